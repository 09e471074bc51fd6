import Heft
import HeftTesting
import TestRules
import Testing

@testable import Simulator

/// The bar with the time, STATUS-1 to STATUS-4.
struct StatusBarTests {
  private final class Wishes {
    var style = UIStatusBarStyle.default
    var isHidden = false
    var asked = 0
    var tops: [CGFloat] = []
  }

  private final class Wishing: UIViewController {
    let wishes: Wishes

    init(_ wishes: Wishes) {
      self.wishes = wishes
      super.init()
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      wishes.asked += 1
      return wishes.style
    }
    override var prefersStatusBarHidden: Bool { wishes.isHidden }
    override func viewDidLayoutSubviews() { wishes.tops.append(view.safeAreaInsets.top) }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private func app(_ wishes: Wishes, inStack: Bool = false) -> App {
    App(
      name: "App", bundleIdentifier: "test.app",
      rootViewController: {
        inStack ? UINavigationController(rootViewController: Wishing(wishes)) : Wishing(wishes)
      },
      delegate: { Delegate() })
  }

  /// 5:41 in Greenwich, two hours east of it.
  private static let date = HostEvent.Clock(seconds: 1_445_146_860, minutesEast: 120, time: 1)

  private func bar(of device: TestDevice) -> RenderedTree.View? {
    device.host.screen.views.values.first { view in
      view.frame.origin == .zero && view.frame.size.height == device.device.settings.model.screen.safeTop
        && view.parent == 0 && view.frame.size.height > 0
    }
  }

  private func time(on device: TestDevice) -> String? {
    guard let bar = bar(of: device), !bar.isHidden else { return nil }
    return bar.children.compactMap { device.host.screen.views[$0]?.text }.first
  }

  @Test(
    "A device that is shown as a whole has the time over its app", .rule("STATUS-1"),
    arguments: DeviceModel.all)
  func models(model: DeviceModel) throws {
    let wishes = Wishes()
    let device = TestDevice(app(wishes), model: model)
    device.device.handle(.date(StatusBarTests.date))
    #expect(time(on: device) == "07:41")
    let label = try #require(bar(of: device)?.children.first.flatMap { device.host.screen.views[$0] })
    #expect((label.frame.midX == model.screen.width / 2) == !model.hasNotch)
    #expect(wishes.tops.last == (model.hasNotch ? 44 : 20))
    #expect(device.host.screen.roots.last == bar(of: device)?.number, "It lies in front")
  }

  @Test("A phone's window, a turned screen and another size have no bar", .rule("STATUS-1"))
  func none() {
    let sizes = [(375.0, 667.0, 0.0), (667, 375, 20), (375, 600, 20), (375, 667, 44)]
    for (width, height, top) in sizes {
      let wishes = Wishes()
      let device = TestDevice(app(wishes), model: .iPhone6s)
      #expect(time(on: device) != nil)
      device.device.handle(.screen(HostEvent.Screen(width: width, height: height, safeTop: top)))
      #expect(time(on: device) == nil && wishes.tops.last == CGFloat(top))
      let plain = TestDevice(app(Wishes()))
      plain.device.handle(.screen(HostEvent.Screen(width: width, height: height, safeTop: top)))
      #expect(plain.host.screen.roots.count == 1 && !plain.host.wantsTicks)
    }
  }

  @Test(
    "The time is in twelve or twenty-four hours", .rule("STATUS-2"),
    arguments: [
      (0, "00:00", "12:00"), (1, "00:01", "12:01"), (581, "09:41", "9:41"), (720, "12:00", "12:00"),
      (779, "12:59", "12:59"), (1439, "23:59", "11:59"), (-1, "23:59", "11:59"),
      (1440 * 9 + 605, "10:05", "10:05"),
    ])
  func hours(minute: Int, long: String, short: String) {
    let device = TestDevice(app(Wishes()), model: .iPhone6s)
    device.device.handle(.date(HostEvent.Clock(seconds: Double(minute) * 60, minutesEast: 0, time: 1)))
    #expect(time(on: device) == long)
    device.device.handle(.setting(name: .timeFormat, value: "1:05 PM"))
    #expect(time(on: device) == short)
    device.device.handle(.setting(name: .timeFormat, value: "13:05"))
    #expect(time(on: device) == long)
  }

