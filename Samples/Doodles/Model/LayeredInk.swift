import Ink

/// The ink of each layer, and how all of it looks without paper. A copy shares its pixels.
struct LayeredInk {
  private(set) var sheet: DoodleSheet
  /// One for each layer of the sheet; what was there before the first stroke lies in the lowest.
  private var inks: [Bitmap]
  private let bare: Bitmap
  /// How the strokes lie in it, and where it lies, in its own pixels.
  private let placement: InkPlacement
  private let area: PixelRectangle
  /// All layers that are seen, one over the other.
  private(set) var flat: Bitmap

  /// Makes the picture before the first stroke.
  init(groundOf drawing: Drawing) {
    sheet = drawing.sheet
    // The size was tried when the drawing was made.
    (area, placement) = (drawing.inkArea, drawing.placement)
    bare = Bitmap(width: area.width, height: area.height)!
    inks = sheet.layers.map { [bare] _ in bare }
    inks[0] = drawing.ground
    flat = bare
    flatten()
  }

  /// The picture of a drawing that is known already; nil where it has layers, which a picture says nothing of.
  init?(_ picture: Bitmap?, of drawing: Drawing) {
    self.init(groundOf: drawing)
    guard let picture, sheet.isFlat, picture.bounds == bare.bounds else { return nil }
    inks[0] = picture
    flat = picture
  }

  /// The same on paper that has grown; nil where its pixels are others now.
  func widened(to drawing: Drawing) -> LayeredInk? {
    let area = drawing.inkArea
    func wide(_ ink: Bitmap) -> Bitmap? {
      ink.widened(
        left: self.area.x - area.x, top: self.area.y - area.y, width: area.width, height: area.height)
    }
    guard drawing.placement.scale == placement.scale, let bare = wide(bare), let flat = wide(flat) else {
      return nil
    }
    return LayeredInk(
      sheet: sheet, inks: inks.map { wide($0) ?? bare }, bare: bare, placement: drawing.placement, area: area,
      flat: flat)
  }

  private init(
    sheet: DoodleSheet, inks: [Bitmap], bare: Bitmap, placement: InkPlacement, area: PixelRectangle,
    flat: Bitmap
  ) {
    (self.sheet, self.inks, self.bare, self.flat) = (sheet, inks, bare, flat)
    (self.placement, self.area) = (placement, area)
  }

  /// The ink of one layer; empty where the layer is gone.
  func ink(of layer: UInt32) -> Bitmap { sheet.place(of: layer).map { inks[$0] } ?? bare }

  /// Gives a layer other ink.
  mutating func set(_ ink: Bitmap, of layer: UInt32) {
    guard let place = sheet.place(of: layer) else { return }
    let before = inks[place]
    inks[place] = ink
    if sheet.isFlat {
      flat = ink
    } else if sheet.layers[place].opacity > 0 {
      for area in ink.changes(since: before) { flatten(area) }
    }
  }

  /// Draws strokes, each on its layer.
  @inline(never)
  mutating func draw(_ strokes: [DrawnStroke], through plane: CoverageMask) {
    let placed = PlacedStroke(placement, through: plane)
    if strokes.count == 1 {
      var ink = ink(of: strokes[0].layer)
      strokes[0].draw(into: &ink, through: placed)
      return set(ink, of: strokes[0].layer)
    }
    for stroke in strokes {
      guard let place = sheet.place(of: stroke.layer) else { continue }
      stroke.draw(into: &inks[place], through: placed)
    }
    flatten()
  }

  /// Inks rectangles of the drawing anew, in its pixels, on all layers.
  ///
  /// - Parameters:
  ///   - parts: The rectangles.
  ///   - base: The picture beneath the strokes.
  ///   - strokes: Gives the strokes that may touch a rectangle of the drawing, in their order.
  @inline(never)
  mutating func reink(
    _ parts: [PixelRectangle], on base: BasePicture?, strokes: (PixelRectangle) -> [DrawnStroke]
  ) {
    let scale = Double(placement.scale)
    for part in parts {
      let area = part.placed(scale: scale).moved(by: -self.area.x, -self.area.y).intersection(bare.bounds)
      guard let clear = Bitmap(width: area.width, height: area.height) else { continue }
      let (x, y) = (self.area.x + area.x, self.area.y + area.y)
      var own = inks.map { _ in clear }
      base?.draw(into: &own[0], scale: scale, x: x, y: y)
      let placed = PlacedStroke(
        InkPlacement(scale: scale, x: x, y: y),
        through: CoverageMask(width: area.width, height: area.height))
      let wide = PixelRectangle(x: x, y: y, width: area.width, height: area.height).unplaced(scale: scale)
      for stroke in strokes(wide) {
        if let place = sheet.place(of: stroke.layer) { stroke.draw(into: &own[place], through: placed) }
      }
      let map = Affine(a: 1, b: 0, c: 0, d: 1, tx: Double(area.x), ty: Double(area.y))
      for place in inks.indices where !(inks[place].isUntouched && own[place].isUntouched) {
        inks[place].draw(own[place], through: map, mode: .copy, clip: area)
      }
      if sheet.isFlat { flat = inks[0] } else { flatten(area) }
    }
  }

  /// Lays a picture over the ink of the lowest layer.
  mutating func lay(_ base: BasePicture) {
    base.draw(into: &inks[0], scale: Double(placement.scale), x: area.x, y: area.y)
    flatten()
  }

  /// Takes everything away.
  mutating func clear() {
    inks = inks.map { [bare] _ in bare }
    flat = bare
  }

  /// Lays the layers as a sheet has them; new layers have no ink, and the ink of removed layers is gone.
  mutating func arrange(_ sheet: DoodleSheet) {
    if sheet.layers == self.sheet.layers {
      self.sheet = sheet
      return
    }
    inks = sheet.layers.map { ink(of: $0.number) }
    self.sheet = sheet
    flatten()
  }

  private mutating func flatten() {
    if sheet.isFlat {
      flat = inks[0]
    } else {
      flat = bare
      flatten(bare.bounds)
    }
  }

  private mutating func flatten(_ area: PixelRectangle) {
    if !flat.isUntouched {
      var whole = Path()
      whole.rectangle(
        from: Point(Double(area.x), Double(area.y)),
        to: Point(Double(area.x + area.width), Double(area.y + area.height)))
      flat.fill(whole, color: 0, mode: .copy, clip: area)
    }
    for (layer, ink) in zip(sheet.layers, inks) where layer.opacity > 0 && !ink.isUntouched {
      flat.draw(ink, through: .identity, alpha: UInt32(layer.opacity), clip: area)
    }
  }
}
