/// The part of a bar below its row for one item: its large title and its search field. It comes and goes as one.
final class LargeTitlePane: UIView {
  /// The size of a large title, as Apple publishes it.
  private static let fontSize: CGFloat = 34

  let item: UINavigationItem
  @Weak private(set) var screen: UIViewController? = nil
  /// Whether the item has a large title.
  var isLarge: Bool
  /// The content has scrolled under the bar.
  var contentMoved: (() -> Void)?
  /// Whether the large title is under the row.
  var isTitleGone = false {
    didSet { if isTitleGone != oldValue { title.accessibilityElementsHidden = isTitleGone } }
  }

  private let title = UILabel()
  private let cover = TitleCover()

  init(_ item: UINavigationItem, of controller: UIViewController, isLarge: Bool) {
    self.item = item
    self.isLarge = isLarge
    super.init(frame: .zero)
    screen = controller
    clipsToBounds = true
    LargeTitlePane.makeUsual(title)
    title.accessibilityTraits = .header
    title.accessibilityHeadingLevel = 1
    addSubview(title)
    cover.pane = self
    update()
  }

  deinit {
    cover.pane = nil
  }

  /// Gives a large title its default look.
  static func makeUsual(_ title: UILabel) {
    title.font = .systemFont(ofSize: fontSize, weight: .bold)
    title.textColor = .label
  }

  /// Shows the item as it is now.
  func update() {
    title.text = item.title
    title.isHidden = !isLarge
    (superview as? UINavigationBar)?.styleLargeTitle(title)
    if let bar = item.searchController?.searchBar, bar.superview !== self { addSubview(bar) }
  }

  /// The content that scrolls under the bar: the screen's view, or the first view in it.
  private var content: UIScrollView? {
    guard let view = screen?.viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Whether the content can be pulled to be loaded anew.
  var isPulled: Bool { content?.scroll.pull != nil }

  /// Follows the content's scrolling from now on.
  func follow() {
    guard let content, content.scroll.cover !== cover else { return }
    content.scroll.cover = cover
  }

  /// Stops following the content, because the pane is removed.
  func leave() {
    if let content, content.scroll.cover === cover { content.scroll.cover = nil }
    removeFromSuperview()
  }

  /// How far the content is scrolled from where it rests below the whole bar; 0 where it does not go under it.
  func scrolled(under height: CGFloat) -> CGFloat {
    guard let content, !content.isHidden else { return 0 }
    let room = content.scroll.adjustedInsets.top
    guard room >= height else { return 0 }
    let distance = content.contentOffset.y + room
    // Content that fits is not scrolled, wherever it was put.
    return content.verticalRange.isWide || distance < 0 ? distance : 0
  }

  /// The heights of the parts that can collapse, in points.
  fileprivate var collapsible: [CGFloat] {
    let search = item.searchController.map { $0.searchBar.bounds.size.height } ?? 0
    let parts = [item.hidesSearchBarWhenScrolling ? search : 0, isLarge ? title.bounds.size.height : 0]
    return item.searchController?.isActive == true ? [] : parts
  }

  func place(title titleFrame: CGRect, search: CGRect, shown share: CGFloat) {
    let insets = safeAreaInsets
    let margin = BarMetrics.margin
    title.frame = CGRect(
      x: insets.left + margin, y: titleFrame.minY,
      width: max(titleFrame.width - insets.left - insets.right - 2 * margin, 0), height: titleFrame.height)
    guard let bar = item.searchController?.searchBar, bar.superview === self else { return }
    bar.frame = CGRect(
      x: insets.left + margin / 2, y: search.minY,
      width: max(search.width - insets.left - insets.right - margin, 0), height: search.height)
    bar.alpha = max(2 * share - 1, 0)
  }
}

/// Follows the content under a bar with a large title.
private final class TitleCover: ScrollCover {
  /// Cleared by the pane when it is removed.
  @Weak var pane: LargeTitlePane? = nil

  override func moved(in view: UIScrollView) { pane?.contentMoved?() }

  override var freed: CGFloat {
    guard let pane else { return 0 }
    let all = pane.collapsible.reduce(0, +)
    return min(max(pane.scrolled(under: all), 0), all)
  }

  /// Moves a part that is half collapsed on to the nearer end.
  override func landing(_ proposed: CGPoint, in view: UIScrollView) -> CGPoint {
    let top = view.scroll.adjustedInsets.top
    var start: CGFloat = 0
    guard let pane else { return proposed }
    for height in pane.collapsible {
      let scrolled = proposed.y + top - start
      if scrolled > 0, scrolled < height {
        return CGPoint(x: proposed.x, y: start - top + (scrolled < height / 2 ? 0 : height))
      }
      start += height
    }
    return proposed
  }
}
