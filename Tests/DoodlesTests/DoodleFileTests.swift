import Foundation
import Heft
import HeftTesting
import Ink
import Testing

@testable import Doodles

/// How doodles are kept (DOODLES-8).
struct DoodleFileTests {
  @Test("A drawing is the same after it was kept, to the sample and to the pixel")
  func roundTrip() throws {
    var drawing = Drawings.drawing(9)
    drawing.base = Drawings.base(Drawings.drawing(2))
    let bytes = DrawingFile.write(drawing)
    #expect(try #require(DrawingFile.read(bytes[...])) == drawing)

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
      var bytes = DrawingFile.write(drawing)
      #expect(bytes[place] == new)
      #expect(DrawingFile.read(bytes[...]) == drawing)
      bytes[place] = old
      let kept = try #require(DrawingFile.read(bytes[...]))
      #expect(kept.strokes[0].brush.kind == kind && kept.strokes[0].brush.isEven)
      #expect(kept.strokes[0].samples == drawing.strokes[0].samples)
      #expect(DrawingFile.write(kept) == bytes)
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
    let empty = DrawingFile.write(drawing).count
    drawing.strokes = [Drawings.stroke(at: 50, count: 1000)]
    #expect(DrawingFile.write(drawing).count - empty < 8 * 1000)
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

  @Test("Damaged strokes leave the picture")
  func damagedStrokes() throws {
    let file = Drawings.file()
    let cut = Array(file.contents.bytes.dropLast(7))
    let contents = try #require(DoodleContents(cut, scale: 2))
    #expect(contents.strokes == nil)
    #expect(contents.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(contents.drawing != nil)
  }

  @Test("Bytes of any kind are a doodle or none, and never the end")
  func anyBytes() {
    print("bytes of any kind: HEFT_SEED=\(Seeded.seed)")
    var random = Seeded(Seeded.seed)
    let file = Drawings.file("Bird", Drawings.drawing(2))
    let (head, contents, old) = (file.head.bytes, file.contents.bytes, file.oldBytes)
    for round in 0..<1200 {
      var bytes = [head, contents, old][round / 3 % 3]
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
    "DOODLES-8: A document of a few bytes that claims a large paper is refused before any room is made for it"
  )
  func hugePaper() throws {
    let file = Drawings.file("Bird", Drawings.drawing(1))
    // The sides stand behind the version, two bytes each; 8192 is the longest.
    var drawn = Array(file.contents.drawn)
    drawn.replaceSubrange(1..<5, with: [0, 0x20, 0, 0x20])
    let contents = DoodleContents(picture: file.contents.picture, drawn: drawn[...], scale: 2)
    #expect(contents.strokes == nil)
    #expect(contents.drawing?.width == 200)
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
    var bytes = DrawingFile.write(drawing)
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
