import Heft
import HeftStubs
import HeftTesting
import TestRules
import Testing

/// Bars without background or line, and back buttons without a title (NAV-28).
struct EmptyBarTests {
  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  private func device(_ screen: @escaping () -> UIViewController) -> TestDevice {
    let device = TestDevice(
      App(
        name: "Bars", bundleIdentifier: "test.bars", rootViewController: screen, delegate: { PlainDelegate() }
      ))
    device.advance(by: 0.1)
    return device
  }

  @Test("An empty picture takes a bar's background away, another one brings it back", .rule("NAV-28"))
  func background() {
    let navigation = device { UINavigationController(rootViewController: UIViewController()) }
    let bar =
      (navigation.run { UIApplication.shared.keyWindow?.rootViewController } as? UINavigationController)!
      .navigationBar
    let usual = navigation.run { bar.backgroundColor }
    navigation.run {
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
    }
    #expect(navigation.run { bar.backgroundColor } == .clear)
    navigation.run { bar.setBackgroundImage(nil, for: .default) }
    #expect(navigation.run { bar.backgroundColor } == usual)
  }

  @Test("A tab bar's background goes with an empty picture", .rule("NAV-28"))
  func tabs() {
    let tabs = device {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.tabBar.backgroundImage = UIImage()
      return tabs
    }
    let bar = (tabs.run { UIApplication.shared.keyWindow?.rootViewController } as? UITabBarController)?.tabBar
    #expect(tabs.run { bar?.backgroundColor } == .clear)
  }

  @Test("A back button whose title was emptied has no title", .rule("NAV-28"))
  func backTitle() {
    let shown = device {
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "First"
      first.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "", style: .plain, target: nil, action: nil)
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      return navigation
    }
    let names = shown.host.screen.views.values.compactMap { $0.accessibility?.label }
    #expect(names.contains("Back") && !shown.host.screen.texts.contains { ["Back", "First"].contains($0) })
  }
}
