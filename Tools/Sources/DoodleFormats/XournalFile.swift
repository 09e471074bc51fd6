import Ink

/// Xournal++'s files, unpacked: pages one below the other, layers, and the widths that the pressure made.
enum XournalFile {
  static func read(_ file: [UInt8]) throws(DoodleFileError) -> DoodleDocument {
    let reader = XMLEvents()
    var document = DoodleDocument()
    var isXournal = false
    var layer = -1
    var page = (top: 0.0, height: 0.0)
    var open: (builder: StrokeBuilder, widths: [Double])?
    reader.begins = { (name: String, values: [String: String]) throws(DoodleFileError) in
      switch name {
      case "xournal": isXournal = true
      case "page":
        page.top += page.height
        page.height = try number(values["height"], "height of a page")
        let width = try number(values["width"], "width of a page")
        document.paper.width = max(document.paper.width, UInt32(width.rounded(.up)))
        document.paper.height = UInt32(min(page.top + page.height, 4e9).rounded(.up))
        layer = -1
      case "layer":
        layer += 1
        if layer == document.layers.count {
          document.layers.append(DoodleDocument.Layer(name: values["name"] ?? "Layer \(layer + 1)"))
        }
      case "stroke":
        var widths: [Double] = []
        for word in (values["width"] ?? "").split(separator: " ") {
          widths.append(try number(String(word), "width of a stroke"))
        }
        guard let width = widths.first else { throw DoodleFileError("A stroke has no width.") }
        guard let color = StrokeBuilder.color(values["color"] ?? "black") else {
          throw DoodleFileError("A stroke's color is none: \(values["color"] ?? "").")
        }
        let kind: InkBrush.Kind =
          switch values["tool"] {
          case "eraser": .eraser
          case "highlighter": .marker
          default: .pen
          }
        open = (
          StrokeBuilder(kind, width: width, color: color.color, opacity: color.opacity, layer: max(layer, 0)),
          Array(widths.dropFirst())
        )
      default: break
      }
    }
    reader.ends = { (name: String, text: String) throws(DoodleFileError) in
      if name == "title", document.title.isEmpty, !text.hasPrefix("Xournal++ document") {
        document.title = text
      }
      guard name == "stroke", var builder = open?.builder, let widths = open?.widths else { return }
      open = nil
      var numbers: [Double] = []
      for word in text.split(whereSeparator: \.isWhitespace) {
        numbers.append(try number(String(word), "place of a stroke", least: -1e6))
      }
      guard numbers.count >= 2, numbers.count % 2 == 0 else {
        throw DoodleFileError("A stroke has \(numbers.count) numbers, which are no pairs of places.")
      }
      for index in 0..<numbers.count / 2 {
        let force = widths.isEmpty ? nil : builder.force(forWidth: widths[min(index, widths.count - 1)])
        builder.add(x: numbers[2 * index], y: page.top + numbers[2 * index + 1], force: force)
      }
      document.strokes.append(builder.stroke)
    }
    try reader.read(file, of: "Xournal++")
    guard isXournal else { throw DoodleFileError("This is no Xournal++ file: it has no element `xournal`.") }
    return document
  }

  private static func number(_ text: String?, _ what: String, least: Double = 0) throws(DoodleFileError)
    -> Double
  {
    guard let text, let number = Double(text), number >= least, number <= 1e6 else {
      throw DoodleFileError("The \(what) is no number that it can be: \(text ?? "none").")
    }
    return number
  }
}
