/// The content of a PDF file's page.
struct PDFPage {
  /// What the page has by name: a soft mask, how much of a color is laid where, or things that are painted as one.
  struct Form {
    var box: InkDrawing.Box
    var isMask: Bool
    var content = FileText()
  }

  private(set) var content = FileText()
  /// The opacities that occur, each once.
  private(set) var alphas: [UInt32] = []
  private(set) var forms: [Form] = []
  private var pictures = 0

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
    for layer in drawing.layers where !layer.items.isEmpty {
      if layer.opacity == 255 {
        add(layer)
        continue
      }
      var box = InkDrawing.Box()
      for run in layer.runs { box.add(run.box) }
      let group = form(box, isMask: false) { $0.add(layer) }
      choose(UInt32(layer.opacity) << 24)
      show(group)
    }
  }

  /// A form of what is painted meanwhile.
  ///
  /// - Returns: Its number.
  private mutating func form(_ box: InkDrawing.Box, isMask: Bool, _ paint: (inout PDFPage) -> Void) -> Int {
    let outer = content
    content = FileText()
    paint(&self)
    forms.append(Form(box: box, isMask: isMask, content: content))
    content = outer
    return forms.count - 1
  }

  private mutating func show(_ group: Int) {
    content.add("/G")
    content.add(group)
    content.add(" Do\n")
  }

  /// Begins to paint through a mask, until the state is restored.
  private mutating func begin(_ mask: Int) {
    content.add("q /M")
    content.add(mask)
    content.add(" gs\n")
  }

  private mutating func add(_ layer: InkDrawing.Layer) {
    for run in layer.runs {
      if run.erasers.isEmpty {
        for item in layer.items[run.items] { add(item) }
        continue
      }
      let mask = form(run.box, isMask: true) {
        $0.choose(0xFFFF_FFFF)
        $0.content.add([run.box.origin, run.box.size])
        $0.content.add(" re f\n")
        for place in run.erasers {
          guard case .stroke(let circles, let ink) = layer.items[place] else { continue }
          $0.add(circles, faded(0xFF00_0000, by: ink.color >> 24))
        }
      }
      let group = form(run.box, isMask: false) {
        for item in layer.items[run.items] { $0.add(item) }
      }
      begin(mask)
      choose(0xFF00_0000)
      show(group)
      content.add("Q\n")
    }
  }

  private mutating func add(_ item: InkDrawing.Item) {
    switch item {
    case .picture(let picture): add(picture)
    case .stroke(let circles, let ink): add(circles, ink.fileColor)
    case .text(let text): add(text)
    }
  }

  /// A stroke of a color.
  private mutating func add(_ circles: [InkPoint], _ color: UInt32) {
    let shades = StrokeOutline.shades(circles)
    if shades.count > 1 {
      begin(form(InkDrawing.box(circles), isMask: true) { $0.add(shades) })
      choose(color)
    } else {
      choose(faded(color, by: UInt32(shades.first?.level ?? 255)))
    }
    PDFPage.add(StrokeOutline.path(circles), to: &content)
    content.add(shades.count > 1 ? "f\nQ\n" : "f\n")
  }

  /// A picture, which is a square of 1 that stands on its lower edge.
  private mutating func add(_ picture: InkDrawing.Picture) {
    choose(UInt32(picture.opacity) << 24)
    let frame = picture.frame
    content.add("q ")
    content.add([
      Point(frame.a, frame.b), Point(0 - frame.c, 0 - frame.d), Point(frame.tx + frame.c, frame.ty + frame.d),
    ])
    content.add(" cm /I")
    content.add(pictures)
    content.add(" Do Q\n")
    pictures += 1
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
  private mutating func add(_ shades: [StrokeOutline.Shade]) {
    // Lines end and turn round.
    content.add("1 J 1 j\n")
    for shade in shades {
      content.add(Double(shade.level) / 255)
      content.add(" G ")
      content.add(shade.width)
      content.add(" w\n")
      PDFPage.add(shade.path, to: &content)
      content.add("S\n")
    }
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
