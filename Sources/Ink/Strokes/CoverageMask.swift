/// How much of each pixel one stroke covers, 0...255: of two coverages of a pixel the larger stays, so
/// that a stroke that crosses or follows itself is one even layer.
///
/// A buffer that its owner keeps from stroke to stroke; nothing is allocated after `init`, but `depth` once. Inked
/// pixels are marked in blocks, so that clearing and coloring cost what there is of ink and not how far it reaches.
public final class CoverageMask {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// Bytes from one row to the next: a vector may be written over the end of a row.
  let stride: Int
  let bytes: UnsafeMutablePointer<UInt8>
  /// The blocks, row by row: 1 where there may be ink.
  let marks: UnsafeMutablePointer<UInt8>
  let blockColumns: Int
  let blockRows: Int
  /// The bounds of the ink since `takeDirty`, and after them the bounds since `clear`: left, top, and right and bottom
  /// with a minus, each the least there was.
  private let reach: UnsafeMutablePointer<SIMD4<Int32>>
  /// The rows of each strip of columns as wide as a block that were inked since `forgetRows` or `clear`.
  let rows: UnsafeMutablePointer<InkRows>
  /// The same of the ink that `clear` took away.
  let clearedRows: UnsafeMutablePointer<InkRows>
  private static var nothing: SIMD4<Int32> { SIMD4(repeating: .max) }
  private var ownDepth: StrokeDepth?

  /// How deep within the stroke each pixel lies, for the finishes that ask: made when one does, and cleared with this plane.
  var strokeDepth: StrokeDepth {
    if let ownDepth { return ownDepth }
    let own = StrokeDepth(width: width, height: height)
    ownDepth = own
    return own
  }
  var depth: CoverageMask { strokeDepth.plane }

  /// The side of a block in pixels: a bitmap's tile holds whole ones.
  static let blockSide = 16

  /// A clear plane; sides are held within 1...`Bitmap.longestSide`.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - height: In pixels.
  public init(width: Int, height: Int) {
    self.width = min(max(width, 1), Bitmap.longestSide)
    self.height = min(max(height, 1), Bitmap.longestSide)
    let side = CoverageMask.blockSide
    blockColumns = (self.width + side - 1) / side
    blockRows = (self.height + side - 1) / side
    stride = (blockColumns + 1) * side
    // One row more than there are, for what is written past the end of the last.
    bytes = .allocate(capacity: stride * (blockRows * side + 1))
    bytes.initialize(repeating: 0, count: stride * (blockRows * side + 1))
    marks = .allocate(capacity: blockColumns * blockRows)
    marks.initialize(repeating: 0, count: blockColumns * blockRows)
    rows = .allocate(capacity: blockColumns)
    rows.initialize(repeating: .none, count: blockColumns)
    clearedRows = .allocate(capacity: blockColumns)
    clearedRows.initialize(repeating: .none, count: blockColumns)
    reach = .allocate(capacity: 2)
    reach.initialize(repeating: CoverageMask.nothing, count: 2)
  }

  deinit {
    bytes.deallocate()
    marks.deallocate()
    rows.deallocate()
    clearedRows.deallocate()
    reach.deallocate()
  }

  /// The coverage of a pixel; 0 outside.
  ///
  /// - Parameters:
  ///   - x: The column from the left, from 0.
  ///   - y: The row from the top, from 0.
  /// - Returns: 0...255, from nothing to all of the pixel.
  public subscript(x: Int, y: Int) -> UInt8 {
    x >= 0 && y >= 0 && x < width && y < height ? bytes[y * stride + x] : 0
  }

  /// Takes all ink away; the cost is in proportion to the ink. Dirty pixels stay dirty.
  public func clear() {
    // Also where there is no ink: a stroke beside the picture has begun.
    ownDepth?.clear()
    let edges = reach[1]
    if edges.x == .max { return }
    reach[1] = CoverageMask.nothing
    let side = CoverageMask.blockSide
    let (first, last) = (Int(edges.x) / side, Int(-edges.z - 1) / side)
    for column in first...last {
      clearedRows[column] = clearedRows[column].union(rows[column])
      rows[column] = .none
    }
    for row in Int(edges.y) / side...Int(-edges.w - 1) / side {
      for column in first...last where marks[row &* blockColumns &+ column] != 0 {
        marks[row &* blockColumns &+ column] = 0
        var line = UnsafeMutableRawPointer(bytes + (row &* stride &+ column) &* side)
        for _ in 0..<side {
          line.storeBytes(of: SIMD16<UInt8>(repeating: 0), as: SIMD16<UInt8>.self)
          line += stride
        }
      }
    }
  }

