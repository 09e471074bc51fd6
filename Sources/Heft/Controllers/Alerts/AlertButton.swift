/// A button of an alert or a sheet of actions, as wide as its place.
final class AlertButton: PressableView {
  let action: UIAlertAction
  private let label = UILabel()
  private let line = UIView()
  private let sideLine = UIView()

  init(_ action: UIAlertAction, fontSize: CGFloat, isBold: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: fontSize, weight: isBold ? .semibold : .regular))
    label.adjustsFontForContentSizeCategory = true
    label.accessibilityElementsHidden = true
    for line in [line, sideLine] { line.backgroundColor = .separator }
    sideLine.isHidden = true
    accessibilityLabel = action.title
    addSubview(label)
    addSubview(line)
    addSubview(sideLine)
    let reference = Weak<AlertButton>(wrappedValue: self)
    action.onChange = { reference.wrappedValue?.read() }
    read()
  }

  private func read() {
    isEnabled = action.isEnabled
    lookChanged()
  }

  override func lookChanged() {
    backgroundColor = isPressed ? AlertMetrics.pressed : AlertMetrics.ground
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    lookChanged()
  }

  /// The width that its title takes.
  var wantedWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * BarMetrics.gap }

  /// Whether another button stands on its left.
  var isBesideAnother = false {
    didSet { sideLine.isHidden = !isBesideAnother }
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: BarMetrics.gap, dy: 0)
    line.frame = CGRect(x: 0, y: 0, width: bounds.size.width, height: BarMetrics.hairline)
    sideLine.frame = CGRect(x: 0, y: 0, width: BarMetrics.hairline, height: bounds.size.height)
  }
}
