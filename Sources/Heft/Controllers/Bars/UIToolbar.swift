/// A bar of buttons at the bottom.
open class UIToolbar: UIView {
  /// The buttons and the spaces between them, from the left.
  open var items: [UIBarButtonItem]? {
    didSet { makeButtons() }
  }
  /// The color of the bar; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { showLook() }
  }
  /// Whether views go on under the bar; a toolbar by itself does nothing about it.
  open var isTranslucent = true

  /// How the bar looks where the app says more than its color.
  final var look: BarLook? {
    didSet { lookReplaced() }
  }

  private final let hairline = UIView()
  private final var buttons: [BarButton] = []

  /// A bar with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = BarMetrics.background
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  /// Sets the buttons.
  ///
  /// - Parameters:
  ///   - items: The buttons, from left to right; nil for none.
  ///   - animated: Whether it is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// A bar's height, in any width.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: BarMetrics.height) }

  private final func lookReplaced() {
    look?.tell(self, weakify(self) { $0.showLook() })
    showLook()
  }

  private final func showLook() {
    var parts = BarParts(color: barTintColor)
    look?.change(&parts, of: self, isAtEdge: false)
    backgroundColor = parts.background
    guard look != nil else { return }
    hairline.backgroundColor = parts.shadow
    for button in buttons { button.barStyle = parts.style(of: button.item) }
    setNeedsLayout()
  }

  private final func makeButtons() {
    for button in buttons {
      button.item.onChange = nil
      button.removeFromSuperview()
    }
    buttons = (items ?? []).map { item in
      let button = BarButton(item)
      let reference = Weak<BarButton>(wrappedValue: button)
      item.onChange = {
        reference.wrappedValue?.read()
        reference.wrappedValue?.superview?.setNeedsLayout()
      }
      addSubview(button)
      return button
    }
    if look != nil { showLook() }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.size.width, height: BarMetrics.hairline)
    let safe = safeAreaInsets
    let room = bounds.size.width - safe.left - safe.right - 2 * BarMetrics.margin
    let widths = buttons.map { $0.wantedWidth }
    let flexible = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
    let used = widths.reduce(0, +) + CGFloat(max(buttons.count - 1, 0)) * BarMetrics.gap
    let share = flexible > 0 ? max(room - used, 0) / CGFloat(flexible) : 0
    var x = safe.left + BarMetrics.margin
    for (button, wanted) in zip(buttons, widths) {
      let width = button.item.systemItem == .flexibleSpace ? share : wanted
      button.frame = CGRect(
        x: x, y: 0, width: width, height: min(BarMetrics.height, bounds.size.height))
      x += width + BarMetrics.gap
    }
  }
}
