/// The content of a PDF file's page.
struct PDFPage {
  /// A soft mask: how much of a color is laid where.
  struct Mask {
    var origin: Point
    var size: Point
    var content = FileText()
  }

  private(set) var content = FileText()
  /// The opacities that occur, each once.
  private(set) var alphas: [UInt32] = []
  private(set) var masks: [Mask] = []

  init(_ drawing: InkDrawing) {
    // PDF counts upwards from the bottom.
    content.add("1 0 0 -1 0 ")
    content.add(drawing.height)
    content.add(" cm\n")
    if drawing.paper >> 24 > 0 {
      choose(drawing.paper)
      content.add("0 0 ")
      content.add([Point(drawing.width, drawing.height)])
      content.add(" re f\n")
    }
    if let pattern = drawing.pattern {
      choose(pattern.color)
      PDFPage.add(pattern.path, to: &content)
      content.add("f\n")
    }
    for (number, picture) in drawing.pictures.enumerated() { add(picture, number) }
    for (number, stroke) in drawing.strokes.enumerated() {
      for (text, place) in drawing.texts where place == number { add(text) }
      let shades = StrokeOutline.shades(stroke.circles)
      let color = drawing.color(of: stroke.layer)
      if shades.count > 1 {
        content.add("q /M")
        content.add(masks.count)
        content.add(" gs\n")
        masks.append(PDFPage.mask(shades, around: stroke.circles))
        choose(color)
      } else {
        choose(faded(color, by: UInt32(shades.first?.level ?? 255)))
      }
      PDFPage.add(StrokeOutline.path(stroke.circles), to: &content)
      content.add(shades.count > 1 ? "f\nQ\n" : "f\n")
    }
    for (text, place) in drawing.texts where place >= drawing.strokes.count { add(text) }
  }

  /// A picture, which is a square of 1 that stands on its lower edge.
  private mutating func add(_ picture: InkDrawing.Picture, _ number: Int) {
    choose(0xFF00_0000)
    content.add("q ")
    content.add(picture.size.x)
    content.add(" 0 0 ")
    content.add(-picture.size.y)
    content.add(" ")
    content.add([Point(picture.origin.x, picture.origin.y + picture.size.y)])
    content.add(" cm /I")
    content.add(number)
    content.add(" Do Q\n")
  }

  /// Each line of a text, by its place and in letters that PDF's readers have.
  private mutating func add(_ text: InkText) {
    choose(text.color)
    content.add("BT /H 1 Tf\n")
    let (across, up) = (text.along * text.size, text.down * -text.size)
    for (number, line) in text.lines.enumerated() {
      content.add([across, up, text.origin + text.down * text.baseline(of: number)])
      content.add(" Tm <")
      for scalar in line.unicodeScalars { content.addHex(WindowsLetters.code(of: scalar)) }
      content.add("> Tj\n")
    }
    content.add("ET\n")
  }

  /// The shades in grays, the darkest of the ink last and in place of the others.
  private static func mask(_ shades: [StrokeOutline.Shade], around circles: [InkPoint]) -> Mask {
    let (origin, size) = InkDrawing.bounds(circles)
    var mask = Mask(origin: origin, size: size)
    // Lines end and turn round.
    mask.content.add("1 J 1 j\n")
    for shade in shades {
      mask.content.add(Double(shade.level) / 255)
      mask.content.add(" G ")
      mask.content.add(shade.width)
      mask.content.add(" w\n")
      add(shade.path, to: &mask.content)
      mask.content.add("S\n")
    }
    return mask
  }

  private mutating func choose(_ color: UInt32) {
    let (red, green, blue, alpha) = InkDrawing.parts(color)
    if !alphas.contains(alpha) { alphas.append(alpha) }
    content.add("/A")
    content.add(Int(alpha))
    content.add(" gs ")
    for part in [red, green, blue] {
      content.add(Double(part) / 255)
      content.add(" ")
    }
    content.add("rg\n")
  }

  private static func add(_ path: Path, to content: inout FileText) {
    var current = Point(0, 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        content.add([point])
        content.add(" m\n")
        current = point
      case .line(let point):
        content.add([point])
        content.add(" l\n")
        current = point
      case .quad(let control, let end):
        // PDF has curves with two controls only.
        content.add([current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3), end])
        content.add(" c\n")
        current = end
      case .cubic(let first, let second, let end):
        content.add([first, second, end])
        content.add(" c\n")
        current = end
      case .close: content.add("h\n")
      }
    }
  }
}
