/// The shadow of what was drawn into a bitmap: its opacity, blurred, in one color.
public final class ShadowShader: Shader {
  /// The pixels that the shadow may lie on.
  public let area: PixelRectangle
  private let color: UInt32
  private var bytes: [UInt8]

  /// A wider blur than this is this wide, in pixels (our choice).
  private static let widest = 250.0

  /// - Parameters:
  ///   - picture: The picture that casts the shadow.
  ///   - color: The shadow's color as a pixel.
  ///   - x: How far the shadow lies to the right of the picture, in pixels.
  ///   - y: How far it lies below, in pixels.
  ///   - deviation: The standard deviation of the blur in pixels.
  /// - Returns: nil where nothing was drawn.
  public init?(of picture: Bitmap, color: UInt32, x: Int, y: Int, deviation: Double) {
    var drawn = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    for rectangle in picture.changes(since: nil) { drawn = drawn.union(rectangle) }
    if drawn.isEmpty { return nil }
    let radii = ShadowShader.radii(for: min(max(deviation.isNaN ? 0 : deviation, 0), ShadowShader.widest))
    let margin = radii.reduce(0, +)
    let width = drawn.width + 2 * margin
    let height = drawn.height + 2 * margin
    var plane = [UInt8](repeating: 0, count: width * height)
    var row = [UInt32](repeating: 0, count: drawn.width)
    for line in 0..<drawn.height {
      row.withUnsafeMutableBufferPointer { room in
        guard let base = room.baseAddress else { return }
        picture.copyRow(x: drawn.x, y: drawn.y + line, count: drawn.width, into: base)
      }
      let start = (line + margin) * width + margin
      for column in 0..<drawn.width { plane[start + column] = UInt8(row[column] >> 24) }
    }
    plane.withUnsafeMutableBufferPointer { plane in
      for radius in radii where radius > 0 {
        for line in 0..<height {
          ShadowShader.blur(plane, from: line * width, step: 1, count: width, radius: radius)
        }
        for column in 0..<width {
          ShadowShader.blur(plane, from: column, step: width, count: height, radius: radius)
        }
      }
    }
    bytes = plane
    self.color = color
    area = PixelRectangle(x: drawn.x - margin + x, y: drawn.y - margin + y, width: width, height: height)
    super.init()
  }

  /// The radii of three means in a row that together spread as a blur of the deviation does: a mean over
  /// `2 r + 1` pixels has the variance `r (r + 1) / 3`.
  private static func radii(for deviation: Double) -> [Int] {
    let wanted = 3 * deviation * deviation
    let low = Int((((1 + 4 * wanted / 3).squareRoot() - 1) / 2).rounded(.down))
    let missing = wanted - Double(3 * low * (low + 1))
    let larger = Int((missing / Double(2 * (low + 1))).rounded())
    return (0..<3).map { $0 < larger ? low + 1 : low }
  }

  /// Makes each byte of a line the mean of those around it; beyond the line there is nothing.
  private static func blur(
    _ plane: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int, radius: Int
  ) {
    let size = UInt32(2 * radius + 1)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { old in
      for index in 0..<count { old[index] = plane[start + index * step] }
      var sum: UInt32 = 0
      for index in 0..<min(radius, count) { sum += UInt32(old[index]) }
      for index in 0..<count {
        if index + radius < count { sum += UInt32(old[index + radius]) }
        plane[start + index * step] = UInt8((sum + size / 2) / size)
        if index >= radius { sum -= UInt32(old[index - radius]) }
      }
    }
  }

  public override func write(x: Int, y: Int, count: Int, into room: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count {
      let (column, row) = (x + index - area.x, y - area.y)
      let isInside = column >= 0 && row >= 0 && column < area.width && row < area.height
      room[index] = isInside ? PixelMath.scale(color, UInt32(bytes[row * area.width + column])) : 0
    }
  }
}
