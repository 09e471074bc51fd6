import Heft

/// Waits for a press that rests, to be made a point of a calibration.
struct Capture {
  /// How far a force may wander and still rest, as a share of the sensor's full scale (our choice: two steps of
  /// an iPhone's sensor).
  private static let tolerance = 2.0 / 400

  /// The state of the capture.
  enum State: Equatable {
    case waiting
    case settling(share: Double)
    /// The mean of the moments in which it rested; it stays when the weight is lifted.
    case steady(share: Double)
    /// The force is simulated.
    case notMeasured
    /// The sensor is at its end, where every weight is the same.
    case overloaded
  }

  private(set) var state = State.waiting
  /// The sensor that feels the press, or felt the last one.
  private(set) var sensor: SensorKey?
  private var touch: ObjectIdentifier?
  private var press: Press?
  private var steadiness = StabilityDetector()

  /// Whether something presses.
  var isPressed: Bool { touch != nil }

  /// A touch presses with a force, at a time in seconds. While one does, others count for nothing.
  mutating func press(_ touch: ObjectIdentifier, _ press: Press, at time: Double) {
    guard self.touch == nil || self.touch == touch else { return }
    if self.touch == nil { steadiness.reset() }
    self.touch = touch
    self.press = press
    if let sensor = press.sensor { self.sensor = sensor }
    steadiness.add(press.sensorShare, at: time)
    advance(to: time)
  }

  /// A touch is gone: a force that has rested stays, another is forgotten.
  mutating func lift(_ touch: ObjectIdentifier) {
    guard self.touch == touch else { return }
    self.touch = nil
    press = nil
    steadiness.reset()
    switch state {
    // A steady reading stays, and so does a force that is not measured.
    case .steady, .notMeasured: return
    case .waiting, .settling, .overloaded: state = .waiting
    }
  }

  /// Time goes on.
  mutating func advance(to time: Double) {
    guard let press else { return }
    if press.origin.isSimulated {
      state = .notMeasured
    } else if press.isAtEnd {
      state = .overloaded
    } else if press.sensor != nil, steadiness.isSteady(at: time, tolerance: Capture.tolerance + 1e-9),
      let share = steadiness.mean(at: time)
    {
      state = .steady(share: share)
    } else {
      state = .settling(share: press.sensorShare)
    }
  }

  /// The point that the force and a typed weight make.
  func point(typed text: String) throws(CalibrationProblem) -> CalibrationPoint {
    switch state {
    case .notMeasured: throw .noSensor
    case .waiting, .settling, .overloaded: throw .notSteady
    case .steady(let share): return CalibrationPoint(share: share, grams: try TypedWeight.grams(text))
    }
  }

  /// Waits for another press; one that goes on counts anew.
  mutating func clear() {
    steadiness.reset()
    state = .waiting
    touch = nil
    press = nil
  }

  /// The instruction for the user, or the reading.
  var words: String {
    switch state {
    case .waiting: "Press here with a known weight"
    case .settling(let share): "Hold still: \(Capture.percent(share))"
    case .steady(let share): "Steady at \(Capture.percent(share))"
    case .notMeasured: "Nothing measures force here"
    case .overloaded: "Too heavy for the sensor"
    }
  }

  private static func percent(_ share: Double) -> String { "\(Decimals.text(share * 100, places: 1))%" }
}
