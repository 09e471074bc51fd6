import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Pictures in a size of their own (DOODLES-26), and the list beside the doodle (DOODLES-22).
struct PictureExportTests {
  @Test(
    "A picture is inked anew in one, two and four times the size, on white paper or none", .rule("DOODLES-26")
  )
  func sizes() throws {
    let drawing = Drawings.drawing()
    for export in PictureExport.all(of: drawing) {
      let png = try #require(export.png(of: drawing))
      let picture = try #require(PNG.decode(png))
      #expect(Double(picture.width) == 200 * export.times && Double(picture.height) == 300 * export.times)
      #expect(picture[0, 0] == (export.isTransparent ? 0 : 0xFFFF_FFFF))
      #expect(export.title(of: drawing).hasPrefix("\(Int(export.times))\u{00D7}, \(picture.width) by "))
    }
    let own = try #require(PictureExport(times: 1, isTransparent: true).png(of: drawing))
    #expect(PNG.decode(own) == drawing.picture())
  }

  @Test("A size that no picture can have is not offered")
  func tooLarge() throws {
    let drawing = try #require(Drawing(width: 5000, height: 20, scale: 1))
    #expect(PictureExport.all(of: drawing).map { $0.times } == [1, 1])
    #expect(PictureExport(times: 2, isTransparent: true).png(of: drawing) == nil)
  }

  @Test("The share sheet leads to the sizes")
  func sheet() {
    let fixture = CanvasFixture()
    fixture.draw(at: 300)
    fixture.save()
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    fixture.activate("Share")
    fixture.activate("Picture Size\u{2026}")
    #expect(fixture.texts.contains { $0.hasPrefix("2\u{00D7}, ") })
  }

  @Test(
    "On a wide screen the list stays beside the doodle that is chosen, and nothing is left of one that is deleted"
  )
  func split() {
    let fixture = CanvasFixture(width: 1024, height: 768)
    fixture.draw(at: 300, from: 500)
    fixture.save()
    // The new doodle takes the place of the canvas.
    #expect(fixture.view("Share") != nil)
    #expect(fixture.texts.contains("Doodles"))
    #expect(!fixture.texts.contains("Choose a doodle, or draw a new one."))
    fixture.activate("Draw on It")
    #expect(fixture.texts.contains("Doodles"))
    fixture.activate("Cancel")
    fixture.activate("Delete")
    #expect(fixture.texts.contains("Choose a doodle, or draw a new one."))
    #expect(fixture.texts.contains("No doodles yet.\nTap + and draw one."))
  }
}