  @Test("The time changes with the minute, and no tick is asked for before", .rule("STATUS-2"))
  func minute() {
    let device = TestDevice(app(Wishes()), model: .iPhone6s)
    device.device.handle(.date(HostEvent.Clock(seconds: 59 * 60 + 30, minutesEast: 0, time: 1)))
    #expect(time(on: device) == "00:59")
    let waits = device.host.requests.compactMap { request -> UInt32? in
      if case .ticks(true, let wait) = request { return wait }
      return nil
    }
    #expect((waits.last ?? 0) > 29_000)
    device.advance(by: 29)
    #expect(time(on: device) == "00:59")
    device.advance(by: 1.1)
    #expect(time(on: device) == "01:00")
  }

  @Test(
    "The bar is as the controller in front wants it, which is asked where it says so", .rule("STATUS-3"),
    arguments: [false, true])
  func style(inStack: Bool) {
    let wishes = Wishes()
    let device = TestDevice(app(wishes, inStack: inStack), model: .iPhone6s)
    func color() -> UInt32? {
      bar(of: device)?.children.first.flatMap { device.host.screen.views[$0]?.style?.color }
    }
    #expect(color() == 0x0000_00FF)
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(color() == 0xFFFF_FFFF)
    let asked = wishes.asked
    device.tap(at: 100, 100)
    device.advance(by: 1)
    #expect(wishes.asked == asked)
    wishes.style = .darkContent
    device.run { UIApplication.shared.keyWindow?.rootViewController?.setNeedsStatusBarAppearanceUpdate() }
    #expect(color() == 0x0000_00FF)
    wishes.style = .lightContent
    device.device.handle(.appearance(HostEvent.Appearance(isDark: false)))
    device.run { UIApplication.shared.keyWindow?.rootViewController?.setNeedsStatusBarAppearanceUpdate() }
    #expect(color() == 0xFFFF_FFFF)
  }

  @Test("A controller that hides the bar has its room, but not that beside a notch", .rule("STATUS-4"))
  func hidden() {
    for (model, top) in [(DeviceModel.iPhone6s, 0.0), (.iPhoneX, 44)] {
      let wishes = Wishes()
      wishes.isHidden = true
      let device = TestDevice(app(wishes), model: model)
      #expect(time(on: device) == nil && wishes.tops.last == CGFloat(top))
      wishes.isHidden = false
      device.run { UIApplication.shared.keyWindow?.rootViewController?.setNeedsStatusBarAppearanceUpdate() }
      #expect(time(on: device) != nil && wishes.tops.last == CGFloat(model.screen.safeTop))
    }
  }

  @Test("What fills the screen decides, and a card does not", .rule("STATUS-3"))
  func presented() {
    let (under, over) = (Wishes(), Wishes())
    over.isHidden = true
    let device = TestDevice(app(under), model: .iPhone6s)
    let root = { UIApplication.shared.keyWindow?.rootViewController }
    device.run { root()?.present(Wishing(over), animated: true) }
    device.advance(by: 1)
    #expect(time(on: device) == nil)
    device.run { root()?.dismiss(animated: true) }
    device.advance(by: 1)
    #expect(time(on: device) != nil)

    let pad = TestDevice(app(under), model: .iPad)
    pad.run { root()?.present(Wishing(over), animated: true) }
    pad.advance(by: 1)
    #expect(time(on: pad) != nil)
  }

  @Test(
    "Over the home screen the bar follows the appearance, over the switcher it is light, and in a menu there is none"
  )
  func home() throws {
    let fixture = HomeFixture()
    func look() -> (text: String, color: UInt32)? {
      let bar = fixture.host.screen.roots.last.flatMap { fixture.host.screen.views[$0] }
      guard let bar, bar.frame.size.height == 20, !bar.isHidden,
        let label = bar.children.first.flatMap({ fixture.host.screen.views[$0] })
      else { return nil }
      return (label.text, label.style?.color ?? 0)
    }
    #expect(look() == nil)
    fixture.send(.screen(DeviceModel.iPhone6s.screen))
    #expect(look()?.color == 0x0000_00FF)
    fixture.tap(fixture.place(of: "Cat"))
    fixture.settle()
    #expect(look()?.color == 0x0000_00FF)
    fixture.swipeToSwitcher()
    #expect(look()?.color == 0xFFFF_FFFF)
    fixture.key("Escape")
    fixture.settle()
    let finger = fixture.press(fixture.place(of: "Bee"))
    finger.deepen(to: 3)
    #expect(!fixture.menu.isEmpty && look() == nil)
    finger.lift()
    fixture.key("Escape")
    fixture.settle()
    #expect(look()?.color == 0x0000_00FF)
  }
}
