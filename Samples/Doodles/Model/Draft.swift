import Heft

/// A drawing that is not saved yet, kept in case the app ends.
struct Draft {
  /// The doodle that is drawn on; nil for a new one.
  var number: Int?
  var drawing: Drawing

  init(of number: Int?, drawing: Drawing) {
    self.number = number
    self.drawing = drawing
  }

  private static let wholeVersion: UInt8 = 1

  /// What earlier versions kept as a whole; nil where the bytes are none of it.
  ///
  /// ```
  /// u8 version (1) | i64 number of the doodle that is drawn on; -1 for a new one | drawing as in `DrawingFile`, to the end
  /// ```
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard file.byte() == Draft.wholeVersion, let number = file.number(bytes: 8),
      let drawing = DrawingFile.read(file.rest)
    else { return nil }
    self.init(of: Draft.doodle(number), drawing: drawing)
  }

  /// The number of a doodle as it is kept; nil for none.
  static func doodle(_ kept: UInt64) -> Int? {
    Int(exactly: Int64(bitPattern: kept)).flatMap { $0 >= 0 ? $0 : nil }
  }
}
