import Ink

/// Rnote's files, unpacked: the brush strokes with their pressures, shapes, texts and pictures, layer by layer.
enum RnoteFile {
  static func read(_ file: [UInt8], _ damage: FileDamage) throws(DoodleFileError)
    -> (document: DoodleDocument, problem: String?)
  {
    var damage = damage
    let root = try damage.json(file, of: "Rnote")
    let snapshot = root["data"]?["engine_snapshot"]
    guard let components = snapshot?["stroke_components"]?.elements else {
      throw damage.hopeless(
        DoodleFileError("This is no Rnote file: it has no array `data.engine_snapshot.stroke_components`."))
    }
    var rnote = Reading()
    let paper = snapshot?["document"]?["background"]?["color"].map(color)
    if let paper { rnote.document.paper.color = paper.color }
    let orders = snapshot?["chrono_components"]?.elements ?? []
    for (index, component) in components.enumerated() {
      guard let value = component["value"] else { continue }
      let order = index < orders.count ? orders[index]["value"] : nil
      do throws(DoodleFileError) {
        try rnote.take(value, order, index)
      } catch {
        damage.leaveOut(error)
      }
    }
    rnote.arrange()
    var problems: [String] = []
    if rnote.plain > 0 { problems.append("Filled shapes are drawn as outlines: \(rnote.plain).") }
    if rnote.others > 0 {
      problems.append(
        "\(rnote.others) of \(components.count) parts are not strokes, shapes, texts or pictures that can be read "
          + "and are left out.")
    }
    return (rnote.document, try damage.sentences(about: rnote.document, problems))
  }

  static func color(_ value: JSONValue) -> (color: UInt32, opacity: Double) {
    func part(_ value: JSONValue?) -> UInt32 {
      let share = value?.number ?? 0
      return UInt32((min(max(share.isNaN ? 0 : share, 0), 1) * 255).rounded())
    }
    let color = part(value["r"]) << 16 | part(value["g"]) << 8 | part(value["b"])
    return (StrokeBuilder.ink(color), value["a"]?.number ?? 1)
  }

  /// What is read so far.
  private struct Reading {
    var document = DoodleDocument()
    /// How many parts are left out, and how many shapes are filled.
    var others = 0
    var plain = 0
    /// The strokes with their layers, and when they came.
    private var parts: [(layer: Int, time: Double, stroke: DoodleStroke)] = []

    /// Rnote's layers below the user's, the lowest first.
    private static let layers: [(name: StaticString, title: String)] = [
      ("document", "Document"), ("image", "Pictures"), ("highlighter", "Highlighter"),
    ]

    /// The place of a layer among all that there can be.
    private static func layer(_ value: JSONValue?) -> Int {
      if let name = value?.text { return layers.firstIndex { name.isWord($0.name) } ?? layers.count }
      let number = value?["user_layer"]?.number ?? 0
      return layers.count + Int(min(max(number, 0), 1000))
    }

    mutating func take(_ value: JSONValue, _ order: JSONValue?, _ index: Int) throws(DoodleFileError) {
      let layer = Reading.layer(order?["layer"])
      let time = order?["t"]?.number ?? Double(index)
      var strokes: [DoodleStroke] = []
      if let brush = value["brushstroke"] {
        strokes = [try RnoteFile.stroke(brush, isHighlighter: layer == 2)]
      } else if let shape = value["shapestroke"], let lines = try RnoteShape.lines(shape["shape"]) {
        let style = RnoteFile.style(of: shape)
        let ink = style?["stroke_color"].map(RnoteFile.color) ?? (color: 0xFF00_0000, opacity: 1)
        if (style?["fill_color"].map(RnoteFile.color)?.opacity ?? 0) > 0 { plain += 1 }
        for line in lines where line.count > 1 {
          var builder = StrokeBuilder(
            .pen, width: style?["stroke_width"]?.number ?? 2, color: ink.color, opacity: ink.opacity)
          builder.addLine(line)
          strokes.append(builder.stroke)
        }
      } else if let text = value["textstroke"], let stroke = RnoteShape.text(text) {
        strokes = [stroke]
      } else if let image = value["bitmapimage"], let picture = RnoteShape.picture(image) {
        document.pictures.append(picture)
      } else {
        others += 1
      }
      for stroke in strokes { parts.append((layer, time, stroke)) }
    }

    /// Lays the strokes on their layers, in the order in which they came; where all are on one there is no other.
    mutating func arrange() {
      var used: [Int] = []
      for part in parts where !used.contains(part.layer) { used.append(part.layer) }
      used.sort()
      if used.count > 1 {
        document.layers = used.map { layer in
          let own = layer - Reading.layers.count
          return DoodleDocument.Layer(name: own < 0 ? Reading.layers[layer].title : "Layer \(own + 1)")
        }
      }
      // By number too, so that strokes of one time stay as they are.
      let order = parts.indices.sorted { one, other in
        let (first, second) = (parts[one].time, parts[other].time)
        return first == second ? one < other : first < second
      }
      document.strokes = order.map { index in
        var stroke = parts[index].stroke
        stroke.layer = UInt32(clamping: used.firstIndex(of: parts[index].layer) ?? 0)
        return stroke
      }
    }
  }

  static func style(of stroke: JSONValue) -> JSONValue? {
    let style = stroke["style"]
    return style?["smooth"] ?? style?["rough"] ?? style?["textured"]
  }

  /// A stroke with the brush that is most like its style: a highlighter's is a marker's, one with texture a pencil's with grain.
  private static func stroke(_ brush: JSONValue, isHighlighter: Bool) throws(DoodleFileError) -> DoodleStroke
  {
    let style = style(of: brush)
    let isTextured = brush["style"]?["textured"] != nil
    let ink = style?["stroke_color"].map(color) ?? (color: 0xFF00_0000, opacity: 1)
    guard let start = brush["path"]?["start"], let segments = brush["path"]?["segments"]?.elements else {
      throw DoodleFileError("The stroke at byte \(brush.place) has no path with a start and segments.")
    }
    var builder = StrokeBuilder(
      isHighlighter ? .marker : isTextured ? .pencil : .pen, width: style?["stroke_width"]?.number ?? 2,
      color: ink.color, opacity: ink.opacity)
    builder.stroke.isGrainy = !isHighlighter && isTextured
    // A marker of Rnote is as wide everywhere, whatever the pressure is.
    let isEven = style?["pressure_curve"]?.text?.isWord("const") ?? false
    try add(start, isEven: isEven, to: &builder)
    for segment in segments {
      let kind = segment["lineto"] ?? segment["quadbezto"] ?? segment["cubbezto"]
      guard let end = kind?["end"] else {
        throw DoodleFileError("The segment at byte \(segment.place) is of no known kind or has no end.")
      }
      try add(end, isEven: isEven, to: &builder)
    }
    return builder.stroke
  }

  private static func add(_ element: JSONValue, isEven: Bool, to builder: inout StrokeBuilder)
    throws(DoodleFileError)
  {
    guard let pos = element["pos"] else {
      throw DoodleFileError("The point at byte \(element.place) has no `pos`.")
    }
    let point = try pos.point()
    if isEven {
      builder.addEven(x: point.x, y: point.y)
    } else {
      builder.add(x: point.x, y: point.y, force: element["pressure"]?.number)
    }
  }
}
