/// A bar with large titles and search fields below its row, which collapse as the content scrolls under them.
final class LargeTitleBar: NavigationExpansion {
  /// The height of a large title (iOS's), and how much of it has to be gone for the small one to be seen (our choice).
  private static let titleHeight: CGFloat = 52
  private static let nearlyGone: CGFloat = 0.8

  @Weak private var bar: UINavigationBar? = nil
  private var pane: LargeTitlePane?
  private var leaving: LargeTitlePane?
  /// How far what comes has come, 0...1.
  private var progress: CGFloat = 1
  private var showsSmallTitle = true

  init(_ bar: UINavigationBar) {
    super.init()
    self.bar = bar
    begin(bar.topItem)
    settle()
  }

  private var owner: UINavigationController? { bar?.superview?.controller as? UINavigationController }

  // MARK: Heights

  /// The parts below the row while nothing is collapsed, and how much of that is.
  private struct Parts {
    var row = BarMetrics.height
    var title: CGFloat = 0
    var search: CGFloat = 0
    /// How much of the title and of the search field is collapsed.
    var lessTitle: CGFloat = 0
    var lessSearch: CGFloat = 0
    /// How far the content is pulled past its top.
    var more: CGFloat = 0

    var full: CGFloat { row + title + search }
    var height: CGFloat { full - lessTitle - lessSearch + more }
  }

  private func parts(of pane: LargeTitlePane) -> Parts {
    var parts = full(of: pane.screen, isLarge: pane.isLarge)
    let scrolled = pane.scrolled(under: parts.full)
    if scrolled < 0 {
      // What is pulled to be loaded anew shows a wheel below the bar, which stays.
      parts.more = parts.full > parts.row && !pane.isPulled ? -scrolled : 0
    } else {
      let item = pane.item
      let collapses = item.hidesSearchBarWhenScrolling && item.searchController?.isActive != true
      parts.lessSearch = collapses ? min(scrolled, parts.search) : 0
      parts.lessTitle = min(scrolled - parts.lessSearch, parts.title)
    }
    return parts
  }

  private func full(of controller: UIViewController?, isLarge: Bool) -> Parts {
    var parts = Parts()
    let search = controller?.navigationItemIfLoaded?.searchController
    parts.title = isLarge ? LargeTitleBar.titleHeight : 0
    parts.search = search?.searchBar.sizeThatFits(.zero).height ?? 0
    if let search, search.isActive, search.hidesNavigationBarDuringPresentation {
      parts.row = 0
      parts.title = 0
    }
    return parts
  }

  /// Whether a screen's title is large: as its item says, or else the item before it.
  private func isLarge(_ controller: UIViewController) -> Bool {
    guard let bar, bar.prefersLargeTitles, let stack = owner?.stack else { return false }
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return false }
    for below in stack[...index].reversed() {
      switch below.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  override func fullHeight(of controller: UIViewController) -> CGFloat {
    for known in [pane, leaving] {
      if let known, known.screen === controller { return full(of: controller, isLarge: known.isLarge).full }
    }
    return full(of: controller, isLarge: isLarge(controller)).full
  }

  override var rowHeight: CGFloat { pane.map { parts(of: $0).row } ?? BarMetrics.height }

  override var height: CGFloat {
    let end = pane.map { parts(of: $0).height } ?? BarMetrics.height
    guard leaving != nil || progress < 1 else { return end }
    let start = leaving.map { parts(of: $0).height } ?? BarMetrics.height
    return start + (end - start) * progress
  }

  // MARK: Items

  override func begin(_ item: UINavigationItem?) {
    // The item that has made the bar large is shown already.
    if let item, pane?.item === item { return }
    leaving?.leave()
    leaving = pane
    pane = nil
    guard let bar, let item, let owner,
      let controller = owner.stack.first(where: { $0.navigationItemIfLoaded === item })
    else { return }
    let new = LargeTitlePane(item, of: controller, isLarge: isLarge(controller))
    new.contentMoved = { [bar = Weak<UINavigationBar>(wrappedValue: bar)] in
      bar.wrappedValue?.expansionMoved()
    }
    new.follow()
    pane = new
    progress = leaving == nil ? 1 : 0
    bar.addSubview(new)
    new.update()
    item.searchController?.attach(to: controller)
  }

  override func move(incoming: CGFloat, outgoing: CGFloat, reducesMotion: Bool) {
    progress = 1 - abs(incoming)
    for case let (shown?, offset) in [(pane, incoming), (leaving, outgoing)] {
      shown.alpha = reducesMotion ? 1 - abs(offset) : 1
      let width = reducesMotion ? 0 : shown.bounds.size.width
      shown.transform = CGAffineTransform(translationX: offset * width, y: 0)
    }
    owner?.placeNavigationBar()
  }

  override func settle() {
    leaving?.leave()
    leaving = nil
    progress = 1
    pane?.transform = .identity
    pane?.alpha = 1
    pane?.follow()
    owner?.placeNavigationBar()
  }

  override func changed() {
    if let pane, let controller = pane.screen { pane.isLarge = isLarge(controller) }
    pane?.update()
    owner?.viewIfLoaded?.setNeedsLayout()
    bar?.setNeedsLayout()
  }

  // MARK: Layout

  override func layOut(content: NavigationBarContent?, hairline: UIView) {
    guard let bar else { return }
    let top = bar.bounds.size.height - height
    var isCollapsed = true
    for case let shown? in [leaving, pane] {
      let parts = parts(of: shown)
      let start = top + parts.row
      let size = CGSize(width: bar.bounds.size.width, height: max(bar.bounds.size.height - start, 0))
      // Not the frame, because it may be on its way.
      shown.bounds = CGRect(origin: .zero, size: size)
      shown.center = CGPoint(x: size.width / 2, y: start + size.height / 2)
      shown.place(
        title: CGRect(x: 0, y: parts.more - parts.lessTitle, width: size.width, height: parts.title),
        search: CGRect(
          x: 0, y: parts.more + parts.title - parts.lessTitle, width: size.width, height: parts.search),
        shown: parts.search > 0 ? 1 - parts.lessSearch / parts.search : 0)
      isCollapsed = parts.title == 0 || parts.lessTitle >= parts.title * LargeTitleBar.nearlyGone
      shown.isTitleGone = isCollapsed
      hairline.alpha = parts.title > 0 && parts.lessTitle + parts.lessSearch == 0 ? 0 : 1
    }
    if let pane, leaving == nil {
      bar.isAtEdge = pane.scrolled(under: full(of: pane.screen, isLarge: pane.isLarge).full) <= 0
    }
    content?.isHidden = rowHeight == 0
    show(smallTitle: isCollapsed, in: content)
  }

  private func show(smallTitle isShown: Bool, in content: NavigationBarContent?) {
    let isFaded = isShown != showsSmallTitle && leaving == nil && bar?.window != nil
    showsSmallTitle = isShown
    if isFaded {
      UIView.animate(withDuration: TransitionPace.fade) { content?.showsTitle = isShown }
    } else if content?.showsTitle != isShown {
      UIView.performWithoutAnimation { content?.showsTitle = isShown }
    }
  }
}
