/// How much of each pixel lies inside lines: the exact area, up to 64 rows at a time.
///
/// Each edge adds to a pixel what it takes of the pixel's area, and to the pixels right of it all of its height;
/// a running sum over the row is then how often the pixel is wound around. Where edges of several subpaths cross
/// the same pixel their areas are added up, which is the one thing that is not exact.
struct Coverage {
  /// The first row, and how many there are.
  private(set) var top = 0
  private(set) var rowCount = 0
  /// The first column of the rows.
  private(set) var left: Int
  private(set) var width: Int
  private let rule: FillRule
  let area: PixelRectangle
  /// Limits the coverage; it knows at least the pixels of `area`.
  var mask: ClipMask?
  private let edges: [Edge]
  /// A sum a pixel, with one more for what falls past the last.
  private var sums: [Float]
  /// The same as bytes, once the band is swept.
  private(set) var bytes: [UInt8]
  /// The columns from the first to after the last that is covered at all, by row; none where they are the same.
  private(set) var spans: [(first: Int, end: Int)]
  private var touched: [(first: Int, end: Int)]

  /// A part of a subpath that goes down, or up where `direction` is -1.
  private struct Edge {
    var x: Double
    var y: Double
    var bottom: Double
    var slope: Double
    var direction: Double
  }

  /// An edge that goes down by less than this is level (our choice: a billionth of a pixel shows nowhere).
  private static let level = 1e-9
  /// No place is further away than this, so that everything stays a number (our choice).
  private static let farthest = 1e9

  private static func bounded(_ point: Point) -> Point {
    Point(min(max(point.x, -farthest), farthest), min(max(point.y, -farthest), farthest))
  }

  /// The rows of a band: the bands lie as the tiles of a bitmap do.
  static let bandHeight = Bitmap.tileSide

  /// Covers the inside of the contours, as far as it lies in `clip`; nil where nothing does.
  init?(_ contours: [Contour], rule: FillRule, clip: PixelRectangle) {
    var edges: [Edge] = []
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    for contour in contours {
      guard var last = contour.points.last.map(Coverage.bounded) else { continue }
      for point in contour.points {
        let point = Coverage.bounded(point)
        low = Point(min(low.x, point.x), min(low.y, point.y))
        high = Point(max(high.x, point.x), max(high.y, point.y))
        if (last.y - point.y).magnitude > Coverage.level {
          let (upper, lower) = last.y < point.y ? (last, point) : (point, last)
          edges.append(
            Edge(
              x: upper.x, y: upper.y, bottom: lower.y, slope: (lower.x - upper.x) / (lower.y - upper.y),
              direction: last.y < point.y ? 1 : -1))
        }
        last = point
      }
    }
    guard !edges.isEmpty, low.isFinite, high.isFinite else { return nil }
    area = PixelRectangle(
      from: Point(low.x.rounded(.down), low.y.rounded(.down)),
      to: Point(high.x.rounded(.up), high.y.rounded(.up))
    ).intersection(clip)
    if area.isEmpty { return nil }
    self.edges = edges
    self.rule = rule
    left = area.x
    width = area.width
    let rows = min(area.height, Coverage.bandHeight)
    sums = Array(repeating: 0, count: rows * (width + 2))
    bytes = Array(repeating: 0, count: rows * width)
    spans = Array(repeating: (0, 0), count: rows)
    touched = Array(repeating: (width, 0), count: rows)
  }

  /// Hands over band after band, from the top.
  mutating func forEachBand(_ body: (Coverage) -> Void) {
    var y = area.y
    while y < area.bottom {
      top = y
      let next = (y / Coverage.bandHeight + 1) * Coverage.bandHeight
      rowCount = min(next, area.bottom) - y
      for edge in edges where edge.bottom > Double(top) && edge.y < Double(top + rowCount) { add(edge) }
      sweep()
      if let mask { limit(by: mask) }
      body(self)
      y += rowCount
    }
  }

  /// Adds an edge to each row of the band that it crosses.
  private mutating func add(_ edge: Edge) {
    let first = max(edge.y, Double(top))
    let end = min(edge.bottom, Double(top + rowCount))
    var y = first
    var x = edge.x + (y - edge.y) * edge.slope
    var row = min(Int(y) - top, rowCount - 1)
    while y < end {
      let below = min(Double(top + row + 1), end)
      let next = edge.x + (below - edge.y) * edge.slope
      add(from: x - Double(left), to: next - Double(left), height: (below - y) * edge.direction, row: row)
      y = below
      x = next
      row += 1
    }
  }

