import Ink

/// A map of space: four by four numbers, by which a row of x, y, z and 1 is multiplied.
public struct CATransform3D: Hashable, Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// The map from its numbers, row by row: `m23` is in the second row and the third column.
  ///
  /// - Parameters:
  ///   - m11: A factor of x for x.
  ///   - m12: A factor of x for y.
  ///   - m13: A factor of x for z.
  ///   - m14: A factor of x for the divisor.
  ///   - m21: A factor of y for x.
  ///   - m22: A factor of y for y.
  ///   - m23: A factor of y for z.
  ///   - m24: A factor of y for the divisor.
  ///   - m31: A factor of z for x.
  ///   - m32: A factor of z for y.
  ///   - m33: A factor of z for z.
  ///   - m34: A factor of z for the divisor: -1 divided by the eye's distance makes a perspective.
  ///   - m41: The move along x.
  ///   - m42: The move along y.
  ///   - m43: The move along z.
  ///   - m44: The constant of the divisor, usually 1.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The map that changes nothing.
  public init() {
    self.init(numbers: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  }

  /// The map from 16 numbers, row by row.
  package init(numbers n: [Double]) {
    self.init(
      m11: CGFloat(n[0]), m12: CGFloat(n[1]), m13: CGFloat(n[2]), m14: CGFloat(n[3]),
      m21: CGFloat(n[4]), m22: CGFloat(n[5]), m23: CGFloat(n[6]), m24: CGFloat(n[7]),
      m31: CGFloat(n[8]), m32: CGFloat(n[9]), m33: CGFloat(n[10]), m34: CGFloat(n[11]),
      m41: CGFloat(n[12]), m42: CGFloat(n[13]), m43: CGFloat(n[14]), m44: CGFloat(n[15]))
  }

  /// The 16 numbers, row by row.
  package var numbers: [Double] {
    [
      Double(m11), Double(m12), Double(m13), Double(m14), Double(m21), Double(m22), Double(m23), Double(m24),
      Double(m31), Double(m32), Double(m33), Double(m34), Double(m41), Double(m42), Double(m43), Double(m44),
    ]
  }

  /// The plane map that does the same in the plane; nil if there is none.
  package var planeMap: CGAffineTransform? {
    guard m13 == 0, m14 == 0, m23 == 0, m24 == 0, m31 == 0, m32 == 0, m33 == 1, m34 == 0, m43 == 0, m44 == 1
    else { return nil }
    return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Whether the map changes nothing.
///
/// - Parameter t: The map.
/// - Returns: True where all of its numbers equal those in `CATransform3DIdentity`.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

/// Whether two maps are the same, number by number.
///
/// - Parameters:
///   - a: A map.
///   - b: Another one.
/// - Returns: True where all numbers are equal; NaN is equal to nothing.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a map that moves.
///
/// - Parameters:
///   - tx: How far along x, in points.
///   - ty: How far along y, in points.
///   - tz: How far along z, in points.
/// - Returns: The map.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m41, map.m42, map.m43) = (tx, ty, tz)
  return map
}

/// Returns a map that stretches about the origin.
///
/// - Parameters:
///   - sx: The factor along x.
///   - sy: The factor along y.
///   - sz: The factor along z.
/// - Returns: The map.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m22, map.m33) = (sx, sy, sz)
  return map
}

/// Returns a map that turns about an axis through the origin.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The axis's part along x.
///   - y: Its part along y.
///   - z: Its part along z.
/// - Returns: The map; for an axis of no length, and for numbers that are not finite, the one that changes nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (Double(x) * Double(x) + Double(y) * Double(y) + Double(z) * Double(z)).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3D() }
  let (x, y, z) = (Double(x) / length, Double(y) / length, Double(z) / length)
  let sine = Mathematics.sine(Double(angle))
  let cosine = Mathematics.cosine(Double(angle))
  let rest = 1 - cosine
  return CATransform3D(numbers: [
    cosine + x * x * rest, y * x * rest + z * sine, z * x * rest - y * sine, 0,
    x * y * rest - z * sine, cosine + y * y * rest, z * y * rest + x * sine, 0,
    x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0,
    0, 0, 0, 1,
  ])
}

/// Returns a map that moves and then does what another map does.
///
/// - Parameters:
///   - t: The other map.
///   - tx: How far along x, in points.
///   - ty: How far along y, in points.
///   - tz: How far along z, in points.
/// - Returns: The map.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns a map that stretches and then does what another map does.
///
/// - Parameters:
///   - t: The other map.
///   - sx: The factor along x.
///   - sy: The factor along y.
///   - sz: The factor along z.
/// - Returns: The map.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns a map that turns about an axis and then does what another map does.
///
/// - Parameters:
///   - t: The other map.
///   - angle: The angle in radians.
///   - x: The axis's part along x.
///   - y: Its part along y.
///   - z: Its part along z.
/// - Returns: The map; for an axis of no length the other one.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns a map that does what one map does and then what another does.
///
/// - Parameters:
///   - a: The map that comes first.
///   - b: The map that comes then.
/// - Returns: The product of both.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (one, other) = (a.numbers, b.numbers)
  var product = [Double](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum = 0.0
      for inner in 0..<4 { sum += one[row * 4 + inner] * other[inner * 4 + column] }
      product[row * 4 + column] = sum
    }
  }
  return CATransform3D(numbers: product)
}

/// Returns the map that undoes another map.
///
/// - Parameter t: The other map.
/// - Returns: The map; one that flattens space has none and is returned as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan's elimination with the largest pivot.
  var left = t.numbers
  var right = CATransform3D().numbers
  for column in 0..<4 {
    var best = column
    for row in column..<4 where abs(left[row * 4 + column]) > abs(left[best * 4 + column]) { best = row }
    let pivot = left[best * 4 + column]
    guard pivot.isFinite, abs(pivot) > 1e-12 else { return t }
    for index in 0..<4 {
      left.swapAt(column * 4 + index, best * 4 + index)
      right.swapAt(column * 4 + index, best * 4 + index)
    }
    for index in 0..<4 {
      left[column * 4 + index] /= pivot
      right[column * 4 + index] /= pivot
    }
    for row in 0..<4 where row != column {
      let share = left[row * 4 + column]
      for index in 0..<4 {
        left[row * 4 + index] -= share * left[column * 4 + index]
        right[row * 4 + index] -= share * right[column * 4 + index]
      }
    }
  }
  return CATransform3D(numbers: right)
}

/// Returns the map of space that does in the plane what a plane map does.
///
/// - Parameter m: The plane map.
/// - Returns: The map, which leaves z as it is.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var map = CATransform3D()
  (map.m11, map.m12, map.m21, map.m22, map.m41, map.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return map
}

/// Whether a plane map does the same.
///
/// - Parameter t: The map.
/// - Returns: True where it has no perspective and leaves z alone.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.planeMap != nil }

/// Returns the plane map that does the same.
///
/// - Parameter t: The map.
/// - Returns: The plane map; what it cannot do is left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
