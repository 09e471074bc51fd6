import Heft

/// A doodle as bytes: its name and date, a small picture for lists, the picture, and how it was drawn.
///
/// ```
/// u8 version (2) | i64 milliseconds since 1970 | u16 count | name | u16 pixels in 256 points
/// u32 count | thumbnail, a PNG | u32 count | picture, a PNG | drawing as in `DrawingFile`, to the end; nothing where only
/// the picture is known
///
/// u8 version (1) | i64 milliseconds since 1970 | u16 count | name | picture, a PNG, to the end
/// ```
/// Numbers are little-endian. Only the beginning is read at first: the rest waits in its bytes until it is asked for.
struct DoodleFile {
  var name: String
  private(set) var date: Date
  /// Pixels in a point of the picture.
  let scale: CGFloat
  let thumbnail: ArraySlice<UInt8>
  let picture: ArraySlice<UInt8>
  let drawing: ArraySlice<UInt8>

  private static let version: UInt64 = 2
  private static let stepsInScale: CGFloat = 256

  /// A new doodle; nil where its picture has no pixels.
  init?(name: String, date: Date, image: UIImage, drawing: Drawing?) {
    guard let picture = image.pngData() else { return nil }
    self.name = name
    self.date = date
    scale = image.scale
    self.picture = [UInt8](picture)[...]
    let small = image.onPaper(Doodle.thumbnailSize, scale: Doodle.thumbnailScale).pngData()
    thumbnail = small.map { [UInt8]($0)[...] } ?? []
    self.drawing = drawing.map { DrawingFile.write($0)[...] } ?? []
  }

  /// What the bytes say; nil where they are no doodle.
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard let version = file.byte(), let milliseconds = file.number(bytes: 8),
      let length = file.number(bytes: 2), let name = file.bytes(Int(length))
    else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    date = Date(timeIntervalSince1970: Double(Int64(bitPattern: milliseconds)) / 1000)
    switch version {
    case 1:
      scale = 1
      (thumbnail, picture, drawing) = ([], file.rest, [])
    case 2:
      guard let scale = file.number(bytes: 2), let thumbnail = file.counted(), let picture = file.counted()
      else { return nil }
      self.scale = CGFloat(scale) / DoodleFile.stepsInScale
      (self.thumbnail, self.picture, drawing) = (thumbnail, picture, file.rest)
    default: return nil
    }
    if picture.isEmpty { return nil }
  }

  /// The same with another date.
  func dated(_ date: Date) -> DoodleFile {
    var file = self
    file.date = date
    return file
  }

  var bytes: [UInt8] {
    var file = ByteWriter()
    file.add(DoodleFile.version, bytes: 1)
    // A damaged file may tell any date.
    let milliseconds = Int64(exactly: (date.timeIntervalSince1970 * 1000).rounded()) ?? 0
    file.add(UInt64(bitPattern: milliseconds), bytes: 8)
    let name = Array(name.utf8.prefix(Int(UInt16.max)))
    file.add(UInt64(name.count), bytes: 2)
    file.add(name[...])
    file.add(UInt64((min(max(scale, 0), 255) * DoodleFile.stepsInScale).rounded()), bytes: 2)
    file.addCounted(thumbnail)
    file.addCounted(picture)
    file.add(drawing)
    return file.bytes
  }
}
