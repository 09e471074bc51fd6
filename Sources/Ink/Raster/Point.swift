/// A place in the plane, or the vector from one place to another. The caller says what a unit is; the y axis
/// points downwards as on a screen.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A point from its two parts.
  ///
  /// - Parameters:
  ///   - x: To the right.
  ///   - y: Downward.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
  var length: Double { (x * x + y * y).squareRoot() }

  static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
  static func - (one: Point, other: Point) -> Point { Point(one.x - other.x, one.y - other.y) }
  static func * (point: Point, factor: Double) -> Point { Point(point.x * factor, point.y * factor) }
  static prefix func - (point: Point) -> Point { Point(-point.x, -point.y) }

  /// The cosine of the angle between two vectors, times their lengths.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  /// The sine of the angle from this vector to the other, times their lengths; positive is clockwise on a screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}
