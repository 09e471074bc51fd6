/// The bar at the bottom with a button for each tab.
open class UITabBar: UIView {
  /// The items of the bar, from the left.
  open var items: [UITabBarItem]? {
    didSet { makeButtons() }
  }
  /// The item that is highlighted.
  open var selectedItem: UITabBarItem? {
    didSet { for button in buttons { button.isSelected = button.item === selectedItem } }
  }
  /// The color of the bar; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor ?? BarMetrics.background }
  }
  /// Kept only: views always go on under the bar and keep clear of it.
  open var isTranslucent = true

  /// The action of a press on a tab.
  final var onPress: ((Int) -> Void)?
  private final let hairline = UIView()
  private final var buttons: [TabButton] = []

  /// A bar with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = BarMetrics.background
    accessibilityRole = .tablist
    hairline.backgroundColor = .separator
    addSubview(hairline)
  }

  private final func makeButtons() {
    for button in buttons {
      button.item.onChange = nil
      button.removeFromSuperview()
    }
    let items = items ?? []
    let bar = Weak<UITabBar>(wrappedValue: self)
    buttons = []
    for (index, item) in items.enumerated() {
      let button = TabButton(item)
      button.place = (index + 1, items.count)
      button.isSelected = item === selectedItem
      button.onPress = { bar.wrappedValue?.onPress?(index) }
      let reference = Weak<TabButton>(wrappedValue: button)
      item.onChange = { reference.wrappedValue?.read() }
      addSubview(button)
      buttons.append(button)
    }
    setNeedsLayout()
  }

  /// Where the bar is on its way out to the left, as a share of its width: 0 is at its place.
  final func move(to offset: CGFloat) {
    transform = CGAffineTransform(translationX: offset * bounds.size.width, y: 0)
  }

  open override func layoutSubviews() {
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.size.width, height: BarMetrics.hairline)
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let width = max(bounds.size.width - safe.left - safe.right, 0) / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: safe.left + CGFloat(index) * width, y: 0, width: width,
        height: min(BarMetrics.tabBarHeight, bounds.size.height))
    }
  }
}
