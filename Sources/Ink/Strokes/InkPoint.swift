/// A place that ink is laid at: a circle on the way of a stroke.
public struct InkPoint: Hashable, Sendable {
  /// The center, in pixels.
  public var x: Float
  public var y: Float
  /// The radius, in pixels; never negative.
  public var radius: Float
  /// How much of the brush's color is laid, 0...1. Where circles overlap the most counts, so that joints and crossings
  /// are no darker.
  public var opacity: Float

  /// A circle from its center, radius and opacity; a negative radius, or one that is no number, is none, an opacity that is
  /// no number all of it.
  public init(x: Float, y: Float, radius: Float, opacity: Float = 1) {
    self.x = x
    self.y = y
    self.radius = radius > 0 ? radius : 0
    self.opacity = opacity < 1 ? max(opacity, 0) : 1
  }

  /// Whether it can be drawn: it is a number and not absurdly far away.
  var isDrawable: Bool {
    x.magnitude < InkPoint.farthest && y.magnitude < InkPoint.farthest && radius < InkPoint.widest
  }

  /// Beyond that many pixels nothing is drawn (our choice: eight times the largest bitmap).
  static let farthest: Float = 65536
  /// No pen is wider (our choice: half of the largest bitmap).
  static let widest: Float = 4096
}
