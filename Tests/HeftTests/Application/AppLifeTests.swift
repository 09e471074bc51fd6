import Heft
import HeftTesting
import TestRules
import Testing

/// An app's life (APP-1 to APP-5, APP-7, APP-9).
struct AppLifeTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Chatty: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    private func say(_ what: String, _ application: UIApplication) {
      log.lines.append("\(what) \(application.applicationState)")
      #expect(UIApplication.shared === application)
      #expect(application.delegate === self)
    }
    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
    ) -> Bool {
      say("will finish", application)
      #expect(launchOptions == nil)
      return true
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
    ) -> Bool {
      say("did finish", application)
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { say("became active", application) }
    func applicationWillResignActive(_ application: UIApplication) { say("will resign", application) }
    func applicationDidEnterBackground(_ application: UIApplication) { say("background", application) }
    func applicationWillEnterForeground(_ application: UIApplication) { say("foreground", application) }
    func applicationWillTerminate(_ application: UIApplication) { say("terminate", application) }
  }

  private let log = Log()
  private var app: App {
    let log = log
    return App(
      name: "Life", bundleIdentifier: "test.life",
      rootViewController: { SheetController(Sheet(frame: .zero)) },
      delegate: { Chatty(log) })
  }

  @Test(.rule("APP-1")) func launchingGoesInOrder() {
    _ = TestDevice(app)
    #expect(log.lines == ["will finish inactive", "did finish inactive", "became active active"])
  }

  @Test(.rule("APP-2")) func hidingAndShowingGoesInOrder() {
    let device = TestDevice(app)
    log.lines = []
    device.device.handle(.visibility(isVisible: false, time: 2))
    device.device.handle(.visibility(isVisible: false, time: 2))
    #expect(log.lines == ["will resign inactive", "background background"])
    log.lines = []
    device.device.handle(.visibility(isVisible: true, time: 3))
    device.device.handle(.visibility(isVisible: true, time: 3))
    #expect(log.lines == ["foreground inactive", "became active active"])
  }

  @Test(.rule("APP-3")) func endingGoesInOrder() {
    let device = TestDevice(app)
    log.lines = []
    device.device.end()
    #expect(log.lines == ["will resign inactive", "terminate inactive"])
    #expect(device.device.process == nil)
    #expect(device.host.screen.views.isEmpty)
    device.device.end()
    #expect(log.lines.count == 2)
  }

  @Test func endingInTheBackgroundOnlyTerminates() {
    let device = TestDevice(app)
    device.device.handle(.visibility(isVisible: false, time: 2))
    log.lines = []
    device.device.end()
    #expect(log.lines == ["terminate background"])
  }

  @Test func relaunchingEndsTheOldAppFirst() {
    let device = TestDevice(app)
    log.lines = []
    device.device.launch(app)
    #expect(
      log.lines == [
        "will resign inactive", "terminate inactive", "will finish inactive", "did finish inactive",
        "became active active",
      ])
    #expect(device.host.screen.roots.count == 1)
    #expect(device.host.screen.mistakes == [])
  }

  @Test(.rule("APP-1")) func anAppWaitsForAScreen() {
    let host = RecordingHost()
    let device = Device(host: host)
    device.launch(app)
    #expect(log.lines == [])
    #expect(device.process == nil)
    device.handle(.screen(HostEvent.Screen(width: 100, height: 100)))
    #expect(log.lines.count == 3)
    #expect(host.screen.title == "Life")
  }

  @Test func aHiddenAppHearsOfNoTouch() {
    let fixture = Fixture()
    fixture.device.device.handle(.visibility(isVisible: false, time: 2))
    fixture.send(.down, pressure: 60)
    fixture.key(" ")
    #expect(fixture.heard.isEmpty)
    #expect(fixture.device.device.isIdle)
  }

  private final class TutorialDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let log: Log
    init(_ log: Log) {
      self.log = log
      super.init()
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.lines.append("did finish")
      return true
    }
  }

  @Test func aDelegateAsUIKitSpellsItIsCalledToo() {
    let log = log
    _ = TestDevice(App(name: "Plain", bundleIdentifier: "test.any", delegate: { TutorialDelegate(log) }))
    #expect(log.lines == ["did finish"])
  }

  @Test func hidingTakesTheTouchesAway() {
    let fixture = Fixture()
    _ = fixture.device.press(at: 10, 10)
    fixture.device.device.handle(.visibility(isVisible: false, time: 1))
    #expect(fixture.heard.map(\.call) == [.began, .cancelled])
    #expect(fixture.device.device.isIdle)
  }

  @Test func endingTakesTheTouchesAwayFirst() {
    let fixture = Fixture()
    let finger = fixture.device.press(at: 10, 10)
    fixture.device.device.end()
    #expect(fixture.heard.map(\.call) == [.began, .cancelled])
    finger.move(to: 20, 20)
    finger.lift()
    #expect(fixture.heard.count == 2)
    _ = fixture.device.press(at: 10, 10)
    #expect(fixture.heard.count == 2)
  }

  @Test func endingStopsTheTicks() {
    let fixture = Fixture()
    fixture.device.run { UIView.animate(withDuration: 5) { fixture.sheet.alpha = 0 } }
    #expect(fixture.host.wantsTicks)
    fixture.device.device.end()
    #expect(!fixture.host.wantsTicks)
  }

  @Test(.rule("APP-4")) func noAppIsCurrentOutside() {
    #expect(AppProcess.current == nil)
    let fixture = Fixture()
    #expect(AppProcess.current == nil)
    weak var inside: AppProcess?
    fixture.sheet.look = { _, _ in inside = AppProcess.current }
    _ = fixture.device.press(at: 10, 10)
    #expect(inside === fixture.device.device.process)
    #expect(AppProcess.current == nil)
  }

  @Test func anAppInsideAnAppIsCurrentUntilItReturns() {
    let (one, two) = (Fixture(), Fixture())
    one.device.run {
      two.device.run { #expect(AppProcess.current === two.device.device.process) }
      #expect(AppProcess.current === one.device.device.process)
    }
    #expect(AppProcess.current == nil)
  }

  @Test(.rule("APP-5")) func everythingGoesWithTheApp() {
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var label: UILabel?
    weak var delegate: PlainDelegate?
    weak var application: UIApplication?
    weak var process: AppProcess?
    let app = App(
      name: "Gone", bundleIdentifier: "test.gone", rootViewController: { UIViewController() },
      delegate: { PlainDelegate() })
    let device = TestDevice(app)
    device.run {
      application = UIApplication.shared
      process = AppProcess.current
      delegate = UIApplication.shared.delegate as? PlainDelegate
      window = UIApplication.shared.windows.first
      controller = window?.rootViewController
      view = controller?.view
      let new = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      new.text = "here"
      label = new
      view?.addSubview(new)
      UIView.animate(withDuration: 10) { new.alpha = 0 }
    }
    let finger = device.press(at: 20, 20)
    device.advance(by: 0.1)
    #expect(window != nil && controller != nil && view != nil && label != nil && delegate != nil)
    device.device.launch(app)
    #expect(window == nil)
    #expect(controller == nil)
    #expect(view == nil)
    #expect(label == nil)
    #expect(delegate == nil)
    #expect(application == nil)
    #expect(process == nil)
    finger.lift()
    device.advance(by: 0.1)
    #expect(!device.host.wantsTicks)
  }

  @Test func aViewThatIsKeptBeyondItsAppIsJustAView() {
    let fixture = Fixture()
    let inner = UIView()
    fixture.device.run { fixture.sheet.addSubview(inner) }
    fixture.device.device.end()
    fixture.host.clear()
    inner.backgroundColor = .red
    fixture.sheet.frame.size.width = 3
    inner.removeFromSuperview()
    fixture.sheet.addSubview(inner)
    #expect(fixture.host.outputs.isEmpty)
  }

  @Test(.rule("APP-9")) func whatAnAppPrintsIsOnItsConsole() {
    let fixture = Fixture()
    fixture.device.run {
      print("one")
      print("two", 3)
      print("fo", terminator: "")
      print("ur\nfive")
    }
    print("", terminator: "")
    #expect(fixture.host.consoleLines == ["one", "two 3", "four", "five"])
  }

  @Test(.rule("APP-7")) func devicesSideBySideDoNotMix() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 1...8 {
        group.addTask {
          let fixture = Fixture()
          var isRight = true
          fixture.sheet.look = { [unowned sheet = fixture.sheet] touch, _ in
            isRight = isRight && UIApplication.shared.windows.first === sheet.window
            sheet.alpha = touch.force / touch.maximumPossibleForce
            UIView.animate(withDuration: 0.1, animations: { sheet.alpha = 1 }) { _ in
              isRight = isRight && UIApplication.shared.windows.first === sheet.window
            }
          }
          for step in 1...200 {
            let finger = fixture.device.press(at: Double(number), Double(step), force: Double(number) / 2)
            fixture.device.advance(by: 0.05)
            finger.lift()
          }
          let forces = Set(fixture.heard.map(\.force))
          return isRight && forces == [Double(number) / 2] && fixture.heard.count == 400
            && fixture.host.screen.mistakes.isEmpty && AppProcess.current == nil
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
