/// Runs one screen: makes its view, is told when it appears and disappears, and handles its touches.
open class UIViewController: UIResponder {
  /// The view, if it has been loaded.
  public private(set) var viewIfLoaded: UIView?
  /// The title of the screen.
  open var title: String? {
    didSet { if title != oldValue { titleChanged() } }
  }
  /// The controllers whose views this one shows in its own.
  public private(set) var children: [UIViewController] = []

  /// The containing controller, which clears this when it is freed.
  @Weak private final var parentController: UIViewController? = nil
  /// Where the controller is in coming and going.
  final var appearance = AppearanceState.disappeared
  /// The controllers that it presents and that present it.
  final var presentation = ControllerPresentation()
  /// The insets of the view that bars of containers add.
  final var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The controller's registrations for previews.
  final var previewings: [PreviewRegistration] = []
  /// Made when first asked for.
  final var navigationItemIfLoaded: UINavigationItem?
  final var tabBarItemIfLoaded: UITabBarItem?

  /// A controller without a view; that is made when it is first asked for.
  public override init() {
    super.init()
  }

  /// A controller without a view. There are no nib files: both arguments are nil, or left aside.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// The initializer for `super.init(coder:)` of a subclass: makes a controller without a view. There are no archives,
  /// so nothing is read; it takes any object, so that a subclass may have `required init?(coder: NSCoder)` and need
  /// not.
  ///
  /// - Parameter coder: Ignored.
  public init?(coder: NSObject) {
    super.init()
  }

  /// The title.
  open override var description: String { "<UIViewController: \(title ?? "untitled")>" }

  // MARK: The view

