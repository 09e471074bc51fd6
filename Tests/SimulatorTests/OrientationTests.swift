import Heft
import HeftTesting
import Simulator
import TestRules
import Testing

/// How the screen may stand, as the page is told.
@Suite("The orientations that an app may have")
struct OrientationTests {
  private let host = RecordingHost()

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private final class Screen: UIViewController {
    var wanted = UIInterfaceOrientationMask.all
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { wanted }
  }

  private func app(_ name: String, _ screen: UIViewController = UIViewController()) -> App {
    App(
      name: name, bundleIdentifier: "test.\(name)", rootViewController: { screen },
      delegate: { Delegate() })
  }

  private func start(_ apps: [App], width: Double = 375, height: Double = 667) -> Simulator {
    let simulator = Simulator(apps: apps, host: host)
    simulator.handle(.screen(HostEvent.Screen(width: width, height: height)))
    return simulator
  }

  private var told: String? { host.screen.settings[.orientation] }

  @Test("It is told before there is a screen, and with each app anew", .rule("WINDOW-2"))
  func apps() {
    let upright = app("Upright")
    upright.supportedInterfaceOrientations = [.portrait, .portraitUpsideDown]
    let simulator = Simulator(apps: [upright, app("Any")], host: host)
    #expect(told == "portrait")
    simulator.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
    #expect(told == "portrait")
    simulator.handle(.setting(name: .app, value: "Any"))
    #expect(told == "any")
  }

  @Test("An app that may have any orientation says nothing", .rule("WINDOW-2"))
  func anyOrientation() {
    _ = start([app("Any")])
    #expect(told == nil)
  }

  @Test("Of the app's orientations those count that the controller in front wants", .rule("WINDOW-2"))
  func controllers() {
    let screen = Screen()
    screen.wanted = .landscapeLeft
    let simulator = start([app("Game", screen)])
    #expect(told == "landscape")
    simulator.device.run {
      screen.wanted = .allButUpsideDown
      screen.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    simulator.handle(.tick(time: 1))
    #expect(told == "any")
  }

  @Test("Where the controller wants none of them, they are the app's", .rule("WINDOW-2"))
  func contradiction() {
    let screen = Screen()
    screen.wanted = .landscape
    let game = app("Game", screen)
    game.supportedInterfaceOrientations = .portrait
    _ = start([game])
    #expect(told == "portrait")
  }

  @Test("A tablet has its own", .rule("WINDOW-2"))
  func tablets() {
    let reader = app("Reader")
    reader.supportedInterfaceOrientations = .portrait
    reader.tabletInterfaceOrientations = .all
    _ = start([reader], width: 834, height: 1194)
    #expect(told == "any")
  }
}
