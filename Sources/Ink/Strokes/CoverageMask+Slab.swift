/// Where a piece of a stroke ends: on one side of a line. A place at `(p - point) · (x, y) >= offset` belongs to it
/// at its beginning, at `<= offset` at its end.
struct CapLine {
  var x: Float
  var y: Float
  var offset: Float
}

extension CoverageMask {
  /// Inks the segment between two circles: what lies between their two tangents and two cuts; a whole pixel with `full`
  /// of 255. Its edges fade out within `fading`, a share of its radius, or a pixel.
  ///
  /// The distance from a tangent is linear in x and y, so a pixel's coverage needs no root; that two tangents lie in one
  /// pixel is exact too. The cuts take whole pixels: what the neighbor begins with is what this one ends before.
  @_optimize(speed)
  func slab(
    from a: InkPoint, to b: InkPoint, direction: SIMD2<Float>, length: Float, begins: CapLine, ends: CapLine,
    full: Int16, fading: Float = 0
  ) {
    let strength = Float(full)
    let width = CoverageMask.fade(fading, of: (a.radius + b.radius) / 2)
    let edge = width == 1 ? strength : strength / width
    let taper = (a.radius - b.radius) / length
    let across = (1 - taper * taper).squareRoot()
    // An edge fades out within less than a pixel; the ends lean as far as a cut may, or a tapered side asks.
    let reach = max(a.radius, b.radius) + CoverageMask.fade
    let lean = CoverageMask.steepestCut + taper.magnitude
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
    let (alongX, alongY) = (taper * direction.x, taper * direction.y)
    let (acrossX, acrossY) = (across * direction.x, across * direction.y)
    // Four lines, each of which keeps what is not negative: the two tangents and the two cuts, as the strength for a
    // pixel's way.
    let perX = SIMD4(acrossY - alongX, -acrossY - alongX, begins.x, -ends.x)
    let perY = SIMD4(-acrossX - alongY, acrossX - alongY, begins.y, -ends.y)
    var (stepX, stepY) = (strength * perX, strength * perY)
    if width != 1 {
      let strengths = SIMD4(edge, edge, strength, strength)
      (stepX, stepY) = (strengths * perX, strengths * perY)
    }
    let side = edge * (a.radius + CoverageMask.fade)
    // Both cuts keep a little more than theirs, so that rounding leaves no gap.
    let end = strength * (ends.offset + ends.x * (b.x - a.x) + ends.y * (b.y - a.y)) + CoverageMask.overlap
    let origin = SIMD4(side, side, CoverageMask.overlap - strength * begins.offset, end)
    fill(
      area, HalfPlanes(corner: origin + startX * stepX + startY * stepY, stepX: stepX, stepY: stepY),
      full: SIMD8(repeating: full), isThin: width == 1 && min(a.radius, b.radius) < CoverageMask.thin)
  }

  /// Inks what two tangents and two cuts leave of a rectangle, in strips of sixteen columns.
  @inline(__always)
  private func fill(_ area: PixelRectangle, _ planes: HalfPlanes, full: SIMD8<Int16>, isThin: Bool) {
    let (even, odd) = (EdgeStepper(planes.stepX, from: 0), EdgeStepper(planes.stepX, from: 1))
    let bounds = RowBounds(planes)
    let top = UnsafeMutableRawPointer(bytes + (area.y &* stride &+ area.x))
    let width = Int32(area.width)
    var corner = planes.corner
    var column: Int32 = 0
    while column < width {
      let rows = bounds.rows(from: corner, most: Int32(area.height) &- 1)
      var line = top + (Int(rows.first) &* stride &+ Int(column))
      var row = corner + Float(rows.first) * planes.stepY
      // Pixels beyond the rectangle stay bare.
      let (evenMask, oddMask) = (EdgeStepper.mask(width &- column), EdgeStepper.mask(width &- column &- 1))
      var count = rows.last &- rows.first
      while count >= 0 {
        // Adding 1.5 x 2^23 leaves the nearest whole number in the lowest bits.
        let whole = (row + 0x1.8p23).atMost(0x1.8p23 + 20000).atLeast(0x1.8p23 - 20000)
        let starts = unsafeBitCast(whole, to: SIMD8<Int16>.self)
        let first = even.coverage(starts, full: full, isThin: isThin) & evenMask
        let second = odd.coverage(starts, full: full, isThin: isThin) & oddMask
        // The larger of what is there and what comes, the bytes of both in pairs.
        let old = line.loadUnaligned(as: SIMD8<UInt16>.self)
        let (lower, upper) = (old & SIMD8(repeating: 255), old &>> SIMD8(repeating: 8))
        let evens = unsafeBitCast(lower, to: SIMD8<Int16>.self).atLeast(first)
        let odds = unsafeBitCast(upper, to: SIMD8<Int16>.self).atLeast(second)
        line.storeBytes(of: evens | (odds &<< SIMD8(repeating: 8)), as: SIMD8<Int16>.self)
        row += planes.stepY
        line += stride
        count &-= 1
      }
      corner += Float(EdgeStepper.columns) * planes.stepX
      column &+= EdgeStepper.columns
    }
  }

  /// The pixels of an edge lie no further out than this: the coverage of a pixel falls from 1 to 0 over one pixel's width
  /// across the edge, whatever its slant (a steeper or flatter ramp for slanted ones measured worse).
  @inline(__always)
  static var fade: Float { 0.5 }
  /// Both sides of a line with less than this radius may lie in one pixel, and a little more.
  @inline(__always)
  static var thin: Float { 0.55 }
  /// The tangent of half the largest turn that is cut and not rounded, and a little more.
  @inline(__always)
  static var steepestCut: Float { 0.18 }
  /// In parts of the strength of a pixel: more than what rounding moves a cut by.
  @inline(__always)
  static var overlap: Float { 2 }
}
