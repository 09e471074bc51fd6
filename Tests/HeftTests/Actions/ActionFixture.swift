import Heft
import HeftTesting

/// The calls that an app of these tests got, in order.
final class ActionLog {
  var lines: [String] = []
  /// The answers of the launch methods, and the app's answer to the completion handler; nil means none.
  var willFinish = true
  var didFinish = true
  var answers: [Bool] = [true]
  /// Done when the app has finished launching.
  var launched: (() -> Void)?
}

/// An app that says what it hears.
final class ActionDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let log: ActionLog

  init(_ log: ActionLog) {
    self.log = log
    super.init()
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    log.lines.append("will finish" + ActionDelegate.name(in: launchOptions))
    return log.willFinish
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    log.lines.append("did finish" + ActionDelegate.name(in: launchOptions))
    log.launched?()
    return log.didFinish
  }

  private static func name(in options: [UIApplication.LaunchOptionsKey: AnyObject]?) -> String {
    (options?[.shortcutItem] as? UIApplicationShortcutItem).map { " with \($0.type)" } ?? ""
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.lines.append("perform \(shortcutItem.type) \(application.applicationState)")
    for answer in log.answers { completionHandler(answer) }
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.lines.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.lines.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.lines.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { log.lines.append("terminate") }
}

/// A device with the app that says what it hears, and another one.
final class ActionFixture {
  let log = ActionLog()
  let storage = MemoryStorage()
  let app: App
  let other = App(
    name: "Other", bundleIdentifier: "test.other", rootViewController: { UIViewController() },
    delegate: { PlainDelegate() })
  private(set) var device: TestDevice

  init(_ items: [UIApplicationShortcutItem] = []) {
    let log = log
    app = App(
      name: "Actions", bundleIdentifier: "test.actions", shortcutItems: items,
      rootViewController: { UIViewController() }, delegate: { ActionDelegate(log) })
    device = TestDevice(other, storage: storage)
  }

  static func item(_ type: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: type, localizedTitle: "Title of " + type)
  }

  /// Picks an action of the app's icon.
  func pick(_ type: String) { device.device.open(app, with: ActionFixture.item(type)) }

  func open() { device.device.open(app) }

  func leave() { device.device.open(other) }

  /// The page is loaded anew: only what is stored is there again.
  func reload() {
    device.flushStorage()
    device = TestDevice(other, storage: storage)
  }

  /// The lines since the last time.
  func heard() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  var warnings: [String] {
    device.host.operations.compactMap { operation in
      if case .console(.heft, let line) = operation { return line }
      return nil
    }
  }
}
