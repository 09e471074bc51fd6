import DoodleFormats
import Ink
import TestRules
import Testing

/// Pencils with grain and washes in files of other formats, and as pictures.
struct InkFinishFormatTests {
  private func stroke(_ kind: InkBrush.Kind, isGrainy: Bool, y: Double) -> DoodleStroke {
    DoodleStroke(
      kind: kind, isGrainy: isGrainy, size: 4096, color: 0xFF20_6040,
      samples: (0..<40).map { index in
        let (x, time) = (30 + Double(index) * 3, Double(index) / 120)
        return DoodleSample(InkSample(x: x, y: y, time: time, force: 0.3 + time * 1.5))
      })
  }

  private var document: DoodleDocument {
    DoodleDocument(
      paper: .init(width: 200, height: 150),
      strokes: [
        stroke(.pencil, isGrainy: true, y: 40), stroke(.pencil, isGrainy: false, y: 80),
        stroke(.watercolor, isGrainy: false, y: 120),
      ])
  }

  @Test("InkML keeps that a pencil has grain, and washes", .rule("FORMAT-10"))
  func inkML() throws {
    let read = try DoodleFormat.inkml.read(try DoodleFormat.inkml.write(document)).document
    #expect(read.strokes.map(\.kind) == [.pencil, .pencil, .watercolor])
    #expect(read.strokes.map(\.isGrainy) == [true, false, false])
  }

  @Test(
    "A picture of a document has the grain and the edge that the ink has, each at its place on the paper",
    .rule("FORMAT-12"))
  func picture() throws {
    var expected = try #require(Bitmap(width: 200, height: 150))
    let placed = PlacedStroke(.identity, through: CoverageMask(width: 200, height: 150))
    for stroke in document.strokes {
      var brush = InkBrush(stroke.kind, size: 16, color: stroke.color)
      brush.isGrainy = stroke.isGrainy
      placed.draw(stroke.samples.map(\.ink), with: brush, into: &expected)
    }
    var bare = document
    bare.paper.color = 0
    #expect(try DoodlePicture(bare).bitmap(scale: 1) == expected)
    // Paper without an end is cut out of the same.
    bare.paper.width = 0
    let cut = DoodlePicture(bare)
    let part = try cut.bitmap(scale: 1)
    var worst = 0
    for y in 0..<part.height {
      for x in 0..<part.width {
        let (one, other) = (part[x, y] >> 24, expected[x + Int(cut.x), y + Int(cut.y)] >> 24)
        worst = max(worst, abs(Int(one) - Int(other)))
      }
    }
    #expect(part.width > 100 && worst <= 12)
  }
}
