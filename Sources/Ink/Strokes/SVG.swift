/// Drawings as SVG files: a path for each stroke; where its opacity changes, a line for each shade of it in a mask. What an
/// eraser cuts lies under a mask too. A picture is within the file.
public enum SVG {
  /// The file, in UTF-8.
  ///
  /// - Parameter drawing: The strokes and the paper.
  /// - Returns: The file's bytes; a pixel of the drawing is one of its units.
  public static func encode(_ drawing: InkDrawing) -> [UInt8] {
    var file = FileText()
    file.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    file.add(drawing.width)
    file.add("\" height=\"")
    file.add(drawing.height)
    file.add("\" viewBox=\"0 0 ")
    file.add(drawing.width)
    file.add(" ")
    file.add(drawing.height)
    file.add("\">\n")
    if drawing.paper >> 24 > 0 {
      file.add("<rect width=\"100%\" height=\"100%\"")
      add(drawing.paper, to: &file)
      file.add("/>\n")
    }
    if let pattern = drawing.pattern {
      file.add("<path")
      add(pattern.color, to: &file)
      add(pattern.path, to: &file)
    }
    var number = 0
    for layer in drawing.layers { add(layer, &number, to: &file) }
    file.add("</svg>\n")
    return file.bytes
  }

  /// A layer; `number` counts what has an identifier.
  private static func add(_ layer: InkDrawing.Layer, _ number: inout Int, to file: inout FileText) {
    if layer.opacity < 255 {
      file.add("<g opacity=\"")
      file.add(Double(layer.opacity) / 255)
      file.add("\">\n")
    }
    let runs = layer.runs
    // Each eraser once, however many runs it cuts.
    var erasers: [Int: Int] = [:]
    for place in Set(runs.flatMap { $0.erasers }).sorted() {
      guard case .stroke(let circles, let ink) = layer.items[place] else { continue }
      number += 1
      erasers[place] = number
      file.add("<defs><g id=\"eraser")
      file.add(number)
      file.add("\">\n")
      add(circles, faded(0xFF00_0000, by: ink.color >> 24), &number, to: &file)
      file.add("</g></defs>\n")
    }
    for run in runs {
      if !run.erasers.isEmpty {
        number += 1
        beginMask("erased", number, run.box, to: &file)
        file.add("><rect")
        addSides(run.box, to: &file)
        file.add(" fill=\"#ffffff\"/>\n")
        for place in run.erasers {
          file.add("<use href=\"#eraser")
          file.add(erasers[place] ?? 0)
          file.add("\"/>\n")
        }
        file.add("</mask>\n<g mask=\"url(#erased")
        file.add(number)
        file.add(")\">\n")
      }
      for item in layer.items[run.items] {
        switch item {
        case .picture(let picture): add(picture, to: &file)
        case .stroke(let circles, let ink): add(circles, ink.fileColor, &number, to: &file)
        case .text(let text): add(text, to: &file)
        }
      }
      if !run.erasers.isEmpty { file.add("</g>\n") }
    }
    if layer.opacity < 255 { file.add("</g>\n") }
  }

  /// A stroke of a color.
  private static func add(
    _ circles: [InkPoint], _ color: UInt32, _ number: inout Int, to file: inout FileText
  ) {
    let shades = StrokeOutline.shades(circles)
    if shades.count > 1 {
      number += 1
      addMask(number, shades, around: circles, to: &file)
      file.add("<path")
      add(color, to: &file)
      file.add(" mask=\"url(#ink")
      file.add(number)
      file.add(")\"")
    } else {
      file.add("<path")
      add(faded(color, by: UInt32(shades.first?.level ?? 255)), to: &file)
    }
    add(StrokeOutline.path(circles), to: &file)
  }

