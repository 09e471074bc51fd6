import Foundation
import Ink
import StrokeReading
import Testing

/// The files that `make quality` takes as strokes (docs/ink.md, Figures).
struct StrokeFilesTests {
  /// The stroke that all of these files tell.
  private let truth: [InkSample]

  init() throws {
    let folder = try StrokeFolder(["a.csv": StrokeFolder.file(StrokeFolder.lines())])
    truth = folder.read.strokes.first?.samples ?? []
  }

  private func samples(_ text: String) throws -> [InkSample]? {
    let files = try StrokeFolder(["stroke.csv": text]).read
    return files.strokes.count == 1 && files.warnings.isEmpty ? files.strokes[0].samples : nil
  }

  @Test("A file with a header is a stroke of its samples")
  func plain() {
    #expect(truth.count == 40)
    #expect(truth[0] == InkSample(x: 10, y: 20, time: 0, force: 0.2))
    #expect(truth[39] == InkSample(x: 49, y: 39.5, time: 0.39, force: 0.59))
  }

  @Test("Columns come in any order, in any case, among others, by other names, in quotes")
  func columns() throws {
    let lines = StrokeFolder.lines { "pen,\($3), \"\($2)\" ,7,\($0),\($1),," }
    #expect(try samples(StrokeFolder.file(lines, header: "tool,Pressure, \"Y\",id,TIME,x,,")) == truth)
  }

  @Test("Semicolons, tabs and blanks part the columns too, with a decimal comma or a point")
  func separators() throws {
    let comma = StrokeFolder.lines { "\($0);\($1);\($2);\($3)".replacingOccurrences(of: ".", with: ",") }
    #expect(try samples(StrokeFolder.file(comma, header: "t;x;y;force")) == truth)
    let tabs = StrokeFolder.lines { "\($0)\t\($1)\t\($2)\t\($3)" }
    #expect(try samples(StrokeFolder.file(tabs, header: "t\tx\ty\tforce")) == truth)
    let blanks = StrokeFolder.lines { "  \($0)  \($1) \($2)   \($3) " }
    #expect(try samples(StrokeFolder.file(blanks, header: "t x y force")) == truth)
  }

  @Test("Lines end in any way, some are empty or remarks, and a byte order mark may be first")
  func lineEnds() throws {
    let lines = StrokeFolder.lines()
    #expect(try samples("\u{FEFF}" + StrokeFolder.file(lines, end: "\r\n")) == truth)
    #expect(try samples(StrokeFolder.file(lines, end: "\r")) == truth)
    #expect(try samples("\n  \n# a pen\n" + StrokeFolder.file(lines, end: "\n\n , ,\n")) == truth)
    #expect(try samples(StrokeFolder.file(lines).trimmingCharacters(in: .newlines)) == truth)
  }

  @Test("Without a header the columns are time, x, y and force")
  func noHeader() throws {
    #expect(try samples(StrokeFolder.lines().joined(separator: "\n")) == truth)
  }

