import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// A drawing that is not saved outlasts the app (DOODLES-14).
struct DraftTests {
  private let fixture = CanvasFixture()
  private var device: TestDevice { fixture.device }
  private var texts: [String] { fixture.texts }

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
  /// The bytes that an earlier version would have kept.
  private var whole: [UInt8] {
    [1] + [UInt8](repeating: 255, count: 8) + KeptBefore.bytes(fixture.canvas.result)
  }
  private var isKept: Bool { !drafts.isEmpty }

  @Test("A drawing is back on the canvas after the app was ended, stroke by stroke, and can be taken back")
  func ended() {
    fixture.draw(at: 200)
    fixture.draw(at: 300, force: 3)
    let (strokes, picture) = (fixture.strokes, fixture.canvas.history.picture)
    relaunch()
    #expect(fixture.strokes == strokes)
    #expect(fixture.canvas.history.picture == picture)
    #expect(fixture.view("Done")?.accessibility?.states.contains(.disabled) == false)
    fixture.activate("Undo")
    #expect(fixture.strokes == Array(strokes.dropLast()))
    fixture.activate("Cancel")
    fixture.activate("Throw Away")
    #expect(texts.contains("Doodles"))
    #expect(!texts.contains("New Doodle"))
  }

  @Test("Each stroke is kept as it ends, however soon the next one begins", .rule("DOODLES-14"))
  func strokeByStroke() {
    for count in 1...4 {
      fixture.draw(at: 150 + 50 * Double(count))
      #expect(canvasAfterwards()?.hasPrefix("\(count) stroke") == true)
    }
    #expect(!device.host.wantsTicks)
  }

