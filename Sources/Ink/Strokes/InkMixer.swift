/// A layer's numbers as they are needed for many pixels: what it adds to each part of four pixels' colors.
struct InkMixer {
  /// The color's first and third byte, and its second and fourth, as 16-bit parts of each of four pixels.
  private let even: SIMD8<UInt16>
  private let odd: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>
  private let isOpaque: Bool

  @inline(__always)
  init(_ layer: InkLayer) {
    // What takes away adds nothing.
    let words = unsafeBitCast(SIMD4(repeating: layer.erases ? 0 : layer.color), to: SIMD8<UInt16>.self)
    even = words & InkMixer.low
    odd = words &>> InkMixer.eight
    alpha = SIMD8(repeating: UInt16(layer.color >> 24))
    isOpaque = layer.color >> 24 == 255
  }

  /// Gives sixteen pixels their colors: `base`, which may be the same pixels, or clear ones, under what is covered.
  @_transparent
  func mix(_ shares: ShareRow, over base: UnsafeRawPointer?, into target: UnsafeMutableRawPointer) {
    mix(ShareRow.zipped(shares.first.lowHalf, shares.first.lowHalf), 0, base, target)
    mix(ShareRow.zipped(shares.first.highHalf, shares.first.highHalf), 16, base, target)
    mix(ShareRow.zipped(shares.second.lowHalf, shares.second.lowHalf), 32, base, target)
    mix(ShareRow.zipped(shares.second.highHalf, shares.second.highHalf), 48, base, target)
  }

  /// Four pixels under the layer, whose shares are given for both 16-bit parts of each; each part to the nearest: the color by its share, and what the layer's alpha leaves of
  /// what is there.
  @_transparent
  private func mix(
    _ share: SIMD8<UInt16>, _ offset: Int, _ base: UnsafeRawPointer?, _ target: UnsafeMutableRawPointer
  ) {
    var (low, high) = (even &* share, odd &* share)
    if let base {
      let old = (base + offset).loadUnaligned(as: SIMD8<UInt16>.self)
      let rest = InkMixer.low &- (isOpaque ? share : InkMixer.parts(share &* alpha))
      low &+= (old & InkMixer.low) &* rest
      high &+= (old &>> InkMixer.eight) &* rest
    }
    high &+= InkMixer.half
    let mixed = InkMixer.parts(low) | (high &+ (high &>> InkMixer.eight)) & InkMixer.high
    (target + offset).storeBytes(of: mixed, as: SIMD8<UInt16>.self)
  }

  /// Products of two shares of 255 as one share, to the nearest.
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
