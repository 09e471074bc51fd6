import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// The listings with `Any` as the tutorials print them. They are native: a page has no values of `Any`.
struct AnyListingTests {
  private final class Log { var lines: [String] = [] }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let log: Log

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.lines.append("will \(launchOptions?.count ?? 0)")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
        log.lines.append(item.type)
        return false
      }
      log.lines.append("plain")
      return true
    }

    func application(
      _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.lines.append("performed")
      completionHandler(true)
    }
  }

  @Test("Launch options in UIKit's spelling have the action of a cold launch", .rule("ACTION-4"))
  func launchOptions() {
    let log = Log()
    let app = App(
      name: "Any", bundleIdentifier: "test.any", rootViewController: { UIViewController() },
      delegate: { Delegate(log) })
    let device = TestDevice(tutorialApp { UIViewController() })
    device.device.open(app, with: UIApplicationShortcutItem(type: "OpenBlue", localizedTitle: "Blue"))
    #expect(log.lines == ["will 1", "OpenBlue"])
    device.device.terminate(app)
    device.device.open(app)
    #expect(log.lines == ["will 1", "OpenBlue", "will 0", "plain"])
  }

  private final class Asking: UIViewController {
    var senders: [Any] = []
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      if let sender { senders.append(sender) }
    }
  }

  @Test("The sender of a segue comes in UIKit's spelling", .rule("NAV-6"))
  func sender() throws {
    let storyboard = UIStoryboard.Definition(
      name: "Main",
      scenes: [
        UIStoryboard.Scene(
          "First", isInitial: true,
          segues: [UIStoryboard.Segue("go", to: "Second", kind: .presentModally)]
        ) { Asking() },
        UIStoryboard.Scene("Second") { UIViewController() },
      ])
    let device = TestDevice(
      App(
        name: "Any", bundleIdentifier: "test.any", storyboards: [storyboard], delegate: { TutorialDelegate() }
      ))
    let screen = try #require(
      device.run { UIApplication.shared.keyWindow?.rootViewController as? Asking } ?? nil)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    device.run { screen.performSegue(withIdentifier: "go", sender: cell) }
    #expect(screen.senders.first as? UITableViewCell === cell)
  }

  @Test("An item takes a user info of the printed type", .rule("ACTION-11"))
  func userInfo() {
    let info: [AnyHashable: Any]? = ["row": 2]
    let item = UIApplicationShortcutItem(
      type: "t", localizedTitle: "T", localizedSubtitle: nil, icon: nil, userInfo: info)
    #expect(item.userInfo?["row"] as? Int == 2)
  }
}
