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
    isBare = shares.isZero
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
