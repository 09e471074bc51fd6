import Heft
import HeftTesting
import TestRules
import Testing

/// The look that an app gives all views of a kind: VIEW-20, NAV-16.
struct AppearanceProxyTests {
  private final class Screen: UIViewController {
    let label = UILabel()
    let own = UILabel()
    let toggle = UISwitch(frame: .zero)

    override func viewDidLoad() {
      super.viewDidLoad()
      own.textColor = .green
      for view in [label, own, toggle] { self.view.addSubview(view) }
    }
  }

  /// A device whose app sets something before its first screen comes.
  private func device(_ screen: Screen, in navigation: Bool = false, _ set: @escaping () -> Void)
    -> TestDevice
  {
    let device = TestDevice(
      App(
        name: "Looks", bundleIdentifier: "test.looks",
        rootViewController: {
          set()
          return navigation ? UINavigationController(rootViewController: screen) : screen
        }, delegate: { PlainDelegate() }))
    device.advance(by: 0.1)
    return device
  }

  @Test("A view comes with what its kind has, unless it has its own", .rule("VIEW-20"))
  func kinds() {
    let screen = Screen()
    let device = device(screen) {
      UILabel.appearance().textColor = .red
      UISwitch.appearance().onTintColor = .blue
      #expect(UILabel.appearance() === UILabel.appearance())
    }
    #expect(screen.label.textColor == .red)
    #expect(screen.own.textColor == .green)
    #expect(screen.toggle.onTintColor == .blue)
    // One that is made later comes with it too.
    let later = UILabel()
    device.run { screen.view.addSubview(later) }
    #expect(later.textColor == .red)
  }

  private final class Dial: UIView {
    var trackColor = UIColor.gray
  }

  @Test("A property of the app's own views is given to those that have it as it was made", .rule("VIEW-20"))
  func ownProperties() {
    let (screen, dial, colored) = (Screen(), Dial(frame: .zero), Dial(frame: .zero))
    colored.trackColor = .green
    let device = device(screen) {
      Dial.setAppearance(.red, in: { $0.trackColor = $1 }, of: { $0.trackColor }, plain: Dial(frame: .zero))
    }
    device.run { for view in [dial, colored] { screen.view.addSubview(view) } }
    #expect(dial.trackColor == .red && colored.trackColor == .green)
  }

  @Test("The tint of all views is that of each which is given none", .rule("VIEW-20"))
  func tint() {
    let screen = Screen()
    let device = device(screen) { UIView.appearance().tintColor = .purple }
    #expect(device.run { screen.label.tintColor } == .purple)
    device.run {
      screen.label.tintColor = .orange
      screen.label.removeFromSuperview()
      screen.view.addSubview(screen.label)
    }
    #expect(device.run { screen.label.tintColor } == .orange)
  }

  @Test(
    "What is asked for in containers of a kind is what views in these have, and no others", .rule("VIEW-20"))
  func containers() {
    let screen = Screen()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let inside = UILabel()
    bar.addSubview(inside)
    let device = device(screen) {
      UILabel.appearance(whenContainedInInstancesOf: UISearchBar.self).textColor = .brown
    }
    device.run { screen.view.addSubview(bar) }
    #expect(inside.textColor == .brown)
    #expect(screen.label.textColor == .label)
  }

  @Test("Another app that runs on the device has appearances of its own", .rule("VIEW-20"))
  func apps() {
    _ = device(Screen()) { UILabel.appearance().textColor = .red }
    let other = Screen()
    _ = device(other) {}
    #expect(other.label.textColor == .label)
  }

  @Test("Bars have the color, the titles and the buttons that the app asks for", .rule("NAV-16"))
  func bars() throws {
    let screen = Screen()
    screen.title = "Styled"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .plain)
    let device = device(screen, in: true) {
      UINavigationBar.appearance().barTintColor = .black
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UIBarButtonItem.appearance().tintColor = .yellow
    }
    let navigation = try #require(device.root as? UINavigationController)
    #expect(navigation.navigationBar.barTintColor == .black)
    let title = try #require(device.host.screen.label("Styled"))
    #expect(title.style?.color == 0xFFFF_FFFF)
    #expect(screen.navigationItem.rightBarButtonItem?.tintColor == .yellow)
    let done = try #require(device.host.screen.label("Done"))
    #expect(done.style?.color == 0xFFFF_00FF)
    // A bar's own attributes come first.
    device.run { navigation.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.red] }
    device.advance(by: 0.1)
    #expect(device.host.screen.label("Styled")?.style?.color == 0xFF00_00FF)
  }
}
