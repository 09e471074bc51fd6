import Foundation
import TestRules
import Testing

import struct HeftTesting.Seeded

@testable import Ink

/// The `.doodle` format, `docs/doodle-format.md`.
struct DoodleFormatTests {
  private func drawing(_ numbers: inout Seeded, strokes: Int = 8) -> DoodleDocument {
    typealias Layer = DoodleDocument.Layer
    let whole = Int32.min...Int32.max
    func sample() -> DoodleSample {
      DoodleSample(
        x: .random(in: whole, using: &numbers), y: .random(in: -99999...99999, using: &numbers),
        time: .random(in: whole, using: &numbers), force: .random(in: 0...65535, using: &numbers),
        altitude: .random(in: 0...65535, using: &numbers), azimuth: .random(in: 0...65535, using: &numbers))
    }
    var document = DoodleDocument(
      title: ["", "Gull", "Möwe \u{1F426}"].randomElement(using: &numbers)!, revision: numbers.next(),
      paper: .init(
        width: .random(in: 0...9999, using: &numbers), height: .random(in: 0...9999, using: &numbers),
        color: .random(in: 0...UInt32.max, using: &numbers),
        pattern: [.plain, .lines, .grid].randomElement(using: &numbers)!))
    document.layers = (0..<Int.random(in: 0...3, using: &numbers)).map {
      Layer(
        name: "Layer \($0)", opacity: .random(in: 0...255, using: &numbers),
        isHidden: .random(using: &numbers))
    }
    for _ in 0..<Int.random(in: 0...strokes, using: &numbers) {
      let count = Int.random(in: 0...12, using: &numbers)
      document.strokes.append(
        DoodleStroke(
          kind: [.pen, .marker, .pencil, .eraser].randomElement(using: &numbers)!,
          isEven: .random(using: &numbers), isTapered: .random(using: &numbers),
          size: .random(in: 0...UInt32.max, using: &numbers),
          color: .random(in: 0...UInt32.max, using: &numbers), opacity: .random(in: 0...255, using: &numbers),
          layer: .random(in: 0...UInt32.max, using: &numbers), samples: (0..<count).map { _ in sample() }))
    }
    return document
  }

  /// A file of version 1 that another program has packed, and what it holds.
  private var fixture: [UInt8] { get throws { try DoodleFixture.bytes("doodle-1") } }

  private var held: DoodleDocument {
    var document = DoodleDocument(
      title: "Möwe", revision: 7, paper: .init(width: 750, height: 1094, pattern: .lines),
      layers: [.init(name: "Sketch"), .init(name: "Wash", opacity: 128, isHidden: true)],
      strokes: [
        DoodleStroke(
          kind: .pen, size: 1280, color: 0xFF10_2030,
          samples: [
            DoodleSample(x: 10240, y: 20480, time: 0),
            DoodleSample(x: 11000, y: -5, time: 4167, force: 32768, altitude: 65535, azimuth: 1),
          ]),
        DoodleStroke(
          kind: .pencil, isEven: true, size: 512, color: 0xFF44_5566, opacity: 200, layer: 1,
          samples: [DoodleSample(x: 1, y: 2, time: 3, force: 65535, altitude: 30000, azimuth: 16384)]),
      ])
    document.unknown = [DoodleChunk(name: DoodleChunk.name("XTRA"), body: [1, 2, 3])]
    return document
  }

  @Test(
    "Read without its strokes a file is the same but for them, and tells how many there are",
    .rule("FORMAT-20"))
  func withoutStrokes() throws {
    var numbers = Seeded(5)
    for _ in 0..<20 {
      let whole = drawing(&numbers)
      let file = whole.file
      var bare = whole
      bare.strokes = []
      let (reading, count) = try DoodleDocument.readWithoutStrokes(file)
      #expect(reading == DoodleReading(document: bare, problem: nil) && count == whole.strokes.count)
      // A cut or a damage is noticed without them too.
      for _ in 0..<20 {
        var wrong = file
        wrong[Int.random(in: 8..<file.count, using: &numbers)] ^=
          1 << UInt8.random(in: 0..<8, using: &numbers)
        if Bool.random(using: &numbers) {
          wrong = Array(file.prefix(.random(in: 8..<file.count, using: &numbers)))
        }
        let whole = try? DoodleDocument.read(wrong)
        let bare = try? DoodleDocument.readWithoutStrokes(wrong)
        #expect(bare?.reading.problem == whole?.problem && bare?.strokeCount == whole?.document.strokes.count)
      }
    }
  }

