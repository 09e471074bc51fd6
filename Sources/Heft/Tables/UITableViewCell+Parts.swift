// The parts of a cell around its content: the ground, the line below, the accessories at the left and right.

extension UITableViewCell {
  /// Shows the cell as its table wants it.
  func show(_ rowStyle: RowStyle) {
    guard rowStyle != parts.rowStyle else { return }
    let old = parts.rowStyle
    parts.rowStyle = rowStyle
    if rowStyle.isButton != old.isButton {
      isAccessibilityElement = rowStyle.isButton
      accessibilityTraits = rowStyle.isButton ? .button : .none
    }
    if rowStyle.showsMark || old.showsMark { showMark() }
    if isEditing,
      rowStyle.editingStyle != old.editingStyle || rowStyle.showsMark != old.showsMark
        || (rowStyle.order == nil) != (old.order == nil)
    {
      editingChanged(animated: false)
    }
    if let order = rowStyle.order { parts.handle?.show(order, of: self) }
    setNeedsLayout()
  }

  func layOutParts() {
    layOutGround()
    layOutSeparator()
    let rowStyle = parts.rowStyle
    var left = rowStyle.safeLeft
    if let control = parts.control {
      control.frame = CGRect(x: left, y: 0, width: TableNumbers.editingWidth + 6, height: bounds.size.height)
      left += editingIndent
    }
    var edge = bounds.size.width - rowStyle.safeRight
    if let handle = parts.handle {
      let width = TableNumbers.handleWidth
      handle.frame = CGRect(x: edge - width, y: 0, width: width, height: bounds.size.height)
      if isEditing { edge -= width }
    }
    let right = layOutAccessories(from: edge)
    contentView.frame = CGRect(x: left, y: 0, width: max(right - left, 0), height: bounds.size.height)
    layOutContent()
  }

  // MARK: The ground

  func groundChanged(from old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// The ground of an inset section reaches past the cell where it is not round, and the cell cuts it off.
  private func layOutGround() {
    let rowStyle = parts.rowStyle
    var room = bounds
    let reach = TableNumbers.insetCorner
    if rowStyle.isInset {
      if !rowStyle.roundsTop {
        room = CGRect(x: 0, y: -reach, width: room.size.width, height: room.maxY + reach)
      }
      if !rowStyle.roundsBottom { room.size.height += reach }
      let ground = parts.ground ?? UIView()
      if parts.ground == nil {
        parts.ground = ground
        ground.isUserInteractionEnabled = false
        ground.clipsToBounds = true
        ground.cornerRadius = reach
        insertSubview(ground, at: 0)
      }
      ground.backgroundColor = backgroundColor ?? ground.backgroundColor
      if backgroundColor != nil { backgroundColor = nil }
      ground.frame = room
    }
    backgroundView?.frame = bounds
    if let selection = parts.selection {
      selection.cornerRadius = rowStyle.isInset ? reach : 0
      selection.frame = room
    }
  }

  private func layOutSeparator() {
    guard parts.rowStyle.hasSeparator else {
      parts.separator?.isHidden = true
      return
    }
    let line = parts.separator ?? UIView()
    if parts.separator == nil {
      parts.separator = line
      line.isUserInteractionEnabled = false
      line.alpha = TableNumbers.separatorAlpha
      addSubview(line)
    }
    line.isHidden = false
    line.backgroundColor = (superview as? UITableView)?.separatorColor ?? .separator
    let inset = separatorInset ?? parts.rowStyle.separatorInset
    let left = inset.left + parts.rowStyle.safeLeft + editingIndent
    let height = TableNumbers.separatorHeight
    line.frame = CGRect(
      x: left, y: bounds.size.height - height,
      width: max(bounds.size.width - left - inset.right, 0), height: height)
  }

  // MARK: Selection

  func selectionChanged(animated: Bool) {
    stateChanged?()
    if parts.rowStyle.showsMark { showMark() }
    let isLit = (isSelected || isHighlighted) && selectionStyle != .none
    guard isLit || parts.selection != nil else { return }
    let view = selectedBackgroundView ?? parts.selection ?? UITableViewCell.makeSelection()
    if parts.selection !== view {
      parts.selection?.removeFromSuperview()
      parts.selection = view
      view.alpha = 0
      insertSubview(view, belowSubview: contentView)
      setNeedsLayout()
    }
    if animated {
      UIView.animate(withDuration: TableNumbers.fadeDuration) { view.alpha = isLit ? 1 : 0 }
    } else {
      view.alpha = isLit ? 1 : 0
    }
  }

  private static func makeSelection() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.backgroundColor = .systemGray4
    return view
  }

  // MARK: Accessories

  /// Whether anything stands at the right, in one way of being shown or the other.
  var hasAccessories: Bool {
    accessoryType != .none || accessoryView != nil || editingAccessoryType != .none
      || editingAccessoryView != nil
  }

  /// The view of the app's own that stands at the right now.
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  func accessoryChanged() {
    for view in parts.accessories { view.removeFromSuperview() }
    parts.accessories = []
    (isEditing ? accessoryView : editingAccessoryView)?.removeFromSuperview()
    if let view = shownAccessoryView {
      if view.superview !== self { addSubview(view) }
    } else {
      parts.accessories = makeAccessories()
      for view in parts.accessories { addSubview(view) }
    }
    setNeedsLayout()
    (superview as? UITableView)?.showStyle(of: self)
  }

  /// From right to left.
  private func makeAccessories() -> [UIView] {
    switch isEditing ? editingAccessoryType : accessoryType {
    case .none: return []
    case .disclosureIndicator: return [UITableViewCell.makeChevron()]
    case .checkmark: return [UITableViewCell.picture(TableGlyphs.checkmark)]
    case .detailButton: return [makeDetailButton()]
    case .detailDisclosureButton: return [UITableViewCell.makeChevron(), makeDetailButton()]
    }
  }

  private static func picture(_ image: UIImage) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    return view
  }

  private static func makeChevron() -> UIImageView {
    let view = picture(TableGlyphs.chevron)
    view.tintColor = .tertiaryLabel
    return view
  }

  private func makeDetailButton() -> UIView {
    let button = TapArea(name: "More info") { [cell = Weak(self, token: lifeToken)] in
      guard let cell = cell.object else { return }
      (cell.superview as? UITableView)?.accessoryTapped(cell)
    }
    let picture = UITableViewCell.picture(TableGlyphs.detail)
    button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    picture.frame = CGRect(x: 11, y: 11, width: 22, height: 22)
    picture.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    button.addSubview(picture)
    return button
  }

  /// Returns where the content ends.
  private func layOutAccessories(from edge: CGFloat) -> CGFloat {
    let height = bounds.size.height
    if let view = shownAccessoryView {
      let size = view.bounds.size
      let left = edge - TableNumbers.margin - size.width
      view.frame = CGRect(x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
      return left - 8
    }
    var right = edge
    for view in parts.accessories {
      let size = view.bounds.size
      if view is TapArea {
        // A button's area is wider than its visible part, and as high as the row.
        right = min(right, edge - 5)
        view.frame = CGRect(x: right - 44, y: 0, width: 44, height: height)
        right -= 44
      } else {
        right -= right == edge ? TableNumbers.margin : 4
        view.frame = CGRect(
          x: right - size.width, y: (height - size.height) / 2, width: size.width, height: size.height)
        right -= size.width
      }
    }
    return parts.accessories.isEmpty ? edge : right - 4
  }
}
