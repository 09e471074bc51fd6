import Ink

/// A document as it looks.
public struct DoodlePicture {
  private let document: DoodleDocument
  /// The part of the paper that is shown, in pixels: all of it, or where it has no end what is drawn on.
  public let x: Double, y: Double, width: Double, height: Double

  /// Free paper around what is drawn, where the paper has no end (our choice).
  private static let margin = 16.0

  /// The picture of a document.
  public init(_ document: DoodleDocument) {
    self.document = document
    let extent = document.extent
    let isEndless = document.isEndless
    x = isEndless ? extent.map { ($0.left - DoodlePicture.margin).rounded(.down) } ?? 0 : 0
    y = isEndless ? extent.map { ($0.top - DoodlePicture.margin).rounded(.down) } ?? 0 : 0
    let (left, top) = (x, y)
    let drawn =
      extent.map { ($0.right + DoodlePicture.margin - left, $0.bottom + DoodlePicture.margin - top) } ?? (
        1, 1
      )
    width = isEndless ? drawn.0.rounded(.up) : Double(document.paper.width)
    height = isEndless ? drawn.1.rounded(.up) : Double(document.paper.height)
  }

  /// The shapes for SVG and PDF, without the layers that are hidden.
  public var drawing: InkDrawing {
    var drawing = InkDrawing(width: width, height: height, paper: document.paper.color)
    drawing.pattern = pattern.map {
      var placed = Path()
      placed.append(
        $0.path(from: Point(x, y), to: Point(x + width, y + height)),
        through: Affine(a: 1, b: 0, c: 0, d: 1, tx: -x, ty: -y))
      return (placed, $0.color)
    }
    for (number, layer) in layers.enumerated() where !layer.isHidden && layer.opacity > 0 {
      var items = number == 0 ? pictures.map { InkDrawing.Item.picture($0) } : []
      for stroke in strokes(of: number) where stroke.opacity > 0 {
        let brush = shownBrush(of: stroke)
        if let picture = stroke.picture, var frame = stroke.frame {
          (frame.tx, frame.ty) = (frame.tx - x, frame.ty - y)
          items.append(.picture(InkDrawing.Picture(picture, frame: frame, opacity: stroke.opacity)))
        } else if let text = lettering(of: stroke, brush.color) {
          items.append(.text(text))
        } else {
          items.append(
            .stroke(circles: StrokePipeline.circles(of: stroke.samples.map(placed), brush), brush.layer))
        }
      }
      drawing.layers.append(InkDrawing.Layer(opacity: layer.opacity, items: items))
    }
    return drawing
  }

  /// The pixels, drawn by the ink engine at a scale: those that Doodles shows when the drawing is enlarged so, but for letters.
  ///
  /// A stroke is modeled once, in pixels of the paper, and its line is placed at the scale. The pictures beneath belong to
  /// the lowest layer, as ink does.
  ///
  /// - Parameter scale: Pixels of the picture in a pixel of the paper, within `InkPlacement.scales`.
  /// - Returns: The paper with all that is seen on it.
  /// - Throws: A `DoodleFileError` where no picture can be that large.
  public func bitmap(scale: Double) throws(DoodleFileError) -> Bitmap {
    // A place that is meant to be whole is.
    let (left, top) = ((x * scale + 1e-6).rounded(.down), (y * scale + 1e-6).rounded(.down))
    let sides = (
      wide: max(((x + width) * scale).rounded(.up) - left, 1),
      high: max(((y + height) * scale).rounded(.up) - top, 1)
    )
    let most = Double(Bitmap.longestSide)
    guard InkPlacement.scales.contains(scale), sides.wide <= most, sides.high <= most,
      left.magnitude < 1e9, top.magnitude < 1e9,
      var picture = Bitmap(width: Int(sides.wide), height: Int(sides.high)),
      let bare = Bitmap(width: picture.width, height: picture.height)
    else {
      let fitting = (most / max(width, height) * 1000).rounded(.down) / 1000
      let largest = min(fitting, InkPlacement.scales.upperBound)
      throw DoodleFileError(
        "A picture of \(width) x \(height) pixels at scale \(scale) cannot be made: "
          + "a side has at most \(Bitmap.longestSide) pixels. Choose a scale from "
          + "\(InkPlacement.scales.lowerBound) to \(largest).")
    }
    if document.paper.color >> 24 > 0 {
      var path = Path()
      path.rectangle(from: Point(0, 0), to: Point(sides.wide, sides.high))
      picture.fill(path, color: document.paper.color, clip: picture.bounds)
    }
    let place = InkPlacement(scale: scale, x: Int(left), y: Int(top))
    if let pattern { picture.print(pattern, scale: scale, x: Int(left), y: Int(top)) }
    let placed = PlacedStroke(place, through: CoverageMask(width: picture.width, height: picture.height))
    var ink = bare
    for (number, layer) in layers.enumerated() where !layer.isHidden && layer.opacity > 0 {
      var sheet = bare
      if number == 0 { drawPictures(into: &sheet, scale: scale, left, top) }
      for stroke in strokes(of: number) where stroke.opacity > 0 {
        let brush = shownBrush(of: stroke)
        if let picture = stroke.picture, let frame = stroke.frame {
          sheet.draw(picture, in: frame, opacity: stroke.opacity, at: place)
        } else if var text = stroke.lettering {
          text.color = brush.color
          let map = text.map.followed(by: Affine(a: scale, b: 0, c: 0, d: scale, tx: -left, ty: -top))
          sheet.fill(text.boxes(through: map), color: text.color, clip: sheet.bounds)
        } else {
          placed.draw(stroke.samples.lazy.map { $0.ink }, with: brush, into: &sheet)
        }
      }
      ink.draw(sheet, through: .identity, alpha: UInt32(layer.opacity), clip: ink.bounds)
    }
    picture.draw(ink, through: .identity, clip: picture.bounds)
    return picture
  }

