/// The coverage of sixteen pixels in a row, 0...255: of the first eight, and of the others.
struct CoverageSpan {
  let first: SIMD8<UInt16>
  let second: SIMD8<UInt16>
  /// Whether there is no ink.
  let isBare: Bool

  /// The coverage in a mask.
  @_transparent
  init(_ bytes: UnsafeRawPointer) {
    self.init(bytes.loadUnaligned(as: SIMD16<UInt8>.self))
  }

  /// The coverage in a mask of so many pixels from there on, and none of those after them.
  @_transparent
  init(_ bytes: UnsafeRawPointer, count: Int) {
    let coverage = bytes.loadUnaligned(as: SIMD16<UInt8>.self)
    let places = SIMD16<UInt8>(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    self.init(coverage.replacing(with: 0, where: places .>= UInt8(truncatingIfNeeded: count)))
  }

  @_transparent
  private init(_ coverage: SIMD16<UInt8>) {
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
