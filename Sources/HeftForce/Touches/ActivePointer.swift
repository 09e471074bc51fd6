import HeftProtocol

/// The state of one pointer from its down to its up.
package final class ActivePointer {
  /// The pointer's number; nil for a press by keyboard.
  package let id: Int32?
  /// The name of the pointer in a message.
  var name: String { id.map { "pointer \($0)" } ?? "the keyboard" }
  package let type: PointerType
  package let number: Int
  let source: ForceSource
  let buttons: PointerButtons
  /// The first reading and the last one.
  package var start: TouchReading
  package var reading: TouchReading
  /// Whether it has moved too far to be held.
  package var exceededSlop = false
  /// Whether holding it still may stand in for force.
  var allowsHolding = true
  /// The field that has the keyboard and in which it went down, whose own it is; 0 where it is no field's.
  var field: ViewNumber = 0
  /// The identifier of the same finger on the channel of `Touch.force`.
  var touchIdentifier: Int32?
  /// Readings that went out before the source was known, with the pressures that they came with.
  var estimates: [(reading: TouchReading, pressure: Double)] = []

  init(id: Int32?, type: PointerType, number: Int, source: ForceSource, buttons: PointerButtons = []) {
    self.id = id
    self.type = type
    self.number = number
    self.source = source
    self.buttons = buttons
    start = TouchReading()
    reading = start
  }

  var isKeyboard: Bool { id == nil }

  /// Whether holding still may come to stand in for force.
  var mayStartHolding: Bool { !exceededSlop && allowsHolding && source.origin == .simulated(.nominal) }

  /// Whether time alone will change something about the touch.
  func changesByTime(at now: Double, settings: ForceSettings) -> Bool {
    switch source.origin {
    case .sensor: false
    case .undetermined: true
    case .simulated: settings.isForceTouchOn && (mayStartHolding || source.isRising(at: now))
    }
  }

  /// The touch has moved to its `reading`. One that strays too far is held no longer.
  func moved(slop: Double, at now: Double) {
    if !exceededSlop, reading.location.distance(to: start.location) > slop {
      exceededSlop = true
      source.stopHolding(at: now)
    }
  }

  /// The force as the user's settings let it be: none for a finger while 3D Touch is off.
  func force(at now: Double, settings: ForceSettings) -> Double {
    isSilenced(by: settings) ? 0 : source.force(at: now, sensitivity: settings.sensitivity)
  }

  /// Puts what the source says now into a reading.
  func describeSource(in reading: inout TouchReading, at now: Double, settings: ForceSettings) {
    reading.force = force(at: now, settings: settings)
    reading.origin = source.origin
    reading.maximumForce = source.profile.maximumForce
    reading.gramsAtMaximum = source.profile.gramsAtMaximum
    reading.profile = source.profile.identifier
    reading.resolution = source.resolution(sensitivity: settings.sensitivity)
    reading.sensitivity = source.origin.isSimulated ? .medium : settings.sensitivity
  }

  /// The readings that were estimates, now that the source is known; none before that. Each comes once.
  func takeEstimationUpdates(settings: ForceSettings) -> [TouchReading] {
    guard !estimates.isEmpty, source.origin != .undetermined else { return [] }
    defer { estimates = [] }
    return estimates.map { reading, pressure in
      var better = reading
      describeSource(in: &better, at: reading.timestamp, settings: settings)
      let force = source.force(ofEarlier: pressure, sensitivity: settings.sensitivity)
      better.force = isSilenced(by: settings) ? 0 : force
      return better
    }
  }

  private func isSilenced(by settings: ForceSettings) -> Bool { !settings.isForceTouchOn && type != .pen }
}
