import TestRules
import Testing

@testable import Ink

/// Strokes as shapes in files (INK-9).
struct StrokeFileTests {
  private func drawing() -> InkDrawing {
    var drawing = InkDrawing(width: 200, height: 200, paper: 0xFFFF_FFFF)
    drawing.layers = [
      InkDrawing.Layer(items: [
        .stroke(circles: StrokeSamples.circles(StrokeSamples.wave(150)), StrokeSamples.pen.layer),
        .stroke(
          circles: [InkPoint(x: 30, y: 30, radius: 4, opacity: 0.5)],
          InkBrush(.marker, size: 8, color: 0xFF00_00FF).layer),
      ])
    ]
    return drawing
  }

  /// The area in which they differ, and the number of pixels by more than a quarter.
  private func difference(_ filled: Bitmap, _ plane: CoverageMask) -> (area: Double, far: Int) {
    var (sum, far) = (0, 0)
    for y in 0..<200 {
      for x in 0..<200 {
        let difference = abs(Int(filled[x, y] >> 24) - Int(plane[x, y]))
        sum += difference
        if difference > 64 { far += 1 }
      }
    }
    return (Double(sum) / 255, far)
  }

  @Test("The outline covers what the ink covers", .rule("INK-9"), arguments: [2, 20, 150, 400])
  func outline(count: Int) throws {
    let circles = StrokeSamples.circles(StrokeSamples.wave(count))
    let plane = StrokeSamples.plane(circles)
    var filled = try #require(Bitmap(width: 200, height: 200))
    filled.fill(StrokeOutline.path(circles), color: 0xFF00_0000, clip: filled.bounds)
    let (wrong, far) = difference(filled, plane)
    #expect(wrong < 0.03 * plane.area + 1)
    // Where the stroke crosses itself two edges' areas are added up (DRAW-1).
    #expect(far <= 20)
  }

  @Test("A zigzag with sharp turns is covered too")
  func zigzag() throws {
    let circles = (0..<8).map { InkPoint(x: $0 % 2 == 0 ? 40 : 160, y: 40 + 14 * Float($0), radius: 5) }
    let plane = StrokeSamples.plane(circles)
    var filled = try #require(Bitmap(width: 200, height: 200))
    filled.fill(StrokeOutline.path(circles), color: 0xFF00_0000, clip: filled.bounds)
    let (wrong, far) = difference(filled, plane)
    #expect(wrong < 0.01 * plane.area)
    // Where two edges meet in the inner corners their areas are added up (DRAW-1).
    #expect(far <= 7 * 10)
  }

