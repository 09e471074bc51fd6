import Ink

/// A path that does not change: `UIBezierPath.cgPath`, for contexts and shape layers.
public class CGPath: NSObject, @unchecked Sendable {
  final var path: Path

  init(_ path: Path) {
    self.path = path
  }

  /// A rectangle, taken through a map.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The map; nil changes nothing.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    var path = Path()
    path.append(rectangle: rect, through: Affine(transform ?? .identity))
    self.init(path)
  }

  /// The ellipse in a rectangle, taken through a map.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: The map; nil changes nothing.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform ?? .identity)
    self.init(path.path)
  }

  /// A rectangle with round corners, which are circles of the width, taken through a map.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The radius of the corners.
  ///   - cornerHeight: Left aside.
  ///   - transform: The map; nil changes nothing.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform ?? .identity)
    self.init(path.path)
  }

  /// Whether the path has no steps.
  public final var isEmpty: Bool { path.isEmpty }

  /// Where the last step has ended; zero at the beginning.
  public final var currentPoint: CGPoint { CGPoint(x: path.current?.x ?? 0, y: path.current?.y ?? 0) }

  /// The smallest upright rectangle around all points of the steps, control points among them; null where there are none.
  public final var boundingBox: CGRect {
    let points = path.elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A copy that can change.
  ///
  /// - Returns: The copy.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// The path, taken through a map.
  ///
  /// - Parameter transform: The map; nil changes nothing.
  /// - Returns: The path.
  public final func copy(using transform: CGAffineTransform?) -> CGPath? {
    var mapped = Path()
    mapped.append(path, through: Affine(transform ?? .identity))
    return CGPath(mapped)
  }
}

/// A path that steps are added to, each taken through a map where one is given.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// A path without steps.
  public init() {
    super.init(Path())
  }

  private func place(_ point: CGPoint, _ transform: CGAffineTransform) -> Point {
    let place = point.applying(transform)
    return Point(Double(place.x), Double(place.y))
  }

  /// Begins a subpath.
  ///
  /// - Parameters:
  ///   - point: Where it begins.
  ///   - transform: Takes the points.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: place(point, transform))
  }

  /// A line from the current point.
  ///
  /// - Parameters:
  ///   - point: Where the line ends.
  ///   - transform: Takes the points.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: place(point, transform))
  }

  /// Lines through points, as a subpath.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: Takes the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A curve with one control point.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - control: What it is pulled toward.
  ///   - transform: Takes the points.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    path.quad(to: place(end, transform), control: place(control, transform))
  }

  /// A curve with two control points.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - control1: What its beginning is pulled toward.
  ///   - control2: What its end is pulled toward.
  ///   - transform: Takes the points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.cubic(
      to: place(end, transform), first: place(control1, transform), second: place(control2, transform))
  }

  /// A rectangle as a subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Takes the points.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(rectangle: rect, through: Affine(transform))
  }

  /// The ellipse in a rectangle as a subpath.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Takes the points.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    var shape = Path()
    shape.ellipse(
      from: Point(Double(rect.minX), Double(rect.minY)), to: Point(Double(rect.maxX), Double(rect.maxY)))
    path.append(shape, through: Affine(transform))
  }

  /// A rectangle with round corners, which are circles of the width.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The radius of the corners.
  ///   - cornerHeight: Left aside.
  ///   - transform: Takes the points.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    var shape = Path()
    shape.roundedRectangle(
      from: Point(Double(rect.minX), Double(rect.minY)), to: Point(Double(rect.maxX), Double(rect.maxY)),
      radius: Double(cornerWidth))
    path.append(shape, through: Affine(transform))
  }

  /// An arc with a line to its beginning. Where it is not `clockwise` the angle grows, which on a screen turns like a
  /// clock's hand: Core Graphics means its own axes by the word.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: In radians from the positive x axis.
  ///   - endAngle: In radians from the positive x axis.
  ///   - clockwise: As Core Graphics means it: the angle falls.
  ///   - transform: Takes the points.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var shape = Path()
    shape.arc(
      center: Point(Double(center.x), Double(center.y)), radius: Double(radius), from: Double(startAngle),
      sweep: sweep(from: Double(startAngle), to: Double(endAngle), grows: !clockwise))
    path.join(shape, through: Affine(transform))
  }

  /// The steps of another path.
  ///
  /// - Parameters:
  ///   - other: The path.
  ///   - transform: Takes the points.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path, through: Affine(transform))
  }

  /// Joins the subpath's end to its beginning.
  public func closeSubpath() {
    path.close()
  }
}
