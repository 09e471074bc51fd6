import Heft
import HeftTesting
import TestRules
import Testing

/// A bar of tabs: TAB-1 to TAB-5, TAB-7.
struct TabTests {
  private let log = LifeLog()

  private func makeDevice() -> (TestDevice, UITabBarController) {
    let log = log
    let device = device {
      let tabs = UITabBarController()
      let rooms = UINavigationController(rootViewController: Told("rooms", log))
      let profile = Told("profile", log)
      profile.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 1)
      tabs.viewControllers = [rooms, profile]
      return tabs
    }
    return (device, device.root as! UITabBarController)
  }

  @Test("The first tab is shown, and tabs are called as their screens", .rule("TAB-1"))
  func first() {
    let (device, tabs) = makeDevice()
    #expect(tabs.selectedIndex == 0)
    #expect(log.take() == ["rooms didLoad", "rooms willAppear", "rooms didAppear"])
    #expect(device.host.screen.texts == ["rooms", "rooms", "Contacts"])
    #expect(tabs.viewControllers?[0].tabBarController === tabs)
  }

  @Test("A tab that a navigation controller's screen is given later is shown", .rule("TAB-1"))
  func later() {
    let (device, tabs) = makeDevice()
    let screen = (tabs.viewControllers?[0] as? UINavigationController)?.viewControllers.first
    device.settle { screen?.tabBarItem = UITabBarItem(title: "Spaces", image: nil, tag: 0) }
    #expect(device.host.screen.texts == ["rooms", "Spaces", "Contacts"])
  }

  @Test("Another tab comes before the first one goes", .rule("TAB-2"))
  func selection() {
    let (device, tabs) = makeDevice()
    _ = log.take()
    device.tap(at: 280, 650)
    device.advance(by: 0.1)
    #expect(tabs.selectedIndex == 1)
    #expect(
      log.take() == [
        "profile didLoad", "profile willAppear", "rooms willDisappear", "rooms didDisappear",
        "profile didAppear",
      ])
    device.settle { tabs.selectedIndex = 7 }
    device.settle { tabs.selectedViewController = UIViewController() }
    #expect(tabs.selectedIndex == 1)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Pressing the selected tab goes back to its first screen", .rule("TAB-3"))
  func pressedAgain() {
    let (device, tabs) = makeDevice()
    let rooms = tabs.selectedViewController as! UINavigationController
    device.settle { rooms.pushViewController(Told("room", log), animated: true) }
    device.tap(at: 90, 650)
    device.advance(by: 1)
    #expect(rooms.viewControllers.count == 1)
  }

  /// A controller that notes which tabs are pressed.
  private final class Listening: UITabBarController {
    var pressed: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      pressed.append("\(item.title ?? "") at \(selectedIndex)")
    }
  }

  @Test("A controller hears of each press before its screen changes", .rule("TAB-7"))
  func presses() {
    let device = device {
      let tabs = Listening()
      tabs.viewControllers = ["a", "b"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      }
      return tabs
    }
    for _ in 0..<2 {
      device.tap(at: 280, 650)
      device.advance(by: 0.1)
    }
    #expect((device.root as? Listening)?.pressed == ["b at 0", "b at 1"])
  }

  @Test("Tabs that are not selected have their own color", .rule("TAB-7"))
  func unselectedColor() {
    let (device, tabs) = makeDevice()
    let colors = {
      ["Contacts", "rooms"].map { text in
        device.host.screen.views.values.filter { $0.text == text }.map { $0.style?.color }
      }
    }
    let before = colors()
    device.run { tabs.tabBar.unselectedItemTintColor = .red }
    device.advance(by: 0.1)
    #expect(colors()[0] != before[0] && colors()[1] == before[1])
  }

  @Test("The bar goes with a screen that hides it, and screens keep clear of it", .rule("TAB-4"))
  func hiding() {
    let (device, tabs) = makeDevice()
    let rooms = tabs.selectedViewController as! UINavigationController
    #expect(device.run { rooms.topViewController!.view.safeAreaInsets.bottom } == 49)
    let room = Told("room", log)
    room.hidesBottomBarWhenPushed = true
    device.run { rooms.pushViewController(room, animated: true) }
    device.advance(by: 0.1)
    #expect(!tabs.tabBar.isHidden)
    device.advance(by: 1)
    #expect(tabs.tabBar.isHidden)
    #expect(device.run { room.view.safeAreaInsets.bottom } == 0)
    device.settle { rooms.popViewController(animated: true) }
    #expect(!tabs.tabBar.isHidden)
    #expect(tabs.tabBar.transform.isIdentity)
    #expect(device.run { rooms.topViewController!.view.safeAreaInsets.bottom } == 49)
  }

  private final class Judge: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      asked.append("should \(viewController.title ?? "-")")
      return viewController.title != "profile"
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
      asked.append("did \(viewController.title ?? "-")")
    }
  }

  @Test("The delegate may refuse what the user selects", .rule("TAB-5"))
  func refusal() {
    let (device, tabs) = makeDevice()
    let judge = Judge()
    tabs.delegate = judge
    device.tap(at: 280, 650)
    device.tap(at: 90, 650)
    #expect(judge.asked == ["should profile", "should -", "did -"])
    #expect(tabs.selectedIndex == 0)
  }
}
