/// The bytes of a text file that is being written.
struct FileText {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var digits: [UInt8] = []
    var rest = number.magnitude
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes.append(contentsOf: digits.reversed())
  }

  /// A number to the nearest hundredth, without zeros at its end. NaN, and numbers beyond ten million, become 0.
  mutating func add(_ number: Double) {
    guard number.magnitude < 1e7 else { return add(0) }
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let size = Int(hundredths.magnitude)
    add(size / 100)
    let rest = size % 100
    if rest == 0 { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 != 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }

  /// Points, each as `x y`, with blanks between them.
  mutating func add(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index > 0 { add(" ") }
      add(point.x)
      add(" ")
      add(point.y)
    }
  }

  /// A byte in two hexadecimal digits.
  mutating func addHex(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }

  mutating func add(_ other: [UInt8]) { bytes.append(contentsOf: other) }
}
