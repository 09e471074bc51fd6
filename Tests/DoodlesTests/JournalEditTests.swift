import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Counts the bytes that are written.
private final class CountingStorage: KeptStorage {
  private let memory = MemoryStorage()
  var count = 0
  var items: [HostEvent.StoredItem] { memory.items }

  func store(_ bytes: [UInt8], app: String, key: String) -> String? {
    count += bytes.count
    return memory.store(bytes, app: app, key: key)
  }

  func remove(app: String, key: String) -> String? { memory.remove(app: app, key: key) }
}

/// A change to chosen strokes is kept as the change that it was (DOODLES-14).
struct JournalEditTests {
  private let storage = CountingStorage()
  private let fixture: CanvasFixture

  init() {
    fixture = CanvasFixture(storage: storage)
    for index in 0..<12 { fixture.draw(at: 150 + 25 * Double(index), force: 2) }
  }

  private func written(_ act: () -> Void) -> Int {
    fixture.device.flushStorage()
    let before = storage.count
    act()
    fixture.device.advance(by: 1)
    fixture.device.flushStorage()
    return storage.count - before
  }

  @Test("Text that is changed and laid in one step is read again as text", .rule("FORMAT-21"))
  func texts() throws {
    let corners = (0..<3).map { DoodleSample(x: Int32($0) * 1024, y: 2048, time: 0) }
    let text = DoodleStroke(
      kind: .pen, size: 24, color: 0xFF00_0000, opacity: 255, layer: 0, samples: corners, text: "Grüße")
    var other = text
    other.text = "Peek"
    var journal = DoodleJournal(DoodleDocument(strokes: [text]))
    let edit = DoodleEdit(from: [text], to: [other, text])
    #expect(journal.apply(.edit(edit)) && journal.document.strokes == [other, text])
    let again = try #require(DoodleJournal { $0 == 0 ? journal.bytes : nil })
    #expect(again.document.strokes == [other, text] && again == journal)
  }

  @Test(
    "Chosen strokes that are moved, colored, copied, deleted and erased are not written again",
    .rule("DOODLES-14"))
  func short() throws {
    let one = DoodleDocument(strokes: [fixture.strokes[0].kept]).file.count
    fixture.activate("Select")
    fixture.key("Control+a")
    let selection = try #require(fixture.screen.selectionView)
    selection.color = { 0xFF00_FF00 }
    #expect(written { fixture.device.run { selection.move(4, 0) } } < 60)
    #expect(written { fixture.device.run { selection.move(0.3, -7.7) } } < 60)
    #expect(written { fixture.device.run { selection.recolor() } } < 60)
    #expect(fixture.strokes.allSatisfy { $0.brush.color == 0xFF00_FF00 })
    #expect(written { fixture.activate("Undo") } < 60)
    #expect(written { fixture.activate("Redo") } < 60)
    // Laid once more, the strokes are new ones.
    fixture.device.run { selection.choose(last: 1) }
    #expect(written { fixture.device.run { selection.duplicate() } } < one + 60)
    #expect(written { fixture.device.run { selection.deleteChosen() } } < 60)
    fixture.device.run { selection.choose(last: 1) }
    fixture.key("Control+c")
    #expect(written { fixture.key("Control+v") } < one + 60)
    fixture.activate("Select")
    fixture.activate("Eraser")
    fixture.device.run { fixture.canvas.erasesStrokes = true }
    #expect(written { fixture.draw(at: 250) } < 60)
    let left = fixture.strokes.count
    #expect(left < 13)
    check()
    // Taken back step by step it is what it was, here and after a launch.
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.strokes == fixture.strokes && later.canvas.history.steps.count == 19)
    while later.canvas.canUndo {
      fixture.device.run { fixture.canvas.undo() }
      later.device.run { later.canvas.undo() }
      #expect(
        later.strokes == fixture.strokes && later.canvas.history.picture == fixture.canvas.history.picture)
      check()
    }
    while later.canvas.canRedo {
      fixture.device.run { fixture.canvas.redo() }
      later.device.run { later.canvas.redo() }
      #expect(
        later.strokes == fixture.strokes && later.canvas.history.picture == fixture.canvas.history.picture)
      check()
    }
    #expect(fixture.strokes.count == left)
  }

  @Test("Edits of a drawing with layers that come and go are those of what was seen", .rule("DOODLES-14"))
  func layers() throws {
    fixture.device.run { fixture.canvas.addLayer() }
    for index in 0..<3 { fixture.draw(at: 200 + 40 * Double(index)) }
    let upper = fixture.canvas.layerNumber
    fixture.device.run { fixture.canvas.addLayer() }
    fixture.draw(at: 400)
    fixture.device.run {
      fixture.canvas.choose(upper)
      fixture.canvas.deleteLayer()
    }
    #expect(fixture.strokes.count == 13)
    fixture.activate("Select")
    fixture.key("Control+a")
    fixture.device.run { fixture.screen.selectionView?.move(9, 9) }
    fixture.activate("Select")
    fixture.draw(at: 300)
    check()
    fixture.device.flushStorage()
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(
      later.strokes == fixture.strokes && later.canvas.history.picture == fixture.canvas.history.picture)
    let seen = try #require(
      later.device.run { DraftStore(storage: UIApplication.shared.storage).takeUp()?.drawing }.flatMap { $0 })
    #expect(seen.strokes.map(\.samples) == fixture.strokes.map(\.samples))
    for _ in 0..<4 {
      fixture.activate("Undo")
      later.activate("Undo")
      #expect(
        later.strokes == fixture.strokes && later.canvas.history.picture == fixture.canvas.history.picture)
      check()
    }
  }

  /// The picture that is seen is the one that the strokes make.
  private func check() {
    #expect(fixture.canvas.history.picture.isNear(fixture.canvas.result.picture()))
  }
}
