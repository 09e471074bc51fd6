import TestRules
import Testing

import struct HeftTesting.Seeded

@testable import Ink

/// Changes of several strokes at once, as a journal keeps them (FORMAT-21).
struct DoodleEditTests {
  private func stroke(_ numbers: inout Seeded, count: Int = 40) -> DoodleStroke {
    DoodleStroke(
      kind: [.pen, .marker, .pencil].randomElement(using: &numbers)!, size: 512,
      color: .random(in: 0...UInt32.max, using: &numbers),
      samples: (0..<count).map {
        DoodleSample(
          x: .random(in: -99_999...99_999, using: &numbers),
          y: .random(in: Int32.min...Int32.max, using: &numbers),
          time: Int32($0 * 4000), force: .random(in: 0...65535, using: &numbers))
      })
  }

  private func moved(_ stroke: DoodleStroke, _ x: Int32, _ y: Int32) -> DoodleStroke {
    var own = stroke
    for index in own.samples.indices {
      own.samples[index].x &+= x
      own.samples[index].y &+= y
    }
    return own
  }

  /// Returns the journal after the record of an edit is written and read.
  private func kept(_ edit: DoodleEdit, _ before: [DoodleStroke]) -> DoodleJournal? {
    let start = DoodleJournal(DoodleDocument(strokes: before))
    let parts = [start.bytes, DoodleJournal.Record.edit(edit).bytes]
    return DoodleJournal { $0 < 2 ? parts[$0] : nil }
  }

  @Test("Moving, coloring, removing and laying strokes is told in bytes for what changes", .rule("FORMAT-21"))
  func short() throws {
    var numbers = Seeded(3)
    let before = (0..<200).map { _ in stroke(&numbers) }
    let whole = DoodleDocument(strokes: before).file.count
    func bytes(_ after: [DoodleStroke]) throws -> Int {
      let edit = DoodleEdit(from: before, to: after)
      #expect(edit.applied(to: before) == after)
      let journal = try #require(kept(edit, before))
      #expect(journal.document.strokes == after && journal.steps.count == before.count + 1)
      return DoodleJournal.Record.edit(edit).bytes.count
    }
    // All of them at once.
    #expect(try bytes(before.map { moved($0, 1_000_000, -7) }) < 50)
    let colored = before.map { stroke in
      var stroke = stroke
      stroke.color = 7
      return stroke
    }
    #expect(try bytes(colored) < 50)
    #expect(try bytes([]) < 50)
    // Every other one.
    #expect(try bytes(before.enumerated().map { $0 % 2 == 0 ? moved($1, 5, 5) : $1 }) < 50 + 2 * 100)
    #expect(try bytes(before.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)) < 50 + 2 * 100)
    // One that is laid, and one that becomes another one.
    let one = stroke(&numbers)
    let single = DoodleDocument(strokes: [one]).file.count
    #expect(try bytes(before + [one]) < 50 + single)
    #expect(try bytes(before.enumerated().map { $0 == 9 ? one : $1 }) < 50 + single)
    #expect(whole > 50 * single)
  }

  @Test("Any change of any strokes is read again as it was done", .rule("FORMAT-21"))
  func any() throws {
    print("edits: HEFT_SEED=\(Seeded.seed)")
    var numbers = Seeded(Seeded.seed)
    for _ in 0..<200 {
      let before = (0..<Int.random(in: 0...12, using: &numbers)).map { _ in
        stroke(&numbers, count: .random(in: 0...3, using: &numbers))
      }
      let (x, y) = (Int32.random(in: -9...9, using: &numbers), Int32.random(in: -9...9, using: &numbers))
      let kinds = Int.random(in: 1...4, using: &numbers)
      var after: [DoodleStroke] = []
      for stroke in before {
        var own = stroke
        switch Int.random(in: 0..<(2 * kinds), using: &numbers) {
        case 0: own = moved(stroke, x, y)
        case 2: own.color = 9
        case 4: continue
        case 6: own.size += 1
        default: break
        }
        after.append(own)
      }
      for _ in 0..<Int.random(in: 0...2, using: &numbers) { after.append(stroke(&numbers, count: 2)) }
      let edit = DoodleEdit(from: before, to: after)
      #expect(edit.applied(to: before) == after, "HEFT_SEED=\(Seeded.seed)")
      var journal = try #require(kept(edit, before))
      #expect(journal.document.strokes == after, "HEFT_SEED=\(Seeded.seed)")
      // It is a step like any other.
      let whole = journal.bytes
      #expect(DoodleJournal { $0 == 0 ? whole : nil } == journal)
      journal.apply(.undo)
      #expect(journal.document.strokes == before)
      journal.apply(.redo)
      #expect(journal.document.strokes == after)
    }
  }

  @Test(
    "One that does not fit changes nothing, and one whose numbers are wrong ends the journal",
    .rule("FORMAT-21"))
  func damaged() {
    var numbers = Seeded(5)
    let before = (0..<4).map { _ in stroke(&numbers, count: 2) }
    typealias Run = DoodleEdit.Run
    let wrong: [DoodleEdit] = [
      DoodleEdit(of: 3, runs: [], change: .remove, added: before),
      DoodleEdit(of: 4, runs: [Run(skipped: 3, count: 2)], change: .remove),
      DoodleEdit(of: 4, runs: [Run(skipped: 0, count: 2), Run(skipped: 3, count: 1)], change: .color(1)),
      DoodleEdit(of: 4, runs: [Run(skipped: -1, count: 1)], change: .remove),
      DoodleEdit(of: 4, runs: [Run(skipped: 0, count: 2)], change: .replace([before[0]])),
    ]
    for edit in wrong {
      #expect(edit.applied(to: before) == nil)
      #expect(kept(edit, before)?.document.strokes == before)
    }
    // Every byte of a record takes every value, with a checksum that is right.
    let edit = DoodleEdit(
      of: 4, runs: [Run(skipped: 1, count: 2)], change: .replace([before[3], before[0]]), added: before)
    let record = DoodleJournal.Record.edit(edit).bytes
    let start = DoodleJournal(DoodleDocument(strokes: before)).bytes
    for place in 8..<record.count - 4 {
      for value in [UInt8(0), 1, 2, 3, 4, 127, 128, 255] {
        var damaged = Array(record.dropLast(4))
        damaged[place] = value
        let sum = Checksum.crc(damaged)
        damaged += (0..<4).map { UInt8(sum >> (8 * UInt32($0)) & 255) }
        let journal = DoodleJournal { $0 == 0 ? start : $0 == 1 ? damaged : nil }
        #expect((journal?.document.strokes.count ?? 0) <= 12)
      }
    }
  }
}
