import Heft

/// The system UI's two windows: the home screen in one, and the apps and the bar in the other, in front of it.
final class HomeWindows {
  var home: HomeViewController?
  var switcher: AppSwitcherView?
  private var homeWindow: UIWindow?
  private var switcherWindow: UIWindow?

  func show() -> UIWindow {
    let homeWindow = UIWindow(frame: .zero)
    homeWindow.rootViewController = home
    homeWindow.makeKeyAndVisible()
    homeWindow.backgroundColor = HomeMetrics.ground
    homeWindow.isHidden = true
    let switcherWindow = SwitcherWindow(frame: .zero)
    switcherWindow.makeKeyAndVisible()
    if let switcher {
      switcher.frame = switcherWindow.bounds
      switcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      switcherWindow.addSubview(switcher)
    }
    self.homeWindow = homeWindow
    self.switcherWindow = switcherWindow
    return switcherWindow
  }

  /// Whether the home screen is behind the apps; hidden it costs nothing.
  var isHomeShown: Bool {
    get { homeWindow?.isHidden == false }
    set { homeWindow?.isHidden = !newValue }
  }

  /// Gives the keyboard to a view once what has changed is shown.
  func moveFocus(_ view: UIView) {
    UIAccessibility.post(notification: .layoutChanged, argument: view)
  }
}

/// Lets through all that is not its own.
private final class SwitcherWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Shows the windows when the system UI starts.
final class HomeDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let windows: HomeWindows

  init(_ windows: HomeWindows) {
    self.windows = windows
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    window = windows.show()
    return true
  }
}
