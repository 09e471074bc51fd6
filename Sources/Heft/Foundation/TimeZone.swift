/// How far a place's clocks are ahead of Greenwich's, the whole year: Heft's own also natively, because a page knows no rules
/// of summer time.
public struct TimeZone: Hashable, Sendable {
  private let seconds: Int
  /// The place of its name in the list of names, from 1; 0 where it has none.
  private let number: Int

  /// A zone so many seconds ahead of Greenwich; nil beyond 18 hours.
  ///
  /// - Parameter seconds: The seconds, negative to the west; at most 64,800 either way.
  public init?(secondsFromGMT seconds: Int) {
    guard seconds.magnitude <= 18 * 3600 else { return nil }
    self.init(seconds: seconds)
  }

  /// Greenwich's zone by one of its names, `UTC` and `GMT`, one so many hours and minutes ahead, or one of some eighty that have
  /// names, in its standard time all year; nil of any other.
  ///
  /// - Parameter identifier: `UTC`, `GMT`, `Etc/UTC`, one as `GMT+0130`, or one as `Europe/Paris`.
  public init?(identifier: String) {
    if let zone = TimeZone.find(identifier) {
      self.init(seconds: zone.minutes * 60, number: zone.number)
      return
    }
    var bytes = Array(identifier.utf8)[...]
    if bytes.elementsEqual("UTC".utf8) || bytes.elementsEqual("Etc/UTC".utf8) {
      bytes = Array("GMT".utf8)[...]
    }
    guard bytes.starts(with: "GMT".utf8) else { return nil }
    bytes = bytes.dropFirst(3)
    guard let sign = bytes.popFirst() else {
      self.init(seconds: 0)
      return
    }
    let digits = bytes.map { Int($0) - 48 }
    guard digits.count == 4, digits.allSatisfy({ (0...9).contains($0) }), digits[2] < 6,
      sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    else { return nil }
    let east = ((digits[0] * 10 + digits[1]) * 60 + digits[2] * 10 + digits[3]) * 60
    self.init(secondsFromGMT: sign == UInt8(ascii: "-") ? -east : east)
  }

  /// The zone that Foundation's abbreviation stands for, in its standard time all year; nil of any other.
  ///
  /// - Parameter abbreviation: As `EST`, `PDT` or `CET`, or as an identifier.
  public init?(abbreviation: String) {
    self.init(identifier: TimeZone.name(ofAbbreviation: abbreviation) ?? abbreviation)
  }

  /// The user's, as the host has told it; outside an app Greenwich's.
  public static var current: TimeZone {
    TimeZone(secondsFromGMT: (AppProcess.current?.services.clock.minutesEast ?? 0) * 60) ?? .gmt
  }

  /// Greenwich's.
  public static var gmt: TimeZone { TimeZone(seconds: 0) }

  private init(seconds: Int, number: Int = 0) {
    self.seconds = seconds
    self.number = number
  }

  /// The name that it was made by, `GMT` in Greenwich, else so many hours and minutes, as `GMT+0130`: by this name the zone is made
  /// again.
  public var identifier: String {
    if number > 0 { return TimeZone.name(number) }
    if seconds == 0 { return "GMT" }
    let minutes = Int(seconds.magnitude) / 60
    return "GMT" + (seconds < 0 ? "-" : "+") + CivilDate.digits(minutes / 60, 2)
      + CivilDate.digits(minutes % 60, 2)
  }

  /// Returns the zone's short name.
  ///
  /// - Parameter date: Ignored: it is the same at all moments.
  /// - Returns: `GMT`, or so many hours ahead, as `GMT+1:30`.
  public func abbreviation(for date: Date = Date()) -> String? {
    let minutes = Int(seconds.magnitude) / 60
    if minutes == 0 { return "GMT" }
    let rest = minutes % 60 == 0 ? "" : ":" + CivilDate.digits(minutes % 60, 2)
    return "GMT" + (seconds < 0 ? "-" : "+") + "\(minutes / 60)" + rest
  }

  /// Whether clocks are set to summer time: never here.
  ///
  /// - Parameter date: Ignored.
  /// - Returns: False.
  public func isDaylightSavingTime(for date: Date = Date()) -> Bool { false }

  /// Returns how many seconds ahead of Greenwich the zone is.
  ///
  /// - Parameter date: Ignored: it is the same at all moments.
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

  /// The languages that the user reads, the best first, by their tags; outside an app and where the host tells none `en-US`.
  public static var preferredLanguages: [String] {
    let languages = AppProcess.current?.services.languages ?? []
    return languages.isEmpty ? ["en-US"] : languages.map { spelled($0) }
  }

  /// A tag in small letters as it is written: `zh-Hant-TW`.
  private static func spelled(_ tag: String) -> String {
    var text = ""
    for part in tag.split(separator: "-") {
      let isRegion = part.utf8.count == 2, isScript = part.utf8.count == 4
      if text.isEmpty {
        text = String(part)
      } else {
        text += "-" + (isRegion ? part.uppercased() : isScript ? String(part).capitalized : String(part))
      }
    }
    return text
  }

  /// The language, `en` of `en_US`; nil where the name begins with none.
  public var languageCode: String? {
    guard let first = parts.first, (2...3).contains(first.utf8.count) else { return nil }
    return first.lowercased()
  }

  /// The region, `US` of `en_US`; nil where the name has none.
  public var regionCode: String? {
    for part in parts.dropFirst() {
      let bytes = Array(part.utf8)
      let isNumber = bytes.count == 3 && bytes.allSatisfy { (48...57).contains($0) }
      if bytes.count == 2 || isNumber { return part.uppercased() }
    }
    return nil
  }

  /// The parts of the name between its hyphens, without its keywords.
  private var parts: [String] {
    let name = identifier.utf8.prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ".") }
    return name.split { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Whether the region measures in meters: all but the United States, Liberia and Myanmar.
  public var usesMetricSystem: Bool { !["US", "LR", "MM"].contains(regionCode ?? "") }
}
