/// One tab: a picture over a title, and what is new in it.
final class TabButton: PressableView {
  /// Our choice after iOS 13, in points.
  private static let fontSize: CGFloat = 10
  private static let pictureTop: CGFloat = 6
  private static let titleTop: CGFloat = 33
  private static let badgeHeight: CGFloat = 18

  let item: UITabBarItem
  /// How tabs look in the bar where the app has said so; the item's own look comes first.
  var barStyle: ItemTitleStyle? {
    didSet { if barStyle !== oldValue { lookChanged() } }
  }
  var isSelected = false {
    didSet { read() }
  }
  /// The tab's color while another one is selected; nil is gray.
  var unselectedColor: UIColor? {
    didSet { if unselectedColor !== oldValue { lookChanged() } }
  }
  var place = (number: 1, count: 1) {
    didSet { read() }
  }

  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.backgroundColor = .systemRed
    badge.cornerRadius = TabButton.badgeHeight / 2
    badge.clipsToBounds = true
    for text in [label, badge] {
      text.textAlignment = .center
      text.accessibilityElementsHidden = true
      text.isAccessibilityElement = false
    }
    addSubview(picture)
    addSubview(label)
    addSubview(badge)
    read()
  }

  /// Takes over what the item says.
  func read() {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    label.text = item.title
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    isEnabled = item.isEnabled
    let name = item.accessibilityLabel ?? item.title ?? ""
    accessibilityLabel = name
    accessibilityValue = item.badgeValue
    accessibilityRole = .tab
    accessibilityTraits.set(.selected, isSelected)
    lookChanged()
    setNeedsLayout()
  }

  override func lookChanged() {
    let color: UIColor = isSelected ? tintColor : unselectedColor ?? .systemGray
    let state: UIControl.State = isEnabled ? isSelected ? .selected : .normal : .disabled
    label.font = .systemFont(ofSize: TabButton.fontSize, weight: .medium)
    label.textColor = color
    barStyle?.apply(to: label, in: state)
    item.titleStyle?.apply(to: label, in: state)
    // The tabs that are not selected are gray, and the picture takes the color of its view.
    picture.tintColor = barStyle?.iconColor(in: state) ?? color
    alpha = isPressed ? BarMetrics.pressedAlpha : isEnabled ? 1 : BarMetrics.disabledAlpha
  }

  override func tintColorDidChange() {
    lookChanged()
  }

  override func layoutSubviews() {
    let width = bounds.size.width
    let side = BarIcons.side
    picture.frame = CGRect(x: (width - side) / 2, y: TabButton.pictureTop, width: side, height: side)
    label.frame = CGRect(x: 2, y: TabButton.titleTop, width: max(width - 4, 0), height: 12)
    let height = TabButton.badgeHeight
    let badgeWidth = max(badge.sizeThatFits(.zero).width + 8, height)
    badge.frame = CGRect(x: width / 2 + 4, y: 2, width: badgeWidth, height: height)
  }
}
