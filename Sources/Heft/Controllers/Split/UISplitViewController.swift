/// A list beside its detail where the screen is wide, and one on the other where it is narrow.
///
/// On a narrow screen the detail's screens lie on the stack of the first controller, which is to be a navigation
/// controller. They go back to their place when the screen becomes wide, also those that the user has left
/// meanwhile.
open class UISplitViewController: UIViewController {
  /// The columns that are shown on a wide screen.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    /// The detail alone.
    case primaryHidden = 1
    /// Both, side by side.
    case allVisible = 2
  }

  /// Our choice after iPadOS, in points.
  private static let columnWidth: CGFloat = 320

  /// Decides on the detail when there is no room for it.
  public final var delegate: (any UISplitViewControllerDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }
  /// The columns to show on a wide screen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { follow(animated: true) } }
  }
  /// The columns that are shown now.
  public final var displayMode: DisplayMode {
    !isCollapsed && preferredDisplayMode == .primaryHidden ? .primaryHidden : .allVisible
  }
  /// Whether the screen is too narrow for two columns: under 700 points (our choice).
  public private(set) final var isCollapsed = true

  private final var delegateReference = Weak<any UISplitViewControllerDelegate>(nil, token: nil)
  private final var primary: UIViewController?
  private final var detail: UIViewController?
  /// The detail's screens while they lie on the first controller's stack.
  private final var lent: [UIViewController] = []
  private final var shown: [UIViewController] = []
  private final var isFollowing = false
  private final let line = UIView()
  private final var modeButton: UIBarButtonItem?

  /// A controller without columns.
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

  // MARK: The columns

  /// The list and its detail; on a narrow screen only the first of them. More than two are left out.
  open var viewControllers: [UIViewController] {
    get {
      var columns: [UIViewController] = []
      if let primary { columns.append(primary) }
      if let detail, !isCollapsed || !isViewLoaded { columns.append(detail) }
      return columns
    }
    set { set(newValue.first, newValue.dropFirst().first) }
  }

  private final func set(_ first: UIViewController?, _ second: UIViewController?) {
    if !isViewLoaded { isCollapsed = UIScreen.main.bounds.size.width < SheetMetrics.wideWidth }
    reclaimDetail()
    let (oldPrimary, oldDetail) = (primary, detail)
    primary = first.flatMap { isContained(in: $0) ? nil : $0 }
    detail = second.flatMap { isContained(in: $0) || $0 === first ? nil : $0 }
    if let oldPrimary { detach(oldPrimary) }
    if let oldDetail { detach(oldDetail) }
    if let primary { take(primary) }
    if let detail { take(detail) }
    // Before the view is there the app may still set a delegate, which is asked.
    if isCollapsed, isViewLoaded { lendDetail() }
    follow(animated: false)
  }

  /// Removes a column that is no longer shown.
  private final func detach(_ gone: UIViewController) {
    guard gone !== primary, gone !== detail else { return }
    gone.willMove(toParent: nil)
    shown.removeAll { $0 === gone }
    gone.viewIfLoaded?.removeFromSuperview()
    gone.removeFromParent()
  }

  private final func take(_ new: UIViewController) {
    guard new.parent !== self else { return }
    addChild(new)
    new.didMove(toParent: self)
  }

  /// Puts the detail's screens on the first controller's stack, unless the delegate wants them left out.
  private final func lendDetail() {
    guard let stack = primary as? UINavigationController, let detail else { return }
    if let delegate, delegate.splitViewController(self, collapseSecondary: detail, onto: stack) { return }
    push(detail, on: stack, animated: false)
  }

  private final func push(_ detail: UIViewController, on stack: UINavigationController, animated: Bool) {
    if let inner = detail as? UINavigationController {
      lent = inner.viewControllers
      inner.setViewControllers([], animated: false)
    } else {
      lent = [detail]
    }
    let old = stack.viewControllers.filter { known in !lent.contains { $0 === known } }
    stack.setViewControllers(old + lent, animated: animated)
  }

  /// Puts the detail's screens back where they belong.
  private final func reclaimDetail() {
    guard !lent.isEmpty, let stack = primary as? UINavigationController else { return }
    let screens = lent
    lent = []
    stack.setViewControllers(
      stack.viewControllers.filter { known in !screens.contains { $0 === known } }, animated: false)
    if let inner = detail as? UINavigationController {
      inner.setViewControllers(screens, animated: false)
    } else if let detail, detail.parent !== self {
      addChild(detail)
      detail.didMove(toParent: self)
    }
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: AnyObject?) {
    guard isCollapsed else { return set(primary, vc) }
    guard let stack = primary as? UINavigationController else { return present(vc, animated: true) }
    let old = detail
    lent = []
    detail = vc
    push(vc, on: stack, animated: true)
    if let old, old !== vc, old.parent === self {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    if vc is UINavigationController, vc.parent !== self {
      addChild(vc)
      vc.didMove(toParent: self)
    }
  }

  /// A button that shows or hides the list beside its detail; it is of no use on a narrow screen and shows
  /// nothing there.
  public final var displayModeButtonItem: UIBarButtonItem {
    if let modeButton { return modeButton }
    let button = UIBarButtonItem(image: nil, style: .plain)
    let reference = Weak<UISplitViewController>(wrappedValue: self)
    button.press = { _ in
      guard let split = reference.wrappedValue else { return }
      split.preferredDisplayMode = split.displayMode == .primaryHidden ? .allVisible : .primaryHidden
    }
    modeButton = button
    showModeButton()
    return button
  }

  private final func showModeButton() {
    guard let modeButton else { return }
    modeButton.image = isCollapsed ? nil : BarIcons.columns
    modeButton.accessibilityLabel = isCollapsed ? "" : "Show or hide the list"
    modeButton.isEnabled = !isCollapsed
  }

  // MARK: What is shown

  /// Shows the columns that there is room for.
  private final func follow(animated: Bool) {
    showModeButton()
    guard appearance.isShown, let view = viewIfLoaded, !isFollowing else { return }
    isFollowing = true
    var wanted: [UIViewController] = []
    if let primary, displayMode != .primaryHidden { wanted.append(primary) }
    if let detail, !isCollapsed, detail.parent === self { wanted.append(detail) }
    let gone = shown.filter { old in !wanted.contains { $0 === old } }
    let new = wanted.filter { one in !shown.contains { $0 === one } }
    shown = wanted
    for controller in gone { controller.beginAppearance(false, animated: animated) }
    for controller in new { controller.beginAppearance(true, animated: animated) }
    // The list is read out before its detail.
    for controller in wanted.reversed() { view.insertSubview(controller.view, at: 0) }
    view.setNeedsLayout()
    if animated, view.window != nil {
      UIView.animate(withDuration: TransitionPace.fade) { view.layoutIfNeeded() }
    }
    for controller in gone {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.endAppearance()
    }
    for controller in new { controller.settleAppearance(in: self) }
    isFollowing = false
  }

  override var showsDetails: Bool { true }
  override var managesAppearance: Bool { true }
  override var appearingChildren: [UIViewController] { shown }

  override func containerWillAppear(_ isAppearing: Bool) {
    if isAppearing { follow(animated: false) }
  }

  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    line.backgroundColor = .separator
    container.addSubview(line)
    view = container
    isCollapsed = container.bounds.size.width < SheetMetrics.wideWidth
    if isCollapsed, lent.isEmpty { lendDetail() }
  }

  override func layoutContainer() {
    guard let view = viewIfLoaded else { return }
    let size = view.bounds.size
    let isNarrow = size.width < SheetMetrics.wideWidth
    if isNarrow != isCollapsed {
      isCollapsed = isNarrow
      if isNarrow { lendDetail() } else { reclaimDetail() }
      follow(animated: false)
    }
    let hasTwo = shown.count == 2
    let column = hasTwo ? UISplitViewController.columnWidth : 0
    line.isHidden = !hasTwo
    // The second column begins at a whole pixel, or what is drawn there at the screen's pixels would lie between them.
    let scale = UIScreen.main.scale
    let start = hasTwo ? ((column + BarMetrics.hairline) * scale).rounded(.up) / scale : 0
    line.frame = CGRect(x: column, y: 0, width: start - column, height: size.height)
    for controller in shown {
      let isList = controller === primary
      controller.viewIfLoaded?.frame =
        hasTwo && isList
        ? CGRect(x: 0, y: 0, width: column, height: size.height)
        : CGRect(x: start, y: 0, width: size.width - start, height: size.height)
    }
  }
}

extension UIViewController {
  /// The split view controller around this one.
  public final var splitViewController: UISplitViewController? {
    target { $0 is UISplitViewController } as? UISplitViewController
  }
}

/// Decides whether a detail stays visible on a narrow screen. The method may be left out.
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// The screen is narrow: true leaves the detail out until the screen is wide again, false puts its screens on
  /// the first controller's stack.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - secondaryViewController: The detail.
  ///   - primaryViewController: The first controller.
  /// - Returns: Whether the delegate has dealt with it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
}
