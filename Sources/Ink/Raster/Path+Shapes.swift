extension Path {
  /// A rectangle from one corner to the opposite one.
  ///
  /// - Parameters:
  ///   - corner: Where it begins and ends. Corners that are not finite add nothing.
  ///   - opposite: The corner across.
  public mutating func rectangle(from corner: Point, to opposite: Point) {
    guard corner.isFinite, opposite.isFinite else { return }
    move(to: corner)
    line(to: Point(opposite.x, corner.y))
    line(to: opposite)
    line(to: Point(corner.x, opposite.y))
    close()
  }

  /// The ellipse in a rectangle.
  ///
  /// - Parameters:
  ///   - corner: A corner of the rectangle. Corners that are not finite add nothing.
  ///   - opposite: The corner across.
  public mutating func ellipse(from corner: Point, to opposite: Point) {
    guard corner.isFinite, opposite.isFinite else { return }
    let radii = (opposite - corner) * 0.5
    var circle = Path()
    circle.arc(center: Point(0, 0), radius: 1, from: 0, sweep: 2 * .pi)
    circle.close()
    let middle = (corner + opposite) * 0.5
    append(circle, through: Affine(a: radii.x, b: 0, c: 0, d: radii.y, tx: middle.x, ty: middle.y))
  }

  /// A rectangle with round corners; a radius over half a side is half that side.
  ///
  /// - Parameters:
  ///   - corner: A corner.
  ///   - opposite: The corner across.
  ///   - radius: Of the round corners.
  public mutating func roundedRectangle(from corner: Point, to opposite: Point, radius: Double) {
    let left = min(corner.x, opposite.x)
    let right = max(corner.x, opposite.x)
    let top = min(corner.y, opposite.y)
    let bottom = max(corner.y, opposite.y)
    let radius = min(max(radius, 0), min(right - left, bottom - top) / 2)
    guard radius > 0 else { return rectangle(from: corner, to: opposite) }
    let quarter = Double.pi / 2
    move(to: Point(left + radius, top))
    arc(center: Point(right - radius, top + radius), radius: radius, from: -quarter, sweep: quarter)
    arc(center: Point(right - radius, bottom - radius), radius: radius, from: 0, sweep: quarter)
    arc(center: Point(left + radius, bottom - radius), radius: radius, from: quarter, sweep: quarter)
    arc(center: Point(left + radius, top + radius), radius: radius, from: 2 * quarter, sweep: quarter)
    close()
  }

  /// An arc of a circle with a line to its beginning from the current point. Angles are in radians, positive
  /// is clockwise on a screen; a sweep beyond a whole turn is a whole turn.
  ///
  /// - Parameters:
  ///   - center: The circle's center; a value that is not finite, here or below, adds nothing.
  ///   - radius: The circle's radius.
  ///   - angle: Where it begins, in radians from the positive x axis.
  ///   - sweep: How far it goes, in radians.
  public mutating func arc(center: Point, radius: Double, from angle: Double, sweep: Double) {
    guard center.isFinite, radius.isFinite, angle.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    // A quarter turn as one cubic curve is off by less than 3 parts in 10,000 of the radius; an eighth's is off
    // by 4 parts in a million.
    let count = max(1, Int((sweep.magnitude / (.pi / 4)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = 4 / 3 * Mathematics.sine(step / 4) / Mathematics.cosine(step / 4) * radius
    var spoke = Point(Mathematics.cosine(angle), Mathematics.sine(angle))
    line(to: center + spoke * radius)
    for index in 1...count {
      let end = angle + step * Double(index)
      let next = Point(Mathematics.cosine(end), Mathematics.sine(end))
      cubic(
        to: center + next * radius, first: center + spoke * radius + Point(-spoke.y, spoke.x) * reach,
        second: center + next * radius - Point(-next.y, next.x) * reach)
      spoke = next
    }
  }
  /// A line from a point toward a corner, and an arc that touches it and the line from the corner to an end: a round corner.
  /// Where the three are in a line or the radius is not above 0 it is a line to the corner.
  ///
  /// - Parameters:
  ///   - start: Where the first line begins.
  ///   - corner: Where the two lines meet.
  ///   - end: The point that the second line goes toward.
  ///   - radius: The circle's radius.
  package mutating func roundCorner(from start: Point, at corner: Point, to end: Point, radius: Double) {
    let (before, after) = (start - corner, end - corner)
    let lengths = before.length * after.length
    let cosine = (before.x * after.x + before.y * after.y) / lengths
    let cross = before.y * after.x - before.x * after.y
    guard lengths > 0, lengths.isFinite, radius > 0, cross.magnitude > 1e-9 * lengths else {
      return line(to: corner)
    }
    // The tangent of half the angle between the lines, and its sine.
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
    let sine = ((1 - cosine) / 2).squareRoot()
    let middle = before * (1 / before.length) + after * (1 / after.length)
    let center = corner + middle * (radius / sine / middle.length)
    let spoke = corner + before * (radius / tangent / before.length) - center
    let turn = Double.pi - Mathematics.arctangent(y: cross.magnitude / lengths, x: cosine)
    arc(
      center: center, radius: radius, from: Mathematics.arctangent(y: spoke.y, x: spoke.x),
      sweep: cross > 0 ? turn : -turn)
  }
}
