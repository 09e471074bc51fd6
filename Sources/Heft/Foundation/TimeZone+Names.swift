// The names of zones, of the Time Zone Database, each with its standard time in minutes ahead of Greenwich; as of 2026.

extension TimeZone {
  private static var zones: String {
    """
    Africa/Algiers 60
    Africa/Cairo 120
    Africa/Casablanca 60
    Africa/Johannesburg 120
    Africa/Lagos 60
    Africa/Nairobi 180
    America/Anchorage -540
    America/Argentina/Buenos_Aires -180
    America/Bogota -300
    America/Caracas -240
    America/Chicago -360
    America/Denver -420
    America/Halifax -240
    America/Lima -300
    America/Los_Angeles -480
    America/Mexico_City -360
    America/New_York -300
    America/Phoenix -420
    America/Santiago -240
    America/Sao_Paulo -180
    America/St_Johns -210
    America/Toronto -300
    America/Vancouver -480
    Asia/Baghdad 180
    Asia/Bangkok 420
    Asia/Calcutta 330
    Asia/Colombo 330
    Asia/Dhaka 360
    Asia/Dubai 240
    Asia/Ho_Chi_Minh 420
    Asia/Hong_Kong 480
    Asia/Jakarta 420
    Asia/Jerusalem 120
    Asia/Kabul 270
    Asia/Karachi 300
    Asia/Kathmandu 345
    Asia/Kolkata 330
    Asia/Kuala_Lumpur 480
    Asia/Manila 480
    Asia/Riyadh 180
    Asia/Seoul 540
    Asia/Shanghai 480
    Asia/Singapore 480
    Asia/Taipei 480
    Asia/Tashkent 300
    Asia/Tehran 210
    Asia/Tokyo 540
    Asia/Yangon 390
    Atlantic/Azores -60
    Atlantic/Reykjavik 0
    Australia/Adelaide 570
    Australia/Brisbane 600
    Australia/Darwin 570
    Australia/Melbourne 600
    Australia/Perth 480
    Australia/Sydney 600
    Europe/Amsterdam 60
    Europe/Athens 120
    Europe/Berlin 60
    Europe/Brussels 60
    Europe/Bucharest 120
    Europe/Budapest 60
    Europe/Copenhagen 60
    Europe/Dublin 0
    Europe/Helsinki 120
    Europe/Istanbul 180
    Europe/Kiev 120
    Europe/Kyiv 120
    Europe/Lisbon 0
    Europe/London 0
    Europe/Madrid 60
    Europe/Moscow 180
    Europe/Oslo 60
    Europe/Paris 60
    Europe/Prague 60
    Europe/Rome 60
    Europe/Stockholm 60
    Europe/Vienna 60
    Europe/Warsaw 60
    Europe/Zurich 60
    Pacific/Auckland 720
    Pacific/Honolulu -600
    """
  }

  /// What Foundation's abbreviations stand for, those of summer time too.
  private static var abbreviations: String {
    """
    BST Europe/London
    CDT America/Chicago
    CEST Europe/Paris
    CET Europe/Paris
    CST America/Chicago
    EDT America/New_York
    EET Europe/Athens
    EST America/New_York
    HST Pacific/Honolulu
    IST Asia/Kolkata
    JST Asia/Tokyo
    MDT America/Denver
    MSK Europe/Moscow
    MST America/Denver
    PDT America/Los_Angeles
    PST America/Los_Angeles
    WET Europe/Lisbon
    """
  }

  /// The names of all zones that have one.
  package static var names: [String] { words(of: zones).map { $0.first } }
  /// The abbreviations, each with the name that it stands for.
  package static var abbreviated: [(first: String, second: String)] { words(of: abbreviations) }

  private static func words(of text: String) -> [(first: String, second: String)] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let parts = line.split(separator: UInt8(ascii: " "))
      return (String(decoding: parts[0], as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
    }
  }

  /// The place of a zone in the list, from 1, and its minutes ahead of Greenwich; nil of a name that is not there.
  static func find(_ name: String) -> (number: Int, minutes: Int)? {
    var number = 0
    for line in zones.utf8.split(separator: UInt8(ascii: "\n")) {
      number += 1
      guard let value = rest(of: line, after: name) else { continue }
      var minutes = 0
      for byte in value where byte != UInt8(ascii: "-") { minutes = minutes * 10 + Int(byte) - 48 }
      return (number, value.first == UInt8(ascii: "-") ? -minutes : minutes)
    }
    return nil
  }

  /// The zone's name at a place in the list, from 1.
  static func name(_ number: Int) -> String {
    let line = zones.utf8.split(separator: UInt8(ascii: "\n"))[number - 1]
    return String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// The name that an abbreviation stands for; nil of one that is not there.
  static func name(ofAbbreviation abbreviation: String) -> String? {
    for line in abbreviations.utf8.split(separator: UInt8(ascii: "\n")) {
      if let value = rest(of: line, after: abbreviation) { return String(decoding: value, as: UTF8.self) }
    }
    return nil
  }

  /// What follows a name in a line; nil in the line of another name.
  private static func rest(of line: Substring.UTF8View, after name: String) -> Substring.UTF8View? {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")), line[..<space].elementsEqual(name.utf8) else {
      return nil
    }
    return line[line.index(after: space)...]
  }
}
