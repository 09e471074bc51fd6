import Ink

/// The lines of an SVG file as strokes: paths and the basic shapes. Of what is only filled the outline is drawn.
enum SVGFile {
  static func read(_ file: [UInt8], _ damage: FileDamage) throws(DoodleFileError)
    -> (document: DoodleDocument, problem: String?)
  {
    var damage = damage
    var reader = XMLReader(file, of: "SVG")
    var document = DoodleDocument()
    var styles = [SVGStyle()]
    var isSVG = false
    var (hidden, filled, others) = (0, 0, 0)
    while let event = reader.next(&damage) {
      switch event {
      case .begin(let name, let values):
        var style = styles[styles.count - 1]
        style.take(values)
        styles.append(style)
        // A definition is not drawn where it stands.
        if name.isWord("defs") || name.isWord("clipPath") || name.isWord("mask") || name.isWord("symbol") {
          hidden += 1
        }
        if name.isWord("svg"), !isSVG {
          isSVG = true
          size(of: values, &document.paper, &styles[styles.count - 1])
        }
        guard hidden == 0 else { continue }
        if name.isWord("text") || name.isWord("image") || name.isWord("use") { others += 1 }
        guard let path = SVGPath(name, values) else { continue }
        filled += style.stroke == nil && style.fill != nil ? 1 : 0
        for line in path.drawn { style.add(line, to: &document) }
        if document.strokes.count > SVGFile.mostStrokes {
          damage.stop(reader.failure("The file has more than \(SVGFile.mostStrokes) lines."))
          reader.close()
        }
      case .end(let name, _):
        styles.removeLast()
        if name.isWord("defs") || name.isWord("clipPath") || name.isWord("mask") || name.isWord("symbol") {
          hidden -= 1
        }
      }
    }
    guard isSVG else {
      throw damage.hopeless(DoodleFileError("This is not an SVG file: it has no element `svg`."))
    }
    var problems: [String] = []
    if filled > 0 { problems.append("Filled shapes are drawn as outlines: \(filled).") }
    if others > 0 { problems.append("Texts, pictures and copies are left out: \(others).") }
    return (document, try damage.sentences(about: document, problems))
  }

  /// No drawing of hands has more (our choice).
  private static let mostStrokes = 200_000

  /// The paper's size in units of the drawing, as the view box or the sides tell it.
  private static func size(
    of values: XMLAttributes, _ paper: inout DoodleDocument.Paper, _ style: inout SVGStyle
  ) {
    func whole(_ number: Double) -> UInt32 { number >= 1 && number <= 1e6 ? UInt32(number.rounded(.up)) : 0 }
    var box: [Double] = []
    if let text = values["viewBox"] {
      var scanner = TextScanner(text[...])
      scanner.skipSeparators()
      while let number = scanner.number() {
        box.append(number)
        scanner.skipSeparators()
      }
    }
    func side(_ text: [UInt8]?) -> Double? {
      var scanner = TextScanner((text ?? [])[...])
      let number = scanner.number()
      return scanner.next == UInt8(ascii: "%") ? nil : number
    }
    if box.count == 4 {
      (paper.width, paper.height) = (whole(box[2]), whole(box[3]))
      style.map = style.map.before(Affine(a: 1, b: 0, c: 0, d: 1, tx: -box[0], ty: -box[1]))
    } else if let width = side(values["width"]), let height = side(values["height"]) {
      (paper.width, paper.height) = (whole(width), whole(height))
    }
    if paper.width == 0 || paper.height == 0 { (paper.width, paper.height) = (0, 0) }
  }
}

extension Affine {
  /// The map that does another map first.
  func before(_ first: Affine) -> Affine {
    Affine(
      a: a * first.a + c * first.b, b: b * first.a + d * first.b, c: a * first.c + c * first.d,
      d: b * first.c + d * first.d, tx: a * first.tx + c * first.ty + tx, ty: b * first.tx + d * first.ty + ty
    )
  }
}

