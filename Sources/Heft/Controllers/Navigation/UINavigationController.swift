/// A stack of screens of which the last is shown, with a bar at the top that leads back.
///
/// The stack changes at once when it is told to; the display follows it. So pushing or popping in the middle of
/// a transition, or in any call that a transition makes, ends with the last controller of the stack shown.
open class UINavigationController: UIViewController, NavigationDelegating {
  /// What becomes of the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A screen is pushed.
    case push = 1
    /// The screen on top is popped.
    case pop = 2
  }

  final var navigationDelegate: (any UINavigationControllerDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference = Weak(newValue, token: newValue?.lifeToken)
      if shown.animating == nil { shown.animating = CustomNavigation() }
    }
  }
  /// The bar at the top.
  public final let navigationBar = UINavigationBar()
  /// The bar at the bottom, which is hidden until it is asked for.
  public final let toolbar = UIToolbar()
  /// Swipes from the left edge go back. Switching it off keeps the user from that.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe.recognizer }

  private final var delegateReference = Weak<any UINavigationControllerDelegate>(nil, token: nil)
  final var stack: [UIViewController] = []
  final let shown = NavigationCoordinator()
  private final let swipe = NavigationSwipe()
  private final var hidesBar = false
  private final var hidesToolbar = true

  /// A navigation controller that begins with one screen.
  ///
  /// - Parameter rootViewController: The first screen.
  public init(rootViewController: UIViewController) {
    super.init()
    shown.owner = self
    setViewControllers([rootViewController], animated: false)
  }

  /// An empty stack.
  public override init() {
    super.init()
    shown.owner = self
  }

  /// An empty stack. There are no nib files.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    shown.owner = self
  }

  /// An empty stack, for `super.init(coder:)` of a subclass.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: NSObject) {
    super.init(coder: coder)
    shown.owner = self
  }

  /// An empty stack. Bars of other classes are not made.
  ///
  /// - Parameters:
  ///   - navigationBarClass: Ignored.
  ///   - toolbarClass: Ignored.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init()
    shown.owner = self
  }

  // MARK: The stack

  /// The screens, the first one at the bottom.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last screen of the stack.
  public final var topViewController: UIViewController? { stack.last }
  /// The controller that the user sees: the last one of the stack, or the one presented over it.
  public final var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Puts a screen on the stack. One that is there already, or is a navigation controller, is refused with a line
  /// on the console.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether it is animated.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard accepts(viewController) else { return }
    shown.stackBefore = stack
    adopt(viewController)
    stack.append(viewController)
    shown.follow(animated: animated, forward: true)
  }

  /// Pops the last screen; the first one stays.
  ///
  /// - Parameter animated: Whether it is animated.
  /// - Returns: The screen that is popped; nil if there is only the first one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated).first
  }

  /// Pops all screens but the first.
  ///
  /// - Parameter animated: Whether it is animated.
  /// - Returns: The screens that are popped, the lowest first; nil if there is only the first one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.count > 1 ? pop(to: 1, animated: animated) : nil
  }

  /// Pops the screens above a screen.
  ///
  /// - Parameters:
  ///   - viewController: The screen that is last from then on.
  ///   - animated: Whether it is animated.
  /// - Returns: The screens that go, the lowest first; nil where the screen is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index + 1, animated: animated)
  }

  /// Makes the stack of these screens; one that is named twice counts once. The last one comes as a push where it
  /// was not on the stack, and as a pop where it was.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens, the first one lowest.
  ///   - animated: Whether it is animated.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    shown.stackBefore = old
    var new: [UIViewController] = []
    for controller in viewControllers where !new.contains(where: { $0 === controller }) {
      let isOld = old.contains { $0 === controller }
      if isOld || accepts(controller) { new.append(controller) }
    }
    let isForward = !old.contains { $0 === new.last }
    for controller in new where !old.contains(where: { $0 === controller }) { adopt(controller) }
    stack = new
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    shown.follow(animated: animated, forward: isForward)
  }

  private final func pop(to count: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[count...])
    shown.stackBefore = stack
    stack.removeLast(stack.count - count)
    for controller in popped.reversed() { controller.willMove(toParent: nil) }
    shown.follow(animated: animated, forward: false)
    return popped
  }

  private final func adopt(_ controller: UIViewController) {
    if controller.parent === self, !shown.isFollowing { shown.finish() }
    if controller.parent !== self { addChild(controller) }
    controller.presentation.hasArrived = false
  }

  private final func accepts(_ controller: UIViewController) -> Bool {
    let reason: String
    if stack.contains(where: { $0 === controller }) {
      reason = "it is on the stack already"
    } else if controller is UINavigationController {
      reason = "a navigation controller cannot be pushed"
    } else if controller.presentation.presenting != nil {
      reason = "it is presented"
    } else if isContained(in: controller) {
      reason = "it contains the stack"
    } else {
      return true
    }
    print("Nothing is pushed: \(controller) was to be, but \(reason).")
    return false
  }

  // MARK: The bars

  /// Whether the bar at the top is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the top, which slides where that is wanted.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it is animated.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    layoutBars(animated: animated)
  }

  /// Whether the bar at the bottom is hidden. It is, until it is shown.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar at the bottom, which slides where that is wanted.
  ///
  /// - Parameters:
  ///   - hidden: Whether it is hidden.
  ///   - animated: Whether it is animated.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    hidesToolbar = hidden
    layoutBars(animated: animated)
  }

  private final func layoutBars(animated: Bool) {
    guard let view = viewIfLoaded else { return }
    view.setNeedsLayout()
    if animated, view.window != nil {
      UIView.animate(withDuration: TransitionPace.fade) { view.layoutIfNeeded() }
    }
  }

  final func toolbarItemsChanged(of controller: UIViewController) {
    if controller === stack.last { toolbar.items = controller.toolbarItems }
  }

  // MARK: As a container

  open override func show(_ vc: UIViewController, sender: AnyObject?) {
    pushViewController(vc, animated: true)
  }

  override var showsOthers: Bool { true }
  override var managesAppearance: Bool { true }
  override var appearingChildren: [UIViewController] { shown.controller.map { [$0] } ?? [] }

  override func containerWillAppear(_ isAppearing: Bool) {
    if isAppearing { shown.follow(animated: false, forward: true) } else { shown.finish() }
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.addSubview(shown.pages)
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    view = container
    let reference = Weak<UINavigationController>(wrappedValue: self)
    navigationBar.goBack = { reference.wrappedValue?.popViewController(animated: true) }
    swipe.begin(in: self)
  }

  override func layoutContainer() {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    let safe = view.safeAreaInsets
    placeNavigationBar()
    navigationBar.isHidden = hidesBar
    let toolHeight = safe.bottom + BarMetrics.height
    toolbar.frame = CGRect(
      x: 0, y: size.height - (hidesToolbar ? 0 : toolHeight), width: size.width, height: toolHeight)
    toolbar.isHidden = hidesToolbar
    shown.pages.frame = view.bounds
    shown.layout()
  }

  /// Places the bar at the top, which may be higher than its row.
  final func placeNavigationBar() {
    guard let view = viewIfLoaded else { return }
    let height = view.safeAreaInsets.top + (navigationBar.expansion?.height ?? BarMetrics.height)
    navigationBar.frame = CGRect(
      x: 0, y: hidesBar ? -height : 0, width: view.bounds.size.width, height: height)
  }

  /// Lays the screens out for the current insets by the bars.
  final func layoutScreens() {
    shown.layout()
    viewIfLoaded?.layoutIfNeeded()
  }

  /// Returns the insets of a screen that the bars add, beyond the safe area.
  final func barInsets(of controller: UIViewController) -> UIEdgeInsets {
    let top = navigationBar.expansion?.fullHeight(of: controller) ?? BarMetrics.height
    return UIEdgeInsets(
      top: hidesBar ? 0 : top, left: 0, bottom: hidesToolbar ? 0 : BarMetrics.height, right: 0)
  }

  deinit {
    shown.owner = nil
    swipe.owner = nil
  }
}

/// Where `UINavigationController.delegate` is declared, so that a picker of pictures has its own type of delegate.
public protocol NavigationDelegating: AnyObject {}

extension NavigationDelegating where Self: UINavigationController {
  /// Hears what is shown, and says how it comes; not kept.
  public var delegate: (any UINavigationControllerDelegate)? {
    get { navigationDelegate }
    set { navigationDelegate = newValue }
  }
}
