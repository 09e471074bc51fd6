/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Affine: Hashable, Sendable {
  /// What x adds to x'.
  public var a: Double
  /// What x adds to y'.
  public var b: Double
  /// What y adds to x'.
  public var c: Double
  /// What y adds to y'.
  public var d: Double
  /// Where the zero lies, along x'.
  public var tx: Double
  /// Where the zero lies, along y'.
  public var ty: Double

  /// The map that changes nothing.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map from its six coefficients.
  ///
  /// - Parameters:
  ///   - a: The factor of x in the new x.
  ///   - b: The factor of x in the new y.
  ///   - c: The factor of y in the new x.
  ///   - d: The factor of y in the new y.
  ///   - tx: The number added to x, in pixels.
  ///   - ty: The number added to y, in pixels.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Where the map takes a point.
  ///
  /// - Parameter point: Where the point is.
  /// - Returns: Where it comes to be.
  public func callAsFunction(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  private var determinant: Double { a * d - b * c }

  /// How much longer a line becomes, on average over its directions.
  public var scale: Double { determinant.magnitude.squareRoot() }

  /// Whether circles stay circles.
  var keepsCircles: Bool {
    let tolerance = 1e-9 * (a.magnitude + b.magnitude + c.magnitude + d.magnitude)
    let turns = (a - d).magnitude <= tolerance && (b + c).magnitude <= tolerance
    let mirrors = (a + d).magnitude <= tolerance && (b - c).magnitude <= tolerance
    return turns || mirrors
  }

  /// The map that undoes this one; nil where this one squashes the plane or is no map at all.
  public var inverse: Affine? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The pixels that those of a rectangle may be taken from, which are the four around a place.
  func reach(of area: PixelRectangle) -> PixelRectangle {
    let (width, height) = (Double(area.width), Double(area.height))
    let frame = Affine(a: width, b: 0, c: 0, d: height, tx: Double(area.x), ty: Double(area.y))
    return frame.followed(by: self).bounds(widenedBy: 2)
  }

  /// Around what the map makes of a square of one, with so much more on each side.
  ///
  /// - Parameter margin: In pixels.
  /// - Returns: The pixels whose edges are nearest.
  public func bounds(widenedBy margin: Double) -> PixelRectangle {
    let corners = corners
    var (least, most) = (corners[0], corners[0])
    for corner in corners {
      least = Point(min(least.x, corner.x), min(least.y, corner.y))
      most = Point(max(most.x, corner.x), max(most.y, corner.y))
    }
    return PixelRectangle(
      from: Point(least.x - margin, least.y - margin), to: Point(most.x + margin, most.y + margin))
  }

  /// First this map, then the next one.
  ///
  /// - Parameter next: The map that comes second.
  /// - Returns: One map that does both.
  public func followed(by next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
}
