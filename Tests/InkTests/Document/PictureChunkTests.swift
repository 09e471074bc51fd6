import TestRules
import Testing

import struct HeftTesting.Seeded

@testable import Ink

/// Pictures among the strokes, in files and journals.
struct PictureChunkTests {
  private let png: [UInt8]
  private let picture: InkPicture

  init() throws {
    var bitmap = try #require(Bitmap(width: 64, height: 48))
    for y in 0..<48 {
      var path = Path()
      path.rectangle(from: Point(0, Double(y)), to: Point(Double(64 - y), Double(y) + 1))
      bitmap.fill(path, color: 0xFF00_0000 | UInt32(y * 40_503), clip: bitmap.bounds)
    }
    png = PNG.encode(bitmap)
    picture = try #require(InkPicture(png: png))
  }

  private static let corners = [
    DoodleSample(x: 10240, y: -5, time: 0), DoodleSample(x: 75776, y: 0, time: 0),
    DoodleSample(x: 10240, y: 49152, time: 0),
  ]
  private var placed: DoodleStroke {
    DoodleStroke(picture, corners: PictureChunkTests.corners, opacity: 200, layer: 1)
  }
  private var line: DoodleStroke {
    DoodleStroke(
      kind: .pen, size: 512, color: 0xFF00_00FF,
      samples: (0..<9).map { DoodleSample(x: $0 * 900, y: 77, time: $0 * 4000) })
  }
  private var document: DoodleDocument {
    DoodleDocument(
      paper: .init(width: 200, height: 100), layers: [.init(name: "One"), .init(name: "Two")],
      strokes: [line, placed, line, placed])
  }

  private func moved(_ stroke: DoodleStroke, _ x: Int32, _ y: Int32) -> DoodleStroke {
    var own = stroke
    for index in own.samples.indices {
      own.samples[index].x += x
      own.samples[index].y += y
    }
    return own
  }

  /// Twice as large about its corner.
  private func enlarged(_ stroke: DoodleStroke) -> DoodleStroke {
    var own = stroke
    let first = own.samples[0]
    for index in own.samples.indices {
      own.samples[index].x = 2 * own.samples[index].x - first.x
      own.samples[index].y = 2 * own.samples[index].y - first.y
    }
    return own
  }

  @Test(
    "A picture is a chunk of its own among the strokes and is read again exactly; equal ones are one",
    .rule("FORMAT-29"))
  func own() throws {
    let file = document.file
    let reading = try DoodleDocument.read(file)
    #expect(reading.problem == nil && reading.document == document)
    #expect(reading.document.file == file)
    let strokes = reading.document.strokes
    let first = try #require(strokes[1].picture)
    #expect(first.png == png && first.bitmap == picture.bitmap)
    #expect(strokes[3].picture === first && strokes[0].picture == nil)
    // As the document of the format has it: opacity, layer, three corners, the PNG.
    var body: [UInt8] = [200]
    for number in [1, 10240, -5, 75776, 0, 10240, 49152] as [Int32] {
      body += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    body += png
    let start = try #require(file.indices.first { file[$0...].starts(with: Array("IMAG".utf8)) })
    #expect(Array(file[start + 8..<start + 8 + body.count]) == body)
    #expect(Int(file[start + 4]) | Int(file[start + 5]) << 8 == body.count)
    // It counts among the strokes, of which nothing is read at first.
    let (bare, count) = try DoodleDocument.readWithoutStrokes(file)
    #expect(bare.document.strokes == [] && bare.document.unknown == [] && count == 4)
  }

  @Test(
    "A file of version 1 with pictures that another program packed opens, and is written again byte for byte",
    .rules("FORMAT-29", "FORMAT-1"))
  func versionOne() throws {
    let file = try DoodleFixture.bytes("doodle-4")
    let reading = try DoodleDocument.read(file)
    let strokes = reading.document.strokes
    #expect(reading.problem == nil && strokes.count == 4 && reading.document.file == file)
    #expect(strokes[1].samples == PictureChunkTests.corners)
    #expect(
      strokes[1].opacity == 200 && strokes[1].layer == 1 && strokes[1].picture?.bitmap[3, 1] == 0xFF33_2211)
    #expect(strokes[3].frame == Affine(a: 1, b: 2, c: -2, d: 1, tx: -1, ty: 2))
    #expect(strokes[3].picture === strokes[1].picture && strokes[0].frame == nil)
  }

