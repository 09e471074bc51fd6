/// A device's report about the tip of a pen or a finger at one moment.
public struct InkSample: Hashable, Sendable {
  /// The place, in pixels, to the right.
  public var x: Double
  /// The place, in pixels, downward.
  public var y: Double
  /// In seconds, from any moment.
  public var time: Double
  /// 0...1 of what the device can tell; nil where it tells nothing.
  public var force: Double?
  /// The angle to the surface in radians, a half turn's half where the pen stands upright; nil where it is not told.
  public var altitude: Double?

  /// A sample from its parts.
  ///
  /// - Parameters:
  ///   - x: In pixels, to the right.
  ///   - y: In pixels, downward.
  ///   - time: In seconds, from any moment that the stroke's samples share.
  ///   - force: 0...1 of what the device can tell; nil where it tells nothing.
  ///   - altitude: The pen's angle to the surface in radians, 0...pi/2; nil where it is not told.
  public init(x: Double, y: Double, time: Double, force: Double? = nil, altitude: Double? = nil) {
    self.x = x
    self.y = y
    self.time = time
    self.force = force
    self.altitude = altitude
  }

  var isFinite: Bool { x.isFinite && y.isFinite && time.isFinite }
}
