import Heft
import HeftProtocol

/// The pixels that a view shows.
public struct ShownPixels: Equatable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// How they lie in the view: UIKit's content mode.
  public private(set) var mode: UInt8 = 0
  /// Pixels in a point.
  public private(set) var scale = 1.0
  /// Red, green, blue and alpha of each pixel, row by row; the colors are not multiplied by alpha.
  public private(set) var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = Array(repeating: 0, count: width * height * 4)
  }

  /// The pixel at a place as `0xRRGGBBAA`; 0 outside.
  ///
  /// - Parameters:
  ///   - x: The column from the left, from 0.
  ///   - y: The row from the top, from 0.
  /// - Returns: The pixel.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height else { return 0 }
    return bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Takes a changed rectangle over. Returns whether it lies within the pixels and has all its bytes.
  mutating func apply(_ update: PixelUpdate) -> Bool {
    mode = update.mode
    scale = update.scale
    let (columns, rows) = (update.changedWidth, update.changedHeight)
    guard update.x >= 0, update.y >= 0, update.x + columns <= width, update.y + rows <= height,
      update.bytes.count == columns * rows * 4
    else { return false }
    for row in 0..<rows {
      let start = ((update.y + row) * width + update.x) * 4
      bytes.replaceSubrange(
        start..<start + columns * 4, with: update.bytes[row * columns * 4..<(row + 1) * columns * 4])
    }
    return true
  }
}