  /// Adds a piece of an edge within one row, from one column to another; the parts outside the columns count at
  /// their near ends.
  private mutating func add(from x: Double, to end: Double, height: Double, row: Int) {
    let low = min(x, end)
    let high = max(x, end)
    let limit = Double(width)
    if low >= limit { return }
    if high <= 0 { return put(Float(height), at: 0, row: row) }
    if low < 0 || high > limit {
      // Cut at the sides: each part has its share of the height.
      let length = high - low
      if low < 0 { put(Float(height * (-low / length)), at: 0, row: row) }
      let inner = (max(low, 0), min(high, limit))
      return addWithin(inner.0, inner.1, height: height * ((inner.1 - inner.0) / length), row: row)
    }
    addWithin(low, high, height: height, row: row)
  }

  /// Adds a piece from `low` to `high`, both within the columns.
  private mutating func addWithin(_ low: Double, _ high: Double, height: Double, row: Int) {
    let first = Int(low)
    let last = Int(high.rounded(.up))
    if last <= first + 1 {
      let share = (low + high) / 2 - Double(first)
      put(Float(height - height * share), at: first, row: row)
      put(Float(height * share), at: first + 1, row: row)
      return
    }
    // The height is spread evenly over the columns; a column is covered right of the edge.
    let each = height / (high - low)
    let inFirst = Double(first + 1) - low
    let inLast = high - Double(last - 1)
    put(Float(each * inFirst * inFirst / 2), at: first, row: row)
    // The height that has come in by the right edge of the column, less the column's own part.
    let second = each * inFirst * (1 - inFirst / 2)
    if last == first + 2 {
      put(Float(second + each * inLast * (1 - inLast / 2)), at: first + 1, row: row)
    } else {
      put(Float(second + each / 2), at: first + 1, row: row)
      for column in first + 2..<last - 1 { put(Float(each), at: column, row: row) }
      put(Float(each / 2 + each * inLast * (1 - inLast / 2)), at: last - 1, row: row)
    }
    put(Float(each * inLast * inLast / 2), at: last, row: row)
  }

  private mutating func put(_ value: Float, at column: Int, row: Int) {
    sums[row * (width + 2) + column] += value
    touched[row].first = min(touched[row].first, column)
    touched[row].end = max(touched[row].end, column + 1)
  }

  private mutating func limit(by mask: ClipMask) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<rowCount {
        let (first, end) = spans[row]
        if first < end {
          mask.limit(base + row * width + first, x: left + first, y: top + row, count: end - first)
        }
      }
    }
  }

  /// Sums up each row and clears its sums for the next band.
  private mutating func sweep() {
    let width = self.width
    let rule = self.rule
    for row in 0..<rowCount {
      let (first, end) = touched[row]
      touched[row] = (width, 0)
      guard first < end else {
        spans[row] = (0, 0)
        continue
      }
      var sum: Float = 0
      sums.withUnsafeMutableBufferPointer { sums in
        bytes.withUnsafeMutableBufferPointer { bytes in
          let from = row * (width + 2)
          for column in first..<min(end, width) {
            sum += sums[from + column]
            bytes[row * width + column] = rule.byte(sum)
          }
          for column in first..<end { sums[from + column] = 0 }
        }
      }
      // Edges that lie beyond the last column close the rest of the row.
      let rest = rule.byte(sum)
      if rest != 0 {
        for column in min(end, width)..<width { bytes[row * width + column] = rest }
      }
      spans[row] = (min(first, width), rest == 0 ? min(end, width) : width)
    }
  }
}

/// Which places count as inside.
public enum FillRule: Sendable {
  /// All that is wound around, whatever the direction.
  case nonZero
  /// Inside is wound around an odd number of times.
  case evenOdd

  /// The coverage of a pixel, 0...255, from how often it is wound around.
  @inline(__always)
  func byte(_ winding: Float) -> UInt8 {
    var coverage = winding.magnitude
    if self == .evenOdd {
      // A wave that is 0 at even numbers and 1 at odd ones.
      coverage -= 2 * (coverage / 2).rounded(.down)
      if coverage > 1 { coverage = 2 - coverage }
    }
    return UInt8(min(coverage, 1) * 255 + 0.5)
  }
}