  @Test("An SVG file has its size, its paper, a path for each stroke, and few bytes a sample", .rule("INK-9"))
  func svg() {
    let file = SVG.encode(drawing())
    let text = String(decoding: file, as: UTF8.self)
    #expect(
      text.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\" height=\"200\" viewBox=\"0 0 200 200\">"))
    #expect(text.contains("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>"))
    #expect(text.contains("<path fill=\"#ff0000\" fill-opacity=\"0.5\" d=\"M34 30C"))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(file.count < 150 * 25)
  }

  @Test("A PDF file's table tells where its parts are, and its page unpacks")
  func pdf() throws {
    let file = PDF.encode(drawing())
    let text = file.map { Character(Unicode.Scalar($0)) }
    func place(of word: String, from: Int = 0) -> Int? {
      let word = Array(word)
      return (from..<text.count - word.count).first { text[$0..<$0 + word.count].elementsEqual(word) }
    }
    for number in 1...5 {
      let entry = try #require(place(of: "xref\n0 6\n")) + 9 + 20 * number
      let offset = try #require(Int(String(text[entry..<entry + 10])))
      #expect(String(text[offset..<offset + 7]) == "\(number) 0 obj")
    }
    let table = try #require(place(of: "xref\n0 6\n"))
    #expect(String(text).hasSuffix("startxref\n\(table)\n%%EOF\n"))
    let start = try #require(place(of: "stream\n")) + 7
    let end = try #require(place(of: "\nendstream"))
    let page = try #require(Inflate.unpack(Array(file[start..<end]), limit: 1 << 20))
    let content = String(decoding: page, as: UTF8.self)
    #expect(content.hasPrefix("1 0 0 -1 0 200 cm\n/A255 gs 1 1 1 rg\n0 0 200 200 re f\n"))
    #expect(content.contains("/A128 gs 1 0 0 rg\n34 30 m\n") && content.hasSuffix("h\nf\n"))
  }

  /// Two pixels, half covered by red and clear, twice as large.
  private func withPicture() throws -> InkDrawing {
    var bitmap = try #require(Bitmap(width: 2, height: 1))
    var path = Path()
    path.rectangle(from: Point(0, 0), to: Point(1, 1))
    bitmap.fill(path, color: 0x8000_0080, clip: bitmap.bounds)
    var drawing = drawing()
    let picture = InkDrawing.Picture(
      png: PNG.encode(bitmap), bitmap: bitmap, origin: Point(10, 20), size: Point(4, 2))
    drawing.layers[0].items.insert(.picture(picture), at: 0)
    return drawing
  }

  @Test("A text lies in an SVG file before the stroke that comes after it, or last", .rule("INK-9"))
  func textInSVG() throws {
    var drawing = drawing()
    let text = {
      InkText(
        lines: [$0], size: 12, origin: Point(10, 20), width: 50, height: 14, angle: 0, color: 0xFF00_0000)
    }
    drawing.layers[0].items.insert(.text(text("between")), at: 1)
    drawing.layers[0].items.append(.text(text("last")))
    let file = String(decoding: SVG.encode(drawing), as: UTF8.self)
    let order = file.split(separator: "<").compactMap { part in
      part.hasPrefix("path ") ? "stroke" : ["between", "last"].first { part.hasSuffix(">\($0)") }
    }
    #expect(order.filter { $0 != "stroke" } == ["between", "last"])
    #expect(order.last == "last" && order.first == "stroke")
  }

  @Test("A picture lies in an SVG file as it is, under the strokes", .rule("INK-9"))
  func pictureInSVG() throws {
    let drawing = try withPicture()
    let text = String(decoding: SVG.encode(drawing), as: UTF8.self)
    let parts = text.split(separator: "<")
    let image = try #require(parts.firstIndex { $0.hasPrefix("image ") })
    #expect(
      parts[image].hasPrefix("image x=\"10\" y=\"20\" width=\"4\" height=\"2\" preserveAspectRatio=\"none\" ")
    )
    #expect(try image < #require(parts.firstIndex { $0.hasPrefix("path ") }))
    let letters = try #require(parts[image].split(separator: ",").last?.prefix { $0 != "\"" })
    #expect(Base64.decode(Array(letters.utf8)[...]) == drawing.pictures[0].png)
  }

  @Test("A picture's colors and its opacity are two objects of a PDF file", .rule("INK-9"))
  func pictureInPDF() throws {
    let file = PDF.encode(try withPicture())
    let text = file.map { Character(Unicode.Scalar($0)) }
    func stream(after word: String) throws -> [UInt8] {
      let place = { (word: String, from: Int) in
        (from..<text.count - word.count).first { text[$0..<$0 + word.count].elementsEqual(Array(word)) }
      }
      let object = try #require(place(word, 0))
      let start = try #require(place(">>stream\n", object)) + 9
      let end = try #require(place("\nendstream", start))
      return try #require(Inflate.unpack(Array(file[start..<end]), limit: 1 << 20))
    }
    #expect(
      try stream(
        after:
          "6 0 obj\n<</Type/XObject/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 7 0 R"
      )
        == [255, 0, 0, 0, 0, 0])
    #expect(
      try stream(
        after:
          "7 0 obj\n<</Type/XObject/Subtype/Image/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray")
        == [128, 0])
    let page = String(decoding: try stream(after: "4 0 obj"), as: UTF8.self)
    #expect(page.contains("q 4 0 0 -2 10 22 cm /I0 Do Q\n"))
  }

  @Test("Values that are not numbers, and sizes that are not sizes, give a file all the same")
  func odd() {
    var drawing = InkDrawing(width: .nan, height: -3)
    let nowhere = [InkPoint(x: .nan, y: .infinity, radius: 3)]
    let eraser = InkLayer(color: 0xFF00_0000, erases: true)
    drawing.layers = [
      InkDrawing.Layer(items: [
        .stroke(circles: [], StrokeSamples.pen.layer), .stroke(circles: nowhere, StrokeSamples.pen.layer),
        .stroke(circles: nowhere, eraser), .stroke(circles: [], eraser),
      ]), InkDrawing.Layer(opacity: 100),
    ]
    #expect(String(decoding: SVG.encode(drawing), as: UTF8.self).contains("d=\"\""))
    #expect(PDF.encode(drawing).count > 300)
  }
}
