import Ink

/// The shape that a stroke becomes when it is held still at its end: the one that it nearly is.
struct HeldShape {
  private enum Kind {
    case line
    /// A line with a head at its end, whose sides are so long and so far from it.
    case arrow(tip: SIMD2<Double>, head: Double)
    /// Around a middle; what was held follows the finger.
    case ellipse(radii: SIMD2<Double>, turn: Double)
    case polygon([SIMD2<Double>])
  }

  private let kind: Kind
  private let freehand: DrawnStroke
  private let middle: SIMD2<Double>
  /// Where it was held.
  private let grip: SIMD2<Double>

  /// Our choices: the smallest shape in points, how far a closed stroke's ends may lie apart and a shape may be left, as
  /// shares of its size, and up to which angle a bend counts as straight.
  private static let smallest = 24.0
  private static let gap = 0.25
  private static let deviation = 0.13
  private static let cornerDeviation = 0.07
  /// The distance of samples in pixels and seconds, and how long a corner takes, so that no curve cuts it.
  private static let spacing = 8.0
  private static let step = 0.008
  private static let cornerStep = 0.04
  /// On which length before and after a corner the samples come closer to each other, in pixels (our choice).
  private static let slowing = 24.0

  /// The shape that a stroke nearly is; nil where it is near none. `scale` is the pixels in a point.
  init?(_ stroke: DrawnStroke, scale: Double) {
    let points = stroke.samples.map { SIMD2($0.ink.x, $0.ink.y) }
    // What an eraser rests on is to go, and no shape of it.
    guard stroke.brush.kind != .eraser, let first = points.first, let last = points.last else { return nil }
    freehand = stroke
    grip = last
    let (low, high) = HeldShape.bounds(points)
    let size = HeldShape.length(high - low)
    guard size >= HeldShape.smallest * scale else { return nil }
    if StraightLine.isNear(stroke, scale: scale) {
      (kind, middle) = (.line, first)
      return
    }
    let corners = HeldShape.simplified(points, tolerance: HeldShape.cornerDeviation * size)
    if HeldShape.length(last - first) <= HeldShape.gap * size {
      middle = (low + high) / 2
      // The nearer one of the two is taken.
      let ellipse = HeldShape.ellipse(points, low, high)
      let polygon = HeldShape.polygon(corners, size: size)
      let away = polygon.map { HeldShape.distance(of: points, from: $0) } ?? .infinity
      if let polygon, away < ellipse?.away ?? .infinity {
        kind = .polygon(polygon)
      } else if let ellipse {
        kind = ellipse.kind
      } else {
        return nil
      }
      return
    }
    // The head is small beside the line.
    let head = HeldShape.simplified(points, tolerance: HeldShape.cornerDeviation / 2 * size)
    guard let arrow = HeldShape.arrow(head) else { return nil }
    (kind, middle) = (.arrow(tip: head[1], head: arrow), first)
  }

  /// The name of the shape.
  var name: String {
    switch kind {
    case .line: "Line"
    case .arrow: "Arrow"
    case .ellipse: "Ellipse"
    case .polygon(let corners): corners.count == 3 ? "Triangle" : corners.count == 4 ? "Rectangle" : "Polygon"
    }
  }

  /// The shape while the hand that held it goes on to a place, as wide as the stroke was on the average.
  func stroke(to end: StrokeSample) -> DrawnStroke {
    let place = SIMD2(end.ink.x, end.ink.y)
    let before = HeldShape.length(grip - middle)
    let growth = before > 0 ? max(HeldShape.length(place - middle) / before, 0.05) : 1
    switch kind {
    case .line: return StraightLine.from(freehand, to: end)
    case .arrow(let tip, let head):
      // The hand rests at the end of a side, not at the tip.
      let place = tip + place - grip
      let delta = place - middle
      let length = HeldShape.length(delta)
      guard length > 0 else { return freehand }
      let along = delta / length * min(head, length * 0.6)
      let aside = SIMD2(-along.y, along.x) * 0.5
      let (back, other) = (place - along * 0.85 + aside, place - along * 0.85 - aside)
      return drawn([middle, place, back, place, other])
    case .polygon(let corners):
      let own = corners.map { middle + ($0 - middle) * growth }
      return drawn(own + own.prefix(1))
    case .ellipse(let radii, let turn):
      let (sine, cosine) = (Mathematics.sine(turn), Mathematics.cosine(turn))
      let count = max(Int(2 * Double.pi * max(radii.x, radii.y) * growth / HeldShape.spacing), 24)
      // Around once and a little further, so that the ends meet under each other.
      return sampled(
        (0...count + 1).map { index in
          let angle = 2 * Double.pi * Double(index) / Double(count)
          let (x, y) = (
            radii.x * growth * Mathematics.cosine(angle), radii.y * growth * Mathematics.sine(angle)
          )
          return (middle + SIMD2(x * cosine - y * sine, x * sine + y * cosine), HeldShape.step)
        })
    }
  }

