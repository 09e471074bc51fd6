// Dates, addresses and bytes in JSON and property lists.

import Heft

import enum Ink.Base64

extension Date: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    if case .date(let date) = decoder.node.value {
      self = date
      return
    }
    switch decoder.options.dates {
    case .deferredToDate: self.init(timeIntervalSinceReferenceDate: try decoder.decimal("Date"))
    case .secondsSince1970: self.init(timeIntervalSince1970: try decoder.decimal("Date"))
    case .millisecondsSince1970: self.init(timeIntervalSince1970: try decoder.decimal("Date") / 1000)
    case .iso8601:
      guard let date = ISO8601Text.date(try decoder.text("Date")) else {
        throw decoder.corrupted("The text is no date of ISO 8601.")
      }
      self = date
    case .formatted(let formatter):
      guard let date = formatter.date(from: try decoder.text("Date")) else {
        throw decoder.corrupted("The text is no date of the formatter's format.")
      }
      self = date
    case .custom(let read): self = try read(decoder)
    }
  }

  public func encode(to encoder: Encoder) throws(NSError) {
    if encoder.options.isPropertyList {
      encoder.node.value = .date(self)
      return
    }
    switch encoder.options.writtenDates {
    case .deferredToDate: encoder.node.value = .decimal(timeIntervalSinceReferenceDate)
    case .secondsSince1970: encoder.node.value = .decimal(timeIntervalSince1970)
    case .millisecondsSince1970: encoder.node.value = .decimal(timeIntervalSince1970 * 1000)
    case .iso8601: encoder.node.value = .text(ISO8601Text.text(self))
    case .formatted(let formatter): encoder.node.value = .text(formatter.string(from: self))
    case .custom(let write): try write(self, encoder)
    }
  }
}

extension URL: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    guard let url = URL(string: try decoder.text("URL")) else {
      throw decoder.corrupted("The text is no address.")
    }
    self = url
  }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .text(absoluteString) }
}

extension Decimal: Codable {
  /// A number as it is written.
  ///
  /// - Parameter decoder: Where it is read from.
  /// - Throws: Where no number is there.
  public init(from decoder: Decoder) throws(NSError) {
    switch decoder.node.value {
    case .whole(let number): self.init(string: "\(number)")!
    case .decimal(let number): self.init(number)
    default: throw decoder.mismatch("Decimal")
    }
  }
  /// Writes it as a number, with the digits of a `Double`.
  ///
  /// - Parameter encoder: Where it goes.
  /// - Throws: Nothing.
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .decimal(doubleValue) }
}

extension UUID: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    guard let uuid = UUID(uuidString: try decoder.text("UUID")) else {
      throw decoder.corrupted("The text is no UUID.")
    }
    self = uuid
  }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .text(uuidString) }
}

extension Data: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    if case .data(let data) = decoder.node.value {
      self = data
      return
    }
    guard let bytes = Base64.bytes(of: try decoder.text("Data")) else {
      throw decoder.corrupted("The text is not base64.")
    }
    self = Data(bytes)
  }

  public func encode(to encoder: Encoder) throws(NSError) {
    encoder.node.value = encoder.options.isPropertyList ? .data(self) : .text(Base64.encode(Array(self)))
  }
}

#if !hasFeature(Embedded)
  // In a page it is a `Double`.
  extension CGFloat: Codable {
    public init(from decoder: Decoder) throws(NSError) { self = CGFloat(try decoder.decimal("CGFloat")) }
    public func encode(to encoder: Encoder) throws(NSError) { try Double(self).encode(to: encoder) }
  }
#endif

extension CGPoint: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 2 else { throw decoder.corrupted("A point has two numbers.") }
    self.init(x: numbers[0], y: numbers[1])
  }
  public func encode(to encoder: Encoder) throws(NSError) { try [Double(x), Double(y)].encode(to: encoder) }
}

extension CGSize: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    let numbers = try [Double](from: decoder)
    guard numbers.count == 2 else { throw decoder.corrupted("A size has two numbers.") }
    self.init(width: numbers[0], height: numbers[1])
  }
  public func encode(to encoder: Encoder) throws(NSError) {
    try [Double(width), Double(height)].encode(to: encoder)
  }
}

/// A moment as text, `2026-11-24T03:00:00Z`.
enum ISO8601Text {
  /// The moment that a text names; nil where it names none. A part of a second is read too.
  static func date(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start + count <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[start..<start + count] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      return value
    }
    guard bytes.count >= 10, let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    let days = daysSince1970(year, month, day)
    if bytes.count == 10 { return Date(timeIntervalSince1970: Double(days) * 86400) }
    guard bytes.count >= 19, [UInt8(ascii: "T"), UInt8(ascii: " ")].contains(bytes[10]),
      let hour = number(11, 2),
      let minute = number(14, 2), let second = number(17, 2), hour < 25, minute < 60, second < 61
    else { return nil }
    var seconds = Double(days) * 86400 + Double(hour * 3600 + minute * 60 + second)
    var place = 19
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      var unit = 0.1
      while place < bytes.count, let digit = number(place, 1) {
        seconds += Double(digit) * unit
        unit /= 10
        place += 1
      }
    }
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "Z") {
      return place + 1 == bytes.count ? Date(timeIntervalSince1970: seconds) : nil
    }
    guard [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(bytes[place]), let hours = number(place + 1, 2)
    else {
      return nil
    }
    let hasColon = place + 3 < bytes.count && bytes[place + 3] == UInt8(ascii: ":")
    let minutes = number(place + (hasColon ? 4 : 3), 2) ?? 0
    let zone = Double(hours * 3600 + minutes * 60)
    return Date(timeIntervalSince1970: bytes[place] == UInt8(ascii: "+") ? seconds - zone : seconds + zone)
  }

  /// The moment in Greenwich, to the second.
  static func text(_ date: Date) -> String {
    let whole = date.timeIntervalSince1970.rounded(.down)
    let days = Int((whole / 86400).rounded(.down))
    let second = Int(whole - Double(days) * 86400)
    let (year, month, day) = civil(days)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let head = "\(year)".utf8.count < 4 ? String(repeating: "0", count: 4 - "\(year)".utf8.count) : ""
    return head + "\(year)-" + two(month) + "-" + two(day) + "T" + two(second / 3600) + ":"
      + two(second / 60 % 60)
      + ":" + two(second % 60) + "Z"
  }

  // Howard Hinnant's days_from_civil and civil_from_days.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468
  }

  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let days = days + 719468
    let era = (days >= 0 ? days : days - 146096) / 146097
    let dayOfEra = days - era * 146097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

extension Base64 {
  /// The bytes of a text, whose blanks and line ends are passed over; nil where it is not Base64.
  static func bytes(of text: String) -> [UInt8]? {
    decode(text.utf8.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }[...])
  }
}
