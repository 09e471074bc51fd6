import Ink

/// W3C's InkML: traces with their channels X, Y, T in milliseconds, F, and OE and OA in degrees; one unit is a point where none
/// is told.
enum InkMLFile {
  static func read(_ file: [UInt8], _ damage: FileDamage) throws(DoodleFileError)
    -> (document: DoodleDocument, problem: String?)
  {
    var damage = damage
    var ink = InkMLReading(reader: XMLReader(file, of: "InkML"))
    while let event = ink.reader.next(&damage) {
      do throws(DoodleFileError) {
        switch event {
        case .begin(let name, let values): ink.begin(name, values)
        case .end(let name, let text): try ink.end(name, text)
        }
      } catch {
        damage.leaveOut(error)
      }
    }
    guard ink.isInk else {
      throw damage.hopeless(DoodleFileError("This is no InkML file: it has no element `ink`."))
    }
    return (ink.document, try damage.sentences(about: ink.document, ink.problems))
  }

  static let kinds: [(kind: InkBrush.Kind, name: StaticString)] = [
    (.pen, "pen"), (.marker, "marker"), (.pencil, "pencil"), (.eraser, "eraser"),
    (.watercolor, "watercolor"),
  ]

  /// A file with a brush for each stroke, in points; the layers that are hidden are left out.
  static func write(_ document: DoodleDocument) -> [UInt8] {
    let document = document.inPoints
    var file = FileWriter()
    file.add(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ink xmlns=\"http://www.w3.org/2003/InkML\">\n<definitions>\n"
    )
    // Nor has it texts and pictures.
    let strokes = document.strokes.filter { $0.frame == nil && !(document.layer(of: $0)?.isHidden ?? false) }
    for channels in [
      Channels(), Channels(force: true), Channels(angles: true), Channels(force: true, angles: true),
    ] {
      channels.define(in: &file)
    }
    for (number, stroke) in strokes.enumerated() { define(stroke, number, of: document, in: &file) }
    file.add("</definitions>\n")
    for (number, stroke) in strokes.enumerated() { trace(stroke, number, in: &file) }
    file.add("</ink>\n")
    return file.bytes
  }

  /// Which numbers a trace has beside its places and times.
  private struct Channels {
    var force = false
    var angles = false

    init(force: Bool = false, angles: Bool = false) {
      self.force = force
      self.angles = angles
    }

    init(of stroke: DoodleStroke) {
      force = stroke.samples.allSatisfy { $0.force > 0 }
      angles = !stroke.samples.isEmpty && stroke.samples.allSatisfy { $0.altitude > 0 && $0.azimuth > 0 }
    }

    var name: StaticString { force ? (angles ? "pen" : "force") : angles ? "angles" : "plain" }

    func define(in file: inout FileWriter) {
      file.add("<context xml:id=\"")
      file.add(name)
      file.add("\"><traceFormat><channel name=\"X\" type=\"decimal\"/><channel name=\"Y\" type=\"decimal\"/>")
      file.add("<channel name=\"T\" type=\"decimal\" units=\"ms\"/>")
      if force { file.add("<channel name=\"F\" type=\"decimal\" min=\"0\" max=\"1\"/>") }
      if angles {
        file.add("<channel name=\"OE\" type=\"decimal\" units=\"deg\"/>")
        file.add("<channel name=\"OA\" type=\"decimal\" units=\"deg\"/>")
      }
      file.add("</traceFormat></context>\n")
    }
  }

  private static func define(
    _ stroke: DoodleStroke, _ number: Int, of document: DoodleDocument, in file: inout FileWriter
  ) {
    func property(_ name: StaticString, _ add: (inout FileWriter) -> Void) {
      file.add("<brushProperty name=\"")
      file.add(name)
      file.add("\" value=\"")
      add(&file)
      file.add("\"/>")
    }
    file.add("<brush xml:id=\"b")
    file.add(number)
    file.add("\">")
    property("width") { $0.add(Double(stroke.size) / DoodleStroke.stepsInSize) }
    property("color") { file in for byte in StrokeBuilder.text(stroke.color).utf8 { file.add(byte: byte) } }
    property("transparency") { $0.add(255 - 255 * document.opacity(of: stroke)) }
    property("kind") { $0.add((kinds.first { $0.kind == stroke.kind } ?? kinds[0]).name) }
    if stroke.isGrainy { property("grain") { $0.add("1") } }
    file.add("</brush>\n")
  }

  private static func trace(_ stroke: DoodleStroke, _ number: Int, in file: inout FileWriter) {
    let channels = Channels(of: stroke)
    file.add("<trace contextRef=\"#")
    file.add(channels.name)
    file.add("\" brushRef=\"#b")
    file.add(number)
    file.add("\">")
    for (index, sample) in stroke.samples.enumerated() {
      let ink = sample.ink
      if index > 0 { file.add(", ") }
      var values = [ink.x, ink.y, Double(sample.time) / 1000]
      if channels.force { values.append(ink.force ?? 0) }
      if channels.angles {
        values.append(Double(sample.altitude - 1) / DoodleSample.steps * 90)
        values.append(Double(sample.azimuth - 1) / DoodleSample.steps * 360)
      }
      for (index, value) in values.enumerated() {
        if index > 0 { file.add(" ") }
        file.add(value)
      }
    }
    file.add("</trace>\n")
  }
}