  /// Forgets the rows that were cleared in the strips of a rectangle, because they have been shown, and the inked rows
  /// too unless they may be cleared next.
  func forgetRows(_ rectangle: PixelRectangle, keepingInk: Bool = false) {
    if rectangle.isEmpty { return }
    let side = CoverageMask.blockSide
    for column in rectangle.x / side...(rectangle.right - 1) / side {
      clearedRows[column] = .none
      if !keepingInk { rows[column] = .none }
    }
  }

  /// The rectangle that holds all that was inked since this was asked last, to the pixel or a little more.
  ///
  /// - Returns: The rectangle, in pixels; an empty one where nothing was inked.
  public func takeDirty() -> PixelRectangle {
    let edges = reach[0]
    reach[0] = CoverageMask.nothing
    if edges.x == .max { return PixelRectangle(x: 0, y: 0, width: 0, height: 0) }
    return PixelRectangle(left: Int(edges.x), top: Int(edges.y), right: Int(-edges.z), bottom: Int(-edges.w))
  }

  /// The pixels that a shape may touch, from its edges, which become dirty; nil where it lies outside.
  @inline(__always)
  func touch(left: Float, top: Float, right: Float, bottom: Float) -> PixelRectangle? {
    let (first, last) = (max(left, 0), min(right, Float(width)))
    let (upper, lower) = (max(top, 0), min(bottom, Float(height)))
    guard first < last, upper < lower else { return nil }
    // All four are within the plane: rounding down needs no more than cutting off, up one pixel more.
    let near = (x: Int32(first), y: Int32(upper))
    let far = (x: min(Int32(last) + 1, Int32(width)), y: min(Int32(lower) + 1, Int32(height)))
    let edges = SIMD4(near.x, near.y, -far.x, -far.y)
    reach[0] = reach[0].atMost(edges)
    reach[1] = reach[1].atMost(edges)
    let side = Int32(CoverageMask.blockSide)
    let (touched, end) = (InkRows(near.y, far.y), Int((far.x &- 1) / side))
    var column = Int(near.x / side)
    while column <= end {
      rows[column] = rows[column].union(touched)
      column &+= 1
    }
    mark(near.x, near.y, far.x &- 1, far.y &- 1)
    return PixelRectangle(left: Int(near.x), top: Int(near.y), right: Int(far.x), bottom: Int(far.y))
  }

  /// Marks the blocks of a rectangle, its last column and row given.
  @inline(__always)
  private func mark(_ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32) {
    let side = Int32(CoverageMask.blockSide)
    let (first, last) = (Int(left / side), Int(right / side))
    var row = Int(top / side)
    let lowest = Int(bottom / side)
    if last &- first < 2, lowest &- row < 2 {
      // As nearly always: at most four blocks, and no need to know how many.
      marks[row &* blockColumns &+ first] = 1
      marks[row &* blockColumns &+ last] = 1
      marks[lowest &* blockColumns &+ first] = 1
      marks[lowest &* blockColumns &+ last] = 1
      return
    }
    while row <= lowest {
      for column in first...last { marks[row &* blockColumns &+ column] = 1 }
      row += 1
    }
  }

  /// Marks the blocks of a strip from a row to before another.
  @inline(__always)
  func markStrip(_ strip: Int, _ first: Int, _ end: Int) {
    let side = CoverageMask.blockSide
    var row = first / side
    while row <= (end &- 1) / side {
      marks[row &* blockColumns &+ strip] = 1
      row &+= 1
    }
  }

  /// From now on `clear` looks through a rectangle too, of which some blocks are marked.
  @inline(__always)
  func widen(to area: PixelRectangle) {
    let edges = SIMD4(Int32(area.x), Int32(area.y), 0 &- Int32(area.right), 0 &- Int32(area.bottom))
    reach[1] = reach[1].atMost(edges)
  }
}
