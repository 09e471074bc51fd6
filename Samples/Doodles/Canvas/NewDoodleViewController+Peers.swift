import Heft
import Ink

// A doodle that is drawn on in several pages at once: each shows what the others draw.
extension NewDoodleViewController {
  /// How long a change of another page waits for what is under way here, until it is tried again, in seconds (our choice).
  private static let patience: TimeInterval = 0.1

  func beginSharing() {
    guard let doodle, let canvas, let contents, peers == nil else { return }
    let peers = CanvasPeers(
      of: doodle.number, saved: contents.drawing ?? canvas.ground, now: canvas.result,
      in: UIApplication.shared.storage)
    peers.told = weakify(self) { $0.follow($1, saved: nil) }
    self.peers = peers
    Doodle.draw(with: peers)
  }

  /// Nobody draws here any more.
  func endSharing(throwingAway: Bool) {
    peers?.end(throwingAway: throwingAway)
    peers = nil
    coming = []
  }

  /// Another page may have saved the doodle: this one goes on from there.
  func followSaved() {
    guard let doodle, let contents, !isOver, canvas != nil, doodle.contents !== contents else { return }
    title = doodle.name
    canvas?.accessibilityLabel = "\(doodle.name), canvas"
    Doodle.load(doodle, weakify(self) { $0.follow(saved: $1, since: contents) })
  }

  private func follow(saved: DoodleContents?, since contents: DoodleContents) {
    guard let canvas, self.contents === contents, let before = contents.drawing, let saved,
      let drawing = saved.drawing, drawing.isAsLarge(as: before)
    else { return }
    var change = CanvasChange(from: before, to: drawing)
    // What was arranged here and is not saved stays.
    if canvas.sheet != before.sheet { change.sheet = nil }
    if canvas.base != before.base { (change.hasOtherBase, change.base) = (false, nil) }
    follow(change, saved: saved)
  }

  /// Shows what another page has changed, once nothing is under way here; the saved doodle may have it.
  private func follow(_ change: CanvasChange, saved: DoodleContents?) {
    guard !isOver else { return }
    coming.append((change, saved))
    if coming.count == 1 { catchUp() }
  }

  private func catchUp() {
    guard let canvas, !isOver, !coming.isEmpty else { return }
    guard canvas.isIdle, !isBusy, entry == nil else {
      let screen = Weak<NewDoodleViewController>(wrappedValue: self)
      Timer.scheduledTimer(withTimeInterval: NewDoodleViewController.patience, repeats: false) { _ in
        screen.wrappedValue?.catchUp()
      }
      return
    }
    for (change, saved) in coming {
      canvas.follow(change)
      guard let saved, let drawing = saved.drawing else { continue }
      contents = saved
      canvas.original = drawing
      peers?.note(saved: drawing)
    }
    coming = []
    peers?.note(canvas.result)
    selectionView?.follow()
    showWhatCanBeDone()
    showSheet()
    keepDraft()
  }
}

extension Drawing {
  /// Whether strokes of the one lie on the other where they did.
  func isAsLarge(as other: Drawing) -> Bool {
    isEndless == other.isEndless && (isEndless || (width == other.width && height == other.height))
  }
}

extension SelectionView {
  /// The strokes that are chosen stay so among those that others have changed.
  func follow() {
    selection = selection?.following(canvas.history.visible.strokes, picture: canvas.pictured)
  }
}
