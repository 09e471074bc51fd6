extension JPEGTransform {
  /// The bits after the point of the factors, and of what the columns hand to the rows.
  private static let factorBits: Int32 = 13
  private static let columnBits: Int32 = 2

  /// Writes the samples of a block: the transform of `forward(_:)`, the other way round. Numbers may be any; what is too
  /// large wraps, so that a damaged file does no harm, and the samples are the nearest of 0...255.
  ///
  /// - Parameters:
  ///   - numbers: The 64 of the block in the order in which files have them.
  ///   - steps: The factor of each of them, in the same order.
  ///   - samples: Where the block's first row goes.
  ///   - stride: From one row to the next.
  static func inverse(
    _ numbers: UnsafePointer<Int16>, _ steps: UnsafePointer<UInt16>,
    into samples: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    var isEven = true
    for place in 1..<64 where numbers[place] != 0 {
      isEven = false
      break
    }
    if isEven {
      let mean = Int32(numbers[0]) &* Int32(steps[0])
      let sample = clamped((mean &+ 4) >> 3)
      for y in 0..<8 { (samples + y * stride).update(repeating: sample, count: 8) }
      return
    }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { room in
      guard let block = room.baseAddress else { return }
      JPEGTables.zigzag.withUnsafeBufferPointer { places in
        for index in 0..<64 { block[places[index]] = Int32(numbers[index]) &* Int32(steps[index]) }
      }
      for column in 0..<8 { inverse(block + column, step: 8, bits: factorBits - columnBits) }
      for row in 0..<8 {
        inverse(block + row * 8, step: 1, bits: factorBits + columnBits + 3)
        for x in 0..<8 { samples[row * stride + x] = clamped(block[row * 8 + x]) }
      }
    }
  }

  /// The sample for a number whose middle is 0.
  private static func clamped(_ number: Int32) -> UInt8 { UInt8(min(max(number &+ 128, 0), 255)) }

  /// Transforms eight numbers, and takes the last `bits` off the results, to the nearest.
  private static func inverse(_ block: UnsafeMutablePointer<Int32>, step: Int, bits: Int32) {
    let (second, sixth) = (block[2 * step], block[6 * step])
    let turned = (second &+ sixth) &* 4_433
    let inner = turned &- sixth &* 15_137
    let outer = turned &+ second &* 6_270
    let sum = (block[0] &+ block[4 * step]) &<< factorBits
    let difference = (block[0] &- block[4 * step]) &<< factorBits
    let even = (sum &+ outer, difference &+ inner, difference &- inner, sum &- outer)

    let (first, third, fifth, seventh) = (block[step], block[3 * step], block[5 * step], block[7 * step])
    let ends = (seventh &+ first) &* -7_373
    let middles = (fifth &+ third) &* -20_995
    let common = (seventh &+ third &+ fifth &+ first) &* 9_633
    let left = (seventh &+ third) &* -16_069 &+ common
    let right = (fifth &+ first) &* -3_196 &+ common
    let odd = (
      first &* 12_299 &+ ends &+ right, third &* 25_172 &+ middles &+ left,
      fifth &* 16_819 &+ middles &+ right, seventh &* 2_446 &+ ends &+ left
    )
    let half: Int32 = 1 &<< (bits - 1)
    block[0] = (even.0 &+ odd.0 &+ half) &>> bits
    block[7 * step] = (even.0 &- odd.0 &+ half) &>> bits
    block[step] = (even.1 &+ odd.1 &+ half) &>> bits
    block[6 * step] = (even.1 &- odd.1 &+ half) &>> bits
    block[2 * step] = (even.2 &+ odd.2 &+ half) &>> bits
    block[5 * step] = (even.2 &- odd.2 &+ half) &>> bits
    block[3 * step] = (even.3 &+ odd.3 &+ half) &>> bits
    block[4 * step] = (even.3 &- odd.3 &+ half) &>> bits
  }
}
