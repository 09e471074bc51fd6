import Ink

extension CGPath {
  /// Whether a point is inside the path. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: What counts as inside where outlines cross.
  ///   - transform: Takes the point first.
  /// - Returns: Whether it is.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = point.applying(transform)
    return path.contains(Point(Double(place.x), Double(place.y)), rule: rule.ink)
  }

  /// The smallest upright rectangle around the lines and curves, without their control points; null where there are no
  /// steps.
  public final var boundingBoxOfPath: CGRect { CGRect(path.extremes) }

  /// The same path.
  ///
  /// - Returns: A new one.
  public final func copy() -> CGPath? { CGPath(path) }

  /// The outline of a line along the path, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: In the path's units; not above 0 leaves nothing.
  ///   - lineCap: How lines end.
  ///   - lineJoin: How lines meet.
  ///   - miterLimit: How far points may reach, as a multiple of the width.
  ///   - transform: Takes the path first.
  /// - Returns: The outline, in straight lines.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var mapped = Path()
    mapped.append(path, through: Affine(transform))
    let stroke = Stroke(
      width: Double(lineWidth), cap: lineCap.ink, join: lineJoin.ink, miterLimit: Double(miterLimit))
    return CGPath(mapped.outline(of: stroke))
  }

  /// The dashes of a line along the path, each a subpath.
  ///
  /// - Parameters:
  ///   - phase: How far into the lengths the line begins.
  ///   - lengths: Dashes and gaps in turn; none, or negative ones, leave the line whole.
  ///   - transform: Takes the path first.
  /// - Returns: The dashes, in straight lines.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    var mapped = Path()
    mapped.append(path, through: Affine(transform))
    return CGPath(
      mapped.dashes(of: Stroke(width: 1, dashes: lengths.map { Double($0) }, dashPhase: Double(phase))))
  }

  /// The path, taken through a map.
  ///
  /// - Parameter transform: Where the map is; nil changes nothing.
  /// - Returns: The path.
  @_disfavoredOverload
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    copy(using: transform?.pointee)
  }
}

/// The kinds of a path's steps.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A step of a path.
public struct CGPathElement {
  /// Its kind.
  public let type: CGPathElementType
  /// Its control points and, last, where it ends: one point, two, three, or none where the subpath is closed. They are
  /// there as long as the closure runs that the step was given to.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each step, from the first on.
  ///
  /// - Parameter block: Gets a step.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in path.elements {
      var points: [CGPoint]
      let type: CGPathElementType
      switch step {
      case .move(let point): (type, points) = (.moveToPoint, [CGPoint(point)])
      case .line(let point): (type, points) = (.addLineToPoint, [CGPoint(point)])
      case .quad(let control, let end):
        (type, points) = (.addQuadCurveToPoint, [CGPoint(control), CGPoint(end)])
      case .cubic(let first, let second, let end):
        (type, points) = (.addCurveToPoint, [CGPoint(first), CGPoint(second), CGPoint(end)])
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let address = buffer.baseAddress else { return }
        var element = CGPathElement(type: type, points: address)
        block(&element)
      }
    }
  }
}

extension CGPoint {
  fileprivate init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGMutablePath {
  /// Rectangles as subpaths.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: Takes the points.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// An arc by how far it turns, with a line to its beginning.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius.
  ///   - startAngle: In radians from the positive x axis.
  ///   - delta: In radians; at most once around counts.
  ///   - transform: Takes the points.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// An arc that touches the line from the current point to a corner, and the line from there to another point: a round
  /// corner. Without a current point nothing happens; where the three are in a line, it is a line to the corner.
  ///
  /// - Parameters:
  ///   - corner: Where the two lines meet.
  ///   - end: What the second line goes toward.
  ///   - radius: The circle's radius.
  ///   - transform: Takes the points.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let inverse = Affine(transform).inverse, let current = path.current else { return }
    let start = inverse(current)
    var shape = Path()
    shape.roundCorner(
      from: start, at: Point(Double(corner.x), Double(corner.y)), to: Point(Double(end.x), Double(end.y)),
      radius: Double(radius))
    path.join(shape, through: Affine(transform))
  }
}
