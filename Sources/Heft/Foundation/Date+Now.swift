extension Date {
  /// The moment that it is now on the device's clock, as the host has told it; see APP-10. A file that imports
  /// Foundation too gets the machine's clock.
  @_disfavoredOverload
  public init() {
    self.init(
      timeIntervalSince1970: AppProcess.current.map { $0.services.clock.seconds(at: $0.now) }
        ?? Date.timeIntervalBetween1970AndReferenceDate)
  }

  /// The moment that it is now on the device's clock.
  @_disfavoredOverload
  public static var now: Date { Date() }

  /// A moment so many seconds from now.
  ///
  /// - Parameter seconds: Less than 0 is before now.
  @_disfavoredOverload
  public init(timeIntervalSinceNow seconds: TimeInterval) {
    self = Date().addingTimeInterval(seconds)
  }

  /// How many seconds from now the moment is; less than 0 where it has been.
  @_disfavoredOverload
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}

/// The moment that it is now on the device's clock, in seconds from the beginning of 2001.
///
/// - Returns: Seconds.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

#if !hasFeature(Embedded)
  // A file that does not import Foundation finds none of its operators.
  extension Date {
    @_disfavoredOverload
    public static func + (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(seconds) }
    @_disfavoredOverload
    public static func - (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(-seconds) }
    @_disfavoredOverload
    public static func += (date: inout Date, seconds: TimeInterval) { date.addTimeInterval(seconds) }
    @_disfavoredOverload
    public static func -= (date: inout Date, seconds: TimeInterval) { date.addTimeInterval(-seconds) }
  }
#endif
