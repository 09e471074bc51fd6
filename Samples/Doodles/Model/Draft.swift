import Heft

/// A drawing that is not saved yet, kept in case the app ends.
///
/// ```
/// u8 version (1) | i64 number of the doodle that is drawn on; -1 for a new one | drawing as in `DrawingFile`, to the end
/// ```
struct Draft {
  /// The doodle that is drawn on; nil for a new one.
  var number: Int?
  var drawing: Drawing

  private static let version: UInt8 = 1

  init(of number: Int?, drawing: Drawing) {
    self.number = number
    self.drawing = drawing
  }

  /// What the bytes say; nil where they are no draft.
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard file.byte() == Draft.version, let number = file.number(bytes: 8),
      let drawing = DrawingFile.read(file.rest)
    else { return nil }
    self.number = Int(exactly: Int64(bitPattern: number)).flatMap { $0 >= 0 ? $0 : nil }
    self.drawing = drawing
  }

  var bytes: [UInt8] {
    var file = ByteWriter()
    file.add(UInt64(Draft.version), bytes: 1)
    file.add(UInt64(bitPattern: Int64(number ?? -1)), bytes: 8)
    file.add(DrawingFile.write(drawing)[...])
    return file.bytes
  }
}
