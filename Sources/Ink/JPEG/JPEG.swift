/// Pictures as JPEG files, written here, because a page has no system to do it. They are baseline files with a sample of
/// each color for each pixel, and the tables that the standard proposes.
public enum JPEG {
  /// The file of a bitmap, over white where it is not opaque.
  ///
  /// - Parameters:
  ///   - bitmap: The picture; a pixel of it is one of the file's.
  ///   - quality: 0...1, from the smallest file to the one nearest to the picture; what is beyond is the nearest of
  ///     the two, and no number is 1.
  /// - Returns: The file's bytes.
  public static func encode(_ bitmap: Bitmap, quality: Double) -> [UInt8] {
    let share = quality.isNaN ? 1 : min(max(quality, 0), 1)
    let percent = max(Int((share * 100).rounded()), 1)
    let tables = [
      JPEGTables.quantization(JPEGTables.luminance, percent: percent),
      JPEGTables.quantization(JPEGTables.chrominance, percent: percent),
    ]
    var file: [UInt8] = [0xFF, 0xD8]
    append(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0], to: &file)
    for (number, table) in tables.enumerated() {
      append(0xDB, [UInt8(number)] + JPEGTables.zigzag.map { UInt8(table[$0]) }, to: &file)
    }
    append(0xC0, frame(bitmap), to: &file)
    for (number, code) in JPEGTables.codes.enumerated() {
      // The first and the third are for the means of blocks, the others for what differs from them.
      let kind = UInt8(number % 2) << 4 | UInt8(number / 2)
      append(0xC4, [kind] + code.counts + code.values, to: &file)
    }
    append(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0], to: &file)
    file += scan(bitmap, tables)
    return file + [0xFF, 0xD9]
  }

  private static func append(_ marker: UInt8, _ body: [UInt8], to file: inout [UInt8]) {
    let length = body.count + 2
    file += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + body
  }

  /// The size, and the three parts of a color, each with its table.
  private static func frame(_ bitmap: Bitmap) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    return [8, UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3]
      + [1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1]
  }

  private static func scan(_ bitmap: Bitmap, _ tables: [[Int32]]) -> [UInt8] {
    var bits = JPEGBits()
    let codes = JPEGTables.codes.map { JPEGCode($0) }
    var means: [Int32] = [0, 0, 0]
    var parts = [[Int32]](repeating: [Int32](repeating: 0, count: 64), count: 3)
    for top in stride(from: 0, to: bitmap.height, by: 8) {
      for left in stride(from: 0, to: bitmap.width, by: 8) {
        read(bitmap, left, top, into: &parts)
        for part in 0..<3 {
          let kind = part == 0 ? 0 : 1
          JPEGTransform.forward(&parts[part])
          means[part] = bits.write(
            parts[part], tables[kind], after: means[part], mean: codes[kind * 2], rest: codes[kind * 2 + 1])
        }
      }
    }
    return bits.finished()
  }

  /// The brightness and the two color differences of a block of pixels; beyond the picture its last ones go on.
  private static func read(_ bitmap: Bitmap, _ left: Int, _ top: Int, into parts: inout [[Int32]]) {
    for y in 0..<8 {
      for x in 0..<8 {
        let pixel = bitmap[min(left + x, bitmap.width - 1), min(top + y, bitmap.height - 1)]
        let white = Int32(255 - (pixel >> 24))
        let red = Int32(pixel & 255) + white
        let green = Int32(pixel >> 8 & 255) + white
        let blue = Int32(pixel >> 16 & 255) + white
        // In 65,536ths, as JFIF has them, with half a step for the rounding; 128 less than what is written.
        let place = y * 8 + x
        parts[0][place] = (19_595 * red + 38_470 * green + 7_471 * blue + 32_768) >> 16 - 128
        parts[1][place] = (-11_059 * red - 21_709 * green + 32_768 * blue + 32_767) >> 16
        parts[2][place] = (32_768 * red - 27_439 * green - 5_329 * blue + 32_767) >> 16
      }
    }
  }
}

/// Bits as a scan has them: the highest first, and a zero byte after each of 255.
struct JPEGBits {
  private var bytes: [UInt8] = []
  private var held: UInt32 = 0
  private var count = 0

  private mutating func write(_ value: UInt32, _ length: Int) {
    guard length > 0 else { return }
    held = held << UInt32(length) | (value & ((1 << UInt32(length)) - 1))
    count += length
    while count >= 8 {
      count -= 8
      let byte = UInt8(truncatingIfNeeded: held >> UInt32(count))
      bytes.append(byte)
      if byte == 255 { bytes.append(0) }
    }
  }

  private mutating func write(_ symbol: Int, _ code: JPEGCode) {
    write(code.words[symbol], Int(code.lengths[symbol]))
  }

  /// Writes a number in as few bits as it needs; a negative one as the number that is one less.
  private mutating func write(number: Int32, size: Int) {
    write(UInt32(bitPattern: number < 0 ? number - 1 : number), size)
  }

  private func size(of number: Int32) -> Int { 32 - number.magnitude.leadingZeroBitCount }

  /// Writes a transformed block: its mean as the difference from the last one, then each run of zeros with the number
  /// after it. Returns the mean.
  mutating func write(
    _ block: [Int32], _ table: [Int32], after last: Int32, mean: JPEGCode, rest: JPEGCode
  ) -> Int32 {
    var numbers = [Int32](repeating: 0, count: 64)
    for (index, place) in JPEGTables.zigzag.enumerated() {
      // The transform's results are eight times too large.
      let step = table[place] * 8
      let half = step / 2
      let value = block[place]
      numbers[index] = value < 0 ? -((half - value) / step) : (value + half) / step
    }
    let difference = numbers[0] - last
    let length = size(of: difference)
    write(length, mean)
    write(number: difference, size: length)
    var zeros = 0
    for number in numbers.dropFirst() {
      if number == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        write(0xF0, rest)
        zeros -= 16
      }
      let length = size(of: number)
      write(zeros << 4 | length, rest)
      write(number: number, size: length)
      zeros = 0
    }
    if zeros > 0 { write(0, rest) }
    return numbers[0]
  }

  /// All bytes, the last one filled up with ones.
  mutating func finished() -> [UInt8] {
    if count > 0 { write(0xFF, 8 - count) }
    return bytes
  }
}
