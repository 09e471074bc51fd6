// Core Graphics as functions of C, by names that only Swift 2 had: paths and geometry.

import Heft

@available(*, deprecated)
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }
@available(*, deprecated)
public func CGPathCreateWithRect(_ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?) -> CGPath {
  CGPath(rect: rect, transform: transform?.pointee)
}
@available(*, deprecated)
public func CGPathCreateWithEllipseInRect(
  _ rect: CGRect, _ transform: UnsafePointer<CGAffineTransform>?
) -> CGPath { CGPath(ellipseIn: rect, transform: transform?.pointee) }
@available(*, deprecated)
public func CGPathCreateCopy(_ path: CGPath?) -> CGPath? { path?.copy() }
@available(*, deprecated)
public func CGPathMoveToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) { path?.move(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity) }
@available(*, deprecated)
public func CGPathAddLineToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
) { path?.addLine(to: CGPoint(x: x, y: y), transform: transform?.pointee ?? .identity) }
@available(*, deprecated)
public func CGPathAddLines(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ points: [CGPoint], _ count: Int
) { path?.addLines(between: Array(points.prefix(count)), transform: transform?.pointee ?? .identity) }
@available(*, deprecated)
public func CGPathAddQuadCurveToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat, _ y1: CGFloat,
  _ x: CGFloat, _ y: CGFloat
) {
  path?.addQuadCurve(
    to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1), transform: transform?.pointee ?? .identity)
}
@available(*, deprecated)
public func CGPathAddCurveToPoint(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat, _ y1: CGFloat,
  _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
  path?.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2),
    transform: transform?.pointee ?? .identity)
}
@available(*, deprecated)
public func CGPathAddRect(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) { path?.addRect(rect, transform: transform?.pointee ?? .identity) }
@available(*, deprecated)
public func CGPathAddEllipseInRect(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
) { path?.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
@available(*, deprecated)
public func CGPathAddRoundedRect(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect, _ width: CGFloat,
  _ height: CGFloat
) {
  path?.addRoundedRect(
    in: rect, cornerWidth: width, cornerHeight: height, transform: transform?.pointee ?? .identity)
}
@available(*, deprecated)
public func CGPathAddArc(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat,
  _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool
) {
  path?.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end, clockwise: clockwise,
    transform: transform?.pointee ?? .identity)
}
@available(*, deprecated)
public func CGPathAddPath(
  _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ other: CGPath?
) {
  if let other { path?.addPath(other, transform: transform?.pointee ?? .identity) }
}
@available(*, deprecated)
public func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }
@available(*, deprecated)
public func CGPathContainsPoint(
  _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ point: CGPoint, _ isEvenOdd: Bool
) -> Bool {
  path?.contains(
    point, using: isEvenOdd ? .evenOdd : .winding, transform: transform?.pointee ?? .identity) ?? false
}
@available(*, deprecated)
public func CGPathGetBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBox ?? .null }
@available(*, deprecated)
public func CGPathGetPathBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBoxOfPath ?? .null }
@available(*, deprecated)
public func CGPathGetCurrentPoint(_ path: CGPath?) -> CGPoint { path?.currentPoint ?? .zero }
@available(*, deprecated)
public func CGPathIsEmpty(_ path: CGPath?) -> Bool { path?.isEmpty ?? true }

@available(*, deprecated)
public func CGRectApplyAffineTransform(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
  rect.applying(transform)
}
@available(*, deprecated)
public func CGPointApplyAffineTransform(_ point: CGPoint, _ transform: CGAffineTransform) -> CGPoint {
  point.applying(transform)
}
@available(*, deprecated)
public func CGSizeApplyAffineTransform(_ size: CGSize, _ transform: CGAffineTransform) -> CGSize {
  size.applying(transform)
}
@available(*, deprecated)
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
@available(*, deprecated)
public func CGAffineTransformInvert(_ transform: CGAffineTransform) -> CGAffineTransform {
  transform.inverted()
}
@available(*, deprecated)
public func CGAffineTransformIsIdentity(_ transform: CGAffineTransform) -> Bool { transform.isIdentity }
@available(*, deprecated)
public func CGAffineTransformEqualToTransform(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
  one == other
}
@available(*, deprecated)
public func CGPointEqualToPoint(_ one: CGPoint, _ other: CGPoint) -> Bool { one == other }
@available(*, deprecated)
public func CGSizeEqualToSize(_ one: CGSize, _ other: CGSize) -> Bool { one == other }
@available(*, deprecated)
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// An interval of Swift 2 had a start and an end.
extension ClosedRange {
  /// The lower bound, by Swift 2's name.
  public var start: Bound { lowerBound }
  /// The upper bound, by Swift 2's name.
  public var end: Bound { upperBound }
}

extension UIBezierPath {
  /// Swift 2's name of `close()`.
  public final func closePath() { close() }
}

extension CGRect {
  /// Grows to hold another rectangle too.
  ///
  /// - Parameter other: The other.
  public mutating func formUnion(_ other: CGRect) { self = union(other) }
  /// Shrinks to what is in another rectangle too.
  ///
  /// - Parameter other: The other.
  public mutating func formIntersection(_ other: CGRect) { self = intersection(other) }
  /// Moves its sides.
  ///
  /// - Parameters:
  ///   - dx: How far left and right move inward, in points.
  ///   - dy: How far top and bottom do.
  public mutating func insetInPlace(dx: CGFloat, dy: CGFloat) { self = insetBy(dx: dx, dy: dy) }
  /// Moves.
  ///
  /// - Parameters:
  ///   - dx: How far to the right, in points.
  ///   - dy: How far down.
  public mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }
}

/// What is left of a division, as Swift 2 had it for numbers with a point.
///
/// - Parameters:
///   - dividend: What is divided.
///   - divisor: By what.
/// - Returns: What is left, with the sign of what is divided.
@available(*, deprecated)
public func % (dividend: CGFloat, divisor: CGFloat) -> CGFloat {
  dividend.truncatingRemainder(dividingBy: divisor)
}
