import Heft
import HeftTesting
import TestRules
import Testing

/// The stack of a navigation controller: NAV-1 to NAV-5.
struct NavigationTests {
  private let log = LifeLog()

  private func makeDevice(safeTop: Double = 0) -> (TestDevice, UINavigationController) {
    let log = log
    let device = device(safeTop: safeTop) { UINavigationController(rootViewController: Told("one", log)) }
    return (device, device.root as! UINavigationController)
  }

  @Test("A title view has its own size again once the bar has the room for it", .rule("NAV-23"))
  func titleView() {
    let view = UIView(frame: CGRect(x: 220, y: 8, width: 160, height: 29))
    let device = device {
      let screen = UIViewController()
      screen.navigationItem.titleView = view
      let navigation = UINavigationController(rootViewController: screen)
      navigation.view.frame = .zero
      navigation.view.layoutIfNeeded()
      return navigation
    }
    #expect(view.bounds.size == CGSize(width: 160, height: 29))
    #expect(device.run { view.convert(CGPoint(x: 80, y: 0), to: nil) }?.x == 187.5)
    device.run { view.bounds.size.width = 100 }
    device.settle { (device.root as? UINavigationController)?.navigationBar.setNeedsLayout() }
    #expect(view.bounds.size.width == 100)
  }

  @Test("The root comes with the navigation controller", .rule("NAV-1"))
  func root() {
    let (device, navigation) = makeDevice()
    #expect(log.take() == ["one didLoad", "one willAppear", "one didAppear"])
    #expect(navigation.topViewController?.view.window != nil)
    #expect(device.host.screen.texts == ["one"])
  }

  @Test(
    "A push tells both screens in UIKit's order, and a pop too", .rule("NAV-2"), arguments: [true, false])
  func order(animated: Bool) {
    let (device, navigation) = makeDevice()
    _ = log.take()
    let two = Told("two", log)
    device.settle { navigation.pushViewController(two, animated: animated) }
    #expect(
      log.take() == [
        "two didLoad", "one willDisappear", "two willAppear", "one didDisappear", "two didAppear",
      ])
    #expect(navigation.viewControllers.map { $0.title } == ["one", "two"])
    #expect(navigation.viewControllers[0].view.window == nil)
    #expect(two.navigationController === navigation)
    device.settle { #expect(navigation.popViewController(animated: animated) === two) }
    #expect(log.take() == ["two willDisappear", "one willAppear", "two didDisappear", "one didAppear"])
    #expect(two.parent == nil)
    #expect(two.navigationController == nil)
    #expect(device.host.screen.mistakes == [])
  }

  /// Has a bar at the bottom as long as it is shown, as apps are written.
  private final class WithBar: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.setToolbarHidden(false, animated: animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
      navigationController?.setToolbarHidden(true, animated: animated)
    }
  }

  @Test(
    "A screen that is popped takes its bar along in viewWillDisappear", .rule("NAV-2"),
    arguments: [true, false])
  func bar(animated: Bool) {
    let (device, navigation) = makeDevice()
    let two = WithBar()
    device.settle { navigation.pushViewController(two, animated: animated) }
    #expect(!navigation.isToolbarHidden)
    device.settle {
      navigation.popViewController(animated: animated)
      #expect(two.navigationController == nil)
    }
    #expect(navigation.isToolbarHidden)
    #expect(navigation.toolbar.isHidden && navigation.toolbar.frame.minY >= 667)
  }

  @Test("A screen slides in from the right while the one below moves a third of the distance", .rule("NAV-2"))
  func slide() {
    let (device, navigation) = makeDevice()
    let two = Told("two", log)
    device.run { navigation.pushViewController(two, animated: true) }
    device.advance(by: 0.1)
    let views = device.host.screen.views.values.filter {
      !$0.transform.isIdentity && $0.frame.size.height == 667
    }
    let shifts = views.map { Double($0.transform.tx) }.sorted()
    #expect(shifts.count == 2)
    #expect(shifts[0] < 0 && shifts[1] > 0)
    #expect(isClose(shifts[0], (shifts[1] - 375) * 0.3, within: 1e-6))
    device.advance(by: 1)
    #expect(!device.host.wantsTicks)
  }

  @Test("Pushing what cannot be pushed is refused with a line on the console", .rule("NAV-3"))
  func refusals() {
    let (device, navigation) = makeDevice()
    device.settle {
      navigation.pushViewController(navigation.topViewController!, animated: true)
      navigation.pushViewController(UINavigationController(), animated: true)
    }
    #expect(navigation.viewControllers.count == 1)
    #expect(device.host.consoleLines.count == 2)
    device.settle { #expect(navigation.popViewController(animated: true) == nil) }
    #expect(navigation.popToViewController(UIViewController(), animated: true) == nil)
  }

  @Test(
    "What is asked for in a transition, or by one of its calls, ends with the last screen of the stack",
    .rule("NAV-4")
  )
  func reentrancy() {
    let (device, navigation) = makeDevice()
    let (two, three) = (Told("two", log), Told("three", log))
    device.settle {
      navigation.pushViewController(two, animated: true)
      navigation.pushViewController(three, animated: true)
    }
    #expect(navigation.topViewController === three)
    #expect(three.view.window != nil && two.view.window == nil)
    _ = log.take()
    let four = Told("four", log)
    four.when = { what, four in
      if what == "didAppear" { four.navigationController?.popViewController(animated: true) }
    }
    device.settle { navigation.pushViewController(four, animated: true) }
    device.advance(by: 1)
    #expect(navigation.viewControllers.count == 3)
    #expect(three.view.window != nil && four.view.window == nil)
    #expect(
      log.take() == [
        "four didLoad", "three willDisappear", "four willAppear", "three didDisappear", "four didAppear",
        "four willDisappear", "three willAppear", "four didDisappear", "three didAppear",
      ])
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Several screens change at once", .rule("NAV-1"))
  func several() {
    let (device, navigation) = makeDevice()
    let screens = ["two", "three", "four"].map { Told($0, log) }
    device.settle { for screen in screens { navigation.pushViewController(screen, animated: false) } }
    _ = log.take()
    device.settle { #expect(navigation.popToViewController(screens[0], animated: true)?.count == 2) }
    #expect(log.take() == ["four willDisappear", "two willAppear", "four didDisappear", "two didAppear"])
    device.settle { navigation.popToRootViewController(animated: true) }
    #expect(navigation.viewControllers.count == 1)
    device.settle { navigation.setViewControllers([screens[2], screens[1], screens[2]], animated: true) }
    #expect(navigation.viewControllers.map { $0.title } == ["four", "three"])
    #expect(screens[1].view.window != nil)
    device.settle { navigation.viewControllers = [] }
    #expect(navigation.topViewController == nil)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Screens lie under the bar and keep clear of it", .rule("NAV-5"))
  func safeArea() {
    let (device, navigation) = makeDevice(safeTop: 20)
    let top = navigation.topViewController!
    #expect(device.run { top.view.safeAreaInsets.top } == 64)
    device.settle { navigation.isNavigationBarHidden = true }
    #expect(device.run { top.view.safeAreaInsets.top } == 20)
    device.settle {
      navigation.isNavigationBarHidden = false
      navigation.navigationBar.isTranslucent = false
    }
    #expect(device.run { top.view.safeAreaInsets.top } == 0)
    #expect(device.run { top.view.convert(CGPoint.zero, to: nil) } == CGPoint(x: 0, y: 64))
  }
}
