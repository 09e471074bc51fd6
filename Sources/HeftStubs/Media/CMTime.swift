import Heft

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64
public typealias Float64 = Double

/// What kind of time a `CMTime` is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// How a time is rounded that a scale has no whole number for.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction: so many parts of a second.
public struct CMTime: Sendable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many of them a second has.
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  /// Tells runs of one clock apart; 0 as a rule.
  public var epoch: CMTimeEpoch

  /// A time that is invalid.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// A time by its parts.
  ///
  /// - Parameters:
  ///   - value: How many parts.
  ///   - timescale: How many of them a second has.
  ///   - flags: What kind of time it is.
  ///   - epoch: The run of the clock.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// A time by its fraction; one with a scale that is not positive is invalid.
  ///
  /// - Parameters:
  ///   - value: How many parts.
  ///   - timescale: How many of them a second has.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// A time by its seconds. A scale that is too fine for so many of them is halved until it does.
  ///
  /// - Parameters:
  ///   - seconds: The seconds.
  ///   - preferredTimescale: How many parts a second has.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard !seconds.isNaN, preferredTimescale > 0 else {
      self.init()
      return
    }
    var scale = preferredTimescale
    while scale > 1, (seconds * Double(scale)).magnitude >= 9.2e18 { scale /= 2 }
    let parts = seconds * Double(scale)
    guard parts.magnitude < 9.2e18 else {
      self = seconds < 0 ? .negativeInfinity : .positiveInfinity
      return
    }
    let whole = parts.rounded(.towardZero)
    let flags: CMTimeFlags = whole == parts ? .valid : [.valid, .hasBeenRounded]
    self.init(value: Int64(whole), timescale: scale, flags: flags, epoch: 0)
  }

  public static let invalid = CMTime()
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The seconds; not a number where it is invalid or indefinite.
  public var seconds: Double {
    if isNumeric { return timescale == 0 ? .nan : Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// Returns the time in parts of another size.
  ///
  /// - Parameters:
  ///   - newTimescale: How many parts a second has.
  ///   - method: How it is rounded.
  /// - Returns: The time; infinite where its parts are too many.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, timescale > 0 else { return self }
    guard newTimescale > 0 else { return .invalid }
    if newTimescale == timescale { return self }
    guard let (parts, isExact) = scaled(by: Int64(newTimescale), over: Int64(timescale), method) else {
      return value < 0 ? .negativeInfinity : .positiveInfinity
    }
    var kind = flags
    if !isExact { kind.insert(.hasBeenRounded) }
    return CMTime(value: parts, timescale: newTimescale, flags: kind, epoch: epoch)
  }

  /// The value times a fraction whose terms are below 2^31, rounded, and whether that is exact; nil where it
  /// is too large.
  private func scaled(
    by factor: Int64, over divisor: Int64, _ method: CMTimeRoundingMethod
  ) -> (Int64, Bool)? {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    let (whole, isLarge) = quotient.multipliedReportingOverflow(by: factor)
    if isLarge { return nil }
    let (more, left) = (rest * factor).quotientAndRemainder(dividingBy: divisor)
    let (sum, isLarger) = whole.addingReportingOverflow(more)
    if isLarger { return nil }
    if left == 0 { return (sum, true) }
    let away: Int64 = (value < 0) == (factor < 0) ? 1 : -1
    let isUp: Bool
    switch method {
    case .roundHalfAwayFromZero: isUp = left.magnitude >= divisor.magnitude - left.magnitude
    case .roundTowardZero: isUp = false
    case .roundAwayFromZero: isUp = true
    case .quickTime: isUp = factor < divisor ? false : away > 0
    case .roundTowardPositiveInfinity: isUp = away > 0
    case .roundTowardNegativeInfinity: isUp = away < 0
    }
    let (rounded, isLargest) = sum.addingReportingOverflow(isUp ? away : 0)
    return isLargest ? nil : (rounded, false)
  }

  /// The time, multiplied by a fraction.
  fileprivate func times(_ factor: Int32, over divisor: Int32) -> CMTime {
    guard isValid, divisor != 0 else { return .invalid }
    if isIndefinite { return self }
    let sign = Int64(factor.signum() * divisor.signum())
    if !isNumeric {
      return sign == 0 ? .invalid : (isPositiveInfinity == (sign > 0)) ? .positiveInfinity : .negativeInfinity
    }
    let size = Int64(factor.magnitude)
    guard let (parts, isExact) = scaled(by: sign * size, over: Int64(divisor.magnitude), .default) else {
      // Coarser parts, of which there are fewer.
      guard timescale > 1 else {
        return (value < 0) == (sign < 0) ? .positiveInfinity : .negativeInfinity
      }
      return convertScale(timescale / 2, method: .default).times(factor, over: divisor)
    }
    var kind = flags
    if !isExact { kind.insert(.hasBeenRounded) }
    return CMTime(value: parts, timescale: timescale, flags: kind, epoch: epoch)
  }

  /// The place among the kinds of time: all that are numbers have the same.
  private var rank: Int {
    !isValid ? 4 : isPositiveInfinity ? 3 : isIndefinite ? 2 : isNegativeInfinity ? 0 : 1
  }

  /// Negative where a time is before another, 0 where they are the same.
  fileprivate func order(to other: CMTime) -> Int32 {
    if rank != other.rank { return rank < other.rank ? -1 : 1 }
    guard rank == 1 else { return 0 }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let (one, two) = (Int64(max(timescale, 1)), Int64(max(other.timescale, 1)))
    // The whole seconds, rounded down, and what is left of them.
    let (whole, left) = CMTime.floor(value, one)
    let (otherWhole, otherLeft) = CMTime.floor(other.value, two)
    if whole != otherWhole { return whole < otherWhole ? -1 : 1 }
    let (mine, others) = (left * two, otherLeft * one)
    return mine == others ? 0 : mine < others ? -1 : 1
  }

  private static func floor(_ value: Int64, _ scale: Int64) -> (Int64, Int64) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: scale)
    return rest < 0 ? (quotient - 1, rest + scale) : (quotient, rest)
  }

  fileprivate static func greatestDivisor(_ one: Int64, _ other: Int64) -> Int64 {
    var (one, other) = (one.magnitude, other.magnitude)
    while other != 0 { (one, other) = (other, one % other) }
    return Int64(one)
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (one: CMTime, other: CMTime) -> Bool { one.order(to: other) == 0 }
  public static func < (one: CMTime, other: CMTime) -> Bool { one.order(to: other) < 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(flags.intersection([.valid, .impliedValueFlagsMask]))
    guard isNumeric, timescale > 0 else { return }
    let divisor = max(CMTime.greatestDivisor(value == .min ? 0 : value, Int64(timescale)), 1)
    hasher.combine(value / divisor)
    hasher.combine(Int64(timescale) / divisor)
    hasher.combine(epoch)
  }
}

