import Ink

/// Xournal++'s files, unpacked: pages one below the other, layers, and the widths that the pressure made.
enum XournalFile {
  static func read(_ file: [UInt8], _ damage: FileDamage) throws(DoodleFileError)
    -> (document: DoodleDocument, problem: String?)
  {
    var damage = damage
    var xournal = Reading(reader: XMLReader(file, of: "Xournal++"))
    while let event = xournal.reader.next(&damage) {
      do throws(DoodleFileError) {
        switch event {
        case .begin(let name, let values): try xournal.begin(name, values)
        case .end(let name, let text): try xournal.end(name, text)
        }
      } catch {
        damage.leaveOut(error)
      }
    }
    guard xournal.isXournal else {
      throw damage.hopeless(DoodleFileError("This is no Xournal++ file: it has no element `xournal`."))
    }
    let (others, document) = (xournal.others, xournal.document)
    let all = others + document.strokes.count + document.pictures.count
    let left =
      "\(others) of \(all) parts are formulas, printed pages or pictures that cannot be read and are left out."
    return (document, try damage.sentences(about: document, others == 0 ? [] : [left]))
  }

  private struct Reading {
    var reader: XMLReader
    var document = DoodleDocument()
    var isXournal = false
    /// How many formulas, printed pages and pictures that are neither PNG nor JPEG there are.
    var others = 0
    private var layer = -1
    private var page = (top: 0.0, height: 0.0)
    private var open: (builder: StrokeBuilder, widths: [Double])?
    /// The edges of the picture that is read.
    private var edges: [Double?] = []
    /// The place, the size and the color of the text that is read.
    private var lettering: (x: Double, y: Double, size: Double, color: (color: UInt32, opacity: Double))?

    init(reader: XMLReader) { self.reader = reader }

    mutating func begin(_ name: [UInt8], _ values: XMLAttributes) throws(DoodleFileError) {
      if name.isWord("stroke") { open = nil }
      if name.isWord("xournal") {
        isXournal = true
      } else if name.isWord("page") {
        layer = -1
        page.top += page.height
        // A page whose size is damaged is as high as the one before.
        page.height = try number(values["height"], "height of a page")
        let width = try number(values["width"], "width of a page")
        document.paper.width = max(document.paper.width, UInt32(width.rounded(.up)))
        document.paper.height = UInt32(min(page.top + page.height, 4e9).rounded(.up))
      } else if name.isWord("background") {
        document.paper.pattern = pattern(values["style"] ?? [])
        // Counts a background that comes from another file.
        let type = values["type"] ?? []
        if type.isWord("pdf") || type.isWord("pixmap") { others += 1 }
      } else if name.isWord("layer") {
        layer += 1
        if layer == document.layers.count {
          document.layers.append(DoodleDocument.Layer(name: values["name"]?.text ?? "Layer \(layer + 1)"))
        }
      } else if name.isWord("stroke") {
        try beginStroke(values)
      } else if name.isWord("image") {
        edges = [values["left"], values["top"], values["right"], values["bottom"]].map { $0?.number }
      } else if name.isWord("text") {
        try beginText(values)
      } else if name.isWord("teximage") {
        others += 1
      }
    }

    /// The background of the last page counts for all.
    private func pattern(_ style: [UInt8]) -> DoodleDocument.Paper.Pattern {
      if style.isWord("lined") || style.isWord("ruled") { return .lines }
      if style.isWord("graph") { return .grid }
      return style.isWord("dotted") ? .dots : .plain
    }

    private mutating func beginStroke(_ values: XMLAttributes) throws(DoodleFileError) {
      var widths: [Double] = []
      for word in (values["width"] ?? []).split(whereSeparator: TextScanner.isBlank) {
        widths.append(try number(Array(word), "width of a stroke"))
      }
      guard let width = widths.first else { throw reader.failure("A stroke has no width.") }
      let name = values["color"] ?? Array("black".utf8)
      guard let color = StrokeBuilder.color(name) else {
        throw reader.failure("A stroke has a color that is not one: \(name.text).")
      }
      let tool = values["tool"] ?? []
      let kind: InkBrush.Kind = tool.isWord("eraser") ? .eraser : tool.isWord("highlighter") ? .marker : .pen
      open = (
        StrokeBuilder(kind, width: width, color: color.color, opacity: color.opacity, layer: max(layer, 0)),
        Array(widths.dropFirst())
      )
    }

    private mutating func beginText(_ values: XMLAttributes) throws(DoodleFileError) {
      let x = try number(values["x"], "x of a text", least: -1e6)
      let y = try number(values["y"], "y of a text", least: -1e6)
      let size = try number(values["size"], "size of a text")
      lettering = (x, page.top + y, size, StrokeBuilder.color(values["color"] ?? []) ?? (0xFF00_0000, 1))
    }

    mutating func end(_ name: [UInt8], _ text: [UInt8]) throws(DoodleFileError) {
      if name.isWord("title"), document.title.isEmpty, !text.starts(with: Array("Xournal++ document".utf8)) {
        document.title = text.text
      }
      if name.isWord("image") { endImage(text) }
      if name.isWord("text"), let told = lettering {
        lettering = nil
        let map = Affine(a: 1, b: 0, c: 0, d: 1, tx: told.x, ty: told.y)
        let stroke = StrokeBuilder.text(text, size: told.size, color: told.color, layer: max(layer, 0), map)
        if let stroke { document.strokes.append(stroke) }
      }
      guard name.isWord("stroke"), var builder = open?.builder, let widths = open?.widths else { return }
      open = nil
      var numbers: [Double] = []
      for word in text.split(whereSeparator: TextScanner.isBlank) {
        numbers.append(try number(Array(word), "place of a stroke", least: -1e6))
      }
      guard numbers.count >= 2, numbers.count % 2 == 0 else {
        throw reader.failure("A stroke has \(numbers.count) numbers, which are no pairs of places.")
      }
      for index in 0..<numbers.count / 2 {
        let force = widths.isEmpty ? nil : builder.force(forWidth: widths[min(index, widths.count - 1)])
        builder.add(x: numbers[2 * index], y: page.top + numbers[2 * index + 1], force: force)
      }
      document.strokes.append(builder.stroke)
    }

    /// A picture in the file. One that is neither a PNG nor a JPEG is left out.
    private mutating func endImage(_ text: [UInt8]) {
      guard edges.count == 4, let left = edges[0], let top = edges[1], let right = edges[2],
        let bottom = edges[3],
        let picture = DoodleDocument.Picture(
          base64: text[...], left: left, top: page.top + top, right: right, bottom: page.top + bottom)
      else {
        others += 1
        return
      }
      document.pictures.append(picture)
    }

    private func number(_ text: [UInt8]?, _ what: StaticString, least: Double = 0) throws(DoodleFileError)
      -> Double
    {
      guard let text, let number = text.number, number >= least, number <= 1e6 else {
        throw reader.failure("The \(what) is not one that it can be: \(text?.text ?? "none").")
      }
      return number
    }
  }
}
