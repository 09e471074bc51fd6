import Foundation
import TestRules
import Testing

/// `heft doodle info`, `convert` and `render`, run as a program.
@Suite("The commands for drawings", .serialized)
struct DoodleCommandTests {
  private let folder = CommandFolder()

  init() throws {
    try folder.write(
      """
      {"type":"excalidraw","elements":[{"type":"freedraw","x":10,"y":20,"strokeWidth":2,"strokeColor":"#ff0000",
      "points":[[0,0],[30,40],[60,40]],"pressures":[0.25,0.5,0.75]},{"type":"embeddable"}]}
      """, to: "line.excalidraw")
    try folder.write(
      """
      <xournal><title>Notes</title><page width="100" height="50"><layer name="Ink"><stroke width="2">1 1 9 9</stroke>
      <stroke width="wide">2 2 9 9</stroke></layer></page></xournal>
      """, to: "notes.xopp")
    try folder.write("<ink>\n<trace>1 1", to: "cut.inkml")
  }

  private func run(_ arguments: String...) throws -> CommandFolder.Ended {
    try folder.heft(["doodle"] + arguments, in: ".")
  }

  private func bytes(_ path: String) -> [UInt8] {
    FileManager.default.contents(atPath: folder.root + "/" + path).map { Array($0) } ?? []
  }

  @Test(
    "Info tells what a drawing holds, and on standard error what is left out", .rules("FORMAT-9", "FORMAT-11")
  )
  func info() throws {
    let line = try run("info", "line.excalidraw")
    #expect(line.code == 0)
    #expect(
      line.output == """
        revision: 0
        paper: endless
        shown: 110 x 90 pixels
        strokes: 1
        samples: 3, 3 with force

        """)
    #expect(
      line.error
        == "line.excalidraw: 1 of 2 elements are not strokes, shapes, texts or pictures that can be read and are "
        + "left out.\n")
    let notes = try run("info", "notes.xopp")
    #expect(notes.code == 0)
    for words in ["title: Notes\n", "paper: 100 x 50 pixels\n", "layer: Ink\n", "samples: 2, 0 with force\n"]
    {
      #expect(notes.output.contains(words), "\(notes.output)")
    }
    #expect(
      notes.error
        == "notes.xopp: Line 2: The width of a stroke is not one that it can be: wide. It is left out.\n")
  }

  @Test(
    "A file that cannot be read, or whose ending no drawing has, is an error that says what can",
    .rule("FORMAT-11"))
  func unreadable() throws {
    for (arguments, words) in [
      (["info", "cut.inkml"], "it breaks off in line 2, byte 16. Fetch or save it again."),
      (["info", "line.docx"], "line.docx has an ending that no drawing has. Choose .doodle, "),
      (["convert", "gone.doodle", "a.svg"], "gone.doodle cannot be read ("),
      (["convert", "line.excalidraw", "a.txt"], "a.txt has an ending that no drawing has. Choose .doodle, "),
      (["convert", "line.excalidraw", "a.xopp"], "a.xopp: No .xopp can be written. Choose .doodle, "),
      (["convert", "line.excalidraw", "gone/a.svg"], "gone/a.svg cannot be written ("),
      (
        ["render", "line.excalidraw", "--output", "a.jpg"],
        "a.jpg is not the name of a picture. Let it end in .png."
      ),
      (["render", "line.excalidraw", "--scale", "1000"], "Choose a scale from 0.00390625 to "),
      (["render", "line.excalidraw", "--scale", "many"], "scale"),
      (["render"], "Missing expected argument"),
    ] {
      let ended = try folder.heft(["doodle"] + arguments, in: ".")
      #expect(ended.code != 0 && ended.output.isEmpty, "\(arguments)")
      #expect(ended.error.contains(words), "\(ended.error)")
    }
    for name in ["a.svg", "a.txt", "a.xopp", "a.jpg", "line.png"] {
      #expect(!FileManager.default.fileExists(atPath: folder.root + "/" + name), "\(name)")
    }
  }

  @Test("Convert writes the format that the second name ends in, which is read again", .rule("FORMAT-10"))
  func convert() throws {
    for (name, start) in [
      ("a.doodle", "\u{89}DOO"), ("a.inkml", "<?xml"), ("a.excalidraw", "{\"type\":\"excalidraw\""),
      ("a.svg", "<"),
      ("a.pdf", "%PDF-"), ("a.png", "\u{89}PNG"),
    ] {
      let ended = try run("convert", "line.excalidraw", name)
      #expect(ended.code == 0 && ended.output.isEmpty, "\(ended.error)")
      #expect(bytes(name).starts(with: start.unicodeScalars.map { UInt8($0.value) }), "\(name)")
    }
    for name in ["a.doodle", "a.inkml", "a.excalidraw"] {
      let again = try run("info", name)
      #expect(again.code == 0 && again.error.isEmpty, "\(again.error)")
      #expect(again.output.hasSuffix("strokes: 1\nsamples: 3, 3 with force\n"), "\(name): \(again.output)")
    }
  }

  @Test("Render makes a picture beside the drawing or where it is told, at a scale", .rule("FORMAT-12"))
  func render() throws {
    /// The sides that a PNG's head tells.
    func sides(_ name: String) -> [Int] {
      let file = bytes(name)
      guard file.count > 24 else { return [] }
      return [16, 20].map { file[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
    #expect(try run("render", "notes.xopp").code == 0)
    #expect(sides("notes.png") == [100, 50])
    #expect(try run("render", "notes.xopp", "-o", "large.png", "--scale", "3.7").code == 0)
    #expect(sides("large.png") == [370, 185])
  }
}
