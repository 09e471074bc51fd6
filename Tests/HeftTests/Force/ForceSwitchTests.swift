import Heft
import HeftTesting
import Testing

/// The user's switch for 3D Touch (FORCE-11, APP-8).
struct ForceSwitchTests {
  private final class Watcher: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    override func loadView() {
      log.capabilities.append(traitCollection.forceTouchCapability)
      super.loadView()
    }
    override func viewDidLoad() { log.capabilities.append(traitCollection.forceTouchCapability) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.changes.append(previousTraitCollection?.forceTouchCapability)
      log.capabilities.append(traitCollection.forceTouchCapability)
    }
  }

  private final class Log {
    var capabilities: [UIForceTouchCapability] = []
    var changes: [UIForceTouchCapability?] = []
  }

  private let log = Log()

  private func makeApp() -> App {
    let log = log
    return App(
      name: "Watcher", bundleIdentifier: "test.watcher", rootViewController: { Watcher(log) },
      delegate: { PlainDelegate() })
  }

  @Test func isAvailableFromBeforeTheFirstViewLoads() {
    _ = TestDevice(makeApp())
    #expect(log.capabilities == [.available, .available, .available])
    #expect(log.changes == [nil])
  }

  @Test func isAvailableWithAMouseToo() {
    _ = TestDevice(makeApp(), forceDevice: "")
    #expect(log.capabilities == [.available, .available, .available])
  }

  @Test func isUnavailableFromTheStartWhileSwitchedOff() {
    let device = TestDevice(makeApp())
    device.device.handle(.setting(name: "3d-touch", value: "off"))
    log.capabilities = []
    device.device.launch(makeApp())
    #expect(log.capabilities == [.unavailable, .unavailable, .unavailable])
  }

  @Test func theControllerHearsOfEachChangeOnce() {
    let device = TestDevice(makeApp())
    log.capabilities = []
    log.changes = []
    for value in ["off", "off", "on"] { device.device.handle(.setting(name: "3d-touch", value: value)) }
    #expect(log.capabilities == [.unavailable, .available])
    #expect(log.changes == [.available, .unavailable])
  }

  @Test func aTouchHasNoForceWhileItIsOff() {
    let stage = Stage()
    stage.set("3d-touch", "off")
    let finger = stage.device.press(at: 10, 10, force: 3)
    finger.press(5)
    finger.lift()
    #expect(stage.heard.map(\.force) == [0, 0, 0])
    #expect(stage.heard.allSatisfy { $0.maximum > 0 })
  }

  @Test func aPenKeepsItsForceWhileItIsOff() {
    let stage = Stage(forceDevice: "")
    stage.set("3d-touch", "off")
    stage.send(.down, .pen, pressure: 0.4)
    #expect(isClose(stage.heard[0].force, 0.4 * 500 / 120))
  }

  @Test func switchedOffMidwayTheTouchGoesOnWithoutForce() {
    let stage = Stage()
    let finger = stage.device.press(at: 10, 10, force: 3)
    stage.set("3d-touch", "off")
    #expect(stage.heard.last?.call == .moved)
    #expect(stage.heard.last?.force == 0)
    #expect(stage.device.device.latestForce?.force == 0)
    finger.press(4)
    #expect(stage.heard.last?.force == 0)
    stage.set("3d-touch", "on")
    #expect(stage.heard.last?.force == 4)
    finger.lift()
    #expect(stage.heard.filter { $0.call == .ended }.count == 1)
  }

  @Test func anotherSensitivityIsFeltUnderTheFinger() {
    let stage = Stage()
    _ = stage.device.press(at: 10, 10, force: 2)
    stage.set("sensitivity", "light")
    #expect(stage.heard.map(\.force) == [2, 2.5])
  }

  @Test func aHeldTouchDoesNotRiseWhileItIsOff() {
    let stage = Stage(forceDevice: "")
    stage.send(.down, .mouse, pressure: 0.5)
    stage.device.advance(by: 0.7)
    #expect(stage.heard.last!.force > 1)
    stage.set("3d-touch", "off")
    #expect(!stage.host.wantsTicks)
    let count = stage.heard.count
    stage.device.advance(by: 2)
    stage.turnWheel(notches: -3)
    stage.key("ArrowUp")
    #expect(stage.heard.count == count)
    #expect(stage.heard.last!.force == 0)
  }

  @Test func whatIsInForceIsShown() {
    let stage = Stage()
    stage.set("3d-touch", "off")
    stage.set("sensitivity", "firm")
    #expect(stage.host.screen.settings["3d-touch"] == "off")
    #expect(stage.host.screen.settings["sensitivity"] == "firm")
    #expect(stage.host.screen.settings["device"] == "iphone-6s")
  }

  @Test func anotherDeviceTakesTheTouchesAway() {
    let stage = Stage()
    _ = stage.device.press(at: 10, 10, force: 3)
    stage.set("device", "apple-pencil")
    #expect(stage.heard.map(\.call) == [.began, .cancelled])
    _ = stage.device.press(at: 10, 10, force: 2)
    #expect(isClose(stage.heard.last!.force, 1))
    #expect(isClose(stage.heard.last!.maximum, 500.0 / 120))
  }
}