  @Test("A force that is not there, not a number, or 0 throughout is unknown")
  func noForce() throws {
    var unknown = truth
    for index in unknown.indices { unknown[index].force = nil }
    #expect(
      try samples(StrokeFolder.file(StrokeFolder.lines { t, x, y, _ in "\(t),\(x),\(y)" }, header: "t,x,y"))
        == unknown)
    #expect(
      try samples(StrokeFolder.file(StrokeFolder.lines { t, x, y, _ in "\(t),\(x),\(y),none" })) == unknown)
    #expect(
      try samples(StrokeFolder.file(StrokeFolder.lines { t, x, y, _ in "\(t),\(x),\(y),0" })) == unknown)
  }

  @Test("A force beyond 0...1 is brought there, and that is said")
  func forceBounds() throws {
    let lines = StrokeFolder.lines { t, x, y, _ in "\(t),\(x),\(y),\(t > 0.2 ? 1.5 : 1)" }
    let files = try StrokeFolder(["a.csv": StrokeFolder.file(lines)]).read
    #expect(files.strokes.first?.samples.allSatisfy { $0.force == 1 } == true)
    #expect(files.leftOut.lines == ["a force outside of 0...1 was brought there (19 times)"])
  }

  @Test("Lines without numbers, and samples that are not later, are left out and counted")
  func badLines() throws {
    var lines = StrokeFolder.lines()
    lines.insert("0.105,oops,3,0.5", at: 11)
    lines.insert("0.105,nan,3,0.5", at: 11)
    lines.insert("0.105,3", at: 11)
    lines.insert("0.12,12,12,0.5", at: 20)
    lines.insert(lines[30], at: 30)
    let files = try StrokeFolder(["a.csv": StrokeFolder.file(lines)]).read
    #expect(files.strokes.first?.samples == truth)
    #expect(
      files.leftOut.lines == [
        "a line has no number for t, x or y (3 times)",
        "a sample is not later than the one before (2 times)",
      ])
  }

  @Test("A pause, a lift, and a time that begins anew part strokes")
  func parts() throws {
    let first = StrokeFolder.lines()
    let later = StrokeFolder.lines(30, from: 5)
    let lift = ["5.3,40,40,0"]
    let last = StrokeFolder.lines(25, from: 5.31)
    let again = StrokeFolder.lines(22, from: 1)
    let files = try StrokeFolder(["a.csv": StrokeFolder.file(first + later + lift + last + again)]).read
    #expect(files.strokes.map(\.samples.count) == [40, 30, 25, 22])
    #expect(files.fileCount == 1 && files.warnings.isEmpty)
  }

  @Test(
    "A file of which nothing can be used is named with its reason",
    arguments: [
      ("", "it holds no sample"),
      ("t,x,y,force\n", "it holds no sample"),
      ("t,x,y,force\n0,1,2,0.5\n", "a stroke has fewer than 20 samples without a pause of 0.1 s (1 times)"),
      ("when,where\n1,2\n", "its header names no t, x and y; write `t,x,y,force` over the columns"),
    ])
  func useless(text: String, reason: String) throws {
    let files = try StrokeFolder(["a.csv": text, "good.csv": StrokeFolder.file(StrokeFolder.lines())]).read
    #expect(files.warnings == ["a.csv was left out: \(reason)."])
    #expect(files.strokes.count == 1 && files.fileCount == 1)
  }

  @Test("Strokes that are too short, too large or too far away are left out with their reason")
  func extremes() throws {
    func reasons(_ line: (Double, Double, Double, Double) -> String) throws -> [String] {
      let files = try StrokeFolder(["a.csv": StrokeFolder.file(StrokeFolder.lines(40, line))]).read
      #expect(files.strokes.isEmpty && files.warnings.count == 1)
      return files.leftOut.lines
    }
    #expect(
      try reasons { t, x, y, f in "\(t / 10),\(x),\(y),\(f)" } == [
        "a stroke takes no more than 0.15 s (1 times)"
      ])
    #expect(
      try reasons { t, x, y, f in "\(t),\(x * 200),\(y),\(f)" } == [
        "a stroke is wider or higher than 4000 pixels (1 times)"
      ])
    #expect(
      try reasons { t, x, y, f in "\(t),\(x + 1e8),\(y),\(f)" } == [
        "a stroke is beyond 10000000 pixels (1 times)"
      ])
  }

  @Test("Folders in the folder are read by the files' names; other files, and an empty folder, are nothing")
  func folders() throws {
    let stroke = StrokeFolder.file(StrokeFolder.lines())
    let longer = StrokeFolder.file(StrokeFolder.lines(50))
    let files = try StrokeFolder(["b/deep/one.CSV": longer, "a.dat": stroke, "notes.txt": stroke]).read
    #expect(files.strokes.map(\.samples.count) == [40, 50])
    let empty = try StrokeFolder([:]).read
    #expect(empty.strokes.isEmpty && empty.warnings.isEmpty && empty.fileCount == 0)
    let missing = StrokeFiles(path: "/nowhere/at/all")
    #expect(missing.strokes.isEmpty && missing.warnings == ["there is no folder /nowhere/at/all."])
    let folder = try StrokeFolder(["a.csv": stroke])
    #expect(StrokeFiles(path: folder.path + "/a.csv").strokes.count == 1)
  }

  @Test("Samples that a coarse clock stamped are spread evenly, well stamped ones are left alone")
  func ticks() throws {
    /// A pen that samples every 10.4 ms under a clock of 8 ms, and the same with a clock of microseconds.
    func stroke(_ tick: Double) -> TrueStroke {
      TrueStroke(
        samples: (0..<200).map { index in
          let time = Double(index) * 0.0104
          let stamp = (time / tick).rounded(.down) * tick
          return InkSample(x: 300 * Mathematics.sine(3 * time), y: 600 * time, time: stamp, force: 0.5)
        })
    }
    let spread = try #require(stroke(0.008).spreadEvenly)
    let steps = zip(spread.samples, spread.samples.dropFirst()).map { $1.time - $0.time }
    #expect(steps.dropFirst(10).dropLast(10).allSatisfy { abs($0 - 0.0104) < 0.001 })
    #expect(stroke(0.000001).spreadEvenly == nil)
  }
}
