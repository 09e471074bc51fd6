import Heft
import HeftTesting
import TestRules
import Testing

/// How an action reaches its app (ACTION-4 to ACTION-8).
struct LaunchRulesTests {
  private let fixture = ActionFixture()

  @Test(
    "A cold launch has the action in its options, and then performs it where both methods return true",
    .rule("ACTION-4"))
  func cold() {
    fixture.pick("a")
    #expect(fixture.heard() == ["will finish with a", "did finish with a", "perform a inactive", "active"])
    #expect(fixture.warnings == [])
  }

  @Test(
    "Where a launch method returns false the action is only in the options", .rule("ACTION-4"),
    arguments: [0, 1, 2])
  func handledAtLaunch(which: Int) {
    fixture.log.willFinish = which == 1
    fixture.log.didFinish = which == 0
    fixture.pick("a")
    #expect(fixture.heard() == ["will finish with a", "did finish with a", "active"])
    #expect(fixture.warnings == [])
  }

  @Test("A plain launch has no options and performs nothing, whatever was picked before", .rule("ACTION-4"))
  func plain() {
    fixture.pick("a")
    fixture.device.device.terminate(fixture.app)
    _ = fixture.heard()
    fixture.open()
    #expect(fixture.heard() == ["will finish", "did finish", "active"])
  }

  @Test("A running app performs the action on its way to the front, and only that", .rule("ACTION-5"))
  func warm() {
    fixture.log.didFinish = false
    fixture.open()
    fixture.leave()
    #expect(fixture.heard() == ["will finish", "did finish", "active", "resign", "background"])
    fixture.pick("a")
    #expect(fixture.heard() == ["foreground", "perform a inactive", "active"])
    fixture.leave()
    fixture.open()
    #expect(fixture.heard() == ["resign", "background", "foreground", "active"])
  }

  @Test("The app in front performs the action where it is", .rule("ACTION-5"))
  func inFront() {
    fixture.open()
    _ = fixture.heard()
    fixture.pick("a")
    #expect(fixture.heard() == ["perform a active"])
  }

  @Test("Each of many picks is delivered once and in order, also before there is a screen", .rule("ACTION-6"))
  func once() {
    let device = Device(host: RecordingHost())
    for type in ["a", "b", "c"] { device.open(fixture.app, with: ActionFixture.item(type)) }
    #expect(fixture.heard() == [])
    device.handle(.screen(HostEvent.Screen(width: 100, height: 100)))
    #expect(
      fixture.heard() == [
        "will finish with a", "did finish with a", "perform a inactive", "active", "perform b active",
        "perform c active",
      ])
    device.handle(.screen(HostEvent.Screen(width: 200, height: 100)))
    #expect(fixture.heard() == [])
  }

  @Test("A pick within an app's code waits until that is done, and none is lost", .rule("ACTION-6"))
  func fromWithin() {
    let (device, app, log) = (fixture.device.device, fixture.app, fixture.log)
    log.launched = { [unowned device, unowned app] in device.open(app, with: ActionFixture.item("b")) }
    fixture.device.run {
      device.open(app, with: ActionFixture.item("a"))
      #expect(log.lines == [])
    }
    #expect(
      fixture.heard() == [
        "will finish with a", "did finish with a", "perform a inactive", "active", "perform b active",
      ])
  }

  @Test(
    "Whatever is picked, left and killed in between, each action comes once", .rule("ACTION-6"),
    arguments: 0..<20)
  func random(run: Int) {
    var random = Seeded(Seeded.seed &+ UInt64(run))
    var picked: [String] = []
    for number in 0..<60 {
      switch Int.random(in: 0...4, using: &random) {
      case 0: fixture.leave()
      case 1: fixture.device.device.terminate(fixture.app)
      case 2: fixture.open()
      default:
        picked.append("a\(number)")
        fixture.pick("a\(number)")
      }
    }
    let performed = fixture.heard().filter { $0.hasPrefix("perform") }.map { $0.split(separator: " ")[1] }
    #expect(performed.map(String.init) == picked, "seed \(Seeded.seed)")
  }

  @Test(
    "A completion handler that is not called, called twice, or told false is on the console",
    .rule("ACTION-7"),
    arguments: [
      ([], "never called its completion handler"), ([true, true], "called its completion handler again"),
      ([false], "did not perform it"),
    ] as [([Bool], String)])
  func answers(answers: [Bool], words: String) {
    fixture.log.answers = answers
    fixture.pick("a")
    #expect(fixture.warnings.count == 1)
    #expect(fixture.warnings.first?.contains(words) == true)
    #expect(fixture.warnings.first?.contains("'Title of a'") == true)
  }

  @Test("Actions come without 3D Touch as well", .rule("ACTION-8"))
  func withoutForce() {
    fixture.device.device.handle(.setting(name: .forceTouch, value: "off"))
    fixture.pick("a")
    #expect(fixture.heard().contains("perform a inactive"))
  }

  @Test(
    "A suspended app is off the screen, gets no time, and comes back as it was with what has changed",
    .rule("APP-17"))
  func suspended() {
    fixture.open()
    let shown = fixture.device.host.screen.roots.count
    fixture.leave()
    #expect(fixture.device.device.runningApps.map(\.name) == ["Other", "Actions"])
    fixture.device.device.handle(.screen(HostEvent.Screen(width: 320, height: 568)))
    fixture.open()
    #expect(fixture.device.device.runningApps.map(\.name) == ["Actions", "Other"])
    #expect(fixture.device.host.screen.roots.count == shown)
    #expect(
      fixture.device.run { UIApplication.shared.windows.first?.bounds.size }
        == CGSize(width: 320, height: 568))
    #expect(fixture.device.host.screen.title == "Actions")
    #expect(fixture.device.host.screen.mistakes == [])
  }
}
