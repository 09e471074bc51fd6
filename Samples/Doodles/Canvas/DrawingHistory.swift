import Ink

/// The steps of a drawing, and those that were undone: without a limit.
///
/// A step that is taken back needs the picture before it. Pictures share the tiles that they have in common, but all of
/// them would still be too many: of the last steps each is kept, of those before fewer and fewer, and what lies between
/// is drawn again.
struct DrawingHistory {
  enum Step: Equatable {
    case stroke(DrawnStroke)
    /// Everything was taken away.
    case clear
    /// The paper or the layers are others.
    case sheet(DoodleSheet)
    /// Strokes that are seen become others.
    case edit(DoodleEdit)
    /// Another picture lies beneath the strokes; nil for none.
    case picture(BasePicture?)
    /// Another page has changed something. It is no step to take back here: those before it are taken back beneath it.
    case others(Others)
  }

  /// What another page has changed.
  enum Others: Equatable {
    /// Strokes are gone, and more are laid over all; the edit is the same as it was done last.
    case strokes(removed: [DrawnStroke], added: [DrawnStroke], edit: DoodleEdit)
    case sheet(DoodleSheet)
    case picture(BasePicture?)
  }

  typealias Group = DoodleJournal.Group

  /// The ink before the first step, and the picture in it.
  private var start: LayeredInk
  private let first: BasePicture?
  private(set) var steps: [Step]
  private(set) var undone: [Step] = []
  /// Where each of these was.
  private var undonePlaces: [Int] = []
  /// How often a step was taken back, or done again, beneath what others have changed.
  private(set) var rearrangements = 0
  /// Steps that are taken back and done again together.
  private(set) var groups: [Group] = []
  private(set) var undoneGroups: [Group] = []
  /// The ink that is seen now, layer by layer.
  private(set) var ink: LayeredInk
  private var seen: SeenStrokes
  /// Pictures after so many steps, the oldest first, without the last.
  private var pictures: [(count: Int, ink: LayeredInk)] = []

  /// A drawing with its strokes as steps that can be taken back. Where its picture is known it need not be drawn.
  init(_ drawing: Drawing, picture: Bitmap? = nil) {
    start = LayeredInk(groundOf: drawing)
    first = drawing.base
    steps = drawing.strokes.map { .stroke($0) }
    seen = SeenStrokes(strokes: drawing.strokes)
    ink = LayeredInk(picture, of: drawing) ?? drawing.inked()
  }

  /// The picture that is seen now.
  var picture: Bitmap { ink.flat }
  /// The paper and the layers as they are now.
  var sheet: DoodleSheet { ink.sheet }

  /// The paper has grown. Nothing was drawn beyond its edges, so that all pictures stay as they are, but where their pixels are
  /// others now.
  mutating func extend(to ground: Drawing, through plane: CoverageMask) {
    if let start = start.widened(to: ground), let ink = ink.widened(to: ground) {
      (self.start, self.ink) = (start, ink)
      pictures = pictures.compactMap { count, ink in ink.widened(to: ground).map { (count, $0) } }
    } else {
      (start, pictures) = (LayeredInk(groundOf: ground), [])
      ink = drawn(seen, through: plane)
    }
  }

  /// Takes in the stroke that was just drawn, with the ink that its layer has now. Steps that were undone before are
  /// gone for good.
  mutating func add(_ stroke: DrawnStroke, ink layer: Bitmap) {
    forgetUndone()
    var next = ink
    next.set(layer, of: stroke.layer)
    append([.stroke(stroke)], ink: next)
  }

  /// Takes in a step, and does it.
  mutating func add(_ step: Step, through plane: CoverageMask) {
    forgetUndone()
    append([step], through: plane)
  }

  /// Takes in several steps as one to take back, with what is seen then.
  mutating func add(_ steps: [Step], ink: LayeredInk) {
    forgetUndone()
    groups.append(Group(start: self.steps.count, count: steps.count))
    append(steps, ink: ink)
  }

  /// Takes in a step that draws no stroke, and inks anew what it changes. Returns what that is, in pixels of the drawing.
  mutating func change(_ step: Step) -> [PixelRectangle] {
    forgetUndone()
    var (next, after) = (ink, seen)
    let areas = after.take(step, inking: &next, since: first)
    seen = after
    note([step], next)
    return areas
  }

  /// Takes in that strokes become others, with what is seen then.
  mutating func add(_ edit: DoodleEdit, ink: LayeredInk) {
    forgetUndone()
    append([.edit(edit)], ink: ink)
  }

  /// Takes up steps of before, after those that there are. Of the steps in between only some pictures are drawn.
  mutating func restore(_ more: [Step], _ known: [Group], through plane: CoverageMask) {
    forgetUndone()
    pictures.append((steps.count, ink))
    steps += more
    for step in more { seen.take(step) }
    ink = recall(through: plane)
    // One that has lost a part does not count.
    groups = known.filter { $0.count > 0 && $0.start >= 0 && $0.start + $0.count <= steps.count }
  }

