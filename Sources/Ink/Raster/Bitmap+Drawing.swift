extension Bitmap {
  /// Fills a path, given in pixels, with a color.
  ///
  /// - Parameters:
  ///   - path: The path to fill, in pixels; open subpaths are closed.
  ///   - rule: The rule for the inside where outlines cross.
  ///   - color: A pixel, its colors multiplied by alpha, as `premultiplied` gives it.
  ///   - mode: How the color is blended with the pixels already there.
  ///   - clip: Nothing changes outside.
  ///   - mask: How much of each pixel may change; nil means all.
  public mutating func fill(
    _ path: Path, rule: FillRule = .nonZero, color: UInt32, mode: BlendMode = .normal, clip: PixelRectangle,
    mask: ClipMask? = nil
  ) {
    paint(path.contours, rule: rule, with: .color(color), mode: mode, clip: clip, mask: mask)
  }

  /// Puts a shader's colors on all pixels within the clip.
  ///
  /// - Parameters:
  ///   - shader: Has the color of each pixel.
  ///   - alpha: 0...255, from nothing to all of the color.
  ///   - mode: How the color is blended with the pixels already there.
  ///   - clip: Nothing changes outside.
  ///   - mask: How much of each pixel may change; nil means all.
  public mutating func shade(
    with shader: Shader, alpha: UInt32 = 255, mode: BlendMode = .normal, clip: PixelRectangle,
    mask: ClipMask? = nil
  ) {
    let clip = clip.intersection(bounds)
    var shape = Path()
    shape.rectangle(
      from: Point(Double(clip.x), Double(clip.y)), to: Point(Double(clip.right), Double(clip.bottom)))
    paint(
      shape.contours, rule: .nonZero, with: .shaded(shader), alpha: alpha, mode: mode, clip: clip, mask: mask)
  }

  /// Draws a line along a path, given in pixels. The stroke's measures go through the map first; of the path
  /// they take nothing.
  ///
  /// - Parameters:
  ///   - path: The path of the line, in pixels.
  ///   - stroke: How wide the line is, how it ends and turns; in the units that the map takes to pixels.
  ///   - map: Goes over the stroke's measures alone.
  ///   - color: A pixel, its colors multiplied by alpha.
  ///   - mode: How the color is blended with the pixels already there.
  ///   - clip: Nothing changes outside.
  ///   - mask: How much of each pixel may change; nil means all.
  public mutating func stroke(
    _ path: Path, with stroke: Stroke, through map: Affine = .identity, color: UInt32,
    mode: BlendMode = .normal, clip: PixelRectangle, mask: ClipMask? = nil
  ) {
    let outlines: [Contour]
    if map.keepsCircles {
      var scaled = stroke
      scaled.width *= map.scale
      scaled.dashes = stroke.dashes.map { $0 * map.scale }
      scaled.dashPhase *= map.scale
      outlines = scaled.outlines(of: path.contours, scale: 1)
    } else {
      // A pen that is no circle: the line is drawn with a round one where the map has not yet squashed it.
      guard let inverse = map.inverse else { return }
      let round = path.contours.map { Contour(points: $0.points.map { inverse($0) }, isClosed: $0.isClosed) }
      outlines = stroke.outlines(of: round, scale: map.scale).map {
        Contour(points: $0.points.map { map($0) }, isClosed: true)
      }
    }
    paint(outlines, rule: .nonZero, with: .color(color), mode: mode, clip: clip, mask: mask)
  }

  /// Draws a picture, each of its pixels a square that the map takes to pixels of this bitmap.
  ///
  /// Where the map only moves by whole pixels they are copied; a clear bitmap takes over the pixels of a picture
  /// of its size without copying them. A picture that becomes smaller is halved as long as it is twice too large,
  /// and then sampled between the pixels.
  ///
  /// - Parameters:
  ///   - picture: The picture to draw.
  ///   - map: Maps the picture's pixels to this bitmap's.
  ///   - alpha: 0...255, from nothing to all of the picture.
  ///   - mode: How the picture is blended with the pixels already there.
  ///   - clip: Nothing changes outside.
  ///   - mask: How much of each pixel may change; nil means all.
  @inline(never)
  public mutating func draw(
    _ picture: Bitmap, through map: Affine, alpha: UInt32 = 255, mode: BlendMode = .normal,
    clip: PixelRectangle, mask: ClipMask? = nil
  ) {
    draw(picture, [], through: map, alpha: alpha, mode: mode, clip: clip, mask: mask)
  }

  /// The same of a picture of which the halves are known that `PixelPlane` makes.
  @inline(never)
  mutating func draw(
    _ picture: Bitmap, _ halves: [PixelPlane], through map: Affine, alpha: UInt32, mode: BlendMode = .normal,
    clip: PixelRectangle, mask: ClipMask? = nil
  ) {
    let clip = clip.intersection(bounds)
    let isWhole = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1 && Bitmap.isWhole(map.tx, map.ty)
    if isWhole, map.tx == 0, map.ty == 0, isUntouched, alpha == 255, picture.width == width,
      picture.height == height, clip == bounds, mask == nil, mode == .normal || mode == .copy
    {
      return adopt(picture)
    }
    var shape = Path()
    shape.rectangle(from: Point(0, 0), to: Point(Double(picture.width), Double(picture.height)))
    var placed = Path()
    placed.append(shape, through: map)
    let paint: Paint
    if isWhole {
      paint = .aligned(picture, dx: Int(map.tx), dy: Int(map.ty))
    } else {
      guard let (plane, inverse) = Bitmap.reduced(picture, halves, for: map, in: clip) else { return }
      paint = .sampled(plane, inverse)
    }
    self.paint(placed.contours, rule: .nonZero, with: paint, alpha: alpha, mode: mode, clip: clip, mask: mask)
  }

  /// Gives every pixel a color and keeps its opacity.
  ///
  /// - Parameter color: A pixel, its colors multiplied by alpha.
  public mutating func tint(_ color: UInt32) {
    var shape = Path()
    shape.rectangle(from: Point(0, 0), to: Point(Double(width), Double(height)))
    if !isUntouched { fill(shape, color: color, mode: .sourceIn, clip: bounds) }
  }

  private static func isWhole(_ x: Double, _ y: Double) -> Bool {
    x == x.rounded() && y == y.rounded() && x.magnitude < 1e6 && y.magnitude < 1e6
  }

  /// The picture halved as often as the map asks for, and the map from pixels back to it. Where halves are known nothing is copied
  /// but what is seen within the clip.
  private static func reduced(
    _ picture: Bitmap, _ halves: [PixelPlane], for map: Affine, in clip: PixelRectangle
  ) -> (PixelPlane, Affine)? {
    guard var inverse = map.inverse else { return nil }
    // How many of the picture's pixels one step to the right or down passes over.
    var across = Point(inverse.a, inverse.c).length
    var down = Point(inverse.b, inverse.d).length
    guard across.isFinite, down.isFinite else { return nil }
    let both = Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    var count = 0
    while across >= 2, down >= 2, count < halves.count {
      (across, down, count) = (across / 2, down / 2, count + 1)
      inverse = inverse.followed(by: both)
    }
    if count == 0, !halves.isEmpty, across < 2, down < 2 {
      let part = inverse.reach(of: clip).intersection(picture.bounds)
      let moved = Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(part.x), ty: -Double(part.y))
      return part.isEmpty ? nil : (PixelPlane(picture, part), inverse.followed(by: moved))
    }
    var plane = count > 0 ? halves[count - 1] : PixelPlane(picture)
    while across >= 2 && plane.width > 1 || down >= 2 && plane.height > 1 {
      let halvesAcross = across >= 2 && plane.width > 1
      let halvesDown = down >= 2 && plane.height > 1
      plane.halve(across: halvesAcross, down: halvesDown)
      if halvesAcross { across /= 2 }
      if halvesDown { down /= 2 }
      inverse = inverse.followed(
        by: Affine(a: halvesAcross ? 0.5 : 1, b: 0, c: 0, d: halvesDown ? 0.5 : 1, tx: 0, ty: 0))
    }
    return (plane, inverse)
  }

  // MARK: Inside

  /// Puts the paint wherever the lines cover something.
  private mutating func paint(
    _ contours: [Contour], rule: FillRule, with paint: Paint, alpha: UInt32 = 255, mode: BlendMode,
    clip: PixelRectangle, mask: ClipMask?
  ) {
    // A paint that changes no pixel need not be drawn.
    if case .color(0) = paint, mode == .normal || mode == .destinationOut { return }
    guard var coverage = Coverage(contours, rule: rule, clip: clip.intersection(bounds)) else { return }
    coverage.mask = mask
    let brush = Brush(paint: paint, alpha: alpha, mode: mode)
    coverage.forEachBand { band in
      let side = Bitmap.tileSide
      let tileRow = band.top / side
      for column in band.left / side...(band.left + band.width - 1) / side {
        let first = column * side
        let isCovered = band.spans[..<band.rowCount].contains { span in
          band.left + span.end > first && band.left + span.first < first + side && span.first < span.end
        }
        guard isCovered else { continue }
        changeTile(tileRow * columns + column) { tile in brush.paint(band, column: column, into: tile) }
      }
    }
  }
}