  @Test("A file of version 1 opens, and is written again byte for byte", .rule("FORMAT-1"))
  func versionOne() throws {
    let reading = try DoodleDocument.read(fixture)
    #expect(reading.document == held)
    #expect(reading.problem == nil)
    #expect(try held.file == fixture)
  }

  @Test("What is written is read again, whatever is drawn", .rule("FORMAT-2"))
  func roundTrip() throws {
    Swift.print("doodle files: HEFT_SEED=\(Seeded.seed)")
    var numbers = Seeded(Seeded.seed)
    for _ in 0..<200 {
      let document = drawing(&numbers)
      let reading = try DoodleDocument.read(document.file)
      #expect(reading == DoodleReading(document: document, problem: nil), "HEFT_SEED=\(Seeded.seed)")
    }
  }

  @Test(
    "Dots are read again, and are a grid to a reader that knows only the first patterns", .rule("FORMAT-18"))
  func dots() throws {
    var document = DoodleDocument(title: "x")
    for pattern in [.plain, .lines, .grid, .dots] as [DoodleDocument.Paper.Pattern] {
      document.paper.pattern = pattern
      let reading = try DoodleDocument.read(document.file)
      #expect(reading.document == document && reading.problem == nil)
      // The signature, the chunk's name and length, the version, the revision, the sides and the color.
      #expect(document.file[8 + 8 + 2 + 8 + 8 + 4] == min(pattern.rawValue, 2))
    }
    var writer = DoodleWriter()
    writer.chunk(DoodleChunk.pattern) { $0.bytes.append(7) }
    document.paper.pattern = .grid
    let file = document.file
    let strange = try DoodleDocument.read(file.dropLast(12) + writer.bytes + file.suffix(12))
    #expect(strange.document.paper.pattern == .grid && strange.problem?.value == 7)
  }

  @Test("A file that is cut off at any byte is read up to its last whole stroke", .rule("FORMAT-3"))
  func cutOff() throws {
    let file = held.file
    let marks = file.indices.filter { file[$0...].starts(with: Array("STRK".utf8)) }
    let ends = marks.map { $0 + 12 + Int(file[$0 + 4]) }
    for length in 0..<file.count {
      do throws(DoodleError) {
        let reading = try DoodleDocument.read(Array(file.prefix(length)))
        #expect(reading.problem?.kind == .cutOff, "\(length)")
        let whole = ends.filter { $0 <= length }.count
        #expect(reading.document.strokes == Array(held.strokes.prefix(whole)), "\(length)")
      } catch {
        #expect(length < 48, "\(length): \(error)")
      }
    }
  }

