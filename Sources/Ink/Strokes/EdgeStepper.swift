/// How much more four lines' numbers are at each second of sixteen pixels in a row than at the first, to the nearest.
struct EdgeStepper {
  private let one: SIMD8<Int16>
  private let other: SIMD8<Int16>
  private let begin: SIMD8<Int16>
  private let end: SIMD8<Int16>

  /// The pixels of a row that are inked at once.
  @inline(__always)
  static var columns: Int32 { 16 }

  @inline(__always)
  init(_ steps: SIMD4<Float>, from first: Float) {
    one = EdgeStepper.whole(steps.x, first)
    other = EdgeStepper.whole(steps.y, first)
    begin = EdgeStepper.whole(steps.z, first)
    end = EdgeStepper.whole(steps.w, first)
  }

  @inline(__always)
  private static func whole(_ step: Float, _ first: Float) -> SIMD8<Int16> {
    let (low, high) = (SIMD4<Float>(0, 2, 4, 6) + first, SIMD4<Float>(8, 10, 12, 14) + first)
    return SIMD8(
      lowHalf: unsafeBitCast(step * low + 0x1.8p23, to: SIMD8<Int16>.self).evenHalf,
      highHalf: unsafeBitCast(step * high + 0x1.8p23, to: SIMD8<Int16>.self).evenHalf)
  }

  /// All bits at each second pixel that is left, no bits at the others.
  @inline(__always)
  static func mask(_ left: Int32) -> SIMD8<Int16> {
    let beyond = SIMD8(0, 2, 4, 6, 8, 10, 12, 14) &- SIMD8(repeating: Int16(truncatingIfNeeded: left))
    return beyond &>> SIMD8(repeating: 15)
  }

  /// Returns the part of each second pixel that the four lines, whose values at the first pixel are given, leave:
  /// `full`, which is the lines' step over a whole pixel, or less; a negative number is nothing. Two sides that lie in
  /// one pixel are told apart only if that is asked for.
  @_transparent
  func coverage(_ starts: SIMD8<Int16>, full: SIMD8<Int16>, isThin: Bool) -> SIMD8<Int16> {
    let left = SIMD8(repeating: starts[0]) &+ one
    let right = SIMD8(repeating: starts[2]) &+ other
    let beyond = (SIMD8(repeating: starts[4]) &+ begin) | (SIMD8(repeating: starts[6]) &+ end)
    var inside = left.atMost(right).atMost(full)
    if isThin {
      // The coverage of both sides together exceeds one pixel by their overlap.
      inside = left.atMost(full) &+ right.atMost(full) &- full
    }
    return inside & ~(beyond &>> SIMD8(repeating: 15))
  }
}
