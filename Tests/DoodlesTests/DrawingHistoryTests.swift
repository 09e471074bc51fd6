import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Undo and redo without a limit (DOODLES-4).
struct DrawingHistoryTests {
  private let plane = CoverageMask(width: 200, height: 300)

  private func draw(_ count: Int) -> (history: DrawingHistory, pictures: [Bitmap]) {
    var history = DrawingHistory(Drawings.drawing(0))
    var pictures = [history.picture]
    for stroke in Drawings.drawing(count).strokes {
      var picture = history.picture
      stroke.draw(into: &picture, through: plane)
      history.add(stroke, ink: picture)
      pictures.append(picture)
    }
    return (history, pictures)
  }

  @Test("Every step can be taken back and done again, to the pixel")
  func allTheWay() {
    var (history, pictures) = draw(60)
    for count in (0..<60).reversed() {
      let did = history.undo(through: plane)
      #expect(did)
      #expect(history.picture == pictures[count], "after \(count) strokes")
    }
    let more = history.undo(through: plane)
    #expect(!more)
    for count in 1...60 {
      let did = history.redo(through: plane)
      #expect(did)
      #expect(history.picture == pictures[count], "after \(count) strokes")
    }
    let again = history.redo(through: plane)
    #expect(!again)
  }

  @Test("Of a thousand strokes at most 26 pictures are kept", .rule("DOODLES-4"))
  func bounded() {
    var (history, _) = draw(1)
    let stroke = Drawings.drawing(1).strokes[0]
    for _ in 0..<1000 { history.add(stroke, ink: history.picture) }
    #expect(history.pictureCount <= 26)
    #expect(history.steps.count == 1001)
  }

  @Test("A new step ends what could be done again, and clearing is a step too")
  func clearing() {
    var (history, pictures) = draw(5)
    _ = history.undo(through: plane)
    history.addClear()
    #expect(history.undone.isEmpty)
    #expect(history.picture == pictures[0])
    #expect(history.visible.strokes.isEmpty)
    let undid = history.undo(through: plane)
    #expect(undid)
    #expect(history.picture == pictures[4])
    #expect(history.visible.strokes.count == 4)
    let redid = history.redo(through: plane)
    #expect(redid)
    #expect(history.picture == pictures[0])
  }

  @Test("A walk back and forth at random is always at the picture of its strokes")
  func anyWalk() {
    var random = Seeded(Seeded.seed)
    var history = DrawingHistory(Drawings.drawing(0))
    let strokes = Drawings.drawing(40).strokes
    for _ in 0..<80 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let stroke = strokes[Int.random(in: 0..<strokes.count, using: &random)]
        var picture = history.picture
        stroke.draw(into: &picture, through: plane)
        history.add(stroke, ink: picture)
      case 2: _ = history.redo(through: plane)
      case 3 where Int.random(in: 0..<8, using: &random) == 0: history.addClear()
      default: _ = history.undo(through: plane)
      }
      var truth = Drawings.drawing(0)
      truth.strokes = history.visible.strokes
      guard history.picture != truth.picture() else { continue }
      Issue.record("another picture after \(history.steps.count) steps, HEFT_SEED=\(Seeded.seed)")
      return
    }
  }

  @Test("A kept drawing's strokes can be taken back too")
  func reopened() {
    let drawing = Drawings.drawing(6)
    var history = DrawingHistory(drawing, picture: drawing.picture())
    var fewer = drawing
    while !fewer.strokes.isEmpty {
      fewer.strokes.removeLast()
      let did = history.undo(through: plane)
      #expect(did)
      #expect(history.picture == fewer.picture())
    }
  }
}
