import Ink

/// Takes away the whole strokes that it touches.
struct StrokeEraser {
  private let strokes: [DrawnStroke]
  private var reaches = StrokeIndex()
  private var isHit: [Bool]
  /// Half of its width, in pixels of the drawing.
  private let radius: Double
  /// The layer that it takes strokes of.
  private let layer: UInt32
  private var last: SIMD2<Double>?

  init(_ strokes: [DrawnStroke], of layer: UInt32 = 0, radius: Double) {
    self.layer = layer
    self.strokes = strokes
    self.radius = radius
    isHit = strokes.map { _ in false }
    for stroke in strokes { reaches.append(stroke.reach) }
  }

  /// The strokes that are left and may touch a rectangle, in pixels of the drawing.
  func remaining(touching area: PixelRectangle) -> [DrawnStroke] {
    reaches.places(touching: area).filter { !isHit[$0] }.map { strokes[$0] }
  }

  /// The strokes that are left.
  var remaining: [DrawnStroke] { strokes.indices.filter { !isHit[$0] }.map { strokes[$0] } }
  var hasHit: Bool { isHit.contains(true) }

  /// Goes on to a place. Returns what those that it touches first on its way reach; empty where there are none.
  mutating func go(to place: SIMD2<Double>) -> PixelRectangle {
    let from = last ?? place
    last = place
    var changed = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    let swept = PixelRectangle(
      from: Point(min(from.x, place.x) - radius - 1, min(from.y, place.y) - radius - 1),
      to: Point(max(from.x, place.x) + radius + 1, max(from.y, place.y) + radius + 1))
    for index in reaches.places(touching: swept)
    where !isHit[index] && strokes[index].layer == layer && strokes[index].brush.kind != .eraser
      && StrokeEraser.touches(strokes[index], from, place, radius: radius)
    {
      isHit[index] = true
      changed = changed.union(reaches.bounds[index])
    }
    return changed
  }

  /// Whether a round thing of that radius that goes from one place to another touches a stroke, all in pixels.
  static func touches(
    _ stroke: DrawnStroke, _ from: SIMD2<Double>, _ to: SIMD2<Double>, radius: Double
  ) -> Bool {
    if stroke.isFramed {
      // From one place to the next in steps of half its width, so that nothing is stepped over.
      let steps = max(Int(((to - from) * (to - from)).sum().squareRoot() / max(radius, 1)), 1)
      return (0...steps).contains {
        stroke.holds(from + (to - from) * (Double($0) / Double(steps)), within: radius)
      }
    }
    let near = radius + stroke.brush.size / 2
    var before: SIMD2<Double>?
    for sample in stroke.samples {
      let ink = sample.ink
      let place = SIMD2(ink.x, ink.y)
      if StrokeEraser.distance(before ?? place, place, from, to) <= near { return true }
      before = place
    }
    return false
  }

  /// The distance of two lines between points.
  private static func distance(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) -> Double {
    func cross(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double { one.x * other.y - one.y * other.x }
    // Each has its ends on both sides of the other.
    if cross(b - a, c - a) * cross(b - a, d - a) < 0, cross(d - c, a - c) * cross(d - c, b - c) < 0 {
      return 0
    }
    return min(distance(a, c, d), distance(b, c, d), distance(c, a, b), distance(d, a, b))
  }

  private static func distance(_ point: SIMD2<Double>, _ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double
  {
    let (delta, to) = (other - one, point - one)
    let square = (delta * delta).sum()
    let part = square > 0 ? min(max((to * delta).sum() / square, 0), 1) : 0
    let rest = to - delta * part
    return (rest * rest).sum().squareRoot()
  }
}
