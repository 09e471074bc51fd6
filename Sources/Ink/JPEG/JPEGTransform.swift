/// The discrete cosine transform of a block of 8 x 8 numbers, in whole numbers: Loeffler, Ligtenberg and Moschytz
/// (1989), in the scaling that the Independent JPEG Group's library made usual. The results are eight times the
/// transform's, and the same everywhere.
enum JPEGTransform {
  /// The bits after the point of the factors, and of what the rows hand to the columns.
  private static let factorBits: Int32 = 13
  private static let rowBits: Int32 = 2

  /// Transforms a block of 64 numbers, row by row.
  static func forward(_ block: inout [Int32]) {
    for row in 0..<8 { transform(&block, from: row * 8, step: 1, even: -rowBits, odd: factorBits - rowBits) }
    for column in 0..<8 { transform(&block, from: column, step: 8, even: rowBits, odd: factorBits + rowBits) }
  }

  /// A number without its last bits, to the nearest; with as many more where they are negative.
  private static func scaled(_ value: Int32, _ bits: Int32) -> Int32 {
    bits < 0 ? value << -bits : (value + 1 << (bits - 1)) >> bits
  }

  /// Transforms eight numbers. The factors are cosines of multiples of 1/16 of a half turn and their sums.
  private static func transform(_ block: inout [Int32], from start: Int, step: Int, even: Int32, odd: Int32) {
    func at(_ index: Int) -> Int { start + index * step }
    var sums: (Int32, Int32, Int32, Int32) = (
      block[at(0)] + block[at(7)], block[at(1)] + block[at(6)], block[at(2)] + block[at(5)],
      block[at(3)] + block[at(4)]
    )
    let differences: (Int32, Int32, Int32, Int32) = (
      block[at(0)] - block[at(7)], block[at(1)] - block[at(6)], block[at(2)] - block[at(5)],
      block[at(3)] - block[at(4)]
    )
    sums = (sums.0 + sums.3, sums.1 + sums.2, sums.1 - sums.2, sums.0 - sums.3)
    block[at(0)] = scaled(sums.0 + sums.1, even)
    block[at(4)] = scaled(sums.0 - sums.1, even)
    let turned = (sums.2 + sums.3) * 4_433
    block[at(2)] = scaled(turned + sums.3 * 6_270, odd)
    block[at(6)] = scaled(turned - sums.2 * 15_137, odd)
    let (first, second, third, fourth) = differences
    let outer = (fourth + first) * -7_373
    let inner = (third + second) * -20_995
    let common = (fourth + second + third + first) * 9_633
    let left = (fourth + second) * -16_069 + common
    let right = (third + first) * -3_196 + common
    block[at(7)] = scaled(fourth * 2_446 + outer + left, odd)
    block[at(5)] = scaled(third * 16_819 + inner + right, odd)
    block[at(3)] = scaled(second * 25_172 + inner + left, odd)
    block[at(1)] = scaled(first * 12_299 + outer + right, odd)
  }
}