  private static func add(_ picture: InkDrawing.Picture, to file: inout FileText) {
    file.add("<image")
    let frame = picture.frame
    if frame.b == 0, frame.c == 0, frame.a > 0, frame.d > 0 {
      addSides(origin: Point(frame.tx, frame.ty), size: Point(frame.a, frame.d), to: &file)
    } else {
      file.add(" width=\"1\" height=\"1\" transform=\"matrix(")
      file.add([Point(frame.a, frame.b), Point(frame.c, frame.d), Point(frame.tx, frame.ty)])
      file.add(")\"")
    }
    if picture.opacity < 255 {
      file.add(" opacity=\"")
      file.add(Double(picture.opacity) / 255)
      file.add("\"")
    }
    // The size is what the drawing says, whatever the file's is.
    file.add(" preserveAspectRatio=\"none\" href=\"data:image/png;base64,")
    file.add(Base64.letters(of: picture.png))
    file.add("\"/>\n")
  }

  /// An element for the text, and one in it for each line.
  private static func add(_ text: InkText, to file: inout FileText) {
    file.add("<text xml:space=\"preserve\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"")
    file.add(text.size)
    file.add("\" transform=\"translate(")
    file.add([text.origin])
    file.add(") rotate(")
    file.add(text.angle * 180 / .pi)
    file.add(")\"")
    add(text.color, to: &file)
    file.add(">")
    for (number, line) in text.lines.enumerated() {
      file.add("<tspan x=\"0\" y=\"")
      file.add(text.baseline(of: number))
      file.add("\">")
      for byte in line.utf8 {
        switch byte {
        case UInt8(ascii: "&"): file.add("&amp;")
        case UInt8(ascii: "<"): file.add("&lt;")
        case UInt8(ascii: ">"): file.add("&gt;")
        // XML has no other signs below the blank.
        case 0..<0x20 where byte != 0x09: file.add(" ")
        default: file.add([byte])
        }
      }
      file.add("</tspan>")
    }
    file.add("</text>\n")
  }

  /// A mask that lets through what a stroke's shades say: in grays, the darkest of the ink last and in place of the others.
  private static func addMask(
    _ number: Int, _ shades: [StrokeOutline.Shade], around circles: [InkPoint], to file: inout FileText
  ) {
    beginMask("ink", number, InkDrawing.box(circles), to: &file)
    file.add(" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n")
    for shade in shades {
      file.add("<path stroke=\"#")
      for _ in 0..<3 { addHex(UInt32(shade.level), to: &file) }
      file.add("\" stroke-width=\"")
      file.add(shade.width)
      file.add("\"")
      add(shade.path, to: &file)
    }
    file.add("</mask>\n")
  }

  private static func beginMask(
    _ name: StaticString, _ number: Int, _ box: InkDrawing.Box, to file: inout FileText
  ) {
    file.add("<mask id=\"")
    file.add(name)
    file.add(number)
    file.add("\" maskUnits=\"userSpaceOnUse\"")
    addSides(box, to: &file)
  }

  private static func addSides(_ box: InkDrawing.Box, to file: inout FileText) {
    addSides(origin: box.isEmpty ? Point(0, 0) : box.origin, size: box.size, to: &file)
  }

  private static func addSides(origin: Point, size: Point, to file: inout FileText) {
    file.add(" x=\"")
    file.add(origin.x)
    file.add("\" y=\"")
    file.add(origin.y)
    file.add("\" width=\"")
    file.add(size.x)
    file.add("\" height=\"")
    file.add(size.y)
    file.add("\"")
  }

  private static func addHex(_ byte: UInt32, to file: inout FileText) {
    let digits = Array("0123456789abcdef".utf8)
    file.add([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  private static func add(_ color: UInt32, to file: inout FileText) {
    let (red, green, blue, alpha) = InkDrawing.parts(color)
    file.add(" fill=\"#")
    for part in [red, green, blue] { addHex(part, to: &file) }
    file.add("\"")
    if alpha < 255 {
      file.add(" fill-opacity=\"")
      file.add(Double(alpha) / 255)
      file.add("\"")
    }
  }

  /// A path, and the end of its element.
  private static func add(_ path: Path, to file: inout FileText) {
    file.add(" d=\"")
    for element in path.elements {
      switch element {
      case .move(let point):
        file.add("M")
        file.add([point])
      case .line(let point):
        file.add("L")
        file.add([point])
      case .quad(let control, let end):
        file.add("Q")
        file.add([control, end])
      case .cubic(let first, let second, let end):
        file.add("C")
        file.add([first, second, end])
      case .close: file.add("Z")
      }
    }
    file.add("\"/>\n")
  }
}
