/// The checksums of PNG and zlib.
package enum Checksum {
  /// The checksum of one byte that no, one, two or three further bytes follow: 256 numbers for each of these cases.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 4 * 256)
    for index in 0..<256 {
      tables[index] = (0..<8).reduce(UInt32(index)) { value, _ in
        value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
      }
    }
    for index in 256..<4 * 256 {
      tables[index] = tables[Int(tables[index - 256] & 255)] ^ (tables[index - 256] >> 8)
    }
    return tables
  }()

  /// CRC-32, as each chunk of a PNG has.
  package static func crc(_ bytes: [UInt8]) -> UInt32 { crc(bytes[...]) }

  /// CRC-32 of a part: four bytes at a time, because a drawing has millions.
  @_optimize(speed)
  package static func crc(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    tables.withUnsafeBufferPointer { tables in
      bytes.withUnsafeBytes { bytes in
        var value = 0xFFFF_FFFF as UInt32
        var place = 0
        while place &+ 4 <= bytes.count {
          value ^= UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
          value =
            tables[Int(768 &+ (value & 255))] ^ tables[Int(512 &+ (value >> 8 & 255))]
            ^ tables[Int(256 &+ (value >> 16 & 255))] ^ tables[Int(value >> 24)]
          place &+= 4
        }
        while place < bytes.count {
          value = tables[Int((value ^ UInt32(bytes[place])) & 255)] ^ (value >> 8)
          place &+= 1
        }
        return ~value
      }
    }
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
