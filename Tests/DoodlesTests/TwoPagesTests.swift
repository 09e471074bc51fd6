import Heft
import HeftTesting
import TestRules
import Testing

@testable import Doodles

/// Two pages of one browser that draw at the same time (DOODLES-15).
struct TwoPagesTests {
  private let storage = MemoryStorage()

  /// A page that is opened so many seconds after 2026 began.
  private func page(at seconds: Double) -> CanvasFixture {
    let fixture = CanvasFixture(storage: storage, isDrawing: false)
    let time = fixture.device.time
    fixture.device.device.handle(
      .date(HostEvent.Clock(seconds: 1_767_225_600 + seconds, minutesEast: 0, time: time)))
    return fixture
  }

  /// One page hears of what the other one has changed since.
  private func tell(_ page: CanvasFixture, of before: [HostEvent.StoredItem]) {
    for old in before where !storage.items.contains(where: { $0.key == old.key }) {
      page.device.device.handle(
        .changed(HostEvent.Changed(app: old.app, key: old.key, bytes: nil, time: page.device.time)))
    }
    for new in storage.items where !before.contains(new) {
      page.device.device.handle(
        .changed(HostEvent.Changed(app: new.app, key: new.key, bytes: new.bytes, time: page.device.time)))
    }
  }

  @Test("A doodle that one page saves, renames or deletes is so in the other's list", .rule("DOODLES-21"))
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

  @Test("A page does not take up what another one is drawing", .rule("DOODLES-15"))
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
    for (fixture, count) in [(one, 1), (other, 2)] {
      fixture.drawNew(strokes: count)
      fixture.save()
    }
    #expect(found().list.compactMap { $0 }.sorted() == [1, 2])
  }

  @Test("What both have drawn and not saved comes back, one after the other")
  func drafts() {
    let (one, other) = (page(at: 0), page(at: 5))
    for (fixture, count) in [(one, 1), (other, 2)] {
      fixture.drawNew(strokes: count)
      fixture.device.advance(by: 1.1)
    }
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.strokes.count == 2)
    later.activate("Cancel")
    later.activate("Throw Away")
    later.activate("New doodle")
    #expect(later.strokes.count == 1)
    later.save()
    #expect(found().list == [1])
    #expect(found().canvas == nil)
  }

  @Test(
    "Of one doodle that two pages draw on both drawings stay, and the page that shows it follows",
    .rule("DOODLES-21"))
  func sameDoodle() {
    let one = page(at: 0)
    one.drawNew(strokes: 2)
    one.save()
    one.device.flushStorage()
    let (other, third) = (page(at: 60), page(at: 90))
    third.device.tap(at: 150, 100)
    third.device.advance(by: 1)
    #expect(third.view("Doodle 1")?.accessibility?.value == "2 strokes")
    one.drawOnFirst()
    other.drawOnFirst()
    // The one takes a stroke away and adds one, the other adds two.
    one.activate("Undo")
    one.draw(at: 400)
    for height in [300.0, 350] { other.draw(at: height) }
    let before = storage.items
    other.activate("Done")
    other.device.flushStorage()
    for page in [one, third] { tell(page, of: before) }
    third.device.advance(by: 1)
    #expect(third.view("Doodle 1")?.accessibility?.value == "4 strokes")
    one.activate("Done")
    one.device.flushStorage()
    #expect(found().list == [4])
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
    #expect(storage.items.filter { $0.key.hasPrefix("draft-") && DraftHead($0.bytes) != nil }.count == 2)
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
    let fixture = CanvasFixture(storage: storage)
    fixture.draw(at: 200)
    if isDrawnOn {
      fixture.save()
      fixture.drawOnFirst()
      fixture.draw(at: 300)
    }
    fixture.device.advance(by: 1.1)
    storage.failure = "QuotaExceededError"
    fixture.activate("Done")
    if !isDrawnOn { fixture.activate("Save") }
    #expect(fixture.texts.contains("Not Kept"))
    #expect(fixture.texts.contains { $0.contains("There is no more room") })
    fixture.activate("OK")
    #expect(!fixture.texts.contains("Not Kept"))
    #expect(fixture.device.run { Doodle.sortedDoodles.count } == 1)
    storage.failure = nil
    // It is in the list: a new doodle begins empty.
    if !isDrawnOn {
      fixture.activate("New doodle")
      #expect(fixture.strokes.isEmpty)
    }
    let later = CanvasFixture(storage: storage, isDrawing: false)
    #expect(later.strokes.count == (isDrawnOn ? 2 : 1))
    #expect(later.device.host.screen.mistakes == [])
  }
}

/// A drawing that cannot be kept is told of at once (DOODLES-19).
struct LostStorageTests {
  @Test("The first stroke that cannot be kept is told, once", .rule("DOODLES-19"))
  func firstStroke() {
    let storage = MemoryStorage()
    storage.failure = "SecurityError"
    let fixture = CanvasFixture(storage: storage)
    fixture.draw(at: 200)
    fixture.device.advance(by: 1)
    #expect(fixture.texts.contains("Not Kept"))
    #expect(fixture.texts.contains { $0.contains("allow this site to store data") })
    fixture.activate("OK")
    fixture.draw(at: 300)
    fixture.device.advance(by: 1)
    #expect(!fixture.texts.contains("Not Kept"))
    // Where it can be kept again, all of it is.
    storage.failure = nil
    fixture.draw(at: 400)
    fixture.device.advance(by: 1)
    #expect(CanvasFixture(storage: storage, isDrawing: false).strokes.count == 3)
  }

  @Test("What cannot be kept takes no more room in memory with each stroke", .rule("DOODLES-19"))
  func noGrowth() {
    let storage = MemoryStorage()
    storage.failure = "SecurityError"
    let fixture = CanvasFixture(storage: storage)
    for height in [200.0, 220, 240, 260, 280, 300] {
      fixture.draw(at: height)
      fixture.device.advance(by: 1)
      if fixture.texts.contains("Not Kept") { fixture.activate("OK") }
    }
    let keys =
      fixture.device.run { UIApplication.shared.storage.keys.filter { $0.hasPrefix("draft-") } } ?? []
    #expect(keys.count <= 4)
    storage.failure = nil
    fixture.draw(at: 320)
    fixture.device.flushStorage()
    #expect(CanvasFixture(storage: storage, isDrawing: false).strokes.count == 7)
  }

  @Test(
    "That the browser's user has deleted the doodles is told, and the canvas is kept anew",
    .rule("DOODLES-19"))
  func deleted() {
    let fixture = CanvasFixture()
    fixture.draw(at: 200)
    fixture.save()
    fixture.activate("New doodle")
    fixture.draw(at: 200)
    fixture.device.flushStorage()
    let empty = MemoryStorage()
    for item in fixture.device.storage.items {
      _ = fixture.device.storage.remove(app: item.app, key: item.key)
    }
    fixture.device.device.handle(.storageLost(time: fixture.device.time))
    fixture.device.advance(by: 1)
    #expect(fixture.texts.contains { $0.contains("were deleted in the browser") })
    fixture.activate("OK")
    fixture.draw(at: 300)
    fixture.device.advance(by: 1)
    for item in fixture.device.storage.items { _ = empty.store(item.bytes, app: item.app, key: item.key) }
    #expect(CanvasFixture(storage: empty, isDrawing: false).strokes.count == 2)
  }
}
