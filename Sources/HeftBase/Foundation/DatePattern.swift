/// Dates by a pattern of Unicode's letters in English: `EEE, d MMM yyyy HH:mm`.
package struct DatePattern {
  /// A letter so many times, or text as it stands.
  private enum Part {
    case field(UInt8, Int)
    case text([UInt8])
  }

  private var parts: [Part] = []
  private let names: DateNames

  /// A pattern. Text between single quotes stands as it is, two of them are one.
  package init(_ pattern: String, names: DateNames = DateNames()) {
    self.names = names
    let bytes = Array(pattern.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let start = index
      if byte == UInt8(ascii: "'") {
        index += 1
        var text: [UInt8] = []
        if index < bytes.count, bytes[index] == byte {
          text = [byte]
          index += 1
        } else {
          while index < bytes.count {
            if bytes[index] == byte {
              index += 1
              guard index < bytes.count, bytes[index] == byte else { break }
            }
            text.append(bytes[index])
            index += 1
          }
        }
        parts.append(.text(text))
      } else if (65...90).contains(byte) || (97...122).contains(byte) {
        while index < bytes.count, bytes[index] == byte { index += 1 }
        parts.append(.field(byte, index - start))
      } else {
        index += 1
        // The bytes of a character stay together: `yyyy年`.
        while byte >= 128, index < bytes.count, bytes[index] >= 128 { index += 1 }
        parts.append(.text(Array(bytes[start..<index])))
      }
    }
  }

  /// A moment, in seconds since 1970, by clocks that are so many seconds ahead of Greenwich's.
  package func text(_ moment: Double, secondsEast: Int) -> String {
    let (day, second) = CivilDate.split(moment + Double(secondsEast))
    let date = CivilDate(daysSince1970: day)
    var result = ""
    for part in parts {
      switch part {
      case .text(let bytes): result += String(decoding: bytes, as: UTF8.self)
      case .field(let letter, let count):
        result += field(letter, count, date, second, moment, secondsEast)
      }
    }
    return result
  }

  private func field(
    _ letter: UInt8, _ count: Int, _ date: CivilDate, _ second: Int, _ moment: Double, _ secondsEast: Int
  ) -> String {
    func digits(_ number: Int) -> String { CivilDate.digits(number, count) }
    let hour = second / 3600
    switch letter {
    case UInt8(ascii: "y"), UInt8(ascii: "u"):
      return count == 2 ? CivilDate.digits(CivilDate.modulo(date.year, 100), 2) : digits(date.year)
    case UInt8(ascii: "Y"):
      // The year of the week's Saturday.
      let year = saturday(after: date).year
      return count == 2 ? CivilDate.digits(CivilDate.modulo(year, 100), 2) : digits(year)
    case UInt8(ascii: "w"): return digits((saturday(after: date).dayOfYear + 6) / 7)
    case UInt8(ascii: "W"): return digits((date.day - date.weekday + 13) / 7)
    case UInt8(ascii: "F"): return digits((date.day - 1) / 7 + 1)
    case UInt8(ascii: "Q"), UInt8(ascii: "q"):
      let quarter = (date.month + 2) / 3
      if count < 3 { return digits(quarter) }
      return count == 3 ? "Q\(quarter)" : ["1st", "2nd", "3rd", "4th"][quarter - 1] + " quarter"
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      if count < 3 { return digits(date.month) }
      if count == 3 { return DateNames.name(date.month, in: names.shortMonths) }
      let name = DateNames.name(date.month, in: names.months)
      return count == 5 ? String(name.prefix(1)) : name
    case UInt8(ascii: "d"): return digits(date.day)
    case UInt8(ascii: "D"): return digits(date.dayOfYear)
    case UInt8(ascii: "E"), UInt8(ascii: "c"), UInt8(ascii: "e"):
      if count < 3, letter != UInt8(ascii: "E") { return digits(date.weekday) }
      let name = DateNames.name(date.weekday, in: names.weekdays)
      if count == 4 { return name }
      if count == 5 || count == 6 { return String(name.prefix(count - 4)) }
      return DateNames.name(date.weekday, in: names.shortWeekdays)
    case UInt8(ascii: "a"): return hour < 12 ? names.am : names.pm
    case UInt8(ascii: "H"): return digits(hour)
    case UInt8(ascii: "h"): return digits(hour % 12 == 0 ? 12 : hour % 12)
    case UInt8(ascii: "k"): return digits(hour == 0 ? 24 : hour)
    case UInt8(ascii: "K"): return digits(hour % 12)
    case UInt8(ascii: "m"): return digits(second / 60 % 60)
    case UInt8(ascii: "s"): return digits(second % 60)
    case UInt8(ascii: "S"):
      // A date counts from 2001, so that its last bits are no whole thousandths: a hundredth of one is nothing.
      let whole = (moment * 1000 + 0.01).rounded(.down)
      let thousandths = Int(whole - (whole / 1000).rounded(.down) * 1000)
      let text = CivilDate.digits(thousandths, 3)
      return count <= 3 ? String(text.prefix(count)) : text + String(repeating: "0", count: count - 3)
    case UInt8(ascii: "Z"), UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "z"), UInt8(ascii: "O"):
      return zone(letter, count, secondsEast)
    case UInt8(ascii: "G"): return count == 4 ? "Anno Domini" : count == 5 ? "A" : "AD"
    default: return ""
    }
  }

  /// The last day of a day's week, whose year the week is of.
  private func saturday(after date: CivilDate) -> CivilDate {
    CivilDate(daysSince1970: date.daysSince1970 + 7 - date.weekday)
  }

  private func zone(_ letter: UInt8, _ count: Int, _ secondsEast: Int) -> String {
    let minutes = Int(secondsEast.magnitude) / 60
    let sign = secondsEast < 0 ? "-" : "+"
    let (hours, rest) = (CivilDate.digits(minutes / 60, 2), CivilDate.digits(minutes % 60, 2))
    switch letter {
    case UInt8(ascii: "X") where secondsEast == 0, UInt8(ascii: "Z") where secondsEast == 0 && count == 5:
      return "Z"
    case UInt8(ascii: "X"), UInt8(ascii: "x"):
      if count == 1 { return sign + hours + (minutes % 60 == 0 ? "" : rest) }
      return sign + hours + (count % 2 == 0 ? "" : ":") + rest
    case UInt8(ascii: "Z"):
      if count < 4 { return sign + hours + rest }
      if count == 5 { return sign + hours + ":" + rest }
    default: break
    }
    if minutes == 0 { return "GMT" }
    if letter == UInt8(ascii: "Z") || count == 4 { return "GMT" + sign + hours + ":" + rest }
    return "GMT" + sign + "\(minutes / 60)" + (minutes % 60 == 0 ? "" : ":" + rest)
  }

  // MARK: Reading

  /// The moment that a text writes by the pattern, in seconds since 1970; nil where it writes none. Parts that the
  /// pattern leaves out are taken from another moment, or January 1, 2000.
  package func moment(_ text: String, secondsEast: Int, from start: Double? = nil) -> Double? {
    var reader = Reading(rest: Array(text.utf8)[...], secondsEast: secondsEast, names: names)
    if let start {
      let (day, second) = CivilDate.split(start + Double(secondsEast))
      reader.date = CivilDate(daysSince1970: day)
      (reader.hour, reader.minute, reader.second) = (second / 3600, second / 60 % 60, second % 60)
    }
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let bytes):
        guard reader.rest.starts(with: bytes) else { return nil }
        reader.rest = reader.rest.dropFirst(bytes.count)
      case .field(let letter, let count):
        // Digits that follow each other have their number of places.
        var isTight = false
        if index + 1 < parts.count, case .field = parts[index + 1] { isTight = true }
        guard reader.take(letter, count, isTight: isTight) else { return nil }
      }
    }
    return reader.rest.isEmpty ? reader.moment : nil
  }

  private struct Reading {
    var rest: ArraySlice<UInt8>
    var secondsEast: Int
    let names: DateNames
    var date = CivilDate(year: 2000, month: 1, day: 1)
    var hour = 0
    var minute = 0
    var second = 0
    var thousandths = 0
    var isAfternoon: Bool?

    init(rest: ArraySlice<UInt8>, secondsEast: Int, names: DateNames) {
      self.names = names
      self.rest = rest
      self.secondsEast = secondsEast
    }

    var moment: Double? {
      guard (1...12).contains(date.month), (0...24).contains(hour), (0...59).contains(minute),
        (0...59).contains(second),
        (1...CivilDate.days(inMonth: date.month, of: date.year)).contains(date.day)
      else { return nil }
      let hours = isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour
      let seconds =
        Double(date.daysSince1970) * 86_400 + Double(hours * 3600 + minute * 60 + second - secondsEast)
      return seconds + Double(thousandths) / 1000
    }

    mutating func take(_ letter: UInt8, _ count: Int, isTight: Bool) -> Bool {
      // A field of digits has two at most, but for the year.
      let most = isTight ? count : 2
      switch letter {
      case UInt8(ascii: "y"), UInt8(ascii: "u"), UInt8(ascii: "Y"):
        guard let year = number(isTight || count == 2 ? count : 6) else { return false }
        date.year = count == 2 ? (year < 50 ? 2000 + year : 1900 + year) : year
      case UInt8(ascii: "M"), UInt8(ascii: "L"):
        if count < 3 {
          guard let month = number(2) else { return false }
          date.month = month
        } else {
          guard let index = name(count == 3 ? names.shortMonths : names.months) else { return false }
          date.month = index + 1
        }
      case UInt8(ascii: "d"):
        guard let number = number(most) else { return false }
        date.day = number
      case UInt8(ascii: "E"), UInt8(ascii: "c"):
        return name(count == 4 ? names.weekdays : names.shortWeekdays) != nil
      case UInt8(ascii: "a"):
        guard let index = name([names.am, names.pm]) else { return false }
        isAfternoon = index == 1
      case UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "k"), UInt8(ascii: "K"):
        guard let number = number(most) else { return false }
        hour = number
      case UInt8(ascii: "m"):
        guard let number = number(most) else { return false }
        minute = number
      case UInt8(ascii: "s"):
        guard let number = number(most) else { return false }
        second = number
      case UInt8(ascii: "S"):
        let places = rest.count
        guard let fraction = number(count) else { return false }
        var (value, digits) = (fraction, places - rest.count)
        while digits < 3 { (value, digits) = (value * 10, digits + 1) }
        while digits > 3 { (value, digits) = (value / 10, digits - 1) }
        thousandths = value
      case UInt8(ascii: "Z"), UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "z"):
        return zone(canBeMissing: letter == UInt8(ascii: "z"))
      default: return false
      }
      return true
    }

    private mutating func zone(canBeMissing: Bool) -> Bool {
      if rest.first == UInt8(ascii: "Z") {
        rest.removeFirst()
        secondsEast = 0
        return true
      }
      let isNamed = rest.starts(with: "GMT".utf8) || rest.starts(with: "UTC".utf8)
      if isNamed {
        rest.removeFirst(3)
        secondsEast = 0
      }
      guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
        return (canBeMissing || isNamed) && rest.isEmpty && secondsEast == 0
      }
      rest.removeFirst()
      guard let hours = number(2) else { return false }
      if rest.first == UInt8(ascii: ":") { rest.removeFirst() }
      let minutes = number(2) ?? 0
      secondsEast = (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -60 : 60)
      return true
    }

    /// The number of the next digits, at most so many.
    private mutating func number(_ most: Int) -> Int? {
      let digits = rest.prefix(most).prefix { (48...57).contains($0) }
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
      return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }

    /// Which of the names is next, in letters of any size.
    private mutating func name(_ names: [String]) -> Int? {
      for (index, name) in names.enumerated() {
        let bytes = Array(name.utf8)
        if rest.prefix(bytes.count).map({ $0 | 32 }) == bytes.map({ $0 | 32 }) {
          rest = rest.dropFirst(bytes.count)
          return index
        }
      }
      return nil
    }
  }
}
