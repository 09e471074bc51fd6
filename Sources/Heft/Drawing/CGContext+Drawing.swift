import Ink

extension CGContext {
  /// The color with the context's opacity.
  private func faded(_ color: UInt32) -> UInt32 { Ink.faded(color, by: state.alpha) }

  /// Draws a line along the path and forgets the path.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills the path and forgets it.
  ///
  /// - Parameter rule: What counts as inside where outlines cross.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Fills the path, draws a line along it, or both, and forgets it.
  ///
  /// - Parameter mode: What is done.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(currentPath, rule: .nonZero)
    case .eoFill: fill(currentPath, rule: .evenOdd)
    case .stroke: stroke(currentPath)
    case .fillStroke:
      fill(currentPath, rule: .nonZero)
      stroke(currentPath)
    case .eoFillStroke:
      fill(currentPath, rule: .evenOdd)
      stroke(currentPath)
    }
    currentPath = Path()
  }

  /// Fills a rectangle.
  ///
  /// - Parameter rect: In the context's points.
  public func fill(_ rect: CGRect) {
    fillRectangle(rect, color: faded(state.fillColor), mode: state.blendMode)
  }

  /// Fills rectangles.
  ///
  /// - Parameter rects: In the context's points.
  public func fill(_ rects: [CGRect]) {
    for rect in rects { fill(rect) }
  }

  /// Draws lines between pairs of points and forgets the path.
  ///
  /// - Parameter points: In the context's points; the last of an odd count is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 1, to: points.count, by: 2) {
      move(to: points[index - 1])
      addLine(to: points[index])
    }
    strokePath()
  }

  /// Draws a line around a rectangle.
  ///
  /// - Parameter rect: In the context's points.
  public func stroke(_ rect: CGRect) {
    var shape = Path()
    shape.append(rectangle: rect, through: Affine(state.transform))
    stroke(shape)
  }

  /// Draws a line around a rectangle, as wide as given in points.
  ///
  /// - Parameters:
  ///   - rect: In the context's points.
  ///   - width: In points; not above 0 draws nothing.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse in a rectangle.
  ///
  /// - Parameter rect: In the context's points.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a line around the ellipse in a rectangle.
  ///
  /// - Parameter rect: In the context's points.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws an image in a rectangle. Core Graphics' images stand on their feet where y grows upwards, so that in a
  /// UIKit context this draws upside down; `UIImage.draw(in:)` does not.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: In the context's points.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let flipped = CGRect(
      x: rect.minX, y: rect.maxY, width: rect.maxX - rect.minX, height: rect.minY - rect.maxY)
    draw(image.bitmap, from: flipped.origin, across: flipped.size, alpha: state.alpha, mode: state.blendMode)
  }

  // MARK: Inside

  /// Draws a bitmap from a corner as far to the right and down as `size` says; negative is the opposite direction.
  func draw(_ image: Bitmap, from corner: CGPoint, across size: CGSize, alpha: UInt32, mode: BlendMode) {
    let placed = Affine(
      a: Double(size.width) / Double(image.width), b: 0, c: 0, d: Double(size.height) / Double(image.height),
      tx: Double(corner.x), ty: Double(corner.y))
    let map = placed.followed(by: Affine(state.transform))
    draw(mode: mode) { $0.draw(image, through: map, alpha: alpha, mode: $1, clip: $2, mask: $3) }
  }

  func fill(_ path: Path, rule: FillRule) {
    let color = faded(state.fillColor)
    draw { $0.fill(path, rule: rule, color: color, mode: $1, clip: $2, mask: $3) }
  }

  func stroke(_ path: Path) {
    let (style, map, color) = (state.stroke, Affine(state.transform), faded(state.strokeColor))
    draw { $0.stroke(path, with: style, through: map, color: color, mode: $1, clip: $2, mask: $3) }
  }

  /// Draws what a closure draws, over its shadow where one is set.
  func draw(
    mode: BlendMode? = nil, casts: Bool = true,
    _ body: (inout Bitmap, BlendMode, PixelRectangle, ClipMask?) -> Void
  ) {
    readMemory()
    if casts, let shadow = state.shadow { shadow.cast(in: self, by: body) }
    body(&bitmap, mode ?? state.blendMode, state.clip, state.mask)
    writeMemory()
  }

  /// Takes what was written into the context's memory. A layer's pixels are not those of the memory.
  func readMemory() {
    if layers.isEmpty { memory?.read(into: &bitmap) }
  }

  /// Puts what was drawn into the context's memory.
  func writeMemory() {
    if layers.isEmpty { memory?.write(&bitmap) }
  }
}
