import DoodleFormats
import Foundation
import Ink
import TestRules
import Testing

/// Files of other programs that are cut off or damaged: what can be read is.
struct DamagedFileTests {
  private func read(_ format: DoodleFormat, _ text: String) throws -> (
    document: DoodleDocument, problem: String
  ) {
    let (document, problem) = try format.read(Array(text.utf8))
    let sentence = try #require(problem)
    return (document, sentence)
  }

  @Test(
    "Of a file that is cut off anywhere the strokes before are read, and a sentence tells it; where there are none that is an error",
    .rule("FORMAT-11"))
  func cutOff() throws {
    for (format, text) in DoodleFormatTests.files {
      let file = Array(text.utf8)
      let whole = try format.read(file).document.strokes
      var counts: Set<Int> = []
      for count in 0..<file.count - 1 {
        do throws(DoodleFileError) {
          let (document, problem) = try format.read(Array(file[..<count]))
          counts.insert(document.strokes.count)
          #expect(document.strokes == Array(whole.prefix(document.strokes.count)))
          #expect(problem?.contains("What comes before is read.") ?? false, "\(format) of \(count) bytes")
        } catch {
          counts.insert(0)
          #expect(error.description.hasSuffix("."), "\(error.description)")
        }
      }
      #expect(counts.contains(0) && counts.contains(whole.count))
    }
  }

  @Test("A file that is packed and cut off is read as far as it can be unpacked", .rule("FORMAT-11"))
  func packed() throws {
    var text = "<xournal><page width=\"100\" height=\"50\"><layer>\n"
    for number in 0..<400 {
      text += "<stroke width=\"\(1 + number % 3)\">\(number) 1 \(number * 7919 % 1000) 9</stroke>\n"
    }
    let file = gzip(Array((text + "</layer></page></xournal>").utf8))
    #expect(try DoodleFormat.xopp.read(file).document.strokes.count == 400)
    let (document, problem) = try DoodleFormat.xopp.read(Array(file.prefix(file.count / 2)))
    #expect((100...300).contains(document.strokes.count))
    #expect(
      problem
        == "The file of \(file.count / 2) bytes is damaged or cut off: its gzip stream cannot be unpacked to its "
        + "end. What comes before is read.")
    #expect(DoodleFormat(bytes: Array(file.prefix(file.count / 2))) == .xopp)
    for count in 0..<40 {
      #expect(throws: DoodleFileError.self) { try DoodleFormat.xopp.read(Array(file.prefix(count))) }
    }
    for place in stride(from: 0, to: file.count, by: 37) {
      var changed = file
      changed[place] ^= 0x10
      _ = try? DoodleFormat.xopp.read(changed)
    }
  }

  /// A gzip file around what zlib packs.
  private func gzip(_ bytes: [UInt8]) -> [UInt8] {
    let python = Process()
    python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    python.arguments = [
      "python3", "-c",
      "import gzip, sys; sys.stdout.buffer.write(gzip.compress(sys.stdin.buffer.read(), 9, mtime=0))",
    ]
    let (input, output) = (Pipe(), Pipe())
    python.standardInput = input
    python.standardOutput = output
    try? python.run()
    input.fileHandleForWriting.write(Data(bytes))
    input.fileHandleForWriting.closeFile()
    defer { python.waitUntilExit() }
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }

  @Test(
    "A stroke that is damaged is left out, the others are read, and its place is told", .rule("FORMAT-11"))
  func stroke() throws {
    let xournal = try read(
      .xopp,
      """
      <xournal><page width="100" height="50"><layer><stroke width="2">1 1 9 9</stroke>
      <stroke width="wide">2 2 9 9</stroke><stroke width="2">3 3 9</stroke>
      <stroke width="2">4 4 9 9</stroke></layer></page></xournal>
      """)
    #expect(xournal.document.strokes.map { $0.samples[0].ink.x } == [1, 4])
    #expect(
      xournal.problem
        == "Line 2: The width of a stroke is not one that it can be: wide. It and 1 more damaged parts are left out."
    )
    let inkml = try read(.inkml, "<ink><trace>1 1, 2 2</trace>\n<trace>1 x</trace><trace>3 3</trace></ink>")
    #expect(inkml.document.strokes.map(\.samples.count) == [2, 1])
    #expect(inkml.problem == "Line 2: Point 0 of a trace has no number for Y: 1 x. It is left out.")
    let excalidraw = try read(
      .excalidraw,
      """
      {"elements":[{"type":"freedraw","x":1,"y":1,"points":[[0,null]]},{"type":"rectangle","x":1},
      {"type":"freedraw","x":1,"y":1,"points":[[0,0]]}]}
      """)
    #expect(excalidraw.document.strokes.count == 1)
    #expect(
      excalidraw.problem
        == "At byte 54 there are no two numbers of a point. It and 1 more damaged parts are left out.")
    let rnote = try read(
      .rnote,
      """
      {"data":{"engine_snapshot":{"stroke_components":[{"value":{"brushstroke":{}}},
      {"value":{"shapestroke":{"shape":{"line":{"start":[1,2],"end":[3,4]}}}}}]}}}
      """)
    #expect(rnote.document.strokes.count == 1)
    #expect(
      rnote.problem == "The stroke at byte 73 has no path with a start and segments. It is left out.")
  }

  @Test(
    "A file of which no stroke and no picture can be read is an error with the place and what to do",
    .rule("FORMAT-11"))
  func hopeless() {
    let files: [(DoodleFormat, String, String)] = [
      (
        .xopp,
        "<xournal><page width=\"9\" height=\"9\"><layer><stroke width=\"x\">1 1</stroke></layer></page></xournal>",
        "Line 1: The width of a stroke is not one that it can be: x. Fetch or save it again."
      ),
      (
        .excalidraw, "{\"elements\":[{\"type\":",
        "This is no whole Excalidraw file of JSON: it breaks off at byte 21 of 21. Fetch or save it again."
      ),
      (
        .inkml, "<ink>\n<trace>1 1",
        "This is no whole InkML file of XML: it breaks off in line 2, byte 16. Fetch or save it again."
      ),
      (.inkml, "<svg/>", "This is no InkML file: it has no element `ink`."),
    ]
    for (format, text, sentence) in files {
      do throws(DoodleFileError) {
        _ = try format.read(Array(text.utf8))
        Issue.record("\(text) is read")
      } catch {
        #expect(error.description == sentence)
      }
    }
  }
}
