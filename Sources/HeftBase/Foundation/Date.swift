// A moment. Foundation's where there is one; a page has the part of it that apps compare and keep.
#if hasFeature(Embedded)
  /// A moment, as seconds from the beginning of 2001 in Greenwich.
  public struct Date: Hashable, Comparable, Sendable {
    /// Seconds from 1970 to 2001.
    public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

    public let timeIntervalSinceReferenceDate: TimeInterval

    /// A moment so many seconds after the beginning of 2001 in Greenwich.
    ///
    /// - Parameter seconds: The seconds, negative for earlier moments.
    public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
      timeIntervalSinceReferenceDate = seconds
    }

    /// A moment so many seconds after the beginning of 1970 in Greenwich.
    ///
    /// - Parameter seconds: The seconds, negative for earlier moments.
    public init(timeIntervalSince1970 seconds: TimeInterval) {
      timeIntervalSinceReferenceDate = seconds - Date.timeIntervalBetween1970AndReferenceDate
    }

    public var timeIntervalSince1970: TimeInterval {
      timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
    }

    /// Returns how many seconds this moment is after another.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: The seconds, negative where this moment is the earlier one.
    public func timeIntervalSince(_ other: Date) -> TimeInterval {
      timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
    }

    /// Returns the moment so many seconds later.
    ///
    /// - Parameter seconds: The seconds, negative for an earlier moment.
    /// - Returns: The moment.
    public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
      Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
    }

    /// A moment so many seconds after another.
    ///
    /// - Parameters:
    ///   - seconds: The seconds, negative for an earlier moment.
    ///   - date: The other moment.
    public init(timeInterval seconds: TimeInterval, since date: Date) {
      self.init(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
    }

    /// Goes on by seconds.
    ///
    /// - Parameter seconds: The seconds, negative to go back.
    public mutating func addTimeInterval(_ seconds: TimeInterval) { self = addingTimeInterval(seconds) }

    /// A moment before all others that matter.
    public static var distantPast: Date { Date(timeIntervalSinceReferenceDate: -63_114_076_800) }
    /// A moment after all others that matter.
    public static var distantFuture: Date { Date(timeIntervalSinceReferenceDate: 63_113_904_000) }

    public static func + (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(seconds) }
    public static func - (date: Date, seconds: TimeInterval) -> Date { date.addingTimeInterval(-seconds) }
    public static func += (date: inout Date, seconds: TimeInterval) { date = date + seconds }
    public static func -= (date: inout Date, seconds: TimeInterval) { date = date - seconds }

    /// Returns which moment is earlier.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: `orderedAscending` where this one is, `orderedDescending` where the other one is.
    public func compare(_ other: Date) -> ComparisonResult {
      self < other ? .orderedAscending : self == other ? .orderedSame : .orderedDescending
    }

    public static func < (one: Date, other: Date) -> Bool {
      one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
    }
  }

  extension Date: CustomStringConvertible {
    /// The moment in Greenwich, as `2026-11-23 03:00:00 +0000`.
    public var description: String {
      let (day, second) = CivilDate.split(timeIntervalSince1970)
      let date = CivilDate(daysSince1970: day)
      let time = [second / 3600, second / 60 % 60, second % 60].map { CivilDate.digits($0, 2) }
      return "\(date.text) \(time[0]):\(time[1]):\(time[2]) +0000"
    }
  }

  /// Swift 2's name for a date.
  public typealias NSDate = Date
#else
  @_exported import struct Foundation.Date
  @_exported import class Foundation.NSDate
#endif
