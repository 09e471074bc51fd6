import Heft
import Ink

/// What has changed from one drawing to another: it tells strokes and not their places, so that it can be done to a drawing that
/// somebody else has changed meanwhile.
struct CanvasChange {
  /// The strokes that are gone.
  var removed: [DrawnStroke] = []
  /// The strokes that are new.
  var added: [DrawnStroke] = []
  /// The paper and the layers where these are others; otherwise nil.
  var sheet: DoodleSheet?
  /// Whether another picture lies beneath the strokes, and which; nil for none.
  var hasOtherBase = false
  var base: BasePicture?

  var isEmpty: Bool { removed.isEmpty && added.isEmpty && sheet == nil && !hasOtherBase }

  init() {}

  init(from before: Drawing, to after: Drawing) {
    (removed, added) = StrokeChange(from: before.strokes, to: after.strokes)
      .strokes(before.strokes, after.strokes)
    if after.sheet != before.sheet { sheet = after.sheet }
    if after.base != before.base { (hasOtherBase, base) = (true, after.base) }
  }

  /// Takes in what is done after it.
  mutating func append(_ next: CanvasChange) {
    for stroke in next.removed {
      if let place = added.firstIndex(of: stroke) { added.remove(at: place) } else { removed.append(stroke) }
    }
    for stroke in next.added {
      if let place = removed.firstIndex(of: stroke) {
        removed.remove(at: place)
      } else {
        added.append(stroke)
      }
    }
    if let sheet = next.sheet { self.sheet = sheet }
    if next.hasOtherBase { (hasOtherBase, base) = (true, next.base) }
  }

  /// The change that takes it back from a drawing that was this one before.
  func inverted(before drawing: Drawing) -> CanvasChange {
    var back = CanvasChange()
    (back.removed, back.added) = (added, removed)
    if sheet != nil { back.sheet = drawing.sheet }
    if hasOtherBase { (back.hasOtherBase, back.base) = (true, drawing.base) }
    return back
  }
}

// As bytes: records of a `DoodleJournal`, docs/doodle-format.md. The strokes that are gone are those that an edit replaces, and
// no other stroke counts.
extension CanvasChange {
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    if !removed.isEmpty || !added.isEmpty {
      var runs: [DoodleEdit.Run] = []
      if !removed.isEmpty { runs.append(DoodleEdit.Run(skipped: 0, count: removed.count)) }
      let edit = DoodleEdit(
        of: removed.count, runs: runs, change: .replace(removed.map { $0.kept }),
        added: added.map { $0.kept(among: removed) })
      bytes += DoodleJournal.Record.edit(edit).bytes
    }
    if let sheet { bytes += DoodleJournal.Record.sheet(sheet).bytes }
    if hasOtherBase { bytes += DoodleJournal.Record.picture(base?.kept).bytes }
    return bytes
  }

  /// Reads the bytes; nil where they make no sense.
  init?(_ bytes: ArraySlice<UInt8>) {
    var journal = DoodleJournal(DoodleDocument())
    guard journal.apply(part: Array(bytes)) else { return nil }
    for step in journal.steps {
      switch step {
      case .edit(let edit):
        if case .replace(let strokes) = edit.change { removed += strokes.map { DrawnStroke($0) } }
        // A picture that is not there is none that can be drawn.
        added += edit.added.compactMap { [removed] in DrawnStroke($0, among: removed) }
      case .sheet(let other): sheet = other
      case .picture(let picture): (hasOtherBase, base) = (true, picture.flatMap { BasePicture($0) })
      case .stroke, .clear: return nil
      }
    }
  }
}