  /// The view; asking for it loads it.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.controller = nil
      // A view has one controller: the one that took it last.
      newValue?.controller?.viewIfLoaded = nil
      viewIfLoaded = newValue
      newValue?.controller = self
    }
  }

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { viewIfLoaded != nil }

  /// Loads the view unless it is there.
  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    if viewIfLoaded == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes the view: the one of the storyboard's scene, or else an empty one as large as the screen, unless overridden.
  open func loadView() {
    if loadSceneView() { return }
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view as the scene says; false where no scene does, or it made none.
  final func loadSceneView() -> Bool {
    guard let make = sceneView else { return false }
    sceneView = nil
    make(self)
    return viewIfLoaded != nil
  }

  // MARK: How it is shown

  /// How the controller is presented over another controller.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition with which it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the presentation stays until the app itself dismisses it. Otherwise a press beside a card dismisses the
  /// card.
  open var isModalInPresentation = false
  /// The size that the controller would like to have in a card or a preview, in points; 0 is no wish.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      ownPresentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// The insets that the controller itself adds to its view's safe area, in points; they may be less than 0.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// The edges at which the view extends under a bar.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// The storyboard that made the controller.
  public internal(set) final var storyboard: UIStoryboard?
  /// The segues from the controller's scene to others.
  final var segues: [UIStoryboard.Segue] = []
  /// Applies the parts of the scene that are for some size classes only.
  final var sizeVariations: [(Int) -> Void] = []
  /// Makes the view as the controller's scene has it, once.
  final var sceneView: ((UIViewController) -> Void)?

  /// The look of the status bar over the controller, on a device that is shown as a whole.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether that bar is not there, and its room is the controller's.
  open var prefersStatusBarHidden: Bool { false }

  /// Shows another controller over this one. See `PRESENT` in docs/spec.md.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to show. One that is shown already, or has a parent, is
  ///     refused with a line on the console.
  ///   - flag: Whether it is animated.
  ///   - completion: Called once the transition has ended.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or this one if it presents none.
  ///
  /// - Parameters:
  ///   - flag: Whether it is animated.
  ///   - completion: Called once the transition has ended.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// Shows another controller as the container likes to: a navigation controller pushes it; where there is no
  /// container, it is presented.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The sender; nil is fine.
  open func show(_ vc: UIViewController, sender: AnyObject?) {
    if let container = target(where: { $0.showsOthers }) {
      container.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows another controller as the detail of a split view, or as `show(_:sender:)` does.
  ///
  /// - Parameters:
  ///   - vc: The controller to show.
  ///   - sender: The sender; nil is fine.
  open func showDetailViewController(_ vc: UIViewController, sender: AnyObject?) {
    if let container = target(where: { $0.showsDetails }) {
      container.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Whether the controller pushes the controllers that it is asked to show.
  var showsOthers: Bool { false }
  /// Whether the controller has a place for details.
  var showsDetails: Bool { false }

  /// The actions for the controller's preview: `UIPreviewAction`s and groups of them. Asked once for each preview,
  /// before its view is loaded. A previewed controller has no navigation controller yet.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: In a navigation controller

  /// Whether the bar at the bottom is hidden while the controller is on a stack.
  open var hidesBottomBarWhenPushed = false
  /// The items of the toolbar while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self) }
  }
  /// Whether the user edits the controller's content.
  open var isEditing = false

  /// Starts or ends editing. A subclass that overrides it calls super.
  ///
  /// - Parameters:
  ///   - editing: Whether it is edited from now on.
  ///   - animated: Whether it is animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    navigationItemIfLoaded?.editingChanged(to: editing)
  }

  // MARK: For subclasses

  /// The view has been made. Called once.
  open func viewDidLoad() {}

  /// The view is about to be shown.
  ///
  /// - Parameter animated: Whether it appears with a transition.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is shown and laid out.
  ///
  /// - Parameter animated: Whether it came with a transition.
  open func viewDidAppear(_ animated: Bool) {}

  /// Whether the controllers in this one are told of appearing and disappearing without its doing; always here.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a controller in a container that it is about to appear or disappear; a container that adds and removes
  /// controllers need not.
  ///
  /// - Parameters:
  ///   - isAppearing: Whether it appears.
  ///   - animated: Whether that is animated.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a controller in a container that it has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// The view is about to go.
  ///
  /// - Parameter animated: Whether it disappears with a transition.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is gone.
  ///
  /// - Parameter animated: Whether it went with a transition.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Makes and changes constraints. Called before the view is first laid out, and after its
  /// `setNeedsUpdateConstraints()`. A subclass that overrides it calls super.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has placed its subviews: the place to set frames.
  open func viewDidLayoutSubviews() {}

  /// Called when the `safeAreaInsets` of the view have changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The traits changed: 3D Touch was switched on or off, light became dark. Called with nil when the view
  /// first comes into a window.
  ///
  /// - Parameter previousTraitCollection: The traits before; nil when the view first comes into a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen is about to have another size, as when it is turned. A controller passes it on to its children.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Takes closures to run with the change and after it.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// A segue is about to show its destination: the place to give the destination its content.
  ///
  /// - Parameters:
  ///   - segue: Has the destination.
  ///   - sender: The object that was pressed.
  open func prepare(for segue: UIStoryboardSegue, sender: AnyObject?) {
    #if hasFeature(Embedded)
      let nobody: Any? = nil
      AppProcess.current?.withoutAny(isLost: sender != nil, "sender of prepare(for:sender:)") {
        prepare(for: segue, sender: nobody)
      }
    #else
      let sender: Any? = sender
      prepare(for: segue, sender: sender)
    #endif
  }

  /// The same in UIKit's spelling. Natively it has the sender. In a page that is nil, because the Embedded subset has the
  /// type `Any` but no values of it; the console says so where there would have been one.
  ///
  /// - Parameters:
  ///   - segue: Has the destination.
  ///   - sender: The object that was pressed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    AppProcess.current?.isAnyFormMissing = true
  }

  /// Whether a control, a row or a press of the scene may perform the segue of that name. `performSegue` does not ask.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - sender: The object that was pressed.
  /// - Returns: Whether it may. Yes, unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: AnyObject?) -> Bool { true }

  // MARK: Accepted for compatibility with UIKit

  /// Never called: a page is not told that memory runs short.
  open func didReceiveMemoryWarning() {}
  /// Never asked: the screen turns with the browser's window, within `supportedInterfaceOrientations`.
  open var shouldAutorotate: Bool { true }
  /// The orientations that the screen may have while the controller fills it, of those that the app has.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// The traits of the controller's app now.
  public var traitCollection: UITraitCollection { AppProcess.current?.traits ?? UITraitCollection() }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parentController ?? viewIfLoaded?.window
  }

  // MARK: Containment

  /// The controller that contains this one.
  public final var parent: UIViewController? { parentController }

  /// Contains another controller; adding its view is the caller's part, and so is `didMove(toParent:)`
  /// afterwards.
  ///
  /// - Parameter child: The controller, which leaves the parent that it had.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parentController = self
  }

  /// Leaves the containing controller.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Another controller is about to contain this one; nil for none. `addChild(_:)` calls it.
  ///
  /// - Parameter parent: The new parent, or nil.
  open func willMove(toParent parent: UIViewController?) {}

  /// Another controller now contains this one; nil for none. `removeFromParent()` calls it with nil.
  ///
  /// - Parameter parent: The new parent, or nil.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Inside

  /// The contained controllers that come and go with this one.
  var appearingChildren: [UIViewController] { children }
  /// Whether the controller itself tells contained controllers when they appear and disappear.
  var managesAppearance: Bool { false }
  /// The controller is about to come or to go, and then those that it contains.
  func containerWillAppear(_ isAppearing: Bool) {}
  /// Whether the controller, when presented, dims the screen behind and has its own transitions.
  var presentsItself: Bool { false }
  /// The user wants to leave the presented screen, by the Escape key or a screen reader's gesture. Returns whether the
  /// controller has handled it.
  func wasEscaped() -> Bool { false }
  /// Gives the controller its look while it is hidden, or while it is shown.
  func placePresented(isShown: Bool) {}
  /// Lays out the bars and views of a container.
  func layoutContainer() {}
  /// A contained controller's title or items have changed.
  func childChanged(_ child: UIViewController) {}

  deinit {
    viewIfLoaded?.controller = nil
    for child in children { child.parentController = nil }
    if let presented = presentation.presented {
      presented.presentation.coordinator?.leave()
      presented.presentation.coordinator = nil
      presented.presentation.presenting = nil
    }
  }
}
