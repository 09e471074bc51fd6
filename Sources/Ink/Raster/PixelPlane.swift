/// A picture in one piece, for taking pixels from between its pixels.
struct PixelPlane {
  private(set) var width: Int
  private(set) var height: Int
  private var pixels: [UInt32]

  /// The pixels of a bitmap.
  init(_ bitmap: Bitmap) { self.init(bitmap, bitmap.bounds) }

  /// The pixels of a part of a bitmap.
  init(_ bitmap: Bitmap, _ part: PixelRectangle) {
    width = part.width
    height = part.height
    pixels = Array(repeating: 0, count: width * height)
    pixels.withUnsafeMutableBufferPointer { room in
      guard let base = room.baseAddress else { return }
      for y in 0..<height {
        bitmap.copyRow(x: part.x, y: part.y + y, count: width, into: base + y * width)
      }
    }
  }

  /// Makes the picture half as wide or half as high, each pixel the mean of those that it stands for.
  mutating func halve(across: Bool, down: Bool) {
    let (oldWidth, oldHeight) = (width, height)
    let columns = across ? (oldWidth + 1) / 2 : oldWidth
    let rows = down ? (oldHeight + 1) / 2 : oldHeight
    var halved = [UInt32](repeating: 0, count: columns * rows)
    pixels.withUnsafeBufferPointer { old in
      for y in 0..<rows {
        let upper = (down ? 2 * y : y) * oldWidth
        let lower = min(down ? 2 * y + 1 : y, oldHeight - 1) * oldWidth
        for x in 0..<columns {
          let left = across ? 2 * x : x
          let right = min(across ? left + 1 : left, oldWidth - 1)
          halved[y * columns + x] = PixelPlane.mean(
            old[upper + left], old[upper + right], old[lower + left], old[lower + right])
        }
      }
    }
    (width, height, pixels) = (columns, rows, halved)
  }

  /// A bitmap half as wide and half as high, a quarter, and so on, as long as both sides can be halved.
  static func halves(of bitmap: Bitmap) -> [PixelPlane] {
    var (plane, halves): (PixelPlane, [PixelPlane]) = (PixelPlane(bitmap), [])
    while plane.width > 1, plane.height > 1 {
      plane.halve(across: true, down: true)
      halves.append(plane)
    }
    return halves
  }

  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let odd =
      (a >> 8 & mask) &+ (b >> 8 & mask) &+ (c >> 8 & mask) &+ (d >> 8 & mask) &+ 0x0002_0002
    return (even >> 2 & mask) | (odd >> 2 & mask) << 8
  }

  /// The color at a place: the four pixels around it, each by its nearness. Outside, the nearest edge's.
  func sample(_ place: Point) -> UInt32 {
    let x = min(max(place.x - 0.5, 0), Double(width - 1))
    let y = min(max(place.y - 0.5, 0), Double(height - 1))
    // `min` and `max` pass NaN through.
    guard x >= 0, y >= 0 else { return 0 }
    let (left, top) = (Int(x), Int(y))
    let right = min(left + 1, width - 1)
    let bottom = min(top + 1, height - 1)
    let across = UInt32((x - Double(left)) * 255 + 0.5)
    let down = UInt32((y - Double(top)) * 255 + 0.5)
    let upper = PixelPlane.blend(pixels[top * width + left], pixels[top * width + right], across)
    let lower = PixelPlane.blend(pixels[bottom * width + left], pixels[bottom * width + right], across)
    return PixelPlane.blend(upper, lower, down)
  }

  private static func blend(_ one: UInt32, _ other: UInt32, _ share: UInt32) -> UInt32 {
    if one == other { return one }
    return PixelMath.scale(one, 255 - share) &+ PixelMath.scale(other, share)
  }
}
