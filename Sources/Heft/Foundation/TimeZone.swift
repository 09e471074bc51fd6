/// How far a place's clocks are ahead of Greenwich's, the whole year: Heft's own also natively, for a page knows no rules
/// of summer time.
public struct TimeZone: Hashable, Sendable {
  private let seconds: Int

  /// A zone so many seconds ahead of Greenwich; nil beyond 18 hours.
  ///
  /// - Parameter seconds: The seconds, negative to the west; at most 64,800 either way.
  public init?(secondsFromGMT seconds: Int) {
    guard seconds.magnitude <= 18 * 3600 else { return nil }
    self.seconds = seconds
  }

  /// Greenwich's zone by one of its names, `UTC` and `GMT`; nil of any other.
  ///
  /// - Parameter identifier: `UTC`, `GMT` or `Etc/UTC`.
  public init?(identifier: String) {
    guard ["UTC", "GMT", "Etc/UTC"].contains(identifier) else { return nil }
    seconds = 0
  }

  /// Greenwich's zone by one of its names, `UTC` and `GMT`; nil of any other.
  ///
  /// - Parameter abbreviation: `UTC`, `GMT` or `Etc/UTC`.
  public init?(abbreviation: String) {
    self.init(identifier: abbreviation)
  }

  /// The user's, as the host has told it; outside an app Greenwich's.
  public static var current: TimeZone {
    TimeZone(secondsFromGMT: (AppProcess.current?.services.clock.minutesEast ?? 0) * 60) ?? .gmt
  }

  /// Greenwich's.
  public static var gmt: TimeZone { TimeZone(seconds: 0) }

  private init(seconds: Int) {
    self.seconds = seconds
  }

  /// Returns how many seconds ahead of Greenwich the zone is.
  ///
  /// - Parameter date: Left aside: it is the same at all moments.
  /// - Returns: The seconds, negative to the west.
  public func secondsFromGMT(for date: Date = Date()) -> Int { seconds }
}

/// A language and a region, by name only: formatters write English as the United States do. Heft's own also natively.
public struct Locale: Hashable, Sendable {
  /// The name.
  public let identifier: String

  /// A locale by its name, which is not checked.
  ///
  /// - Parameter identifier: The name, such as `en_US`.
  public init(identifier: String) {
    self.identifier = identifier
  }

  /// `en_US`.
  public static var current: Locale { Locale(identifier: "en_US") }
  /// `en_US`.
  public static var autoupdatingCurrent: Locale { current }
}
