import Ink

/// The state of a canvas, as far as it is to be kept: all steps that can be undone, those that can be redone, and the
/// stroke that is being drawn.
struct CanvasState {
  /// The doodle that is drawn on; nil for a new one.
  var doodle: Int?
  /// The drawing before the first step; its strokes no longer count.
  var ground: Drawing
  var steps: [DrawingHistory.Step]
  var undone: [DrawingHistory.Step]
  /// Which of both are taken back and done again together.
  var groups: [DoodleJournal.Group]
  var undoneGroups: [DoodleJournal.Group]
  var live: DrawnStroke?
  /// Another number wherever steps have changed that are not the last ones.
  var rearrangements = 0

  /// The whole as a journal of its own.
  var journal: DoodleJournal {
    var bare = ground
    bare.strokes = []
    var journal = DoodleJournal(bare.document)
    journal.steps = steps.map { $0.kept }
    journal.undone = undone.map { $0.kept }
    (journal.groups, journal.undoneGroups) = (groups, undoneGroups)
    return journal
  }
}

extension DrawingHistory.Step {
  /// The step of a journal.
  init(_ step: DoodleJournal.Step) {
    switch step {
    case .stroke(let stroke): self = .stroke(DrawnStroke(stroke))
    case .clear: self = .clear
    case .sheet(let sheet): self = .sheet(sheet)
    case .edit(let edit): self = .edit(edit)
    case .picture(let picture): self = .picture(picture.flatMap { BasePicture($0) })
    }
  }

  /// The step for a journal.
  var kept: DoodleJournal.Step {
    switch self {
    case .stroke(let stroke): .stroke(stroke.kept)
    case .clear: .clear
    case .sheet(let sheet): .sheet(sheet)
    case .edit(let edit): .edit(edit)
    case .picture(let picture), .others(.picture(let picture)): .picture(picture?.kept)
    case .others(.sheet(let sheet)): .sheet(sheet)
    case .others(.strokes(_, _, let edit)): .edit(edit)
    }
  }
}

extension DrawnStroke: EditableStroke {
  var color: UInt32 {
    get { brush.color }
    set { brush.color = newValue }
  }
}
