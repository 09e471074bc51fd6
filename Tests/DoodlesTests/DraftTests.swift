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
    device.flushStorage()
    device.device.launch(DoodlesApp.app)
    device.advance(by: 1)
  }

  /// The page goes without a word, and another device starts with what was kept: what its canvas says, if there is one.
  private func canvasAfterwards() -> String? {
    device.flushStorage()
    let later = TestDevice(DoodlesApp.app, storage: device.storage)
    let canvas = later.host.screen.views.values.first { $0.accessibility?.label == "New Doodle, canvas" }
    return canvas?.accessibility?.value
  }

  private var drafts: [HostEvent.StoredItem] { device.storage.items.filter { $0.key.hasPrefix("draft") } }
  /// What an earlier version would have kept.
  private var whole: [UInt8] {
    [1] + [UInt8](repeating: 255, count: 8) + DrawingFile.write(stage.canvas.result)
  }
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

  @Test("DOODLES-14: Each stroke is kept as it ends, however soon the next one begins")
  func strokeByStroke() {
    for count in 1...4 {
      stage.draw(at: 150 + 50 * Double(count))
      #expect(canvasAfterwards()?.hasPrefix("\(count) stroke") == true)
    }
    #expect(!device.host.wantsTicks)
  }

  @Test("DOODLES-14: A stroke that goes on is kept every two seconds, and is one stroke in the end")
  func longStroke() {
    let finger = device.press(at: 60, 200)
    for step in 1...300 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 60 + Double(step % 200), 200 + Double(step % 37))
    }
    let way = stage.canvas.stroke?.samples.count ?? 0
    let known = laterDraft()?.drawing.strokes.first?.samples.count ?? 0
    #expect(known > way / 2 && known < way)
    finger.lift()
    device.flushStorage()
    #expect(laterDraft()?.drawing.strokes == stage.strokes)
    // Nothing of it was written twice.
    #expect(device.storage.items.filter { $0.key.hasPrefix("draft-") }.count == 5)
  }

  @Test("DOODLES-14: A long stroke that turns out to be none leaves nothing")
  func droppedStroke() {
    let finger = device.press(at: 60, 200)
    for step in 1...150 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 60 + Double(step % 70), 200 + Double(step % 37))
    }
    device.flushStorage()
    #expect(isKept)
    finger.cancel()
    device.flushStorage()
    #expect(!isKept)
  }

  @Test("DOODLES-14: What is written for a stroke is no more than the stroke, also on a large drawing")
  func onlyTheStroke() throws {
    for index in 0..<40 { stage.draw(at: 150 + 5 * Double(index)) }
    stage.save()
    stage.drawOnFirst()
    stage.draw(at: 300)
    device.flushStorage()
    device.host.clear()
    stage.draw(at: 400)
    #expect(written < 1000 && written > 50)
    device.host.clear()
    stage.activate("Undo")
    #expect(written == 0)
    // As it was saved there is no draft; with one stroke less it is one anew.
    stage.activate("Undo")
    stage.activate("Undo")
    device.host.clear()
    for _ in 0..<3 { stage.activate("Undo") }
    #expect(written < 100)
    #expect(laterDraft()?.drawing.strokes == stage.strokes)
    stage.draw(at: 420)
    #expect(laterDraft()?.drawing.strokes == stage.strokes)
    #expect(stage.strokes.count == 37)
  }

  /// How many bytes the host was asked to store.
  private var written: Int {
    device.host.requests.reduce(0) { sum, request in
      if case .store(_, _, _, let bytes) = request { sum + bytes.count } else { sum }
    }
  }

  /// What the next launch finds.
  private func laterDraft() -> Draft? {
    device.flushStorage()
    let later = TestDevice(DoodlesApp.app, storage: device.storage)
    return later.run { DraftStore(storage: UIApplication.shared.storage).takeUp() }.flatMap { $0 }
  }

  @Test("DOODLES-14: After undoing, doing again, clearing and drawing on, what is kept is what is seen")
  func everyWay() {
    let steps: [(String, () -> Void)] = [
      ("draw", { stage.draw(at: 200) }), ("draw", { stage.draw(at: 250) }),
      ("undo", { stage.activate("Undo") }), ("redo", { stage.activate("Redo") }),
      ("draw", { stage.draw(at: 300) }),
      (
        "clear",
        {
          stage.activate("More")
          stage.activate("Clear")
        }
      ), ("undo", { stage.activate("Undo") }), ("undo", { stage.activate("Undo") }),
      ("draw", { stage.draw(at: 350) }),
    ]
    for (name, step) in steps {
      step()
      let kept = laterDraft()?.drawing.strokes ?? []
      #expect(kept == stage.strokes, "\(name)")
    }
    #expect(stage.strokes.count == 3)
    // The next launch goes on with it, and so does the one after.
    for count in 4...5 {
      relaunch()
      #expect(stage.strokes.count == count - 1)
      stage.draw(at: 100 + 60 * Double(count))
      #expect(laterDraft()?.drawing.strokes == stage.strokes)
    }
  }

  @Test(
    "DOODLES-18: A stroke that is cut off as the window is left or hidden is kept up to there",
    arguments: [false, true])
  func cutOff(isHidden: Bool) {
    let finger = device.press(at: 60, 200)
    for step in 1...60 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 60 + Double(step) * 3, 200)
    }
    if isHidden {
      device.device.handle(.visibility(isVisible: false, time: device.time))
    } else {
      finger.lose()
    }
    #expect(stage.strokes.count == 1)
    #expect((stage.strokes.first?.samples.count ?? 0) >= 60)
    #expect(canvasAfterwards()?.hasPrefix("1 stroke, ") == true)
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
    #expect(device.contents().map { $0?.strokes?.strokes.count } == [2])
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
    stage.device.flushStorage()
    let later = TestDevice(DoodlesApp.app, storage: stage.device.storage)
    let draft = later.run { DraftStore(storage: UIApplication.shared.storage).takeUp() }.flatMap { $0 }
    #expect(draft?.drawing.strokes.count == 1)
    #expect(draft?.drawing.base?.png == png)
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
    var bytes = whole
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
    let bytes = whole
    let storage = MemoryStorage([
      HostEvent.StoredItem(app: DoodlesApp.app.bundleIdentifier, key: "draft", bytes: bytes)
    ])
    let later = TestDevice(DoodlesApp.app, storage: storage)
    later.advance(by: 1)
    let canvas = later.host.screen.views.values.first { $0.accessibility?.label == "New Doodle, canvas" }
    #expect(canvas?.accessibility?.value.hasPrefix("1 stroke, ") == true)
  }
}
