/// Several screens of which one is shown, with a bar at the bottom to choose it. All of them get a tab; there is
/// no "More" for those beyond the fifth.
open class UITabBarController: UIViewController {
  /// The delegate, which is told of the selection and provides animators.
  public final var delegate: (any UITabBarControllerDelegate)? {
    get { delegateReference.object }
    set {
      delegateReference = Weak(newValue, token: newValue?.lifeToken)
      if animating == nil { animating = CustomTabs() }
    }
  }
  /// The bar at the bottom.
  public final let tabBar = UITabBar()

  private final var delegateReference = Weak<any UITabBarControllerDelegate>(nil, token: nil)
  private final var tabs: [UIViewController] = []
  private final var selection = 0
  /// The tab whose view is shown, or will be shown when this controller appears.
  private final var shown: UIViewController?
  private final var isFollowing = false
  /// Provides the app's own animators; nil if there are none.
  private final var animating: TabAnimating?

  /// A controller without tabs.
  public override init() {
    super.init()
  }

  /// Without screens. There are no nib files.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Without screens, for `super.init(coder:)` of a subclass.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: NSObject) {
    super.init(coder: coder)
  }

  // MARK: The tabs

  /// The screens, from the left; one that is named twice counts once. The selected one stays selected where it is
  /// still there.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the screens; nothing moves.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens, from left to right; nil for none.
  ///   - animated: Ignored.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    let selected = selectedViewController
    var new: [UIViewController] = []
    for controller in viewControllers ?? [] where !new.contains(where: { $0 === controller }) {
      if !isContained(in: controller) { new.append(controller) }
    }
    for controller in new where !old.contains(where: { $0 === controller }) { addChild(controller) }
    tabs = new
    selection = new.firstIndex { $0 === selected } ?? 0
    tabBar.items = new.map { UITabBarController.item(of: $0) }
    follow()
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
  }

  /// The number of the shown screen, from 0; `NSNotFound` without any. One that is not there is left out.
  open var selectedIndex: Int {
    get { tabs.isEmpty ? NSNotFound : selection }
    set {
      guard tabs.indices.contains(newValue) else { return }
      selection = newValue
      follow()
    }
  }

  /// The shown screen. One that is no tab is left out.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set { if let index = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  /// Returns a controller's item. A navigation controller without an item of its own shows its first screen's.
  private static func item(of controller: UIViewController) -> UITabBarItem {
    if controller.tabBarItemIfLoaded == nil, let first = (controller as? UINavigationController)?.stack.first
    {
      return first.tabBarItem
    }
    return controller.tabBarItem
  }

  override func childChanged(_ child: UIViewController) {
    tabBar.items = tabs.map { UITabBarController.item(of: $0) }
    tabBar.selectedItem = selectedViewController.map { UITabBarController.item(of: $0) }
  }

  /// The user has pressed a tab, which may be the one that is shown; called before its screen is.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The tab's item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private final func wasPressed(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    tabBar(tabBar, didSelect: UITabBarController.item(of: controller))
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
    if controller === selectedViewController {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: What is shown

  /// Shows the selected screen. What an app selects while it is told of that waits for its end.
  private final func follow() {
    tabBar.selectedItem = selectedViewController.map { UITabBarController.item(of: $0) }
    guard appearance.isShown, !isFollowing else { return }
    isFollowing = true
    // An app that always selects another one gets on with the next event.
    var rounds = 0
    while shown !== selectedViewController, rounds < 20 {
      rounds += 1
      change(to: selectedViewController)
    }
    isFollowing = false
  }

  private final func change(to new: UIViewController?) {
    animating?.end()
    let old = shown
    shown = new
    new?.beginAppearance(true)
    old?.beginAppearance(false)
    if let new, let view = viewIfLoaded { view.insertSubview(new.view, at: 0) }
    settleBottomBar()
    viewIfLoaded?.layoutIfNeeded()
    if let old, let new, animating?.run(from: old, to: new, in: self) == true { return }
    arrive(from: old, to: new, completed: true)
  }

  /// Ends the change of tabs; an animator that went back to its beginning has not completed it.
  final func arrive(from old: UIViewController?, to new: UIViewController?, completed: Bool) {
    var (gone, stays) = (old, new)
    if !completed, let old, let index = tabs.firstIndex(where: { $0 === old }) {
      (gone, stays) = (new, old)
      selection = index
      shown = old
      tabBar.selectedItem = UITabBarController.item(of: old)
      old.beginAppearance(true)
      new?.beginAppearance(false)
      settleBottomBar()
      viewIfLoaded?.setNeedsLayout()
    }
    if gone?.parent === self || gone?.parent == nil { gone?.viewIfLoaded?.removeFromSuperview() }
    gone?.endAppearance()
    stays?.settleAppearance(in: self)
  }

  override var managesAppearance: Bool { true }
  override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override func containerWillAppear(_ isAppearing: Bool) {
    if isAppearing { follow() } else { animating?.end() }
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.addSubview(tabBar)
    view = container
    let reference = Weak<UITabBarController>(wrappedValue: self)
    tabBar.onPress = { reference.wrappedValue?.wasPressed($0) }
  }

  override func layoutContainer() {
    guard let view = viewIfLoaded else { return }
    let height = BarMetrics.tabBarHeight + view.safeAreaInsets.bottom
    tabBar.bounds = CGRect(x: 0, y: 0, width: view.bounds.size.width, height: height)
    tabBar.center = CGPoint(x: view.bounds.midX, y: view.bounds.maxY - height / 2)
    if tabBar.isHidden { tabBar.move(to: bottomBarOffset) }
    if animating?.isRunning != true { shown?.viewIfLoaded?.frame = view.bounds }
  }

  // MARK: The bar goes with a screen that hides it

  /// Where the bar belongs with what is shown: 0 is at its place, -1 out to the left.
  final var bottomBarOffset: CGFloat {
    guard let stack = (shown as? UINavigationController)?.stack else { return 0 }
    return stack.dropFirst().contains { $0.hidesBottomBarWhenPushed } ? -1 : 0
  }

  /// Whether the bar is the one at the bottom of a stack.
  final func isBottomBar(of navigation: UINavigationController) -> Bool { shown === navigation }

  /// Gives the screens the room that they will have at the offset, and lets the bar be seen on its way.
  final func prepareBottomBar(for offset: CGFloat) {
    tabBar.isHidden = false
    shown?.containerInsets.bottom = offset == 0 ? BarMetrics.tabBarHeight : 0
  }

  /// Puts the bar where it belongs.
  final func settleBottomBar() {
    let offset = bottomBarOffset
    prepareBottomBar(for: offset)
    UIView.performWithoutAnimation { tabBar.move(to: offset) }
    tabBar.isHidden = offset != 0
  }
}

extension UIViewController {
  /// The tab bar controller around this one.
  public final var tabBarController: UITabBarController? {
    target { $0 is UITabBarController } as? UITabBarController
  }

  /// The tab of the controller in a tab bar. Its title is the controller's, until it is given one.
  public final var tabBarItem: UITabBarItem! {
    get {
      if let item = tabBarItemIfLoaded { return item }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabBarItemIfLoaded = item
      return item
    }
    set {
      tabBarItemIfLoaded = newValue
      parent?.childChanged(self)
      // It is the tab of the navigation controller around it, too, where that has none of its own.
      if let navigation = parent as? UINavigationController { navigation.parent?.childChanged(navigation) }
    }
  }
}
