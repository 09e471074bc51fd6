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

    let file = try #require(DoodleFile(Drawings.file("Rüsselkäfer 🪲").bytes))
    #expect(file.name == "Rüsselkäfer 🪲")
    #expect(file.date == Date(timeIntervalSince1970: 1000))
    let doodle = Doodle(number: 1, file: file)
    #expect(doodle.strokes == Drawings.drawing())
    #expect(doodle.image.size == CGSize(width: 100, height: 150))
    #expect(doodle.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(doodle.thumbnail.size == Doodle.thumbnailSize)
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
    let doodle = Doodle(number: 4, file: try #require(DoodleFile(bytes)))
    #expect(doodle.name == "Old")
    #expect(doodle.date == Date(timeIntervalSince1970: 1000))
    #expect(doodle.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(doodle.strokes == nil)
    #expect(doodle.thumbnail.size == Doodle.thumbnailSize)
    // It is drawn on as a picture.
    #expect(doodle.drawing?.base?.bitmap == doodle.image.cgImage?.bitmap)
    #expect(doodle.drawing?.strokes.isEmpty == true)
  }

  @Test("Damaged strokes leave the picture")
  func damagedStrokes() throws {
    let file = Drawings.file()
    let cut = Array(file.bytes.dropLast(7))
    let doodle = Doodle(number: 1, file: try #require(DoodleFile(cut)))
    #expect(doodle.strokes == nil)
    #expect(doodle.image.cgImage?.bitmap == Drawings.drawing().picture())
    #expect(doodle.drawing != nil)
  }

  @Test("Bytes of any kind are a doodle or none, and never the end")
  func anyBytes() {
    print("bytes of any kind: HEFT_SEED=\(Seeded.seed)")
    var random = Seeded(Seeded.seed)
    let whole = Drawings.file("Bird", Drawings.drawing(2)).bytes
    for round in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      if round % 3 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
      guard let file = DoodleFile(bytes) else { continue }
      let doodle = Doodle(number: 1, file: file)
      _ = (doodle.image, doodle.drawing?.strokes.count, doodle.file.bytes)
    }
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
