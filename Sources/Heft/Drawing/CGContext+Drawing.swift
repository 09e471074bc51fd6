import Ink

extension CGContext {
  /// The color with the context's opacity.
  private func faded(_ color: UInt32) -> UInt32 { Ink.faded(color, by: state.alpha) }

  /// Draws a line along the path and forgets the path.
  public func strokePath() {
    drawPath(using: .stroke)
  }

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Fills the path, draws a line along it, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fill(path, rule: .nonZero)
    case .eoFill: fill(path, rule: .evenOdd)
    case .stroke: stroke(path)
    case .fillStroke:
      fill(path, rule: .nonZero)
      stroke(path)
    case .eoFillStroke:
      fill(path, rule: .evenOdd)
      stroke(path)
    }
    path = Path()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fillRectangle(rect, color: faded(state.fillColor), mode: state.blendMode)
  }

  /// Draws a line around a rectangle.
  public func stroke(_ rect: CGRect) {
    var shape = Path()
    shape.append(rectangle: rect, through: Affine(state.transform))
    stroke(shape)
  }

  /// Draws a line around a rectangle, as wide as given in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws a line around the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws an image in a rectangle. Core Graphics' images stand on their feet where y grows upwards, so that in a
  /// UIKit context this draws upside down; `UIImage.draw(in:)` does not.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let flipped = CGRect(
      x: rect.minX, y: rect.maxY, width: rect.maxX - rect.minX, height: rect.minY - rect.maxY)
    draw(image.bitmap, from: flipped.origin, across: flipped.size, alpha: state.alpha, mode: state.blendMode)
  }

  // MARK: Inside

  /// Draws a bitmap from a corner as far to the right and down as `size` says; negative is the other way.
  func draw(_ image: Bitmap, from corner: CGPoint, across size: CGSize, alpha: UInt32, mode: BlendMode) {
    let placed = Affine(
      a: Double(size.width) / Double(image.width), b: 0, c: 0, d: Double(size.height) / Double(image.height),
      tx: Double(corner.x), ty: Double(corner.y))
    bitmap.draw(
      image, through: placed.followed(by: Affine(state.transform)), alpha: alpha, mode: mode,
      clip: state.clip)
  }

  func fill(_ path: Path, rule: FillRule) {
    bitmap.fill(path, rule: rule, color: faded(state.fillColor), mode: state.blendMode, clip: state.clip)
  }

  func stroke(_ path: Path) {
    bitmap.stroke(
      path, with: state.stroke, through: Affine(state.transform), color: faded(state.strokeColor),
      mode: state.blendMode, clip: state.clip)
  }
}
