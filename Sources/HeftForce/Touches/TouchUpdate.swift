import HeftProtocol

/// The reading of one touch at one moment, with its force worked out.
public struct TouchReading: Equatable {
  /// Seconds on the device's clock, which is 0 at the first event.
  public var timestamp: Double
  /// In the screen's points.
  public var location: CGPoint
  /// In units of an average touch, 0...`maximumForce`; 0 while the source is not known.
  public var force: Double
  /// The largest force of the source, in units; above 0.
  public var maximumForce: Double
  /// The weight at the largest force, in grams; nil where no measurement is known.
  public var gramsAtMaximum: Double?
  /// The identifier of the profile that the force is worked out by.
  public var profile: String
  /// What one step of the hardware makes here, in units of force; nil where the step is unknown, and for a simulated force.
  public var resolution: Double?
  /// The sensitivity that the force was worked out with.
  public var sensitivity = ForceSensitivity.medium
  /// The source of the force.
  public var origin: ForceOrigin
  /// Radians; 0 lies flat, pi/2 stands upright.
  public var altitude: Double
  /// Radians, from the positive x axis, clockwise as seen.
  public var azimuth: Double
  /// Points.
  public var radius: Double
  /// Names the estimate where the force may still become better known.
  public var estimate: Int?

  /// The radius of a contact that tells none: half of the 1 by 1 that a browser reports for it.
  package static let unknownRadius = 0.5

  /// A reading whose force is not known yet; of no touch, unless told otherwise.
  package init(
    timestamp: Double = 0, location: CGPoint = .zero, pose: PenPose = .upright,
    radius: Double = TouchReading.unknownRadius
  ) {
    self.timestamp = timestamp
    self.location = location
    force = 0
    maximumForce = ForceProfile.phoneMaximum
    profile = ""
    origin = .undetermined
    altitude = pose.altitude
    azimuth = pose.azimuth
    self.radius = radius
  }
}

/// A change of one touch: the phase, and the readings since the last update, oldest first.
public struct TouchUpdate: Equatable {
  /// Counts the touches of a device from 1.
  public var number: Int
  /// How the touch changed.
  public var phase: TouchPhase
  /// What touches.
  public var type: TouchType
  /// Whether it is a mouse, whose touches are direct.
  public var isMouse = false
  /// At least one; the last is the touch as it is now.
  public var readings: [TouchReading]
  /// Earlier readings whose force is now known.
  public var estimationUpdates: [TouchReading]
  /// The buttons of the pen that were held, or that touched, besides its tip as the touch began.
  public var buttons: PointerButtons = []
  /// The field whose own the touch is; 0 where it is for the views.
  public var field: ViewNumber = 0
  /// Whether the touch was cancelled because the person turned away from the screen.
  public var isInterrupted = false
}

/// A kind of bad input. Each is dropped or made sense of, counted, and shown once with its count.
public enum InputProblem: UInt32, Equatable, Sendable, CaseIterable {
  case place = 1
  case time
  case backwardTime
  case pressure
  case shape
  case moveWithoutBegin
  case endWithoutBegin
  case secondBegin
  case tooManyTouches
  case noSamples
  case wheel
  case screen
  case setting
  case command
  case unreadable
  case date
  case answer
  case field
  case action
  case document

  /// A sentence that says what came and what became of it.
  public var message: String {
    switch self {
    case .place: "A touch had no usable place (not a number, or too far away); that sample is left out."
    case .time: "An event had no usable time (not a number, or too large); it counts as happening now."
    case .backwardTime: "Time ran backwards by more than a second; it goes on from where it was."
    case .pressure: "A pressure lay outside its hardware's range or was not a number; the nearest one counts."
    case .shape: "A tilt or a contact's size was not usable; the touch counts as upright and small."
    case .moveWithoutBegin: "A touch moved that had not begun; it is left out."
    case .endWithoutBegin: "A touch ended that had not begun; it is left out."
    case .secondBegin: "A touch began twice; the first is cancelled."
    case .tooManyTouches: "More touches came than a device has fingers for; the last ones are left out."
    case .noSamples: "A touch came without a sample; it is left out."
    case .wheel: "The wheel turned by no usable amount; it is left out."
    case .screen: "The screen had no usable size; the last one stays."
    case .setting: "A setting or its value is not known; what is in force stays."
    case .command: "A command is not known; it is left out."
    case .date: "A date could not be one; the last one stays."
    case .answer: "An answer came to a request that was never made; it is left out."
    case .field: "Something was typed into a view that is no field, or not shown; it is left out."
    case .action: "A screen reader or key acted on a view that is not shown; it is left out."
    case .document: "Something was told of a document or a link that is not shown; it is left out."
    case .unreadable: "An event could not be read; it is left out. The page and the module may not match."
    }
  }
}
