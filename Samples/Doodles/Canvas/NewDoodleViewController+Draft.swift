import Heft

// What is drawn and not saved outlasts the app: it is kept when the hand rests and when the app is left.
extension NewDoodleViewController {
  /// How long the hand rests first, in seconds, so that no line waits for it (our choice).
  private static let rest: TimeInterval = 1

  /// Takes up what was drawn and not saved.
  func takeUp(_ draft: Draft) {
    doodle = draft.number.flatMap { number in Doodle.sortedDoodles.first { $0.number == number } }
    self.draft = draft.drawing
  }

  /// Keeps what is drawn once the hand rests.
  func keepDraftLater() {
    draftTimer?.invalidate()
    let screen = Weak<NewDoodleViewController>(wrappedValue: self)
    draftTimer = Timer.scheduledTimer(withTimeInterval: NewDoodleViewController.rest, repeats: false) { _ in
      screen.wrappedValue?.keepDraft()
    }
  }

  /// Keeps what is drawn now, if it is neither saved nor thrown away.
  func keepDraft() {
    draftTimer?.invalidate()
    draftTimer = nil
    guard let canvas, !isOver else { return }
    if canvas.hasChanged {
      Doodle.drafts?.keep(Draft(of: doodle?.number, drawing: canvas.result))
    } else {
      Doodle.drafts?.forget()
    }
  }
}
