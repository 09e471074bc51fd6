import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// The parts of a doodle that are loaded at the start, and those that are loaded when it is opened.
struct DoodleDocumentTests {
  private func doodleKeys(in storage: MemoryStorage) -> [String] {
    storage.items.map(\.key).filter { $0.contains("doodle-") }
  }

  @Test(
    "A doodle that an earlier version kept whole opens, and is kept as doodles are now", .rule("DOODLES-8"))
  func secondVersion() throws {
    let storage = MemoryStorage(
      (1...3).map {
        HostEvent.StoredItem(
          app: DoodlesApp.app.bundleIdentifier, key: "doodle-\($0)",
          bytes: KeptBefore.whole(Drawings.file("Bird \($0)", Drawings.drawing($0))))
      })
    let first = TestDevice(DoodlesApp.app, storage: storage)
    #expect(first.contents().map { $0?.strokes?.strokes.count } == [3, 2, 1])
    first.advance(by: 1)
    #expect(
      doodleKeys(in: storage).sorted()
        == (1...3).flatMap { ["doodle-\($0)", "documents/doodle-\($0)"] }.sorted())
    #expect(storage.items.allSatisfy { !$0.key.hasPrefix("doodle-") || $0.bytes[0] == 3 })
    let later = TestDevice(DoodlesApp.app, storage: storage)
    #expect(later.run { Doodle.sortedDoodles.map(\.name) } == ["Bird 3", "Bird 2", "Bird 1"])
    #expect(later.contents().map { $0?.strokes } == [3, 2, 1].map { Drawings.drawing($0) })
  }

  @Test(
    "Strokes are read when they are asked for, and what is wrong with their numbers is told then",
    .rule("FORMAT-20"))
  func lazyStrokes() throws {
    let document = Drawings.file("Bird", Drawings.drawing(3)).contents.document
    let whole = try #require(DoodleContents(document.file, scale: 2))
    #expect(whole.strokeCount == 3 && whole.paper?.size == whole.strokes?.size)
    #expect(whole.strokes == Drawings.drawing(3) && whole.document == document && whole.strokeCount == 3)
    // A kind of brush that is not known, with a checksum that is right.
    var file = document.file
    let place = try #require(
      file.indices.dropLast(4).last { Array(file[$0..<$0 + 4]) == Array("STRK".utf8) })
    let length = file[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
    file[place + 8] = 200
    let sum = Checksum.crc(file[place..<place + 8 + length])
    for byte in 0..<4 { file[place + 8 + length + byte] = UInt8(sum >> (8 * UInt32(byte)) & 255) }
    let damaged = try #require(DoodleContents(file, scale: 2))
    var told: [String] = []
    damaged.foundDamage = { told.append($0) }
    #expect(damaged.problem == nil && damaged.strokeCount == 3 && told == [])
    #expect(damaged.document.strokes.count == 2)
    #expect(damaged.problem?.contains("200") == true && told == [damaged.problem])
    // Its look, which is whole, shows more than the strokes that are left.
    #expect(damaged.strokes == nil && damaged.drawing?.base != nil)
  }

  @Test("A doodle that has been read, and is to be kept anew, goes with its app", .rule("APP-5"))
  func gone() {
    let storage = MemoryStorage()
    let whole = Drawings.file("Bird", Drawings.drawing(3))
    let app = DoodlesApp.app.bundleIdentifier
    _ = storage.store(whole.head.bytes, app: app, key: "doodle-1")
    _ = storage.store(whole.contents.bytes, app: app, key: "documents/doodle-1")
    weak var doodle: Doodle?
    do {
      let device = TestDevice(DoodlesApp.app, storage: storage)
      let contents = device.contents()
      device.run {
        doodle = Doodle.sortedDoodles.first
        if let read = contents.first ?? nil { doodle?.hold(read) }
      }
      #expect(doodle?.unkept != nil)
      device.device.end()
    }
    #expect(doodle == nil)
  }

  @Test(
    "The list of many doodles reads the strokes of none; an opened one reads its own", .rule("DOODLES-13"))
  func lazyLoading() {
    let storage = MemoryStorage()
    let whole = Drawings.file("Bird", Drawings.drawing(9))
    for number in 1...200 {
      let app = DoodlesApp.app.bundleIdentifier
      _ = storage.store(whole.head.bytes, app: app, key: "doodle-\(number)")
      _ = storage.store(whole.contents.bytes, app: app, key: "documents/doodle-\(number)")
    }
    let fixture = CanvasFixture(storage: storage, isDrawing: false)
    func fetches() -> [String] {
      fixture.device.host.requests.compactMap {
        if case .fetch(_, let key, _) = $0 { key } else { nil }
      }
    }
    #expect(fixture.texts.filter { $0 == "Bird" }.count > 3)
    #expect(fetches() == [])
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    #expect(fetches() == ["documents/doodle-200"])
    #expect(fixture.view("Bird")?.accessibility?.value == "9 strokes")
    // The screen that has shown it keeps it no longer.
    let opened = fixture.device.run { Doodle.sortedDoodles[0] }
    #expect(opened?.contents != nil)
    fixture.activate("Back, Doodles")
    #expect(opened?.contents == nil)
  }

  @Test("What is kept of a saved doodle leaves the memory", .rule("DOODLES-13"))
  func saved() {
    let fixture = CanvasFixture()
    fixture.draw(at: 200)
    fixture.save()
    fixture.device.advance(by: 1)
    #expect(fixture.device.run { Doodle.sortedDoodles.map { $0.contents == nil } } == [true])
    #expect(fixture.device.contents().map { $0?.strokes?.strokes.count } == [1])
  }

  @Test(
    "A deleted doodle takes its document with it, and brings it back", .rule("DOODLES-9"),
    arguments: [0.0, 2.0])
  func deletedAndBack(wait: Double) throws {
    let storage = MemoryStorage()
    let whole = Drawings.file("Bird", Drawings.drawing(2))
    let app = DoodlesApp.app.bundleIdentifier
    _ = storage.store(whole.head.bytes, app: app, key: "doodle-1")
    _ = storage.store(whole.contents.bytes, app: app, key: "documents/doodle-1")
    let device = TestDevice(DoodlesApp.app, storage: storage)
    let doodle = try #require(device.run { Doodle.sortedDoodles.first } ?? nil)
    device.run { Doodle.deleteDoodle(doodle) }
    device.advance(by: wait)
    if wait > 0 { #expect(doodleKeys(in: storage).isEmpty) }
    device.run { Doodle.addDoodle(doodle) }
    device.advance(by: 1)
    #expect(Set(doodleKeys(in: storage)) == ["doodle-1", "documents/doodle-1"])
    let later = TestDevice(DoodlesApp.app, storage: storage)
    #expect(later.contents().map { $0?.strokes } == [Drawings.drawing(2)])
  }

  @Test(
    "Contents that an app has left without their doodle are removed at the next launch", .rule("DOODLES-9"))
  func scraps() {
    let storage = MemoryStorage()
    let app = DoodlesApp.app.bundleIdentifier
    for (key, byte) in [("documents/doodle-1", 1), ("documents/doodle-2", 1), ("doodle-2", 9)] {
      _ = storage.store([UInt8(byte)], app: app, key: key)
    }
    TestDevice(DoodlesApp.app, storage: storage).advance(by: 0.1)
    #expect(Set(doodleKeys(in: storage)) == ["documents/doodle-2", "doodle-2"])
  }

  @Test(
    "A doodle whose picture is missing or damaged says so, and stays", .rule("DOODLES-8"),
    arguments: [nil, [], [1, 0, 0]])
  func missing(document: [UInt8]?) {
    let storage = MemoryStorage()
    let app = DoodlesApp.app.bundleIdentifier
    _ = storage.store(Drawings.file().head.bytes, app: app, key: "doodle-1")
    if let document { _ = storage.store(document, app: app, key: "documents/doodle-1") }
    let fixture = CanvasFixture(storage: storage, isDrawing: false)
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    #expect(fixture.texts.contains { $0.contains("missing or damaged") })
    fixture.activate("OK")
    #expect(fixture.view("Draw on It")?.accessibility?.states.contains(.disabled) == true)
    #expect(storage.items.contains { $0.key == "doodle-1" })
  }
}
