import Heft
import HeftProtocol

/// Packs events as the page does, for what plays the page: `docs/seam.md` lists them. A host of its own hands events to
/// the device as they are.
public struct EventBytes {
  /// What was packed, one event after the other.
  public private(set) var bytes: [UInt8] = []

  /// No events yet.
  public init() {}

  /// One event.
  public init(_ event: HostEvent) {
    add(event)
  }

  public mutating func u8(_ values: UInt8...) { bytes += values }
  public mutating func u32(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
  public mutating func f64(_ values: Double...) {
    for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 } }
  }
  /// The count of its bytes, and UTF-8.
  public mutating func string(_ text: String) {
    u32(UInt32(text.utf8.count))
    bytes += text.utf8
  }
  /// Their count, and the bytes.
  public mutating func bytes(_ values: [UInt8]) {
    u32(UInt32(values.count))
    bytes += values
  }
}
