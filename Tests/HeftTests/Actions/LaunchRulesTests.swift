import Heft
import HeftTesting
import Testing

/// How an action reaches its app (ACTION-4 to ACTION-8).
struct LaunchRulesTests {
  private let stage = ActionStage()

  /// ACTION-4.
  @Test("A cold launch has the action in its options, and then performs it where both methods return true")
  func cold() {
    stage.pick("a")
    #expect(stage.heard() == ["will finish with a", "did finish with a", "perform a inactive", "active"])
    #expect(stage.warnings == [])
  }

  /// ACTION-4.
  @Test("Where a launch method returns false the action is only in the options", arguments: [0, 1, 2])
  func handledAtLaunch(which: Int) {
    stage.log.willFinish = which == 1
    stage.log.didFinish = which == 0
    stage.pick("a")
    #expect(stage.heard() == ["will finish with a", "did finish with a", "active"])
    #expect(stage.warnings == [])
  }

  /// ACTION-4.
  @Test("A plain launch has no options and performs nothing, whatever was picked before")
  func plain() {
    stage.pick("a")
    stage.device.device.terminate(stage.app)
    _ = stage.heard()
    stage.open()
    #expect(stage.heard() == ["will finish", "did finish", "active"])
  }

  /// ACTION-5.
  @Test("A running app performs the action on its way to the front, and only that")
  func warm() {
    stage.log.didFinish = false
    stage.open()
    stage.leave()
    #expect(stage.heard() == ["will finish", "did finish", "active", "resign", "background"])
    stage.pick("a")
    #expect(stage.heard() == ["foreground", "perform a inactive", "active"])
    stage.leave()
    stage.open()
    #expect(stage.heard() == ["resign", "background", "foreground", "active"])
  }

  /// ACTION-5.
  @Test("The app in front performs the action where it is")
  func inFront() {
    stage.open()
    _ = stage.heard()
    stage.pick("a")
    #expect(stage.heard() == ["perform a active"])
  }

  /// ACTION-6.
  @Test("Each of many picks is delivered once and in order, also before there is a screen")
  func once() {
    let device = Device(host: RecordingHost())
    for type in ["a", "b", "c"] { device.open(stage.app, with: ActionStage.item(type)) }
    #expect(stage.heard() == [])
    device.handle(.screen(HostEvent.Screen(width: 100, height: 100)))
    #expect(
      stage.heard() == [
        "will finish with a", "did finish with a", "perform a inactive", "active", "perform b active",
        "perform c active",
      ])
    device.handle(.screen(HostEvent.Screen(width: 200, height: 100)))
    #expect(stage.heard() == [])
  }

  /// ACTION-6.
  @Test("A pick within an app's code waits until that is done, and none is lost")
  func fromWithin() {
    let (device, app, log) = (stage.device.device, stage.app, stage.log)
    log.launched = { device.open(app, with: ActionStage.item("b")) }
    stage.device.run {
      device.open(app, with: ActionStage.item("a"))
      #expect(log.lines == [])
    }
    #expect(
      stage.heard() == [
        "will finish with a", "did finish with a", "perform a inactive", "active", "perform b active",
      ])
  }

  /// ACTION-6.
  @Test("Whatever is picked, left and killed in between, each action comes once", arguments: 0..<20)
  func random(run: Int) {
    var random = Seeded(Seeded.seed &+ UInt64(run))
    var picked: [String] = []
    for number in 0..<60 {
      switch Int.random(in: 0...4, using: &random) {
      case 0: stage.leave()
      case 1: stage.device.device.terminate(stage.app)
      case 2: stage.open()
      default:
        picked.append("a\(number)")
        stage.pick("a\(number)")
      }
    }
    let performed = stage.heard().filter { $0.hasPrefix("perform") }.map { $0.split(separator: " ")[1] }
    #expect(performed.map(String.init) == picked, "seed \(Seeded.seed)")
  }

  /// ACTION-7.
  @Test(
    "A completion handler that is not called, called twice, or told false is on the console",
    arguments: [
      ([], "never called its completion handler"), ([true, true], "called its completion handler again"),
      ([false], "did not perform it"),
    ] as [([Bool], String)])
  func answers(answers: [Bool], words: String) {
    stage.log.answers = answers
    stage.pick("a")
    #expect(stage.warnings.count == 1)
    #expect(stage.warnings.first?.contains(words) == true)
    #expect(stage.warnings.first?.contains("'Title of a'") == true)
  }

  /// ACTION-8.
  @Test("Actions come without 3D Touch as well")
  func withoutForce() {
    stage.device.device.handle(.setting(name: "3d-touch", value: "off"))
    stage.pick("a")
    #expect(stage.heard().contains("perform a inactive"))
  }

  /// APP-17.
  @Test("A suspended app is off the screen, gets no time, and comes back as it was with what has changed")
  func suspended() {
    stage.open()
    let shown = stage.device.host.screen.roots.count
    stage.leave()
    #expect(stage.device.device.runningApps.map(\.name) == ["Other", "Actions"])
    stage.device.device.handle(.screen(HostEvent.Screen(width: 320, height: 568)))
    stage.open()
    #expect(stage.device.device.runningApps.map(\.name) == ["Actions", "Other"])
    #expect(stage.device.host.screen.roots.count == shown)
    #expect(
      stage.device.run { UIApplication.shared.windows.first?.bounds.size } == CGSize(width: 320, height: 568))
    #expect(stage.device.host.screen.title == "Actions")
    #expect(stage.device.host.screen.mistakes == [])
  }
}
