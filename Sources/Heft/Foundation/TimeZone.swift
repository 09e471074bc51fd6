/// How far a place's clocks are ahead of Greenwich's, the whole year: Heft's own also natively, for a page knows no rules
/// of summer time.
public struct TimeZone: Hashable, Sendable {
  private let seconds: Int

  /// A zone so many seconds ahead of Greenwich; nil beyond 18 hours.
  public init?(secondsFromGMT seconds: Int) {
    guard seconds.magnitude <= 18 * 3600 else { return nil }
    self.seconds = seconds
  }

  /// Greenwich's zone by one of its names, `UTC` and `GMT`; nil of any other.
  public init?(identifier: String) {
    guard ["UTC", "GMT", "Etc/UTC"].contains(identifier) else { return nil }
    seconds = 0
  }

  /// Greenwich's zone by one of its names, `UTC` and `GMT`; nil of any other.
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

  /// How many seconds ahead of Greenwich it is; the same at all moments.
  public func secondsFromGMT(for date: Date = Date()) -> Int { seconds }
}

/// A language and a region, by name only: formatters write English as the United States do. Heft's own also natively.
public struct Locale: Hashable, Sendable {
  /// The name.
  public let identifier: String

  public init(identifier: String) {
    self.identifier = identifier
  }

  /// `en_US`.
  public static var current: Locale { Locale(identifier: "en_US") }
  /// `en_US`.
  public static var autoupdatingCurrent: Locale { current }
}