  // MARK: What it is

  /// The corners of a closed stroke with three or four, its sides straight; a rectangle's are right angles, and level where
  /// they nearly are.
  private static func polygon(_ corners: [SIMD2<Double>], size: Double) -> [SIMD2<Double>]? {
    var corners = corners
    if corners.count > 2, length(corners[0] - corners[corners.count - 1]) < gap * size {
      corners.removeLast()
    }
    // A stroke may begin within a side.
    if corners.count > 3 {
      let (before, after) = (corners[corners.count - 1], corners[1])
      if distance(of: corners[0], from: before, to: after) < cornerDeviation * size { corners.removeFirst() }
    }
    guard corners.count == 4 else { return corners.count == 3 ? corners : nil }
    var level = 0.0
    for index in 0..<4 {
      let (one, other) = (
        corners[(index + 1) % 4] - corners[index], corners[(index + 2) % 4] - corners[(index + 1) % 4]
      )
      let cosine = (one * other).sum() / max(length(one) * length(other), 1e-9)
      guard cosine.magnitude < 0.42 else { return corners }
      level = max(level, min(one.x.magnitude, one.y.magnitude) / max(length(one), 1e-9))
    }
    if level < 0.2 {
      let (low, high) = bounds(corners)
      return [low, SIMD2(high.x, low.y), high, SIMD2(low.x, high.y)]
    }
    // Opposite sides become alike: their middles stay.
    let middle = (corners[0] + corners[1] + corners[2] + corners[3]) / 4
    let across = (corners[1] - corners[0] + corners[2] - corners[3]) / 4
    let along = (corners[2] - corners[1] + corners[3] - corners[0]) / 2
    let aside = SIMD2(-across.y, across.x)
    let height = (along * aside).sum() / max(length(aside) * length(aside), 1e-9) / 2
    let down = aside * height
    return [middle - across - down, middle + across - down, middle + across + down, middle - across + down]
  }

  /// Around the middle of the bounds, level, or turned as its longest axis is.
  private static func ellipse(_ points: [SIMD2<Double>], _ low: SIMD2<Double>, _ high: SIMD2<Double>) -> (
    kind: Kind, away: Double
  )? {
    let middle = (low + high) / 2
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    for point in points {
      let delta = point - middle
      (xx, xy, yy) = (xx + delta.x * delta.x, xy + delta.x * delta.y, yy + delta.y * delta.y)
    }
    let leaning = xy.magnitude > 0.2 * max(xx, yy)
    let turn = leaning ? Mathematics.arctangent(y: 2 * xy, x: xx - yy) / 2 : 0
    let (sine, cosine) = (Mathematics.sine(turn), Mathematics.cosine(turn))
    let turned = points.map { point -> SIMD2<Double> in
      let delta = point - middle
      return SIMD2(delta.x * cosine + delta.y * sine, delta.y * cosine - delta.x * sine)
    }
    let (least, most) = bounds(turned)
    var radii = (most - least) / 2
    guard min(radii.x, radii.y) > 0.05 * max(radii.x, radii.y) else { return nil }
    // A circle is meant where it nearly is one.
    if (radii.x - radii.y).magnitude < 0.12 * max(radii.x, radii.y) {
      radii = SIMD2(repeating: (radii.x + radii.y) / 2)
    }
    var off = 0.0
    for point in turned { off += (length(point / radii) - 1).magnitude }
    off /= Double(points.count)
    return off < deviation ? (.ellipse(radii: radii, turn: turn), off * min(radii.x, radii.y)) : nil
  }

  /// The length of the head of an arrow drawn in one go: its line, back along one side, and over to the other.
  private static func arrow(_ corners: [SIMD2<Double>]) -> Double? {
    guard corners.count == 4 || corners.count == 5 else { return nil }
    let (start, tip, side, end) = (corners[0], corners[1], corners[2], corners[corners.count - 1])
    let line = length(tip - start)
    func isSide(_ place: SIMD2<Double>) -> Bool {
      let delta = place - tip
      let long = length(delta)
      guard long > 0.06 * line, long < 0.7 * line else { return false }
      return ((start - tip) * delta).sum() / (long * line) > 0.3
    }
    guard line > 0, isSide(side), isSide(end) else { return nil }
    func turn(_ place: SIMD2<Double>) -> Double {
      let (one, other) = (start - tip, place - tip)
      return one.x * other.y - one.y * other.x
    }
    guard turn(side) * turn(end) < 0 else { return nil }
    return (length(side - tip) + length(end - tip)) / 2
  }

  // MARK: Its samples

