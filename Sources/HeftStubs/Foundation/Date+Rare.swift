// What apps rarely ask a date.

import Heft

extension Date {
  /// The moment as people read it, in the user's time zone.
  ///
  /// - Parameter locale: The language, which is English here; nil is for ``description``.
  /// - Returns: As `Monday, November 23, 2026 at 3:05:09 PM GMT`, or without a language as in `description`.
  @_disfavoredOverload
  public func description(with locale: Locale?) -> String {
    guard locale != nil else { return description }
    return DateFormatter.localizedString(from: self, dateStyle: .full, timeStyle: .full)
  }
}

#if hasFeature(Embedded)
  extension Date: Strideable {
    /// Returns how many seconds another moment is after this one.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: The seconds, negative where it comes before.
    public func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }

    /// Returns the moment so many seconds later.
    ///
    /// - Parameter n: The seconds, negative for an earlier moment.
    /// - Returns: The moment.
    public func advanced(by n: TimeInterval) -> Date { addingTimeInterval(n) }
  }

  extension DateInterval {
    /// The moment that it is now, with no duration.
    public init() { self.init(start: Date(), duration: 0) }

    /// Returns which span begins earlier, or where both begin together, is shorter.
    ///
    /// - Parameter other: The other span.
    /// - Returns: `orderedAscending` where this one is.
    public func compare(_ other: DateInterval) -> ComparisonResult {
      self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
    }
  }
#endif
