// The controls of a row while its table is edited: one at the left, and a handle at the right.

extension UITableViewCell {
  /// How far the content moves for the control at the left.
  var editingIndent: CGFloat {
    isEditing && parts.control != nil && parts.rowStyle.indentsWhileEditing ? TableNumbers.editingWidth : 0
  }

  func editingChanged(animated: Bool) {
    if isEditing { makeControls(alpha: animated ? 0 : 1) }
    let control = parts.control
    let handle = parts.handle
    guard control != nil || handle != nil else { return }
    let isShown = isEditing
    guard animated else {
      layOutParts()
      if !isShown { removeControls(control, handle) }
      return
    }
    UIView.animate(
      withDuration: TableNumbers.updateDuration,
      animations: {
        control?.alpha = isShown ? 1 : 0
        handle?.alpha = isShown ? 1 : 0
        layOutParts()
      },
      completion: { [cell = Weak(self, token: lifeToken)] _ in
        if !isShown { cell.object?.removeControls(control, handle) }
      })
  }

  private func makeControls(alpha: CGFloat) {
    parts.control?.removeFromSuperview()
    parts.control = makeControl()
    if let control = parts.control {
      control.alpha = alpha
      addSubview(control)
    }
    parts.handle?.removeFromSuperview()
    parts.handle = nil
    guard let order = parts.rowStyle.order else { return }
    let handle = ReorderControl(
      frame: CGRect(x: 0, y: 0, width: TableNumbers.handleWidth, height: bounds.size.height))
    handle.alpha = alpha
    handle.show(order, of: self)
    parts.handle = handle
    addSubview(handle)
  }

  private func makeControl() -> UIView? {
    let style = parts.rowStyle.editingStyle
    let control: UIView
    let picture = UIImageView(frame: .zero)
    if parts.rowStyle.showsMark {
      control = UIView()
      control.isUserInteractionEnabled = false
      picture.image = isSelected ? TableGlyphs.checkedCircle : TableGlyphs.circle
      picture.tintColor = isSelected ? nil : .tertiaryLabel
    } else if style != .none {
      control = TapArea(name: style == .insert ? "Insert" : "Delete") {
        [cell = Weak(self, token: lifeToken)] in
        guard let cell = cell.object else { return }
        (cell.superview as? UITableView)?.editingControlTapped(cell)
      }
      picture.image = style == .insert ? TableGlyphs.plus : TableGlyphs.minus
    } else {
      return nil
    }
    picture.contentMode = .scaleAspectFit
    let side = TableNumbers.accessorySize
    picture.frame = CGRect(
      x: TableNumbers.margin, y: (bounds.size.height - side.height) / 2, width: side.width,
      height: side.height)
    picture.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    control.frame = CGRect(x: 0, y: 0, width: TableNumbers.editingWidth + 6, height: bounds.size.height)
    control.addSubview(picture)
    return control
  }

  private func removeControls(_ control: UIView?, _ handle: ReorderControl?) {
    guard !isEditing else { return }
    if let control, parts.control === control {
      control.removeFromSuperview()
      parts.control = nil
    }
    if let handle, parts.handle === handle {
      handle.removeFromSuperview()
      parts.handle = nil
    }
  }

  /// Shows and tells whether the row is among those chosen.
  func showMark() {
    let shows = parts.rowStyle.showsMark
    if isAccessibilityElement {
      var traits = UIAccessibilityTraits.button
      if shows && isSelected { traits.insert(.selected) }
      accessibilityTraits = traits
    }
    guard shows, isEditing, let picture = parts.control?.subviews.first as? UIImageView else { return }
    picture.image = isSelected ? TableGlyphs.checkedCircle : TableGlyphs.circle
    picture.tintColor = isSelected ? nil : .tertiaryLabel
  }
}

extension ReorderControl {
  /// Says which row it moves, and where that is.
  func show(_ order: RowOrder, of cell: UITableViewCell) {
    let name = "Reorder " + (cell.accessibilityLabel ?? cell.parts.textLabel?.text ?? "")
    let value = "\(order.row) of \(order.count)"
    if accessibilityLabel != name { accessibilityLabel = name }
    if accessibilityValue != value { accessibilityValue = value }
  }
}
