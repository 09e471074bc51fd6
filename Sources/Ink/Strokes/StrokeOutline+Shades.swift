extension StrokeOutline {
  /// A part of a stroke that is of one opacity: a line along the middle, with round ends.
  struct Shade {
    /// The opacity, 0...255.
    var level: Int16
    /// In pixels.
    var width: Double
    var path = Path()
  }

  /// The shades of joined circles, the palest first. Painted in this order, each in place of what is below it, the darkest
  /// remains wherever they overlap, as in pixels. They reach over the stroke's edge, which its outline cuts.
  static func shades(_ circles: [InkPoint]) -> [Shade] {
    var shades: [Shade] = []
    var run: [InkPoint] = []
    var shade = InkShade(InkPoint(x: 0, y: 0, radius: 0))
    for circle in circles where circle.isDrawable {
      guard var last = run.last else {
        shade = InkShade(circle, step: InkShade.coarse)
        run = [circle]
        continue
      }
      var next = shade
      while let place = next.change(from: last, to: circle) {
        if next.level < shade.level || !isHidden(run, by: place) {
          insert(line(run + [place], shade.level), into: &shades)
        }
        (shade, last, run) = (next, place, [place])
      }
      run.append(circle)
    }
    if !run.isEmpty { insert(line(run, shade.level), into: &shades) }
    return shades
  }

  private static func insert(_ shade: Shade, into shades: inout [Shade]) {
    var index = shades.count
    while index > 0, shades[index - 1].level > shade.level { index -= 1 }
    shades.insert(shade, at: index)
  }

  /// How far a shade reaches over the edge, in pixels (our choice: what blurs at its own edge is cut off).
  private static let margin = 0.5

  private static func line(_ run: [InkPoint], _ level: Int16) -> Shade {
    var radius: Float = 0
    var points: [Point] = []
    for circle in run {
      radius = max(radius, circle.radius)
      let point = Point(Double(circle.x), Double(circle.y))
      if let last = points.last, (point - last).length < 0.05 { continue }
      points.append(point)
    }
    var shade = Shade(level: level, width: 2 * (Double(radius) + margin))
    shade.path.move(to: points[0])
    if points.count > 1 { smooth(points, to: &shade.path) } else { shade.path.line(to: points[0]) }
    return shade
  }

  /// Whether a darker circle lies over all of a run: force that rises in one place.
  private static func isHidden(_ run: [InkPoint], by circle: InkPoint) -> Bool {
    run.allSatisfy {
      let (x, y) = ($0.x - circle.x, $0.y - circle.y)
      return $0.radius <= circle.radius && x * x + y * y < 0.0025
    }
  }
}
