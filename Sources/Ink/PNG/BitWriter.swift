/// Writes bits, the first one lowest, into bytes.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var count: UInt32 = 0

  /// Adds up to 16 bits.
  mutating func put(_ value: Int, bits length: Int) {
    bits |= UInt32(value) << count
    count += UInt32(length)
    while count >= 8 {
      bytes.append(UInt8(bits & 255))
      bits >>= 8
      count -= 8
    }
  }

  /// Adds a code, whose highest bit comes first.
  mutating func put(_ code: HuffmanCode, symbol: Int) {
    put(code.codes[symbol], bits: Int(code.lengths[symbol]))
  }

  /// Fills the last byte up.
  mutating func finish() {
    if count > 0 { put(0, bits: 8 - Int(count)) }
  }
}
