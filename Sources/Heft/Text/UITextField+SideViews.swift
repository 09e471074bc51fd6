// The views beside the text: one at the left, and one or the clear button at the right.
extension UITextField {
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final var showsRightView: Bool { rightView != nil && shows(rightViewMode) }
  final var showsClearButton: Bool { hasText && shows(clearButtonMode) && !showsRightView }

  final func updateSideViews() {
    if let leftView { show(leftView, shows(leftViewMode)) }
    if let rightView { show(rightView, showsRightView) }
    if showsClearButton, clearButton == nil {
      let button = TextFieldClearButton(frame: .zero)
      clearButton = button
      addSubview(button)
    }
    clearButton?.isHidden = !showsClearButton
    setNeedsLayout()
    setNeedsDisplay(.content)
  }

  private final func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview !== self { addSubview(view) }
    view.isHidden = !isShown
  }

  final func layOutSideViews() {
    if let rightView, rightView.superview === self { rightView.frame = rightViewRect(forBounds: bounds) }
    if let leftView, leftView.superview === self { leftView.frame = leftViewRect(forBounds: bounds) }
    clearButton?.frame = clearButtonRect(forBounds: bounds)
    setNeedsDisplay(.content)
  }
}

/// The button that takes a field's text away: a disc with a cross.
final class TextFieldClearButton: UIView {
  private let disc = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.text = "\u{2715}"
    disc.font = .boldSystemFont(ofSize: 10)
    disc.textAlignment = .center
    disc.textColor = .systemBackground
    disc.backgroundColor = .placeholderText
    disc.cornerRadius = TextFieldMeasures.clearDisc / 2
    disc.clipsToBounds = true
    disc.accessibilityElementsHidden = true
    addSubview(disc)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Clear text"
    // It goes as soon as the field loses the keyboard, and would take the keyboard's place along.
    isPassedByTab = true
  }

  override func layoutSubviews() {
    let side = TextFieldMeasures.clearDisc
    disc.frame = CGRect(
      x: (bounds.size.width - side) / 2, y: (bounds.size.height - side) / 2, width: side, height: side)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    _ = accessibilityActivate()
  }

  override func accessibilityActivate() -> Bool {
    (superview as? UITextField)?.clear()
    return true
  }
}
