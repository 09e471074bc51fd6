import Heft
import HeftTesting
import TestRules
import Testing

/// The responders that hear of a touch when nobody takes it (TOUCH-13).
struct ResponderChainTests {
  /// Writes down who was asked and passes the touch on.
  final class Log {
    var lines: [String] = []
  }

  final class PassingView: UIView {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log, frame: CGRect) {
      self.name = name
      self.log = log
      super.init(frame: frame)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append(name)
      super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append(name + " moved")
      super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append(name + " ended")
      super.touchesEnded(touches, with: event)
    }
  }

  final class PassingController: UIViewController {
    let name: String
    let log: Log
    let content: UIView
    init(_ name: String, _ log: Log, _ content: UIView) {
      self.name = name
      self.log = log
      self.content = content
      super.init()
    }
    override func loadView() { view = content }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append(name)
      super.touchesBegan(touches, with: event)
    }
  }

  final class PassingWindow: UIWindow {
    var log: Log?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log?.lines.append("window")
      super.touchesBegan(touches, with: event)
    }
  }

  final class LastDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log: Log
    let root: () -> UIViewController
    init(_ log: Log, _ root: @escaping () -> UIViewController) {
      self.log = log
      self.root = root
      super.init()
    }
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
    ) -> Bool {
      let window = PassingWindow(frame: UIScreen.main.bounds)
      window.log = log
      window.rootViewController = root()
      self.window = window
      window.makeKeyAndVisible()
      return true
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.lines.append("delegate")
    }
  }

  let log = Log()

  private func makeDevice(_ root: @escaping () -> UIViewController) -> TestDevice {
    let log = log
    return TestDevice(
      App(name: "Chain", bundleIdentifier: "test.chain", delegate: { LastDelegate(log, root) }))
  }

  @Test(.rule("TOUCH-13")) func goesFromTheViewToItsControllerTheSuperviewTheWindowAndTheDelegate() {
    let log = log
    let device = makeDevice {
      let outer = PassingView("outer", log, frame: .zero)
      let inner = PassingView("inner", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(inner)
      return PassingController("controller", log, outer)
    }
    _ = device.press(at: 50, 50)
    #expect(log.lines == ["inner", "outer", "controller", "window", "delegate"])
  }

  @Test(.rule("TOUCH-13")) func passesAContainedControllerAndThenTheOneThatContainsIt() {
    let log = log
    let device = makeDevice {
      let parent = PassingController("parent", log, PassingView("outer", log, frame: .zero))
      let child = PassingController(
        "child", log, PassingView("inner", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
    _ = device.press(at: 50, 50)
    #expect(log.lines == ["inner", "child", "outer", "parent", "window", "delegate"])
  }

  @Test("A method for a shake can be overridden and called; it goes no further along the chain")
  func motions() {
    final class Shaken: UIView {
      var motions: [UIEvent.EventSubtype] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append(motion)
        super.motionBegan(motion, with: event)
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        motions.append(motion)
        super.motionEnded(motion, with: event)
      }
    }
    let (outer, inner) = (Shaken(), Shaken())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.motionShake, with: nil)
    #expect(inner.motions == [.motionShake, .motionShake] && outer.motions == [])
  }

  @Test func carriesMovesAndEndsToo() {
    let log = log
    let device = makeDevice {
      PassingController("controller", log, PassingView("outer", log, frame: .zero))
    }
    let finger = device.press(at: 50, 50)
    finger.press(2)
    finger.lift()
    #expect(log.lines.filter { $0.hasPrefix("outer") } == ["outer", "outer moved", "outer ended"])
  }

  @Test(.rule("TOUCH-13")) func theApplicationComesBetweenWindowAndDelegate() {
    let device = makeDevice { UIViewController() }
    let isSo = device.run {
      let window = UIApplication.shared.windows[0]
      return window.next === UIApplication.shared && UIApplication.shared.next is LastDelegate
    }
    #expect(isSo == true)
  }

  @Test(.rule("TOUCH-18")) func aTouchOfAViewThatWasTakenAwayGoesToNobodyElse() {
    let fixture = Fixture()
    let inner = Sheet(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.device.run { fixture.sheet.addSubview(inner) }
    let finger = fixture.device.press(at: 50, 50)
    fixture.device.run { inner.removeFromSuperview() }
    finger.lift()
    #expect(inner.heard.map(\.call) == [.began, .cancelled])
    #expect(fixture.heard.isEmpty)
  }
}
