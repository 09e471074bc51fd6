/// Takes the fields of a record out of bytes. After the first field that is not all there, every field is 0
/// and `isInRange` is false.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  private(set) var isInRange = true

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// How many bytes are left.
  var remaining: Int { bytes.count - position }

  private mutating func take<Value: BitwiseCopyable>(_ type: Value.Type, or nothing: Value) -> Value {
    guard isInRange, remaining >= MemoryLayout<Value>.size else {
      isInRange = false
      return nothing
    }
    defer { position += MemoryLayout<Value>.size }
    return bytes.loadUnaligned(fromByteOffset: position, as: Value.self)
  }

  // The decoder asks for many fields: each is a call, not a copy of the code.
  @inline(never)
  mutating func u8() -> UInt8 { take(UInt8.self, or: 0) }
  @inline(never)
  mutating func u32() -> UInt32 { UInt32(littleEndian: take(UInt32.self, or: 0)) }
  mutating func i32() -> Int32 { Int32(bitPattern: u32()) }
  @inline(never)
  mutating func f64() -> Double { Double(bitPattern: UInt64(littleEndian: take(UInt64.self, or: 0))) }

  @inline(never)
  mutating func string() -> String { String(decoding: counted(), as: UTF8.self) }

  mutating func byteArray() -> [UInt8] { Array(counted()) }

  /// The bytes after their count.
  private mutating func counted() -> Slice<UnsafeRawBufferPointer> {
    let count = Int(clamping: u32())
    guard isInRange, remaining >= count else {
      isInRange = false
      return bytes[0..<0]
    }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// The count before a list whose entries take that many bytes at least; nil where the bytes cannot hold so many.
  mutating func count(ofAtLeast size: Int) -> Int? {
    let count = Int(clamping: u32())
    guard count <= remaining / size else {
      isInRange = false
      return nil
    }
    return count
  }
}
