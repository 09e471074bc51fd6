import Heft
import HeftTesting
import Ink
import Testing

@testable import Doodles

/// Doodles on a phone of 375 x 667 points with an empty canvas in front.
final class CanvasFixture {
  let device: TestDevice

  init(
    width: Double = 375, height: Double = 667, storage: any KeptStorage = MemoryStorage(),
    isDrawing: Bool = true
  ) {
    device = TestDevice(DoodlesApp.app, width: width, height: height, storage: storage)
    if isDrawing { activate("New doodle") } else { device.advance(by: 1) }
  }

  /// The screen with the canvas.
  var screen: NewDoodleViewController {
    let navigation = device.run {
      (UIApplication.shared.keyWindow?.rootViewController as? DoodlesSplitViewController)?.canvas
    }
    return navigation.flatMap { $0 }?.viewControllers.first as! NewDoodleViewController
  }

  var canvas: Canvas { screen.canvas! }
  var strokes: [DrawnStroke] { canvas.history.visible.strokes }
  var texts: [String] { device.host.screen.texts }

  /// Returns the view on the screen that has this name for a screen reader.
  func view(_ label: String) -> RenderedTree.View? {
    device.host.screen.views.values.first { $0.accessibility?.label == label }
  }

  /// Does what a screen reader or the keyboard does with it, and waits so many seconds.
  func activate(_ label: String, wait: Double = 1) {
    device.device.handle(
      .action(HostEvent.Action(view: view(label)?.number ?? 0, kind: .activate, time: device.time)))
    device.advance(by: wait)
  }

  func key(_ name: String) {
    device.device.handle(.key(HostEvent.Key(isDown: true, time: device.time, name: name)))
    device.device.handle(.key(HostEvent.Key(isDown: false, time: device.time, name: name)))
  }

  /// Draws a wave at a height, from a place on; the line takes half a second with its 30 steps of 7 points.
  func draw(
    at y: Double, from x: Double = 60, steps: Int = 30, force: Double = 1, type: PointerType = .touch,
    buttons: PointerButtons = []
  ) {
    let finger = device.press(at: x, y, force: force, type: type, buttons: buttons)
    for step in 1...steps {
      device.advance(by: 1.0 / 60)
      finger.move(to: x + Double(step) * 7, y + 15 * Mathematics.sine(Double(step) / 3), force: force)
    }
    finger.lift()
  }

  /// Begins a doodle with so many strokes.
  func drawNew(strokes count: Int) {
    activate("New doodle")
    for index in 0..<count { draw(at: 200 + 50 * Double(index)) }
  }

  /// Saves what is on the canvas, under the name that is proposed.
  func save() {
    activate("Done")
    activate("Save")
  }

  /// Opens the doodle on top of the list, to draw on it.
  func drawOnFirst() {
    device.tap(at: 150, 100)
    device.advance(by: 1)
    activate("Draw on It")
  }

  /// Two fingers that go apart at a height, from 70 to 190 points.
  func pinch(at y: Double) {
    let (one, other) = (device.press(at: 150, y), device.press(at: 220, y))
    for step in 1...20 {
      one.move(to: 150 - Double(step) * 3, y)
      other.move(to: 220 + Double(step) * 3, y)
    }
    one.lift()
    other.lift()
    device.advance(by: 0.5)
  }

  /// The strokes that are inked anew for paper that is enlarged or turned; nil where the paper's own pixels are shown.
  var sharpPaper: SharpPaper? {
    screen.view?.subviews.flatMap { $0.subviews }.compactMap { $0 as? SharpPaper }.last
  }

  /// How far the worst pixel of all tiles that are shown is off from the whole drawing, so many times larger as they are.
  ///
  /// Looks at a pixel in every third column and seventh row, and wants some of them to have ink.
  func worstPixel(sourceLocation: SourceLocation = #_sourceLocation) throws -> Int {
    let paper = try #require(sharpPaper, sourceLocation: sourceLocation)
    #expect(paper.isReady, sourceLocation: sourceLocation)
    let whole = try #require(canvas.result.picture(times: paper.inkScale), sourceLocation: sourceLocation)
    let corner = canvas.result.enlarged(paper.inkScale)
    var (worst, count) = (0, 0)
    for view in paper.subviews {
      let pixels = try #require(view.layer.contents?.bitmap, sourceLocation: sourceLocation)
      let scale = view.layer.contentsScale
      let (left, top) = (Int((view.frame.minX * scale).rounded()), Int((view.frame.minY * scale).rounded()))
      for y in stride(from: 0, to: pixels.height, by: 7) {
        for x in stride(from: 0, to: pixels.width, by: 3) {
          let (one, other) = (pixels[x, y], whole[left - corner.x + x, top - corner.y + y])
          if one != 0 { count += 1 }
          for shift in [0, 8, 16, 24] as [UInt32] {
            worst = max(worst, abs(Int(one >> shift & 255) - Int(other >> shift & 255)))
          }
        }
      }
    }
    #expect(count > 100, sourceLocation: sourceLocation)
    return worst
  }

  /// Several fingers that tap at once.
  func tap(fingers: Int) {
    let all = (0..<fingers).map { device.press(at: 100 + Double($0) * 60, 300) }
    device.advance(by: 0.05)
    for finger in all { finger.lift() }
    device.advance(by: 0.4)
  }
}
