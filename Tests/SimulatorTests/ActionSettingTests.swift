import Heft
import HeftTesting
import Scale
import Simulator
import TestRules
import Testing

/// The actions that a page's address names (ACTION-10).
struct ActionSettingTests {
  private let host = RecordingHost()

  private func warnings() -> Int {
    host.operations.count { operation in
      if case .warning = operation { return true }
      return false
    }
  }

  @Test(
    "An app and its action before the first screen launch the app once, with the action", .rule("ACTION-10"))
  func beforeTheScreen() {
    let log = Log()
    let simulator = Simulator(apps: [log.app("First"), log.app("Second")], host: host)
    simulator.handle(.setting(name: .app, value: "second"))
    simulator.handle(.setting(name: .action, value: "two"))
    #expect(log.lines == [])
    simulator.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
    #expect(log.lines == ["Second with two", "perform two"])
    #expect(warnings() == 0)
    simulator.handle(.command(.relaunch))
    #expect(log.lines.suffix(1) == ["Second"])
  }

  @Test("An action that the app does not have is counted, and the app is launched without")
  func unknown() {
    let log = Log()
    let simulator = Simulator(apps: [log.app("First")], host: host)
    simulator.handle(.setting(name: .action, value: "none"))
    simulator.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
    #expect(log.lines == ["First"])
    #expect(warnings() == 1)
  }

  private final class Log {
    var lines: [String] = []

    func app(_ name: String) -> App {
      App(
        name: name, bundleIdentifier: "test." + name,
        shortcutItems: ["one", "two"].map { UIApplicationShortcutItem(type: $0, localizedTitle: $0) },
        rootViewController: { UIViewController() }, delegate: { [self] in Delegate(self, name) })
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let log: Log
    private let name: String

    init(_ log: Log, _ name: String) {
      self.log = log
      self.name = name
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
    ) -> Bool {
      let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
      log.lines.append(item.map { "\(name) with \($0.type)" } ?? name)
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.lines.append("perform \(shortcutItem.type)")
      completionHandler(true)
    }
  }
}
