import Heft
import HeftTesting
import Testing

@testable import Doodles

/// Two pages of one browser that draw at the same time (DOODLES-15).
struct TwoPagesTests {
  private let storage = MemoryStorage()

  /// A page that is opened so many seconds after 2026 began.
  private func page(at seconds: Double) -> CanvasStage {
    let stage = CanvasStage(storage: storage, isDrawing: false)
    let time = stage.device.time
    stage.device.device.handle(
      .date(HostEvent.Clock(seconds: 1_767_225_600 + seconds, minutesEast: 0, time: time)))
    return stage
  }

  /// One page hears of what the other one has changed since.
  private func tell(_ page: CanvasStage, of before: [HostEvent.StoredItem]) {
    for old in before where !storage.items.contains(where: { $0.key == old.key }) {
      page.device.device.handle(
        .changed(HostEvent.Changed(app: old.app, key: old.key, bytes: nil, time: page.device.time)))
    }
    for new in storage.items where !before.contains(new) {
      page.device.device.handle(
        .changed(HostEvent.Changed(app: new.app, key: new.key, bytes: new.bytes, time: page.device.time)))
    }
  }

  @Test("DOODLES-15: A doodle that one page saves, renames or deletes is so in the other's list")
  func lists() {
    let (one, other) = (page(at: 0), page(at: 5))
    one.drawNew(strokes: 1)
    one.save()
    tell(other, of: [])
    #expect(other.texts.contains("Doodle 1"))
    var before = storage.items
    one.device.run {
      Doodle.sortedDoodles[0].rename("Wave")
      Doodle.keep(Doodle.sortedDoodles[0])
    }
    one.device.flushStorage()
    tell(other, of: before)
    #expect(other.texts.contains("Wave"))
    #expect(!other.texts.contains("Doodle 1"))
    before = storage.items
    one.device.run { Doodle.deleteDoodle(Doodle.sortedDoodles[0]) }
    one.device.flushStorage()
    tell(other, of: before)
    #expect(!other.texts.contains("Wave"))
    #expect(other.device.host.screen.mistakes == [])
  }

  @Test("DOODLES-15: A page does not take up what another one is drawing")
  func notTaken() {
    let (one, other) = (page(at: 0), page(at: 5))
    one.drawNew(strokes: 2)
    one.device.flushStorage()
    tell(other, of: [])
    other.activate("New doodle")
    #expect(other.strokes.isEmpty)
  }

  /// The numbers of strokes of what an empty device finds in the list, and on its canvas if there is one.
  private func found() -> (list: [Int?], canvas: String?) {
    let later = TestDevice(DoodlesApp.app, storage: storage)
    later.advance(by: 1)
    let canvas = later.host.screen.views.values.first { $0.accessibility?.label == "New Doodle, canvas" }
    return (later.contents().map { $0?.strokes?.strokes.count }, canvas?.accessibility?.value)
  }

  @Test("What both save is there, and neither is in the other's place")
  func saved() {
    let (one, other) = (page(at: 0), page(at: 5))
    for (stage, count) in [(one, 1), (other, 2)] {
      stage.drawNew(strokes: count)
      stage.save()
    }
    #expect(found().list.compactMap { $0 }.sorted() == [1, 2])
  }

  @Test("What both have drawn and not saved comes back, one after the other")
  func drafts() {
    let (one, other) = (page(at: 0), page(at: 5))
    for (stage, count) in [(one, 1), (other, 2)] {
      stage.drawNew(strokes: count)
      stage.device.advance(by: 1.1)
    }
    let later = CanvasStage(storage: storage, isDrawing: false)
    #expect(later.strokes.count == 2)
    later.activate("Cancel")
    later.activate("Throw Away")
    later.activate("New doodle")
    #expect(later.strokes.count == 1)
    later.save()
    #expect(found().list == [1])
    #expect(found().canvas == nil)
  }

