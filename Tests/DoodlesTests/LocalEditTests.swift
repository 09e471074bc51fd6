import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Edits ink anew what they change (DOODLES-24), to the same pixels as all of it.
struct LocalEditTests {
  private let plane = CoverageMask(width: 200, height: 300)

  /// Strokes on two layers over a picture.
  private func drawing() throws -> Drawing {
    var drawing = Drawings.drawing(24)
    for index in drawing.strokes.indices where index % 3 == 2 { drawing.strokes[index].layer = 1 }
    drawing.strokes[4].brush = InkBrush(.watercolor, size: 14, color: 0xFF10_A020)
    drawing.strokes[8].brush.isGrainy = true
    var document = DoodleDocument()
    document.layers = [.init(name: "Low", opacity: 200), .init(name: "High", opacity: 90)]
    drawing.sheet = DoodleSheet(document)
    drawing.base = Drawings.base(Drawings.drawing(5))
    return drawing
  }

  private func expectTrue(_ history: DrawingHistory, _ drawing: Drawing, _ comment: Comment) {
    var now = drawing
    (now.strokes, now.base) = (history.visible.strokes, history.visible.base)
    now.sheet = history.sheet
    #expect(history.picture == now.picture(), comment)
  }

  private func moved(_ stroke: DrawnStroke, _ x: Int32, _ y: Int32) -> DrawnStroke {
    var own = stroke
    for index in own.samples.indices {
      own.samples[index].x += x
      own.samples[index].y += y
    }
    return own
  }

  @Test(
    "Strokes that are moved, colored, deleted and laid have the pixels that all have inked anew, and so has undo",
    .rule("DOODLES-24"))
  func random() throws {
    let drawing = try drawing()
    var (history, numbers) = (DrawingHistory(drawing), Seeded(7))
    let other = try #require(Drawings.base(Drawings.drawing(9)))
    var seen = [history.picture]
    for step in 0..<30 {
      var strokes = history.visible.strokes
      let places = strokes.indices.filter { _ in Int.random(in: 0..<8, using: &numbers) == 0 }
      switch step % 6 {
      case 0, 3:
        for place in places { strokes[place] = moved(strokes[place], 5 * 1024 + 300, -9 * 1024) }
      case 1: for place in places { strokes[place].brush.color = 0xFF80_2010 }
      case 2: for place in places.reversed().prefix(2) { strokes.remove(at: place) }
      case 4: strokes.insert(moved(strokes[3], 2000, 30_000), at: 7)
      default:
        let areas = history.change(.picture(step % 4 == 1 ? other : drawing.base))
        #expect(areas.allSatisfy { drawing.area.holds($0) })
      }
      if step % 6 != 5 { _ = history.change(.edit(DoodleEdit(from: history.visible.strokes, to: strokes))) }
      #expect(history.visible.strokes == strokes)
      expectTrue(history, drawing, "step \(step)")
      seen.append(history.picture)
    }
    for count in (0..<30).reversed() {
      let did = history.undo(through: plane)
      #expect(did && history.picture == seen[count], "after \(count) steps")
    }
    for count in 1...30 {
      let did = history.redo(through: plane)
      #expect(did && history.picture == seen[count], "after \(count) steps again")
    }
  }

  @Test("Of many strokes only the place of the changed one is inked anew", .rule("DOODLES-24"))
  func small() throws {
    var drawing = try #require(Drawing(width: 2000, height: 2000, scale: 2))
    for row in 0..<40 {
      for column in 0..<10 {
        drawing.strokes.append(
          moved(
            Drawings.stroke(at: 20, count: 10), Int32(column) * 190 * 1024, Int32(row) * 45 * 1024))
      }
    }
    var history = DrawingHistory(drawing, picture: Bitmap(width: 2000, height: 2000))
    var strokes = drawing.strokes
    strokes[205] = moved(strokes[205], 700 * 1024, 0)
    let areas = history.change(.edit(DoodleEdit(from: drawing.strokes, to: strokes)))
    // The picture that was given as known is bare: ink is where something was inked anew.
    let (old, new) = (drawing.strokes[205].reach, strokes[205].reach)
    #expect(areas == [old, new])
    let inked = history.picture.changes(since: nil)
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { old.holds($0) || new.holds($0) })
    strokes.remove(at: 0)
    let more = history.change(.edit(DoodleEdit(from: history.visible.strokes, to: strokes)))
    #expect(more == [drawing.strokes[0].reach])
  }
}
