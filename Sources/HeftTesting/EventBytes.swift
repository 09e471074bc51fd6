import Heft
import HeftProtocol

/// Packs events as the page does, for what plays the page: `docs/host-protocol.md` lists them. A host of its own hands events to
/// the device as they are.
public struct EventBytes {
  /// The events that were packed, one after the other.
  public private(set) var bytes: [UInt8] = []

  /// No events yet.
  public init() {}

  /// One event.
  ///
  /// - Parameter event: The event to pack.
  public init(_ event: HostEvent) {
    add(event)
  }

  /// Appends bytes.
  ///
  /// - Parameter values: The bytes, in order.
  public mutating func u8(_ values: UInt8...) { bytes += values }
  /// Appends four bytes, the lowest first.
  ///
  /// - Parameter value: The number.
  public mutating func u32(_ value: UInt32) { withUnsafeBytes(of: value.littleEndian) { bytes += $0 } }
  /// Appends eight bytes a number, the lowest first.
  ///
  /// - Parameter values: The numbers, in order.
  public mutating func f64(_ values: Double...) {
    for value in values { withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes += $0 } }
  }
  /// Appends the count of a text's bytes as four bytes, and the text in UTF-8.
  ///
  /// - Parameter text: The text.
  public mutating func string(_ text: String) {
    u32(UInt32(text.utf8.count))
    bytes += text.utf8
  }
  /// Appends the count of bytes as four bytes, and the bytes.
  ///
  /// - Parameter values: The bytes.
  public mutating func bytes(_ values: [UInt8]) {
    u32(UInt32(values.count))
    bytes += values
  }
}
