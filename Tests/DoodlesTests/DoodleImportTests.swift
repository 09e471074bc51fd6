import DoodleFormats
import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Files that come into the app, and leave it (DOODLES-20, DOODLES-33, DOODLES-11).
struct DoodleImportTests {
  private let fixture = CanvasFixture(isDrawing: false)

  private func give(_ files: [HostFile], unread: String = "") {
    fixture.device.device.handle(
      .files(HostEvent.Files(files: files, unread: unread, time: fixture.device.time)))
    fixture.device.advance(by: 1)
  }

  private var names: [String] { fixture.device.run { Doodle.sortedDoodles.map(\.name) } ?? [] }

  @Test("Files of drawings and pictures become doodles, by what is in them", .rule("DOODLES-20"))
  func formats() throws {
    let document = DoodleDocument(strokes: [
      DoodleStroke(
        kind: .pen, size: 512, color: 0xFF10_2030,
        samples: (0..<20).map { DoodleSample(x: $0 * 4096, y: 9000, time: $0 * 8000, force: 30000) })
    ])
    var files: [HostFile] = []
    for format in [DoodleFormat.doodle, .excalidraw, .inkml] {
      files.append(HostFile(name: "a.\(format.fileEnding)", mediaType: "", bytes: try format.write(document)))
    }
    let xournal =
      "<xournal><page width=\"50\" height=\"50\"><layer><stroke width=\"2\">1 1 9 9</stroke></layer></page></xournal>"
    files.append(HostFile(name: "notes.xopp", mediaType: "", bytes: Array(xournal.utf8)))
    files.append(
      HostFile(
        name: "shape", mediaType: "", bytes: Array("<svg><path d='M1 1L20 20' stroke='red'/></svg>".utf8)))
    files.append(
      HostFile(name: "photo.png", mediaType: "image/png", bytes: PNG.encode(Drawings.drawing().picture())))
    give(files)
    #expect(Set(names) == ["a", "notes", "shape", "photo"] && names.count == 6)
    let contents = fixture.device.contents()
    #expect(contents.allSatisfy { $0?.drawing != nil })
    #expect(contents.filter { $0?.strokes == nil }.count == 1)
    #expect(fixture.texts.contains("6 doodles added"))
    // They are kept.
    let later = TestDevice(DoodlesApp.app, storage: fixture.device.storage)
    #expect(
      later.contents().map { $0?.document.strokes.count } == contents.map { $0?.document.strokes.count })
  }

  @Test("What cannot be read is told by a sentence, and the rest is added", .rule("DOODLES-20"))
  func damaged() throws {
    let whole = Drawings.drawing(3).document.file
    give(
      [
        HostFile(name: "cut.doodle", mediaType: "", bytes: Array(whole.dropLast(30))),
        HostFile(name: "letter.txt", mediaType: "", bytes: Array("Dear John,".utf8)),
        HostFile(name: "", mediaType: "text/plain", bytes: Array("{\"elements\":[".utf8)),
      ], unread: "huge.png")
    #expect(names == ["cut"])
    #expect(fixture.device.contents().map { $0?.document.strokes.count } == [2])
    #expect(fixture.texts.contains("Not All Is Read"))
    for words in ["huge.png", "cut off at byte", "letter.txt", "What was pasted: This is no whole"] {
      #expect(fixture.texts.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test(
    "A doodle with a damaged picture keeps its strokes and its other pictures, and the sentence counts",
    .rule("FORMAT-26"))
  func damagedPicture() throws {
    var document = Drawings.drawing(3).document
    let png = PNG.encode(Drawings.drawing().picture())
    document.pictures = [
      DoodleDocument.Picture(file: Array(png.dropLast(40))), DoodleDocument.Picture(file: png),
    ]
    var bare = document
    (bare.strokes, bare.pictures) = ([], [document.pictures[0]])
    give(
      [
        HostFile(name: "some.doodle", mediaType: "", bytes: document.file),
        HostFile(name: "none.doodle", mediaType: "", bytes: bare.file),
      ])
    #expect(names == ["some"])
    let kept = try #require(fixture.device.contents().first??.document)
    #expect(kept.strokes == document.strokes && kept.pictures.map(\.file) == [png])
    for words in [
      "1 of 2 pictures cannot be read and are left out.", "holds a picture that cannot be read. Fetch",
    ] {
      #expect(fixture.texts.contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test(
    "All doodles leave as one archive, and come back from it with their names, dates and samples",
    .rule("DOODLES-33"))
  func archive() throws {
    fixture.device.run {
      for (number, name) in [(1, "Gull"), (2, "Gull"), (3, "A/B")] {
        Doodle.addDoodle(Doodle(number: number, file: Drawings.file(name, Drawings.drawing(number))))
      }
    }
    fixture.activate("More")
    fixture.activate("Export All")
    #expect(fixture.texts.contains("Doodles.zip"))
    let loaded = fixture.device.contents()
    let before = loaded.map { $0?.document.strokes }
    let doodles = fixture.device.run { Doodle.sortedDoodles } ?? []
    var parts: [(name: String, bytes: [UInt8])] = []
    for (doodle, contents) in zip(doodles, loaded) {
      let file = try #require(contents.flatMap { SharedFormat.doodle.file(of: doodle, $0) })
      parts.append((file.name, file.bytes))
    }
    let archive = DoodleArchive.write(parts)
    let other = CanvasFixture(isDrawing: false)
    other.device.device.handle(
      .files(
        HostEvent.Files(
          files: [HostFile(name: "Doodles.zip", mediaType: "application/zip", bytes: archive)],
          time: other.device.time)))
    other.device.advance(by: 1)
    let found = other.device.run { Doodle.sortedDoodles.map { ($0.name, $0.date) } } ?? []
    #expect(found.map(\.0).sorted() == ["A/B", "Gull", "Gull"])
    #expect(found.allSatisfy { $0.1 == Date(timeIntervalSince1970: 1000) })
    let counts = { (all: [[DoodleStroke]?]) in all.map { $0?.count ?? -1 }.sorted() }
    #expect(counts(other.device.contents().map { $0?.document.strokes }) == counts(before))
  }

  @Test(
    "A backup that is too large for one file leaves as several, and all doodles come back from them",
    .rule("DOODLES-33")
  )
  func largeArchive() throws {
    let parts = (1...6).map { number in
      (
        name: "Gull \(number).doodle",
        bytes: Drawings.file("Gull \(number)", Drawings.drawing(number)).contents.named("Gull \(number)").file
      )
    }
    let limit = parts[3].bytes.count + 500
    let files = DoodleExport.files(of: parts, limit: limit)
    #expect(files.count > 2)
    // One that no archive can hold is by itself.
    #expect(files.contains { $0.name == "Gull 6.doodle" })
    #expect(files.allSatisfy { $0.bytes.count <= limit || $0.name.hasSuffix(".doodle") })
    give(files)
    #expect(names.sorted() == parts.map { String($0.name.dropLast(7)) })
    #expect(DoodleExport.files(of: parts).map(\.name) == ["Doodles.zip"])
  }

  @Test(
    "A doodle is shared as a file of its own, for Excalidraw and as InkML; one of pixels as its own only",
    .rule("DOODLES-11")
  )
  func shared() throws {
    let file = Drawings.file("Gull/2", Drawings.drawing(2))
    let doodle = Doodle(number: 1, file: file)
    #expect(SharedFormat.others(of: file.contents) == [.svg, .pdf, .doodle, .excalidraw, .inkml])
    let own = try #require(SharedFormat.doodle.file(of: doodle, file.contents))
    #expect(own.name == "Gull-2.doodle")
    let reading = try DoodleDocument.read(own.bytes)
    #expect(reading.document.title == "Gull/2" && reading.document.strokes == file.contents.document.strokes)
    for format in [SharedFormat.excalidraw, .inkml] {
      let shared = try #require(format.file(of: doodle, file.contents))
      let read = try #require(DoodleFormat(fileName: shared.name)).read(shared.bytes).document
      #expect(read.strokes.map(\.samples.count) == [60, 60])
    }
    let pixels = DoodleContents(picture: PNG.encode(Drawings.drawing().picture())[...], drawn: [], scale: 2)
    #expect(SharedFormat.others(of: pixels) == [.doodle])
    #expect(SharedFormat.svg.file(of: doodle, pixels) == nil)
  }
}
