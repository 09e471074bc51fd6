import Heft
import HeftTesting
import TestRules
import Testing

/// The browser's way back, BACK-1 and BACK-2.
struct BackTests {
  private let fixture = HomeFixture()

  /// Goes back. Returns whether there was something to leave.
  private func back() -> Bool {
    let before = fixture.host.requests.count
    fixture.send(.command(.back))
    let isTaken = fixture.host.requests.dropFirst(before).contains(.keyTaken)
    fixture.settle()
    return isTaken
  }

  private var title: String { fixture.host.screen.title }

  @Test("It leads from an app home, and from home out of the page", .rule("BACK-1"))
  func home() {
    fixture.tap(fixture.place(of: "Ant"))
    fixture.settle()
    #expect(title == "Ant")
    #expect(back() && title == "Home Screen")
    #expect(!back())
  }

  @Test("A controller that was pushed is popped first", .rule("BACK-2"))
  func pushed() {
    let list = UIViewController()
    list.title = "List"
    let stack = UINavigationController(rootViewController: list)
    let app = App(
      name: "Stack", bundleIdentifier: "test.stack", rootViewController: { stack },
      delegate: { BackDelegate() })
    let device = TestDevice(app)
    device.run {
      let detail = UIViewController()
      detail.title = "Detail"
      stack.pushViewController(detail, animated: false)
    }
    device.device.handle(.command(.back))
    device.advance(by: 1)
    #expect(stack.viewControllers.count == 1)
    #expect(device.host.requests.contains(.keyTaken))
    device.host.clear()
    device.device.handle(.command(.back))
    #expect(!device.host.requests.contains(.keyTaken))
  }

  @Test("A card goes, what fills the screen stays and the app is left", .rule("BACK-2"))
  func presented() {
    let root = UIViewController()
    let app = App(
      name: "Cards", bundleIdentifier: "test.cards", rootViewController: { root },
      delegate: { BackDelegate() })
    let device = TestDevice(app)
    device.run {
      root.present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
    }
    device.advance(by: 1)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    device.run { root.dismiss(animated: false) { root.present(full, animated: false) } }
    device.advance(by: 1)
    #expect(root.presentedViewController === full)
    device.device.handle(.command(.back))
    device.advance(by: 1)
    #expect(root.presentedViewController === full, "a drawing is not thrown away")
  }

  @Test("It closes a menu and the switcher", .rule("BACK-1"))
  func menu() {
    let place = fixture.place(of: "Ant")
    fixture.send(.menu(HostEvent.Menu(time: fixture.time, x: place.x, y: place.y)))
    fixture.settle()
    #expect(fixture.simulator.device.showsPreview)
    #expect(back() && !fixture.simulator.device.showsPreview)
    #expect(title == "Home Screen")
  }
}

private final class BackDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
