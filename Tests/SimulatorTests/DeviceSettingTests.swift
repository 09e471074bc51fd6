import Heft
import HeftTesting
import TestRules
import Testing

/// The settings of the device, SETTING-1 to SETTING-4.
struct DeviceSettingTests {
  @Test("Settings are there again when the page is loaded anew", .rule("SETTING-1"))
  func kept() {
    let fixture = HomeFixture()
    let chosen: [(SettingName, String)] = [
      (.forceTouch, "off"), (.sensitivity, "firm"), (.touchAndHold, "0.8"), (.trackpadForce, "off"),
      (.model, "iphone-x"),
    ]
    for (name, value) in chosen { fixture.send(.setting(name: name, value: value)) }
    let next = HomeFixture(storage: fixture.storage)
    for (name, value) in chosen { #expect(next.host.screen.settings[name] == value) }
    #expect(next.simulator.device.settings.touchAndHoldDuration == 0.8)
    #expect(next.host.screen.model == .iPhoneX)
    #expect(next.host.screen.warnings.isEmpty)
  }

  @Test("A setting that is kept and not known changes nothing, and the others count", .rule("SETTING-1"))
  func damaged() {
    let bytes = Array("sensitivity hardest\nnonsense\n\nmodel\ntouch-and-hold 0.3\ndevice iphone-6s\n".utf8)
    let item = HostEvent.StoredItem(app: "heft.settings", key: "device", bytes: bytes)
    let fixture = HomeFixture(storage: MemoryStorage([item]))
    let settings = fixture.simulator.device.settings
    #expect(settings.touchAndHoldDuration == 0.3 && settings.sensitivity == .medium)
  }

  @Test(
    "A model has its screen, its safe area, its capability and its force", .rules("SETTING-2", "SETTING-4"),
    arguments: DeviceModel.all)
  func models(model: DeviceModel) {
    let counter = TouchCounter()
    let device = TestDevice(counter.app, model: model)
    let (bounds, scale, top, capability) =
      device.run {
        (
          UIScreen.main.bounds.size, UIScreen.main.scale, UIApplication.shared.keyWindow?.safeAreaInsets.top,
          UIScreen.main.traitCollection.forceTouchCapability
        )
      } ?? (.zero, 0, nil, .unknown)
    #expect(bounds == CGSize(width: model.screen.width, height: model.screen.height))
    #expect(scale == model.screen.scale && top == model.screen.safeTop)
    #expect(capability == (model.hasForceTouch ? .available : .unavailable))
    let pen = device.press(at: 100, 100, force: 2, type: .pen)
    #expect(abs((device.device.latestForce?.force ?? 0) - 2) < 1e-9)
    #expect(device.device.latestForce?.maximum == model.forceProfile.maximumForce)
    pen.lift()
    let finger = device.press(at: 100, 100, force: 2)
    #expect(device.device.latestForce?.force == (model.hasForceTouch ? 2 : 0))
    finger.lift()
  }

  @Test("A model that is not known is refused, and the one in force stays", .rule("SETTING-2"))
  func unknownModel() {
    let fixture = SimulatorFixture()
    fixture.simulator.handle(.setting(name: .model, value: "iphone-99"))
    #expect(fixture.simulator.device.settings.model == .iPhone6s && !fixture.host.screen.warnings.isEmpty)
    #expect(fixture.host.screen.model == nil)
  }

  @Test("While a trackpad's force does not count, the mouse has its simulated forces", .rule("SETTING-3"))
  func trackpad() {
    let fixture = SimulatorFixture()
    func press(at time: Double) -> ForceOrigin? {
      fixture.send(.down, .mouse, time: time, pressure: 0.5)
      for (index, value) in [1.2, 1.6, 2.0].enumerated() {
        fixture.simulator.handle(
          .force(
            HostEvent.Force(
              channel: .webkit, identifier: 0, time: time + 0.02 * Double(index + 1), x: 100, y: 100,
              value: value)))
      }
      fixture.simulator.handle(.tick(time: time + 0.2))
      defer { fixture.send(.up, .mouse, time: time + 0.3, pressure: 0) }
      return fixture.simulator.device.latestForce?.origin
    }
    #expect(press(at: 1) == .sensor(.webkitForce))
    fixture.simulator.handle(.setting(name: .trackpadForce, value: "off"))
    #expect(press(at: 2) == .simulated(.nominal))
    fixture.simulator.handle(.setting(name: .trackpadForce, value: "on"))
    #expect(press(at: 3) == .sensor(.webkitForce))
  }
}
