import Heft

/// The calls that the apps of a home screen get, in order.
final class HomeLog {
  var lines: [String] = []
  /// The dynamic actions that each app sets when it launches; nil means none.
  var dynamic: [UIApplicationShortcutItem]?
  /// The widget that each app shows in its icon's menu once it has launched; nil means none.
  var widget: UIApplicationShortcutWidget?

  func app(_ name: String, _ items: [UIApplicationShortcutItem]) -> App {
    App(
      name: name, bundleIdentifier: "test." + name, shortcutItems: items,
      rootViewController: { [self] in HomeTestController(self, name) },
      delegate: { [self] in HomeTestDelegate(self, name) })
  }
}

private final class HomeTestDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let log: HomeLog
  private let name: String

  init(_ log: HomeLog, _ name: String) {
    self.log = log
    self.name = name
  }

  private func say(_ line: String) { log.lines.append(name + " " + line) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    say("launched" + (item.map { " with " + $0.type } ?? ""))
    if let dynamic = log.dynamic { application.shortcutItems = dynamic }
    if let widget = log.widget { application.shortcutWidget = widget }
    return item == nil
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    say("perform " + shortcutItem.type)
    completionHandler(true)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { say("active") }
  func applicationWillResignActive(_ application: UIApplication) { say("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { say("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { say("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { say("terminate") }
}

/// A controller that says what becomes of touches.
private final class HomeTestController: UIViewController {
  private let log: HomeLog
  private let name: String

  init(_ log: HomeLog, _ name: String) {
    self.log = log
    self.name = name
    super.init()
  }

  override func viewDidLoad() {
    view.backgroundColor = .white
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    button.setTitle("Button of " + name, for: .normal)
    view.addSubview(button)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append(name + " began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append(name + " ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.lines.append(name + " cancelled")
  }
}
