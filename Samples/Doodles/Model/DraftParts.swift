import Heft

/// How a draft is kept: in parts, each under a key of its own, so that what is written for a stroke is not more than the
/// stroke.
///
/// ```
/// draft-N     the head: u8 version (2) | i64 number of the doodle that is drawn on; -1 for a new one | u32 count
/// draft-N-0   the ground: a drawing as in `DrawingFile`, of whose strokes the first `count` are there
/// draft-N-1   a stroke as in `DrawingFile`, after u8: 1 where its samples go on with the stroke before, else 0
/// draft-N-2   and so on, up to the first key that is missing
/// ```
struct DraftParts {
  /// One stroke, or so much of one as had not been kept before.
  struct Part {
    var stroke: DrawnStroke
    var goesOn: Bool

    /// Whether the samples are those of a stroke, from one of them on.
    func matches(_ other: DrawnStroke, from start: Int) -> Bool {
      guard stroke.brush == other.brush, start + stroke.samples.count <= other.samples.count else {
        return false
      }
      // Arrays that share their room are not compared one by one.
      if start == 0, stroke.samples.count == other.samples.count { return stroke.samples == other.samples }
      return stroke.samples[...] == other.samples[start..<start + stroke.samples.count]
    }
  }

  /// What is to be kept under the key of a part, from 0, and of the head, which is nil; no bytes to remove it.
  typealias Change = (part: Int?, bytes: [UInt8]?)

  private var doodle: Int?
  private var hasBase: Bool
  private let ground: [DrawnStroke]
  private var count: Int
  private var parts: [Part] = []

  private static let version: UInt8 = 2

  /// A draft of which nothing is kept yet, and all that is to be kept of it. The last stroke, which may go on and may be
  /// taken back, is no part of the ground.
  init(_ draft: Draft, changes: inout [Change]) {
    var before = draft.drawing
    before.strokes = before.strokes.dropLast()
    doodle = draft.number
    hasBase = before.base != nil
    ground = before.strokes
    count = ground.count
    changes.append((0, DrawingFile.write(before)))
    changes.append((nil, head))
    become(draft, changes: &changes)
  }

  /// Whether the parts can become those of a draft; else it is kept anew.
  func canBecome(_ draft: Draft) -> Bool {
    doodle == draft.number && hasBase == (draft.drawing.base != nil)
  }

  /// How many parts there are besides the ground.
  var partCount: Int { parts.count }

  /// Becomes another draft by keeping what is new and removing what is gone.
  mutating func become(_ draft: Draft, changes: inout [Change]) {
    let strokes = draft.drawing.strokes
    var index = 0
    while index < ground.count, index < strokes.count, strokes[index] == ground[index] { index += 1 }
    let newCount = index
    // How many samples of the stroke at the index are kept; nil before its first part.
    var done: Int?
    var matched = 0
    for part in parts {
      if !part.goesOn, let covered = done {
        if covered < strokes[index].samples.count { break }
        index += 1
        done = nil
      }
      guard index < strokes.count, part.goesOn == (done != nil), part.matches(strokes[index], from: done ?? 0)
      else { break }
      done = (done ?? 0) + part.stroke.samples.count
      matched += 1
    }
    for gone in stride(from: parts.count, to: matched, by: -1) { changes.append((gone, nil)) }
    parts.removeLast(parts.count - matched)
    if newCount != count {
      count = newCount
      changes.append((nil, head))
    }
    if let covered = done {
      var rest = strokes[index]
      rest.samples.removeFirst(covered)
      if !rest.samples.isEmpty { add(Part(stroke: rest, goesOn: true), &changes) }
      index += 1
    }
    for stroke in strokes[min(index, strokes.count)...] { add(Part(stroke: stroke, goesOn: false), &changes) }
  }

  private mutating func add(_ part: Part, _ changes: inout [Change]) {
    parts.append(part)
    var file = ByteWriter()
    file.add(part.goesOn ? 1 : 0, bytes: 1)
    DrawingFile.write(part.stroke, to: &file)
    changes.append((parts.count, file.bytes))
  }

  private var head: [UInt8] {
    var file = ByteWriter()
    file.add(UInt64(DraftParts.version), bytes: 1)
    file.add(UInt64(bitPattern: Int64(doodle ?? -1)), bytes: 8)
    file.add(UInt64(count), bytes: 4)
    return file.bytes
  }

  /// The draft whose head is given, with its parts as they are asked for; nil where it cannot be read. A part that is
  /// missing or damaged ends it.
  static func read(head: [UInt8], part: (Int) -> [UInt8]?) -> Draft? {
    var file = ByteReader(head[...])
    guard file.byte() == version, let doodle = file.number(bytes: 8), let count = file.number(bytes: 4),
      let ground = part(0), var drawing = DrawingFile.read(ground[...]),
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
    return Draft(of: Draft.doodle(doodle), drawing: drawing)
  }
}
