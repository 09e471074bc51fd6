extension Path {
  /// Whether a point is inside the path, whose open subpaths count as closed. A point on an edge is inside where the edge
  /// is at the low side of what it bounds, so that two shapes side by side never both have it.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: The rule for the inside where outlines cross.
  /// - Returns: Whether it is.
  package func contains(_ point: Point, rule: FillRule) -> Bool {
    var winding = 0
    for contour in contours {
      guard var last = contour.points.last else { continue }
      for next in contour.points {
        let isUpward = last.y <= point.y && next.y > point.y
        let isDownward = next.y <= point.y && last.y > point.y
        if isUpward || isDownward {
          let x = last.x + (next.x - last.x) * ((point.y - last.y) / (next.y - last.y))
          if x > point.x { winding += isUpward ? 1 : -1 }
        }
        last = next
      }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The smallest and the largest coordinates that the path's lines and curves reach; nil where there are no steps. Curves
  /// are within a hundredth of a unit.
  package var extremes: (low: Point, high: Point)? {
    var points = contours.flatMap { $0.points }
    // A subpath of one point has no lines.
    if case .move(let point)? = elements.last { points.append(point) }
    guard var low = points.first else { return nil }
    var high = low
    for point in points {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    return (low, high)
  }

  /// The path from its end to its beginning: the last subpath comes first, and each runs in the opposite direction.
  package var reversed: Path {
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element { subpaths.append([]) }
      if subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    var result = Path()
    for subpath in subpaths.reversed() { result.append(reversed: subpath) }
    return result
  }

  private mutating func append(reversed subpath: [Element]) {
    var places: [Point] = []
    var isClosed = false
    for element in subpath {
      switch element {
      case .move(let point), .line(let point), .quad(_, let point), .cubic(_, _, let point):
        places.append(point)
      case .close: isClosed = true
      }
    }
    guard let end = places.last else { return }
    move(to: end)
    var at = places.count - 1
    for element in subpath.reversed() where at > 0 {
      let before = places[at - 1]
      switch element {
      case .line: line(to: before)
      case .quad(let control, _): quad(to: before, control: control)
      case .cubic(let first, let second, _): cubic(to: before, first: second, second: first)
      case .move, .close: continue
      }
      at -= 1
    }
    if isClosed { close() }
  }

  /// The outline of a line along the path.
  ///
  /// - Parameter stroke: How wide the line is, how it ends and turns.
  /// - Returns: Its outline as straight lines, to be filled by the nonzero rule.
  package func outline(of stroke: Stroke) -> Path {
    Path(lines: stroke.outlines(of: contours, scale: 1))
  }

  /// The dashes of a line along the path, as straight lines.
  ///
  /// - Parameter stroke: Its dashes.
  /// - Returns: A subpath for each dash.
  package func dashes(of stroke: Stroke) -> Path {
    Path(lines: stroke.dashed(contours, scale: 1))
  }

  private init(lines: [Contour]) {
    self.init()
    for contour in lines {
      guard let first = contour.points.first else { continue }
      move(to: first)
      for point in contour.points.dropFirst() { line(to: point) }
      if contour.isClosed { close() }
    }
  }
}
