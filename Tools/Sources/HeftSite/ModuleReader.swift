import Foundation

/// Reads numbers and names as WebAssembly's binary format writes them.
struct ModuleReader {
  private(set) var rest: Data.SubSequence

  init(_ bytes: Data.SubSequence) { rest = bytes }

  mutating func byte() -> UInt8? { rest.popFirst() }

  /// An unsigned LEB128 number of up to 32 bits.
  mutating func number() -> Int? {
    var value = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      guard let byte = byte() else { return nil }
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  /// Bytes with their count before them.
  mutating func sized() -> Data.SubSequence? {
    guard let count = number() else { return nil }
    return bytes(count)
  }

  /// As many bytes as asked for.
  mutating func bytes(_ count: Int) -> Data.SubSequence? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func name() -> String? { sized().map { String(decoding: $0, as: UTF8.self) } }
}

extension Data {
  /// Adds an unsigned number as LEB128.
  mutating func append(number: Int) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Adds an address as the signed LEB128 that `i32.const` has.
  mutating func append(address: Int) {
    var rest = Int(Int32(truncatingIfNeeded: address))
    while !(-0x40..<0x40).contains(rest) {
      append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest & 0x7F))
  }
}
