/// A place that ink is laid at: a circle on the path of a stroke.
public struct InkPoint: Hashable, Sendable {
  /// The center, in pixels, to the right.
  public let x: Float
  /// The center, in pixels, downward.
  public let y: Float
  /// The radius, in pixels; never negative.
  public let radius: Float
  /// How much of the brush's color is laid, 0...1. Where circles overlap the most counts, so that joints and crossings
  /// are no darker.
  public let opacity: Float

  /// A circle from its center, radius and opacity. A negative radius, or one that is not a number, draws nothing; an
  /// opacity that is not a number is full.
  ///
  /// - Parameters:
  ///   - x: The center, in pixels.
  ///   - y: The center, in pixels.
  ///   - radius: In pixels.
  ///   - opacity: 0...1 of the brush's color.
  public init(x: Float, y: Float, radius: Float, opacity: Float = 1) {
    self.x = x
    self.y = y
    self.radius = radius > 0 ? radius : 0
    self.opacity = opacity < 1 ? max(opacity, 0) : 1
  }

  /// A circle between others, whose parts are therefore right.
  @inline(__always)
  init(between values: SIMD4<Float>) {
    (x, y, radius, opacity) = (values.x, values.y, values.z, values.w)
  }

  /// All parts, for arithmetic on all at once.
  @inline(__always)
  var values: SIMD4<Float> { SIMD4(x, y, radius, opacity) }

  /// Whether it can be drawn: it is a number and not absurdly far away.
  var isDrawable: Bool {
    x.magnitude < InkPoint.farthest && y.magnitude < InkPoint.farthest && radius < InkPoint.widest
  }

  /// Beyond that many pixels nothing is drawn (our choice: eight times the largest bitmap).
  static let farthest: Float = 65536
  /// No line is wider, however large its drawing is shown (our choice: twice the largest bitmap).
  static let widest: Float = 16384
}
