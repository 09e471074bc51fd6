import Ink

/// Rnote's files, unpacked: the brush strokes with their pressures.
enum RnoteFile {
  static func read(_ root: JSONValue) throws(DoodleFileError) -> (document: DoodleDocument, problem: String?)
  {
    let snapshot = root["data"]?["engine_snapshot"]
    guard let components = snapshot?["stroke_components"]?.elements else {
      throw DoodleFileError(
        "This is no Rnote file: it has no array `data.engine_snapshot.stroke_components`.")
    }
    var document = DoodleDocument()
    let paper = snapshot?["document"]?["background"]?["color"].map(color)
    if let paper { document.paper.color = paper.color }
    var others = 0
    for component in components {
      guard let value = component["value"] else { continue }
      guard let brush = value["brushstroke"] else {
        others += 1
        continue
      }
      document.strokes.append(try stroke(brush))
    }
    return (
      document, others == 0 ? nil : "\(others) of \(components.count) parts are no strokes and are left out."
    )
  }

  private static func stroke(_ brush: JSONValue) throws(DoodleFileError) -> DoodleStroke {
    let style = brush["style"]?["smooth"] ?? brush["style"]?["rough"] ?? brush["style"]?["textured"]
    let ink = style?["stroke_color"].map(color) ?? (color: 0xFF00_0000, opacity: 1)
    guard let start = brush["path"]?["start"], let segments = brush["path"]?["segments"]?.elements else {
      throw DoodleFileError("The stroke at byte \(brush.place) has no path with a start and segments.")
    }
    var builder = StrokeBuilder(
      .pen, width: style?["stroke_width"]?.number ?? 2, color: ink.color, opacity: ink.opacity)
    try add(start, to: &builder)
    for segment in segments {
      let kind = segment["lineto"] ?? segment["quadbezto"] ?? segment["cubbezto"]
      guard let end = kind?["end"] else {
        throw DoodleFileError("The segment at byte \(segment.place) is of no known kind or has no end.")
      }
      try add(end, to: &builder)
    }
    return builder.stroke
  }

  private static func add(_ element: JSONValue, to builder: inout StrokeBuilder) throws(DoodleFileError) {
    guard let pos = element["pos"] else {
      throw DoodleFileError("The point at byte \(element.place) has no `pos`.")
    }
    let point = try pos.point()
    builder.add(x: point.x, y: point.y, force: element["pressure"]?.number)
  }

  private static func color(_ value: JSONValue) -> (color: UInt32, opacity: Double) {
    func part(_ value: JSONValue?) -> UInt32 {
      let share = value?.number ?? 0
      return UInt32((min(max(share.isNaN ? 0 : share, 0), 1) * 255).rounded())
    }
    let color = 0xFF00_0000 | part(value["r"]) << 16 | part(value["g"]) << 8 | part(value["b"])
    return (color, value["a"]?.number ?? 1)
  }
}
