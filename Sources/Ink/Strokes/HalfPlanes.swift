/// Four lines, each of which keeps what is not negative: their numbers at a rectangle's first pixel, and how much more
/// they are a column and a row further.
struct HalfPlanes {
  var corner: SIMD4<Float>
  var stepX: SIMD4<Float>
  var stepY: SIMD4<Float>
}

/// Which rows of a strip four lines leave something of.
struct RowBounds {
  /// The factors that turn a line's highest value in the strip's first row into the row where the line is zero.
  private let slopes: SIMD4<Float>
  private let highest: SIMD4<Float>
  private let isUpper: SIMDMask<SIMD4<Int32>>

  private static var far: Float { 1e6 }

  @inline(__always)
  init(_ planes: HalfPlanes) {
    // A line down the columns is taken as one that crosses a row a long way off.
    let least = SIMD4<Float>(repeating: 1e-2)
    slopes = -1 / planes.stepY.replacing(with: least, where: planes.stepY.magnitudes .< least)
    let nothing = SIMD4<Float>(repeating: 0)
    isUpper = (slopes .< nothing)
    // The line's number is highest at a strip's first or last column.
    highest = (Float(EdgeStepper.columns - 1) * planes.stepX).atLeast(0) + 1
  }

  /// The first and the last row; the last is before the first where there is none.
  @inline(__always)
  func rows(from corner: SIMD4<Float>, most: Int32) -> (first: Int32, last: Int32) {
    let crossing = (corner + highest) * slopes
    // The first rows, and the last ones with a minus: the largest of each counts.
    let edge = -Float(most)
    let first = SIMD4(repeating: 0).replacing(with: crossing, where: isUpper)
    let last = (-crossing).replacing(with: SIMD4(repeating: edge), where: isUpper)
    var both = SIMD4(lowHalf: first.lowHalf, highHalf: last.lowHalf)
      .atLeast(SIMD4(lowHalf: first.highHalf, highHalf: last.highHalf))
    both = both.atLeast(SIMD4(both.y, both.x, both.w, both.z)).atLeast(SIMD4(0, 0, edge, edge))
    // The next whole number: adding half of one, and then 1.5 x 2^23, leaves it in the lowest bits.
    let raised = both.atMost(RowBounds.far) + 0.4999 + 0x1.8p23
    let whole = unsafeBitCast(raised, to: SIMD4<Int32>.self) &- 0x4B40_0000
    return (whole.x, 0 &- whole.z)
  }
}
