/// Where the force of a touch comes from. It is chosen once for each touch (FORCE-5).
public enum ForceOrigin: Equatable, Sendable {
  /// Not known yet: the force is an estimate of 0.
  case undetermined
  /// Hardware that measures.
  case sensor(ForceSensor)
  /// Something that stands in for force, because nothing measures it.
  case simulated(SimulatedForce)

  /// Names the origin for a person.
  public var name: String {
    switch self {
    case .undetermined: "Finding the source"
    case .sensor(let sensor): sensor.name
    case .simulated(let simulated): simulated.name
    }
  }

  /// Whether the force is not measured.
  public var isSimulated: Bool {
    if case .simulated = self { return true }
    return false
  }
}

/// A channel on which measured force comes.
public enum ForceSensor: Equatable, Sendable {
  /// `PointerEvent.pressure` of a finger.
  case touchPressure
  /// `PointerEvent.pressure` of a pen.
  case penPressure
  /// `PointerEvent.pressure` of a mouse: no such mouse is known, but a driver may send it.
  case mousePressure
  /// Safari's `Touch.force`.
  case touchForce
  /// Safari's `MouseEvent.webkitForce`.
  case webkitForce
  /// A device with a profile of its own.
  case device

  /// Names the sensor for a person.
  public var name: String {
    switch self {
    case .touchPressure: "Touch pressure"
    case .penPressure: "Pen pressure"
    case .mousePressure: "Mouse pressure"
    case .touchForce: "Touch force"
    case .webkitForce: "Trackpad force"
    case .device: "Device"
    }
  }

  /// Whether the force comes with the pointer's own events, and not beside them.
  var isOfPointer: Bool { self != .touchForce && self != .webkitForce }

  /// The profile of the numbers that come on the channel; a device has its own.
  package var profile: ForceProfile {
    switch self {
    case .touchPressure, .mousePressure, .touchForce, .device: .browserTouch
    case .penPressure: .browserPen
    case .webkitForce: .trackpad
    }
  }
}

/// The source of a simulated force.
public enum SimulatedForce: Equatable, Sendable {
  /// Nothing has raised it: the force of an average touch, 1.
  case nominal
  /// The mouse wheel.
  case wheel
  /// Holding still.
  case hold
  /// The keyboard.
  case keys

  /// Names the simulated force for a person.
  public var name: String {
    switch self {
    case .nominal: "No sensor"
    case .wheel: "Mouse wheel"
    case .hold: "Touch and hold"
    case .keys: "Keyboard"
    }
  }
}

/// The numbers of the simulated forces, all our choice.
public struct SimulatedForceRates: Equatable, Sendable {
  /// The force of a touch that nothing raises: an average touch.
  public var nominal = 1.0
  /// Force for each notch of the wheel.
  public var perNotch = 0.5
  /// Pixels of `WheelEvent` that make a notch; above 0.
  public var pixelsPerNotch = 100.0
  /// Lines of `WheelEvent` that make a notch; above 0.
  public var linesPerNotch = 3.0
  /// Pages of `WheelEvent` that make a notch; above 0.
  public var pagesPerNotch = 1.0
  /// Force for each press of an arrow key.
  public var perArrow = 0.5
  /// Force for each second of holding.
  public var perSecond = 4.0
  /// How far a touch may stray and still be held, in points: where a pan begins.
  public var slop = Double(GestureLimits.slop)

  /// The numbers of our choice.
  public init() {}
}

/// How long the source of a touch may stay open, in seconds (FORCE-6; our choice).
enum DetectionTimeout {
  /// While the evidence could mean "unknown": three frames.
  static let usual = 0.05
  /// For a pen that has said 0: its first reading is on the way.
  static let silentPen = 0.5
}
