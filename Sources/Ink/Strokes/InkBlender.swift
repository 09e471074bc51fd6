/// A layer's numbers as they are needed for many pixels: what it adds to each part of four pixels' colors.
struct InkBlender {
  /// The color's first and third byte, and its second and fourth, as 16-bit parts of each of four pixels.
  private let even: SIMD8<UInt16>
  private let odd: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>
  private let isOpaque: Bool

  @inline(__always)
  init(_ layer: InkLayer) {
    // A layer that erases adds no color.
    let words = unsafeBitCast(SIMD4(repeating: layer.erases ? 0 : layer.color), to: SIMD8<UInt16>.self)
    even = words & InkBlender.low
    odd = words &>> InkBlender.eight
    alpha = SIMD8(repeating: UInt16(layer.color >> 24))
    isOpaque = layer.color >> 24 == 255
  }

  /// Gives sixteen pixels their colors: `base`, which may be the same pixels, or clear ones, under what is covered.
  @_transparent
  func blend(_ coverage: CoverageSpan, over base: UnsafeRawPointer?, into target: UnsafeMutableRawPointer) {
    blend(CoverageSpan.zipped(coverage.first.lowHalf, coverage.first.lowHalf), 0, base, target)
    blend(CoverageSpan.zipped(coverage.first.highHalf, coverage.first.highHalf), 16, base, target)
    blend(CoverageSpan.zipped(coverage.second.lowHalf, coverage.second.lowHalf), 32, base, target)
    blend(CoverageSpan.zipped(coverage.second.highHalf, coverage.second.highHalf), 48, base, target)
  }

  /// Four pixels under the layer, whose coverage is given for both 16-bit parts of each; each part to the nearest: the color by its coverage, and what the layer's alpha leaves of
  /// what is there.
  @_transparent
  private func blend(
    _ coverage: SIMD8<UInt16>, _ offset: Int, _ base: UnsafeRawPointer?, _ target: UnsafeMutableRawPointer
  ) {
    var (low, high) = (even &* coverage, odd &* coverage)
    if let base {
      let old = (base + offset).loadUnaligned(as: SIMD8<UInt16>.self)
      let rest = InkBlender.low &- (isOpaque ? coverage : InkBlender.parts(coverage &* alpha))
      low &+= (old & InkBlender.low) &* rest
      high &+= (old &>> InkBlender.eight) &* rest
    }
    high &+= InkBlender.half
    let mixed = InkBlender.parts(low) | (high &+ (high &>> InkBlender.eight)) & InkBlender.high
    (target + offset).storeBytes(of: mixed, as: SIMD8<UInt16>.self)
  }

  /// Products of two fractions of 255 as one, to the nearest.
  @_transparent
  private static func parts(_ products: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let sum = products &+ half
    return (sum &+ (sum &>> eight)) &>> eight
  }

  // Vectors: with a number in their place the compiler goes lane by lane.
  @_transparent
  private static var low: SIMD8<UInt16> { SIMD8(repeating: 0xFF) }
  @_transparent
  private static var high: SIMD8<UInt16> { SIMD8(repeating: 0xFF00) }
  @_transparent
  private static var half: SIMD8<UInt16> { SIMD8(repeating: 0x80) }
  @_transparent
  private static var eight: SIMD8<UInt16> { SIMD8(repeating: 8) }
}
