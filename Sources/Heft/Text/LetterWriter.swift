/// Writes as the page reads: little-endian, packed.
struct LetterWriter {
  private(set) var bytes: [UInt8] = []

  mutating func u8(_ value: UInt8) { bytes.append(value) }
  mutating func u32(_ value: UInt32) { number(UInt64(value), 4) }
  mutating func f64(_ value: Double) { number(value.bitPattern, 8) }
  mutating func flag(_ value: Bool) { u8(value ? 1 : 0) }

  mutating func string(_ text: String) {
    u32(UInt32(clamping: text.utf8.count))
    bytes += text.utf8
  }

  private mutating func number(_ value: UInt64, _ count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * place))) }
  }
}
