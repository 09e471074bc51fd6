/// Packs fields into bytes, little-endian and without gaps, in room that is kept from one use to the next.
final class ByteWriter {
  private(set) var start: UnsafeMutableRawPointer
  private(set) var count = 0
  /// How many bytes there is room for.
  private(set) var capacity: Int

  init(capacity: Int = 4096) {
    start = .allocate(byteCount: capacity, alignment: 8)
    self.capacity = capacity
  }

  deinit {
    start.deallocate()
  }

  /// Forgets what was written and keeps the room.
  func clear() {
    count = 0
  }

  /// Makes sure of room for a whole number of bytes from the start.
  func reserve(_ needed: Int) {
    guard needed > capacity else { return }
    let grown = max(needed, capacity * 2)
    let room = UnsafeMutableRawPointer.allocate(byteCount: grown, alignment: 8)
    room.copyMemory(from: start, byteCount: count)
    start.deallocate()
    start = room
    capacity = grown
  }

  private func put<Value: BitwiseCopyable>(_ value: Value) {
    reserve(count + MemoryLayout<Value>.size)
    start.storeBytes(of: value, toByteOffset: count, as: Value.self)
    count += MemoryLayout<Value>.size
  }

  func u8(_ value: UInt8) { put(value) }
  func u32(_ value: UInt32) { put(value.littleEndian) }
  func f64(_ value: Double) { put(value.bitPattern.littleEndian) }
  func flag(_ value: Bool) { put(value ? 1 as UInt8 : 0) }

  /// The bytes as they are, without their count.
  func plainBytes(_ values: [UInt8]) {
    reserve(count + values.count)
    values.withUnsafeBufferPointer { bytes in
      if let base = bytes.baseAddress { (start + count).copyMemory(from: base, byteCount: bytes.count) }
    }
    count += values.count
  }

  func string(_ value: String) {
    var value = value
    value.withUTF8 { put(counted: UnsafeRawBufferPointer($0)) }
  }

  func bytes(_ value: [UInt8]) {
    value.withUnsafeBytes { put(counted: $0) }
  }

  private func put(counted bytes: UnsafeRawBufferPointer) {
    u32(UInt32(bytes.count))
    reserve(count + bytes.count)
    if let base = bytes.baseAddress { (start + count).copyMemory(from: base, byteCount: bytes.count) }
    count += bytes.count
  }
}
