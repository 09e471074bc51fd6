/// Reads bytes from the front; what is not there is nil, and nothing is read past the end.
struct ByteReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func byte() -> UInt8? { rest.popFirst() }

  /// A number of up to eight bytes, the lowest first.
  mutating func number(bytes count: Int) -> UInt64? {
    guard rest.count >= count else { return nil }
    var number: UInt64 = 0
    for index in 0..<count { number |= UInt64(rest[rest.startIndex + index]) << UInt64(8 * index) }
    rest = rest.dropFirst(count)
    return number
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Bytes with their count in four bytes before them.
  mutating func counted() -> ArraySlice<UInt8>? {
    guard let count = number(bytes: 4).flatMap({ Int(exactly: $0) }) else { return nil }
    return bytes(count)
  }

  /// A number in sevens of bits, the lowest first, each byte but the last with its highest bit set.
  mutating func short() -> UInt32? {
    var number: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 35, by: 7) {
      guard let byte = byte() else { return nil }
      number |= UInt32(byte & 127) << shift
      if byte < 128 { return number }
    }
    return nil
  }

  /// A difference: short where it is small, either way.
  mutating func difference() -> Int32? {
    short().map { Int32(bitPattern: $0 >> 1) ^ -Int32(bitPattern: $0 & 1) }
  }
}

/// Writes what `ByteReader` reads.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
  }

  mutating func add(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }
}
