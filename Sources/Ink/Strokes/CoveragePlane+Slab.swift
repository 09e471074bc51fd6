/// Where a piece of a stroke ends: on one side of a line. What lies at `(p - point) · (x, y) >= offset` belongs to it
/// at its beginning, at `<= offset` at its end.
struct SlabCut {
  var x: Float
  var y: Float
  var offset: Float
}

extension CoveragePlane {
  /// Inks the way between two circles: what lies between their two tangents and two cuts.
  ///
  /// The distance from a tangent is linear in x and y, so a pixel's share needs no root; that two tangents lie in one
  /// pixel is exact too. The cuts take whole pixels: what the neighbor begins with is what this one ends before.
  @_optimize(speed)
  func slab(
    from a: InkPoint, to b: InkPoint, direction: SIMD2<Float>, length: Float, begins: SlabCut, ends: SlabCut
  ) {
    let taper = (a.radius - b.radius) / length
    let across = (1 - taper * taper).squareRoot()
    // An edge fades out within less than a pixel; the ends lean as far as a cut may, or a tapered side asks.
    let reach = max(a.radius, b.radius) + CoveragePlane.fade
    let lean = CoveragePlane.steepestCut + taper.magnitude
    let sideX = reach * (direction.y.magnitude + lean * direction.x.magnitude)
    let sideY = reach * (direction.x.magnitude + lean * direction.y.magnitude)
    guard
      let area = touch(
        left: min(a.x, b.x) - sideX, top: min(a.y, b.y) - sideY, right: max(a.x, b.x) + sideX,
        bottom: max(a.y, b.y) + sideY)
    else { return }

    // All from the first pixel's center, so that small numbers stay exact.
    let startX = Float(area.x) + 0.5 - a.x
    let startY = Float(area.y) + 0.5 - a.y
    let (ux, uy) = (direction.x, direction.y)
    let left = (x: -(taper * ux - across * uy), y: -(taper * uy + across * ux))
    let right = (x: -(taper * ux + across * uy), y: -(taper * uy - across * ux))
    let stepX = SIMD2(left.x, right.x) * 255
    let stepY = SIMD2(left.y, right.y) * 255
    var row = stepX * startX + stepY * startY + (255 * a.radius + 127.5)

    var cuts = RowBounds(
      begins.x, begins.y, begins.x * startX + begins.y * startY - begins.offset, -ends.x, -ends.y,
      ends.offset - ends.x * (startX + a.x - b.x) - ends.y * (startY + a.y - b.y))
    var sides = RowBounds(stepX.x, stepY.x, row.x, stepX.y, stepY.y, row.y)
    let last = Float(area.width - 1)
    let edges = SIMD4(0, 0, -last, -last)
    var line = bytes + (area.y * stride + area.x)
    let (leftSteps, rightSteps) = (CoveragePlane.steps * stepX.x, CoveragePlane.steps * stepX.y)
    let fourth = 4 * stepX
    for _ in 0..<area.height {
      let (begin, end) = RowBounds.row(cuts, sides, edges)
      var count = end &- begin
      if count >= 0 {
        var place = line + Int(begin)
        let start = row + Float(begin) * stepX
        var one = leftSteps + start.x
        var other = rightSteps + start.y
        repeat {
          // What both sides cover together is over one pixel's worth by what they have in common.
          let sum = CoveragePlane.clamped(one, to: 255) + CoveragePlane.clamped(other, to: 255)
          var share = sum.replacing(with: 255, where: sum .< 255) + (0x1p23 - 255)
          share = share.replacing(with: 0x1p23, where: CoveragePlane.steps .> Float(count))
          CoveragePlane.lay(share, on: place)
          one += fourth.x
          other += fourth.y
          place += 4
          count &-= 4
        } while count >= 0
      }
      cuts.step()
      sides.step()
      row += stepY
      line += stride
    }
  }

  /// Numbers held within 0 and a highest one.
  @inline(__always)
  static func clamped(_ share: SIMD4<Float>, to most: Float) -> SIMD4<Float> {
    let least = share.replacing(with: 0, where: share .< 0)
    return least.replacing(with: SIMD4(repeating: most), where: least .> most)
  }

  /// The pixels of an edge lie no further out than this: the coverage of a pixel falls from 1 to 0 over one pixel's way
  /// across the edge, whatever its slant (a steeper or flatter ramp for slanted ones measured worse).
  @inline(__always)
  static var fade: Float { 0.5 }
  /// The tangent of half the largest turn that is cut and not rounded, and a little more.
  @inline(__always)
  static var steepestCut: Float { 0.18 }
}

/// The columns that two lines leave of each row, going down row by row.
private struct RowBounds {
  /// The two first columns, and the two last ones with a minus: the largest of each counts.
  private var columns: SIMD4<Float>
  private let steps: SIMD4<Float>

  private static var far: Float { 1e6 }

  /// Two lines, each of which keeps what is not negative: `from` at the first pixel, `x` more a column, `y` more a row.
  @inline(__always)
  init(_ x: Float, _ y: Float, _ from: Float, _ otherX: Float, _ otherY: Float, _ otherFrom: Float) {
    let slopes = SIMD2(RowBounds.crossing(x), RowBounds.crossing(otherX))
    let column = SIMD2(-from, -otherFrom) / slopes
    let step = SIMD2(-y, -otherY) / slopes
    let isOther = SIMD4(lowHalf: slopes, highHalf: -slopes) .< 0
    columns = SIMD4(lowHalf: column, highHalf: -column)
      .replacing(with: SIMD4(repeating: -RowBounds.far), where: isOther)
    steps = SIMD4(lowHalf: step, highHalf: -step).replacing(with: 0, where: isOther)
  }

  /// A line along the rows is taken as one that crosses them a long way off.
  @inline(__always)
  private static func crossing(_ slope: Float) -> Float {
    let least: Float = 1e-4
    return slope.magnitude > least ? slope : least
  }

  @inline(__always)
  mutating func step() { columns += steps }

  /// The first and the last column of a row within lines and edges; the last is before the first where there is none.
  @inline(__always)
  static func row(_ cuts: RowBounds, _ sides: RowBounds, _ edges: SIMD4<Float>) -> (begin: Int32, end: Int32)
  {
    var most = cuts.columns.replacing(with: sides.columns, where: sides.columns .> cuts.columns)
    let other = SIMD4(most.y, most.x, most.w, most.z)
    most = most.replacing(with: other, where: other .> most)
    most = most.replacing(with: edges, where: edges .> most)
    most = most.replacing(with: SIMD4(repeating: RowBounds.far), where: most .> RowBounds.far)
    // The next whole number: adding half of one, and then 1.5 x 2^23, leaves it in the lowest bits.
    let whole = unsafeBitCast(most + 0.4999 + 0x1.8p23, to: SIMD4<Int32>.self) &- 0x4B40_0000
    return (whole.x, 0 &- whole.z)
  }
}
