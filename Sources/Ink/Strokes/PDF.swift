/// Drawings as PDF files of one page: a filled path for each stroke, everything packed. A stroke whose opacity changes lies under
/// a soft mask, which has a line for each shade. A picture is its colors, under a soft mask of its opacity.
public enum PDF {
  /// The file. A pixel of the drawing is one of PDF's points.
  ///
  /// - Parameter drawing: The strokes, the paper and the pictures on it.
  /// - Returns: The file's bytes: one page.
  public static func encode(_ drawing: InkDrawing) -> [UInt8] {
    let page = PDFPage(drawing)
    let pictures = drawing.pictures
    var file = FileText()
    var places: [Int] = []
    func begin() {
      places.append(file.bytes.count)
      file.add(places.count)
      file.add(" 0 obj\n")
    }
    func add(stream: [UInt8]) {
      let packed = Deflate.pack(stream)
      file.add("/Filter/FlateDecode/Length ")
      file.add(packed.count)
      file.add(">>stream\n")
      file.add(packed)
      file.add("\nendstream\nendobj\n")
    }
    file.add("%PDF-1.4\n")
    begin()
    file.add("<</Type/Catalog/Pages 2 0 R>>\nendobj\n")
    begin()
    file.add("<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n")
    begin()
    file.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 ")
    file.add([Point(drawing.width, drawing.height)])
    file.add("]/Contents 4 0 R/Resources 5 0 R>>\nendobj\n")
    begin()
    file.add("<<")
    add(stream: page.content.bytes)
    begin()
    addResources(of: page, pictures: pictures.count, hasText: hasText(drawing), to: &file)
    for form in page.forms {
      begin()
      file.add("<</Type/XObject/Subtype/Form/Resources 5 0 R/Group<</S/Transparency/I true/CS/Device")
      file.add(form.isMask ? "Gray" : "RGB")
      file.add(">>/BBox[")
      file.add(form.box.isEmpty ? [Point(0, 0), Point(0, 0)] : [form.box.origin, form.box.end])
      file.add("]")
      add(stream: form.content.bytes)
    }
    for (number, picture) in pictures.enumerated() {
      let (colors, alphas) = samples(of: picture.bitmap)
      begin()
      addImage(picture.bitmap, "RGB", to: &file)
      file.add("/SMask ")
      file.add(image(number, of: page) + 1)
      file.add(" 0 R")
      add(stream: colors)
      begin()
      addImage(picture.bitmap, "Gray", to: &file)
      add(stream: alphas)
    }
    addTable(of: places, to: &file)
    return file.bytes
  }

  /// What the page and its forms have by name.
  private static func addResources(
    of page: PDFPage, pictures: Int, hasText: Bool, to file: inout FileText
  ) {
    file.add("<</ExtGState<<")
    for alpha in page.alphas {
      file.add("/A")
      file.add(Int(alpha))
      file.add("<</ca ")
      file.add(Double(alpha) / 255)
      file.add(">>")
    }
    for (number, form) in page.forms.enumerated() where form.isMask {
      file.add("/M")
      file.add(number)
      file.add("<</SMask<</S/Luminosity/G ")
      file.add(firstForm + number)
      file.add(" 0 R>>>>")
    }
    file.add(">>/XObject<<")
    for (number, form) in page.forms.enumerated() where !form.isMask {
      file.add("/G")
      file.add(number)
      file.add(" ")
      file.add(firstForm + number)
      file.add(" 0 R")
    }
    for number in 0..<pictures {
      file.add("/I")
      file.add(number)
      file.add(" ")
      file.add(image(number, of: page))
      file.add(" 0 R")
    }
    file.add(">>")
    if hasText {
      // One of those that each reader has.
      file.add("/Font<</H<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>")
    }
    file.add(">>\nendobj\n")
  }

  private static func hasText(_ drawing: InkDrawing) -> Bool {
    drawing.layers.contains { layer in
      layer.items.contains { if case .text = $0 { true } else { false } }
    }
  }

  /// The object after the catalog, the list of pages, the page, what is on it and its resources.
  private static var firstForm: Int { 6 }

  /// The object of a picture's colors, which the object of its opacity follows.
  private static func image(_ number: Int, of page: PDFPage) -> Int {
    firstForm + page.forms.count + 2 * number
  }

  /// The beginning of a picture's object.
  private static func addImage(_ bitmap: Bitmap, _ space: StaticString, to file: inout FileText) {
    file.add("<</Type/XObject/Subtype/Image/Width ")
    file.add(bitmap.width)
    file.add("/Height ")
    file.add(bitmap.height)
    file.add("/BitsPerComponent 8/ColorSpace/Device")
    file.add(space)
  }

  /// A picture's colors, not multiplied by their opacity, three bytes a pixel, and its opacity, a byte a pixel.
  private static func samples(of bitmap: Bitmap) -> (colors: [UInt8], alphas: [UInt8]) {
    var (colors, alphas): ([UInt8], [UInt8]) = ([], [])
    colors.reserveCapacity(3 * bitmap.width * bitmap.height)
    alphas.reserveCapacity(bitmap.width * bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (red, green, blue, alpha) = InkDrawing.parts(bitmap[x, y])
        colors.append(UInt8(red))
        colors.append(UInt8(green))
        colors.append(UInt8(blue))
        alphas.append(UInt8(alpha))
      }
    }
    return (colors, alphas)
  }

  /// Where each object begins, and the end of the file.
  private static func addTable(of places: [Int], to file: inout FileText) {
    let table = file.bytes.count
    file.add("xref\n0 ")
    file.add(places.count + 1)
    file.add("\n0000000000 65535 f \n")
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
    file.add("trailer<</Size ")
    file.add(places.count + 1)
    file.add("/Root 1 0 R>>\nstartxref\n")
    file.add(table)
    file.add("\n%%EOF\n")
  }
}
