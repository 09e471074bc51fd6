/// How bars look; our choice after iOS 13, all in points.
enum BarMetrics {
  static let height: CGFloat = 44
  static let tabBarHeight: CGFloat = 49
  static let margin: CGFloat = 16
  static let gap: CGFloat = 8
  static let fontSize: CGFloat = 17
  /// The least width of what a finger has to hit.
  static let reach: CGFloat = 44
  static let pressedAlpha: CGFloat = 0.3
  static let disabledAlpha: CGFloat = 0.35
  static let hairline: CGFloat = 0.5

  static let background = UIColor.dynamic(0xF9F9_F9FA, 0x1616_18FA)
}

/// A bar button item as a view: its picture, else its title, or a view of the app's own.
final class BarButton: PressableView {
  let item: UIBarButtonItem
  /// How titles look in the bar where the app has said so; the item's own look comes first.
  var barStyle: ItemTitleStyle? {
    didSet { if barStyle !== oldValue { lookChanged() } }
  }
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shown = Weak(wrappedValue: self)
    onPress = weakify(item) { $0.wasPressed() }
    if let custom = item.customView {
      isAccessibilityElement = false
      accessibilityTraits = .none
      addSubview(custom)
    } else if isSpace {
      isAccessibilityElement = false
      accessibilityTraits = .none
    } else {
      label.isAccessibilityElement = false
      label.accessibilityElementsHidden = true
      picture.contentMode = .center
      addSubview(label)
      addSubview(picture)
    }
    read()
  }

  private var isSpace: Bool { item.systemItem?.isSpace == true }

  /// Takes over what the item says.
  func read() {
    guard item.customView == nil else { return }
    picture.image = item.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    label.text = item.image == nil ? item.title : nil
    accessibilityLabel = item.accessibilityLabel ?? item.title
    // Such as a split view's own, where there is nothing to show or to hide: the keyboard and screen readers pass it by.
    accessibilityElementsHidden = !isSpace && item.image == nil && (accessibilityLabel ?? "").isEmpty
    isEnabled = item.isEnabled
    if item.tintColor != nil || ownTintColor != nil { tintColor = item.tintColor }
    lookChanged()
    setNeedsLayout()
  }

  /// The room that it takes in a bar.
  var wantedWidth: CGFloat {
    if item.width > 0 { return item.width }
    if isSpace { return 0 }
    if let custom = item.customView { return custom.bounds.size.width }
    if let image = item.image { return max(image.size.width, BarIcons.side) }
    return label.sizeThatFits(.zero).width
  }

  override func lookChanged() {
    label.font = .systemFont(ofSize: BarMetrics.fontSize, weight: item.style == .done ? .semibold : .regular)
    label.textColor = isEnabled ? tintColor : .secondaryLabel
    let state: UIControl.State = isEnabled ? isPressed ? .highlighted : .normal : .disabled
    barStyle?.apply(to: label, in: state)
    item.titleStyle?.apply(to: label, in: state)
    alpha = isPressed ? BarMetrics.pressedAlpha : isEnabled ? 1 : BarMetrics.disabledAlpha
  }

  override func tintColorDidChange() {
    lookChanged()
  }

  override func layoutSubviews() {
    if let custom = item.customView {
      let size = custom.bounds.size
      custom.frame = CGRect(
        x: (bounds.size.width - size.width) / 2, y: (bounds.size.height - size.height) / 2, width: size.width,
        height: size.height)
      return
    }
    label.frame = bounds
    label.textAlignment = .center
    picture.frame = bounds
  }

  /// A finger need not hit the letters.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let room = max(BarMetrics.reach - bounds.size.width, BarMetrics.gap) / 2
    return bounds.insetBy(dx: -room, dy: 0).contains(point)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isSpace ? nil : super.hitTest(point, with: event)
  }
}
