import HeftLayout

extension LayoutEngine {
  /// Returns the expression that a constraint relates to 0; nil if an item is gone.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
    guard let first = constraint.firstItem, let ancestor = constraint.commonAncestor() else { return nil }
    var sum = LayoutExpression([], constant: -Double(constraint.constant))
    add(constraint.firstAttribute, of: first, in: ancestor, times: 1, to: &sum)
    if constraint.isOfTwo {
      guard let second = constraint.secondItem else { return nil }
      add(
        constraint.secondAttribute, of: second, in: ancestor, times: -Double(constraint.multiplier), to: &sum)
    }
    if let starts = constraint.starts {
      add(starts.first, in: ancestor, times: -1, to: &sum)
      add(starts.second, in: ancestor, times: Double(constraint.multiplier), to: &sum)
    }
    return sum
  }

  private func add(
    _ start: LengthStart, in ancestor: UIView, times factor: Double, to sum: inout LayoutExpression
  ) {
    if let item = start.item { add(start.attribute, of: item, in: ancestor, times: factor, to: &sum) }
  }

  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of item: NSObject, in ancestor: UIView, times factor: Double,
    to sum: inout LayoutExpression
  ) {
    guard let view = LayoutEngine.view(of: item) else { return }
    if item === view, attribute == .firstBaseline || attribute == .lastBaseline {
      let shown = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if shown !== view, shown.isDescendant(of: view) {
        return add(attribute, of: shown, in: ancestor, times: factor, to: &sum)
      }
    }
    var box: LayoutBox
    var start: UIView? = view
    if let guide = item as? UILayoutGuide {
      box = self.box(of: guide)
    } else if let scrollView = view as? UIScrollView, view === ancestor, attribute != .width,
      attribute != .height
    {
      // Views in a scroll view are tied to its content.
      box = self.box(of: scrollView.contentLayoutGuide)
    } else {
      box = self.box(of: view)
      // Otherwise the view's own place is the first step.
      if view === ancestor { start = nil }
    }
    func term(_ variable: LayoutVariable, _ share: Double) {
      sum.terms.append(LayoutTerm(variable, factor * share))
    }
    let isGuide = box.guide != nil
    // A view that a scroll view zooms takes as much room as it is shown with.
    let scale = !isGuide && view !== ancestor ? LayoutEngine.zoomScale(of: view) : 1
    /// Adds the distance between the ancestor's origin and the item's.
    func origin(_ isHorizontal: Bool) {
      if isGuide { term(isHorizontal ? box.x : box.y, 1) }
      var here = start
      while let view = here, view !== ancestor {
        let outer = self.box(of: view)
        term(isHorizontal ? outer.x : outer.y, 1)
        here = view.superview
      }
    }
    let margins = view.layoutMargins
    let insets = isGuide ? .zero : view.alignmentRectInsets
    switch attribute {
    case .left, .leading:
      origin(true)
      sum.constant += factor * Double(insets.left)
    case .right, .trailing:
      origin(true)
      term(box.width, scale)
      sum.constant -= factor * Double(insets.right)
    case .centerX:
      origin(true)
      term(box.width, 0.5 * scale)
      sum.constant += factor * Double(insets.left - insets.right) / 2
    case .top:
      origin(false)
      sum.constant += factor * Double(insets.top)
    case .bottom:
      origin(false)
      term(box.height, scale)
      sum.constant -= factor * Double(insets.bottom)
    case .centerY:
      origin(false)
      term(box.height, 0.5 * scale)
      sum.constant += factor * Double(insets.top - insets.bottom) / 2
    case .width:
      term(box.width, 1)
      sum.constant -= factor * Double(insets.left + insets.right)
    case .height:
      term(box.height, 1)
      sum.constant -= factor * Double(insets.top + insets.bottom)
    case .firstBaseline, .lastBaseline:
      origin(false)
      let (share, offset) = baseline(of: view, isFirst: attribute == .firstBaseline)
      term(box.height, share)
      sum.constant += factor * offset
    case .leftMargin, .leadingMargin:
      origin(true)
      sum.constant += factor * Double(margins.left)
    case .rightMargin, .trailingMargin:
      origin(true)
      term(box.width, scale)
      sum.constant -= factor * Double(margins.right)
    case .topMargin:
      origin(false)
      sum.constant += factor * Double(margins.top)
    case .bottomMargin:
      origin(false)
      term(box.height, scale)
      sum.constant -= factor * Double(margins.bottom)
    case .centerXWithinMargins:
      origin(true)
      term(box.width, 0.5 * scale)
      sum.constant += factor * Double(margins.left - margins.right) / 2
    case .centerYWithinMargins:
      origin(false)
      term(box.height, 0.5 * scale)
      sum.constant += factor * Double(margins.top - margins.bottom) / 2
    case .notAnAttribute: break
    }
  }

  /// Where a view's baseline is: a share of its height, and points from there. That of a view without words is its
  /// bottom.
  private func baseline(of view: UIView, isFirst: Bool) -> (share: Double, offset: Double) {
    let font: UIFont
    var lines: CGFloat = 1
    if let label = view as? UILabel {
      font = label.font
      let height = label.sizeThatFits(label.bounds.size).height
      lines = max((height / font.lineHeight).rounded(), 1)
    } else if let button = view as? UIButton, let label = button.titleLabel {
      font = label.font
    } else if let field = view as? UITextField, let own = field.font {
      font = own
    } else {
      return (1, 0)
    }
    let middle = Double((lines - 1) * font.lineHeight / 2)
    return (0.5, (isFirst ? -middle : middle) + Double(LayoutNumbers.baseline * font.pointSize))
  }

  // MARK: Conflicts

  /// Tells which constraints cannot hold together, and which one does not count any more.
  func report(_ conflict: LayoutConflict, breaking constraint: NSLayoutConstraint) {
    var lines = "Unable to simultaneously satisfy constraints.\n("
    var isNamed = false
    for number in conflict.constraints {
      guard number.index < owners.count, let owner = owners[number.index] else { continue }
      lines += "\n    \(owner.text)"
      if owner === constraint { isNamed = true }
    }
    if !isNamed { lines += "\n    \(constraint.text)" }
    print(lines + "\n)\nWill attempt to recover by breaking constraint\n\(constraint.text)")
  }
}

