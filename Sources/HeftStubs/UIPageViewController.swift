import Heft

/// What comes before a page and after it.
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are; 0, and so none, unless implemented.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which of them is that of the first page shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told when pages are turned. Every method may be left out.
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Pages that fingers turn, one at a time. They slide: a `.pageCurl` does too.
open class UIPageViewController: UIViewController, UIScrollViewDelegate {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable { public static let interPageSpacing = OptionsKey() }

  @Weak public final var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded { settle() } }
  }
  @Weak public final var delegate: (any UIPageViewControllerDelegate)?
  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  /// The page that is shown.
  public final var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  private final var current: UIViewController?
  private final var before: UIViewController?
  private final var after: UIViewController?
  private final let scrollView = UIScrollView()
  private final let dots = UIPageControl()
  /// Whether pages are put in place, so that what scrolls is no finger's doing.
  private final var isPlacing = false
  private final var turning: ((Bool) -> Void)?

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: NSNumber]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init()
  }

  public override init() {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init()
  }

  private final var isVertical: Bool { navigationOrientation == .vertical }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    if current != nil { settle() }
  }

  /// Shows a page; with an animation it slides in from the direction.
  public final func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = controllers?.first else { return }
    let old = current
    guard animated, let old, old !== next, isViewLoaded, view.window != nil else {
      show(next)
      if let completion { DispatchQueue.main.async { completion(true) } }
      return
    }
    // The page comes from its side, and what was beside it goes.
    remove(before)
    remove(after)
    (before, after) = direction == .forward ? (nil, next) : (next, nil)
    place()
    turning = completion ?? { _ in }
    scrollView.setContentOffset(offset(of: next), animated: true)
  }

  private final func show(_ page: UIViewController) {
    for other in [before, after, current] where other !== page { remove(other) }
    (before, after) = (nil, nil)
    current = page
    if isViewLoaded { settle() }
  }

  private final func remove(_ page: UIViewController?) {
    guard let page, page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// The page stands still: its neighbors are asked for, and are put beside it.
  private final func settle() {
    guard let current else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    // A data source may make its pages anew each time.
    for old in children where !pages.contains(where: { $0 === old }) { remove(old) }
    place()
    updateDots()
  }

  private final func updateDots() {
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count == 0
    guard count > 0 else { return }
    if dots.numberOfPages != count {
      dots.numberOfPages = count
      dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    }
    view.setNeedsLayout()
  }

  private final var pages: [UIViewController] { [before, current, after].compactMap { $0 } }

  private final func offset(of page: UIViewController) -> CGPoint {
    let index = CGFloat(pages.firstIndex { $0 === page } ?? 0)
    return isVertical
      ? CGPoint(x: 0, y: index * scrollView.bounds.height) : CGPoint(x: index * scrollView.bounds.width, y: 0)
  }

  private final func place() {
    guard let current, isViewLoaded else { return }
    isPlacing = true
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    for (index, page) in pages.enumerated() {
      if page.parent !== self {
        addChild(page)
        scrollView.addSubview(page.view)
        page.didMove(toParent: self)
      }
      let shift = CGFloat(index)
      page.view.frame = CGRect(
        x: isVertical ? 0 : shift * size.width, y: isVertical ? shift * size.height : 0, width: size.width,
        height: size.height)
    }
    let count = CGFloat(pages.count)
    scrollView.contentSize = CGSize(
      width: isVertical ? size.width : size.width * count,
      height: isVertical ? size.height * count : size.height)
    scrollView.contentOffset = offset(of: current)
    isPlacing = false
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if scrollView.frame != view.bounds { place() }
    let height: CGFloat = 37
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.width, height: height)
  }

  // MARK: Turning

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    delegate?.pageViewController(self, willTransitionTo: [before, after].compactMap { $0 })
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { arrived() }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { arrived() }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let turning = turning
    self.turning = nil
    arrived(tells: false)
    turning?(true)
  }

  private final func arrived(tells: Bool = true) {
    guard !isPlacing, let old = current else { return }
    let offset = scrollView.contentOffset
    let length = isVertical ? scrollView.bounds.height : scrollView.bounds.width
    guard length > 0 else { return }
    let index = Int(((isVertical ? offset.y : offset.x) / length).rounded())
    let pages = pages
    guard pages.indices.contains(index) else { return }
    let page = pages[index]
    if page !== old {
      let step = page === after ? 1 : -1
      current = page
      dots.currentPage += step
      settle()
    }
    if tells {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: page !== old)
    }
  }
}
