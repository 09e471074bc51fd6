/// Drawings as PDF files of one page: a filled path for each stroke, the page packed.
public enum PDF {
  /// The file. A pixel of the drawing is one of PDF's points.
  public static func encode(_ drawing: InkDrawing) -> [UInt8] {
    var page = FileText()
    // PDF counts upwards from the bottom.
    page.add("1 0 0 -1 0 ")
    page.add(drawing.height)
    page.add(" cm\n")
    if drawing.paper >> 24 > 0 {
      add(drawing.paper, to: &page)
      page.add("0 0 ")
      page.add([Point(drawing.width, drawing.height)])
      page.add(" re f\n")
    }
    for stroke in drawing.strokes {
      add(drawing.color(of: stroke.layer), to: &page)
      add(StrokeOutline.path(stroke.circles), to: &page)
      page.add("f\n")
    }
    let packed = Deflate.pack(page.bytes)

    var file = FileText()
    var places: [Int] = []
    func begin() {
      places.append(file.bytes.count)
      file.add(places.count)
      file.add(" 0 obj\n")
    }
    file.add("%PDF-1.4\n")
    begin()
    file.add("<</Type/Catalog/Pages 2 0 R>>\nendobj\n")
    begin()
    file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n")
    begin()
    file.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 ")
    file.add([Point(drawing.width, drawing.height)])
    file.add("]/Contents 4 0 R/Resources<</ExtGState<<")
    for alpha in alphas(drawing) {
      file.add("/A")
      file.add(Int(alpha))
      file.add("<</ca ")
      file.add(Double(alpha) / 255)
      file.add(">>")
    }
    file.add(">>>>>>\nendobj\n")
    begin()
    file.add("<</Filter/FlateDecode/Length ")
    file.add(packed.count)
    file.add(">>stream\n")
    file.add(packed)
    file.add("\nendstream\nendobj\n")
    let table = file.bytes.count
    file.add("xref\n0 5\n0000000000 65535 f \n")
    for place in places {
      // Ten digits each.
      var digits = [UInt8](repeating: UInt8(ascii: "0"), count: 10)
      var rest = place
      for index in (0..<10).reversed() {
        digits[index] += UInt8(rest % 10)
        rest /= 10
      }
      file.add(digits)
      file.add(" 00000 n \n")
    }
    file.add("trailer<</Size 5/Root 1 0 R>>\nstartxref\n")
    file.add(table)
    file.add("\n%%EOF\n")
    return file.bytes
  }

  /// The opacities that occur, each once.
  private static func alphas(_ drawing: InkDrawing) -> [UInt32] {
    var found: [UInt32] = []
    for color in [drawing.paper] + drawing.strokes.map({ drawing.color(of: $0.layer) })
    where !found.contains(color >> 24) {
      found.append(color >> 24)
    }
    return found
  }

  private static func add(_ color: UInt32, to page: inout FileText) {
    let (red, green, blue, alpha) = InkDrawing.parts(color)
    page.add("/A")
    page.add(Int(alpha))
    page.add(" gs ")
    for part in [red, green, blue] {
      page.add(Double(part) / 255)
      page.add(" ")
    }
    page.add("rg\n")
  }

  private static func add(_ path: Path, to page: inout FileText) {
    var current = Point(0, 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        page.add([point])
        page.add(" m\n")
        current = point
      case .line(let point):
        page.add([point])
        page.add(" l\n")
        current = point
      case .quad(let control, let end):
        // PDF has curves with two controls only.
        page.add([current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3), end])
        page.add(" c\n")
        current = end
      case .cubic(let first, let second, let end):
        page.add([first, second, end])
        page.add(" c\n")
        current = end
      case .close: page.add("h\n")
      }
    }
  }
}
