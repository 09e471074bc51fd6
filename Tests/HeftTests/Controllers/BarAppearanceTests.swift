import Heft
import HeftTesting
import TestRules
import Testing

/// How bars look by the appearances that they are given: NAV-19 to NAV-21.
struct BarAppearanceTests {
  /// A list that is higher than the screen.
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func makeDevice(
    _ screen: UIViewController, large: Bool = false, _ set: @escaping (UINavigationController) -> Void
  ) -> (TestDevice, UINavigationBar) {
    let device = device {
      screen.title = "Styled"
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = large
      set(navigation)
      return navigation
    }
    device.advance(by: 0.1)
    return (device, (device.root as! UINavigationController).navigationBar)
  }

  private func color(of text: String, on device: TestDevice) -> UInt32? {
    device.host.screen.views.values.first { $0.text == text && $0.alpha > 0 }?.style?.color
  }

  /// The colors of all views with a text: a large title's bar has the small one too, which is not seen.
  private func colors(of text: String, on device: TestDevice) -> Set<UInt32> {
    Set(device.host.screen.views.values.compactMap { $0.text == text ? $0.style?.color : nil })
  }

  @Test("A bar shows the background, the line and the titles of its appearance", .rule("NAV-19"))
  func standard() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.shadowColor = nil
    let (device, bar) = makeDevice(UIViewController()) { $0.navigationBar.standardAppearance = appearance }
    #expect(bar.backgroundColor == .red && bar.standardAppearance === appearance)
    #expect(color(of: "Styled", on: device) == 0xFFFF_FFFF)
    device.run { appearance.configureWithTransparentBackground() }
    #expect(bar.backgroundColor == .clear)
    device.run {
      bar.barTintColor = .green
      appearance.configureWithDefaultBackground()
    }
    #expect(bar.backgroundColor != .green && bar.backgroundColor != .clear)
  }

  @Test(
    "What is changed in an appearance is shown, and one that was only read changes nothing", .rule("NAV-19"))
  func inPlace() {
    let (device, bar) = makeDevice(UIViewController()) { $0.navigationBar.barTintColor = .green }
    let read = device.run { bar.standardAppearance }
    #expect(bar.backgroundColor == .green)
    device.run { bar.standardAppearance.backgroundColor = .blue }
    #expect(bar.backgroundColor == .blue && bar.standardAppearance === read)
    device.run { read?.titleTextAttributes = [.foregroundColor: UIColor.red] }
    device.advance(by: 0.1)
    #expect(color(of: "Styled", on: device) == 0xFF00_00FF)
    device.run { read?.titleTextAttributes = [:] }
    device.advance(by: 0.1)
    #expect(color(of: "Styled", on: device) != 0xFF00_00FF)
  }

  @Test("Until the content has scrolled under it a bar looks as at the edge", .rule("NAV-19"))
  func edge() {
    let list = List()
    let (device, bar) = makeDevice(list, large: true) {
      $0.navigationBar.standardAppearance.backgroundColor = .red
      let edge = UINavigationBarAppearance()
      edge.backgroundColor = .blue
      edge.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
      $0.navigationBar.scrollEdgeAppearance = edge
    }
    #expect(bar.backgroundColor == .blue)
    #expect(colors(of: "Styled", on: device).contains(0xFFFF_FFFF))
    device.run { list.tableView.contentOffset.y = 200 }
    device.advance(by: 0.5)
    #expect(bar.backgroundColor == .red)
    device.run { list.tableView.contentOffset.y = -list.tableView.adjustedContentInset.top }
    device.advance(by: 0.5)
    #expect(bar.backgroundColor == .blue)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("An item has the bar look its own way while it is shown", .rule("NAV-19"))
  func items() {
    let (device, bar) = makeDevice(UIViewController()) {
      $0.navigationBar.standardAppearance.backgroundColor = .red
    }
    let second = UIViewController()
    let own = UINavigationBarAppearance()
    own.backgroundColor = .blue
    second.navigationItem.standardAppearance = own
    device.settle { (device.root as? UINavigationController)?.pushViewController(second, animated: false) }
    #expect(bar.backgroundColor == .blue)
    device.run { own.backgroundColor = .brown }
    #expect(bar.backgroundColor == .brown)
    device.settle { (device.root as? UINavigationController)?.popViewController(animated: false) }
    #expect(bar.backgroundColor == .red)
  }

  @Test("A black bar is dark, with white titles that may have another color", .rule("NAV-20"))
  func black() {
    let (device, bar) = makeDevice(UIViewController()) { $0.navigationBar.barStyle = .black }
    #expect(bar.barStyle == .black && bar.backgroundColor != UINavigationBar(frame: .zero).backgroundColor)
    #expect(color(of: "Styled", on: device) == 0xFFFF_FFFF)
    device.run { bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)] }
    device.advance(by: 0.1)
    #expect(color(of: "Styled", on: device) == 0xFFFF_FFFF)
    device.run { bar.titleTextAttributes = [.foregroundColor: UIColor.red] }
    device.advance(by: 0.1)
    #expect(color(of: "Styled", on: device) == 0xFF00_00FF)
    device.run { bar.barTintColor = .blue }
    #expect(bar.backgroundColor == .blue)
  }

  @Test("Buttons have the look of the bar's appearance, and before it their own", .rule("NAV-21"))
  func buttons() {
    let screen = UIViewController()
    let add = UIBarButtonItem(title: "Add", style: .plain)
    let save = UIBarButtonItem(title: "Save", style: .done)
    screen.navigationItem.rightBarButtonItems = [add, save]
    let appearance = UINavigationBarAppearance()
    let (device, _) = makeDevice(screen) {
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.black]
      $0.navigationBar.standardAppearance = appearance
    }
    #expect(color(of: "Add", on: device) == 0xFF00_00FF && color(of: "Save", on: device) == 0xFF00_00FF)
    device.run { add.isEnabled = false }
    #expect(color(of: "Add", on: device) == 0x0000_00FF)
    device.run { save.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal) }
    #expect(color(of: "Save", on: device) == 0xFFFF_FFFF)
    #expect(save.titleTextAttributes(for: .normal)?.isEmpty == false)
    device.run {
      appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.black]
      save.setTitleTextAttributes(nil, for: .normal)
    }
    #expect(color(of: "Save", on: device) == 0x0000_00FF)
  }

  @Test("Tabs have the look of the bar's appearance, of their proxy and of their own", .rule("NAV-21"))
  func tabs() {
    let appearance = UITabBarAppearance()
    let device = device {
      UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.black], for: .normal)
      let tabs = UITabBarController()
      let screens = ["One", "Two"].map { name in
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
        return screen
      }
      screens[0].tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      tabs.viewControllers = screens
      appearance.backgroundColor = .blue
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
      tabs.tabBar.standardAppearance = appearance
      return tabs
    }
    device.advance(by: 0.1)
    let tabs = device.root as? UITabBarController
    #expect(tabs?.tabBar.backgroundColor == .blue)
    #expect(color(of: "One", on: device) == 0xFF00_00FF)
    #expect(color(of: "Two", on: device) == 0x0000_00FF)
    device.settle { tabs?.selectedIndex = 1 }
    #expect(color(of: "Two", on: device) == 0x0000_00FF)
    device.run { tabs?.tabBar.barStyle = .black }
    #expect(tabs?.tabBar.backgroundColor == .blue && tabs?.tabBar.barStyle == .black)
  }

  @Test("The proxies of bars and buttons hand on appearances and titles", .rule("NAV-21"))
  func proxies() {
    let screen = UIViewController()
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 375, height: 44))
    let (device, navigationBar) = makeDevice(screen) { _ in
      UINavigationBar.appearance().standardAppearance.backgroundColor = .red
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.white], for: .normal)
      UIToolbar.appearance().barStyle = .black
    }
    device.run { screen.view.addSubview(bar) }
    #expect(navigationBar.backgroundColor == .red && bar.barStyle == .black)
    #expect(color(of: "Add", on: device) == 0xFFFF_FFFF)
    // A bar that changes what it has of the proxy has its own from then on.
    device.run { navigationBar.barStyle = .black }
    #expect(device.run { UINavigationBar.appearance().barStyle } == .default)
    #expect(navigationBar.backgroundColor == .red)
  }
}
