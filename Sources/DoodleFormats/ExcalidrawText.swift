import Ink

// Texts of Excalidraw's files: a frame, which is turned about its middle.
extension ExcalidrawFile {
  /// The size of letters, and the height of a line as a share of it, where they are not told (Excalidraw's own).
  private static let usualSize = 20.0
  private static let usualHeight = 1.25
  /// How wide a letter is, as a share of its size, where no width is told (our choice).
  private static let usualWidth = 0.55

  /// The text of an element; nil where it has none. All of it begins at the left.
  static func text(_ element: JSONValue) -> DoodleStroke? {
    guard let text = element["text"]?.text, !text.isEmpty, let x = element["x"]?.number,
      let y = element["y"]?.number
    else { return nil }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let size = element["fontSize"]?.number ?? usualSize
    let letters = lines.reduce(1) { max($0, $1.count) }
    let width = element["width"]?.number ?? Double(letters) * size * usualWidth
    let height =
      element["height"]?.number
      ?? Double(lines.count) * size * (element["lineHeight"]?.number ?? usualHeight)
    guard size > 0, width > 0, height > 0 else { return nil }
    let color = element["strokeColor"]?.text.flatMap(StrokeBuilder.color) ?? (0xFF00_0000, 1)
    var builder = StrokeBuilder(
      .pen, width: size, color: color.color,
      opacity: (element["opacity"]?.number ?? 100) / 100 * color.opacity)
    let angle = element["angle"]?.number ?? 0
    let (sine, cosine) = angle == 0 ? (0, 1) : (Mathematics.sine(angle), Mathematics.cosine(angle))
    for (across, down) in [(-width, -height), (width, -height), (-width, height)] {
      builder.add(
        x: x + (width + across * cosine - down * sine) / 2,
        y: y + (height + across * sine + down * cosine) / 2,
        time: 0)
    }
    builder.stroke.text = text.text
    return builder.stroke
  }

  static func add(
    _ text: InkText, _ stroke: DoodleStroke, _ number: Int, of document: DoodleDocument,
    to file: inout FileWriter
  ) {
    let middle = text.frame.reduce(Point(0, 0)) { Point($0.x + $1.x / 4, $0.y + $1.y / 4) }
    file.add("{\"type\":\"text\"")
    for (name, value) in [
      ("x", middle.x - text.width / 2), ("y", middle.y - text.height / 2), ("width", text.width),
      ("height", text.height), ("angle", text.angle), ("fontSize", text.size),
      ("lineHeight", text.lineHeight / max(text.size, 1)),
      ("baseline", text.baseline(of: text.lines.count - 1)),
      ("strokeWidth", 1),
      // Letters without strokes at their ends.
      ("fontFamily", 2),
    ] as [(StaticString, Double)] {
      member(name, value, in: &file)
    }
    addCommon(stroke, number, of: document, to: &file)
    file.add(",\"textAlign\":\"left\",\"verticalAlign\":\"top\",\"containerId\":null,\"autoResize\":true")
    for name in ["text", "originalText"] as [StaticString] {
      file.add(",\"")
      file.add(name)
      file.add("\":")
      file.addJSON(stroke.text ?? "")
    }
    file.add("}")
  }
}
