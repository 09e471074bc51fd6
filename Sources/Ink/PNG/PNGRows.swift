/// Takes the filters off a file's rows.
struct PNGRows {
  let format: PNGFormat
  var bytes: [UInt8]

  /// Red, green, blue and alpha of each pixel; nil where there is no such filter.
  mutating func pixels(_ colors: PNGColors) -> [UInt8]? {
    var pixels = [UInt8](repeating: 0, count: format.width * format.height * 4)
    var start = 0
    for pass in format.passes {
      let columns = format.columns(pass)
      if columns == 0 { continue }
      let length = format.rowLength(columns)
      var above: Int?
      for row in 0..<format.rows(pass) {
        guard unfilter(start, length: length, above: above) else { return nil }
        let line = pass.y + row * pass.down
        for column in 0..<columns {
          let place = (line * format.width + pass.x + column * pass.across) * 4
          colors.write(bytes, row: start + 1, column: column, to: &pixels, at: place)
        }
        above = start + 1
        start += length + 1
      }
    }
    return pixels
  }

  /// The bitmap of rows of red, green, blue and alpha of eight bits, as every file of our own has them; nil where a filter is
  /// none that there is.
  mutating func bitmap() -> Bitmap? {
    let length = format.width * 4
    for row in 0..<format.height {
      let start = row * (length + 1)
      guard unfilter(start, length: length, above: row == 0 ? nil : start - length) else { return nil }
    }
    return Bitmap(
      width: format.width, height: format.height, straightBytes: bytes, rowLength: length + 1, from: 1)
  }

  /// Undoes the filter of a row that begins with the filter's byte. `above` is where the row above begins.
  @_optimize(speed)
  private mutating func unfilter(_ start: Int, length: Int, above: Int?) -> Bool {
    let step = max(1, format.kind.parts * format.depth / 8)
    let filter = bytes[start]
    guard filter <= 4 else { return false }
    // Without a row above it is as if there were one of zeroes.
    if filter == 0 || (filter == 2 && above == nil) { return true }
    bytes.withUnsafeMutableBytes { bytes in
      let row = UnsafeMutableRawBufferPointer(rebasing: bytes[(start + 1)...])
      let up = above.map { UnsafeMutableRawBufferPointer(rebasing: bytes[$0...]) }
      var index = 0
      switch (filter, up) {
      case (1, _):
        index = step
        while step == 4, index < length {
          let left = row.loadUnaligned(fromByteOffset: index &- 4, as: UInt32.self)
          let here = row.loadUnaligned(fromByteOffset: index, as: UInt32.self)
          // Four bytes at once, none of which runs over into the next.
          let sum = (left & 0x7F7F_7F7F) &+ (here & 0x7F7F_7F7F)
          row.storeBytes(of: sum ^ (left ^ here) & 0x8080_8080, toByteOffset: index, as: UInt32.self)
          index &+= 4
        }
        while index < length {
          row[index] = row[index] &+ row[index &- step]
          index &+= 1
        }
      case (2, let up?):
        while index &+ 16 <= length {
          let sum =
            up.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
            &+ row.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
          row.storeBytes(of: sum, toByteOffset: index, as: SIMD16<UInt8>.self)
          index &+= 16
        }
        while index < length {
          row[index] = row[index] &+ up[index]
          index &+= 1
        }
      default:
        while index < length {
          let left = index >= step ? Int(row[index - step]) : 0
          let above = up.map { Int($0[index]) } ?? 0
          let corner = index >= step ? up.map { Int($0[index - step]) } ?? 0 : 0
          let predicted = filter == 3 ? (left + above) / 2 : PNGRows.nearest(left, above, corner)
          row[index] = row[index] &+ UInt8(predicted)
          index &+= 1
        }
      }
    }
    return true
  }

  /// Paeth's predictor: of left, above and the corner the one nearest to left + above - corner.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let toLeft = abs(up - corner)
    let toUp = abs(left - corner)
    let toCorner = abs(left + up - 2 * corner)
    if toLeft <= toUp, toLeft <= toCorner { return left }
    return toUp <= toCorner ? up : corner
  }
}

/// Makes colors of a file's numbers.
struct PNGColors {
  private let format: PNGFormat
  private let palette: [UInt8]
  private let transparency: [UInt8]
  /// The one color that is clear, in a file without alpha.
  private let clear: [Int]

  init(_ format: PNGFormat, palette: [UInt8], transparency: [UInt8]) {
    self.format = format
    self.palette = palette
    self.transparency = transparency
    let hasClear = format.kind == .gray || format.kind == .rgb
    clear =
      hasClear && transparency.count >= 2 * format.kind.parts
      ? (0..<format.kind.parts).map { Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1]) } : []
  }

  /// Writes the color of a pixel, whose row begins at `row`.
  func write(_ bytes: [UInt8], row: Int, column: Int, to pixels: inout [UInt8], at place: Int) {
    let parts = format.kind.parts
    func part(_ index: Int) -> Int {
      let number = column * parts + index
      switch format.depth {
      case 8: return Int(bytes[row + number])
      case 16: return Int(bytes[row + 2 * number]) << 8 | Int(bytes[row + 2 * number + 1])
      default:
        let perByte = 8 / format.depth
        let shift = (perByte - 1 - number % perByte) * format.depth
        return Int(bytes[row + number / perByte]) >> shift & (1 << format.depth - 1)
      }
    }
    func byte(_ value: Int) -> UInt8 {
      switch format.depth {
      case 8: UInt8(value)
      case 16: UInt8((value * 255 + 32767) / 65535)
      default: UInt8(value * 255 / (1 << format.depth - 1))
      }
    }
    switch format.kind {
    case .palette:
      let index = part(0)
      // A color that the palette has not is black, as most readers take it.
      for color in 0..<3 {
        pixels[place + color] = 3 * index + color < palette.count ? palette[3 * index + color] : 0
      }
      pixels[place + 3] = index < transparency.count ? transparency[index] : 255
    case .gray, .grayAlpha:
      let level = byte(part(0))
      for color in 0..<3 { pixels[place + color] = level }
      pixels[place + 3] = format.kind == .grayAlpha ? byte(part(1)) : clear == [part(0)] ? 0 : 255
    case .rgb, .rgba:
      for color in 0..<3 { pixels[place + color] = byte(part(color)) }
      if format.kind == .rgba {
        pixels[place + 3] = byte(part(3))
      } else {
        pixels[place + 3] = !clear.isEmpty && clear == [part(0), part(1), part(2)] ? 0 : 255
      }
    }
  }
}
