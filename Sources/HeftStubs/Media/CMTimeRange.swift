import Heft

/// A stretch of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  /// A stretch that is invalid.
  public init() { self.init(start: .invalid, duration: .invalid) }
  /// A stretch by its length.
  ///
  /// - Parameters:
  ///   - start: Its beginning.
  ///   - duration: Its length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  /// A stretch between two times.
  ///
  /// - Parameters:
  ///   - start: Its beginning.
  ///   - end: Its end, which is not part of it.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0 && !(duration < .zero)
  }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  public var isEmpty: Bool { isValid && duration == .zero }
  public var end: CMTime { isValid ? start + duration : .invalid }

  /// Whether a time lies in it.
  ///
  /// - Parameter time: The time.
  /// - Returns: Whether it does.
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isNumeric && start <= time && time < end
  }
  /// Whether another stretch lies in it.
  ///
  /// - Parameter other: The other.
  /// - Returns: Whether it does.
  public func containsTimeRange(_ other: CMTimeRange) -> Bool {
    isValid && other.isValid && start <= other.start && other.end <= end
  }
  /// The stretch from the first beginning to the last end of two.
  ///
  /// - Parameter other: The other.
  /// - Returns: The stretch.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return isValid ? self : other }
    return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
  /// The stretch that is in both of two.
  ///
  /// - Parameter other: The other.
  /// - Returns: The stretch; an empty one where there is none.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}

/// How a stretch of a film lies in another one.
public struct CMTimeMapping: Hashable, Sendable {
  public var source: CMTimeRange
  public var target: CMTimeRange
  /// Makes one.
  ///
  /// - Parameters:
  ///   - source: The stretch.
  ///   - target: Where it lies.
  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }
}

public let kCMTimeRangeZero = CMTimeRange.zero
public let kCMTimeRangeInvalid = CMTimeRange.invalid

/// A stretch by its length.
///
/// - Parameters:
///   - start: Its beginning.
///   - duration: Its length.
/// - Returns: The stretch.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// The same in Swift 3.
///
/// - Parameters:
///   - start: Its beginning.
///   - duration: Its length.
/// - Returns: The stretch.
public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// A stretch between two times.
///
/// - Parameters:
///   - start: Its beginning.
///   - end: Its end.
/// - Returns: The stretch.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// The same in Swift 3.
///
/// - Parameters:
///   - start: Its beginning.
///   - end: Its end.
/// - Returns: The stretch.
public func CMTimeRangeFromTimeToTime(_ start: CMTime, _ end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
/// The end of a stretch.
///
/// - Parameter range: The stretch.
/// - Returns: The time.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// Whether a time lies in a stretch.
///
/// - Parameters:
///   - range: The stretch.
///   - time: The time.
/// - Returns: Whether it does.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// The same in Swift 3.
///
/// - Parameters:
///   - range: The stretch.
///   - time: The time.
/// - Returns: Whether it does.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, _ time: CMTime) -> Bool { range.containsTime(time) }
/// Whether two stretches are the same.
///
/// - Parameters:
///   - one: A stretch.
///   - other: Another.
/// - Returns: Whether they are.
public func CMTimeRangeEqual(_ one: CMTimeRange, _ other: CMTimeRange) -> Bool { one == other }
/// The stretch that is in both of two.
///
/// - Parameters:
///   - one: A stretch.
///   - otherRange: Another.
/// - Returns: The stretch.
public func CMTimeRangeGetIntersection(_ one: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  one.intersection(otherRange)
}
/// The stretch that two reach over.
///
/// - Parameters:
///   - one: A stretch.
///   - otherRange: Another.
/// - Returns: The stretch.
public func CMTimeRangeGetUnion(_ one: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange {
  one.union(otherRange)
}
/// The time in a stretch that is next to one.
///
/// - Parameters:
///   - time: The time.
///   - range: The stretch.
/// - Returns: The time.
public func CMTimeClampToRange(_ time: CMTime, range: CMTimeRange) -> CMTime {
  guard range.isValid, time.isValid else { return .invalid }
  return max(range.start, min(time, range.end))
}
/// Whether a stretch is valid.
///
/// - Parameter range: The stretch.
/// - Returns: Whether it is.
public func CMTIMERANGE_IS_VALID(_ range: CMTimeRange) -> Bool { range.isValid }
/// Whether a stretch is invalid.
///
/// - Parameter range: The stretch.
/// - Returns: Whether it is.
public func CMTIMERANGE_IS_INVALID(_ range: CMTimeRange) -> Bool { !range.isValid }
/// Whether a stretch is empty.
///
/// - Parameter range: The stretch.
/// - Returns: Whether it is.
public func CMTIMERANGE_IS_EMPTY(_ range: CMTimeRange) -> Bool { range.isEmpty }

// A time as an object: its parts stand in the numbers of a map, which objects of values have a place for.

extension CMTime {
  /// The time in four numbers: each half of the value, the scale with the kind, and the epoch.
  fileprivate var numbers: (CGFloat, CGFloat, CGFloat, CGFloat) {
    (
      CGFloat(value >> 32), CGFloat(value & 0xFFFF_FFFF),
      CGFloat(Int64(timescale) * 32 + Int64(flags.rawValue)), CGFloat(epoch)
    )
  }

  fileprivate init(_ high: CGFloat, _ low: CGFloat, _ kind: CGFloat, _ epoch: CGFloat) {
    let whole = Int64(kind)
    self.init(
      value: Int64(high) << 32 | Int64(low), timescale: Int32(whole >> 5),
      flags: CMTimeFlags(rawValue: UInt32(whole & 31)), epoch: Int64(epoch))
  }
}

extension NSValue {
  /// A time as an object.
  ///
  /// - Parameter time: The time.
  public convenience init(time: CMTime) { self.init(timeRange: CMTimeRange(start: time, duration: .zero)) }

  /// A stretch of time as an object.
  ///
  /// - Parameter timeRange: The stretch.
  public convenience init(timeRange: CMTimeRange) {
    var map = CATransform3DIdentity
    (map.m11, map.m12, map.m13, map.m14) = timeRange.start.numbers
    (map.m21, map.m22, map.m23, map.m24) = timeRange.duration.numbers
    // No map that is one has this.
    map.m44 = -1
    self.init(caTransform3D: map)
  }

  /// The time; an invalid one where the object has none.
  public var timeValue: CMTime { timeRangeValue.start }
  /// The stretch of time; an invalid one where the object has none.
  public var timeRangeValue: CMTimeRange {
    let map = caTransform3DValue
    guard map.m44 == -1 else { return .invalid }
    return CMTimeRange(
      start: CMTime(map.m11, map.m12, map.m13, map.m14),
      duration: CMTime(map.m21, map.m22, map.m23, map.m24))
  }
}
