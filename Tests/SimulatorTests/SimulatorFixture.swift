import Foundation
import Heft
import HeftTesting
import Scale
import Simulator

/// A simulator with a recording host, and an app whose one view remembers what it hears.
final class SimulatorFixture {
  let host = RecordingHost()
  let simulator: Simulator
  let counter: TouchCounter

  init() {
    let counter = TouchCounter()
    self.counter = counter
    simulator = Simulator(apps: [counter.app], host: host)
    simulator.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
  }

  func send(
    _ phase: PointerPhase, _ type: PointerType = .touch, time: Double, x: Double = 100, pressure: Double
  ) {
    simulator.handle(
      .pointer(
        HostEvent.Pointer(
          phase: phase, type: type, id: 1,
          samples: [TouchSample(time: time, x: x, y: 100, pressure: pressure)])))
  }

  /// The trace that the simulator gives the user.
  func savedTrace() -> String? {
    host.clear()
    simulator.handle(.command(.saveTrace))
    for request in host.requests {
      if case .saveFile(let file) = request { return String(decoding: file.bytes, as: UTF8.self) }
    }
    return nil
  }
}

/// Counts what becomes of each touch of an app.
final class TouchCounter {
  /// Begins and ends of the touches that are down, by the touch.
  var open: [ObjectIdentifier: UITouch] = [:]
  var began = 0
  var moved = 0
  var ended = 0
  var cancelled = 0
  /// Events that should never happen.
  var mistakes: [String] = []
  var forces: [Double] = []
  /// Whether the forces are kept.
  var keepsForces = true

  var app: App {
    App(
      name: "Counter", bundleIdentifier: "test.counter",
      rootViewController: { [unowned self] in CountingController(self) }, delegate: { CounterDelegate() })
  }

  fileprivate func note(_ touch: UITouch, _ phase: UITouch.Phase) {
    let key = ObjectIdentifier(touch)
    if touch.phase != phase { mistakes.append("\(touch.phase) is delivered as \(phase)") }
    switch phase {
    case .began:
      began += 1
      if open.updateValue(touch, forKey: key) != nil { mistakes.append("a touch began twice") }
    case .moved:
      moved += 1
      if open[key] == nil { mistakes.append("a touch moved that is not down") }
    default:
      if phase == .ended { ended += 1 } else { cancelled += 1 }
      if open.removeValue(forKey: key) == nil { mistakes.append("a touch ended that is not down") }
    }
    let force = Double(touch.force)
    if !(force >= 0 && force <= Double(touch.maximumPossibleForce)) { mistakes.append("force \(force)") }
    let place = touch.location(in: nil)
    if !place.x.isFinite || !place.y.isFinite { mistakes.append("place \(place)") }
    if !touch.timestamp.isFinite { mistakes.append("time \(touch.timestamp)") }
    if keepsForces { forces.append(force) }
  }
}

private final class CounterDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class CountingController: UIViewController {
  let counter: TouchCounter
  init(_ counter: TouchCounter) {
    self.counter = counter
    super.init()
  }
  override func viewDidLoad() { view.isMultipleTouchEnabled = true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { counter.note(touch, .began) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { counter.note(touch, .moved) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { counter.note(touch, .ended) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { counter.note(touch, .cancelled) }
  }
}

/// The traces of this repository's tests, by name.
enum TestTraces {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Traces")

  static let names: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.filter { $0.hasSuffix(".trace") }
    .sorted() ?? []

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}
