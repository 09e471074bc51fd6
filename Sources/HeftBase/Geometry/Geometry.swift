// Geometry is Foundation's where there is one, so that a file which imports both sees one type by each name.
// The Embedded build has no Foundation: there the same shapes are ours.
#if hasFeature(Embedded)
  /// A length in points.
  public typealias CGFloat = Double
  /// A span of time in seconds.
  public typealias TimeInterval = Double

  /// A place in points.
  public struct CGPoint: Hashable, Sendable, CustomStringConvertible {
    public var x: CGFloat
    public var y: CGFloat
    public static let zero = CGPoint()

    /// A place from its coordinates.
    ///
    /// - Parameters:
    ///   - x: How far to the right, in points.
    ///   - y: How far down, in points.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
      self.x = x
      self.y = y
    }
  }

  /// A width and a height in points.
  public struct CGSize: Hashable, Sendable, CustomStringConvertible {
    public var width: CGFloat
    public var height: CGFloat
    public static let zero = CGSize()

    /// A size from its sides.
    ///
    /// - Parameters:
    ///   - width: The width in points; negative ones are kept.
    ///   - height: The height in points; negative ones are kept.
    public init(width: CGFloat = 0, height: CGFloat = 0) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in points.
  public struct CGRect: Hashable, Sendable, CustomStringConvertible {
    public var origin: CGPoint
    public var size: CGSize
    public static let zero = CGRect()

    /// A rectangle from its corner and its size.
    ///
    /// - Parameters:
    ///   - origin: The corner.
    ///   - size: The size; where it is negative the rectangle lies on the corner's other side.
    public init(origin: CGPoint = .zero, size: CGSize = .zero) {
      self.origin = origin
      self.size = size
    }

    /// A rectangle from its corner and its sides.
    ///
    /// - Parameters:
    ///   - x: The corner's place along x, in points.
    ///   - y: The corner's place along y, in points.
    ///   - width: The width in points; where it is negative the rectangle lies to the left.
    ///   - height: The height in points; where it is negative the rectangle lies above.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
    public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
    public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }

    /// Whether a point lies inside.
    ///
    /// - Parameter point: The point.
    /// - Returns: True where it does; the far edges are outside.
    public func contains(_ point: CGPoint) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the rectangle made smaller on each side.
    ///
    /// - Parameters:
    ///   - dx: How much on the left and on the right, in points; negative makes it larger.
    ///   - dy: How much above and below, in points; negative makes it larger.
    /// - Returns: The rectangle; of more than half its size the sides become negative.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }

    /// Returns the rectangle moved.
    ///
    /// - Parameters:
    ///   - dx: How far along x, in points.
    ///   - dy: How far along y, in points.
    /// - Returns: The rectangle.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
    }

    /// Whether two rectangles share any area.
    ///
    /// - Parameter other: The other rectangle.
    /// - Returns: True where they do; edges that touch share none.
    public func intersects(_ other: CGRect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The rectangle that is nowhere.
    public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

    /// The same rectangle without negative sizes.
    public var standardized: CGRect { CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) }

    /// Returns the smallest rectangle around both.
    ///
    /// - Parameter other: The other rectangle.
    /// - Returns: The rectangle; where one is `null` the other one as it is.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let x = Swift.min(minX, other.minX)
      let y = Swift.min(minY, other.minY)
      return CGRect(
        x: x, y: y, width: Swift.max(maxX, other.maxX) - x, height: Swift.max(maxY, other.maxY) - y)
    }

    /// Returns what both have in common.
    ///
    /// - Parameter other: The other rectangle.
    /// - Returns: The rectangle, without a width or a height where only edges touch; `null` where they have nothing in
    ///   common.
    public func intersection(_ other: CGRect) -> CGRect {
      let x = Swift.max(minX, other.minX)
      let y = Swift.max(minY, other.minY)
      let right = Swift.min(maxX, other.maxX)
      let bottom = Swift.min(maxY, other.maxY)
      return right < x || bottom < y ? .null : CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }

    /// Whether another rectangle lies in this one.
    ///
    /// - Parameter other: The other rectangle.
    /// - Returns: True where it does, also where both are the same; `null` lies in none.
    public func contains(_ other: CGRect) -> Bool { !other.isNull && union(other) == standardized }

    /// The smallest rectangle around this one whose edges are whole numbers.
    public var integral: CGRect {
      if isNull { return self }
      let x = minX.rounded(.down)
      let y = minY.rounded(.down)
      return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
    }
  }
#else
  @_exported import struct Foundation.CGFloat
  @_exported import struct Foundation.CGPoint
  @_exported import struct Foundation.CGRect
  @_exported import struct Foundation.CGSize
  @_exported import typealias Foundation.TimeInterval

  // A page cannot print what has no description, and must print what a native build prints.
  extension CGPoint: @retroactive CustomStringConvertible {}
  extension CGSize: @retroactive CustomStringConvertible {}
  extension CGRect: @retroactive CustomStringConvertible {}

  #if canImport(Glibc)
    // A debug build calls the C library's square root.
    import Glibc
  #endif
#endif

extension CGPoint {
  /// The point as UIKit writes it: `(10.0, 20.0)`.
  public var description: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The size as UIKit writes it: `(30.0, 40.0)`.
  public var description: String { "(\(width), \(height))" }
}

extension CGRect {
  /// The rectangle as UIKit writes it: `(10.0, 20.0, 30.0, 40.0)`.
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGRect {
  /// The middle of the rectangle.
  @inlinable
  package var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
  /// How far the other point is, in points.
  @inlinable
  package func distance(to other: CGPoint) -> CGFloat {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
