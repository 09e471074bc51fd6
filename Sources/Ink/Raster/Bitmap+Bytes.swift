extension Bitmap {
  /// The bytes of a rectangle of the bitmap, row by row: red, green, blue and alpha, the colors not multiplied by
  /// alpha. Multiplied again they give the very same pixels.
  ///
  /// - Parameter rectangle: In pixels; the part outside of the bitmap is left out.
  /// - Returns: Four bytes a pixel; empty for an empty rectangle.
  public func straightBytes(of rectangle: PixelRectangle) -> [UInt8] {
    let area = rectangle.intersection(bounds)
    if area.isEmpty { return [] }
    return Array(unsafeUninitializedCapacity: area.area * 4) { room, count in
      count = area.area * 4
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { pixels in
        guard let row = pixels.baseAddress, var target = UnsafeMutableRawPointer(room.baseAddress) else {
          return
        }
        for y in area.y..<area.bottom {
          copyRow(x: area.x, y: y, count: area.width, into: row)
          for x in 0..<area.width {
            target.storeBytes(of: Bitmap.straight(row[x]).littleEndian, as: UInt32.self)
            target += 4
          }
        }
      }
    }
  }

  /// A bitmap from the bytes of its rows as `straightBytes` gives them; nil where there are not four for each
  /// pixel, or the size is out of bounds.
  ///
  /// - Parameters:
  ///   - width: In pixels, 1...`longestSide`.
  ///   - height: In pixels, 1...`longestSide`.
  ///   - bytes: Red, green, blue and alpha of each pixel, row by row, the colors not multiplied by alpha.
  public init?(width: Int, height: Int, straightBytes bytes: [UInt8]) {
    // Sides that no bitmap has are refused next.
    guard bytes.count == width &* height &* 4 else { return nil }
    self.init(width: width, height: height, straightBytes: bytes, rowLength: width &* 4, from: 0)
  }

  /// The same of rows that are so many bytes long, whose first pixel is so many bytes within the first.
  @_optimize(speed)
  init?(width: Int, height: Int, straightBytes bytes: [UInt8], rowLength: Int, from start: Int) {
    self.init(width: width, height: height)
    guard bytes.count >= start + (height - 1) * rowLength + width * 4 else { return nil }
    let side = Bitmap.tileSide
    bytes.withUnsafeBytes { bytes in
      for index in 0..<columns * ((height + side - 1) / side) {
        let left = index % columns * side
        let top = index / columns * side
        let count = min(side, width - left)
        let rows = min(side, height - top)
        changeTile(index) { tile in
          for y in 0..<rows {
            let row = start + (top + y) * rowLength + left * 4
            for x in 0..<count {
              let pixel = UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: row &+ x &* 4, as: UInt32.self))
              // Most of a drawing is bare.
              if pixel == 0 { continue }
              let alpha = pixel >> 24
              tile[y &* side &+ x] = PixelMath.scale(pixel & 0xFF_FFFF, alpha) | alpha << 24
            }
          }
        }
      }
    }
  }

  /// The pixel with its colors divided by its alpha, each to the nearest.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 || alpha == 0 { return pixel }
    let factor = UInt32(reciprocals[Int(alpha)])
    func part(_ shift: UInt32) -> UInt32 {
      min(((pixel >> shift & 255) &* factor &+ 0x8000) >> 16, 255) << shift
    }
    return part(0) | part(8) | part(16) | alpha << 24
  }

  /// 255 / alpha in 16 bits' fractions, so that no pixel needs a division.
  private static let reciprocals: [UInt32] = (0...255).map { alpha in
    alpha == 0 ? 0 : (255 << 16 + UInt32(alpha) / 2) / UInt32(alpha)
  }
}