  @Test("A page that takes up what another one is drawing keeps it beside that")
  func taken() {
    let one = page(at: 0)
    one.activate("New doodle")
    one.draw(at: 200)
    one.device.advance(by: 1.1)
    let other = page(at: 60)
    #expect(other.strokes.count == 1)
    let before = storage.items
    other.draw(at: 300)
    other.device.advance(by: 1.1)
    tell(one, of: before)
    one.draw(at: 250)
    one.draw(at: 300)
    one.device.advance(by: 1.1)
    // The heads of two drafts.
    #expect(storage.items.filter { $0.key.hasPrefix("draft-") && $0.bytes.count == 13 }.count == 2)
    other.save()
    #expect(found().list == [2])
    #expect(found().canvas?.hasPrefix("3 strokes") == true)
  }
}

/// A host that does not keep what it is told to (STORE-2, DOODLES-19).
struct FullStorageTests {
  private let storage = MemoryStorage()

  @Test(
    "A doodle that could not be kept is told, and its drawing is on the canvas at the next launch",
    arguments: [false, true])
  func full(isDrawnOn: Bool) {
    let stage = CanvasStage(storage: storage)
    stage.draw(at: 200)
    if isDrawnOn {
      stage.save()
      stage.drawOnFirst()
      stage.draw(at: 300)
    }
    stage.device.advance(by: 1.1)
    storage.failure = "QuotaExceededError"
    stage.activate("Done")
    if !isDrawnOn { stage.activate("Save") }
    #expect(stage.texts.contains("Not Kept"))
    #expect(stage.texts.contains { $0.contains("There is no more room") })
    stage.activate("OK")
    #expect(!stage.texts.contains("Not Kept"))
    #expect(stage.device.run { Doodle.sortedDoodles.count } == 1)
    storage.failure = nil
    // It is in the list: a new doodle begins empty.
    if !isDrawnOn {
      stage.activate("New doodle")
      #expect(stage.strokes.isEmpty)
    }
    let later = CanvasStage(storage: storage, isDrawing: false)
    #expect(later.strokes.count == (isDrawnOn ? 2 : 1))
    #expect(later.device.host.screen.mistakes == [])
  }
}

/// What is drawn is told at once where it cannot be kept (DOODLES-19).
struct LostStorageTests {
  @Test("DOODLES-19: The first stroke that cannot be kept is told, once")
  func firstStroke() {
    let storage = MemoryStorage()
    storage.failure = "SecurityError"
    let stage = CanvasStage(storage: storage)
    stage.draw(at: 200)
    stage.device.advance(by: 1)
    #expect(stage.texts.contains("Not Kept"))
    #expect(stage.texts.contains { $0.contains("allow this site to store data") })
    stage.activate("OK")
    stage.draw(at: 300)
    stage.device.advance(by: 1)
    #expect(!stage.texts.contains("Not Kept"))
    // Where it can be kept again, all of it is.
    storage.failure = nil
    stage.draw(at: 400)
    stage.device.advance(by: 1)
    #expect(CanvasStage(storage: storage, isDrawing: false).strokes.count == 3)
  }

  @Test("DOODLES-19: That the browser's user has deleted the doodles is told, and the canvas is kept anew")
  func deleted() {
    let stage = CanvasStage()
    stage.draw(at: 200)
    stage.save()
    stage.activate("New doodle")
    stage.draw(at: 200)
    stage.device.flushStorage()
    let empty = MemoryStorage()
    for item in stage.device.storage.items { _ = stage.device.storage.remove(app: item.app, key: item.key) }
    stage.device.device.handle(.storageLost(time: stage.device.time))
    stage.device.advance(by: 1)
    #expect(stage.texts.contains { $0.contains("were deleted in the browser") })
    stage.activate("OK")
    stage.draw(at: 300)
    stage.device.advance(by: 1)
    for item in stage.device.storage.items { _ = empty.store(item.bytes, app: item.app, key: item.key) }
    #expect(CanvasStage(storage: empty, isDrawing: false).strokes.count == 2)
  }
}