extension CMTime {
  public static func + (one: CMTime, other: CMTime) -> CMTime {
    guard one.isValid, other.isValid else { return .invalid }
    if one.isIndefinite || other.isIndefinite { return .indefinite }
    if !one.isNumeric || !other.isNumeric {
      if one.isNumeric { return other }
      return other.isNumeric || one == other ? one : .invalid
    }
    // Epochs that both have one of are of no meaning together.
    guard one.epoch == other.epoch || one.epoch == 0 || other.epoch == 0 else { return .invalid }
    let divisor = max(greatestDivisor(Int64(one.timescale), Int64(other.timescale)), 1)
    let common = Int64(one.timescale) / divisor * Int64(other.timescale)
    var scale = Int32(min(common, Int64(Int32.max)))
    while scale > 0 {
      let (first, second) = (
        one.convertScale(scale, method: .default), other.convertScale(scale, method: .default)
      )
      if first.isNumeric, second.isNumeric {
        let (sum, isLarge) = first.value.addingReportingOverflow(second.value)
        if !isLarge {
          return CMTime(
            value: sum, timescale: scale, flags: first.flags.union(second.flags),
            epoch: max(one.epoch, other.epoch))
        }
      }
      scale /= 2
    }
    return one.value < 0 ? .negativeInfinity : .positiveInfinity
  }

  public static func - (one: CMTime, other: CMTime) -> CMTime {
    var sum = one + other.times(-1, over: 1)
    // Of one run of a clock it is a length of time.
    if sum.isNumeric, one.epoch == other.epoch { sum.epoch = 0 }
    return sum
  }

  public static func += (one: inout CMTime, other: CMTime) { one = one + other }
  public static func -= (one: inout CMTime, other: CMTime) { one = one - other }
}

extension CMTime: CustomStringConvertible {
  /// The fraction and its seconds, as `{600/600 = 1.0}`.
  public var description: String {
    if isNumeric { return "{\(value)/\(timescale) = \(seconds)}" }
    if isPositiveInfinity { return "{+INFINITY}" }
    return isNegativeInfinity ? "{-INFINITY}" : isIndefinite ? "{INDEFINITE}" : "{INVALID}"
  }
}

public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public let kCMTimeZero = CMTime.zero
public let kCMTimeMaxTimescale: Int32 = .max

// The functions of C.

