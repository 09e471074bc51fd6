/// How a drawing lies in a bitmap: so many times larger, and moved by whole pixels. The path of a stroke is placed and
/// not its pixels, so its ink is as sharp at any size as at its own.
public struct InkPlacement: Hashable, Sendable {
  /// Pixels of the bitmap in a pixel of the drawing.
  public let scale: Float
  /// Where the bitmap's corner lies in the enlarged drawing, in pixels of the bitmap.
  public let x: Float
  /// The same downward.
  public let y: Float

  /// The smallest and the largest scale (our choices): beyond them a line is nothing, or wider than any bitmap.
  public static var scales: ClosedRange<Double> { 1.0 / 256...256 }

  /// The drawing as it is.
  public static var identity: InkPlacement { InkPlacement(scale: 1) }

  /// A place. A scale out of `scales` is brought there; one that is not a number is 1.
  ///
  /// - Parameters:
  ///   - scale: How many times larger the drawing is shown.
  ///   - x: Where the bitmap's left edge lies in the enlarged drawing, in pixels of the bitmap.
  ///   - y: Where its top edge lies.
  public init(scale: Double, x: Int = 0, y: Int = 0) {
    let bounds = InkPlacement.scales
    self.scale = scale.isNaN ? 1 : Float(min(max(scale, bounds.lowerBound), bounds.upperBound))
    (self.x, self.y) = (Float(x), Float(y))
  }

  /// Where a circle of the drawing lies in the bitmap.
  ///
  /// - Parameter point: The circle, in pixels of the drawing.
  /// - Returns: The circle in pixels of the bitmap, as many times larger.
  @inline(__always)
  public func callAsFunction(_ point: InkPoint) -> InkPoint {
    // Enlarged first and moved then, by whole numbers: so a line is at the same place whatever the corner.
    InkPoint(between: point.values * SIMD4(scale, scale, scale, 1) - SIMD4(x, y, 0, 0))
  }
}
