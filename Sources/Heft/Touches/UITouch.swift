import HeftForce
import Ink

/// A finger, a pen or a mouse on the screen, from its beginning to its one end.
open class UITouch: NSObject {
  /// The phase of a touch.
  public typealias Phase = TouchPhase

  /// The kind of a touch: direct, by a pen, or indirect.
  public typealias TouchType = HeftForce.TouchType

  /// Properties of a touch that may be estimates.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
  }

  /// The phase of the touch.
  public internal(set) var phase: Phase = .began
  /// The kind of the touch.
  public internal(set) var type: TouchType = .direct
  /// How many taps in a row this touch makes, from 1. Two touches are taps in a row when the second begins
  /// within 0.35 s and 45 points of the first (our choice).
  public internal(set) var tapCount = 1
  /// The view in which the touch began, for the whole touch.
  public internal(set) var view: UIView?
  /// The window in which the touch began.
  public internal(set) var window: UIWindow?

  /// Whether it is a mouse, or a trackpad's pointer, whose touches are direct as a finger's: Heft's own, because UIKit tells it
  /// by a type that an app asks for.
  public internal(set) var isMouse = false
  /// Whether the eraser end of a pen touches: Heft's own, because UIKit knows no such pen.
  public internal(set) var isEraser = false
  /// Whether a cancelled touch was cut off because the person turned away from the app, and not taken for something
  /// else, such as a palm or a gesture: Heft's own.
  public internal(set) var isInterrupted = false

  /// Whether the button on a pen's barrel was held as the touch began.
  var isSecondary = false
  /// The recognizers that get the touch, and whether the view gets it.
  var recognizers: [UIGestureRecognizer] = []
  var routing = TouchRouting.coming
  var number = 0
  var reading: TouchReading
  var previousLocation = CGPoint.zero
  var previousTimestamp = 0.0
  /// The estimate that this touch puts right.
  var updatedEstimate: Int?

  /// A touch that has not happened: no view, no force.
  public override init() {
    reading = TouchReading()
    super.init()
  }

  /// The phase, the place and the force.
  open override var description: String {
    "<UITouch: \(phase) at \(reading.location) with force \(force)>"
  }

  /// A copy for a moment of the touch.
  func copy(reading: TouchReading, previousLocation: CGPoint) -> UITouch {
    let copy = UITouch()
    copy.phase = phase
    copy.type = type
    copy.tapCount = tapCount
    copy.isMouse = isMouse
    copy.isEraser = isEraser
    copy.isInterrupted = isInterrupted
    copy.isSecondary = isSecondary
    copy.view = view
    copy.window = window
    copy.number = number
    copy.reading = reading
    copy.previousLocation = previousLocation
    return copy
  }
}

extension UITouch {
  /// Seconds on the device's clock.
  public var timestamp: TimeInterval { reading.timestamp }

  /// The force: 1 is that of an average touch. 0...maximumPossibleForce; 0 while 3D Touch is switched off,
  /// except for a pen, and while the source is not known yet.
  public var force: CGFloat { CGFloat(reading.force) }

  /// The largest force of this touch's source; always above 0.
  public var maximumPossibleForce: CGFloat { CGFloat(reading.maximumForce) }

  /// Where the force comes from: Heft's own, so that no simulated force passes for a sensor.
  public var forceOrigin: ForceOrigin { reading.origin }

  /// The weight in grams at the maximum force where the hardware was measured, else nil: Heft's own.
  public var gramsAtMaximumForce: CGFloat? { reading.gramsAtMaximum.map { CGFloat($0) } }

  /// The identifier of the profile that the force is worked out by (`iphone-6s`), empty for a touch that has not
  /// happened: Heft's own, so that an app can keep what it learned about a sensor.
  public var forceProfileIdentifier: String { reading.profile }

  /// The difference in force that one step of the sensor makes at this force; above 0. Nil where the step is not
  /// known, which browsers do not tell, and for a simulated force: Heft's own.
  public var forceResolution: CGFloat? { reading.resolution.map { CGFloat($0) } }

  /// The sensitivity that the force was worked out with: times its divisor the force is what it would be at
  /// medium, up to the maximum. Medium for a simulated force: Heft's own.
  public var forceSensitivity: ForceSensitivity { reading.sensitivity }

  /// The radius of the contact in points.
  public var majorRadius: CGFloat { CGFloat(reading.radius) }

  /// How far `majorRadius` may be off, in points: half a point, the step of what browsers report (our
  /// choice).
  public var majorRadiusTolerance: CGFloat { 0.5 }

  /// The angle between the pen and the screen in radians: 0 lies flat, pi/2 stands upright, as a finger
  /// counts.
  public var altitudeAngle: CGFloat { CGFloat(reading.altitude) }

  /// The direction in which the pen points, in radians clockwise from the view's positive x axis, 0..<2 pi. A
  /// nil view is the window.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: 0..<2 pi; 0 for a finger, and for a pen that stands upright.
  public func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    let angle = Mathematics.arctangent(y: Double(vector.dy), x: Double(vector.dx))
    return CGFloat(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The direction in which the pen points as a vector of length 1 in the view. A nil view is the window.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The vector.
  public func azimuthUnitVector(in view: UIView?) -> CGVector {
    let x = CGFloat(Mathematics.cosine(reading.azimuth))
    let y = CGFloat(Mathematics.sine(reading.azimuth))
    guard let view, !view.isUprightInWindow else { return CGVector(dx: x, dy: y) }
    let start = view.convert(CGPoint.zero, from: nil)
    let end = view.convert(CGPoint(x: x, y: y), from: nil)
    let length = start.distance(to: end)
    guard length > 0 else { return CGVector(dx: x, dy: y) }
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }

  /// The place of the touch in the view, or in the window where the view is nil.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The place in points; outside of the view's bounds where the touch has left it.
  public func location(in view: UIView?) -> CGPoint {
    view?.convert(reading.location, from: nil) ?? reading.location
  }

  /// The place of the touch at the event before.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The place in points.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousLocation, from: nil) ?? previousLocation
  }

  /// The place as precise as the hardware tells it. Places are never rounded to pixels here, so it is
  /// `location`.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The place in points, with fractions.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The place at the event before, as precise as the hardware tells it.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The place in points, with fractions.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Which properties are estimates.
  public var estimatedProperties: Properties { reading.estimate == nil ? [] : .force }

  /// Which estimates will still be put right, by `touchesEstimatedPropertiesUpdated(_:)`.
  public var estimatedPropertiesExpectingUpdates: Properties { estimatedProperties }

  /// Names the estimate in the update that puts it right; it only grows. Nil where nothing is estimated, and
  /// kept on the touch that brings the update.
  public var estimationUpdateIndex: NSNumber? {
    (reading.estimate ?? updatedEstimate).map { NSNumber(value: $0) }
  }
}
