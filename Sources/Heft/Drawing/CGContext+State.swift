import Ink

extension CGContext {
  // MARK: Transform

  /// From the points that the drawing is in to pixels.
  public var ctm: CGAffineTransform { state.transform }

  /// Lets what comes be moved first.
  ///
  /// - Parameters:
  ///   - x: In points.
  ///   - y: In points.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Lets what comes be stretched first.
  ///
  /// - Parameters:
  ///   - x: The factor along x.
  ///   - y: The factor along y.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Lets what comes be turned first, in radians; positive is clockwise on a screen.
  ///
  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Lets what comes go through a map first.
  ///
  /// - Parameter transform: The map.
  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform.concatenating(state.transform)
    let sum = new.a + new.b + new.c + new.d + new.tx + new.ty
    if sum.isFinite { state.transform = new }
  }

  // MARK: Lines

  /// The width of lines in points, 1 at first. Not above 0 draws none.
  ///
  /// - Parameter width: In points.
  public func setLineWidth(_ width: CGFloat) {
    if width.isFinite { state.stroke.width = Double(width) }
  }

  /// How lines end; cut off at first.
  ///
  /// - Parameter cap: How lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap.ink
  }

  /// How lines meet; in a point at first.
  ///
  /// - Parameter join: How lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join.ink
  }

  /// How far points may reach, as a multiple of the width, before they are cut off; 10 at first.
  ///
  /// - Parameter limit: A multiple of the width.
  public func setMiterLimit(_ limit: CGFloat) {
    if limit.isFinite { state.stroke.miterLimit = Double(limit) }
  }

  /// The lengths of dashes and gaps in points, in turn, and how far into them a line begins. No lengths, or
  /// negative ones, are a whole line.
  ///
  /// - Parameters:
  ///   - phase: In points.
  ///   - lengths: In points, dashes and gaps in turn.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = Double(phase)
    state.stroke.dashes = lengths.map { Double($0) }
  }

  // MARK: Colors

  /// The color of lines, black at first.
  ///
  /// - Parameter color: The color.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.pixel
  }

  /// The color of lines from its parts, 0...1 each.
  ///
  /// - Parameters:
  ///   - red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1, from clear to opaque.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The color to fill with, black at first.
  ///
  /// - Parameter color: The color.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.pixel
  }

  /// The color to fill with from its parts, 0...1 each.
  ///
  /// - Parameters:
  ///   - red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1, from clear to opaque.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The opacity of all that is drawn, 0...1; 1 at first.
  ///
  /// - Parameter alpha: 0...1, from clear to opaque.
  public func setAlpha(_ alpha: CGFloat) {
    if alpha.isFinite { state.alpha = UInt32((min(max(alpha, 0), 1) * 255).rounded()) }
  }

  /// How what is drawn is blended with the pixels already there.
  ///
  /// - Parameter mode: The mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode.ink
  }
}