  @Test(
    "Of a stroke that goes on no more than 200 ms are not kept, and it is one stroke in the end",
    .rule("DOODLES-14"))
  func longStroke() throws {
    let finger = device.press(at: 60, 200)
    device.host.clear()
    for step in 1...300 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 60 + Double(step % 200), 200 + Double(step % 37))
      guard step > 6, step % 7 == 0 else { continue }
      let drawn = try #require(fixture.canvas.stroke?.samples.last?.time)
      let kept = try #require(laterDraft()?.drawing?.strokes.first?.samples.last?.time)
      #expect(drawn - kept <= 200_000)
    }
    // Nothing of it was written twice by now.
    let samples = fixture.canvas.stroke?.samples.count ?? 0
    #expect(written < 24 * samples + 1000)
    finger.lift()
    device.flushStorage()
    #expect(laterDraft()?.drawing?.strokes == fixture.strokes)
    // The head, what was there before, and the stroke.
    #expect(device.storage.items.filter { $0.key.hasPrefix("draft-") }.count == 3)
  }

  @Test("A long stroke that is taken back leaves nothing", .rule("DOODLES-14"))
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

  @Test(
    "What is written for a stroke is no more than the stroke, also on a large drawing", .rule("DOODLES-14"))
  func onlyTheStroke() throws {
    for index in 0..<40 { fixture.draw(at: 150 + 5 * Double(index)) }
    fixture.save()
    fixture.drawOnFirst()
    fixture.draw(at: 300)
    device.flushStorage()
    device.host.clear()
    fixture.draw(at: 400)
    #expect(written < 2000 && written > 50)
    device.host.clear()
    fixture.activate("Undo")
    #expect(written < 20)
    // As it was saved there is no draft; with one stroke less it is one anew.
    fixture.activate("Undo")
    fixture.activate("Undo")
    device.host.clear()
    for _ in 0..<3 { fixture.activate("Undo") }
    #expect(written < 100)
    #expect(laterDraft()?.drawing?.strokes == fixture.strokes)
    fixture.draw(at: 420)
    #expect(laterDraft()?.drawing?.strokes == fixture.strokes)
    #expect(fixture.strokes.count == 37)
  }

  /// How many bytes the host was asked to store.
  private var written: Int {
    device.host.requests.reduce(0) { sum, request in
      if case .store(_, _, _, let bytes) = request { sum + bytes.count } else { sum }
    }
  }

  /// The draft that the next launch finds.
  private func laterDraft() -> Draft? {
    device.flushStorage()
    let later = TestDevice(DoodlesApp.app, storage: device.storage)
    return later.run { DraftStore(storage: UIApplication.shared.storage).takeUp() }.flatMap { $0 }
  }

  @Test(
    "After undoing, doing again, clearing and drawing on, what is kept is what is seen", .rule("DOODLES-14"))
  func everyKindOfChange() {
    let steps: [(String, () -> Void)] = [
      ("draw", { fixture.draw(at: 200) }), ("draw", { fixture.draw(at: 250) }),
      ("undo", { fixture.activate("Undo") }), ("redo", { fixture.activate("Redo") }),
      ("draw", { fixture.draw(at: 300) }),
      (
        "clear",
        {
          fixture.activate("More")
          fixture.activate("Clear")
        }
      ), ("undo", { fixture.activate("Undo") }), ("undo", { fixture.activate("Undo") }),
      ("draw", { fixture.draw(at: 350) }),
    ]
    for (name, step) in steps {
      step()
      let kept = laterDraft()?.drawing?.strokes ?? []
      #expect(kept == fixture.strokes, "\(name)")
    }
    #expect(fixture.strokes.count == 3)
    // The next launch goes on with it, and so does the one after.
    for count in 4...5 {
      relaunch()
      #expect(fixture.strokes.count == count - 1)
      fixture.draw(at: 100 + 60 * Double(count))
      #expect(laterDraft()?.drawing?.strokes == fixture.strokes)
    }
  }

  @Test(
    "A stroke that is cut off as the window is left or hidden is kept up to there", .rule("DOODLES-18"),
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
    #expect(fixture.strokes.count == 1)
    #expect((fixture.strokes.first?.samples.count ?? 0) >= 60)
    #expect(canvasAfterwards()?.hasPrefix("1 stroke, ") == true)
  }

  @Test("Nothing of it is left once it is saved, thrown away or taken back")
  func over() {
    fixture.draw(at: 200)
    device.advance(by: 1.1)
    fixture.activate("Undo")
    device.advance(by: 1.1)
    #expect(!isKept)
    fixture.draw(at: 200)
    device.advance(by: 1.1)
    #expect(isKept)
    fixture.activate("Cancel")
    fixture.activate("Throw Away")
    #expect(!isKept)
    fixture.activate("New doodle")
    #expect(fixture.strokes.isEmpty)
    fixture.draw(at: 200)
    device.advance(by: 1.1)
    fixture.save()
    #expect(!isKept)
    relaunch()
    #expect(texts.contains("Doodles") && texts.contains("Doodle 1"))
    #expect(!texts.contains("New Doodle"))
  }

  @Test("What is thrown away stays so if the page is hidden while the canvas goes")
  func hiddenWhileGoing() {
    fixture.draw(at: 200)
    device.advance(by: 1.1)
    fixture.activate("Cancel")
    fixture.activate("Throw Away", wait: 0.5)
    #expect(texts.contains("New Doodle"))
    device.device.handle(.visibility(isVisible: false, time: device.time))
    #expect(!isKept)
  }

  @Test("What is drawn on a kept doodle is a draft of that doodle, and saved into it")
  func drawingOn() throws {
    fixture.draw(at: 200)
    fixture.save()
    fixture.drawOnFirst()
    fixture.draw(at: 300)
    relaunch()
    #expect(fixture.view("Doodle 1, canvas")?.accessibility?.value.hasPrefix("2 strokes") == true)
    fixture.activate("Done")
    #expect(device.contents().map { $0?.strokes?.strokes.count } == [2])
    #expect(!isKept)
  }

  @Test("A draft on a doodle of which only pixels are known holds the doodle's own PNG")
  func drawingOnPixels() throws {
    // Bytes after the end of a PNG are no pixels: a picture that is packed anew is without them.
    let png = PNG.encode(Drawings.drawing().picture()) + [0x48]
    let name = Array("Old".utf8)
    let old: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(name.count), 0] + name + png
    let fixture = CanvasFixture(
      storage: MemoryStorage([
        HostEvent.StoredItem(app: DoodlesApp.app.bundleIdentifier, key: "doodle-1", bytes: old)
      ]))
    fixture.activate("Cancel")
    fixture.drawOnFirst()
    fixture.draw(at: 300)
    fixture.device.advance(by: 1.1)
    fixture.device.flushStorage()
    let later = TestDevice(DoodlesApp.app, storage: fixture.device.storage)
    let draft = later.run { DraftStore(storage: UIApplication.shared.storage).takeUp() }.flatMap { $0 }
    #expect(draft?.drawing?.strokes.count == 1)
    #expect(draft?.drawing?.base?.png == png)
  }

  @Test("A quick action that launches the app finds the drawing")
  func shortcuts() {
    fixture.draw(at: 200)
    device.advance(by: 1.1)
    device.device.end()
    device.device.open(DoodlesApp.app, with: DoodlesApp.app.shortcutItems[0])
    device.advance(by: 1)
    #expect(fixture.strokes.count == 1)
    #expect(device.host.screen.mistakes == [])
  }

  @Test(
    "What was taken back can be done again after the app was ended, and a clearing taken back",
    .rule("DOODLES-14"))
  func undoneAfterwards() {
    for height in [200.0, 250, 300] { fixture.draw(at: height) }
    fixture.activate("More")
    fixture.activate("Clear")
    fixture.draw(at: 350)
    fixture.draw(at: 400)
    fixture.activate("Undo")
    let (seen, picture) = (fixture.strokes, fixture.canvas.history.picture)
    for _ in 0..<2 {
      relaunch()
      #expect(fixture.strokes == seen && fixture.canvas.history.picture == picture)
      fixture.activate("Redo")
      #expect(fixture.strokes.count == 2)
      fixture.activate("Undo")
      fixture.activate("Undo")
      fixture.activate("Undo")
      #expect(fixture.strokes.count == 3)
      fixture.activate("Redo")
      fixture.activate("Redo")
      #expect(fixture.strokes == seen && fixture.canvas.history.picture == picture)
    }
  }

  @Test("Drafts that earlier versions kept, whole or in parts, open", .rule("DOODLES-14"), arguments: [1, 2])
  func olderDrafts(version: Int) throws {
    let app = DoodlesApp.app.bundleIdentifier
    let storage = MemoryStorage()
    if version == 1 {
      _ = storage.store(try KeptBefore.bytes("draft-1"), app: app, key: "draft")
    } else {
      _ = storage.store(try KeptBefore.bytes("draft-2-head"), app: app, key: "draft-700000000")
      for part in 0...4 {
        _ = storage.store(try KeptBefore.bytes("draft-2-\(part)"), app: app, key: "draft-700000000-\(part)")
      }
    }
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.strokes.map(\.samples.count) == [8, 8, 8, 8])
    #expect(later.strokes.map(\.brush.kind) == [.pen, .marker, .pencil, .eraser])
    later.draw(at: 300)
    #expect(later.strokes.count == 5)
    // It is kept as drafts are now, and only so.
    later.device.flushStorage()
    let heads = storage.items.filter { $0.key.hasPrefix("draft") && DraftHead($0.bytes) != nil }
    #expect(heads.count == 1)
    #expect(!storage.items.contains { $0.key == "draft" || $0.key.hasPrefix("draft-700000000") })
    #expect(CanvasFixture(storage: storage, isDrawing: false).strokes == later.strokes)
  }

  @Test(
    "A journal in which chosen strokes were moved by laying all anew opens, and is taken back step by step",
    .rule("DOODLES-14"))
  func olderEdits() throws {
    let app = DoodlesApp.app.bundleIdentifier
    let storage = MemoryStorage()
    _ = storage.store(try KeptBefore.bytes("draft-3-head"), app: app, key: "draft-700000000")
    for part in 0...2 {
      _ = storage.store(try KeptBefore.bytes("draft-3-\(part)"), app: app, key: "draft-700000000-\(part)")
    }
    let later = CanvasFixture(storage: storage, isDrawing: false)
    func corners() -> [[Int32]] { later.strokes.map { [$0.samples[0].x / 1024, $0.samples[0].y / 1024] } }
    #expect(corners() == [[30, 52], [20, 80], [20, 120]])
    #expect(later.canvas.history.picture == later.canvas.result.picture())
    later.activate("Undo")
    #expect(corners() == [[30, 52], [20, 80]])
    later.activate("Undo")
    #expect(corners() == [[20, 40], [20, 80]])
    #expect(later.canvas.history.picture == later.canvas.result.picture())
    later.activate("Redo")
    #expect(corners() == [[30, 52], [20, 80]])
  }

  @Test("A damaged draft is not opened and stays where it is")
  func damaged() {
    fixture.draw(at: 200)
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
    fixture.draw(at: 200)
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