  /// Adds the step that takes everything away.
  mutating func addClear() {
    var next = ink
    next.clear()
    forgetUndone()
    append([.clear], ink: next)
  }

  /// The steps that were undone are gone for good.
  private mutating func forgetUndone() { (undone, undonePlaces, undoneGroups) = ([], [], []) }

  /// Whether there is a step of this page to take back.
  var canUndo: Bool { steps.contains { !$0.isOthers } }

  /// Whether others have changed something since the steps were made that would be done again next.
  var isUndoneBeneath: Bool { undonePlaces.last.map { $0 < steps.count } ?? false }

  /// Takes the last step of this page back. Returns whether there was one.
  mutating func undo(through plane: CoverageMask) -> Bool {
    guard let last = steps.lastIndex(where: { !$0.isOthers }) else { return false }
    if last + 1 < steps.count { return change(beneath: last + 1, through: plane) { $0.takeBack() } }
    let (step, count) = (steps[last], steps.count)
    takeBack()
    if case .stroke(let stroke) = step, steps.count == count - 1, seen.strokes.last == stroke {
      seen.removeLast()
    } else {
      var before = SeenStrokes(after: steps)
      before.know(seen)
      seen = before
    }
    ink = recall(through: plane)
    return true
  }

  /// Moves the last step, or those of its group, to those that were undone.
  private mutating func takeBack() {
    func pop() {
      guard let step = steps.popLast() else { return }
      undone.append(step)
      undonePlaces.append(steps.count)
    }
    pop()
    guard let group = groups.last, steps.count == group.start + group.count - 1 else { return }
    while steps.count > group.start { pop() }
    undoneGroups.append(group)
    groups.removeLast()
  }

  /// Does again what was taken back last. Returns whether there was something.
  mutating func redo(through plane: CoverageMask) -> Bool {
    guard let place = undonePlaces.last else { return false }
    if place < steps.count {
      return change(beneath: place, through: plane) { $0.steps += $0.takeUndone() }
    }
    append(takeUndone(), through: plane)
    return true
  }

  /// The steps that are done again next, which are undone no longer.
  private mutating func takeUndone() -> [Step] {
    var count = 1
    if let group = undoneGroups.last, group.start == steps.count, undone.count >= group.count {
      undoneGroups.removeLast()
      groups.append(group)
      count = group.count
    }
    let more = Array(undone.suffix(count).reversed())
    undone.removeLast(count)
    undonePlaces.removeLast(count)
    return more
  }

  /// Changes the first so many steps; the others, which are not of this page, stay over them. What the change takes away or
  /// brings back is so then, whatever the others had done to it.
  private mutating func change(
    beneath place: Int, through plane: CoverageMask, _ change: (inout DrawingHistory) -> Void
  ) -> Bool {
    let others = Array(steps[place...])
    steps.removeLast(others.count)
    while let last = pictures.last, last.count > place { pictures.removeLast() }
    let before = SeenStrokes(after: steps).strokes
    change(&self)
    seen = SeenStrokes(after: steps)
    let turned = StrokeChange(from: before, to: seen.strokes).strokes(before, seen.strokes)
    ink = recall(through: plane)
    for case .others(let other) in others {
      guard case .strokes(let removed, let added, let edit) = other else {
        follow(other)
        continue
      }
      follow(
        .strokes(
          removed: removed.filter { !turned.new.contains($0) },
          added: added.filter { !turned.gone.contains($0) && !turned.new.contains($0) }, edit: edit))
    }
    rearrangements += 1
    return true
  }

  /// Does what another page has done. Returns what is inked anew, in pixels of the drawing.
  @discardableResult
  mutating func follow(_ others: Others) -> [PixelRectangle] {
    var (next, after) = (ink, seen)
    var others = others
    if case .strokes(let removed, let added, _) = others {
      let strokes = SeenStrokes.strokes(seen.strokes, without: removed, and: added)
      others = .strokes(removed: removed, added: added, edit: DoodleEdit(from: seen.strokes, to: strokes))
    }
    let areas = after.take(.others(others), inking: &next, since: first)
    seen = after
    note([.others(others)], next)
    return areas
  }

  /// The strokes that there are, without those before the last clearing and on layers that are gone, and the picture beneath
  /// them.
  var visible: (strokes: [DrawnStroke], base: BasePicture?) { (seen.strokes, seen.base(since: first)) }
  /// Whether a step has laid it there.
  var hasOtherBase: Bool { if case .other = seen.beneath { true } else { false } }

  /// The largest number that a layer has had.
  var lastLayer: UInt32 {
    var last = (start.sheet.layers + sheet.layers).reduce(UInt32(0)) { max($0, $1.number) }
    for step in steps + undone {
      switch step {
      case .stroke(let stroke): last = max(last, stroke.layer)
      case .edit(let edit): for stroke in edit.added { last = max(last, stroke.layer) }
      case .others(.strokes(_, let added, _)): for stroke in added { last = max(last, stroke.layer) }
      case .clear, .sheet, .picture, .others: break
      }
    }
    return last
  }

