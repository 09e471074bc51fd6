// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// How a view stands back behind something in front: beside its transform and its frame, which stay.
public struct BackgroundBlur: Equatable, Sendable {
  /// About the view's center, and then moved.
  public var scale: Double
  /// How far it is moved, in points.
  public var offset: CGSize
  /// The blur of the view and all in it, in points, as CSS counts it.
  public var blur: Double
  /// The part that stays sharp, in the view's points; empty means none.
  public var hole: CGRect
  /// The radius of the hole's corners, in points.
  public var corner: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - scale: About the view's center, and then moved.
  ///   - offset: How far it is moved, in points.
  ///   - blur: The blur of the view and all in it, in points, as CSS counts it.
  ///   - hole: The part that stays sharp, in the view's points; empty means none.
  ///   - corner: The radius of the hole's corners, in points.
  public init(
    scale: Double = 1, offset: CGSize = .zero, blur: Double = 0, hole: CGRect = .zero, corner: Double = 0
  ) {
    self.scale = scale
    self.offset = offset
    self.blur = blur
    self.hole = hole
    self.corner = corner
  }
}

/// A color at a place of a gradient.
public struct GradientStop: Equatable, Sendable {
  /// 0...1
  public var place: Double
  /// As `0xRRGGBBAA`.
  public var color: UInt32

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - place: 0...1
  ///   - color: As `0xRRGGBBAA`.
  public init(place: Double, color: UInt32) {
    self.place = place
    self.color = color
  }
}

/// Colors that pass into one another along a line or from a center; no stops are no gradient.
public struct Gradient: Equatable, Sendable {
  /// From `start`, its center, to the ellipse that `end` is a corner of the rectangle around.
  public var isRadial: Bool
  /// In the view's points.
  public var start: CGPoint
  /// In the view's points.
  public var end: CGPoint
  /// From `start` to `end`.
  public var stops: [GradientStop]

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - isRadial: From `start`, its center, to the ellipse that `end` is a corner of the rectangle around.
  ///   - start: In the view's points.
  ///   - end: In the view's points.
  ///   - stops: From `start` to `end`.
  public init(
    isRadial: Bool = false, start: CGPoint = .zero, end: CGPoint = .zero, stops: [GradientStop] = []
  ) {
    self.isRadial = isRadial
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A path of lines and curves in the view's points.
public struct Outline: Equatable, Sendable {
  /// Each step's kind and its numbers: 0 x y begins, 1 x y is a line, 2 x y x y a curve with a control point,
  /// 3 x y x y x y one with two, 4 closes. An empty list means that there is no path.
  public var steps: [Double]
  /// Whether places that are wound around twice are outside.
  public var isEvenOdd: Bool

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - steps: Each step's kind and its numbers: 0 x y begins, 1 x y is a line, 2 x y x y a curve with a
  ///     control point, 3 x y x y x y one with two, 4 closes.
  ///   - isEvenOdd: Whether places that are wound around twice are outside.
  public init(steps: [Double] = [], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }
}

/// A path that is filled and along which a line is drawn.
public struct Shape: Equatable, Sendable {
  /// The path.
  public var outline: Outline
  /// As `0xRRGGBBAA`.
  public var fill: UInt32
  /// As `0xRRGGBBAA`.
  public var stroke: UInt32
  /// The width of the line.
  public var width: Double
  /// `CGLineCap`'s raw value.
  public var cap: UInt8
  /// `CGLineJoin`'s raw value.
  public var join: UInt8
  /// How far a pointed corner may reach, as a multiple of the width.
  public var miterLimit: Double
  /// Lengths of lines and gaps in turn.
  public var dashes: [Double]
  /// How far into the dashes the line begins.
  public var phase: Double
  /// Where along the path the line begins, 0...1. Where it is not the whole path there are no dashes.
  public var from: Double
  /// Where it ends.
  public var to: Double
  /// As CSS counts it.
  public var blur: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - outline: The path.
  ///   - fill: As `0xRRGGBBAA`.
  ///   - stroke: As `0xRRGGBBAA`.
  ///   - width: The width of the line.
  ///   - cap: `CGLineCap`'s raw value.
  ///   - join: `CGLineJoin`'s raw value.
  ///   - miterLimit: How far a pointed corner may reach, as a multiple of the width.
  ///   - dashes: Lengths of lines and gaps in turn.
  ///   - phase: How far into the dashes the line begins.
  ///   - from: Where along the path the line begins, 0...1.
  ///   - to: Where it ends.
  ///   - blur: As CSS counts it.
  public init(
    outline: Outline = Outline(), fill: UInt32 = 0, stroke: UInt32 = 0, width: Double = 1, cap: UInt8 = 0,
    join: UInt8 = 0, miterLimit: Double = 10, dashes: [Double] = [], phase: Double = 0, from: Double = 0,
    to: Double = 1, blur: Double = 0
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.phase = phase
    self.from = from
    self.to = to
    self.blur = blur
  }
}

/// A rectangle of a view's pixels that has changed. Where the size is another than before, all that no update
/// has told of is clear; the size 0 x 0 takes the pixels away.
public struct PixelUpdate: Equatable, Sendable {
  /// How the pixels lie in the view: the content mode's raw value.
  public var mode: UInt8
  /// Pixels in a point, for the modes that do not stretch.
  public var scale: Double
  /// The width of the whole in pixels.
  public var width: Int
  /// The height of the whole in pixels.
  public var height: Int
  /// The left edge of what has changed, in pixels.
  public var x: Int
  /// The top edge of what has changed, in pixels.
  public var y: Int
  /// The width of what has changed; nothing where it is 0.
  public var changedWidth: Int
  /// The height of what has changed; nothing where it is 0.
  public var changedHeight: Int
  /// Red, green, blue and alpha of each changed pixel, row by row; the colors are not multiplied by alpha.
  public var bytes: [UInt8]

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - mode: How the pixels lie in the view: the content mode's raw value.
  ///   - scale: Pixels in a point, for the modes that do not stretch.
  ///   - width: The width of the whole in pixels.
  ///   - height: The height of the whole in pixels.
  ///   - x: The left edge of what has changed, in pixels.
  ///   - y: The top edge of what has changed, in pixels.
  ///   - changedWidth: The width of what has changed; nothing where it is 0.
  ///   - changedHeight: The height of what has changed; nothing where it is 0.
  ///   - bytes: Red, green, blue and alpha of each changed pixel, row by row; the colors are not multiplied
  ///     by alpha.
  public init(
    mode: UInt8 = 0, scale: Double = 1, width: Int = 0, height: Int = 0, x: Int = 0, y: Int = 0,
    changedWidth: Int = 0, changedHeight: Int = 0, bytes: [UInt8] = []
  ) {
    self.mode = mode
    self.scale = scale
    self.width = width
    self.height = height
    self.x = x
    self.y = y
    self.changedWidth = changedWidth
    self.changedHeight = changedHeight
    self.bytes = bytes
  }
}
