// What a cell has around its content: the ground, the line below, what stands at the left and right.

extension UITableViewCell {
  /// Shows the cell as its table wants it.
  func show(_ look: CellLook) {
    guard look != parts.look else { return }
    let old = parts.look
    parts.look = look
    if look.isButton != old.isButton {
      isAccessibilityElement = look.isButton
      accessibilityTraits = look.isButton ? .button : .none
    }
    setNeedsLayout()
  }

  func layOutParts() {
    layOutGround()
    layOutSeparator()
    let look = parts.look
    var left = look.safeLeft
    if let control = parts.control {
      control.frame = CGRect(x: left, y: 0, width: TableNumbers.editingWidth + 6, height: bounds.size.height)
      if isEditing { left += TableNumbers.editingWidth }
    }
    let right = layOutAccessories(from: bounds.size.width - look.safeRight)
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
    let look = parts.look
    var room = bounds
    let reach = TableNumbers.insetCorner
    if look.isInset {
      if !look.roundsTop { room = CGRect(x: 0, y: -reach, width: room.size.width, height: room.maxY + reach) }
      if !look.roundsBottom { room.size.height += reach }
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
      selection.cornerRadius = look.isInset ? reach : 0
      selection.frame = room
    }
  }

  private func layOutSeparator() {
    guard parts.look.hasSeparator else {
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
    let inset = separatorInset ?? parts.look.separatorInset
    let left = inset.left + parts.look.safeLeft + (isEditing ? TableNumbers.editingWidth : 0)
    let height = TableNumbers.separatorHeight
    line.frame = CGRect(
      x: left, y: bounds.size.height - height,
      width: max(bounds.size.width - left - inset.right, 0), height: height)
  }

  // MARK: Selection

  func selectionChanged(animated: Bool) {
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

  func accessoryChanged() {
    for view in parts.accessories { view.removeFromSuperview() }
    parts.accessories = []
    if let accessoryView {
      addSubview(accessoryView)
    } else {
      parts.accessories = makeAccessories()
      for view in parts.accessories { addSubview(view) }
    }
    setNeedsLayout()
    (superview as? UITableView)?.showLook(of: self)
  }

  /// From right to left.
  private func makeAccessories() -> [UIView] {
    switch accessoryType {
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
    let button = TapArea(name: "More info") { [cell = WeakReference(self, token: lifeToken)] in
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
    if let view = accessoryView {
      let size = view.bounds.size
      let left = edge - TableNumbers.margin - size.width
      view.frame = CGRect(x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
      return left - 8
    }
    var right = edge
    for view in parts.accessories {
      let size = view.bounds.size
      if view is TapArea {
        // A button's area is wider than what is seen of it, and as high as the row.
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

  // MARK: Editing

  func editingChanged(animated: Bool) {
    if isEditing, parts.look.editingStyle != .none {
      let style = parts.look.editingStyle
      parts.control?.removeFromSuperview()
      let name = style == .insert ? "Insert" : "Delete"
      let control = TapArea(name: name) { [cell = WeakReference(self, token: lifeToken)] in
        guard let cell = cell.object else { return }
        (cell.superview as? UITableView)?.editingControlTapped(cell)
      }
      let picture = UITableViewCell.picture(style == .insert ? TableGlyphs.plus : TableGlyphs.minus)
      picture.frame = CGRect(
        x: TableNumbers.margin, y: (bounds.size.height - 22) / 2, width: 22, height: 22)
      control.addSubview(picture)
      control.alpha = animated ? 0 : 1
      parts.control = control
      addSubview(control)
    }
    let control = parts.control
    guard isEditing || control != nil else { return }
    let isShown = isEditing
    guard animated else {
      layOutParts()
      if !isShown { removeControl(control) }
      return
    }
    UIView.animate(
      withDuration: TableNumbers.updateDuration,
      animations: {
        control?.alpha = isShown ? 1 : 0
        layOutParts()
      },
      completion: { [cell = WeakReference(self, token: lifeToken)] _ in
        if !isShown { cell.object?.removeControl(control) }
      })
  }

  private func removeControl(_ control: UIView?) {
    guard let control, parts.control === control, !isEditing else { return }
    control.removeFromSuperview()
    parts.control = nil
  }
}
