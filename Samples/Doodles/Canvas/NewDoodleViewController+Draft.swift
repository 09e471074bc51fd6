import Heft

// What is drawn and not saved outlasts the app: each stroke is kept as it ends, and a long one while it goes on.
extension NewDoodleViewController {
  /// Takes up what was drawn and not saved.
  func takeUp(_ draft: Draft) {
    doodle = draft.number.flatMap { number in Doodle.sortedDoodles.first { $0.number == number } }
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
