// A span of time. Foundation's where there is one.
#if hasFeature(Embedded)
  /// A span of time between two moments.
  public struct DateInterval: Hashable, Comparable, Sendable {
    /// The first moment.
    public var start: Date
    /// Seconds.
    public var duration: TimeInterval

    /// The last moment.
    public var end: Date {
      get { start + duration }
      set { duration = newValue.timeIntervalSince(start) }
    }

    /// A span between two moments.
    ///
    /// - Parameters:
    ///   - start: The first moment.
    ///   - end: The last one; an earlier one than the first stops the program, as Foundation has it.
    public init(start: Date, end: Date) {
      self.init(start: start, duration: end.timeIntervalSince(start))
    }

    /// A span of so many seconds.
    ///
    /// - Parameters:
    ///   - start: The first moment.
    ///   - duration: The seconds; less than 0 stops the program, as Foundation has it.
    public init(start: Date, duration: TimeInterval) {
      precondition(duration >= 0)
      self.start = start
      self.duration = duration
    }

    /// Whether a moment lies in the span, or is one of its ends.
    ///
    /// - Parameter date: The moment.
    /// - Returns: True where it does.
    public func contains(_ date: Date) -> Bool { start <= date && date <= end }

    /// Whether two spans have a moment in common, be it an end.
    ///
    /// - Parameter other: The other span.
    /// - Returns: True where they do.
    public func intersects(_ other: DateInterval) -> Bool { start <= other.end && other.start <= end }

    /// Returns what two spans have in common.
    ///
    /// - Parameter other: The other span.
    /// - Returns: The span; nil where they have no moment in common.
    public func intersection(with other: DateInterval) -> DateInterval? {
      intersects(other) ? DateInterval(start: max(start, other.start), end: min(end, other.end)) : nil
    }

    public static func < (one: DateInterval, other: DateInterval) -> Bool {
      one.start < other.start || one.start == other.start && one.duration < other.duration
    }
  }
#else
  @_exported import struct Foundation.DateInterval
#endif
