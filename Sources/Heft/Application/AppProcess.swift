import HeftForce
import HeftProtocol

/// A running app: everything that it has ends with it, and all of its code runs through `run`.
package final class AppProcess: NSObject {
  /// The app that runs.
  package let app: App
  package let host: any Host
  let services: DeviceServices

  private(set) var application: UIApplication!
  private(set) var storage: Storage!
  private(set) var delegate: (any UIApplicationDelegate)?
  /// The app's scene; nil for an app without scenes.
  private(set) var windowScene: UIWindowScene?
  package private(set) var state = UIApplication.State.inactive
  package private(set) var windows: [UIWindow] = []
  private(set) var screen: UIScreen
  /// The environment that the app sees: the device's, in the style that the app keeps to.
  private(set) var traits: UITraitCollection
  private var deviceTraits: UITraitCollection
  /// Light or dark, where the app keeps to one of them; the device's where it is `.unspecified`.
  package var userInterfaceStyle: UIUserInterfaceStyle {
    didSet { updateTraits() }
  }
  private(set) var reducesMotion: Bool
  /// Seconds that a touch is held still before it counts as held.
  package var touchAndHoldDuration = ForceSettings().touchAndHoldDuration
  /// The preview that is shown; nil if there is none.
  var peek: PeekSession?
  /// The view of the home screen that the windows lie in; nil where they lie on the screen itself.
  package var container: UIView?
  /// The front controllers' wishes for the status bar; nil until they are asked.
  var keptStatusBarWish: StatusBarWish?
  /// Their wishes for the orientation of the screen, asked at the same time.
  var keptOrientations = UIInterfaceOrientationMask.all
  /// Whether screens change without a transition, because the new one is visible already.
  var skipsTransitions = false
  /// Makes the controller of the scene that is being instantiated; taken by that scene.
  var sceneCreator: (() -> UIViewController?)?
  private(set) var now: Double

  var changedViews: [UIView] = []
  private var spareViews: [UIView] = []
  var animatedViews: [UIView] = []
  var animationBatch: AnimationBatch?
  /// Collects the animations that begin now; nil if they run at once.
  var heldAnimations: HeldAnimations?
  /// The animation whose keyframes are being added.
  var keyframes: AnimationBatch?
  /// The transactions that the app has begun, within the one of each event.
  var transactions: [LayerTransaction] = []
  private var eventTransaction = LayerTransaction()
  var transaction: LayerTransaction { transactions.last ?? eventTransaction }
  var frameCallbacks = FrameCallbacks()
  var graphics = GraphicsStack()
  var unfinishedLine = ""
  /// The random numbers of the app, and the state of `drand48`; nil until they are asked for.
  var randomNumbers: RandomNumbers?
  var drandState: UInt64?
  /// The observers of notifications, and the values of `UserDefaults`; nil until they are asked for.
  var notificationCenter: NotificationCenter?
  var userDefaults: UserDefaults?
  /// The values of views without their own; nil if the app has set no appearance.
  var appearanceRules: AppearanceRules?
  /// Takes the files that the user picks next, in place of the app's delegate.
  var takesFiles: (([HostFile], String) -> Void)?
  /// How many times the app has asked that touches reach no view.
  var ignoredInteractions = 0
  /// How much of the screen the keyboard has, in points, while a text field has it, as far as notifications tell.
  var keyboardHeight: CGFloat?
  /// What the first responder has at the bottom of its window; nil for most.
  var inputViewHost: InputViewHost?
  /// The view that asked to be the first responder before it was shown; not retained.
  var wishedResponder: Weak<UIView>?
  /// Set by the library's own methods with `Any` in their spelling, which an app's replace.
  var isAnyFormMissing = false
  /// Whether the developer knows that a page has no values of `Any`.
  var hasToldOfAny = false

  private let touches = TouchDelivery()
  let gestures = GestureArena()
  private var queue: [() -> Void] = []
  private var hasEnded = false
  private let numbers: ViewNumbers

  /// The responder that keys are typed into; not retained.
  var firstResponder: UIResponder? {
    get { firstResponderReference.object }
    set { firstResponderReference = Weak(newValue, token: newValue?.lifeToken) }
  }
  private var firstResponderReference = Weak<UIResponder>(nil, token: nil)

  /// A process that has not launched.
  package init(
    app: App, host: any Host, numbers: ViewNumbers, services: DeviceServices, screen: UIScreen,
    traits: UITraitCollection, reducesMotion: Bool, now: Double
  ) {
    self.app = app
    self.host = host
    self.numbers = numbers
    self.services = services
    self.screen = screen
    deviceTraits = traits
    userInterfaceStyle = app.userInterfaceStyle
    self.traits = traits.with(app.userInterfaceStyle)
    self.reducesMotion = reducesMotion
    self.now = now
    super.init()
  }

  /// The one way into an app: while the closure runs, `UIApplication.shared` and all that hangs on it are
  /// this process's. Afterwards the changes are laid out and shown.
  ///
  /// - Parameter body: The app's code.
  /// - Returns: What the code returns.
  @discardableResult
  package func run<Result>(_ body: () -> Result) -> Result {
    let outer = AppProcess.current
    AppProcess.current = self
    defer { AppProcess.current = outer }
    let result = body()
    if outer !== self { commit() }
    return result
  }

  /// Whether the app is in the dark style.
  package var isDark: Bool { traits.colors.isDark }

  /// Runs something after the code that runs now; nothing once the app has ended.
  func later(_ work: @escaping () -> Void) {
    if !hasEnded { queue.append(work) }
  }

  // MARK: Life

  /// Launches the app and shows it, with the action that the user picked.
  package func launch(with item: UIApplicationShortcutItem? = nil) {
    run {
      application = UIApplication(process: self)
      storage = Storage(process: self)
      let delegate = app.makeDelegate()
      self.delegate = delegate
      if let makeRoot = app.makeRootViewController {
        let window = UIWindow(frame: screen.bounds)
        window.rootViewController = makeRoot()
        delegate.window = window
        preparedWindow = window
      }
      let scene = app.makeSceneDelegate.map { UIWindowScene(delegate: $0()) }
      var options: [UIApplication.LaunchOptionsKey: AnyObject]?
      // An app with scenes gets the action with its scene.
      if let item, scene == nil { options = [.shortcutItem: item] }
      let willPerform = delegate.application(application, willFinishLaunchingWithOptions: options)
      let didPerform = delegate.application(application, didFinishLaunchingWithOptions: options)
      AppProcess.notify(UIApplication.didFinishLaunchingNotification, application)
      let sceneIsShown = scene.map { connect($0, with: item) } ?? false
      if !sceneIsShown { (delegate.window ?? preparedWindow)?.makeKeyAndVisible() }
      preparedWindow = nil
      if let item, scene == nil, willPerform, didPerform { perform(item) }
      becomeActive()
    }
  }

  /// Holds the window for a delegate that has no place for it.
  private var preparedWindow: UIWindow?

  /// - Returns: Whether the scene has a window, which is shown.
  private func connect(_ scene: UIWindowScene, with item: UIApplicationShortcutItem?) -> Bool {
    windowScene = scene
    scene.windowSceneDelegate?.window = preparedWindow
    scene.windowSceneDelegate?.scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions(shortcutItem: item))
    let window = scene.windowSceneDelegate?.window
    window?.makeKeyAndVisible()
    tell(.willEnterForeground)
    return window != nil
  }

  private func becomeActive() {
    guard state != .active else { return }
    state = .active
    tell(.didBecomeActive)
  }

  private func resignActive() {
    guard state == .active else { return }
    state = .inactive
    tell(.willResignActive)
  }

  /// Sends the app to the background.
  package func enterBackground() {
    guard state != .background else { return }
    run {
      endPeek()
      resignActive()
      state = .background
      tell(.didEnterBackground)
    }
  }

  /// Brings the app back to the front, with the action that the user picked.
  package func enterForeground(with item: UIApplicationShortcutItem? = nil) {
    guard state == .background else { return }
    run {
      state = .inactive
      tell(.willEnterForeground)
      if let item { perform(item) }
      becomeActive()
    }
  }

  /// Ends the app and takes its windows from the screen. The process is of no more use.
  package func terminate() {
    run {
      endPeek()
      resignActive()
      if let windowScene { windowScene.windowSceneDelegate?.sceneDidDisconnect(windowScene) }
      delegate?.applicationWillTerminate(application)
      AppProcess.notify(UIApplication.willTerminateNotification, application)
      for window in windows { window.leaveDisplay() }
      gestures.forget()
    }
    releaseViews()
  }

  /// Releases everything, so that the app's objects end with it.
  private func releaseViews() {
    hasEnded = true
    peek = nil
    container = nil
    windows = []
    queue = []
    changedViews = []
    animatedViews = []
    frameCallbacks = FrameCallbacks()
    graphics = GraphicsStack()
    notificationCenter = nil
    userDefaults = nil
    touches.forget()
    services.forget(self)
    delegate = nil
    windowScene = nil
  }

  deinit {
    for window in windows { window.leaveDisplay(of: host) }
  }

  // MARK: Environment

  /// Follows a screen of another size.
  package func setScreen(_ new: UIScreen) {
    run {
      screen = new
      endPeek()
      for window in windows {
        let coordinator = UIViewControllerTransitionCoordinator()
        var shown = window.rootViewController
        while let controller = shown {
          if controller !== window.rootViewController {
            controller.ownPresentationController?.viewWillTransition(to: new.bounds.size, with: coordinator)
          }
          controller.viewWillTransition(to: new.bounds.size, with: coordinator)
          shown = controller.presentedViewController
        }
        window.frame = new.bounds
        window.setNeedsLayout()
        window.rootViewController?.viewIfLoaded?.setNeedsLayout()
        coordinator.finish()
      }
    }
  }

  /// Follows a safe area that begins elsewhere at the top.
  package func setSafeTop(_ top: CGFloat) {
    guard screen.safeArea.top != top else { return }
    run {
      screen = screen.withSafeTop(top)
      for window in windows {
        window.setNeedsLayout()
        window.rootViewController?.viewIfLoaded?.setNeedsLayout()
      }
    }
  }

  /// Follows changed traits and tells every controller and view that is shown.
  package func setTraits(_ new: UITraitCollection, reducesMotion: Bool) {
    self.reducesMotion = reducesMotion
    deviceTraits = new
    updateTraits()
  }

  private func updateTraits() {
    let new = deviceTraits.with(userInterfaceStyle)
    guard !new.isSame(as: traits) else { return }
    run {
      let old = traits
      traits = new
      if old.forceTouchCapability != new.forceTouchCapability { endPeek() }
      for window in windows { window.propagateTraits(from: old) }
      UIContentSizeCategory.tell(old, new, screen)
    }
  }

  // MARK: Events

  package func send(_ update: TouchUpdate, at time: Double) {
    now = max(now, time)
    run { touches.deliver(update, in: self) }
  }

  /// A view has left its window.
  func viewLeft(_ view: UIView) {
    touches.viewLeft(view, in: self)
  }

  /// Whether holding a touch still may stand in for force where it began.
  package func allowsHolding(touch number: Int) -> Bool {
    var view = touches.view(ofTouch: number)
    while let here = view {
      if !here.allowsTouchAndHoldForce { return false }
      view = here.superview
    }
    return true
  }

  /// Advances animations and frame callbacks to a time.
  package func tick(at time: Double) {
    now = max(now, time)
    guard needsTicks else { return }
    run {
      let views = animatedViews
      animatedViews = []
      for view in views where view.advanceAnimations(to: now) { animatedViews.append(view) }
      runFrameCallbacks()
    }
  }

  package func moveTime(to time: Double) {
    now = max(now, time)
  }

  // MARK: Display

  func takeViewNumber() -> ViewNumber { numbers.take() }

  func windowIndex(of view: UIView) -> Int { windows.firstIndex { $0 === view } ?? 0 }

  /// Shows a window in front.
  package func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    if window.bounds.size == .zero { window.frame = screen.bounds }
    window.enterDisplay(of: self)
  }

  /// Places a window that is shown before so many others, which need not be this app's.
  package func place(_ window: UIWindow, before count: Int) {
    host.perform(.insert(window.display.number, parent: 0, index: count))
  }

  /// Runs what waits, lays out, and tells the host what has changed.
  private func commit() {
    // Queued work and layout can ask for more; an app that always asks for more continues with the next event.
    var round = 0
    while round < 100, !queue.isEmpty || windows.contains(where: { $0.asksForLayout }) || endTransactions() {
      let work = queue
      queue = []
      for item in work { item() }
      for window in windows { window.layoutIfNeeded() }
      round += 1
    }
    guard !changedViews.isEmpty else { return }
    // The room changes hands and comes back, so that nothing is allocated for an event.
    var views = changedViews
    changedViews = spareViews
    spareViews = []
    for view in views { view.flushDisplay(on: host, style: traits.colors) }
    views.removeAll(keepingCapacity: true)
    spareViews = views
  }
}

extension AppProcess {
  /// Ends the transactions that the app has left open, at the end of the event. Returns whether that made work.
  private func endTransactions() -> Bool {
    while let last = transactions.popLast() { last.commit() }
    guard eventTransaction.isUsed else { return !queue.isEmpty }
    eventTransaction.commit()
    eventTransaction = LayerTransaction()
    return !queue.isEmpty
  }
}

extension UIView {
  fileprivate var asksForLayout: Bool { layout.needsLayout || layout.hasDescendantThatNeedsLayout }
}
