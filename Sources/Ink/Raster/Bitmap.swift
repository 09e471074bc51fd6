/// Pixels as a value. A copy costs next to nothing: the pixels are kept in square tiles that copies share until
/// one of them is drawn into, and a tile that nothing was drawn into takes no room. So "the old picture and one
/// more line" shares all tiles but the few under the line, and what two bitmaps differ in is found quickly.
///
/// A pixel is four bytes, red, green, blue and alpha, the colors already multiplied by alpha; as a number, red
/// is the lowest byte.
public struct Bitmap: Sendable {
  /// The side of a tile in pixels: 16 KB each (our choice).
  static let tileSide = 64
  /// The longest side in pixels (our choice): no screen is larger, and 8192 x 8192 are 256 MB.
  public static let longestSide = 8192

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// How many tiles lie side by side.
  let columns: Int
  /// Row by row; empty while nothing was drawn at all. An empty tile is clear.
  private var tiles: [[UInt32]] = []

  /// A clear bitmap; nil where a side is less than 1 or more than `longestSide` pixels.
  ///
  /// - Parameters:
  ///   - width: In pixels, 1...`longestSide`.
  ///   - height: In pixels, 1...`longestSide`.
  public init?(width: Int, height: Int) {
    let sides = 1...Bitmap.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    self.width = width
    self.height = height
    columns = (width + Bitmap.tileSide - 1) / Bitmap.tileSide
  }

  /// All of the bitmap.
  public var bounds: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// Whether nothing was ever drawn into it.
  public var isUntouched: Bool { tiles.isEmpty }

  private var tileCount: Int { columns * ((height + Bitmap.tileSide - 1) / Bitmap.tileSide) }

  /// The pixel at a place; clear outside.
  ///
  /// - Parameters:
  ///   - x: The column from the left, from 0.
  ///   - y: The row from the top, from 0.
  /// - Returns: Alpha, blue, green and red from the highest byte on, the colors multiplied by alpha.
  public subscript(x: Int, y: Int) -> UInt32 {
    guard x >= 0, y >= 0, x < width, y < height, !tiles.isEmpty else { return 0 }
    let tile = tiles[(y / Bitmap.tileSide) * columns + x / Bitmap.tileSide]
    return tile.isEmpty ? 0 : tile[(y % Bitmap.tileSide) * Bitmap.tileSide + x % Bitmap.tileSide]
  }

  /// Takes over the pixels of a bitmap of the same size.
  mutating func adopt(_ other: Bitmap) {
    tiles = other.tiles
  }

  /// Takes over the tiles of a smaller bitmap, so many tiles further right and down.
  mutating func takeTiles(of other: Bitmap, right: Int, down: Int) {
    if other.tiles.isEmpty { return }
    tiles = Array(repeating: [], count: tileCount)
    for (index, tile) in other.tiles.enumerated() {
      tiles[(index / other.columns + down) * columns + index % other.columns + right] = tile
    }
  }

  /// The pixels of a tile, row by row; nil where they are clear.
  func readTile<Result>(_ index: Int, _ body: (UnsafePointer<UInt32>?) -> Result) -> Result {
    if tiles.isEmpty { return body(nil) }
    return tiles[index].withUnsafeBufferPointer { body($0.isEmpty ? nil : $0.baseAddress) }
  }

  /// Changes the pixels of a tile.
  mutating func changeTile(_ index: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void) {
    if tiles.isEmpty { tiles = Array(repeating: [], count: tileCount) }
    if tiles[index].isEmpty { tiles[index] = Array(repeating: 0, count: Bitmap.tileSide * Bitmap.tileSide) }
    tiles[index].withUnsafeMutableBufferPointer { pixels in
      if let base = pixels.baseAddress { body(base) }
    }
  }

  /// Writes a run of pixels, all of them within the bitmap, into a room of that many.
  func copyRow(x: Int, y: Int, count: Int, into room: UnsafeMutablePointer<UInt32>) {
    let side = Bitmap.tileSide
    var done = 0
    while done < count {
      let column = (x + done) / side
      let offset = (x + done) % side
      let piece = min(side - offset, count - done)
      readTile((y / side) * columns + column) { tile in
        if let tile {
          (room + done).update(from: tile + (y % side) * side + offset, count: piece)
        } else {
          (room + done).update(repeating: 0, count: piece)
        }
      }
      done += piece
    }
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size: `750 x 1334 pixels`.
  public var description: String { "\(width) x \(height) pixels" }
}

extension Bitmap: Equatable {
  /// Whether both show the same.
  public static func == (one: Bitmap, other: Bitmap) -> Bool {
    one.width == other.width && one.height == other.height && one.changes(since: other).isEmpty
  }
}
