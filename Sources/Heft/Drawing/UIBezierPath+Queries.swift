import Ink

extension UIBezierPath {
  /// Whether a point is inside the path, by its own rule for outlines that cross. Open subpaths count as closed.
  ///
  /// - Parameter point: In the path's points.
  /// - Returns: Whether it is.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(
      Point(Double(point.x), Double(point.y)), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// The smallest upright rectangle around the lines and curves; null where there are no steps.
  public var bounds: CGRect { CGRect(path.extremes) }

  /// The same lines and curves from their end to their beginning, with the same line's style.
  ///
  /// - Returns: A new path.
  public func reversing() -> UIBezierPath {
    let other = duplicate()
    other.path = path.reversed
    return other
  }

  func duplicate() -> UIBezierPath {
    let other = UIBezierPath()
    other.path = path
    other.lineWidth = lineWidth
    other.lineCapStyle = lineCapStyle
    other.lineJoinStyle = lineJoinStyle
    other.miterLimit = miterLimit
    other.usesEvenOddFillRule = usesEvenOddFillRule
    other.dashes = dashes
    return other
  }

  /// Has `stroke()` draw dashes.
  ///
  /// - Parameters:
  ///   - pattern: Dashes and gaps in points, in turn; nil is a whole line.
  ///   - count: How many of them count; not above 0 is a whole line.
  ///   - phase: How far into them a line begins, in points.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dashes = nil
      return
    }
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
  }

  /// Fills the path in the current context in a blend mode. Without a context nothing happens.
  ///
  /// - Parameters:
  ///   - blendMode: How the color is blended with the pixels already there.
  ///   - alpha: 0...1, which the fill color's opacity is multiplied by.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { fill() }
  }

  /// Draws a line along the path in the current context in a blend mode. Without a context nothing happens.
  ///
  /// - Parameters:
  ///   - blendMode: How the color is blended with the pixels already there.
  ///   - alpha: 0...1, which the line's opacity is multiplied by.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { stroke() }
  }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }
}

extension CGRect {
  /// The rectangle between two corners; null where there are none.
  init(_ extremes: (low: Point, high: Point)?) {
    guard let (low, high) = extremes else {
      self = .null
      return
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
