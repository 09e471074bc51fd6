import Heft
import Ink

// A drawing that is not saved outlasts the app: each step is kept as it is made, and a stroke while it goes on.
extension NewDoodleViewController {
  /// Takes up what was drawn and not saved, on a doodle where it has one.
  func takeUp(_ draft: Draft, of doodle: Doodle?, _ contents: DoodleContents?) {
    self.doodle = doodle
    self.contents = contents
    self.draft = draft.start
    steps = draft
  }

  /// Keeps what is drawn now, if it is neither saved nor thrown away.
  func keepDraft() {
    guard let canvas, !isOver else { return }
    if canvas.hasChanged {
      Doodle.drafts?.keep(canvas.state(of: doodle?.number))
    } else {
      Doodle.drafts?.forget()
    }
  }
}

// Changes to the doodle that another page has kept meanwhile are not lost.
extension NewDoodleViewController {
  /// Hands on the doodle as it is to be kept: with what another page has added since, which is read first.
  func withChangesElsewhere(of doodle: Doodle, _ found: @escaping (DoodleFile?) -> Void) {
    guard let canvas else { return found(nil) }
    let (name, date, mine) = (doodle.name, doodle.date, canvas.result)
    let file = DoodleFile(name: name, date: date, image: canvas.image, drawing: mine)
    guard let contents, doodle.contents !== contents, let before = contents.drawing else {
      return found(file)
    }
    Doodle.load(doodle) { theirs in
      guard let theirs = theirs?.drawing, theirs.isAsLarge(as: mine) else { return found(file) }
      let merged = mine.merged(with: theirs, since: before).fitted
      found(DoodleFile(name: name, date: date, image: merged.image, drawing: merged))
    }
  }

  func save(_ file: DoodleFile?, into doodle: Doodle) {
    guard let file, !isOver else { return }
    doodle.redraw(file)
    Doodle.keep(doodle, kept: Doodle.drafts?.giveUp())
    close(showing: doodle)
  }
}

extension Draft {
  /// The doodle that is drawn on; nil for a new one, and for one that is gone.
  var doodle: Doodle? {
    number.flatMap { number in Doodle.sortedDoodles.first { $0.number == number } }
  }

  /// The drawing with its first strokes, which are drawn at once: up to where something else was done.
  var start: Drawing? {
    var document = journal.base
    for case .stroke(let stroke) in journal.steps.prefix(startCount) { document.strokes.append(stroke) }
    return Drawing(document)
  }

  /// How many steps those are: up to the first one that is no stroke.
  fileprivate var startCount: Int {
    journal.steps.firstIndex { if case .stroke = $0 { false } else { true } } ?? journal.steps.count
  }
}

extension Canvas {
  /// Returns the state of the canvas, with the stroke that is under way as far as it goes.
  func state(of doodle: Int?) -> CanvasState {
    // What was undone beneath changes of others would be done again over them.
    let isBeneath = history.isUndoneBeneath
    return CanvasState(
      doodle: doodle, ground: ground, steps: history.steps, undone: isBeneath ? [] : history.undone,
      groups: history.groups, undoneGroups: isBeneath ? [] : history.undoneGroups,
      live: pointer?.isShown == true ? stroke : nil, rearrangements: history.rearrangements)
  }

  /// Does what was done to a draft after its `start`, so that it can be taken back and done again as before. A stroke that
  /// was cut off in its middle is one.
  func redo(_ draft: Draft) {
    let journal = draft.journal
    let cut = journal.live.map { [DoodleJournal.Step.stroke($0)] } ?? []
    let undone = cut.isEmpty ? journal.undone : []
    let rest = Array(journal.steps[draft.startCount...]) + cut + undone.reversed()
    let groups = journal.groups + (cut.isEmpty ? journal.undoneGroups.reversed() : [])
    // Strokes of the start may be one step, too.
    if rest.isEmpty, groups.isEmpty { return }
    if drawing.isEndless { extend(to: reach(of: rest)) }
    restore { history in
      history.restore(rest.map { DrawingHistory.Step($0) }, groups, through: table.free)
      while history.undone.count < undone.count, history.undo(through: table.free) {}
    }
    chosenLayer = sheet.uppermost
  }

  /// The pixels that strokes may touch after any of some more steps.
  private func reach(of steps: [DoodleJournal.Step]) -> PixelRectangle {
    var area = history.visible.strokes.reach
    for step in steps {
      var more: [DoodleStroke] = []
      if case .stroke(let stroke) = step { more = [stroke] }
      if case .edit(let edit) = step {
        more = edit.added
        if case .replace(let others) = edit.change { more += others }
        if case .move(let x, let y) = edit.change {
          let steps = Int32(DoodleSample.stepsInPixel)
          area = area.union(area.moved(by: Int(x / steps), Int(y / steps)).widened(by: 1, 1))
        }
      }
      if case .picture(let picture?) = step, let size = PNGSize.read(picture.file[...]) {
        let steps = Int32(DoodleSample.stepsInPixel)
        area = area.union(
          PixelRectangle(
            x: Int(picture.x / steps), y: Int(picture.y / steps), width: size.width, height: size.height))
      }
      area = area.union(more.map { DrawnStroke($0) }.reach)
    }
    return area
  }
}
