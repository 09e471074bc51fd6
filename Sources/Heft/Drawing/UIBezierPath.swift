import Ink

/// Lines and curves with a line's style, to be drawn into the current context.
public final class UIBezierPath: NSObject {
  var path = Path()
  /// In points; 1 at first.
  public var lineWidth: CGFloat = 1
  /// How lines end.
  public var lineCapStyle = CGLineCap.butt
  /// How lines meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// How far points may reach, as a multiple of the width, before they are cut off.
  public var miterLimit: CGFloat = 10
  /// Whether places that are wound around twice are outside.
  public var usesEvenOddFillRule = false
  /// Dashes and gaps in points, and how far into them a line begins; nil is a whole line.
  var dashes: (lengths: [CGFloat], phase: CGFloat)?

  /// A path without steps.
  public override init() {
    super.init()
  }

  /// A rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.append(rectangle: rect, through: .identity)
  }

  /// The ellipse in a rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.ellipse(
      from: Point(Double(rect.minX), Double(rect.minY)), to: Point(Double(rect.maxX), Double(rect.maxY)))
  }

  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners; over half a side it is half that side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.roundedRectangle(
      from: Point(Double(rect.minX), Double(rect.minY)), to: Point(Double(rect.maxX), Double(rect.maxY)),
      radius: Double(cornerRadius))
  }

  /// An arc of a circle. Clockwise is as on a screen.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: In radians from the positive x axis.
  ///   - endAngle: In radians from the positive x axis.
  ///   - clockwise: Whether the angle grows.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of the steps of another path.
  ///
  /// - Parameter cgPath: The other path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The path for a context.
  public var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether the path has no steps.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the last step has ended; zero at the beginning.
  public var currentPoint: CGPoint { CGPoint(x: path.current?.x ?? 0, y: path.current?.y ?? 0) }

  /// Begins a subpath.
  ///
  /// - Parameter point: Where it begins.
  public func move(to point: CGPoint) {
    path.move(to: Point(Double(point.x), Double(point.y)))
  }

  /// A line from the current point.
  ///
  /// - Parameter point: Where the line ends.
  public func addLine(to point: CGPoint) {
    path.line(to: Point(Double(point.x), Double(point.y)))
  }

  /// A curve with two control points.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - controlPoint1: What its beginning is pulled toward.
  ///   - controlPoint2: What its end is pulled toward.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.cubic(
      to: Point(Double(end.x), Double(end.y)), first: Point(Double(controlPoint1.x), Double(controlPoint1.y)),
      second: Point(Double(controlPoint2.x), Double(controlPoint2.y)))
  }

  /// A curve with one control point.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - controlPoint: What it is pulled toward.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.quad(
      to: Point(Double(end.x), Double(end.y)), control: Point(Double(controlPoint.x), Double(controlPoint.y)))
  }

  /// An arc of a circle with a line to its beginning. Clockwise is as on a screen.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: In radians from the positive x axis.
  ///   - endAngle: In radians from the positive x axis.
  ///   - clockwise: Whether the angle grows.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.arc(
      center: Point(Double(center.x), Double(center.y)), radius: Double(radius), from: Double(startAngle),
      sweep: sweep(from: Double(startAngle), to: Double(endAngle), grows: clockwise))
  }

  /// Joins the subpath's end to its beginning.
  public func close() {
    path.close()
  }

  /// Appends the steps of another path.
  ///
  /// - Parameter other: The path.
  public func append(_ other: UIBezierPath) {
    path.append(other.path)
  }

  /// Takes every step through a map.
  ///
  /// - Parameter transform: The map.
  public func apply(_ transform: CGAffineTransform) {
    var mapped = Path()
    mapped.append(path, through: Affine(transform))
    path = mapped
  }

  /// Forgets all steps.
  public func removeAllPoints() {
    path = Path()
  }

  #if hasFeature(Embedded)
    /// The same path and line's style, to be changed by itself.
    ///
    /// - Returns: A new path.
    public func copy() -> UIBezierPath { duplicate() }
  #else
    /// The same path and line's style, to be changed by itself.
    ///
    /// - Returns: A new path.
    public override func copy() -> Any { duplicate() }
  #endif

  /// Fills the path in the current context. Without one nothing happens.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(placed(in: context), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
  }

  /// Draws a line along the path in the current context. Without one nothing happens.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    if let dashes { context.setLineDash(phase: dashes.phase, lengths: dashes.lengths) }
    context.stroke(placed(in: context))
    context.restoreGState()
  }

  /// The path in a context's pixels.
  func placed(in context: CGContext) -> Path {
    var placed = Path()
    placed.append(path, through: Affine(context.ctm))
    return placed
  }
}
