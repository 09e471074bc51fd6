import Heft
import HeftTesting
import TestRules
import Testing

/// Two columns: SPLIT-1 to SPLIT-4.
struct SplitTests {
  private let log = LifeLog()

  private func makeDevice(width: Double) -> (TestDevice, UISplitViewController) {
    let log = log
    let device = device(width: width) {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: Told("list", log)),
        UINavigationController(rootViewController: Told("detail", log)),
      ]
      return split
    }
    return (device, device.root as! UISplitViewController)
  }

  private func turn(_ device: TestDevice, to width: Double) {
    device.device.handle(.screen(HostEvent.Screen(width: width, height: 667)))
    device.advance(by: 1)
  }

  private func list(_ split: UISplitViewController) -> UINavigationController {
    split.viewControllers[0] as! UINavigationController
  }

  @Test("A wide screen shows both, a narrow one the detail on the list's stack", .rule("SPLIT-1"))
  func columns() {
    let (wide, split) = makeDevice(width: 1024)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.count == 2)
    #expect(wide.host.screen.texts == ["list", "detail"])
    let (_, narrow) = makeDevice(width: 375)
    #expect(narrow.isCollapsed)
    #expect(list(narrow).viewControllers.map { $0.title } == ["list", "detail"])
  }

  private final class Leaver: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  @Test(
    "A delegate that is set after the controllers still leaves the detail out on a narrow screen",
    .rule("SPLIT-1"))
  func delegateSetLater() {
    let (log, leaver) = (log, Leaver())
    let device = device(width: 375) {
      let split = UISplitViewController()
      split.viewControllers = [
        UINavigationController(rootViewController: Told("list", log)),
        UINavigationController(rootViewController: Told("detail", log)),
      ]
      #expect(split.viewControllers.count == 2)
      split.delegate = leaver
      return split
    }
    let split = device.root as! UISplitViewController
    #expect(split.isCollapsed && split.viewControllers.count == 1)
    #expect(list(split).viewControllers.map { $0.title } == ["list"])
    turn(device, to: 1024)
    #expect(device.host.screen.texts == ["list", "detail"])
  }

  @Test("Turning the screen keeps every screen", .rule("SPLIT-2"))
  func turning() {
    let (device, split) = makeDevice(width: 1024)
    for _ in 0..<2 {
      turn(device, to: 375)
      #expect(split.isCollapsed)
      #expect(list(split).viewControllers.map { $0.title } == ["list", "detail"])
      turn(device, to: 1024)
      #expect(!split.isCollapsed)
      #expect(device.host.screen.texts == ["list", "detail"])
      #expect(list(split).viewControllers.map { $0.title } == ["list"])
    }
    #expect(device.host.screen.mistakes == [])
    let calls = log.take()
    for name in ["detail", "list"] {
      #expect(
        calls.filter { $0 == name + " didAppear" }.count == calls.filter { $0 == name + " didDisappear" }
          .count + 1)
    }
  }

  @Test(
    "Showing a detail replaces the second column, or is a push", .rule("SPLIT-3"), arguments: [1024.0, 375.0])
  func showingADetail(width: Double) {
    let (device, split) = makeDevice(width: width)
    if split.isCollapsed { device.settle { list(split).popViewController(animated: false) } }
    let other = Told("other", log)
    device.settle {
      list(split).topViewController?.showDetailViewController(
        UINavigationController(rootViewController: other), sender: nil)
    }
    #expect(other.view.window != nil)
    #expect(other.splitViewController === split)
    turn(device, to: 1399 - width)
    #expect(other.view.window != nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("The button beside the detail hides and shows the list", .rule("SPLIT-4"))
  func mode() {
    let (device, split) = makeDevice(width: 1024)
    let detail = (split.viewControllers[1] as! UINavigationController).topViewController!
    device.settle {
      detail.navigationItem.leftBarButtonItem = split.displayModeButtonItem
      detail.navigationItem.leftItemsSupplementBackButton = true
    }
    device.tap(at: 321 + 28, 22)
    device.advance(by: 1)
    #expect(split.displayMode == .primaryHidden)
    #expect(device.host.screen.texts == ["detail"])
    device.tap(at: 28, 22)
    device.advance(by: 1)
    #expect(device.host.screen.texts == ["list", "detail"])
  }
}
