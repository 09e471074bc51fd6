/// Everything that a navigation bar shows for one item: it appears and disappears as one.
final class NavigationBarContent: UIView {
  /// How far the titles move while one screen takes another's place, as a share of the width (our choice).
  private static let travel: CGFloat = 0.4

  let item: UINavigationItem
  private let back: BarButton?
  private var left: [BarButton] = []
  private var right: [BarButton] = []
  private let title = UILabel()
  private let chevron = UIImageView(image: BarIcons.back)
  private let backArea = BackArea()

  /// The content of an item; `previous` is the item that the back button leads to, and nil if there is none.
  init(_ item: UINavigationItem, previous: UINavigationItem?, goBack: @escaping () -> Void) {
    self.item = item
    var backItem: UIBarButtonItem?
    let keepsBack = item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    if let previous, !item.hidesBackButton, keepsBack {
      let own = previous.backBarButtonItem
      backItem = UIBarButtonItem(title: own?.title ?? previous.title ?? "Back", style: .plain)
      backItem?.tintColor = own?.tintColor
      // A title that the app has emptied leaves the chevron alone.
      if own?.title == nil, backItem?.title?.isEmpty == true { backItem?.title = "Back" }
    }
    back = backItem.map { BarButton($0) }
    super.init(frame: .zero)
    title.text = item.title
    title.font = .systemFont(ofSize: BarMetrics.fontSize, weight: .semibold)
    title.textAlignment = .center
    // An empty title is no heading.
    if let words = item.title, !words.isEmpty {
      title.accessibilityTraits = .header
      title.accessibilityHeadingLevel = 1
    }
    if let back {
      chevron.contentMode = .center
      backArea.accessibilityLabel = "Back"
      if let name = back.item.title, !name.isEmpty, name != "Back" {
        backArea.accessibilityLabel = "Back, " + name
      }
      back.isUserInteractionEnabled = false
      back.accessibilityElementsHidden = true
      backArea.onPress = goBack
      backArea.addSubview(chevron)
      backArea.addSubview(back)
      addSubview(backArea)
    }
    left = (item.leftBarButtonItems ?? []).map { show($0) }
    addSubview(item.titleView ?? title)
    right = (item.rightBarButtonItems ?? []).map { show($0) }
  }

  /// The chevron and its title, pressed as one.
  private final class BackArea: PressableView {
    override func lookChanged() { alpha = isPressed ? BarMetrics.pressedAlpha : 1 }
  }

  private func show(_ item: UIBarButtonItem) -> BarButton {
    let button = BarButton(item)
    let reference = Weak<BarButton>(wrappedValue: button)
    item.onChange = {
      reference.wrappedValue?.read()
      reference.wrappedValue?.superview?.setNeedsLayout()
    }
    addSubview(button)
    return button
  }

  /// Has the title and the buttons look as an app wants them; anew where they may have looked otherwise.
  func style(_ parts: BarParts, anew: Bool) {
    if anew {
      title.textColor = .label
      title.font = .systemFont(ofSize: BarMetrics.fontSize, weight: .semibold)
    }
    parts.title?.apply(to: title)
    for button in left { button.barStyle = parts.style(of: button.item) }
    for button in right { button.barStyle = parts.style(of: button.item) }
    back?.barStyle = parts.backButton
    if anew { setNeedsLayout() }
  }

  /// Whether the title is visible; it is hidden while a large title stands in for it.
  var showsTitle = true {
    didSet {
      title.alpha = showsTitle ? 1 : 0
      title.accessibilityElementsHidden = !showsTitle
    }
  }

  /// Where the content is on its way: 0 is at its place, 1 to the right and -1 to the left of it, unseen.
  func move(to offset: CGFloat, reducesMotion: Bool) {
    // Halfway, neither title is clearly visible: the two never overlap.
    alpha = max(0, 1 - abs(offset) * 2)
    let distance = reducesMotion ? 0 : offset * bounds.size.width * NavigationBarContent.travel
    transform = CGAffineTransform(translationX: distance, y: 0)
  }

  override func layoutSubviews() {
    let height = bounds.size.height
    let insets = safeAreaInsets
    var start = max(insets.left, 0) + BarMetrics.margin
    var end = bounds.size.width - max(insets.right, 0) - BarMetrics.margin
    let middle = bounds.size.width / 2
    for button in right {
      let width = min(button.wantedWidth, max(end - middle, 0))
      button.frame = CGRect(x: end - width, y: 0, width: width, height: height)
      end -= width + BarMetrics.margin
    }
    if let back {
      // The back button takes at most what the title leaves it, half of the room on the left.
      let chevronWidth = BarIcons.side
      let wanted = back.wantedWidth
      let room = max((bounds.size.width - titleWidth) / 2 - start - chevronWidth - BarMetrics.gap, 0)
      let isShort = wanted > max(room, bounds.size.width / 4)
      let width = isShort ? 0 : wanted
      backArea.frame = CGRect(x: start - BarMetrics.gap, y: 0, width: chevronWidth + width, height: height)
      chevron.frame = CGRect(x: -2, y: 0, width: chevronWidth, height: height)
      back.isHidden = isShort
      back.frame = CGRect(x: chevronWidth - 4, y: 0, width: width, height: height)
      start = backArea.frame.maxX + BarMetrics.margin
    }
    for button in left {
      let width = min(button.wantedWidth, max(end - start, 0))
      button.frame = CGRect(x: start, y: 0, width: width, height: height)
      start += width + BarMetrics.margin
    }
    placeTitle(from: start, to: max(start, end))
  }

  private var titleWidth: CGFloat { title.sizeThatFits(.zero).width }

  /// In the middle of the bar where that is free, else as near to it as the buttons let.
  private func placeTitle(from start: CGFloat, to end: CGFloat) {
    let shown = item.titleView ?? title
    let wanted = item.titleViewSize ?? CGSize(width: titleWidth, height: bounds.size.height)
    let width = min(wanted.width, end - start)
    let height = min(wanted.height, bounds.size.height)
    let x = min(max((bounds.size.width - width) / 2, start), end - width)
    shown.frame = CGRect(x: x, y: (bounds.size.height - height) / 2, width: width, height: height)
    if item.titleView != nil { item.titleViewRoom = shown.bounds.size }
  }
}
