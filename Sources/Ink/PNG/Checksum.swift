/// The checksums of PNG and zlib.
package enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  /// CRC-32, as each chunk of a PNG has.
  package static func crc<Bytes: Sequence>(_ bytes: Bytes) -> UInt32 where Bytes.Element == UInt8 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { table[Int(($0 ^ UInt32($1)) & 255)] ^ ($0 >> 8) }
  }

  /// Adler-32, as a zlib stream has.
  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    // The sums of that many bytes still fit into 32 bits.
    let most = 5552
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count {
        for index in start..<min(start + most, bytes.count) {
          low &+= UInt32(bytes[index])
          high &+= low
        }
        low %= 65521
        high %= 65521
        start += most
      }
    }
    return high << 16 | low
  }
}
