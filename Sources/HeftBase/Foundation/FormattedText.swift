/// Text by a format of C's: `%d`, `%.2f`, `%x`, `%@` and their like with flags, width and precision, and `%2$@` for the second
/// of the values.
package struct FormattedText {
  /// The value that a place of the format stands for.
  package enum Value {
    case whole(Int64)
    case number(Double)
    case text(String)
  }

  /// How one place is written.
  private struct Place {
    var isLeft = false
    var showsPlus = false
    var fillsWithZeros = false
    var width = 0
    var precision: Int?
  }

  /// More places than this are no use, and would let a format ask for any amount of memory (our choice).
  private static let most = 200

  private let format: [UInt8]
  private var position = 0
  private let all: [Value]
  private var values: ArraySlice<Value>
  private var output: [UInt8] = []

  /// The text. A place for which there is no value, or of a kind that is not known, stays as it is written.
  package static func text(_ format: String, _ values: [Value]) -> String {
    var writer = FormattedText(format: Array(format.utf8), values: values)
    writer.write()
    return String(decoding: writer.output, as: UTF8.self)
  }

  private init(format: [UInt8], values: [Value]) {
    self.format = format
    all = values
    self.values = values[...]
  }

  private mutating func write() {
    while position < format.count {
      let byte = format[position]
      position += 1
      if byte == UInt8(ascii: "%") { writePlace() } else { output.append(byte) }
    }
  }

  private mutating func writePlace() {
    let start = position
    if let plural = PluralText.read(format, at: position) {
      position = plural.end
      if case .whole(let number)? = values.first {
        output += FormattedText.text(plural.text(for: number), Array(values)).utf8
        values.removeFirst()
      } else {
        output += plural.text(for: nil).utf8
        values = values.dropFirst()
      }
      return
    }
    let number = readValueNumber()
    let place = readPlace()
    while position < format.count, FormattedText.sizes.contains(format[position]) { position += 1 }
    guard position < format.count else { return keep(from: start) }
    let kind = format[position]
    position += 1
    if kind == UInt8(ascii: "%") { return output.append(kind) }
    let chosen = number.map { all.indices.contains($0 - 1) ? all[$0 - 1] : nil } ?? values.first
    guard let value = chosen, let written = FormattedText.write(value, as: kind, place) else {
      return keep(from: start)
    }
    if number == nil { values.removeFirst() }
    output += written
  }

  /// The number of the value that a place asks for, as `%2$@` does; nil where it takes the next one.
  private mutating func readValueNumber() -> Int? {
    let start = position
    let number = readNumber()
    guard position > start, position < format.count, format[position] == UInt8(ascii: "$") else {
      position = start
      return nil
    }
    position += 1
    return number
  }

  /// Leaves a place as it stands in the format.
  private mutating func keep(from start: Int) {
    output.append(UInt8(ascii: "%"))
    output += format[start..<position]
  }

  /// The letters for the size of a number, which says nothing here.
  private static let sizes = Array("hlqLzt".utf8)

  private mutating func readPlace() -> Place {
    var place = Place()
    flags: while position < format.count {
      switch format[position] {
      case UInt8(ascii: "-"): place.isLeft = true
      case UInt8(ascii: "+"): place.showsPlus = true
      case UInt8(ascii: "0"): place.fillsWithZeros = true
      default: break flags
      }
      position += 1
    }
    place.width = readNumber()
    if position < format.count, format[position] == UInt8(ascii: ".") {
      position += 1
      place.precision = readNumber()
    }
    return place
  }

  private mutating func readNumber() -> Int {
    var number = 0
    while position < format.count, format[position] >= 48, format[position] <= 57 {
      number = min(number * 10 + Int(format[position] - 48), FormattedText.most)
      position += 1
    }
    return number
  }

  // MARK: Values

  private static func write(_ value: Value, as kind: UInt8, _ place: Place) -> [UInt8]? {
    switch (kind, value) {
    case (UInt8(ascii: "d"), .whole(let number)), (UInt8(ascii: "i"), .whole(let number)):
      let digits = [UInt8](String(number.magnitude).utf8)
      return fill(withZeros(digits, place), isNegative: number < 0, place, isNumber: place.precision == nil)
    case (UInt8(ascii: "u"), .whole(let number)):
      let digits = [UInt8](String(UInt64(bitPattern: number)).utf8)
      return fill(withZeros(digits, place), isNegative: false, place, isNumber: place.precision == nil)
    case (UInt8(ascii: "x"), .whole(let number)), (UInt8(ascii: "X"), .whole(let number)):
      let isUpper = kind == UInt8(ascii: "X")
      let digits = [UInt8](String(UInt64(bitPattern: number), radix: 16, uppercase: isUpper).utf8)
      return fill(withZeros(digits, place), isNegative: false, place, isNumber: place.precision == nil)
    case (UInt8(ascii: "f"), .number(let number)):
      return writeDecimal(number, place)
    case (UInt8(ascii: "@"), .text(let text)), (UInt8(ascii: "s"), .text(let text)):
      return pad([UInt8](text.utf8), place)
    case (UInt8(ascii: "@"), .whole(let number)):
      return pad([UInt8](String(number).utf8), place)
    default: return nil
    }
  }

  private static func withZeros(_ digits: [UInt8], _ place: Place) -> [UInt8] {
    let missing = max((place.precision ?? 0) - digits.count, 0)
    return [UInt8](repeating: 48, count: missing) + digits
  }

  private static func writeDecimal(_ number: Double, _ place: Place) -> [UInt8] {
    let isNegative = number.sign == .minus && !number.isNaN
    guard number.isFinite else {
      let word = number.isNaN ? "nan" : "inf"
      return fill([UInt8](word.utf8), isNegative: isNegative, place, isNumber: false)
    }
    let digits = ExactDecimal.digits(of: number.magnitude, places: place.precision ?? 6)
    return fill(digits, isNegative: isNegative, place, isNumber: true)
  }

  private static func fill(_ digits: [UInt8], isNegative: Bool, _ place: Place, isNumber: Bool) -> [UInt8] {
    // Not two arrays of constants: of several that one function has, a page may take one for another (CONTRIBUTING).
    var sign: [UInt8] = []
    if isNegative || place.showsPlus { sign.append(isNegative ? UInt8(ascii: "-") : UInt8(ascii: "+")) }
    guard place.fillsWithZeros, !place.isLeft, isNumber else { return pad(sign + digits, place) }
    return sign + [UInt8](repeating: 48, count: max(place.width - sign.count - digits.count, 0)) + digits
  }

  private static func pad(_ text: [UInt8], _ place: Place) -> [UInt8] {
    let room = [UInt8](repeating: UInt8(ascii: " "), count: max(place.width - text.count, 0))
    return place.isLeft ? text + room : room + text
  }
}
