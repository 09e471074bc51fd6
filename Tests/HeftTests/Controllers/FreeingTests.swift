import Heft
import HeftTesting
import Testing

/// An app that ends takes its screens along: APP-2.
struct FreeingTests {
  private final class Counter {
    var live = 0
  }

  private final class Counted: UIViewController {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      super.init()
      counter.live += 1
    }
    override func viewDidLoad() {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: Counted.add)
      navigationItem.leftBarButtonItem = editButtonItem
      toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Tool", style: .plain)]
    }
    private func add() {}
    deinit { counter.live -= 1 }
  }

  @Test("Ten launches and ends, also in the middle of transitions, leave no controller behind")
  func launches() {
    let counter = Counter()
    let app = App(
      name: "Freed", bundleIdentifier: "test.freed",
      rootViewController: {
        let tabs = UITabBarController()
        let split = UISplitViewController()
        split.viewControllers = [
          UINavigationController(rootViewController: Counted(counter)),
          UINavigationController(rootViewController: Counted(counter)),
        ]
        tabs.viewControllers = [UINavigationController(rootViewController: Counted(counter)), split]
        return tabs
      }, delegate: { PlainDelegate() })
    let device = TestDevice(app)
    for round in 0..<10 {
      device.run {
        let tabs = UIApplication.shared.windows[0].rootViewController as! UITabBarController
        let navigation = tabs.selectedViewController as! UINavigationController
        navigation.setToolbarHidden(false, animated: true)
        navigation.pushViewController(Counted(counter), animated: true)
        if round % 2 == 0 { tabs.selectedIndex = 1 }
        tabs.present(UINavigationController(rootViewController: Counted(counter)), animated: round % 3 != 0)
      }
      device.advance(by: 0.1)
      device.device.end()
      #expect(counter.live == 0)
      device.device.launch(app)
    }
    device.device.end()
    #expect(counter.live == 0)
  }

  @Test("A screen that was popped or replaced is kept by nobody", arguments: [false, true])
  func popped(animated: Bool) {
    let counter = Counter()
    let device = TestDevice(
      App(
        name: "Popped", bundleIdentifier: "test.popped",
        rootViewController: { UINavigationController(rootViewController: Counted(counter)) },
        delegate: { PlainDelegate() }))
    device.advance(by: 1)
    let removals: [(UINavigationController) -> Void] = [
      { _ = $0.popViewController(animated: animated) },
      { _ = $0.popToRootViewController(animated: animated) },
      { $0.setViewControllers([$0.viewControllers[0]], animated: animated) },
    ]
    for removal in removals {
      device.run {
        let navigation = UIApplication.shared.windows[0].rootViewController as! UINavigationController
        navigation.pushViewController(Counted(counter), animated: animated)
      }
      device.advance(by: 1)
      #expect(counter.live == 2)
      device.run { removal(UIApplication.shared.windows[0].rootViewController as! UINavigationController) }
      device.advance(by: 1)
      #expect(counter.live == 1)
    }
  }
}
