import Heft

/// The entry of a doodle in the list, as bytes: few enough that those of all doodles are loaded at the start.
///
/// ```
/// u8 version (3) | i64 milliseconds since 1970 | u16 count | name | u16 pixels in 256 points | u16 width, height of the
/// picture in pixels | thumbnail, a PNG, to the end
/// ```
/// Numbers are little-endian. The picture and the strokes are a document beside it, `DoodleContents`.
struct DoodleHead {
  var name: String
  var date: Date
  /// Pixels in a point of the picture.
  let scale: CGFloat
  /// The picture's sides in pixels; 0 where they are not known.
  let width: Int
  let height: Int
  let thumbnail: ArraySlice<UInt8>

  private static let version: UInt64 = 3
  private static let stepsInScale: CGFloat = 256

  /// Makes the head of a new doodle, or of one of an earlier version.
  init(name: String, date: Date, scale: CGFloat, width: Int, height: Int, thumbnail: ArraySlice<UInt8>) {
    self.name = name
    self.date = date
    self.scale = scale
    self.width = width
    self.height = height
    self.thumbnail = thumbnail
  }

  /// Reads the bytes; nil where they make no sense.
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard file.byte().map({ UInt64($0) }) == DoodleHead.version, let named = DoodleHead.named(&file),
      let scale = file.number(bytes: 2), let width = file.number(bytes: 2), let height = file.number(bytes: 2)
    else { return nil }
    self.init(
      name: named.name, date: named.date, scale: DoodleHead.scale(scale), width: Int(width),
      height: Int(height), thumbnail: file.rest)
  }

  /// The date and the name, with which all versions begin.
  static func named(_ file: inout ByteReader) -> (name: String, date: Date)? {
    guard let milliseconds = file.number(bytes: 8), let length = file.number(bytes: 2),
      let name = file.bytes(Int(length))
    else { return nil }
    return (
      String(decoding: name, as: UTF8.self),
      Date(timeIntervalSince1970: Double(Int64(bitPattern: milliseconds)) / 1000)
    )
  }

  /// A date as it is kept; a damaged file may tell any.
  static func milliseconds(_ date: Date) -> Int64 {
    Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded()) ?? 0
  }

  /// A scale as it is kept.
  static func scale(_ kept: UInt64) -> CGFloat { CGFloat(kept) / stepsInScale }

  /// The picture's size in points; zero where it is not known.
  var size: CGSize {
    scale > 0 ? CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale) : .zero
  }

  var bytes: [UInt8] {
    var file = ByteWriter()
    file.add(DoodleHead.version, bytes: 1)
    file.add(UInt64(bitPattern: DoodleHead.milliseconds(date)), bytes: 8)
    let name = Array(name.utf8.prefix(Int(UInt16.max)))
    file.add(UInt64(name.count), bytes: 2)
    file.add(name[...])
    file.add(UInt64((min(max(scale, 0), 255) * DoodleHead.stepsInScale).rounded()), bytes: 2)
    file.add(UInt64(min(max(width, 0), Int(UInt16.max))), bytes: 2)
    file.add(UInt64(min(max(height, 0), Int(UInt16.max))), bytes: 2)
    file.add(thumbnail)
    return file.bytes
  }
}
