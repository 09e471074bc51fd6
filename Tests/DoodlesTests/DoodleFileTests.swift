import Foundation
import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// How doodles are kept (DOODLES-8).
struct DoodleFileTests {
  @Test("A drawing is the same after it was kept, to the sample and to the pixel")
  func roundTrip() throws {
    var drawing = Drawings.drawing(9)
    drawing.base = Drawings.base(Drawings.drawing(2))
    let reading = try DoodleDocument.read(drawing.document.file)
    #expect(Drawing(reading.document) == drawing)

    let file = Drawings.file("Rüsselkäfer 🪲")
    let head = try #require(DoodleHead(file.head.bytes))
    #expect(head.name == "Rüsselkäfer 🪲")
    #expect(head.date == Date(timeIntervalSince1970: 1000))
    #expect(head.size == CGSize(width: 100, height: 150))
    #expect(head.bytes.count < 4096)
    let contents = try #require(DoodleContents(file.contents.bytes, scale: head.scale))
    #expect(contents.strokes == Drawings.drawing())
    #expect(contents.image.size == CGSize(width: 100, height: 150))
    #expect(contents.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(Doodle(number: 1, head: head).thumbnail.size == Doodle.thumbnailSize)
  }

  @Test("A marker and a pencil of the time when their opacity was even stay even")
  func evenBrushes() throws {
    /// Where the first stroke's brush stands in a file of bare paper.
    let place = 11
    for (kind, old, new) in [(InkBrush.Kind.marker, 1, 4), (.pencil, 2, 5)] as [(InkBrush.Kind, UInt8, UInt8)]
    {
      var drawing = Drawings.drawing(0)
      drawing.strokes = [Drawings.stroke(at: 50, brush: InkBrush(kind, size: 8, color: 0xFF20_60E0))]
      var bytes = KeptBefore.bytes(drawing)
      #expect(bytes[place] == new)
      #expect(DrawingFile.read(bytes[...]) == drawing)
      bytes[place] = old
      let kept = try #require(DrawingFile.read(bytes[...]))
      #expect(kept.strokes[0].brush.kind == kind && kept.strokes[0].brush.isEven)
      #expect(kept.strokes[0].samples == drawing.strokes[0].samples)
      #expect(Drawing(kept.document)?.strokes == kept.strokes)
    }
    let marker = try #require(
      Drawing(width: 200, height: 300, scale: 2).map { bare in
        var drawing = bare
        var brush = InkBrush(.marker, size: 8, color: 0xFF20_60E0)
        brush.isEven = true
        drawing.strokes = [Drawings.stroke(at: 50, brush: brush)]
        return drawing.picture()
      })
    let alphas = Set((0..<60_000).map { marker[$0 % 200, $0 / 200] >> 24 })
    #expect(alphas.max() == 128)
  }

  @Test("A sample takes few bytes")
  func isSmall() {
    var drawing = Drawings.drawing(0)
    let empty = drawing.document.file.count
    drawing.strokes = [Drawings.stroke(at: 50, count: 1000)]
    #expect(drawing.document.file.count - empty < 12 * 1000)
  }

  @Test(
    "Doodles that earlier versions kept open with all that they held", .rule("DOODLES-8"),
    arguments: [1, 2, 3])
  func keptBefore(version: Int) throws {
    let app = DoodlesApp.app.bundleIdentifier
    let storage = MemoryStorage()
    if version == 3 {
      _ = storage.store(try KeptBefore.bytes("head-3"), app: app, key: "doodle-4")
      _ = storage.store(try KeptBefore.bytes("contents-1"), app: app, key: "documents/doodle-4")
    } else {
      _ = storage.store(try KeptBefore.bytes("doodle-\(version)"), app: app, key: "doodle-4")
    }
    let picture = try #require(PNG.decode(try KeptBefore.bytes("picture")))
    for _ in 0..<2 {
      let device = TestDevice(DoodlesApp.app, storage: storage)
      device.advance(by: 1)
      #expect(device.run { Doodle.sortedDoodles.map(\.name) } == ["M\u{F6}we"])
      #expect(device.run { Doodle.sortedDoodles.first?.date } == Date(timeIntervalSince1970: 1_700_000_000))
      let contents = try #require(device.contents().first ?? nil)
      #expect(contents.image.cgImage?.bitmap == picture)
      guard version > 1 else {
        #expect(contents.strokes == nil && contents.drawing?.base?.bitmap == picture)
        continue
      }
      let strokes = try #require(contents.strokes?.strokes)
      #expect(strokes.map(\.brush.kind) == [.pen, .marker, .pencil, .eraser])
      #expect(strokes.map(\.brush.size) == [3, 4, 5, 6])
      #expect(strokes.allSatisfy { $0.samples.count == 8 && $0.brush.color == 0xFF20_60E0 })
      // To the steps that they were kept in.
      for (index, sample) in strokes[2].samples.enumerated() {
        #expect(sample.x == Int32(((6 + Double(index) * 7.3) * 16).rounded()) * 64)
        #expect(sample.time == Int32((Double(index) * 83).rounded()) * 100)
        let ink = sample.ink
        #expect(abs((ink.force ?? 0) - (0.1 + 0.11 * Double(index))) < 0.0005)
        let degrees = ((0.4 + Double(index) * 0.1) * 180 / .pi).rounded()
        #expect(abs((ink.altitude ?? 0) * 180 / .pi - degrees) < 0.001)
      }
      // Drawn again, no pixel is seen to be another.
      let again = try #require(contents.strokes?.picture())
      let parts = (0..<64 * 96).flatMap { index in
        (0..<4).map { part in
          let (x, y) = (index % 64, index / 64)
          return abs(
            Int(again[x, y] >> (8 * UInt32(part)) & 255) - Int(picture[x, y] >> (8 * UInt32(part)) & 255))
        }
      }
      #expect(parts.max() ?? 255 <= 2)
    }
  }

  @Test(
    "A drawing loses nothing in a file: layers, opacities, what a later version added and where a pen leans",
    .rule("FORMAT-13")
  )
  func losesNothing() throws {
    var document = DoodleDocument(
      title: "Gull", revision: 7, paper: .init(width: 300, height: 200, color: 0xFF10_2030, pattern: .grid),
      layers: [.init(name: "Low"), .init(name: "Top", opacity: 128)],
      strokes: [
        DoodleStroke(
          kind: .pen, size: 700, color: 0xFF10_2030, opacity: 90, layer: 0,
          samples: [DoodleSample(x: 1, y: 2, time: 3, force: 4, altitude: 5, azimuth: 6)]),
        DoodleStroke(kind: .pencil, isEven: true, size: 512, color: 0xFF44_5566, layer: 1, samples: []),
      ])
    document.date = -5
    document.density = 512
    document.unknown = [DoodleChunk(name: 0x4142_4344, body: [1, 2])]
    let drawing = try #require(Drawing(document))
    #expect(drawing.document == document)
  }

  @Test("A doodle of pixels only, as the first version kept it, opens and shows")
  func firstVersion() throws {
    let png = try #require(Drawings.image(Drawings.drawing()).pngData())
    var bytes: [UInt8] = [1, 0x40, 0x42, 0x0F, 0, 0, 0, 0, 0, 3, 0]
    bytes += Array("Old".utf8) + [UInt8](png)
    let file = try #require(DoodleFile(bytes))
    #expect(file.head.name == "Old")
    #expect(file.head.date == Date(timeIntervalSince1970: 1000))
    let contents = file.contents
    #expect(contents.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(contents.strokes == nil)
    #expect(Doodle(number: 4, file: file).thumbnail.size == Doodle.thumbnailSize)
    #expect(file.completed.head.width == 200 && file.completed.head.height == 300)
    // It is drawn on as a picture.
    #expect(contents.drawing?.base?.bitmap == contents.image.cgImage?.bitmap)
    #expect(contents.drawing?.strokes.isEmpty == true)
  }

  @Test("Damaged strokes leave the picture, and are told", arguments: [false, true])
  func damagedStrokes(isOld: Bool) throws {
    let file = Drawings.file()
    var bytes = isOld ? KeptBefore.contents(file) : file.contents.bytes
    if isOld {
      bytes.removeLast(20)
    } else {
      let stroke = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("STRK".utf8)) })
      bytes[stroke + 30] ^= 1
    }
    let contents = try #require(DoodleContents(bytes, scale: 2))
    #expect(contents.strokes == nil)
    #expect(contents.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(contents.drawing != nil)
    #expect(isOld || contents.problem?.contains("checksum") == true)
  }

  @Test(
    "One that is cut off keeps the strokes that are whole, as its picture is the first that is lost",
    .rule("FORMAT-3"))
  func cutOff() throws {
    let bytes = Drawings.file().contents.bytes
    let contents = try #require(DoodleContents(Array(bytes.dropLast(20)), scale: 2))
    #expect(contents.strokes?.strokes == Drawings.drawing().strokes)
    #expect(contents.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(contents.problem?.contains("cut off") == true)
  }

  @Test("Bytes of any kind are a doodle or none, and never the end")
  func anyBytes() {
    print("bytes of any kind: HEFT_SEED=\(Seeded.seed)")
    var random = Seeded(Seeded.seed)
    let file = Drawings.file("Bird", Drawings.drawing(2))
    let (head, contents, old) = (file.head.bytes, file.contents.bytes, KeptBefore.whole(file))
    for round in 0..<480 {
      var bytes = [head, contents, old, KeptBefore.contents(file)][round / 3 % 4]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 3 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      if let head = DoodleHead(bytes) {
        _ = (Doodle(number: 1, head: head).thumbnail, head.size, head.bytes)
      }
      let old = DoodleFile(bytes)
      _ = old?.completed
      for contents in [DoodleContents(bytes, scale: 2), old?.contents] {
        _ = (contents?.image, contents?.drawing?.picture(), contents?.bytes)
      }
    }
  }

  @Test(
    "A document of a few bytes that claims a large paper is refused before any room is made for it",
    .rule("DOODLES-8")
  )
  func hugePaper() throws {
    let file = Drawings.file("Bird", Drawings.drawing(1))
    // The sides stand behind the version, two bytes each; 8192 is the longest.
    var drawn = KeptBefore.bytes(Drawings.drawing(1))
    drawn.replaceSubrange(1..<5, with: [0, 0x20, 0, 0x20])
    let picture = try #require(file.contents.document.preview?.png)
    let contents = DoodleContents(picture: picture[...], drawn: drawn[...], scale: 2)
    #expect(contents.strokes == nil)
    #expect(contents.drawing?.width == 200)
    // A paper of now is made smaller, with what is drawn on it.
    var document = file.contents.document
    (document.paper.width, document.paper.height) = (8192, 8192)
    let smaller = try #require(Drawing(document))
    #expect(smaller.width == 4096 && smaller.height == 4096)
    #expect(smaller.strokes[0].samples[0].x == document.strokes[0].samples[0].x / 2)
    // So is a thumbnail of another size than one.
    let large = try #require(Bitmap(width: 2048, height: 2048).map { PNG.encode($0) })
    let head = DoodleHead(
      name: "Bomb", date: Date(timeIntervalSince1970: 0), scale: 2, width: 1, height: 1, thumbnail: large[...]
    )
    #expect(large.count < 64 << 10)
    let thumbnail = Doodle(number: 1, head: head).thumbnail
    #expect(thumbnail.size == Doodle.thumbnailSize)
  }

  @Test("A count that the bytes cannot hold is refused before any room is made for it")
  func hugeCount() {
    var drawing = Drawings.drawing(0)
    drawing.strokes = [DrawnStroke(brush: Drawings.pen)]
    var bytes = KeptBefore.bytes(drawing)
    bytes.removeLast()
    bytes += [0xFF, 0xFF, 0xFF, 0xFF, 0x0F]
    #expect(DrawingFile.read(bytes[...]) == nil)
  }

  @Test("What cannot be read stays where it is, and no new doodle takes its number")
  func unreadable() throws {
    let storage = MemoryStorage()
    let later: [UInt8] = [9, 9, 9]
    _ = storage.store(later, app: DoodlesApp.app.bundleIdentifier, key: "doodle-7")
    let device = TestDevice(DoodlesApp.app, storage: storage)
    device.run {
      #expect(Doodle.sortedDoodles.isEmpty)
      #expect(Doodle.nextNumber == 8)
      Doodle.addDoodle(Doodle(number: Doodle.nextNumber, file: Drawings.file()))
    }
    device.advance(by: 0.1)
    let kept = storage.items.map { ($0.key, $0.bytes.count) }
    #expect(kept.contains { $0.0 == "doodle-7" && $0.1 == 3 })
    #expect(kept.contains { $0.0 == "doodle-8" })
  }
}
