import Heft
import Ink

/// A drawing that is not saved yet, with all that can be taken back and done again.
struct Draft {
  /// The doodle that is drawn on; nil for a new one.
  var number: Int?
  var journal: DoodleJournal

  init(of number: Int?, journal: DoodleJournal) {
    self.number = number
    self.journal = journal
  }

  private static let wholeVersion: UInt8 = 1

  /// Reads a draft that the first versions kept as a whole; nil where the bytes are something else.
  ///
  /// ```
  /// u8 version (1) | i64 number of the doodle that is drawn on; -1 for a new one | drawing as in `DrawingFile`, to the end
  /// ```
  init?(_ bytes: [UInt8]) {
    var file = ByteReader(bytes[...])
    guard file.byte() == Draft.wholeVersion, let number = file.number(bytes: 8),
      let drawing = DrawingFile.read(file.rest)
    else { return nil }
    self.init(of: Draft.doodle(number), journal: DoodleJournal(drawing.document))
  }

  /// The number of a doodle as it is kept; nil for none.
  static func doodle(_ kept: UInt64) -> Int? {
    Int(exactly: Int64(bitPattern: kept)).flatMap { $0 >= 0 ? $0 : nil }
  }

  private static let partsVersion: UInt8 = 2

  /// Reads a draft that earlier versions kept in parts, which are asked for; nil where it cannot be read. A part that
  /// is missing or damaged ends it.
  ///
  /// ```
  /// draft-N     the head: u8 version (2) | i64 number of the doodle that is drawn on; -1 for a new one | u32 count
  /// draft-N-0   the ground: a drawing as in `DrawingFile`, of whose strokes the first `count` are there
  /// draft-N-1   a stroke as in `DrawingFile`, after u8: 1 where its samples go on with the stroke before, else 0
  /// draft-N-2   and so on, up to the first key that is missing
  /// ```
  init?(head: [UInt8], strokes part: (Int) -> [UInt8]?) {
    var file = ByteReader(head[...])
    guard file.byte() == Draft.partsVersion, let doodle = file.number(bytes: 8),
      let count = file.number(bytes: 4), let ground = part(0), var drawing = DrawingFile.read(ground[...]),
      count <= UInt64(drawing.strokes.count)
    else { return nil }
    drawing.strokes.removeLast(drawing.strokes.count - Int(count))
    var index = 1
    while let bytes = part(index) {
      var file = ByteReader(bytes[...])
      guard let goesOn = file.byte(), let stroke = DrawingFile.readStroke(&file) else { break }
      if goesOn == 1, index > 1, let last = drawing.strokes.indices.last {
        drawing.strokes[last].samples += stroke.samples
      } else {
        drawing.strokes.append(stroke)
      }
      index += 1
    }
    self.init(of: Draft.doodle(doodle), journal: DoodleJournal(drawing.document))
  }
}
