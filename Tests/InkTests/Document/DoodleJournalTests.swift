import Foundation
import TestRules
import Testing

@testable import Ink

/// Journals of drawings (FORMAT-14).
struct DoodleJournalTests {
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  private static let seed =
    ProcessInfo.processInfo.environment["HEFT_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...UInt64.max)

  private func stroke(_ numbers: inout Numbers, count: Int = 6) -> DoodleStroke {
    DoodleStroke(
      kind: [.pen, .marker, .pencil, .eraser].randomElement(using: &numbers)!, size: 512, color: 0xFF00_0000,
      samples: (0..<count).map {
        DoodleSample(
          x: .random(in: -9999...9999, using: &numbers), y: Int32($0), time: Int32($0 * 4000),
          force: .random(in: 0...65535, using: &numbers))
      })
  }

  private func sheet(_ numbers: inout Numbers) -> DoodleSheet {
    var document = DoodleDocument()
    document.paper.pattern = [.plain, .lines, .grid, .dots].randomElement(using: &numbers)!
    document.layers = [.init(name: "Low", opacity: 9), .init(name: "", isHidden: true)]
    var sheet = DoodleSheet(document)
    sheet.layers[1].number = .random(in: 1...UInt32.max, using: &numbers)
    return sheet
  }

  /// Returns a hand's possible next step, as records; a stroke comes in parts.
  private func next(_ numbers: inout Numbers, _ journal: DoodleJournal) -> [DoodleJournal.Record] {
    let stroke = stroke(&numbers, count: .random(in: 1...9, using: &numbers))
    switch Int.random(in: 0..<10, using: &numbers) {
    case 9:
      let picture = DoodleDocument.Picture(
        x: .random(in: -99...99, using: &numbers), width: 5, height: 7, file: [1, 2, 3])
      return [.picture(Bool.random(using: &numbers) ? picture : nil)]
    case 8:
      let seen = journal.document.strokes
      var others = seen.filter { _ in Bool.random(using: &numbers) }
      if Bool.random(using: &numbers) { others = seen + [stroke] }
      return [.edit(DoodleEdit(from: seen, to: others))]
    case 0 where !journal.steps.isEmpty: return [.undo]
    case 1 where !journal.undone.isEmpty: return [.redo]
    case 2: return [.clear]
    case 3: return [.live(stroke), .drop]
    case 4: return [.sheet(sheet(&numbers))]
    case 5: return [.group(3), .clear, .sheet(sheet(&numbers)), .stroke(stroke)]
    default:
      var first = stroke
      let cut = Int.random(in: 0..<stroke.samples.count, using: &numbers)
      first.samples.removeLast(stroke.samples.count - cut)
      return [.live(first), .more(Array(stroke.samples[cut...]), from: cut), .stroke(stroke)]
    }
  }

  @Test(
    "A journal that is cut off at any byte is what it was after its last whole record", .rule("FORMAT-14"))
  func cutOff() throws {
    Swift.print("journals: HEFT_SEED=\(Self.seed)")
    var numbers = Numbers(state: Self.seed)
    for _ in 0..<4 {
      var journal = DoodleJournal(DoodleDocument(title: "x", strokes: [stroke(&numbers)]))
      let start = journal.bytes
      var states = [(parts: [start], journal: journal)]
      while states.count < 24 {
        for record in next(&numbers, journal) {
          let isDone = journal.apply(record)
          #expect(isDone)
          states.append((states[states.count - 1].parts + [record.bytes], journal))
        }
      }
      for (before, after) in zip(states, states.dropFirst()) {
        let last = after.parts[after.parts.count - 1]
        for length in 0..<last.count {
          let parts = before.parts + [Array(last.prefix(length))]
          #expect(
            DoodleJournal { $0 < parts.count ? parts[$0] : nil } == before.journal, "HEFT_SEED=\(Self.seed)")
        }
        let parts = after.parts
        #expect(
          DoodleJournal { $0 < parts.count ? parts[$0] : nil } == after.journal, "HEFT_SEED=\(Self.seed)")
      }
      // All of it as one part is the same, but for the stroke under way.
      journal.live = nil
      let whole = journal.bytes
      #expect(DoodleJournal { $0 == 0 ? whole : nil } == journal)
      for length in 0..<start.count {
        #expect(DoodleJournal { $0 == 0 ? Array(start.prefix(length)) : nil } == nil)
      }
    }
  }

  @Test("A picture that comes beneath the strokes is a step, and so is that it goes", .rule("FORMAT-27"))
  func pictures() throws {
    var numbers = Numbers(state: 5)
    var document = DoodleDocument(strokes: [stroke(&numbers)])
    let (first, other) = (
      DoodleDocument.Picture(file: [9]), DoodleDocument.Picture(x: -1024, y: 7, file: [4, 5])
    )
    document.pictures = [first]
    var journal = DoodleJournal(document)
    var parts = [journal.bytes]
    for (record, pictures) in [
      (DoodleJournal.Record.picture(other), [other]), (.picture(nil), []), (.undo, [other]), (.undo, [first]),
      (.redo, [other]), (.clear, []),
    ] {
      let isDone = journal.apply(record)
      #expect(isDone)
      #expect(journal.document.pictures == pictures)
      parts.append(record.bytes)
      #expect(DoodleJournal { $0 < parts.count ? parts[$0] : nil } == journal)
      #expect(DoodleJournal { $0 == 0 ? journal.bytes : nil } == journal)
    }
  }

  @Test(
    "A bit that is turned over ends the journal there, and a record that does not follow too",
    .rule("FORMAT-14"))
  func damaged() {
    var numbers = Numbers(state: 7)
    let journal = DoodleJournal(DoodleDocument(strokes: [stroke(&numbers)]))
    let record = DoodleJournal.Record.stroke(stroke(&numbers)).bytes
    for bit in 0..<record.count * 8 {
      var damaged = record
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      let parts = [journal.bytes, damaged, DoodleJournal.Record.clear.bytes]
      #expect(DoodleJournal { $0 < 3 ? parts[$0] : nil } == journal, "bit \(bit)")
    }
    var other = journal
    let records: [DoodleJournal.Record] = [
      .redo, .undo, .undo, .redo, .live(stroke(&numbers, count: 2)),
      .more([DoodleSample(x: 0, y: 0, time: 0)], from: 3),
    ]
    let done = records.map { other.apply($0) }
    #expect(done == [false, true, false, true, true, false])
  }

  @Test(
    "What is seen is what was drawn since everything was taken away, and the pictures go with it",
    .rule("FORMAT-14"))
  func seen() {
    var numbers = Numbers(state: 9)
    var document = DoodleDocument(strokes: [stroke(&numbers)])
    document.pictures = [DoodleDocument.Picture(file: [1])]
    var journal = DoodleJournal(document)
    #expect(journal.document == document)
    let (one, live) = (stroke(&numbers), stroke(&numbers))
    journal.apply(.clear)
    journal.apply(.stroke(one))
    journal.apply(.live(live))
    #expect(journal.document.strokes == [one, live] && journal.document.pictures.isEmpty)
    journal.apply(.drop)
    journal.apply(.undo)
    journal.apply(.undo)
    #expect(journal.document == document)
  }

  @Test(
    "Steps that are one are taken back and done again as one, and half of them is not one",
    .rule("FORMAT-14"))
  func groups() {
    var numbers = Numbers(state: 11)
    var journal = DoodleJournal(DoodleDocument(strokes: [stroke(&numbers)]))
    let before = journal
    let records: [DoodleJournal.Record] = [.group(2), .clear, .stroke(stroke(&numbers))]
    for record in records { journal.apply(record) }
    let after = journal
    journal.apply(.undo)
    #expect(journal.steps == before.steps && journal.undone.count == 2)
    journal.apply(.redo)
    #expect(journal == after)
    let part = before.bytes + records[0].bytes + records[1].bytes
    var half = DoodleJournal { $0 == 0 ? part : nil }
    half?.apply(.undo)
    #expect(half?.steps == before.steps && half?.undoneGroups == [])
  }

  @Test(
    "What is seen lies on the layers as they are now; strokes of those that are no more are gone",
    .rule("FORMAT-17"))
  func layers() {
    var numbers = Numbers(state: 13)
    var document = DoodleDocument(layers: [.init(name: "Low"), .init(name: "Top")])
    var strokes = (0..<3).map { _ in stroke(&numbers) }
    for index in 0..<3 { strokes[index].layer = UInt32(index) }
    document.strokes = Array(strokes.prefix(2))
    var journal = DoodleJournal(document)
    var sheet = DoodleSheet(document)
    sheet.layers = [.init(number: 2, look: .init(name: "New")), sheet.layers[0]]
    sheet.pattern = .dots
    journal.apply(.sheet(sheet))
    journal.apply(.stroke(strokes[2]))
    let seen = journal.document
    #expect(seen.layers.map(\.name) == ["New", "Low"] && seen.paper.pattern == .dots)
    #expect(seen.strokes.map(\.layer) == [1, 0])
    #expect(seen.strokes.map(\.samples) == [strokes[0].samples, strokes[2].samples])
    journal.apply(.undo)
    journal.apply(.undo)
    #expect(journal.document == document)
  }

  @Test(
    "A file holds its date, its density, its look and the pictures beneath, and is read again exactly",
    .rule("FORMAT-13")
  )
  func newParts() throws {
    var document = DoodleDocument(title: "x", revision: 3)
    document.date = -1
    document.density = 512
    document.preview = DoodleDocument.Preview(revision: 3, png: [9, 9])
    document.pictures = [
      DoodleDocument.Picture(x: -5, y: 6, width: 7, height: 8, file: [1, 2, 3]),
      DoodleDocument.Picture(file: []),
    ]
    #expect(try DoodleDocument.read(document.file) == DoodleReading(document: document, problem: nil))
  }
}
