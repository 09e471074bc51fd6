/// The bar at the bottom with a button for each tab.
open class UITabBar: UIView {
  /// The items of the bar, from the left.
  open var items: [UITabBarItem]? {
    didSet { makeButtons() }
  }
  /// The item that is highlighted.
  open var selectedItem: UITabBarItem? {
    didSet {
      for button in buttons { button.isSelected = button.item === selectedItem }
      lookMayChange()
    }
  }
  /// The color of the bar; nil is the system's.
  open var barTintColor: UIColor? {
    didSet { showLook() }
  }
  /// The color of the tabs that are not selected; nil is the system's gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor } }
  }
  /// What the app has taken away with empty pictures.
  package final var emptyParts: EmptyBarParts? {
    didSet {
      isStyled = true
      showLook()
    }
  }
  /// Kept only: views always go on under the bar and keep clear of it.
  open var isTranslucent = true

  /// How the bar looks where the app says more than its color.
  final var look: BarLook? {
    didSet { lookReplaced() }
  }
  /// Whether the app has said more than a color.
  private final var isStyled = false

  /// A tab bar's height, in any width.
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: BarMetrics.tabBarHeight) }

  private final func lookReplaced() {
    look?.tell(self, weakify(self) { $0.showLook() })
    showLook()
  }

  private final func showLook() {
    var parts = BarParts(color: emptyParts?.hasNoBackground == true ? .clear : barTintColor)
    if emptyParts?.hasNoLine == true { parts.shadow = nil }
    for look in [look, selectedItem?.look] {
      guard let look else { continue }
      isStyled = true
      look.change(&parts, of: self, isAtEdge: false)
    }
    backgroundColor = parts.background
    guard isStyled else { return }
    hairline.backgroundColor = parts.shadow
    for button in buttons { button.barStyle = parts.buttons }
  }

  /// Another tab is shown, or an item has changed.
  private final func lookMayChange() {
    if isStyled || selectedItem?.look != nil { showLook() }
  }

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
      button.unselectedColor = unselectedItemTintColor
      button.isSelected = item === selectedItem
      button.onPress = { bar.wrappedValue?.onPress?(index) }
      let reference = Weak<TabButton>(wrappedValue: button)
      item.onChange = {
        reference.wrappedValue?.read()
        bar.wrappedValue?.lookMayChange()
      }
      addSubview(button)
      buttons.append(button)
    }
    lookMayChange()
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
