import Ink

/// W3C's InkML: traces with their channels X, Y, T in milliseconds and F; one unit is a pixel.
enum InkMLFile {
  private struct Channel { var name: String, most: Double }
  private struct Brush {
    var width = 2.0, color: UInt32 = 0xFF00_0000, opacity = 1.0, kind = InkBrush.Kind.pen
  }

  static func read(_ file: [UInt8]) throws(DoodleFileError) -> DoodleDocument {
    let reader = XMLEvents()
    var document = DoodleDocument()
    var isInk = false
    var channels: [Channel] = []
    var brushes: [String: Brush] = [:]
    var brush: (id: String, brush: Brush)?
    var trace = (brush: "", context: "")
    var (context, contexts) = ("", [String: [Channel]]())
    reader.begins = { (name: String, values: [String: String]) throws(DoodleFileError) in
      switch name {
      case "ink": isInk = true
      case "traceFormat": channels = []
      case "channel":
        let most = values["max"].flatMap(Double.init) ?? 1
        channels.append(Channel(name: values["name"] ?? "", most: most > 0 ? most : 1))
      case "brush": brush = (values["xml:id"] ?? values["id"] ?? "", Brush())
      case "brushProperty":
        let value = values["value"] ?? ""
        switch values["name"] {
        case "width": if let width = Double(value) { brush?.brush.width = width }
        case "color": if let color = StrokeBuilder.color(value) { brush?.brush.color = color.color }
        case "transparency": if let share = Double(value) { brush?.brush.opacity = 1 - share / 255 }
        case "kind": brush?.brush.kind = kinds.first { $0.name == value }?.kind ?? .pen
        default: break
        }
      case "context": context = values["xml:id"] ?? values["id"] ?? ""
      case "trace":
        func target(_ name: String) -> String { String((values[name] ?? "").drop { $0 == "#" }) }
        trace = (target("brushRef"), target("contextRef"))
      default: break
      }
    }
    reader.ends = { (name: String, text: String) throws(DoodleFileError) in
      if name == "brush", let made = brush {
        brushes[made.id] = made.brush
        brush = nil
      }
      if name == "traceFormat" { contexts[context] = channels }
      if name == "context" { context = "" }
      guard name == "trace" else { return }
      let style = brushes[trace.brush] ?? Brush()
      let plain = [Channel(name: "X", most: 1), Channel(name: "Y", most: 1)]
      let told = contexts[trace.context] ?? (channels.isEmpty ? plain : channels)
      var builder = StrokeBuilder(style.kind, width: style.width, color: style.color, opacity: style.opacity)
      try add(text, told, to: &builder)
      document.strokes.append(builder.stroke)
    }
    try reader.read(file, of: "InkML")
    guard isInk else { throw DoodleFileError("This is no InkML file: it has no element `ink`.") }
    return document
  }

  /// Adds the points of a trace. A quote makes a number, and those of its channel that follow, a difference, two
  /// quotes one of differences, an exclamation mark a number again.
  private static func add(_ text: String, _ channels: [Channel], to builder: inout StrokeBuilder)
    throws(DoodleFileError)
  {
    var orders = [Int](repeating: 0, count: channels.count)
    var (last, speed) = (
      [Double](repeating: 0, count: channels.count), [Double](repeating: 0, count: channels.count)
    )
    var start: Double?
    for (index, point) in text.split(separator: ",").enumerated() {
      // A sign or a quote may begin a number without a space.
      var spaced = ""
      for character in point {
        if "!'\"-".contains(character), let before = spaced.last, !"!'\"eE".contains(before) { spaced += " " }
        spaced.append(character)
      }
      let words = spaced.split(whereSeparator: \.isWhitespace)
      if words.isEmpty { continue }
      guard words.count >= channels.count else {
        throw DoodleFileError(
          "Point \(index) of a trace has \(words.count) numbers for \(channels.count) channels.")
      }
      var values: [String: Double] = [:]
      for (place, channel) in channels.enumerated() {
        let marks = words[place].prefix { "!'\"".contains($0) }
        for mark in marks { orders[place] = mark == "!" ? 0 : mark == "'" ? 1 : 2 }
        guard let number = Double(words[place].dropFirst(marks.count)), number.isFinite else {
          throw DoodleFileError(
            "Point \(index) of a trace has no number for \(channel.name): \(words[place]).")
        }
        if orders[place] == 0 {
          last[place] = number
        } else {
          speed[place] = orders[place] == 1 ? number : speed[place] + number
          last[place] += speed[place]
        }
        values[channel.name] = channel.name == "F" ? last[place] / channel.most : last[place]
      }
      let time = values["T"].map { $0 / 1000 }
      start = start ?? time
      builder.add(
        x: values["X"] ?? 0, y: values["Y"] ?? 0, force: values["F"], time: time.map { $0 - (start ?? 0) })
    }
  }

  private static let kinds: [(kind: InkBrush.Kind, name: String)] = [
    (.pen, "pen"), (.marker, "marker"), (.pencil, "pencil"), (.eraser, "eraser"),
  ]

  /// A file with a brush for each stroke; the layers that are hidden are left out.
  static func write(_ document: DoodleDocument) -> [UInt8] {
    var (brushes, traces) = ("", "")
    for (number, stroke) in document.strokes.enumerated() {
      let layer = Int(stroke.layer) < document.layers.count ? document.layers[Int(stroke.layer)] : nil
      if layer?.isHidden ?? false { continue }
      let clear = 255 - Double(stroke.opacity) * Double(layer?.opacity ?? 255) / 255
      let kind = kinds.first { $0.kind == stroke.kind }?.name ?? "pen"
      brushes +=
        "<brush xml:id=\"b\(number)\"><brushProperty name=\"width\" value=\"\(Double(stroke.size) / 256)\"/>"
      brushes += "<brushProperty name=\"color\" value=\"\(StrokeBuilder.text(stroke.color))\"/>"
      brushes += "<brushProperty name=\"transparency\" value=\"\(clear)\"/>"
      brushes += "<brushProperty name=\"kind\" value=\"\(kind)\"/></brush>\n"
      let isTold = stroke.samples.allSatisfy { $0.force > 0 }
      let points = stroke.samples.map {
        let ink = $0.ink
        return "\(ink.x) \(ink.y) \(ink.time * 1000)" + (isTold ? " \(ink.force ?? 0)" : "")
      }
      let context = isTold ? "#force" : "#plain"
      traces += "<trace contextRef=\"\(context)\" brushRef=\"#b\(number)\">"
      traces += points.joined(separator: ", ") + "</trace>\n"
    }
    func format(_ name: String, _ force: String) -> String {
      "<context xml:id=\"\(name)\"><traceFormat><channel name=\"X\" type=\"decimal\"/>"
        + "<channel name=\"Y\" type=\"decimal\"/><channel name=\"T\" type=\"decimal\" units=\"ms\"/>"
        + "\(force)</traceFormat></context>\n"
    }
    let force = "<channel name=\"F\" type=\"decimal\" min=\"0\" max=\"1\"/>"
    let definitions = format("plain", "") + format("force", force) + brushes
    return Array(
      ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<ink xmlns=\"http://www.w3.org/2003/InkML\">\n"
        + "<definitions>\n\(definitions)</definitions>\n\(traces)</ink>\n").utf8)
  }
}
