/// Drawings as SVG files: a path for each stroke.
public enum SVG {
  /// The file, in UTF-8.
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
    for stroke in drawing.strokes {
      file.add("<path")
      add(drawing.color(of: stroke.layer), to: &file)
      file.add(" d=\"")
      add(StrokeOutline.path(stroke.circles), to: &file)
      file.add("\"/>\n")
    }
    file.add("</svg>\n")
    return file.bytes
  }

  private static func add(_ color: UInt32, to file: inout FileText) {
    let (red, green, blue, alpha) = InkDrawing.parts(color)
    file.add(" fill=\"#")
    let digits = Array("0123456789abcdef".utf8)
    for part in [red, green, blue] { file.add([digits[Int(part >> 4)], digits[Int(part & 15)]]) }
    file.add("\"")
    if alpha < 255 {
      file.add(" fill-opacity=\"")
      file.add(Double(alpha) / 255)
      file.add("\"")
    }
  }

  private static func add(_ path: Path, to file: inout FileText) {
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
  }
}
