import Heft
import HeftTesting
import Ink
import Testing

@testable import Doodles

/// What is drawn and not saved outlasts the app (DOODLES-14).
struct DraftTests {
  private let stage = CanvasStage()
  private var device: TestDevice { stage.device }
  private var texts: [String] { stage.texts }

  /// The app is ended by force and launched again.
  private func relaunch() {
    device.keepWhatIsStored()
    device.device.launch(DoodlesApp.app)
    device.advance(by: 1)
  }

  /// The page goes without a word, and another device starts with what was kept: what its canvas says, if there is one.
  private func canvasAfterwards() -> String? {
    device.keepWhatIsStored()
    let later = TestDevice(DoodlesApp.app, storage: device.storage)
    let canvas = later.host.screen.views.values.first { $0.accessibility?.label == "New Doodle, canvas" }
    return canvas?.accessibility?.value
  }

  private var drafts: [HostEvent.StoredItem] { device.storage.items.filter { $0.key.hasPrefix("draft") } }
  private var isKept: Bool { !drafts.isEmpty }

  @Test("A drawing is back on the canvas after the app was ended, stroke by stroke, and can be taken back")
  func ended() {
    stage.draw(at: 200)
    stage.draw(at: 300, force: 3)
    let (strokes, picture) = (stage.strokes, stage.canvas.history.picture)
    relaunch()
    #expect(stage.strokes == strokes)
    #expect(stage.canvas.history.picture == picture)
    #expect(stage.view("Done")?.accessibility?.role == "button")
    stage.activate("Undo")
    #expect(stage.strokes == Array(strokes.dropLast()))
    stage.activate("Cancel")
    stage.activate("Throw Away")
    #expect(texts.contains("Doodles"))
    #expect(!texts.contains("New Doodle"))
  }

  @Test("It is kept once the hand has rested for a second, and when the page is hidden")
  func rested() {
    stage.draw(at: 200)
    #expect(canvasAfterwards() == nil)
    device.advance(by: 1.1)
    #expect(canvasAfterwards()?.hasPrefix("1 stroke, ") == true)
    #expect(!device.host.wantsTicks)
    stage.draw(at: 300)
    device.device.handle(.visibility(isVisible: false, time: device.time))
    #expect(canvasAfterwards()?.hasPrefix("2 strokes, ") == true)
  }

  @Test("Nothing of it is left once it is saved, thrown away or taken back")
  func over() {
    stage.draw(at: 200)
    device.advance(by: 1.1)
    stage.activate("Undo")
    device.advance(by: 1.1)
    #expect(!isKept)
    stage.draw(at: 200)
    device.advance(by: 1.1)
    #expect(isKept)
    stage.activate("Cancel")
    stage.activate("Throw Away")
    #expect(!isKept)
    stage.activate("New doodle")
    #expect(stage.strokes.isEmpty)
    stage.draw(at: 200)
    device.advance(by: 1.1)
    stage.save()
    #expect(!isKept)
    relaunch()
    #expect(texts.contains("Doodles") && texts.contains("Doodle 1"))
    #expect(!texts.contains("New Doodle"))
  }

  @Test("What is thrown away stays so if the page is hidden while the canvas goes")
  func hiddenWhileGoing() {
    stage.draw(at: 200)
    device.advance(by: 1.1)
    stage.activate("Cancel")
    stage.activate("Throw Away", wait: 0.5)
    #expect(texts.contains("New Doodle"))
    device.device.handle(.visibility(isVisible: false, time: device.time))
    #expect(!isKept)
  }

  @Test("What is drawn on a kept doodle is a draft of that doodle, and saved into it")
  func drawingOn() throws {
    stage.draw(at: 200)
    stage.save()
    stage.drawOnFirst()
    stage.draw(at: 300)
    relaunch()
    #expect(stage.view("Doodle 1, canvas")?.accessibility?.value.hasPrefix("2 strokes") == true)
    stage.activate("Done")
    let doodles = try #require(device.run { Doodle.sortedDoodles })
    #expect(doodles.map { $0.strokes?.strokes.count } == [2])
    #expect(!isKept)
  }

  @Test("A draft on a doodle of which only pixels are known holds the doodle's own PNG")
  func drawingOnPixels() throws {
    // What comes after the end of a PNG is no pixel: a picture that is packed anew is without it.
    let png = PNG.encode(Drawings.drawing().picture()) + [0x48]
    let name = Array("Old".utf8)
    let old: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(name.count), 0] + name + png
    let stage = CanvasStage(
      storage: MemoryStorage([
        HostEvent.StoredItem(app: DoodlesApp.app.bundleIdentifier, key: "doodle-1", bytes: old)
      ]))
    stage.activate("Cancel")
    stage.drawOnFirst()
    stage.draw(at: 300)
    stage.device.advance(by: 1.1)
    stage.device.keepWhatIsStored()
    let kept = try #require(stage.device.storage.items.first { $0.key.hasPrefix("draft") })
    let draft = try #require(Draft(kept.bytes))
    #expect(draft.drawing.strokes.count == 1)
    #expect(draft.drawing.base?.png == png)
  }

  @Test("A quick action that launches the app finds the drawing")
  func shortcuts() {
    stage.draw(at: 200)
    device.advance(by: 1.1)
    device.device.end()
    device.device.open(DoodlesApp.app, with: DoodlesApp.app.shortcutItems[0])
    device.advance(by: 1)
    #expect(stage.strokes.count == 1)
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A damaged draft is none and stays where it is")
  func damaged() {
    stage.draw(at: 200)
    device.advance(by: 1.1)
    var bytes = drafts.first?.bytes ?? []
    bytes.removeLast()
    let storage = MemoryStorage([
      HostEvent.StoredItem(app: DoodlesApp.app.bundleIdentifier, key: "draft", bytes: bytes)
    ])
    let later = TestDevice(DoodlesApp.app, storage: storage)
    #expect(later.host.screen.texts.contains("No doodles yet.\nTap + and draw one."))
    #expect(later.host.screen.mistakes == [])
    #expect(storage.items.contains { $0.key == "draft" })
  }

  @Test("What an earlier version kept, under a key without a number, is on the canvas again")
  func earlierVersion() {
    stage.draw(at: 200)
    device.advance(by: 1.1)
    let bytes = drafts.first?.bytes ?? []
    let storage = MemoryStorage([
      HostEvent.StoredItem(app: DoodlesApp.app.bundleIdentifier, key: "draft", bytes: bytes)
    ])
    let later = TestDevice(DoodlesApp.app, storage: storage)
    later.advance(by: 1)
    let canvas = later.host.screen.views.values.first { $0.accessibility?.label == "New Doodle, canvas" }
    #expect(canvas?.accessibility?.value.hasPrefix("1 stroke, ") == true)
  }
}
