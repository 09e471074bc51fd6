/// The outline of a stroke, for files that hold shapes and not pixels: smooth curves around each run of circles, and
/// whole circles where the line turns back on itself. Filled by the non-zero rule it covers what `StrokeRasterizer` inks.
public enum StrokeOutline {
  /// How far the outline may stray, in pixels (our choice: an eighth of a pixel is not seen).
  public static let tolerance = 0.125

  /// The outlines of circles that are joined.
  ///
  /// - Parameter circles: A stroke's circles in their order.
  /// - Returns: A path to be filled by the non-zero rule, in pixels.
  public static func path(_ circles: [InkPoint]) -> Path {
    var path = Path()
    var run: [InkPoint] = []
    for circle in circles where circle.isDrawable {
      guard let last = run.last else {
        run = [circle]
        continue
      }
      let (x, y) = (Double(circle.x - last.x), Double(circle.y - last.y))
      let length = (x * x + y * y).squareRoot()
      if length < 0.05, circle.radius <= last.radius { continue }
      if length <= abs(Double(circle.radius - last.radius)) * 1.05 {
        append(run, to: &path)
        run = [circle]
      } else if run.count > 1, turns(run[run.count - 2], last, circle) {
        append(run, to: &path)
        run = [last, circle]
      } else {
        run.append(circle)
      }
    }
    append(run, to: &path)
    return path
  }

  /// Whether the line turns so sharply that its sides would cross: more than about 45 degrees, or in a bend narrower
  /// than the line.
  private static func turns(_ a: InkPoint, _ b: InkPoint, _ c: InkPoint) -> Bool {
    let one = Point(Double(b.x - a.x), Double(b.y - a.y))
    let other = Point(Double(c.x - b.x), Double(c.y - b.y))
    let lengths = one.length * other.length
    if one.dot(other) < 0.7 * lengths { return true }
    let sine = abs(one.cross(other)) / lengths
    return Double(b.radius) * sine > 0.9 * min(one.length, other.length)
  }

  /// One run: along its left side, around its end, back along the right side, around its beginning.
  private static func append(_ run: [InkPoint], to path: inout Path) {
    guard let first = run.first, let last = run.last else { return }
    guard run.count > 1 else { return circle(first, to: &path) }
    var left: [Point] = []
    var right: [Point] = []
    for index in run.indices {
      let here = run[index]
      let before = run[max(index - 1, 0)]
      let after = run[min(index + 1, run.count - 1)]
      let delta = Point(Double(after.x - before.x), Double(after.y - before.y))
      let length = max(delta.length, 1e-9)
      let (ux, uy) = (delta.x / length, delta.y / length)
      // Where the tangents touch: a widening line is touched a little ahead.
      let taper = min(max(Double(before.radius - after.radius) / length, -0.95), 0.95)
      let across = (1 - taper * taper).squareRoot()
      let radius = Double(here.radius)
      let (x, y) = (Double(here.x), Double(here.y))
      left.append(Point(x + radius * (taper * ux + across * uy), y + radius * (taper * uy - across * ux)))
      right.append(Point(x + radius * (taper * ux - across * uy), y + radius * (taper * uy + across * ux)))
    }
    path.move(to: left[0])
    smooth(left, to: &path)
    arc(around: last, from: left[left.count - 1], to: right[right.count - 1], in: &path)
    smooth(right.reversed(), to: &path)
    arc(around: first, from: right[0], to: left[0], in: &path)
    path.close()
  }

  /// Curves through points, as few as keep the tolerance: each as long as it can be.
  static func smooth(_ points: [Point], to path: inout Path) {
    func tangent(_ index: Int) -> Point {
      let delta = points[min(index + 1, points.count - 1)] - points[max(index - 1, 0)]
      return delta.length > 1e-9 ? delta * (1 / delta.length) : Point(0, 0)
    }
    var start = 0
    while start < points.count - 1 {
      var end = min(start + 1, points.count - 1)
      var best = curve(points, start, end, tangent(start), tangent(end))
      while end + 1 < points.count, end - start < longestRun {
        let next = curve(points, start, end + 1, tangent(start), tangent(end + 1))
        guard next.isNear else { break }
        end += 1
        best = next
      }
      path.cubic(to: points[end], first: best.first, second: best.second)
      start = end
    }
  }

  /// The most points that one curve passes (our choice).
  private static let longestRun = 24

  /// The curve from one point to another, and whether it passes those between.
  private static func curve(
    _ points: [Point], _ start: Int, _ end: Int, _ leaving: Point, _ arriving: Point
  ) -> (first: Point, second: Point, isNear: Bool) {
    var length = 0.0
    for index in start..<end { length += (points[index + 1] - points[index]).length }
    let first = points[start] + leaving * (length / 3)
    let second = points[end] - arriving * (length / 3)
    var gone = 0.0
    for index in start + 1..<max(end, start + 1) {
      gone += (points[index] - points[index - 1]).length
      let t = gone / length
      let u = 1 - t
      let ends = points[start] * (u * u * u) + points[end] * (t * t * t)
      let place = ends + first * (3 * u * u * t) + second * (3 * u * t * t)
      let slope =
        (first - points[start]) * (u * u) + (second - first) * (2 * u * t) + (points[end] - second) * (t * t)
      // How far aside the curve passes the point counts, not when.
      let miss = points[index] - place
      guard slope.length > 0, abs(slope.cross(miss)) / slope.length < tolerance, miss.length < 2 else {
        return (first, second, false)
      }
    }
    return (first, second, true)
  }

  /// A quarter of a circle as a curve has its controls so far out.
  private static let quarter = 0.5522847498

  private static func arc(around center: InkPoint, from: Point, to: Point, in path: inout Path) {
    let middle = Point(Double(center.x), Double(center.y))
    let (start, end) = (from - middle, to - middle)
    let radius = Double(center.radius)
    // The arc goes over the far side, clockwise on a screen: half of it to where the line points.
    var angle = Mathematics.arctangent(y: start.cross(end), x: start.dot(end))
    if angle <= 0 { angle += 2 * .pi }
    let count = max(Int((angle / (.pi / 2)).rounded(.up)), 1)
    let step = angle / Double(count)
    let arm = radius * quarter * step / (.pi / 2)
    let startAngle = Mathematics.arctangent(y: start.y, x: start.x)
    for index in 0..<count {
      let (one, other) = (startAngle + step * Double(index), startAngle + step * Double(index + 1))
      let a = Point(Mathematics.cosine(one), Mathematics.sine(one))
      let b = Point(Mathematics.cosine(other), Mathematics.sine(other))
      let stop = index == count - 1 ? to : middle + b * radius
      path.cubic(
        to: stop, first: middle + a * radius + Point(-a.y, a.x) * arm, second: stop - Point(-b.y, b.x) * arm)
    }
  }

  private static func circle(_ circle: InkPoint, to path: inout Path) {
    let (x, y, radius) = (Double(circle.x), Double(circle.y), Double(max(circle.radius, 0.25)))
    let right = Point(x + radius, y)
    let left = Point(x - radius, y)
    let center = InkPoint(x: circle.x, y: circle.y, radius: Float(radius))
    path.move(to: right)
    arc(around: center, from: right, to: left, in: &path)
    arc(around: center, from: left, to: right, in: &path)
    path.close()
  }
}
