import Ink

/// Which parts of a draft's journal are kept, so that of a canvas only what is new is written: a stroke as it goes on, and in
/// its place the whole stroke when it has ended. No part is written more than twice but where a stroke becomes another one.
struct DraftJournal {
  /// The bytes to keep under the key of a part; no bytes to remove it.
  typealias Change = (part: Int, bytes: [UInt8]?)

  private let doodle: Int?
  private var steps: Int
  private var undone: [DrawingHistory.Step]
  private let rearrangements: Int
  /// The number of the next part.
  private var next = 1
  private var live: Live?

  /// The stroke that is being drawn, as far as it is kept.
  private struct Live {
    let first: Int
    let brush: InkBrush
    var count: Int
    var last: StrokeSample?

    /// Whether what is kept is the beginning of a stroke.
    func begins(_ stroke: DrawnStroke) -> Bool {
      stroke.brush == brush && count <= stroke.samples.count
        && (count == 0 || stroke.samples[count - 1] == last)
    }
  }

  /// A canvas of which nothing is kept yet, and all that is to be kept of it.
  init(_ state: CanvasState, changes: inout [Change]) {
    doodle = state.doodle
    steps = state.steps.count
    undone = state.undone
    rearrangements = state.rearrangements
    changes.append((0, state.journal.bytes))
    _ = take(state, &changes)
  }

  /// How many parts there are.
  var count: Int { next }

  /// Keeps what is new on the canvas; false, and nothing changes, where that is more than one step, so that all is to be
  /// kept anew.
  mutating func take(_ state: CanvasState, _ changes: inout [Change]) -> Bool {
    guard state.doodle == doodle, state.rearrangements == rearrangements, let records = records(to: state)
    else { return false }
    if !records.isEmpty {
      // The whole stroke is there before the parts of it go.
      let place = live?.first ?? next
      changes.append((place, records.flatMap { $0.bytes }))
      for part in stride(from: next - 1, to: place, by: -1) { changes.append((part, nil)) }
      next = place + 1
      live = nil
      (steps, undone) = (state.steps.count, state.undone)
    }
    takeLive(state, &changes)
    return true
  }

  /// Returns the records of the change since then, where it is one step, or several as one, or nothing; nil where it is
  /// more.
  private func records(to state: CanvasState) -> [DoodleJournal.Record]? {
    let (more, back) = (state.steps.count - steps, state.undone.count - undone.count)
    if more == 0, back == 0 { return [] }
    // Not two arrays of constants: of several that one function has, a page may take one for another (CONTRIBUTING).
    var step: [DoodleJournal.Record] = []
    if more == -back, back > 0, back == 1 || state.undoneGroups.last?.count == back {
      step.append(.undo)
      return step
    }
    guard more > 0 else { return nil }
    let group = state.groups.last.flatMap { $0.start == steps && $0.count == more ? $0 : nil }
    guard more == 1 || group != nil else { return nil }
    if back == -more, state.steps.last == undone[undone.count - more] {
      step.append(.redo)
      return step
    }
    guard state.undone.isEmpty else { return nil }
    let all = state.steps[steps...].map { DoodleJournal.Record($0.kept) }
    return group == nil ? all : [.group(more)] + all
  }

  private mutating func takeLive(_ state: CanvasState, _ changes: inout [Change]) {
    guard let stroke = state.live else {
      guard let gone = live else { return }
      for part in stride(from: next - 1, through: gone.first, by: -1) { changes.append((part, nil)) }
      next = gone.first
      live = nil
      return
    }
    let record: DoodleJournal.Record
    if let live, live.begins(stroke) {
      if live.count == stroke.samples.count { return }
      record = .more(Array(stroke.samples[live.count...]), from: live.count)
    } else {
      // One that was held still has become a straight line.
      if let live {
        for part in stride(from: next - 1, to: live.first, by: -1) { changes.append((part, nil)) }
        next = live.first
      }
      live = Live(first: next, brush: stroke.brush, count: 0, last: nil)
      record = .live(stroke.kept)
    }
    changes.append((next, record.bytes))
    next += 1
    live?.count = stroke.samples.count
    live?.last = stroke.samples.last
  }
}
