import Heft
import HeftTesting
import Ink
import Testing

@testable import Doodles

/// Ink at the screen's own pixels, whatever the zoom (DOODLES-25).
struct SharpInkTests {
  private let fixture = CanvasFixture()

  private func zoom(_ key: String = "+", times: Int = 3) {
    for _ in 0..<times {
      fixture.key(key)
      fixture.device.advance(by: 0.4)
    }
    fixture.device.advance(by: 1)
  }

  @Test("At its own size the paper's pixels are the screen's; enlarged the strokes are inked again")
  func rests() throws {
    fixture.draw(at: 300, force: 3)
    fixture.device.advance(by: 1)
    #expect(fixture.sharpPaper == nil)
    zoom()
    #expect(try fixture.worstPixel() <= 2)
    #expect(try #require(fixture.sharpPaper).inkScale > 3)
    fixture.key("0")
    fixture.device.advance(by: 1)
    #expect(fixture.sharpPaper == nil)
  }

  @Test("What is drawn, erased, taken back and done again while it is enlarged is as sharp")
  func drawn() throws {
    fixture.draw(at: 300, force: 3)
    zoom()
    fixture.draw(at: 330, force: 2)
    #expect(try fixture.worstPixel() <= 2)
    fixture.activate("Eraser")
    fixture.draw(at: 340, force: 2)
    #expect(fixture.strokes.count == 3)
    #expect(try fixture.worstPixel() <= 2)
    fixture.activate("Undo")
    #expect(try fixture.worstPixel() <= 2)
    fixture.activate("Redo")
    #expect(try fixture.worstPixel() <= 2)
    // The kept picture has the same pixels as ever.
    let truth = fixture.canvas.result.picture()
    #expect(fixture.canvas.history.picture == truth)
  }

  @Test("Moved, what comes into sight is inked too")
  func moved() throws {
    fixture.draw(at: 300, force: 3)
    zoom(times: 2)
    zoom(UIKeyCommand.inputRightArrow, times: 2)
    #expect(try fixture.worstPixel() <= 2)
  }

  @Test("As much as a frame has time for is inked in it, and the middle first")
  func bounded() throws {
    fixture.draw(at: 300, force: 3)
    // Fine strokes are the quickest to ink, and have as many samples.
    var many = fixture.strokes[0]
    many.brush.size = 1
    fixture.device.run { for _ in 0..<400 { fixture.canvas.keep(many) } }
    for _ in 0..<3 { fixture.key("+") }
    fixture.device.advance(by: 0.45)
    let paper = try #require(fixture.sharpPaper)
    #expect(!paper.isReady)
    #expect(paper.subviews.count < 9)
    fixture.device.advance(by: 3)
    #expect(paper.isReady)
  }
}