  @Test(
    "A file that is cut off within its picture of how it looks has all strokes, and one with the picture first is read as well",
    .rule("FORMAT-3"))
  func cutOffPreview() throws {
    var document = held
    document.preview = DoodleDocument.Preview(revision: 1, png: Array(repeating: 7, count: 5000))
    let file = document.file
    let cut = try DoodleDocument.read(Array(file.prefix(file.count - 100)))
    #expect(cut.document.strokes == held.strokes && cut.document.preview == nil)
    #expect(cut.problem?.kind == .cutOff)
    var damaged = file
    damaged[try #require(file.indices.first { file[$0...].starts(with: Array("STRK".utf8)) }) + 20] ^= 1
    #expect(try DoodleDocument.read(damaged).document.preview == document.preview)
    // As earlier programs wrote it.
    let start = try #require(file.indices.last { file[$0...].starts(with: Array("LOOK".utf8)) })
    let chunk = Array(file[start..<start + 12 + 8 + 5000])
    let first = try #require(file.indices.first { file[$0...].starts(with: Array("STRK".utf8)) })
    let old =
      Array(file[..<first]) + chunk + Array(file[first..<start]) + Array(file[(start + chunk.count)...])
    #expect(try DoodleDocument.read(old).document == document)
  }

  @Test("Every bit that is turned over is noticed, and what comes before is read", .rule("FORMAT-4"))
  func flippedBits() throws {
    let file = held.file
    for bit in 0..<file.count * 8 {
      var damaged = file
      damaged[bit / 8] ^= 1 << UInt8(bit % 8)
      guard let reading = try? DoodleDocument.read(damaged) else {
        // The signature and the head.
        #expect(bit / 8 < 48, "bit \(bit)")
        continue
      }
      #expect(reading.problem != nil, "bit \(bit)")
      let strokes = reading.document.strokes
      #expect(strokes == Array(held.strokes.prefix(strokes.count)), "bit \(bit)")
    }
  }

  @Test("A stroke that is not understood is told with place and value, and kept", .rule("FORMAT-5"))
  func strangeStroke() throws {
    var document = held
    var writer = DoodleWriter()
    writer.add(document.strokes[0])
    writer.bytes[0] = 9
    let strange = DoodleChunk(name: DoodleChunk.stroke, body: writer.bytes)
    document.unknown = [strange]
    let file = document.file
    let reading = try DoodleDocument.read(file)
    #expect(reading.document == document)
    let place = try #require(file.lastIndex(of: 9))
    #expect(reading.problem == DoodleError(kind: .value, place: place, value: 9))
    #expect(reading.document.file == file)
  }

  @Test(
    "A stroke that claims more samples than its bytes can hold takes no memory for them", .rule("FORMAT-6"))
  func boastfulStroke() throws {
    var writer = DoodleWriter()
    writer.add(held.strokes[0])
    for index in 15..<19 { writer.bytes[index] = 255 }
    var document = DoodleDocument(title: "x")
    document.unknown = [DoodleChunk(name: DoodleChunk.stroke, body: writer.bytes)]
    let reading = try DoodleDocument.read(document.file)
    #expect(reading.problem?.value == 0xFFFF_FFFF)
    #expect(reading.document == document)
  }

  @Test("A newer version and another kind of file are refused with a sentence", .rule("FORMAT-7"))
  func refusals() {
    var writer = DoodleWriter()
    writer.bytes = DoodleDocument.signature
    writer.chunk(DoodleChunk.head) { $0.number(2, bytes: 2) }
    let newer = DoodleError(kind: .newer, place: 16, value: 2)
    #expect(throws: newer) { try DoodleDocument.read(writer.bytes) }
    #expect(newer.message == "The doodle is of version 2 (byte 16); this program reads up to 1.")
    #expect(throws: DoodleError(kind: .noDoodle, place: 1, value: 0x50)) {
      try DoodleDocument.read([0x89, 0x50, 0x4E, 0x47])
    }
    #expect(throws: DoodleError(kind: .noDoodle, place: 0, value: 0)) { try DoodleDocument.read([]) }
  }

  @Test("A sample for the ink is within half a step of what was measured", .rule("FORMAT-8"))
  func steps() throws {
    let sample = InkSample(x: 12.34567, y: -8.9, time: 1.23456789, force: 0.3, altitude: 1.1)
    let kept = DoodleSample(sample, azimuth: -1)
    let ink = kept.ink
    #expect(abs(ink.x - sample.x) <= 0.5 / 1024 && abs(ink.y - sample.y) <= 0.5 / 1024)
    #expect(abs(ink.time - sample.time) <= 0.6e-6)
    let force = try #require(ink.force)
    let altitude = try #require(ink.altitude)
    #expect(abs(force - 0.3) < 1e-5)
    #expect(abs(altitude - 1.1) < 2e-5)
    let turn = 2 * Double.pi
    let azimuth = Double(kept.azimuth - 1) / 65534 * turn
    #expect(abs(azimuth - (turn - 1)) < 1e-4)
    let none = DoodleSample(InkSample(x: .nan, y: .infinity, time: 0), azimuth: .infinity)
    #expect(none == DoodleSample(x: 0, y: .max, time: 0))
  }
}