  private mutating func append(_ more: [Step], through plane: CoverageMask) {
    guard more.contains(where: { $0.isEdit }) else {
      var none = SeenStrokes()
      return append(more, ink: after(more, on: ink, seen: &none, through: plane))
    }
    var next = seen
    let ink = after(more, on: ink, seen: &next, through: plane)
    seen = next
    note(more, ink)
  }

  private mutating func append(_ more: [Step], ink: LayeredInk) {
    for step in more { seen.take(step) }
    note(more, ink)
  }

  private mutating func note(_ more: [Step], _ ink: LayeredInk) {
    pictures.append((steps.count, self.ink))
    steps += more
    self.ink = ink
    let count = steps.count
    pictures.removeAll { !DrawingHistory.keeps($0.count, of: count) }
  }

  /// So many of the last pictures are all kept, and half as many of each time twice as many before (our choice: of a
  /// thousand strokes at most 26 pictures, of at most 3.5 MB each on a phone).
  private static let dense = 4

  /// Fewer strokes than so many are always drawn on from a picture that is kept (our choice).
  private static let nearest = 64

  /// How many pictures are kept beside the one that is seen.
  var pictureCount: Int { pictures.count }

  /// Whether the picture after `index` of `count` steps is kept: the further back, the rounder its number must be.
  private static func keeps(_ index: Int, of count: Int) -> Bool {
    var spacing = 1
    while (count - index) / spacing > dense { spacing *= 2 }
    return index % spacing == 0
  }

  /// The picture after the steps that there are: one that is kept, or drawn from the last one before.
  private mutating func recall(through plane: CoverageMask) -> LayeredInk {
    while let last = pictures.last, last.count > steps.count { pictures.removeLast() }
    if let last = pictures.last, last.count == steps.count {
      pictures.removeLast()
      return last.ink
    }
    var (index, ink) = pictures.last.map { ($0.count, $0.ink) } ?? (0, start)
    var then = SeenStrokes()
    if let last = steps.lastIndex(where: { $0.isEdit }), last >= index {
      let distance = steps[index...].reduce(0) { $0 + $1.weight }
      if distance > max(DrawingHistory.nearest, seen.strokes.count) {
        // After an edit all is drawn anew, whatever was there before.
        index = last + 1
        ink = drawn(index == steps.count ? seen : SeenStrokes(after: steps[..<index]), through: plane)
      } else {
        then = SeenStrokes(after: steps[..<index])
        then.know(seen)
      }
    }
    while index < steps.count {
      if pictures.last?.count != index, DrawingHistory.keeps(index, of: steps.count) {
        pictures.append((index, ink))
      }
      // Up to the next picture that is kept.
      var end = index + 1
      while end < steps.count, !DrawingHistory.keeps(end, of: steps.count) { end += 1 }
      ink = after(steps[index..<end], on: ink, seen: &then, through: plane)
      index = end
    }
    return ink
  }

  /// Strokes drawn from the beginning.
  private func drawn(_ seen: SeenStrokes, through plane: CoverageMask) -> LayeredInk {
    var ink = start
    if case .first = seen.beneath {} else { ink.clear() }
    if let sheet = seen.sheet { ink.arrange(sheet) }
    if case .other(let picture) = seen.beneath { ink.lay(picture) }
    ink.draw(seen.strokes, through: plane)
    return ink
  }

  /// Returns the ink after some more steps than those after which this is seen; it is asked for only by edits. Strokes that
  /// follow each other are put together with the layers once.
  private func after(
    _ more: some Sequence<Step>, on ink: LayeredInk, seen: inout SeenStrokes, through plane: CoverageMask
  ) -> LayeredInk {
    var next = ink
    var strokes: [DrawnStroke] = []
    for step in more {
      if case .stroke(let stroke) = step {
        strokes.append(stroke)
        seen.take(step)
        continue
      }
      if !strokes.isEmpty { next.draw(strokes, through: plane) }
      strokes = []
      _ = seen.take(step, inking: &next, since: first)
    }
    if !strokes.isEmpty { next.draw(strokes, through: plane) }
    return next
  }
}

extension DrawingHistory.Step {
  /// Whether it inks anew what lies there.
  fileprivate var isEdit: Bool {
    switch self {
    case .edit, .picture, .others(.strokes), .others(.picture): true
    case .stroke, .clear, .sheet, .others(.sheet): false
    }
  }

  /// Whether another page has made it.
  var isOthers: Bool { if case .others = self { true } else { false } }

  /// How many strokes are drawn for it, about.
  fileprivate var weight: Int {
    if case .others(.strokes(let removed, let added, _)) = self { return removed.count + added.count }
    guard case .edit(let edit) = self else { return 1 }
    return edit.runs.reduce(edit.added.count) { $0 + $1.count }
  }
}
