import Heft
import HeftTesting
import TestRules
import Testing

/// Actions and the life of an app with a scene (ACTION-9).
struct SceneActionTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let log: ActionLog

    init(_ log: ActionLog) {
      self.log = log
      super.init()
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      log.lines.append("connect \(connectionOptions.shortcutItem?.type ?? "plainly")")
      guard let windowScene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
    }
    func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      log.lines.append("perform \(shortcutItem.type)")
      completionHandler(true)
    }
    func sceneDidDisconnect(_ scene: UIScene) { log.lines.append("disconnect") }
    func sceneWillEnterForeground(_ scene: UIScene) { log.lines.append("scene foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) {
      log.lines.append("scene active")
      #expect(scene.activationState == .foregroundActive)
    }
    func sceneWillResignActive(_ scene: UIScene) { log.lines.append("scene resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { log.lines.append("scene background") }
  }

  @Test(
    "A scene gets the action with its connection when it is cold, and by itself when it is warm",
    .rule("ACTION-9"))
  func scenes() {
    let fixture = ActionFixture()
    let log = fixture.log
    let app = App(
      name: "Scenes", bundleIdentifier: "test.scenes", sceneDelegate: { SceneDelegate(log) },
      delegate: { ActionDelegate(log) })
    let device = fixture.device.device
    device.open(app, with: ActionFixture.item("a"))
    #expect(
      fixture.heard() == ["will finish", "did finish", "connect a", "scene foreground", "scene active"])
    #expect(fixture.device.host.screen.roots.count == 2)
    device.open(fixture.other)
    #expect(fixture.heard() == ["scene resign", "scene background"])
    device.open(app, with: ActionFixture.item("b"))
    #expect(fixture.heard() == ["scene foreground", "perform b", "scene active"])
    device.terminate(app)
    #expect(fixture.heard() == ["scene resign", "disconnect", "terminate"])
    device.open(app)
    #expect(
      fixture.heard() == ["will finish", "did finish", "connect plainly", "scene foreground", "scene active"])
    #expect(fixture.warnings == [])
  }

  @Test(
    "A window that a scene makes is the only one, also where the app has a first screen", .rule("APP-36"))
  func ownWindow() {
    final class First: UIViewController {
      var hears: () -> Void = {}
      override func viewDidLoad() { hears() }
    }
    let fixture = ActionFixture()
    let log = fixture.log
    var loads = 0
    let app = App(
      name: "Scenes", bundleIdentifier: "test.scenes",
      rootViewController: {
        let first = First()
        first.hears = { loads += 1 }
        return first
      },
      sceneDelegate: { SceneDelegate(log) }, delegate: { ActionDelegate(log) })
    fixture.device.device.open(app)
    #expect(fixture.device.host.screen.roots.count == 2)
    #expect(loads == 0)
  }
}
