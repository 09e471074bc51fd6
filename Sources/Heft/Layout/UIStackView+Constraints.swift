extension UIStackView {
  /// Makes the constraints between the views that are shown.
  final func arrange(_ shown: [UIView]) {
    guard let first = shown.first, let last = shown.last else { return }
    let edge: NSObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    relate(first, start, .equal, edge, start)
    relate(edge, end, .equal, last, end)
    for (one, next) in zip(shown, shown.dropFirst()) { separate(one, next) }
    switch distribution {
    case .fillEqually: equalize(shown)
    case .fillProportionally: share(shown, edge)
    case .equalSpacing, .equalCentering: spread(shown)
    case .fill: break
    }
    for view in shown { align(view, first, edge) }
  }

  private var isRow: Bool { axis == .horizontal }
  private var start: NSLayoutConstraint.Attribute { isRow ? .left : .top }
  private var end: NSLayoutConstraint.Attribute { isRow ? .right : .bottom }
  private var length: NSLayoutConstraint.Attribute { isRow ? .width : .height }

  private func relate(
    _ one: NSObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ other: NSObject, _ otherAttribute: NSLayoutConstraint.Attribute, times factor: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: factor, constant: constant)
    constraint.priority = priority
    constraint.identifier = "UIStackView"
    made.append(constraint)
  }

  private func separate(_ one: UIView, _ next: UIView) {
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    let isByBaseline = isBaselineRelativeArrangement && !isRow
    relate(
      next, isByBaseline ? .firstBaseline : start, isLoose ? .greaterThanOrEqual : .equal, one,
      isByBaseline ? .lastBaseline : end, plus: gap(after: one))
  }

  private func equalize(_ shown: [UIView]) {
    for view in shown.dropFirst() { relate(view, length, .equal, shown[0], length) }
  }

  /// Gives each view the share of the length that its content has of all contents.
  private func share(_ shown: [UIView], _ edge: NSObject) {
    let lengths = shown.map { contentLength(of: $0) }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return equalize(shown) }
    let room = shown.dropLast().reduce(CGFloat(0)) { $0 + gap(after: $1) }
    for (view, own) in zip(shown, lengths) {
      // Not quite required: in a stack that is too short the gaps stay.
      relate(
        view, length, .equal, edge, length, times: own / total, plus: -room * own / total,
        priority: .required - 1)
    }
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let content = view.intrinsicContentSize
    let own = isRow ? content.width : content.height
    if own >= 0 { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return max(isRow ? fitting.width : fitting.height, 0)
  }

  /// Lets guides fill the room between views, or between their middles, and makes them as long as each other.
  private func spread(_ shown: [UIView]) {
    let isCentering = distribution == .equalCentering
    let middle: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
    for (one, next) in zip(shown, shown.dropFirst()) {
      let guide = UILayoutGuide()
      addLayoutGuide(guide)
      relate(guide, start, .equal, one, isCentering ? middle : end)
      relate(guide, end, .equal, next, isCentering ? middle : start)
      if let first = gapGuides.first {
        // Middles keep one distance only as far as contents and gaps allow.
        relate(guide, length, .equal, first, length, priority: isCentering ? 149 : .required)
      }
      gapGuides.append(guide)
    }
  }

  /// Places a view across the stack.
  private func align(_ view: UIView, _ first: UIView, _ edge: NSObject) {
    let start: NSLayoutConstraint.Attribute = isRow ? .top : .left
    let end: NSLayoutConstraint.Attribute = isRow ? .bottom : .right
    let breadth: NSLayoutConstraint.Attribute = isRow ? .height : .width
    let isByBaseline = isRow && (alignment == .firstBaseline || alignment == .lastBaseline)
    let isAtStart = alignment == .fill || alignment == .leading || alignment.isBaseline && !isRow
    let isAtEnd = alignment == .fill || alignment == .trailing
    relate(view, start, isAtStart ? .equal : .greaterThanOrEqual, edge, start)
    relate(edge, end, isAtEnd ? .equal : .greaterThanOrEqual, view, end)
    if alignment == .fill { return }
    // Where nothing else says, the stack is as broad as its broadest view.
    relate(edge, breadth, .equal, view, breadth, priority: 49)
    if alignment == .center {
      let middle: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
      relate(view, middle, .equal, edge, middle)
    } else if isByBaseline {
      let isFirst = alignment == .firstBaseline
      let baseline: NSLayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
      if view !== first { relate(view, baseline, .equal, first, baseline) }
      // In a stack with more room the views keep to one side.
      let side = isFirst ? start : end
      relate(view, side, .equal, edge, side, priority: 48)
    }
  }
}

extension UIStackView.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