  private func drawn(_ corners: [SIMD2<Double>]) -> DrawnStroke {
    var places: [(SIMD2<Double>, Double)] = []
    for index in 1..<max(corners.count, 1) {
      let (from, delta) = (corners[index - 1], corners[index] - corners[index - 1])
      let count = max(Int((HeldShape.length(delta) / HeldShape.spacing).rounded(.up)), 1)
      for part in 0...count {
        // Toward the corners the hand goes slower, or it would be smoothed beyond them.
        let share = HeldShape.eased(Double(part) / Double(count), length: HeldShape.length(delta))
        places.append((from + delta * share, HeldShape.step))
      }
      // At a corner the hand rests.
      for _ in 0..<3 { places.append((corners[index], HeldShape.cornerStep)) }
    }
    return sampled(places)
  }

  /// How far a side has gone at an even share of its time: within `slowing` of its ends less and less for each sample.
  private static func eased(_ share: Double, length: Double) -> Double {
    let end = min(slowing / max(length, slowing), 0.5)
    func begun(_ part: Double) -> Double { part < 2 * end ? part * part / (4 * end) : part - end }
    // The middle goes on evenly, and both halves meet there.
    let whole = begun(0.5) / 0.5
    return share <= 0.5 ? begun(share) / whole : 1 - begun(1 - share) / whole
  }

  private func sampled(_ places: [(SIMD2<Double>, Double)]) -> DrawnStroke {
    var stroke = freehand
    stroke.samples = []
    let force = meanForce
    let altitude = HeldShape.mean(freehand.samples.map { $0.altitude })
    var time = 0.0
    for (place, step) in places {
      var sample = StrokeSample(InkSample(x: place.x, y: place.y, time: time))
      (sample.force, sample.altitude) = (force, altitude)
      stroke.samples.append(sample)
      time += step
    }
    return stroke
  }

  /// The force that makes the shape as wide as the stroke on the average: where none was measured the speed, which is another
  /// on the sides than at the corners, does not count.
  private var meanForce: UInt16 {
    let measured = HeldShape.mean(freehand.samples.map { $0.force })
    if measured > 0 { return measured }
    let circles = freehand.circles
    let width = circles.reduce(0) { $0 + 2 * Double($1.radius) } / Double(max(circles.count, 1))
    let share = freehand.brush.force(forWidth: width)
    // Exactly half of the force would count as none that was measured (INK-3).
    let step = 1 / DoodleSample.steps
    let force = (share - UnmeasuredForce.pressed).magnitude < step ? UnmeasuredForce.pressed + step : share
    return StrokeSample(InkSample(x: 0, y: 0, time: 0, force: force)).force
  }

  /// Returns the mean of the values that are known.
  private static func mean<Number: FixedWidthInteger>(_ values: [Number]) -> Number {
    var (sum, count) = (0, 0)
    for value in values where value > 0 { (sum, count) = (sum + Int(value), count + 1) }
    return count == 0 ? 0 : Number(sum / count)
  }

  // MARK: Places

  private static func length(_ delta: SIMD2<Double>) -> Double { (delta * delta).sum().squareRoot() }

  /// The distance from a line between two points.
  private static func distance(of point: SIMD2<Double>, from one: SIMD2<Double>, to other: SIMD2<Double>)
    -> Double
  {
    let (delta, to) = (other - one, point - one)
    let square = (delta * delta).sum()
    let along = square > 0 ? min(max((to * delta).sum() / square, 0), 1) : 0
    return length(to - delta * along)
  }

  /// The mean distance from a polygon's sides.
  private static func distance(of points: [SIMD2<Double>], from corners: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for point in points {
      var least = Double.infinity
      for index in corners.indices {
        least = min(
          least, distance(of: point, from: corners[index], to: corners[(index + 1) % corners.count]))
      }
      sum += least
    }
    return sum / Double(max(points.count, 1))
  }

  private static func bounds(_ points: [SIMD2<Double>]) -> (SIMD2<Double>, SIMD2<Double>) {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for point in points {
      low.replace(with: point, where: point .< low)
      high.replace(with: point, where: point .> high)
    }
    return (low, high)
  }

  /// The fewest of the points that all others lie near the lines of, by Douglas and Peucker.
  private static func simplified(_ points: [SIMD2<Double>], tolerance: Double) -> [SIMD2<Double>] {
    guard points.count > 2 else { return points }
    var kept = [Bool](repeating: false, count: points.count)
    (kept[0], kept[points.count - 1]) = (true, true)
    var ranges = [(0, points.count - 1)]
    while let (first, last) = ranges.popLast() {
      let delta = points[last] - points[first]
      let long = length(delta)
      var (farthest, most) = (first, 0.0)
      for index in first..<last {
        let to = points[index] - points[first]
        // The ends of a closed stroke lie together.
        let along = long > tolerance ? min(max((to * delta).sum() / (long * long), 0), 1) : 0
        let away = length(to - delta * along)
        if away > most { (farthest, most) = (index, away) }
      }
      guard most > tolerance, farthest > first else { continue }
      kept[farthest] = true
      ranges += [(first, farthest), (farthest, last)]
    }
    return points.indices.filter { kept[$0] }.map { points[$0] }
  }
}