/// A time by its fraction.
///
/// - Parameters:
///   - value: How many parts.
///   - timescale: How many of them a second has.
/// - Returns: The time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// The same in Swift 3.
///
/// - Parameters:
///   - value: How many parts.
///   - timescale: How many of them a second has.
/// - Returns: The time.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time by its fraction, of one run of a clock.
///
/// - Parameters:
///   - value: How many parts.
///   - timescale: How many of them a second has.
///   - epoch: The run.
/// - Returns: The time.
public func CMTimeMakeWithEpoch(value: Int64, timescale: Int32, epoch: Int64) -> CMTime {
  CMTime(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: epoch)
}
/// A time by its seconds.
///
/// - Parameters:
///   - seconds: The seconds.
///   - preferredTimescale: How many parts a second has.
/// - Returns: The time.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The same in Swift 3.
///
/// - Parameters:
///   - seconds: The seconds.
///   - preferredTimescale: How many parts a second has.
/// - Returns: The time.
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// The seconds of a time.
///
/// - Parameter time: The time.
/// - Returns: The seconds; not a number where it is invalid or indefinite.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
///
/// - Parameters:
///   - one: A time.
///   - other: Another.
/// - Returns: The sum.
public func CMTimeAdd(_ one: CMTime, _ other: CMTime) -> CMTime { one + other }
/// The difference of two times.
///
/// - Parameters:
///   - one: A time.
///   - other: What is taken from it.
/// - Returns: The difference.
public func CMTimeSubtract(_ one: CMTime, _ other: CMTime) -> CMTime { one - other }
/// A time, multiplied.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The factor.
/// - Returns: The time.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime { time.times(multiplier, over: 1) }
/// The same in Swift 3.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The factor.
/// - Returns: The time.
public func CMTimeMultiply(_ time: CMTime, _ multiplier: Int32) -> CMTime { time.times(multiplier, over: 1) }
/// A time, multiplied; its parts are as fine as the time's, and at least a nanosecond's thousand.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The factor.
/// - Returns: The time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return multiplier < 0 ? time.times(-1, over: 1) : time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000))
}
/// The same in Swift 3.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The factor.
/// - Returns: The time.
public func CMTimeMultiplyByFloat64(_ time: CMTime, _ multiplier: Double) -> CMTime {
  CMTimeMultiplyByFloat64(time, multiplier: multiplier)
}
/// A time, multiplied by a fraction.
///
/// - Parameters:
///   - time: The time.
///   - multiplier: The factor.
///   - divisor: The divisor.
/// - Returns: The time.
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  time.times(multiplier, over: divisor)
}
/// Compares two times.
///
/// - Parameters:
///   - one: A time.
///   - other: Another.
/// - Returns: -1 where the first is before the other, 1 where it is after, else 0.
public func CMTimeCompare(_ one: CMTime, _ other: CMTime) -> Int32 { one.order(to: other) }
/// The earlier of two times.
///
/// - Parameters:
///   - one: A time.
///   - other: Another.
/// - Returns: The time.
public func CMTimeMinimum(_ one: CMTime, _ other: CMTime) -> CMTime { min(one, other) }
/// The later of two times.
///
/// - Parameters:
///   - one: A time.
///   - other: Another.
/// - Returns: The time.
public func CMTimeMaximum(_ one: CMTime, _ other: CMTime) -> CMTime { max(one, other) }
/// The length of a time.
///
/// - Parameter time: The time.
/// - Returns: The time without its sign.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  time.isNegativeInfinity || time.isNumeric && time.value < 0 ? time.times(-1, over: 1) : time
}
/// A time in parts of another size.
///
/// - Parameters:
///   - time: The time.
///   - timescale: How many parts a second has.
///   - method: How it is rounded.
/// - Returns: The time.
public func CMTimeConvertScale(_ time: CMTime, timescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
/// The same in Swift 3.
///
/// - Parameters:
///   - time: The time.
///   - timescale: How many parts a second has.
///   - method: How it is rounded.
/// - Returns: The time.
public func CMTimeConvertScale(_ time: CMTime, _ timescale: Int32, _ method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(timescale, method: method)
}
/// Prints a time.
///
/// - Parameter time: The time.
public func CMTimeShow(_ time: CMTime) { Heft.print(time.description) }

/// Whether a time is valid.
///
/// - Parameter time: The time.
/// - Returns: Whether it is.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether a time is invalid.
///
/// - Parameter time: The time.
/// - Returns: Whether it is.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether a time is indefinite.
///
/// - Parameter time: The time.
/// - Returns: Whether it is.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
/// Whether a time is a number of seconds.
///
/// - Parameter time: The time.
/// - Returns: Whether it is.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Whether a time never comes.
///
/// - Parameter time: The time.
/// - Returns: Whether it does not.
public func CMTIME_IS_POSITIVE_INFINITY(_ time: CMTime) -> Bool { time.isPositiveInfinity }
/// Whether a time was before all others.
///
/// - Parameter time: The time.
/// - Returns: Whether it was.
public func CMTIME_IS_NEGATIVE_INFINITY(_ time: CMTime) -> Bool { time.isNegativeInfinity }
