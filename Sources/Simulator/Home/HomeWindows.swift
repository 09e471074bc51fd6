import Heft

/// The shell's two windows: the home screen in one, and the apps and the bar in the other, in front of it.
final class HomeWindows {
  var home: HomeViewController?
  var stage: AppSwitcherView?
  private var homeWindow: UIWindow?
  private var stageWindow: UIWindow?

  func show() -> UIWindow {
    let homeWindow = UIWindow(frame: .zero)
    homeWindow.rootViewController = home
    homeWindow.makeKeyAndVisible()
    homeWindow.backgroundColor = HomeLook.ground
    homeWindow.isHidden = true
    let stageWindow = StageWindow(frame: .zero)
    stageWindow.makeKeyAndVisible()
    if let stage {
      stage.frame = stageWindow.bounds
      stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stageWindow.addSubview(stage)
    }
    self.homeWindow = homeWindow
    self.stageWindow = stageWindow
    return stageWindow
  }

  /// Whether the home screen is behind the apps; hidden it costs nothing.
  var isHomeShown: Bool {
    get { homeWindow?.isHidden == false }
    set { homeWindow?.isHidden = !newValue }
  }

  /// Gives the keyboard to a view once what has changed is shown.
  func attend(_ view: UIView) {
    UIAccessibility.post(notification: .layoutChanged, argument: view)
  }
}

/// Lets through all that is not its own.
private final class StageWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Shows the windows when the shell starts.
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
