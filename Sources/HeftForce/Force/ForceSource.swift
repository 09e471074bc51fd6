import HeftProtocol
import Ink

/// Gives one touch its force, from one source: a sensor, or a simulated force. Which one is chosen once, by
/// evidence; what comes later on another channel counts only for the touches to come.
final class ForceSource {
  private(set) var origin: ForceOrigin
  private(set) var profile: ForceProfile

  private let type: PointerType
  private let rates: SimulatedForceRates
  private var raw = 0.0
  private var firstPressure: Double?
  private var firstForce: Double?
  /// The force that wheel and keys have added to the simulated force.
  private var steps = 0.0
  /// The force that holding has added before it was last stopped, and since when it adds again.
  private var held = 0.0
  private var heldSince: Double?

  /// The source of a new touch. `device` is the profile of hardware that is known from outside.
  init(type: PointerType, knowledge: DetectedSensors, device: ForceProfile?, rates: SimulatedForceRates) {
    self.type = type
    self.rates = rates
    if let device {
      origin = .sensor(.device)
      profile = device
      return
    }
    switch knowledge.finding(for: type) {
    case .sensor(let sensor) where sensor == .touchForce || sensor == .webkitForce:
      origin = .sensor(sensor)
      profile = sensor.profile
    case .none:
      origin = .simulated(.nominal)
      profile = .simulated
    case .open, .sensor:
      origin = .undetermined
      profile = type == .pen ? .browserPen : .browserTouch
    }
  }

  /// The source of a press by keyboard.
  init(keyboardAt time: Double, rates: SimulatedForceRates) {
    type = .touch
    self.rates = rates
    origin = .simulated(.keys)
    profile = .simulated
    heldSince = time
  }

  /// Takes a pressure of the pointer's own events and what is known of such sensors so far.
  func observe(pressure: Double, knowledge: DetectedSensors) {
    let sensor: ForceSensor =
      switch type {
      case .touch: .touchPressure
      case .pen: .penPressure
      case .mouse: .mousePressure
      }
    switch origin {
    case .sensor(.device), .sensor(sensor): raw = pressure
    case .sensor, .simulated, .undetermined:
      let isReal = ForceSource.isReal(pressure, first: &firstPressure)
      let isTrusted = knowledge.finding(for: type) == .sensor(sensor) && pressure != UnmeasuredForce.pressed
      if isReal || isTrusted { adopt(sensor, raw: pressure, knowledge: knowledge) }
    }
  }

  /// Takes a force that came beside the pointer's events.
  func observe(force: Double, on sensor: ForceSensor, knowledge: DetectedSensors) {
    if origin == .sensor(sensor) {
      raw = force
    } else if ForceSource.isReal(force, first: &firstForce) {
      adopt(sensor, raw: force, knowledge: knowledge)
    }
  }

  /// Settles an open source when its time is up or its touch ends: nothing measures here.
  func settle() {
    guard origin == .undetermined else { return }
    origin = .simulated(.nominal)
    profile = .simulated
  }

  /// How long the source may stay open, in seconds from the touch's beginning. A pen's 0 only means that its
  /// first reading is on the way, which it may be for a while.
  var detectionTimeout: Double {
    type == .pen && firstPressure == 0 ? DetectionTimeout.silentPen : DetectionTimeout.usual
  }

  /// The pressures that the pointer's own events may carry.
  var pressureRange: ClosedRange<Double> { origin == .sensor(.device) ? profile.range : 0...1 }

  /// Adds to the simulated force by wheel or keys. A sensor's force stays as it is measured.
  func add(_ force: Double, by simulated: SimulatedForce, at now: Double) {
    settle()
    guard origin.isSimulated else { return }
    stopHolding(at: now)
    let before = self.force(at: now, sensitivity: .medium)
    // Past either end nothing piles up, so that turning back answers at once.
    steps += min(max(before + force, 0), profile.maximumForce) - before
    origin = .simulated(simulated)
  }

  /// Lets a touch that is held still press deeper from now on.
  func startHolding(at time: Double) {
    guard origin == .simulated(.nominal) else { return }
    origin = .simulated(.hold)
    heldSince = time
  }

  /// Keeps the force at what holding has made of it.
  func stopHolding(at now: Double) {
    guard let since = heldSince else { return }
    held += max(now - since, 0) * rates.perSecond
    heldSince = nil
  }

  /// Whether the force changes by time alone.
  func isRising(at now: Double) -> Bool {
    heldSince != nil && force(at: now, sensitivity: .medium) < profile.maximumForce
  }

  /// The force at a time, 0...profile.maximumForce. A simulated force does not follow the sensitivity: no finger
  /// presses.
  func force(at now: Double, sensitivity: ForceSensitivity) -> Double {
    switch origin {
    case .undetermined: return 0
    case .sensor: return profile.force(raw: raw, sensitivity: sensitivity)
    case .simulated:
      let rise = heldSince.map { max(now - $0, 0) * rates.perSecond } ?? 0
      return min(max(rates.nominal + steps + held + rise, 0), profile.maximumForce)
    }
  }

  /// The difference in force that one step of the hardware makes now; nil where the step is not known, and for
  /// a simulated force, which measures nothing.
  func resolution(sensitivity: ForceSensitivity) -> Double? {
    guard case .sensor = origin else { return nil }
    return profile.resolution(raw: raw, sensitivity: sensitivity)
  }

  /// The force that an earlier pressure of the pointer's own events stands for, now that the source is known.
  /// Where the force comes on another channel, none had come yet.
  func force(ofEarlier pressure: Double, sensitivity: ForceSensitivity) -> Double {
    switch origin {
    case .undetermined, .sensor(.touchForce), .sensor(.webkitForce): 0
    case .sensor: profile.force(raw: pressure, sensitivity: sensitivity)
    case .simulated: rates.nominal
    }
  }

  private func adopt(_ sensor: ForceSensor, raw value: Double, knowledge: DetectedSensors) {
    knowledge.find(.sensor(sensor), for: type)
    guard origin == .undetermined else { return }
    origin = .sensor(sensor)
    profile = sensor.profile
    raw = value
  }

  /// Any value is measured that hardware without a sensor does not say, and so is one that varies.
  private static func isReal(_ value: Double, first: inout Double?) -> Bool {
    let (released, pressed) = (UnmeasuredForce.released, UnmeasuredForce.pressed)
    if value != released, value != pressed, value != UnmeasuredForce.switched { return true }
    guard let start = first else {
      first = value
      return false
    }
    return value != start
  }
}

/// The sensors that earlier touches have shown about each type of pointer.
final class DetectedSensors {
  enum Finding: Equatable {
    /// Nothing yet.
    case open
    /// A sensor was seen at work.
    case sensor(ForceSensor)
    /// A whole touch passed without one.
    case none
  }

  private var mouse = Finding.open
  private var touch = Finding.open
  private var pen = Finding.open

  func finding(for type: PointerType) -> Finding {
    switch type {
    case .mouse: mouse
    case .touch: touch
    case .pen: pen
    }
  }

  /// Notes a finding. Once a sensor was seen, a touch that showed none changes nothing; and where the
  /// pointer's own events measure, a force beside them changes nothing, because a browser that has both says the
  /// same in both.
  func find(_ finding: Finding, for type: PointerType) {
    if case .sensor(let known) = self.finding(for: type) {
      guard case .sensor(let sensor) = finding, sensor.isOfPointer || !known.isOfPointer else { return }
    }
    switch type {
    case .mouse: mouse = finding
    case .touch: touch = finding
    case .pen: pen = finding
    }
  }
}
