/// A paint and how it is blended with the pixels already there.
struct Brush {
  let paint: Paint
  /// The opacity of the whole, 0...255.
  let alpha: UInt32
  let mode: BlendMode

  /// Paints what a band covers of one column of tiles.
  func paint(_ band: Coverage, column: Int, into tile: UnsafeMutablePointer<UInt32>) {
    let side = Bitmap.tileSide
    let edge = column * side
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: side) { room in
      guard let colors = room.baseAddress else { return }
      band.bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<band.rowCount {
          let span = band.spans[row]
          let first = max(band.left + span.first, edge)
          let count = min(band.left + span.end, edge + side) - first
          guard count > 0, let base = bytes.baseAddress else { continue }
          let y = band.top + row
          let cover = base + row * band.width + (first - band.left)
          let pixels = tile + (y % side) * side + (first - edge)
          if case .color(let color) = paint, mode == .normal {
            Brush.lay(
              alpha == 255 ? color : PixelMath.scale(color, alpha), by: cover, on: pixels, count: count)
          } else {
            paint.write(x: first, y: y, count: count, into: colors)
            mix(colors, by: cover, into: pixels, count: count)
          }
        }
      }
    }
  }

  /// One color over the pixels there, by far the most common case.
  private static func lay(
    _ color: UInt32, by cover: UnsafePointer<UInt8>, on pixels: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let isOpaque = color >> 24 == 255
    for index in 0..<count {
      let coverage = UInt32(cover[index])
      if coverage == 0 { continue }
      if coverage == 255, isOpaque {
        pixels[index] = color
      } else {
        pixels[index] = PixelMath.over(PixelMath.scale(color, coverage), pixels[index])
      }
    }
  }

  /// Any colors at any places.
  private func mix(
    _ colors: UnsafePointer<UInt32>, by cover: UnsafePointer<UInt8>,
    into pixels: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    for index in 0..<count {
      let coverage = UInt32(cover[index])
      if coverage == 0 { continue }
      let old = pixels[index]
      let color = alpha == 255 ? colors[index] : PixelMath.scale(colors[index], alpha)
      let new = mode.mix(color, with: old)
      pixels[index] =
        coverage == 255 ? new : PixelMath.scale(new, coverage) &+ PixelMath.scale(old, 255 - coverage)
    }
  }
}
