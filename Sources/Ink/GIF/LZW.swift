/// The compression of GIF: codes of 3 to 12 bits, the lowest bit first, for runs of bytes, of which each new one is a known
/// one and the first byte of the next (Lempel, Ziv and Welch).
enum LZW {
  private static let mostCodes = 4096

  /// Unpacks bytes.
  ///
  /// - Parameters:
  ///   - data: The codes.
  ///   - codeLength: How many bits a byte has, 1...8 in GIF; what is beyond gives nothing.
  ///   - count: How many bytes there are at most.
  /// - Returns: The bytes, up to the first code that makes no sense.
  static func unpack(_ data: [UInt8], codeLength: Int, count: Int) -> [UInt8] {
    guard (1...8).contains(codeLength), count > 0 else { return [] }
    let clear = 1 << codeLength
    let end = clear + 1
    // Of each code the code that it goes on from, its last byte, and its first.
    var prefixes = [UInt16](repeating: 0, count: mostCodes)
    var lasts = [UInt8](repeating: 0, count: mostCodes)
    var firsts = [UInt8](repeating: 0, count: mostCodes)
    for code in 0..<clear { (lasts[code], firsts[code]) = (UInt8(code), UInt8(code)) }
    var known = end + 1
    var bits = codeLength + 1
    var previous = -1
    var buffer: UInt32 = 0
    var held = 0
    var result: [UInt8] = []
    result.reserveCapacity(count / 64 < data.count ? count : data.count * 64)
    for byte in data {
      buffer |= UInt32(byte) << UInt32(held)
      held += 8
      while held >= bits {
        let code = Int(buffer & (1 << UInt32(bits) - 1))
        buffer >>= UInt32(bits)
        held -= bits
        if code == clear {
          (known, bits, previous) = (end + 1, codeLength + 1, -1)
          continue
        }
        // A run may be the one that is only made by it; a further one makes no sense.
        guard code != end, code < known || code == known && previous >= 0, previous >= 0 || code < clear
        else {
          return result
        }
        if previous >= 0, known < mostCodes {
          prefixes[known] = UInt16(previous)
          firsts[known] = firsts[previous]
          lasts[known] = firsts[code == known ? previous : code]
          known += 1
          if known == 1 << bits, bits < 12 { bits += 1 }
        }
        append(code, clear, prefixes, lasts, to: &result)
        if result.count >= count { return Array(result.prefix(count)) }
        previous = code
      }
    }
    return result
  }

  /// Adds the bytes of a code, which are found from the last to the first.
  private static func append(
    _ code: Int, _ clear: Int, _ prefixes: [UInt16], _ lasts: [UInt8], to result: inout [UInt8]
  ) {
    let start = result.count
    var code = code
    while code >= clear {
      result.append(lasts[code])
      code = Int(prefixes[code])
    }
    result.append(lasts[code])
    result[start...].reverse()
  }
}
