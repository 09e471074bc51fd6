/// What is covered of sixteen pixels in a row, 0...255: of the first eight, and of the others.
struct CoverageSpan {
  let first: SIMD8<UInt16>
  let second: SIMD8<UInt16>
  /// Whether there is no ink.
  let isBare: Bool

  /// The coverage in a mask.
  @_transparent
  init(_ bytes: UnsafeRawPointer) {
    let coverage = bytes.loadUnaligned(as: SIMD16<UInt8>.self)
    first = CoverageSpan.words(coverage.lowHalf)
    second = CoverageSpan.words(coverage.highHalf)
    isBare = coverage.isZero
  }

  @_transparent
  private static func words(_ coverage: SIMD8<UInt8>) -> SIMD8<UInt16> {
    var bytes = SIMD16<UInt8>(repeating: 0)
    bytes.evenHalf = coverage
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
