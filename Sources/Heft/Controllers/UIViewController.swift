/// Runs one screen: makes its view, hears when it comes and goes, and answers its touches.
open class UIViewController: UIResponder {
  /// The view, if it has been loaded.
  public private(set) var viewIfLoaded: UIView?
  /// What the screen is called.
  open var title: String?
  /// The controllers whose views this one shows in its own.
  public private(set) var children: [UIViewController] = []

  /// The containing controller, which clears this when it goes.
  private unowned(unsafe) var parentController: UIViewController?
  private var appearance = AppearanceState.disappeared

  private enum AppearanceState {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  /// A controller without a view; that is made when it is first asked for.
  public override init() {
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

  /// Makes the view: an empty one as large as the screen, unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  // MARK: For subclasses

  /// The view has been made. Called once.
  open func viewDidLoad() {}

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has placed its subviews: the place to set frames.
  open func viewDidLayoutSubviews() {}

  /// The traits changed: 3D Touch was switched on or off, light became dark. Called with nil when the view
  /// first comes into a window.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

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

  /// Another controller is about to contain this one; nil is none. `addChild(_:)` calls it.
  open func willMove(toParent parent: UIViewController?) {}

  /// Another controller now contains this one; nil is none. `removeFromParent()` calls it with nil.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Inside

  /// A contained controller whose view comes or goes while its container is shown comes or goes with it.
  final func viewDidMove(toWindow isShown: Bool) {
    guard let container = parentController, container.appearance == .appeared else { return }
    beginAppearance(isShown)
    endAppearance()
  }

  /// Starts coming or going. Its end is `endAppearance()`.
  final func beginAppearance(_ isAppearing: Bool) {
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(false)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing
      viewWillDisappear(false)
    default: return
    }
    for child in children { child.beginAppearance(isAppearing) }
  }

  final func endAppearance() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
    default: return
    }
    for child in children { child.endAppearance() }
  }

  deinit {
    viewIfLoaded?.controller = nil
    for child in children { child.parentController = nil }
  }
}