extension NSLayoutConstraint {
  /// The constraint as the console names it.
  var text: String {
    var text = "<NSLayoutConstraint"
    if let identifier { text += " '\(identifier)'" }
    text += " \(name(of: firstItem)).\(name(of: firstAttribute))"
    text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
    if isOfTwo {
      text += "\(name(of: secondItem)).\(name(of: secondAttribute))"
      if multiplier != 1 { text += " * \(Double(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - \(Double(-constant))" : " + \(Double(constant))" }
    } else {
      text += "\(Double(constant))"
    }
    if priority != .required { text += " @\(Double(priority.rawValue))" }
    return text + ">"
  }

  private func name(of item: NSObject?) -> String {
    if let guide = item as? UILayoutGuide {
      switch guide.kind {
      case .safeArea: return "safeAreaLayoutGuide"
      case .margins: return "layoutMarginsGuide"
      case .readable: return "readableContentGuide"
      case .top: return "topLayoutGuide"
      case .bottom: return "bottomLayoutGuide"
      case .scrolled: return "contentLayoutGuide"
      case .seen: return "frameLayoutGuide"
      case .free: return guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
      }
    }
    guard let view = item as? UIView else { return "UIView" }
    var kind = "UIView"
    if let label = view as? UILabel {
      kind = "UILabel '\(label.text ?? "")'"
    } else if let button = view as? UIButton {
      kind = "UIButton '\(button.currentTitle ?? "")'"
    } else if view is UIImageView {
      kind = "UIImageView"
    }
    return kind + mark(of: view)
  }

  /// What tells a view from others of its kind: its name for tests or for screen readers, or else its place.
  private func mark(of view: UIView) -> String {
    if let name = view.accessibilityIdentifier ?? view.accessibility?.label { return " '\(name)'" }
    guard let siblings = view.superview?.subviews, siblings.count > 1,
      let place = siblings.firstIndex(where: { $0 === view })
    else { return "" }
    return " \(place + 1) of \(siblings.count)"
  }

  private func name(of attribute: Attribute) -> String {
    switch attribute {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .lastBaseline: return "lastBaseline"
    case .firstBaseline: return "firstBaseline"
    case .leftMargin: return "leftMargin"
    case .rightMargin: return "rightMargin"
    case .topMargin: return "topMargin"
    case .bottomMargin: return "bottomMargin"
    case .leadingMargin: return "leadingMargin"
    case .trailingMargin: return "trailingMargin"
    case .centerXWithinMargins: return "centerXWithinMargins"
    case .centerYWithinMargins: return "centerYWithinMargins"
    case .notAnAttribute: return "notAnAttribute"
    }
  }
}
