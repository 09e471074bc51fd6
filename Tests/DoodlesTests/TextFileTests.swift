import DoodleFormats
import TestRules
import Testing

@testable import Ink

/// Text in our own files and in other programs' (FORMAT-22).
struct TextFileTests {
  /// Two lines, half a right angle to the right, in half of a red.
  private static let text = DoodleStroke(
    kind: .pen, size: 20 * 256, color: 0xFF00_00E0, opacity: 128,
    samples: [
      DoodleSample(x: 50 * 1024, y: 60 * 1024, time: 0), DoodleSample(x: 130 * 1024, y: 140 * 1024, time: 0),
      DoodleSample(x: 20 * 1024, y: 90 * 1024, time: 0),
    ], text: "Ä <b>\n\u{201C}&\u{201D}")
  private static let stroke = DoodleStroke(
    kind: .marker, size: 1024, color: 0xFF00_FF00,
    samples: (0..<5).map { DoodleSample(x: $0 * 9000, y: 4000, time: $0 * 1000) })

  private static var document: DoodleDocument {
    DoodleDocument(
      title: "Text", paper: .init(width: 300, height: 200), layers: [.init(name: "One")],
      strokes: [stroke, text, stroke])
  }

  @Test("Text is a chunk of its own among the strokes, and is read again exactly", .rule("FORMAT-22"))
  func own() throws {
    let reading = try DoodleDocument.read(Self.document.file)
    #expect(reading.problem == nil)
    #expect(reading.document == Self.document)
    let bytes = Self.document.file
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("TEXT".utf8)) })
    // As the document of the format has it: opacity, layer, size, color, three corners, the text.
    var body: [UInt8] = [128]
    for number in [0, 20 * 256, 0xFF00_00E0, 51200, 61440, 133_120, 143_360, 20480, 92160] as [UInt32] {
      body += (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    body += Array("Ä <b>\n\u{201C}&\u{201D}".utf8)
    #expect(Array(bytes[start + 8..<start + 8 + body.count]) == body)
    #expect(bytes[start + 4] == UInt8(body.count))
  }

  @Test("A text whose corners are cut off is kept as it is, and the rest is read", .rule("FORMAT-22"))
  func damaged() throws {
    var document = Self.document
    document.strokes = [Self.stroke]
    document.unknown = [DoodleChunk(name: 0x5458_4554, body: [255, 0, 0, 0, 0, 1])]
    let reading = try DoodleDocument.read(document.file)
    #expect(reading.document == document)
    #expect(reading.problem?.kind == .value)
  }

  @Test("A journal has texts as steps", .rule("FORMAT-22"))
  func journal() throws {
    var journal = DoodleJournal(DoodleDocument(paper: .init(width: 300, height: 200)))
    let records: [DoodleJournal.Record] = [.stroke(Self.stroke), .clear, .stroke(Self.text), .undo, .redo]
    let first = journal.bytes
    for record in records { journal.apply(record) }
    let parts = [first] + records.map { $0.bytes }
    #expect(DoodleJournal { parts.indices.contains($0) ? parts[$0] : nil } == journal)
    #expect(journal.document.strokes == [Self.text])
    #expect(DoodleJournal { $0 == 0 ? journal.bytes : nil }?.document == journal.document)
  }

  @Test("Excalidraw's texts are read and written, turned and in their size", .rule("FORMAT-22"))
  func excalidraw() throws {
    let file = try DoodleFormat.excalidraw.write(Self.document)
    let (document, problem) = try DoodleFormat.excalidraw.read(file)
    #expect(problem == nil)
    #expect(document.strokes.count == 3)
    let read = try #require(document.strokes[1].lettering)
    let own = try #require(Self.text.lettering)
    #expect(document.strokes[1].text == Self.text.text)
    #expect(read.size == own.size && document.strokes[1].opacity == 128 && read.color == own.color)
    for (one, other) in zip(read.frame, own.frame) {
      #expect(abs(one.x - other.x) < 0.01 && abs(one.y - other.y) < 0.01)
    }
    let foreign = """
      {"type":"excalidraw","elements":[{"type":"text","x":10,"y":20,"width":100,"height":25,"angle":0,
      "text":"Hi\\nyou","fontSize":20,"strokeColor":"#ff0000","opacity":50},{"type":"text","x":0,"y":0}]}
      """
    let (other, sentence) = try DoodleFormat.excalidraw.read(Array(foreign.utf8))
    let text = try #require(other.strokes.first?.lettering)
    #expect(text.lines == ["Hi", "you"] && text.size == 20 && text.width == 100 && text.height == 25)
    #expect(text.origin == Point(10, 20) && text.angle == 0)
    #expect(
      sentence
        == "1 of 2 elements are not strokes, shapes, texts or pictures that can be read and are left out.")
  }

  @Test("SVG has the letters between the strokes, where they stand", .rule("FORMAT-22"))
  func svg() throws {
    let file = String(decoding: try DoodleFormat.svg.write(Self.document), as: UTF8.self)
    let lines =
      "transform=\"translate(50 60) rotate(45)\" fill=\"#df0000\" fill-opacity=\"0.5\"><tspan x=\"0\" y=\"15.91\">"
      + "Ä &lt;b&gt;</tspan><tspan x=\"0\" y=\"37.12\">\u{201C}&amp;\u{201D}</tspan></text>"
    let place = try #require(file.ranges(of: lines).first, "\(file)")
    #expect(file[..<place.lowerBound].ranges(of: "<path").count == 1)
    #expect(file[place.upperBound...].ranges(of: "<path").count == 1)
  }

  @Test("PDF has the letters in a typeface that each reader has", .rule("FORMAT-22"))
  func pdf() throws {
    let file = PDF.encode(DoodlePicture(Self.document).drawing)
    #expect(
      String(decoding: file, as: UTF8.self).contains("/BaseFont/Helvetica/Encoding/WinAnsiEncoding"))
    let begin = Array("stream\n".utf8)
    let start = try #require(file.indices.first { file[$0...].starts(with: begin) }) + begin.count
    let unpacked = try #require(Inflate.unpack(Array(file[start...]), limit: 1 << 20))
    let page = String(decoding: unpacked, as: UTF8.self)
    #expect(page.contains("14.14 14.14 14.14 -14.14"))
    #expect(page.contains("<c4203c623e> Tj"))
    #expect(page.contains("<932694> Tj"))
  }

  @Test("A picture of a file has the letters as boxes, within their frame", .rule("FORMAT-22"))
  func picture() throws {
    var document = Self.document
    document.strokes = [Self.text]
    let picture = try DoodlePicture(document).bitmap(scale: 1)
    var (inside, outside) = (0, 0)
    for y in 0..<200 {
      for x in 0..<300 where picture[x, y] != 0xFFFF_FFFF {
        let (across, down) = (Double(x - 50 + y - 60), Double(y - 60 - (x - 50)))
        if (-3...163).contains(across), (-3...63).contains(down) { inside += 1 } else { outside += 1 }
      }
    }
    #expect(inside > 300 && outside == 0)
    #expect(document.extent.map { $0.left == 20 && $0.bottom == 170 && $0.right == 130 } == true)
  }
}
