import Ink

/// What was drawn step by step, and what was taken back: without a limit.
///
/// A step that is taken back needs the picture before it. Pictures share the tiles that they have in common, but all of
/// them would still be too many: of the last steps each is kept, of those before fewer and fewer, and what lies between
/// is drawn again.
struct DrawingHistory {
  enum Step {
    case stroke(DrawnStroke)
    /// Everything was taken away.
    case clear
  }

  /// What was there before the first step.
  private let ground: Bitmap
  private let clear: Bitmap
  private(set) var steps: [Step]
  private(set) var undone: [Step] = []
  /// What is seen now.
  private(set) var picture: Bitmap
  /// Pictures after so many steps, the oldest first, without the last.
  private var pictures: [(count: Int, picture: Bitmap)] = []

  /// A drawing with its strokes as steps that can be taken back. Where its picture is known it need not be drawn.
  init(_ drawing: Drawing, picture: Bitmap? = nil) {
    ground = drawing.ground
    var bare = drawing
    bare.base = nil
    clear = bare.ground
    steps = drawing.strokes.map { .stroke($0) }
    let known = picture.flatMap { $0.bounds == drawing.ground.bounds ? $0 : nil }
    self.picture = known ?? drawing.picture()
  }

  /// Takes in what was just drawn, with what is seen now. What was taken back before is gone for good.
  mutating func add(_ step: Step, picture: Bitmap) {
    undone = []
    append(step, picture: picture)
  }

  /// Adds the step that takes everything away.
  mutating func addClear() {
    add(.clear, picture: clear)
  }

  /// Takes the last step back. Returns whether there was one.
  mutating func undo(through plane: CoverageMask) -> Bool {
    guard let step = steps.popLast() else { return false }
    undone.append(step)
    picture = recall(through: plane)
    return true
  }

  /// Does again what was taken back last. Returns whether there was something.
  mutating func redo(through plane: CoverageMask) -> Bool {
    guard let step = undone.popLast() else { return false }
    append(step, picture: after(step, on: picture, through: plane))
    return true
  }

  /// The strokes that are seen, those before the last clearing left out, and whether the ground is.
  var visible: (strokes: [DrawnStroke], hasGround: Bool) {
    var strokes: [DrawnStroke] = []
    var hasGround = true
    for step in steps {
      switch step {
      case .stroke(let stroke): strokes.append(stroke)
      case .clear:
        strokes = []
        hasGround = false
      }
    }
    return (strokes, hasGround)
  }

  private mutating func append(_ step: Step, picture: Bitmap) {
    pictures.append((steps.count, self.picture))
    steps.append(step)
    self.picture = picture
    let count = steps.count
    pictures.removeAll { !DrawingHistory.keeps($0.count, of: count) }
  }

  /// So many of the last pictures are all kept, and half as many of each time twice as many before (our choice: of a
  /// thousand strokes at most 26 pictures, of at most 3.5 MB each on a phone).
  private static let dense = 4

  /// How many pictures are kept beside the one that is seen.
  var pictureCount: Int { pictures.count }

  /// Whether the picture after `index` of `count` steps is kept: the further back, the rounder its number must be.
  private static func keeps(_ index: Int, of count: Int) -> Bool {
    var spacing = 1
    while (count - index) / spacing > dense { spacing *= 2 }
    return index % spacing == 0
  }

  /// The picture after the steps that there are: one that is kept, or drawn from the last one before.
  private mutating func recall(through plane: CoverageMask) -> Bitmap {
    while let last = pictures.last, last.count > steps.count { pictures.removeLast() }
    if let last = pictures.last, last.count == steps.count {
      pictures.removeLast()
      return last.picture
    }
    var (index, picture) = pictures.last.map { ($0.count, $0.picture) } ?? (0, ground)
    while index < steps.count {
      if pictures.last?.count != index, DrawingHistory.keeps(index, of: steps.count) {
        pictures.append((index, picture))
      }
      picture = after(steps[index], on: picture, through: plane)
      index += 1
    }
    return picture
  }

  private func after(_ step: Step, on picture: Bitmap, through plane: CoverageMask) -> Bitmap {
    guard case .stroke(let stroke) = step else { return clear }
    var next = picture
    stroke.draw(into: &next, through: plane)
    return next
  }
}
