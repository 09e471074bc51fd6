import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// Several apps on one device (APP-14).
struct AppChoiceTests {
  private let host = RecordingHost()

  private func simulator() -> Simulator {
    let simulator = Simulator(apps: [app("First"), app("Second")], host: host)
    return simulator
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private func app(_ name: String) -> App {
    App(
      name: name, bundleIdentifier: "test.\(name)", rootViewController: { UIViewController() },
      delegate: { Delegate() })
  }

  private func start(_ simulator: Simulator) {
    simulator.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
  }

  @Test(.rule("APP-14")) func theFirstAppIsLaunchedAndAllAreOffered() {
    start(simulator())
    #expect(host.screen.apps == ["First", "Second"])
    #expect(host.screen.title == "First")
    #expect(host.screen.settings[.app] == "First")
  }

  @Test(.rule("APP-14"), arguments: ["Second", "second", "SECOND"])
  func anAppIsChosenByItsNameInAnyCase(name: String) {
    let simulator = simulator()
    start(simulator)
    simulator.handle(.setting(name: .app, value: name))
    #expect(host.screen.title == "Second")
    #expect(host.screen.settings[.app] == "Second")
    #expect(simulator.device.runningApps.map { $0.name } == ["Second"])
    simulator.handle(.command(.relaunch))
    #expect(host.screen.title == "Second")
  }

  @Test(.rule("WINDOW-1")) func anAppTellsThePageThatItWantsTheWholeWindow() {
    let whole = app("Whole")
    whole.opensInWholeWindow = true
    let simulator = Simulator(apps: [app("First"), whole], host: host)
    start(simulator)
    #expect(host.screen.settings[.window] == nil)
    simulator.handle(.setting(name: .app, value: "Whole"))
    #expect(host.screen.settings[.window] == "whole")
    simulator.handle(.setting(name: .app, value: ""))
    #expect(host.screen.settings[.window] == "whole")
    simulator.handle(.setting(name: .app, value: "First"))
    #expect(host.screen.settings[.window] == "panel")
  }

  @Test func anAppChosenBeforeThereIsAScreenIsTheFirstToRun() {
    let simulator = simulator()
    simulator.handle(.setting(name: .app, value: "Second"))
    start(simulator)
    #expect(host.titles == ["Second"])
  }

  @Test func aNameThatNoAppHasChangesNothing() {
    let simulator = simulator()
    start(simulator)
    simulator.handle(.setting(name: .app, value: "Third"))
    #expect(host.screen.title == "First")
    #expect(simulator.device.count(of: .setting) == 1)
  }
}

extension RecordingHost {
  /// The names of the apps that were launched.
  fileprivate var titles: [String] {
    operations.compactMap { if case .title(let name) = $0 { name } else { nil } }
  }
}
