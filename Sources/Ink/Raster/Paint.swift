/// The color, or the colors, that a shape is filled with.
enum Paint {
  /// One color, as a pixel.
  case color(UInt32)
  /// A picture's own pixels, moved by whole ones.
  case aligned(Bitmap, dx: Int, dy: Int)
  /// A picture through a map from the place of a pixel to the picture's.
  case sampled(PixelPlane, Affine)
  /// The colors that a shader gives.
  case shaded(Shader)

  /// Writes the pixels of a run.
  func write(x: Int, y: Int, count: Int, into room: UnsafeMutablePointer<UInt32>) {
    switch self {
    case .color(let color): room.update(repeating: color, count: count)
    case .aligned(let bitmap, let dx, let dy): bitmap.copyRow(x: x - dx, y: y - dy, count: count, into: room)
    case .sampled(let plane, let map):
      for index in 0..<count {
        room[index] = plane.sample(map(Point(Double(x + index) + 0.5, Double(y) + 0.5)))
      }
    case .shaded(let shader): shader.write(x: x, y: y, count: count, into: room)
    }
  }
}

/// Colors that depend on the place. A class, so that code which draws without them does not carry them.
open class Shader {
  /// A shader, which a subclass gives its colors.
  public init() {}

  /// Writes the pixels of a run, their colors multiplied by alpha.
  ///
  /// - Parameters:
  ///   - x: The column of the first pixel.
  ///   - y: The row.
  ///   - count: How many pixels, going right.
  ///   - room: Gets as many pixels.
  open func write(x: Int, y: Int, count: Int, into room: UnsafeMutablePointer<UInt32>) {}
}

/// The color as a pixel, its parts 0...1 each and not yet multiplied by alpha.
///
/// - Parameters:
///   - red: 0...1; outside it counts as the nearer end, NaN as 0, and so for the others.
///   - green: 0...1.
///   - blue: 0...1.
///   - alpha: 0...1, from clear to opaque.
/// - Returns: Alpha, blue, green and red from the highest byte on, the colors multiplied by alpha.
public func premultiplied(red: Double, green: Double, blue: Double, alpha: Double) -> UInt32 {
  func byte(_ part: Double) -> UInt32 { UInt32((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded()) }
  let opacity = byte(alpha)
  let color = byte(red) | byte(green) << 8 | byte(blue) << 16
  return PixelMath.scale(color, opacity) | opacity << 24
}
