import Heft
import HeftTesting
import TestRules
import Testing

@testable import Doodles

/// A hand that rests on the paper while another finger leaves the screen (TOUCH-18).
struct RestingHandTests {
  private let fixture = CanvasFixture(isDrawing: false)

  private func tap(_ label: String) throws {
    let place = try #require(fixture.device.host.screen.middle(of: label), "\(label): \(fixture.texts)")
    fixture.device.tap(at: Double(place.x), Double(place.y))
    fixture.device.advance(by: 1)
  }

  @Test(
    "A doodle is saved, or thrown away, while a hand rests on the paper, twice over", .rule("TOUCH-18"),
    arguments: [["Done", "Save"], ["Cancel", "Throw Away"]])
  func leaves(labels: [String]) throws {
    for round in 1...2 {
      fixture.drawNew(strokes: 1)
      let hand = fixture.device.press(at: 60, 500)
      hand.move(to: 70, 500)
      for label in labels { try tap(label) }
      #expect(!fixture.texts.contains("New Doodle"))
      hand.move(to: 90, 500)
      hand.lift()
      fixture.device.advance(by: 2)
      #expect(fixture.device.run { Doodle.sortedDoodles.count } == (labels.contains("Save") ? round : 0))
    }
    #expect(fixture.device.host.screen.mistakes.isEmpty)
  }
}
