/// A rectangle of whole pixels.
public struct PixelRectangle: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// How many columns it has; 0 or less is empty.
  public var width: Int
  /// How many rows it has; 0 or less is empty.
  public var height: Int

  /// A rectangle from its top left corner and its size; a negative size means empty.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The first row.
  ///   - width: How many columns.
  ///   - height: How many rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The first column and row beyond the rectangle.
  var right: Int { x + width }
  var bottom: Int { y + height }
  /// Whether there is no pixel in it.
  public var isEmpty: Bool { width == 0 || height == 0 }
  /// How many pixels there are; asked only of what lies in a bitmap.
  var area: Int { width * height }

  /// Returns the pixels that are in both rectangles.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: The intersection; empty where they have no pixel in common.
  public func intersection(_ other: PixelRectangle) -> PixelRectangle {
    PixelRectangle(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The smallest rectangle around both.
  ///
  /// - Parameter other: The other rectangle; an empty one adds nothing.
  /// - Returns: The smallest rectangle that holds both.
  public func union(_ other: PixelRectangle) -> PixelRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRectangle(
      left: min(x, other.x), top: min(y, other.y), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The pixels whose edges are nearest to the given places; places beyond 2^30 are moved there.
  ///
  /// - Parameters:
  ///   - corner: The top left corner, in pixels; NaN counts as 0.
  ///   - opposite: The bottom right corner.
  public init(from corner: Point, to opposite: Point) {
    func whole(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value.rounded(), -0x4000_0000), 0x3FFF_FFFF))
    }
    // Two far ends are less than 2^31 apart, so that an `Int` of 32 bits holds their difference.
    self.init(
      left: whole(min(corner.x, opposite.x)), top: whole(min(corner.y, opposite.y)),
      right: whole(max(corner.x, opposite.x)), bottom: whole(max(corner.y, opposite.y)))
  }
}
