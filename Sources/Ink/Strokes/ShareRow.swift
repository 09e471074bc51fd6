/// What is covered of sixteen pixels in a row, 0...255: of the first eight, and of the others.
struct ShareRow {
  let first: SIMD8<UInt16>
  let second: SIMD8<UInt16>
  /// Whether there is no ink.
  let isBare: Bool

  /// The shares of a plane.
  @_transparent
  init(_ bytes: UnsafeRawPointer) {
    let shares = bytes.loadUnaligned(as: SIMD16<UInt8>.self)
    first = ShareRow.words(shares.lowHalf)
    second = ShareRow.words(shares.highHalf)
    isBare = unsafeBitCast(shares, to: SIMD8<UInt16>.self).isZero
  }

  /// The larger shares of two planes.
  @_transparent
  init(_ bytes: UnsafeRawPointer, _ other: UnsafeRawPointer) {
    let words = bytes.loadUnaligned(as: SIMD8<UInt16>.self)
    let more = other.loadUnaligned(as: SIMD8<UInt16>.self)
    let (byte, eight) = (SIMD8<UInt16>(repeating: 255), SIMD8<UInt16>(repeating: 8))
    let even = ShareRow.larger(words & byte, more & byte)
    let odd = ShareRow.larger(words &>> eight, more &>> eight)
    first = ShareRow.zipped(even.lowHalf, odd.lowHalf)
    second = ShareRow.zipped(even.highHalf, odd.highHalf)
    isBare = (words | more).isZero
  }

  /// By arithmetic: of a choice whose lanes are then dealt out the compiler makes one for each lane.
  @_transparent
  private static func larger(_ one: SIMD8<UInt16>, _ other: SIMD8<UInt16>) -> SIMD8<UInt16> {
    let more = unsafeBitCast(one &- other, to: SIMD8<Int16>.self)
    let negative = more & (more &>> SIMD8(repeating: 15))
    return one &- unsafeBitCast(negative, to: SIMD8<UInt16>.self)
  }

  @_transparent
  private static func words(_ shares: SIMD8<UInt8>) -> SIMD8<UInt16> {
    var bytes = SIMD16<UInt8>(repeating: 0)
    bytes.evenHalf = shares
    return unsafeBitCast(bytes, to: SIMD8<UInt16>.self)
  }

  /// Numbers of the one and the other by turns.
  @_transparent
  static func zipped(_ one: SIMD4<UInt16>, _ other: SIMD4<UInt16>) -> SIMD8<UInt16> {
    var both = SIMD8<UInt16>(repeating: 0)
    both.evenHalf = one
    both.oddHalf = other
    return both
  }
}
