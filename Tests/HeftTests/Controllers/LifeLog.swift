import Heft
import HeftTesting

/// The calls that controllers got, in order.
final class LifeLog {
  var lines: [String] = []

  /// Returns the calls since the last time, without layout.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that writes down how it comes and goes, and can do something meanwhile.
final class Told: UIViewController {
  let name: String
  let log: LifeLog
  var when: ((String, Told) -> Void)?

  init(_ name: String, _ log: LifeLog) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  private func say(_ what: String) {
    log.lines.append(name + " " + what)
    when?(what, self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    say("didLoad")
  }

  override func viewWillAppear(_ animated: Bool) { say("willAppear") }
  override func viewDidAppear(_ animated: Bool) { say("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { say("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
}

/// A device with a controller at its root.
func device(
  width: Double = 375, height: Double = 667, safeTop: Double = 0, _ root: @escaping () -> UIViewController
) -> TestDevice {
  let device = TestDevice(
    App(
      name: "Screens", bundleIdentifier: "test.screens", rootViewController: root,
      delegate: { PlainDelegate() }), width: width, height: height)
  if safeTop > 0 {
    var screen = HostEvent.Screen(width: width, height: height)
    screen.safeTop = safeTop
    device.device.handle(.screen(screen))
  }
  return device
}

extension TestDevice {
  /// The controller at the root of the app's window.
  var root: UIViewController? { run { UIApplication.shared.windows[0].rootViewController } ?? nil }

  /// Runs something as the app's and lets every animation end.
  func settle(_ body: () -> Void = {}) {
    run(body)
    advance(by: 1)
  }
}
