import Ink

/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map from its six coefficients.
  ///
  /// - Parameters:
  ///   - a: The factor of x for x.
  ///   - b: The factor of x for y.
  ///   - c: The factor of y for x.
  ///   - d: The factor of y for y.
  ///   - tx: The move along x, in points.
  ///   - ty: The move along y, in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A map that moves.
  ///
  /// - Parameters:
  ///   - tx: How far along x, in points.
  ///   - ty: How far along y, in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// A map that stretches about the origin.
  ///
  /// - Parameters:
  ///   - sx: The factor along x.
  ///   - sy: The factor along y.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// A map that turns about the origin.
  ///
  /// - Parameter angle: The angle in radians; positive is clockwise on a screen, where y grows downwards.
  public init(rotationAngle angle: CGFloat) {
    let sine = CGFloat(Mathematics.sine(Double(angle)))
    let cosine = CGFloat(Mathematics.cosine(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns a map that does what this one does and then what another does.
  ///
  /// - Parameter next: The map that comes then.
  /// - Returns: The product of both.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(Affine(self).followed(by: Affine(next)))
  }

  /// Returns a map that moves and then does what this one does.
  ///
  /// - Parameters:
  ///   - x: How far along x, in points.
  ///   - y: How far along y, in points.
  /// - Returns: The map.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a map that stretches and then does what this one does.
  ///
  /// - Parameters:
  ///   - x: The factor along x.
  ///   - y: The factor along y.
  /// - Returns: The map.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a map that turns and then does what this one does.
  ///
  /// - Parameter angle: The angle in radians.
  /// - Returns: The map.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Whether nothing undoes the map: it squashes the plane, or is no map at all.
  package var isFlat: Bool { Affine(self).inverse == nil }

  /// Returns the map that undoes this one.
  ///
  /// - Returns: The map; one that flattens the plane has none and is returned as it is.
  public func inverted() -> CGAffineTransform {
    Affine(self).inverse.map { CGAffineTransform($0) } ?? self
  }

  private init(_ map: Affine) {
    self.init(
      a: CGFloat(map.a), b: CGFloat(map.b), c: CGFloat(map.c), d: CGFloat(map.d), tx: CGFloat(map.tx),
      ty: CGFloat(map.ty))
  }
}

extension Affine {
  /// The same map in the coordinates of the ink.
  package init(_ map: CGAffineTransform) {
    self.init(
      a: Double(map.a), b: Double(map.b), c: Double(map.c), d: Double(map.d), tx: Double(map.tx),
      ty: Double(map.ty))
  }
}

extension CGPoint {
  /// Returns where a map takes the point.
  ///
  /// - Parameter map: The map.
  /// - Returns: The point there.
  public func applying(_ map: CGAffineTransform) -> CGPoint {
    let point = Affine(map)(Point(Double(x), Double(y)))
    return CGPoint(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// Returns what a map makes of the size; its translation makes no difference.
  ///
  /// - Parameter map: The map.
  /// - Returns: The size there, negative where the map mirrors it.
  public func applying(_ map: CGAffineTransform) -> CGSize {
    CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle around what a map makes of this one.
  ///
  /// - Parameter map: The map; the one that changes nothing leaves negative sizes as they are.
  /// - Returns: The rectangle.
  public func applying(_ map: CGAffineTransform) -> CGRect {
    if map.isIdentity { return self }
    let first = CGPoint(x: minX, y: minY).applying(map)
    let second = CGPoint(x: maxX, y: minY).applying(map)
    let third = CGPoint(x: minX, y: maxY).applying(map)
    let fourth = CGPoint(x: maxX, y: maxY).applying(map)
    let left = min(min(first.x, second.x), min(third.x, fourth.x))
    let top = min(min(first.y, second.y), min(third.y, fourth.y))
    let right = max(max(first.x, second.x), max(third.x, fourth.x))
    let bottom = max(max(first.y, second.y), max(third.y, fourth.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
