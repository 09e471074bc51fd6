import DoodleFormats
import Foundation
import Ink
import TestRules
import Testing

struct DoodleFormatTests {
  private static let excalidraw = """
    {"type":"excalidraw","elements":[{"type":"embeddable"},{"type":"freedraw","x":10,"y":20,"strokeWidth":2,
    "strokeColor":"#ff0000","opacity":50,"points":[[0,0],[30,40],[60,40]],"pressures":[0.25,0.5,0.75]}]}
    """
  private static let xournal = """
    <xournal><page width="100" height="50"><layer/></page><page width="100" height="60"><layer name="Ink">
    <stroke tool="pen" color="#0000ff80" width="2 1 2 3">10 10 20 20 30 10 40 20</stroke></layer></page></xournal>
    """
  private static let inkml = """
    <ink><traceFormat><channel name="X"/><channel name="Y"/><channel name="F" max="4"/></traceFormat>
    <trace>10 20 1,'5'6'1,\"1\"2\"0,!100 !200 !4</trace></ink>
    """
  private static let rnote = """
    {"data":{"engine_snapshot":{"stroke_components":[{"value":null},{"value":{"brushstroke":{"path":
    {"start":{"pos":[1,2],"pressure":0.5},"segments":[{"lineto":{"end":{"pos":[30,40],"pressure":0.75}}}]},
    "style":{"smooth":{"stroke_width":3,"stroke_color":{"r":1,"g":0,"b":0,"a":1}}}}}}]}}}
    """
  static let files: [(DoodleFormat, String)] = [
    (.excalidraw, excalidraw), (.xopp, xournal), (.inkml, inkml), (.rnote, rnote), (.svg, svg),
  ]
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 100 50"><g transform="translate(2,3)" stroke="#f00">
    <path fill="none" style="stroke-width: 4" d="M10 20h8m-8 1 l4-3.5.5.5c0,0 1 1 2 0a5 5 0 01 10 0z"/></g>
    <circle cx="60" cy="40" r="10" fill="rgb(0, 128, 255)" opacity=".5"/><text>x</text></svg>
    """

  @Test("Places, widths, colors and pressures of Excalidraw's strokes are read", .rule("FORMAT-9"))
  func excalidraw() throws {
    let (document, problem) = try DoodleFormat.excalidraw.read(Array(Self.excalidraw.utf8))
    let stroke = try #require(document.strokes.first)
    #expect(stroke.samples.map(\.ink.x) == [10, 40, 70])
    #expect(stroke.samples.map(\.ink.y) == [20, 60, 60])
    #expect(stroke.samples.compactMap(\.ink.force).map { ($0 * 100).rounded() } == [25, 50, 75])
    #expect(stroke.color == ForeignColor.red && stroke.opacity == 128 && stroke.size == 2176)
    #expect(
      problem
        == "1 of 2 elements are not strokes, shapes, texts or pictures that can be read and are left out.")
  }

  @Test(
    "Xournal++'s pages lie one below the other, and its widths are those that the ink draws",
    .rule("FORMAT-9"))
  func xournal() throws {
    let document = try DoodleFormat.xopp.read(Array(Self.xournal.utf8)).document
    let stroke = try #require(document.strokes.first)
    #expect(document.paper.width == 100 && document.paper.height == 110)
    #expect(stroke.samples.map(\.ink.y) == [60, 70, 60, 70])
    #expect(stroke.color == ForeignColor.blue && stroke.opacity == 128)
    let brush = InkBrush(.pen, size: 2, color: stroke.color)
    let widths = stroke.samples.compactMap(\.ink.force).map { brush.radius(atForce: $0) * 2 }
    #expect(zip(widths, [1, 2, 3, 3]).allSatisfy { abs($0 - $1) < 0.001 } && widths.count == 4)
  }

  @Test(
    "Xournal++'s broken pictures, formulas and printed pages are left out, and their number is told",
    .rule("FORMAT-9")
  )
  func xournalOthers() throws {
    let text = """
      <xournal><title>Xournal++ document</title><page width="100" height="50"><background type="pdf" pageno="1"/>
      <layer><stroke width="2">1 1 9 9</stroke><image left="0" top="0" right="9" bottom="9">iVBORw0KGgo=</image>
      <teximage text="x^2" left="0" top="0" right="9" bottom="9">JVBERi0=</teximage></layer></page></xournal>
      """
    let (document, problem) = try DoodleFormat.xopp.read(Array(text.utf8))
    #expect(document.strokes.map { $0.samples.map(\.ink.x) } == [[1, 9]])
    #expect(
      problem
        == "3 of 4 parts are formulas, printed pages or pictures that cannot be read and are left out.")
    #expect(try DoodleFormat.xopp.read(Array(Self.xournal.utf8)).problem == nil)
  }

  @Test("InkML's differences, their differences and forces are read", .rule("FORMAT-9"))
  func inkml() throws {
    let stroke = try #require(try DoodleFormat.inkml.read(Array(Self.inkml.utf8)).document.strokes.first)
    #expect(stroke.samples.map(\.ink.x) == [10, 15, 21, 100])
    #expect(stroke.samples.map(\.ink.y) == [20, 26, 34, 200])
    #expect(stroke.samples.compactMap(\.ink.force).map { ($0 * 100).rounded() } == [25, 50, 75, 100])
  }

  @Test("Rnote's strokes are read with their pressures", .rule("FORMAT-9"))
  func rnote() throws {
    let stroke = try #require(try DoodleFormat.rnote.read(Array(Self.rnote.utf8)).document.strokes.first)
    #expect(stroke.samples.map(\.ink.x) == [1, 30] && stroke.size == 768 && stroke.color == ForeignColor.red)
    #expect(stroke.samples.compactMap(\.ink.force).map { ($0 * 100).rounded() } == [50, 75])
  }

  @Test(
    "The lines of an SVG file are strokes as wide everywhere, where its transforms and its view box put them",
    .rule("FORMAT-15")
  )
  func svg() throws {
    let (document, problem) = try DoodleFormat.svg.read(Array(Self.svg.utf8))
    #expect(document.paper.width == 100 && document.paper.height == 50)
    let first = try #require(document.strokes.first)
    #expect(first.samples.map(\.ink.x) == [2, 10] && first.samples.map(\.ink.y) == [3, 3])
    #expect(first.size == 1024 && first.color == ForeignColor.red)
    #expect(document.strokes.count == 3)
    let circle = document.strokes[2]
    #expect(
      circle.color == premultiplied(red: 0, green: 128.0 / 255, blue: 1, alpha: 1) && circle.opacity == 128
        && circle.samples.count == 65)
    #expect(
      circle.samples.allSatisfy {
        abs((($0.ink.x - 50) * ($0.ink.x - 50) + ($0.ink.y - 20) * ($0.ink.y - 20)).squareRoot() - 10) < 0.01
      })
    // The arc is the upper half of a circle of 5 around (13.5, 1).
    let arc = document.strokes[1].samples.map(\.ink)
    #expect(abs((arc.map(\.y).min() ?? 0) + 4) < 0.05 && abs((arc.map(\.x).max() ?? 0) - 18.5) < 0.05)
    #expect(
      problem
        == "Filled shapes are drawn as outlines: 1. Texts, pictures and copies are left out: 1."
    )
    // Every sample draws the line as wide as it is told.
    let width =
      InkBrush(.pen, size: 4, color: 0).radius(atForce: try #require(first.samples[0].ink.force)) * 2
    #expect(abs(width - 4) < 0.001)
  }

  @Test("A picture is paper with the picture on it, and is drawn", .rule("FORMAT-15"))
  func picture() throws {
    var bitmap = try #require(Bitmap(width: 8, height: 4))
    var path = Path()
    path.rectangle(from: Point(0, 0), to: Point(8, 4))
    bitmap.fill(path, color: 0xFF11_2233, clip: bitmap.bounds)
    let file = PNG.encode(bitmap)
    #expect(DoodleFormat(bytes: file) == .png)
    let document = try DoodleFormat.png.read(file).document
    #expect(document.paper.width == 8 && document.pictures.map(\.file) == [file])
    #expect(try DoodlePicture(document).bitmap(scale: 1)[3, 2] == 0xFF11_2233)
    let shapes = DoodlePicture(document).drawing
    #expect(shapes.pictures.map(\.png) == [file] && shapes.pictures.map(\.frame.sides) == [Point(8, 4)])
    #expect(try DoodleFormat.pdf.write(document).starts(with: "%PDF-".utf8))
    #expect(throws: DoodleFileError.self) { try DoodleFormat.pdf.read(DoodleFormat.pdf.write(document)) }
    #expect(throws: DoodleFileError.self) { try DoodleFormat.png.read(Array(file.prefix(40))) }
  }

  @Test("A file is known by its bytes, whatever its name is", .rule("FORMAT-15"))
  func knownByBytes() {
    for (format, text) in Self.files { #expect(DoodleFormat(bytes: Array(text.utf8)) == format) }
    #expect(DoodleFormat(bytes: DoodleDocument().file) == .doodle)
    #expect(DoodleFormat(bytes: Array("Dear John,".utf8)) == nil && DoodleFormat(bytes: []) == nil)
    #expect(DoodleFormat(fileName: "A.Drawing.XOPP") == .xopp && DoodleFormat(fileName: ".svg") == nil)
  }

  @Test(
    "InkML and Excalidraw hold points, where a drawing tells how many pixels one has; InkML where a pen leans",
    .rule("FORMAT-10")
  )
  func points() throws {
    var document = DoodleDocument(strokes: [
      DoodleStroke(
        kind: .pen, size: 512, color: 0xFF00_0000,
        samples: [DoodleSample(x: 2048, y: 4096, time: 5, force: 9, altitude: 30000, azimuth: 20000)])
    ])
    document.density = 512
    for format in [DoodleFormat.excalidraw, .inkml] {
      let again = try format.read(format.write(document)).document.strokes
      #expect(again.map(\.size) == [256] && again.flatMap(\.samples).map(\.x) == [1024])
      guard format == .inkml else { continue }
      #expect(
        again.flatMap(\.samples).map(\.altitude) == [30000]
          && again.flatMap(\.samples).map(\.azimuth) == [20000])
    }
  }

  @Test(
    "What is written as Excalidraw and InkML is read again", .rule("FORMAT-10"),
    arguments: [DoodleFormat.excalidraw, .inkml])
  func roundTrip(format: DoodleFormat) throws {
    for (source, text) in Self.files {
      let document = try source.read(Array(text.utf8)).document
      let again = try format.read(format.write(document)).document
      try #require(again.strokes.count == document.strokes.count)
      for (one, other) in zip(document.strokes, again.strokes) {
        #expect(one.samples.count == other.samples.count && one.color == other.color)
        #expect(abs(Int(one.size) - Int(other.size)) <= 1 && abs(Int(one.opacity) - Int(other.opacity)) <= 1)
        for (one, other) in zip(one.samples, other.samples) {
          #expect(abs(one.x - other.x) <= 1 && abs(one.y - other.y) <= 1)
          #expect(abs(Int(one.force) - Int(other.force)) <= 1)
        }
      }
    }
  }

  @Test("Damaged bytes and numbers never stop the program", .rule("FORMAT-11"))
  func hostile() {
    for (format, text) in Self.files {
      for word in ["1e999", "-1e308", "nan", "null", "\"\"", "[]", "{}", "99999999999999999999"] {
        for number in ["10", "20", "2", "1", "30", "40", "0.25"] {
          let changed = text.replacingOccurrences(of: number, with: word)
          guard let (document, _) = try? format.read(Array(changed.utf8)) else { continue }
          #expect(document.file.count > 0)
        }
      }
    }
  }

  @Test("Entities that grow and deep nesting are refused, and no other file is read", .rule("FORMAT-11"))
  func deep() throws {
    var entities = "<!ENTITY a0 \"aaaaaaaaaa\">"
    for number in 1...12 {
      entities += "<!ENTITY a\(number) \"\(String(repeating: "&a\(number - 1);", count: 10))\">"
    }
    let system = "<!DOCTYPE ink [<!ENTITY f SYSTEM \"file:///etc/passwd\">]><ink><trace>&f;</trace></ink>"
    let files: [(DoodleFormat, String)] = [
      (.inkml, "<!DOCTYPE ink [\(entities)]><ink><trace>&a12;</trace></ink>"),
      (.xopp, String(repeating: "<page>", count: 100_000)),
      (.excalidraw, String(repeating: "[", count: 100_000)),
      (.rnote, String(repeating: "{\"data\":", count: 100_000)),
    ]
    for (format, text) in files {
      #expect(throws: DoodleFileError.self, "\(text.prefix(80))") { try format.read(Array(text.utf8)) }
    }
    #expect(throws: DoodleFileError.self) { try DoodleFormat.inkml.read(Array(system.utf8)) }
  }

  @Test(
    "A drawing is rendered by the ink engine, and one that is too large is refused with a scale",
    .rule("FORMAT-12"))
  func rendered() throws {
    let document = try DoodleFormat.excalidraw.read(Array(Self.excalidraw.utf8)).document
    let picture = DoodlePicture(document)
    let bitmap = try picture.bitmap(scale: 2)
    #expect(bitmap.width == Int(picture.width * 2) && bitmap[0, 0] == 0xFFFF_FFFF)
    let (x, y) = (Int((40 - picture.x) * 2), Int((58 - picture.y) * 2))
    let place = PixelRectangle(x: x, y: y, width: 1, height: 1)
    #expect(bitmap.straightBytes(of: place) == [255, 127, 127, 255])
    #expect(throws: DoodleFileError.self) { try picture.bitmap(scale: 1000) }
    #expect(throws: DoodleFileError.self) { try picture.bitmap(scale: .nan) }
  }

  @Test("What is printed on endless paper counts from its zero, on all of its sides", .rule("FORMAT-12"))
  func pattern() throws {
    var stroke = DoodleStroke(kind: .pen, size: 512, color: 0xFF00_0000)
    for x in [-100.0, 90] {
      stroke.samples.append(DoodleSample(InkSample(x: x, y: 30, time: (x + 100) / 200)))
    }
    let document = DoodleDocument(paper: DoodleDocument.Paper(pattern: .grid), strokes: [stroke])
    let picture = DoodlePicture(document)
    let bitmap = try picture.bitmap(scale: 1)
    // A row between two lines and beside the stroke: the lines down are 24 pixels apart.
    let columns = (0..<bitmap.width).filter { bitmap[$0, Int(40 - picture.y)] != 0xFFFF_FFFF }
    let places = columns.map { Double($0) + picture.x }
    #expect(Set(places.map { ($0 / 24).rounded() * 24 }) == [-96, -72, -48, -24, 0, 24, 48, 72, 96])
    #expect(places.allSatisfy { abs($0 - ($0 / 24).rounded() * 24) <= 1 })
    let shapes = try #require(picture.drawing.pattern?.path)
    for x in [-96.0, 0, 96] {
      #expect(shapes.contains(Point(x - picture.x, 40 - picture.y), rule: .nonZero))
      #expect(!shapes.contains(Point(x + 10 - picture.x, 40 - picture.y), rule: .nonZero))
    }
  }

  @Test(
    "Real files of other programs are read whole", .rule("FORMAT-9"),
    .enabled(
      if: ProcessInfo.processInfo.environment["HEFT_DATA"] != nil, "HEFT_DATA names no folder of real files"),
    arguments: [
      ("xournalpp/strokes.xopp", DoodleFormat.xopp), ("xournalpp/README-Eraser-and-padded-box.xopp", .xopp),
      ("rnote/lecture_note_1.rnote", .rnote), ("excalidraw/despair.freedraw.json", .excalidraw),
      ("excalidraw/picasso-s-line-drawings.freedraw.json", .excalidraw),
      ("excalidraw/microsoft-azure-cloud-icons.freedraw.json", .excalidraw),
    ])
  func real(name: String, format: DoodleFormat) throws {
    let folder = try #require(ProcessInfo.processInfo.environment["HEFT_DATA"])
    let file = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/strokes/\(name)")))
    let document = try format.read(file).document
    #expect(document.strokes.count > 1)
    // 490 brush strokes and 11 lines.
    if format == .rnote { #expect(document.strokes.count == 501) }
    #expect(try DoodleDocument.read(document.file).document == document)
    if Gzip.isPacked(file) {
      let (cut, problem) = try format.read(Array(file.dropLast(9)))
      #expect(cut.strokes.starts(with: document.strokes.prefix(cut.strokes.count)) && cut.strokes.count > 1)
      #expect(problem?.contains("of \(file.count - 9) bytes is damaged or cut off") ?? false)
    }
  }
}
