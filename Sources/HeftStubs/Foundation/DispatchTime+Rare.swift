import Heft

/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension DispatchTime {
  /// A moment that never comes.
  public static var distantFuture: DispatchTime { DispatchTime(seconds: .infinity) }

  /// The moment so many nanoseconds after the clock's beginning.
  ///
  /// - Parameter uptimeNanoseconds: The nanoseconds.
  public init(uptimeNanoseconds: UInt64) { self.init(seconds: Double(uptimeNanoseconds) / 1e9) }

  /// Nanoseconds from the clock's beginning.
  public var uptimeNanoseconds: UInt64 {
    seconds < 0 ? 0 : seconds < 1e10 ? UInt64(seconds * 1e9) : UInt64.max
  }
  /// Nanoseconds from the clock's beginning.
  public var rawValue: UInt64 { uptimeNanoseconds }

  /// The moment a time before.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(seconds: time.seconds - interval.inSeconds)
  }

  /// The moment so many seconds before.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds - seconds)
  }

  /// Returns the time to another moment.
  ///
  /// - Parameter other: The other moment.
  /// - Returns: The time.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .interval(other.seconds - seconds)
  }

  /// Returns the moment a time later.
  ///
  /// - Parameter interval: The time.
  /// - Returns: The moment.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}

extension DispatchTimeInterval {
  /// A time by its seconds: in a page a whole number counts no more than two seconds of nanoseconds.
  fileprivate static func interval(_ seconds: Double) -> DispatchTimeInterval {
    guard seconds.isFinite else { return .never }
    if abs(seconds) < 2 { return .nanoseconds(Int(seconds * 1e9)) }
    return abs(seconds) < 2000 ? .microseconds(Int(seconds * 1e6)) : .milliseconds(Int(seconds * 1000))
  }
}

/// A moment of the clock on the wall.
public struct DispatchWallTime: Comparable, Sendable {
  private let seconds: Double

  private init(seconds: Double) { self.seconds = seconds }

  /// The moment that it is now.
  ///
  /// - Returns: The time.
  public static func now() -> DispatchWallTime { DispatchWallTime(seconds: Date().timeIntervalSince1970) }
  /// A moment that never comes.
  public static var distantFuture: DispatchWallTime { DispatchWallTime(seconds: .infinity) }

  /// The moment by the device's other clock.
  var time: DispatchTime { DispatchTime.now() + (seconds - DispatchWallTime.now().seconds) }

  /// The moment so many seconds later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(seconds: time.seconds + seconds)
  }

  /// The moment a time later.
  public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    time + interval.inSeconds
  }

  /// The moment a time before.
  public static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
    time + -interval.inSeconds
  }

  public static func < (one: DispatchWallTime, other: DispatchWallTime) -> Bool {
    one.seconds < other.seconds
  }
}