  private func drawPictures(into sheet: inout Bitmap, scale: Double, _ left: Double, _ top: Double) {
    let steps = DoodleSample.stepsInPixel
    for beneath in document.pictures {
      guard let bitmap = PNG.decode(beneath.file) else { continue }
      let size = beneath.size
      let map = Affine(
        a: size.width / Double(bitmap.width) * scale, b: 0, c: 0,
        d: size.height / Double(bitmap.height) * scale, tx: Double(beneath.x) / steps * scale - left,
        ty: Double(beneath.y) / steps * scale - top)
      sheet.draw(bitmap, through: map, clip: sheet.bounds)
    }
  }

  /// The pattern that is printed on the paper.
  private var pattern: PaperPattern? {
    PaperPattern(
      document.paper.pattern, on: document.paper.color,
      density: document.density.map { Double($0) / 256 } ?? 1, isEndless: document.isEndless)
  }

  /// The pictures beneath the strokes, where they lie in the part that is shown; without those that are not whole PNGs.
  private var pictures: [InkDrawing.Picture] {
    let steps = DoodleSample.stepsInPixel
    return document.pictures.compactMap { beneath in
      PNG.decode(beneath.file).map {
        InkDrawing.Picture(
          png: beneath.file, bitmap: $0,
          origin: Point(Double(beneath.x) / steps - x, Double(beneath.y) / steps - y),
          size: Point(beneath.size.width, beneath.size.height))
      }
    }
  }

  private var layers: [DoodleDocument.Layer] {
    document.layers.isEmpty ? [DoodleDocument.Layer(name: "")] : document.layers
  }

  /// The strokes of a layer; one whose layer is not there is on the lowest.
  private func strokes(of layer: Int) -> [DoodleStroke] {
    let count = layers.count
    return document.strokes.filter { ($0.layer < count ? Int($0.layer) : 0) == layer }
  }

  /// A text where it lies in the part that is shown; nil for strokes.
  private func lettering(of stroke: DoodleStroke, _ color: UInt32) -> InkText? {
    var text = stroke.lettering
    text?.color = color
    text.map { text?.origin = Point($0.origin.x - x, $0.origin.y - y) }
    return text
  }

  private func placed(_ sample: DoodleSample) -> InkSample {
    var ink = sample.ink
    ink.x -= x
    ink.y -= y
    return ink
  }

  /// The brush as its ink is seen: with the opacity of the stroke.
  private func shownBrush(of stroke: DoodleStroke) -> InkBrush {
    var brush = stroke.brush
    if stroke.opacity < 255 { brush.color = faded(brush.color, by: UInt32(stroke.opacity)) }
    return brush
  }
}

extension InkText {
  /// Each letter as a box, as there are no typefaces here: as wide as all are on the average in the widest line, less a tenth at
  /// either side, and half as high as the letters' size (our choices, as DRAW-33's).
  fileprivate func boxes(through map: Affine) -> Path {
    var path = Path()
    let advance = width / Double(max(lines.reduce(0) { max($0, $1.unicodeScalars.count) }, 1))
    for (number, line) in lines.enumerated() {
      let bottom = baseline(of: number)
      for (place, letter) in line.unicodeScalars.enumerated() where letter != " " {
        let (left, right) = ((Double(place) + 0.1) * advance, (Double(place) + 0.9) * advance)
        let corners = [
          Point(left, bottom - size / 2), Point(right, bottom - size / 2), Point(right, bottom),
          Point(left, bottom),
        ]
        path.move(to: map(corners[0]))
        for corner in corners.dropFirst() { path.line(to: map(corner)) }
        path.close()
      }
    }
    return path
  }
}
