import Heft

// What is drawn and not saved outlasts the app: each stroke is kept as it ends, and a long one while it goes on.
extension NewDoodleViewController {
  /// Takes up what was drawn and not saved, on a doodle where it has one.
  func takeUp(_ draft: Draft, of doodle: Doodle?, _ contents: DoodleContents?) {
    self.doodle = doodle
    self.contents = contents
    self.draft = draft.drawing
  }

  /// Keeps what is drawn now, if it is neither saved nor thrown away.
  func keepDraft() {
    guard let canvas, !isOver else { return }
    if canvas.hasChanged {
      Doodle.drafts?.keep(Draft(of: doodle?.number, drawing: canvas.resultUnderWay))
    } else {
      Doodle.drafts?.forget()
    }
  }
}

extension Draft {
  /// The doodle that is drawn on; nil for a new one, and for one that is no more.
  var doodle: Doodle? {
    number.flatMap { number in Doodle.sortedDoodles.first { $0.number == number } }
  }
}
