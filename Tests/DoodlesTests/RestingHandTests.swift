import Heft
import HeftTesting
import Testing

@testable import Doodles

/// A hand that rests on the paper while another finger leaves the screen (TOUCH-18).
struct RestingHandTests {
  private let stage = CanvasStage(isDrawing: false)

  private func tap(_ label: String) throws {
    let place = try #require(stage.device.host.screen.middle(of: label), "\(label): \(stage.texts)")
    stage.device.tap(at: Double(place.x), Double(place.y))
    stage.device.advance(by: 1)
  }

  @Test(
    "TOUCH-18: a doodle is saved, or thrown away, while a hand rests on the paper, twice over",
    arguments: [["Done", "Save"], ["Cancel", "Throw Away"]])
  func leaves(way: [String]) throws {
    for round in 1...2 {
      stage.drawNew(strokes: 1)
      let hand = stage.device.press(at: 60, 500)
      hand.move(to: 70, 500)
      for label in way { try tap(label) }
      #expect(!stage.texts.contains("New Doodle"))
      hand.move(to: 90, 500)
      hand.lift()
      stage.device.advance(by: 2)
      #expect(stage.device.run { Doodle.sortedDoodles.count } == (way.contains("Save") ? round : 0))
    }
    #expect(stage.device.host.screen.mistakes.isEmpty)
  }
}
