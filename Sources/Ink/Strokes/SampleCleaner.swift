/// A sample that can be trusted: finite, later than the one before, its force one that was really measured.
public struct CleanSample: Hashable, Sendable {
  /// The place, in pixels, to the right.
  public var x: Double
  /// The place, in pixels, downward.
  public var y: Double
  /// In seconds; later than the time of the sample before.
  public var time: Double
  /// 0...1; nil while the device has not shown that it measures one.
  public var force: Double?
  /// The angle to the surface in radians; nil where it is not told.
  public var altitude: Double?
}

/// Makes sense of samples as devices send them. A value; it keeps what the next sample needs.
///
/// A force of 0 or of exactly a half is what browsers tell for want of a sensor (`UnmeasuredForce`): it counts as unknown until
/// the stroke has had another force. After that a half is real, and a 0, which comes as the pen leaves, is the force before it.
public struct SampleCleaner: Sendable {
  private var last: CleanSample?
  private var force: Double?

  /// A sample that is not later than the one before is taken as this much later, in seconds (our choice: an eighth of
  /// the time between the samples of a 240 Hz pen).
  public static let leastStep = 0.0005

  /// At the beginning of a stroke.
  public init() {}

  /// The sample as it can be used; nil where it has nothing new or is not a number.
  ///
  /// - Parameter sample: The next sample of the stroke as it came.
  /// - Returns: The sample as it can be used; nil where it has nothing new or is not a number.
  public mutating func clean(_ sample: InkSample) -> CleanSample? {
    guard sample.isFinite else { return nil }
    if let given = sample.force, given.isFinite, given > UnmeasuredForce.released,
      given != UnmeasuredForce.pressed || force != nil
    {
      force = min(given, 1)
    }
    var clean = CleanSample(
      x: sample.x, y: sample.y, time: sample.time, force: force,
      altitude: sample.altitude.flatMap { $0.isFinite ? min(max($0, 0), .pi / 2) : nil })
    if let last {
      if clean.x == last.x, clean.y == last.y, clean.force == last.force, clean.time <= last.time {
        return nil
      }
      clean.time = max(clean.time, last.time + SampleCleaner.leastStep)
    }
    last = clean
    return clean
  }
}
