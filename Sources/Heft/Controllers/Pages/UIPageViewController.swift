/// Pages that a finger turns, one at a time. They slide, whatever the transition style.
open class UIPageViewController: UIViewController {
  /// How pages are turned. They slide either way: nothing curls here.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  /// Whether pages lie beside or below one another.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The side from which a page slides in that the app sets.
  public enum NavigationDirection: Int, Sendable {
    /// From the right, or from below.
    case forward = 0
    /// From the left, or from above.
    case reverse = 1
  }

  /// The key of an option with which a controller is made.
  public struct OptionsKey: Hashable, Sendable {
    /// The room between two pages, which is 0 here.
    public static let interPageSpacing = OptionsKey(number: 0)
    /// Where a book's spine lies, of which there is none here: pages slide.
    public static let spineLocation = OptionsKey(number: 1)
    private let number: Int
  }

  /// The height of the row of dots, in points.
  private static let dotsHeight: CGFloat = 37

  /// The data source, which provides the pages before and after a page. Without one, pages cannot be turned.
  @Weak public final var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if isViewLoaded, turn == nil { settle() } }
  }
  /// The delegate, which is told when a finger turns pages.
  @Weak public final var delegate: (any UIPageViewControllerDelegate)?
  /// As the controller was made; pages slide.
  public final let transitionStyle: TransitionStyle
  /// Whether pages lie beside or below one another.
  public final let navigationOrientation: NavigationOrientation
  /// The page that is shown, alone; empty until the app has set one. Never nil.
  public final var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }
  /// The recognizers that turn pages.
  public final var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  private final var current: UIViewController?
  private final var before: UIViewController?
  private final var after: UIViewController?
  private final let scrollView = PageScrollView(frame: .zero)
  private final let dots = UIPageControl()
  /// The page that a finger draws in.
  private final var pending: UIViewController?
  /// The page that slides in because the app has set it, and the closure that is called then.
  private final var turn: (page: UIViewController, completion: ((Bool) -> Void)?)?

  /// A controller without a page.
  ///
  /// - Parameters:
  ///   - transitionStyle: Kept; pages slide.
  ///   - navigationOrientation: Whether pages lie beside or below one another.
  ///   - options: Ignored.
  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: NSNumber]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init()
  }

  /// A controller without a page, whose pages lie beside one another.
  public override init() {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.owner = self
    view.addSubview(scrollView)
    dots.isUserInteractionEnabled = false
    // White, as everywhere else, would not be seen on a white page.
    dots.tintColor = .label
    view.addSubview(dots)
    if current != nil {
      settle()
      askForDot()
    }
  }

  /// Shows a page; with an animation it slides in from its side.
  ///
  /// - Parameters:
  ///   - viewControllers: The page, alone. Without one, nothing changes.
  ///   - direction: The side from which it slides in.
  ///   - animated: Whether it slides in.
  ///   - completion: Called once the page rests, with true.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let next = viewControllers?.first else { return }
    // One that is still on its way is there at once.
    finishTurn()
    guard animated, let current, current !== next, isViewLoaded, view.window != nil else {
      show(next)
      askForDot()
      if let completion { DispatchQueue.main.async { completion(true) } }
      return
    }
    for neighbor in [before, after] where neighbor !== next { remove(neighbor) }
    (before, after) = direction == .forward ? (nil, next) : (next, nil)
    place()
    turn = (next, completion)
    begin(next, animated: true)
    scrollView.setContentOffset(offset(of: next), animated: true)
  }

  // MARK: Pages

  /// One page alone is there, and then its neighbors beside it.
  private final func show(_ page: UIViewController) {
    let old = current
    if page !== old {
      if isViewLoaded { adopt(page) }
      begin(page, animated: false)
    }
    current = page
    pending = nil
    (before, after) = (nil, nil)
    if isViewLoaded { settle() }
    if page !== old {
      end(old, isShown: false)
      end(page, isShown: true)
    }
  }

  /// The page stands still: its neighbors are asked for, and are put beside it.
  private final func settle() {
    guard let current else { return }
    before = dataSource?.pageViewController(self, viewControllerBefore: current)
    after = dataSource?.pageViewController(self, viewControllerAfter: current)
    // Of two pages that go around, the other one can lie on one side only.
    if before === after { before = nil }
    // A data source may make new pages each time.
    for old in children where !pages.contains(where: { $0 === old }) { remove(old) }
    place()
    let count = dataSource?.presentationCount(for: self) ?? 0
    dots.isHidden = count == 0
    if dots.numberOfPages != count {
      dots.numberOfPages = count
      askForDot()
    }
  }

  private final func askForDot() {
    if dots.numberOfPages > 0 { dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0 }
  }

  private final func adopt(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    scrollView.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private final func remove(_ page: UIViewController?) {
    guard let page, page.parent === self else { return }
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// The pages that are there, in their order.
  private final var pages: [UIViewController] { [before, current, after].compactMap { $0 } }

  private final var isVertical: Bool { navigationOrientation == .vertical }

  /// The length of a page, and a place along them.
  private final var length: CGFloat {
    isVertical ? scrollView.bounds.size.height : scrollView.bounds.size.width
  }

  private final func along(_ offset: CGPoint) -> CGFloat { isVertical ? offset.y : offset.x }

  private final func offset(of page: UIViewController) -> CGPoint {
    let place = CGFloat(pages.firstIndex { $0 === page } ?? 0) * length
    return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
  }

  private final func place() {
    guard let current, isViewLoaded else { return }
    scrollView.frame = view.bounds
    let size = scrollView.bounds.size
    for page in pages {
      adopt(page)
      page.view.frame = CGRect(origin: offset(of: page), size: size)
    }
    let count = CGFloat(pages.count)
    scrollView.contentSize = CGSize(
      width: isVertical ? size.width : size.width * count,
      height: isVertical ? size.height * count : size.height)
    scrollView.contentOffset = offset(of: current)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if scrollView.frame != view.bounds { place() }
    let height = UIPageViewController.dotsHeight
    let bottom = view.bounds.size.height - view.safeAreaInsets.bottom
    dots.frame = CGRect(x: 0, y: bottom - height, width: view.bounds.size.width, height: height)
  }

  // MARK: Turning

  /// A finger has moved the pages: the page that becomes visible is told, once.
  final func dragged() {
    guard let current, turn == nil else { return }
    let distance = along(scrollView.contentOffset) - along(offset(of: current))
    let page = distance > 0 ? after : distance < 0 ? before : nil
    guard let page, page !== pending else { return }
    if let pending { end(pending, isShown: false) }
    pending = page
    begin(page, animated: true)
    delegate?.pageViewController(self, willTransitionTo: [page])
  }

  /// The pages rest after a finger has moved them.
  final func arrived() {
    guard let old = current, let drawn = pending, length > 0 else { return }
    let index = Int((along(scrollView.contentOffset) / length).rounded())
    let pages = pages
    let page = pages.indices.contains(index) ? pages[index] : old
    pending = nil
    if page !== old {
      current = page
      dots.currentPage += page === after ? 1 : -1
      settle()
    }
    end(page === old ? drawn : old, isShown: false)
    end(page, isShown: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: page !== old)
  }

  /// The page that the app has set is there, whether it has slid all the way or not.
  final func finishTurn() {
    guard let turn else { return }
    self.turn = nil
    show(turn.page)
    askForDot()
    turn.completion?(true)
  }

  // MARK: Coming and going

  override var managesAppearance: Bool { true }
  override var appearingChildren: [UIViewController] { current.map { [$0] } ?? [] }

  /// A page starts to come, and the one that is there to go.
  private final func begin(_ page: UIViewController, animated: Bool) {
    guard appearance.isShown else { return }
    page.beginAppearance(true, animated: animated)
    current?.beginAppearance(false, animated: animated)
  }

  /// A page has come, as far as this controller is there itself, or has gone.
  private final func end(_ page: UIViewController?, isShown: Bool) {
    guard let page else { return }
    let isShown = isShown && appearance.isShown
    page.beginAppearance(isShown)
    if isShown { page.settleAppearance(in: self) } else { page.endAppearance() }
  }
}
