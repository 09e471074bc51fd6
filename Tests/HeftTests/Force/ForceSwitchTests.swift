import Heft
import HeftTesting
import TestRules
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

  @Test(.rule("APP-8")) func isAvailableFromBeforeTheFirstViewLoads() {
    _ = TestDevice(makeApp())
    #expect(log.capabilities == [.available, .available, .available])
    #expect(log.changes == [nil])
  }

  @Test func isAvailableWithAMouseToo() {
    _ = TestDevice(makeApp(), forceDevice: "")
    #expect(log.capabilities == [.available, .available, .available])
  }

  @Test(.rule("APP-8")) func isUnavailableFromTheStartWhileSwitchedOff() {
    let device = TestDevice(makeApp())
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    log.capabilities = []
    device.device.launch(makeApp())
    #expect(log.capabilities == [.unavailable, .unavailable, .unavailable])
  }

  @Test func theControllerHearsOfEachChangeOnce() {
    let device = TestDevice(makeApp())
    log.capabilities = []
    log.changes = []
    for value in ["off", "off", "on"] { device.device.handle(.setting(name: .forceTouch, value: value)) }
    #expect(log.capabilities == [.unavailable, .available])
    #expect(log.changes == [.available, .unavailable])
  }

  @Test func aTouchHasNoForceWhileItIsOff() {
    let fixture = Fixture()
    fixture.set(.forceTouch, "off")
    let finger = fixture.device.press(at: 10, 10, force: 3)
    finger.press(5)
    finger.lift()
    #expect(fixture.heard.map(\.force) == [0, 0, 0])
    #expect(fixture.heard.allSatisfy { $0.maximum > 0 })
  }

  @Test func anEstimateIsPutRightAsNoForceWhileItIsOff() {
    let fixture = Fixture(forceDevice: "")
    fixture.set(.forceTouch, "off")
    fixture.send(.down, pressure: 0.5)
    fixture.send(.move, pressure: 0.5, x: 101)
    fixture.send(.move, pressure: 0.75, x: 102)
    #expect(fixture.heard.filter { $0.call == .updated }.map(\.force) == [0, 0])
  }

  @Test func aPenKeepsItsForceWhileItIsOff() {
    let fixture = Fixture(forceDevice: "")
    fixture.set(.forceTouch, "off")
    fixture.send(.down, .pen, pressure: 0.4)
    #expect(isClose(fixture.heard[0].force, 0.4 * 500 / 120))
  }

  @Test func switchedOffMidwayTheTouchGoesOnWithoutForce() {
    let fixture = Fixture()
    let finger = fixture.device.press(at: 10, 10, force: 3)
    fixture.set(.forceTouch, "off")
    #expect(fixture.heard.last?.call == .moved)
    #expect(fixture.heard.last?.force == 0)
    #expect(fixture.device.device.latestForce?.force == 0)
    finger.press(4)
    #expect(fixture.heard.last?.force == 0)
    fixture.set(.forceTouch, "on")
    #expect(fixture.heard.last?.force == 4)
    finger.lift()
    #expect(fixture.heard.filter { $0.call == .ended }.count == 1)
  }

  @Test func anotherSensitivityIsFeltUnderTheFinger() {
    let fixture = Fixture()
    _ = fixture.device.press(at: 10, 10, force: 2)
    fixture.set(.sensitivity, "light")
    #expect(fixture.heard.map(\.force) == [2, 2.5])
  }

  @Test func aHeldTouchDoesNotRiseWhileItIsOff() {
    let fixture = Fixture(forceDevice: "")
    fixture.send(.down, .mouse, pressure: 0.5)
    fixture.device.advance(by: 0.7)
    #expect(fixture.heard.last!.force > 1)
    fixture.set(.forceTouch, "off")
    #expect(!fixture.host.wantsTicks)
    let count = fixture.heard.count
    fixture.device.advance(by: 2)
    fixture.turnWheel(notches: -3)
    fixture.key("ArrowUp")
    #expect(fixture.heard.count == count)
    #expect(fixture.heard.last!.force == 0)
  }

  @Test func whatIsInForceIsShown() {
    let fixture = Fixture()
    fixture.set(.forceTouch, "off")
    fixture.set(.sensitivity, "firm")
    #expect(fixture.host.screen.settings[.forceTouch] == "off")
    #expect(fixture.host.screen.settings[.sensitivity] == "firm")
    #expect(fixture.host.screen.settings[.device] == "iphone-6s")
  }

  @Test func anotherDeviceTakesTheTouchesAway() {
    let fixture = Fixture()
    _ = fixture.device.press(at: 10, 10, force: 3)
    fixture.set(.device, "apple-pencil")
    #expect(fixture.heard.map(\.call) == [.began, .cancelled])
    _ = fixture.device.press(at: 10, 10, force: 2)
    #expect(isClose(fixture.heard.last!.force, 1))
    #expect(isClose(fixture.heard.last!.maximum, 500.0 / 120))
  }
}
