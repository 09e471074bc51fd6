// A moment. Foundation's where there is one; a page has the part of it that apps compare and keep.
#if hasFeature(Embedded)
  /// A moment, as seconds from the beginning of 2001 in Greenwich.
  public struct Date: Hashable, Comparable, Sendable {
    /// Seconds from 1970 to 2001.
    public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

    public let timeIntervalSinceReferenceDate: TimeInterval

    public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
      timeIntervalSinceReferenceDate = seconds
    }

    public init(timeIntervalSince1970 seconds: TimeInterval) {
      timeIntervalSinceReferenceDate = seconds - Date.timeIntervalBetween1970AndReferenceDate
    }

    public var timeIntervalSince1970: TimeInterval {
      timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate
    }

    public func timeIntervalSince(_ other: Date) -> TimeInterval {
      timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
    }

    public func addingTimeInterval(_ seconds: TimeInterval) -> Date {
      Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + seconds)
    }

    public static func < (one: Date, other: Date) -> Bool {
      one.timeIntervalSinceReferenceDate < other.timeIntervalSinceReferenceDate
    }
  }
#else
  @_exported import struct Foundation.Date
#endif
