import Heft

/// A doodle as bytes: a version, the date as milliseconds since 1970, the name, and the drawing as a PNG.
///
/// ```
/// u8 version (1) | i64 milliseconds | u16 bytes of the name | name | PNG, to the end
/// ```
/// Numbers are little-endian.
enum DoodleFile {
  private static let version: UInt8 = 1
  private static let header = 11

  /// The bytes; nil where the drawing has no PNG.
  static func write(_ doodle: Doodle) -> [UInt8]? {
    guard let png = doodle.image.pngData() else { return nil }
    let name = [UInt8](doodle.name.utf8.prefix(Int(UInt16.max)))
    let milliseconds = UInt64(bitPattern: Int64((doodle.date.timeIntervalSince1970 * 1000).rounded()))
    var bytes = [version]
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: milliseconds >> UInt64(8 * shift))) }
    bytes.append(UInt8(name.count & 255))
    bytes.append(UInt8(name.count >> 8))
    bytes += name
    bytes += [UInt8](png)
    return bytes
  }

  /// The doodle; nil where the bytes are none.
  static func read(_ bytes: [UInt8], number: Int) -> Doodle? {
    guard bytes.count > header, bytes[0] == version else { return nil }
    var milliseconds: UInt64 = 0
    for index in 0..<8 { milliseconds |= UInt64(bytes[1 + index]) << UInt64(8 * index) }
    let end = header + Int(bytes[9]) + Int(bytes[10]) << 8
    guard bytes.count > end, let image = UIImage(data: Data(Array(bytes[end...]))) else { return nil }
    let seconds = Double(Int64(bitPattern: milliseconds)) / 1000
    return Doodle(
      number: number, name: String(decoding: bytes[header..<end], as: UTF8.self),
      date: Date(timeIntervalSince1970: seconds), image: image)
  }
}
