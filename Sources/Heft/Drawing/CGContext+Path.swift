import Ink

extension CGContext {
  private func place(_ point: CGPoint) -> Point {
    Affine(state.transform)(Point(Double(point.x), Double(point.y)))
  }

  /// Forgets the path and begins a new path.
  public func beginPath() {
    currentPath = Path()
  }

  /// Begins a subpath.
  ///
  /// - Parameter point: In the context's points.
  public func move(to point: CGPoint) {
    currentPath.move(to: place(point))
  }

  /// A line from the current point; without one, the beginning of a subpath.
  ///
  /// - Parameter point: In the context's points.
  public func addLine(to point: CGPoint) {
    currentPath.line(to: place(point))
  }

  /// Lines through points, as a subpath.
  ///
  /// - Parameter points: In the context's points; none change nothing.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A curve with two control points.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - control1: What its beginning is pulled toward.
  ///   - control2: What its end is pulled toward.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.cubic(to: place(end), first: place(control1), second: place(control2))
  }

  /// A curve with one control point.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - control: What it is pulled toward.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.quad(to: place(end), control: place(control))
  }

  /// An arc of a circle, from an angle to another, with a line to its beginning. Where it is not `clockwise` the
  /// angle grows, which on a screen turns like a clock's hand: Core Graphics means its own axes by the word.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: In points.
  ///   - startAngle: In radians from the positive x axis.
  ///   - endAngle: In radians from the positive x axis.
  ///   - clockwise: As Core Graphics means it: the angle falls.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var shape = Path()
    shape.arc(
      center: Point(Double(center.x), Double(center.y)), radius: Double(radius), from: Double(startAngle),
      sweep: sweep(from: Double(startAngle), to: Double(endAngle), grows: !clockwise))
    currentPath.join(shape, through: Affine(state.transform))
  }

  /// A rectangle as a subpath.
  ///
  /// - Parameter rect: In the context's points.
  public func addRect(_ rect: CGRect) {
    currentPath.append(rectangle: rect, through: Affine(state.transform))
  }

  /// The ellipse in a rectangle as a subpath.
  ///
  /// - Parameter rect: In the context's points.
  public func addEllipse(in rect: CGRect) {
    var shape = Path()
    shape.ellipse(
      from: Point(Double(rect.minX), Double(rect.minY)), to: Point(Double(rect.maxX), Double(rect.maxY)))
    currentPath.append(shape, through: Affine(state.transform))
  }

  /// The steps of a path.
  ///
  /// - Parameter other: The path.
  public func addPath(_ other: CGPath) {
    currentPath.append(other.path, through: Affine(state.transform))
  }

  /// Joins the subpath's end to its beginning.
  public func closePath() {
    currentPath.close()
  }

  /// Whether nothing was added to the path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// An arc that touches the line from the current point to a corner, and the line from there to another point: a round
  /// corner. Without a current point nothing happens; where the three are in a line, it is a line to the corner.
  ///
  /// - Parameters:
  ///   - corner: Where the two lines meet, in the context's points.
  ///   - end: What the second line goes toward.
  ///   - radius: The circle's radius.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = path?.path.current else { return }
    var shape = Path()
    shape.roundCorner(
      from: start, at: Point(Double(corner.x), Double(corner.y)), to: Point(Double(end.x), Double(end.y)),
      radius: Double(radius))
    currentPath.join(shape, through: Affine(state.transform))
  }

  /// Rectangles as subpaths.
  ///
  /// - Parameter rects: In the context's points.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// The path that was made so far, in the context's points; nil where there is none.
  public var path: CGPath? {
    guard !currentPath.isEmpty, let inverse = Affine(state.transform).inverse else { return nil }
    var steps = Path()
    steps.append(currentPath, through: inverse)
    return CGPath(steps)
  }

  /// The smallest upright rectangle around the path and its control points, in the context's points; null where there is
  /// none.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Where the last step of the path has ended, in the context's points; zero where there is none.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// Makes the path the outline of the line that would be drawn along it.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    let outline = path.path.outline(of: state.stroke)
    beginPath()
    addPath(CGPath(outline))
  }
}

/// How far an arc turns from one angle to another, at most once around.
func sweep(from start: Double, to end: Double, grows: Bool) -> Double {
  let turn = 2 * Double.pi
  let difference = grows ? end - start : start - end
  guard difference.isFinite else { return 0 }
  if difference >= turn { return grows ? turn : -turn }
  var sweep = difference.truncatingRemainder(dividingBy: turn)
  if sweep < 0 { sweep += turn }
  return grows ? sweep : -sweep
}
