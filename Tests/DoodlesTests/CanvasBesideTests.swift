import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The canvas beside the list (DOODLES-22).
struct CanvasBesideTests {
  private let fixture = CanvasFixture(width: 1024, height: 768)

  private func draw(at y: Double) { fixture.draw(at: y, from: 500) }

  @Test(
    "On a wide screen the canvas is beside the list, and what was saved takes its place", .rule("DOODLES-22"))
  func beside() {
    #expect(fixture.texts.contains("Doodles") && fixture.texts.contains("New Doodle"))
    #expect(abs(fixture.canvas.bounds.width - 704) < 1)
    draw(at: 300)
    #expect(fixture.strokes.count == 1)
    fixture.save()
    #expect(fixture.view("Share") != nil && fixture.texts.contains("Doodle 1"))
    fixture.activate("Draw on It")
    draw(at: 400)
    fixture.activate("Done")
    #expect(fixture.device.contents().map { $0?.strokes?.strokes.count } == [2])
    #expect(fixture.view("Doodle 1")?.accessibility?.value == "2 strokes")
  }

  @Test("The list is hidden for more paper, and back when the canvas goes", .rule("DOODLES-22"))
  func hiddenList() {
    fixture.activate("Show or hide the list")
    #expect(!fixture.texts.contains("Doodles"))
    #expect(abs(fixture.canvas.bounds.width - 1024) < 1)
    draw(at: 300)
    fixture.activate("Show or hide the list")
    // Paper that has ink keeps its size.
    #expect(abs(fixture.canvas.bounds.width - 1024) < 1 && fixture.strokes.count == 1)
    fixture.activate("Show or hide the list")
    fixture.save()
    #expect(fixture.texts.contains("Doodles"))
  }

  @Test(
    "A tablet held upright has the canvas alone, and the list again when it goes", .rule("DOODLES-22"),
    arguments: [768.0, 919, 920])
  func upright(width: Double) {
    let fixture = CanvasFixture(width: width, height: 1024)
    let isAlone = width < 920
    #expect(fixture.texts.contains("Doodles") != isAlone)
    #expect(abs(fixture.canvas.bounds.width - (isAlone ? width : width - 320)) < 1)
    fixture.activate("Show or hide the list")
    #expect(fixture.texts.contains("Doodles") == isAlone)
    fixture.activate("Show or hide the list")
    fixture.draw(at: 300, from: 400)
    fixture.save()
    #expect(fixture.texts.contains("Doodles") && fixture.view("Share") != nil)
  }

  @Test(
    "Another doodle that is chosen while one draws asks what is to become of the drawing", .rule("DOODLES-22")
  )
  func otherDoodle() {
    draw(at: 300)
    fixture.save()
    fixture.activate("New doodle")
    draw(at: 300)
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    fixture.activate("Keep Drawing")
    #expect(fixture.strokes.count == 1 && fixture.texts.contains("New Doodle"))
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    fixture.activate("Throw Away")
    #expect(!fixture.texts.contains("New Doodle") && fixture.view("Share") != nil)
  }

  @Test("A drawing beside the list outlasts the app too", .rule("DOODLES-14"))
  func outlasts() {
    draw(at: 300)
    fixture.device.flushStorage()
    fixture.device.device.launch(DoodlesApp.app)
    fixture.device.advance(by: 1)
    #expect(fixture.strokes.count == 1 && fixture.texts.contains("Doodles"))
    fixture.activate("Undo")
    #expect(fixture.strokes.isEmpty)
  }

  @Test(
    "A window that becomes narrow has the canvas over all, and it stays there when the window is wide again",
    .rule("DOODLES-22")
  )
  func turned() {
    draw(at: 300)
    for width in [375.0, 1024, 375] {
      fixture.device.device.handle(.screen(HostEvent.Screen(width: width, height: 768)))
      fixture.device.advance(by: 1)
      #expect(fixture.strokes.count == 1 && fixture.texts.contains("New Doodle"), "\(width)")
      #expect(fixture.screen.navigationController?.presentingViewController != nil, "\(width)")
    }
    fixture.save()
    #expect(fixture.texts.contains("Doodle 1") && !fixture.texts.contains("New Doodle"))
    #expect(fixture.device.contents().map { $0?.strokes?.strokes.count } == [1])
  }
}