/// How an element is drawn, with what it has from those around it.
struct SVGStyle {
  var map = Affine.identity
  var stroke: (color: UInt32, opacity: Double)?
  var fill: (color: UInt32, opacity: Double)? = (0xFF00_0000, 1)
  private var width = 1.0
  private var opacity = 1.0
  private var strokeOpacity = 1.0

  init() {}

  mutating func take(_ values: XMLAttributes) {
    for (name, value) in values.values { take(name[...], value[...]) }
    for rule in (values["style"] ?? []).split(separator: UInt8(ascii: ";")) {
      guard let colon = rule.firstIndex(of: UInt8(ascii: ":")) else { continue }
      take(SVGStyle.trimmed(rule[..<colon]), SVGStyle.trimmed(rule[(colon + 1)...]))
    }
    if let text = values["transform"] { transform(text) }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text.drop(while: TextScanner.isBlank)
    while let last = text.last, TextScanner.isBlank(last) { text.removeLast() }
    return text
  }

  private mutating func take(_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
    var scanner = TextScanner(value)
    scanner.skipBlanks()
    if name.isWord("stroke") {
      stroke = value.isWord("none") ? nil : StrokeBuilder.color(Array(value)) ?? stroke ?? (0xFF00_0000, 1)
    } else if name.isWord("fill") {
      fill = value.isWord("none") ? nil : StrokeBuilder.color(Array(value)) ?? fill ?? (0xFF00_0000, 1)
    } else if name.isWord("stroke-width") {
      width = scanner.number() ?? width
    } else if name.isWord("opacity") {
      opacity *= min(max(scanner.number() ?? 1, 0), 1)
    } else if name.isWord("stroke-opacity") {
      strokeOpacity = min(max(scanner.number() ?? 1, 0), 1)
    }
  }

  private mutating func transform(_ text: [UInt8]) {
    var scanner = TextScanner(text[...])
    scanner.skipSeparators()
    while !scanner.isAtEnd {
      let name = scanner.name()
      scanner.skipBlanks()
      guard scanner.next == UInt8(ascii: "(") else { return }
      scanner.skip()
      var numbers: [Double] = []
      scanner.skipSeparators()
      while let number = scanner.number() {
        numbers.append(number)
        scanner.skipSeparators()
      }
      guard scanner.next == UInt8(ascii: ")") else { return }
      scanner.skip()
      scanner.skipSeparators()
      if let step = SVGStyle.map(name, numbers) { map = map.before(step) }
    }
  }

  private static func map(_ name: ArraySlice<UInt8>, _ n: [Double]) -> Affine? {
    guard let first = n.first else { return nil }
    let second = n.count > 1 ? n[1] : nil
    if name.isWord("matrix") {
      return n.count == 6 ? Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) : nil
    }
    if name.isWord("translate") { return Affine(a: 1, b: 0, c: 0, d: 1, tx: first, ty: second ?? 0) }
    if name.isWord("scale") { return Affine(a: first, b: 0, c: 0, d: second ?? first, tx: 0, ty: 0) }
    let angle = first * Double.pi / 180
    let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
    if name.isWord("rotate") {
      let turn = Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      guard n.count == 3 else { return turn }
      return Affine(a: 1, b: 0, c: 0, d: 1, tx: n[1], ty: n[2]).before(turn)
        .before(Affine(a: 1, b: 0, c: 0, d: 1, tx: -n[1], ty: -n[2]))
    }
    if name.isWord("skewX") { return Affine(a: 1, b: 0, c: sine / cosine, d: 1, tx: 0, ty: 0) }
    if name.isWord("skewY") { return Affine(a: 1, b: sine / cosine, c: 0, d: 1, tx: 0, ty: 0) }
    return nil
  }

  /// Adds a line as a stroke that is as wide everywhere.
  func add(_ line: [Point], to document: inout DoodleDocument) {
    guard let ink = stroke ?? fill, !line.isEmpty else { return }
    let share = ink.opacity * opacity * (stroke == nil ? 1 : strokeOpacity)
    var builder = StrokeBuilder(
      .pen, width: (stroke == nil ? 1 : width) * map.scale, color: ink.color, opacity: share)
    builder.addLine(line.map { map($0) })
    document.strokes.append(builder.stroke)
  }
}
