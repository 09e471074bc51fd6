import Heft

/// Packs events as the page does; `docs/seam.md` lists them.
struct EventBytes {
  private(set) var bytes: [UInt8] = []

  mutating func u8(_ values: UInt8...) { bytes += values }
  mutating func u32(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
  mutating func f64(_ values: Double...) {
    for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 } }
  }
  mutating func string(_ text: String) {
    u32(UInt32(text.utf8.count))
    bytes += text.utf8
  }
  mutating func bytes(_ values: [UInt8]) {
    u32(UInt32(values.count))
    bytes += values
  }
}
