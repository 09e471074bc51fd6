// What apps rarely ask a time zone.

import Heft

/// A time zone by the name that Objective-C has for it.
public typealias NSTimeZone = TimeZone

extension TimeZone {
  /// How a zone's name is written.
  public enum NameStyle: Int, Sendable {
    case standard, shortStandard, daylightSaving, shortDaylightSaving, generic, shortGeneric
  }

  /// A zone by its name, as Objective-C makes it.
  ///
  /// - Parameter name: The name, such as `Europe/Paris`.
  public init?(name: String) { self.init(identifier: name) }

  /// A zone so many seconds ahead of Greenwich, as Objective-C makes it.
  ///
  /// - Parameter seconds: The seconds, negative to the west; beyond 18 hours it is Greenwich's.
  public init(forSecondsFromGMT seconds: Int) { self = TimeZone(secondsFromGMT: seconds) ?? .gmt }

  /// The user's.
  public static var autoupdatingCurrent: TimeZone { current }
  /// The user's.
  public static var local: TimeZone { current }
  /// The user's.
  public static var system: TimeZone { current }
  /// The user's; to set it does nothing here.
  public static var `default`: TimeZone {
    get { current }
    set { Stub.say("NSTimeZone.default", "the zone is always the user's here.") }
  }
  /// Does nothing: the zone is the user's.
  public static func resetSystemTimeZone() {}

  /// The names of the zones that have names here.
  public static var knownTimeZoneIdentifiers: [String] { names + ["GMT"] }
  /// The names of the zones that have names here.
  public static var knownTimeZoneNames: [String] { knownTimeZoneIdentifiers }
  /// The zones that abbreviations stand for.
  public static var abbreviationDictionary: [String: String] {
    get {
      var result = ["GMT": "GMT", "UTC": "UTC"]
      for (short, name) in abbreviated { result[short] = name }
      return result
    }
    set {}
  }

  /// Its name.
  public var name: String { identifier }

  /// Returns how far clocks are set ahead in summer: not at all here.
  ///
  /// - Parameter date: Ignored.
  /// - Returns: 0.
  public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval { 0 }

  /// The next moment at which clocks are set: there is none here.
  public var nextDaylightSavingTimeTransition: Date? { nil }

  /// Returns the next moment at which clocks are set: there is none here.
  ///
  /// - Parameter date: Ignored.
  /// - Returns: nil.
  public func nextDaylightSavingTimeTransition(after date: Date) -> Date? { nil }

  /// Returns the zone's name in English.
  ///
  /// - Parameters:
  ///   - style: How it is written.
  ///   - locale: Ignored.
  /// - Returns: As `Eastern Standard Time`, `EST` or, where it has no name here, `GMT+01:00`.
  public func localizedName(for style: NameStyle, locale: Locale?) -> String? {
    let isShort = [.shortStandard, .shortDaylightSaving, .shortGeneric].contains(style)
    let word: String
    switch style {
    case .standard, .shortStandard: word = "Standard "
    case .daylightSaving, .shortDaylightSaving: word = "Daylight "
    case .generic, .shortGeneric: word = ""
    }
    func named(_ place: String) -> String {
      if !isShort { return place + " " + word + "Time" }
      return "\(place.prefix(1))\(word.prefix(1))T"
    }
    switch identifier {
    case "America/New_York", "America/Toronto": return named("Eastern")
    case "America/Chicago": return named("Central")
    case "America/Denver": return named("Mountain")
    case "America/Los_Angeles", "America/Vancouver": return named("Pacific")
    default: break
    }
    if isShort { return abbreviation() }
    let seconds = secondsFromGMT()
    if seconds == 0 { return "Greenwich Mean Time" }
    let minutes = Int(seconds.magnitude) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "GMT" + (seconds < 0 ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60)
  }
}
