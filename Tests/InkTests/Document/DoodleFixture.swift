import Foundation
import TestRules
import Testing

@testable import Ink

/// Files of version 1 that are frozen: another program has packed them, and they open for ever.
enum DoodleFixture {
  /// The bytes of a file among the pictures, whose text is their hexadecimal digits.
  static func bytes(_ name: String) throws -> [UInt8] {
    let place = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Pictures/\(name).txt")
    let digits = Array(try String(contentsOf: place, encoding: .utf8).utf8.filter { $0 > 0x20 })
    return stride(from: 0, to: digits.count, by: 2).map { index in
      UInt8(String(decoding: digits[index..<index + 2], as: UTF8.self), radix: 16)!
    }
  }
}

/// A file with every kind of chunk, `Tests/Pictures/doodle-2.txt`.
struct DoodleFixtureTests {
  /// What the file holds, but for its two pictures.
  private var held: DoodleDocument {
    var document = DoodleDocument(
      title: "Wäsche", revision: 9,
      paper: .init(width: 640, height: 480, color: 0xFFF0_F8FF, pattern: .dots),
      layers: [.init(name: "Sketch"), .init(name: "Wash", opacity: 128, isHidden: true)],
      strokes: [
        DoodleStroke(
          kind: .pencil, isGrainy: true, size: 512, color: 0xFF30_2010,
          samples: [
            DoodleSample(x: 10240, y: 20480, time: 0, force: 32768, altitude: 20000, azimuth: 100),
            DoodleSample(x: 11264, y: 20000, time: 4167, force: 40000, altitude: 21000, azimuth: 65535),
          ]),
        DoodleStroke(
          kind: .pen, size: 6144, color: 0xFF80_4020, opacity: 200, layer: 1,
          samples: [
            DoodleSample(x: 1024, y: 2048, time: 0), DoodleSample(x: 62464, y: 2048, time: 0),
            DoodleSample(x: 1024, y: 63488, time: 0),
          ], text: "Möwe\n2"),
        DoodleStroke(
          kind: .watercolor, isTapered: true, size: 4096, color: 0xFFC0_8040, opacity: 128, layer: 1,
          samples: [
            DoodleSample(x: -512, y: 4096, time: 0), DoodleSample(x: 30720, y: 5120, time: 8333),
            DoodleSample(x: 40960, y: 5120, time: 16667),
          ]),
      ])
    document.date = 1_450_000_000_123
    document.density = 512
    document.unknown = [DoodleChunk(name: DoodleChunk.name("XTRA"), body: [1, 2, 3])]
    return document
  }

  @Test(
    "A file of version 1 with a date, a density, dots, a look, a picture, text, grain and a wash opens, and nothing of it is lost when it is written again",
    .rules("FORMAT-1", "FORMAT-13", "FORMAT-18", "FORMAT-19", "FORMAT-22"))
  func versionOne() throws {
    let file = try DoodleFixture.bytes("doodle-2")
    let reading = try DoodleDocument.read(file)
    #expect(reading.problem == nil)
    var document = reading.document
    let look = try #require(document.preview)
    #expect(look.revision == 9)
    let shown = try #require(PNG.decode(look.png))
    #expect(shown.width == 2 && shown.height == 1 && shown[1, 0] == 0xFF30_2010)
    let picture = try #require(document.pictures.first)
    #expect(document.pictures.count == 1 && picture.x == -1024 && picture.y == 2048 && picture.size == (8, 4))
    let beneath = try #require(PNG.decode(picture.file))
    #expect(beneath[3, 1] == 0xFF33_2211)
    (document.preview, document.pictures) = (nil, [])
    #expect(document == held)
    // Where it looks like is written behind the strokes since.
    #expect(reading.document.file.count == file.count)
    #expect(try DoodleDocument.read(reading.document.file).document == reading.document)
    let (bare, count) = try DoodleDocument.readWithoutStrokes(file)
    #expect(bare.problem == nil && count == 3 && bare.document.pictures == [picture])
  }

  @Test("Cut off anywhere, it is read up to its last whole chunk", .rule("FORMAT-3"))
  func cutOff() throws {
    let file = try DoodleFixture.bytes("doodle-2")
    let whole = try DoodleDocument.read(file).document
    for count in 60..<file.count {
      let reading = try DoodleDocument.read(Array(file[..<count]))
      #expect(reading.problem?.kind == .cutOff)
      #expect(reading.document.strokes == Array(whole.strokes.prefix(reading.document.strokes.count)))
    }
  }
}
