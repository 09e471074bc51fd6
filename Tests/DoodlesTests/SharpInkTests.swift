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

  private var paper: SharpPaper? {
    fixture.screen.view?.subviews.flatMap { $0.subviews }.compactMap { $0 as? SharpPaper }.last
  }

  /// Whether all that is seen is inked as the drawing is, so many times larger. How far the worst pixel is off.
  private func error() throws -> Int {
    let paper = try #require(paper)
    #expect(paper.isReady)
    let whole = try #require(fixture.canvas.result.picture(times: paper.inkScale))
    var worst = 0
    var count = 0
    for view in paper.subviews {
      let pixels = try #require(view.layer.contents?.bitmap)
      let scale = view.layer.contentsScale
      let (left, top) = (Int((view.frame.minX * scale).rounded()), Int((view.frame.minY * scale).rounded()))
      for y in stride(from: 0, to: pixels.height, by: 7) {
        for x in stride(from: 0, to: pixels.width, by: 3) {
          let (one, other) = (pixels[x, y], whole[left + x, top + y])
          if one != 0 { count += 1 }
          for shift in [0, 8, 16, 24] as [UInt32] {
            worst = max(worst, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
          }
        }
      }
    }
    #expect(count > 100)
    return worst
  }

  @Test("At its own size the paper's pixels are the screen's; enlarged the strokes are inked again")
  func rests() throws {
    fixture.draw(at: 300, force: 3)
    fixture.device.advance(by: 1)
    #expect(paper == nil)
    zoom()
    #expect(try error() <= 2)
    #expect(try #require(paper).inkScale > 3)
    fixture.key("0")
    fixture.device.advance(by: 1)
    #expect(paper == nil)
  }

  @Test("What is drawn, erased, taken back and done again while it is enlarged is as sharp")
  func drawn() throws {
    fixture.draw(at: 300, force: 3)
    zoom()
    fixture.draw(at: 330, force: 2)
    #expect(try error() <= 2)
    fixture.activate("Eraser")
    fixture.draw(at: 340, force: 2)
    #expect(fixture.strokes.count == 3)
    #expect(try error() <= 2)
    fixture.activate("Undo")
    #expect(try error() <= 2)
    fixture.activate("Redo")
    #expect(try error() <= 2)
    // What is kept has the same pixels as ever.
    let truth = fixture.canvas.result.picture()
    #expect(fixture.canvas.history.picture == truth)
  }

  @Test("Moved, what comes into sight is inked too")
  func moved() throws {
    fixture.draw(at: 300, force: 3)
    zoom(times: 2)
    zoom(UIKeyCommand.inputRightArrow, times: 2)
    #expect(try error() <= 2)
  }

  @Test("As much as a frame has time for is inked in it, and the middle first")
  func bounded() throws {
    fixture.draw(at: 300, force: 3)
    let many = fixture.strokes[0]
    fixture.device.run { for _ in 0..<400 { fixture.canvas.keep(many) } }
    for _ in 0..<3 { fixture.key("+") }
    fixture.device.advance(by: 0.45)
    let paper = try #require(paper)
    #expect(!paper.isReady)
    #expect(paper.subviews.count < 9)
    fixture.device.advance(by: 3)
    #expect(paper.isReady)
  }
}
