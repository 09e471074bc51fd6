/// Finds which of a drawing's strokes touch a rectangle without looking at all of them, by the rectangles that they reach.
///
/// A grid of many sizes: a rectangle lies, by its middle, in a cell of the finest grid whose cells are no smaller than it, so it
/// reaches into the cells beside its own at most. The cells that hold something are sorted by size, row and column. A
/// value; adding to its end and taking from it costs little.
public struct StrokeIndex: Sendable {
  /// The bounds of each stroke, in the order in which they were added.
  public private(set) var bounds: [PixelRectangle] = []
  /// The cell of each of the first `sortedCount` and its place: size, row and column from the highest bits on, then the place.
  /// Cells of places that hold other strokes by now are passed over.
  private var cells: [UInt64] = []
  private var sortedCount = 0
  /// A bit for each size that there is.
  private var sizes: UInt32 = 0

  /// The finest cells have 64 pixels a side, the next ones twice as many (our choice).
  private static var finest: Int { 6 }
  /// The limit of places, in pixels: one that lies further out is moved here, and ink goes no further.
  private static var farthest: Int { 1 << 20 }
  /// So many at the end are looked through one by one, or as many as are sorted (our choice).
  private static var mostUnsorted: Int { 256 }
  private static var placeBits: UInt64 { 29 }
  private static var cellBits: UInt64 { 15 }

  /// Makes an index of no strokes.
  public init() {}

  /// How many there are.
  public var count: Int { bounds.count }

  /// Adds what the next stroke reaches.
  ///
  /// - Parameter rectangle: In pixels of the drawing; an empty one touches nothing.
  public mutating func append(_ rectangle: PixelRectangle) {
    bounds.append(rectangle)
    if bounds.count - sortedCount > max(StrokeIndex.mostUnsorted, sortedCount) { sort() }
  }

  /// Takes the last ones away.
  ///
  /// - Parameter count: How many, of those that there are.
  public mutating func removeLast(_ count: Int) {
    bounds.removeLast(count)
    sortedCount = min(sortedCount, bounds.count)
  }

  /// The places of those that have a pixel in common with a rectangle.
  ///
  /// - Parameter area: In pixels of the drawing.
  /// - Returns: Places in `bounds`, in their order.
  public func places(touching area: PixelRectangle) -> [Int] {
    var places: [Int] = []
    if area.isEmpty { return places }
    // A bit for each that is found: so they come in their order without being sorted.
    var found = [UInt64](repeating: 0, count: (sortedCount + 63) / 64)
    for size in 0..<UInt64(32) where sizes & 1 << UInt32(size) != 0 {
      // A rectangle reaches half a cell out of its own.
      let half = 1 << (StrokeIndex.finest + Int(size) - 1)
      func cell(_ place: Int) -> UInt64 { StrokeIndex.cell(place, size) }
      let (first, last) = (cell(area.x &- half), cell(area.right &+ half))
      let (top, bottom) = (cell(area.y &- half), cell(area.bottom &+ half))
      let end = StrokeIndex.key(size, bottom, last + 1)
      var next = index(of: StrokeIndex.key(size, top, first), from: 0)
      while next < cells.count, cells[next] < end {
        let mask = UInt64(1) << StrokeIndex.cellBits - 1
        let row = cells[next] >> (StrokeIndex.placeBits + StrokeIndex.cellBits) & mask
        let column = cells[next] >> StrokeIndex.placeBits & mask
        if column < first {
          next = index(of: StrokeIndex.key(size, row, first), from: next)
        } else if column > last {
          next = index(of: StrokeIndex.key(size, row + 1, first), from: next)
        } else {
          let place = Int(truncatingIfNeeded: cells[next] & (1 << StrokeIndex.placeBits - 1))
          if place < sortedCount, !bounds[place].intersection(area).isEmpty {
            found[place / 64] |= 1 << UInt64(place % 64)
          }
          next += 1
        }
      }
    }
    for (word, bits) in found.enumerated() {
      var bits = bits
      while bits != 0 {
        places.append(word * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
    for place in sortedCount..<bounds.count where !bounds[place].intersection(area).isEmpty {
      places.append(place)
    }
    return places
  }

  /// The first cell that is not before a key.
  private func index(of key: UInt64, from start: Int) -> Int {
    var (low, high) = (start, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The row or the column of a place among the cells of a size.
  private static func cell(_ place: Int, _ size: UInt64) -> UInt64 {
    let near = min(max(place, -farthest), farthest - 1) + farthest
    return UInt64(near >> (finest + Int(size)))
  }

  private static func key(_ size: UInt64, _ row: UInt64, _ column: UInt64) -> UInt64 {
    (size << (2 * cellBits) + row << cellBits + column) << placeBits
  }

  /// Sorts all, digit by digit from the lowest on: of what has the same cell the order stays.
  private mutating func sort() {
    cells.removeAll(keepingCapacity: true)
    sizes = 0
    for (place, rectangle) in bounds.enumerated() where !rectangle.isEmpty {
      let side = max(rectangle.width, rectangle.height)
      var size: UInt64 = 0
      while 1 << (StrokeIndex.finest + Int(size)) < side, size < StrokeIndex.cellBits { size += 1 }
      sizes |= 1 << UInt32(size)
      let row = StrokeIndex.cell(rectangle.y + rectangle.height / 2, size)
      let column = StrokeIndex.cell(rectangle.x + rectangle.width / 2, size)
      cells.append(StrokeIndex.key(size, row, column) | UInt64(place))
    }
    sortedCount = bounds.count
    var other = cells
    for shift in stride(from: StrokeIndex.placeBits, to: 64, by: 12) {
      var starts = [Int](repeating: 0, count: 1 << 12 + 1)
      for cell in cells { starts[Int(cell >> shift & 0xFFF) + 1] += 1 }
      for digit in 1..<starts.count { starts[digit] += starts[digit - 1] }
      for cell in cells {
        let digit = Int(cell >> shift & 0xFFF)
        other[starts[digit]] = cell
        starts[digit] += 1
      }
      swap(&cells, &other)
    }
  }
}