  @Test(
    "A picture whose PNG or corners are damaged is left out and kept, and the rest is read",
    .rules("FORMAT-29", "FORMAT-5"))
  func damaged() throws {
    var writer = DoodleWriter()
    writer.chunk(of: placed)
    let whole = Array(writer.bytes[8..<writer.bytes.count - 4])
    var wrong = whole
    wrong[whole.count - 30] ^= 4
    // Only a step of a journal tells whose picture it is.
    for body in [wrong, Array(whole.dropLast(20)), Array(whole.prefix(29)), Array(whole.prefix(33))] + [
      Array(whole.prefix(12)), [],
    ] {
      var document = document
      document.strokes = [line, line]
      document.unknown = [DoodleChunk(name: DoodleChunk.image, body: body)]
      let reading = try DoodleDocument.read(document.file)
      #expect(reading.document == document && reading.problem?.kind == .value)
    }
  }

  @Test("Files with pictures and any damage are read without a trap", .rules("FORMAT-29", "FORMAT-6"))
  func anyDamage() throws {
    Swift.print("pictures: HEFT_SEED=\(Seeded.seed)")
    var numbers = Seeded(Seeded.seed)
    var writer = DoodleWriter()
    writer.chunk(of: placed)
    for _ in 0..<400 {
      // Whole chunks with any content.
      var body = Array(writer.bytes[8..<writer.bytes.count - 4])
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        body[Int.random(in: 0..<body.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
      }
      if Bool.random(using: &numbers) { body.removeLast(.random(in: 0...body.count, using: &numbers)) }
      var other = document
      other.unknown = [DoodleChunk(name: DoodleChunk.image, body: body)]
      let reading = try DoodleDocument.read(other.file)
      #expect(reading.document.strokes.count + reading.document.unknown.count == 5)
      // Frames of any corners are drawn, or nothing is.
      guard let stroke = reading.document.strokes.dropFirst(4).first, let own = stroke.picture,
        let frame = stroke.frame, var paper = Bitmap(width: 40, height: 40)
      else { continue }
      paper.draw(own, in: frame, opacity: stroke.opacity, at: InkPlacement(scale: 3.7, x: 9, y: -4))
    }
    var paper = try #require(Bitmap(width: 40, height: 40))
    func far() -> Int32 {
      Int32.random(in: .min ... .max, using: &numbers) >> Int32.random(in: 0...31, using: &numbers)
    }
    for _ in 0..<400 {
      let any = (0..<3).map { _ in DoodleSample(x: far(), y: far(), time: 0) }
      let frame = try #require(Affine(corners: any))
      paper.draw(
        picture, in: frame, opacity: 90,
        at: InkPlacement(scale: [1.0 / 256, 1, 256].randomElement(using: &numbers) ?? 1, x: 3, y: 4))
    }
  }

  @Test("A journal has pictures as steps, and ends before one that is damaged", .rule("FORMAT-29"))
  func journal() throws {
    var journal = DoodleJournal(DoodleDocument(paper: .init(width: 200, height: 100)))
    let records: [DoodleJournal.Record] = [.stroke(placed), .clear, .stroke(placed), .undo, .redo]
    let first = journal.bytes
    for record in records { journal.apply(record) }
    var parts = [first] + records.map { $0.bytes }
    #expect(DoodleJournal { parts.indices.contains($0) ? parts[$0] : nil } == journal)
    #expect(journal.document.strokes == [placed])
    #expect(DoodleJournal { $0 == 0 ? journal.bytes : nil }?.document == journal.document)
    parts[3][60] ^= 1
    #expect(DoodleJournal { parts.indices.contains($0) ? parts[$0] : nil }?.steps.count == 2)
  }

  @Test(
    "A picture that is moved, turned, enlarged, faded, copied or brought to another place is not told again in a journal",
    .rules("FORMAT-29", "FORMAT-21"))
  func short() throws {
    let before = [line, placed, line]
    let start = DoodleJournal(DoodleDocument(strokes: before))
    var faded = placed
    faded.opacity = 7
    for after in [
      [line, moved(placed, 1024, -300), line], [line, enlarged(placed), line], [line, faded, line],
      [line, placed, line, moved(placed, 9, 9)], [placed, line, line],
      [line, line, placed, enlarged(placed)],
      [enlarged(placed)],
    ] {
      let edit = DoodleEdit(from: before, to: after)
      #expect(edit.applied(to: before) == after)
      let bytes = DoodleJournal.Record.edit(edit).bytes
      #expect(bytes.count < 300 && png.count > 400)
      let parts = [start.bytes, bytes]
      let read = try #require(DoodleJournal { $0 < 2 ? parts[$0] : nil })
      #expect(read.document.strokes == after && read.steps.count == 4 && read.steps.last == .edit(edit))
      for stroke in read.document.strokes { #expect(stroke.picture?.png == stroke.picture.map { _ in png }) }
      // What lies in the file has the picture itself.
      #expect(try DoodleDocument.read(read.document.file).document.strokes == after)
      #expect(DoodleJournal { $0 == 0 ? read.bytes : nil } == read)
    }
    // A picture that comes is told.
    let added = DoodleEdit(from: [line], to: [line, placed])
    #expect(DoodleJournal.Record.edit(added).bytes.count > png.count)
    #expect(added.applied(to: [line]) == [line, placed])
    // Recolored it stays as it is.
    let colored = DoodleEdit(
      of: 1, runs: [.init(skipped: 0, count: 1)], change: .color(0xFF12_3456)
    ).applied(to: [placed])
    #expect(colored == [placed])
  }

  @Test("A step that tells of a picture where there is none changes nothing", .rule("FORMAT-29"))
  func notThere() {
    for place in [1, 2, 9, UInt32.max] {
      let other = DoodleStroke(InkPicture(of: place), corners: PictureChunkTests.corners)
      let all = [DoodleEdit.Run(skipped: 0, count: 1)]
      #expect(DoodleEdit(of: 2, runs: all, change: .replace([other])).applied(to: [placed, line]) == nil)
      #expect(
        DoodleEdit(of: 2, runs: [], change: .remove, added: [other]).applied(to: [placed, line]) == nil)
      let parts = [
        DoodleJournal(DoodleDocument(strokes: [placed, line])).bytes,
        DoodleJournal.Record.edit(DoodleEdit(of: 2, runs: [], change: .remove, added: [other])).bytes,
      ]
      let journal = DoodleJournal { $0 < 2 ? parts[$0] : nil }
      #expect(journal?.document.strokes == [placed, line] && journal?.steps.count == 3)
    }
  }

  @Test(
    "A picture drawn by its halves, or of which a part is seen, has the pixels that it has without",
    .rule("FORMAT-29"))
  func halves() throws {
    for scale in [9, 1, 0.7, 0.4, 0.2, 0.05] {
      let frame = Affine(a: 64 * scale, b: 9 * scale, c: -7 * scale, d: 48 * scale, tx: 8, ty: 3)
      var (one, other) = (
        try #require(Bitmap(width: 90, height: 90)), try #require(Bitmap(width: 90, height: 90))
      )
      one.draw(picture, in: frame, opacity: 255, at: .identity)
      other.draw(picture.bitmap, through: picture.map(to: frame), clip: other.bounds)
      #expect(!one.isUntouched)
      for y in 0..<90 {
        for x in 0..<90 {
          for shift in [0, 8, 16, 24] as [UInt32] {
            #expect(abs(Int(one[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255)) <= 1)
          }
        }
      }
    }
  }
}
