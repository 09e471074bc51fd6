extension Bitmap {
  /// Rectangles that together hold every pixel that differs from another bitmap of the same size, and few
  /// others. Everything that is not clear where there is no other, or its size is another.
  ///
  /// Tiles that both share are passed over by their address; the others are compared pixel by pixel.
  public func changes(since old: Bitmap?) -> [PixelRectangle] {
    let before = old.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    if isUntouched, before?.isUntouched != false { return [] }
    var found: [PixelRectangle] = []
    let rows = (height + Bitmap.tileSide - 1) / Bitmap.tileSide
    for row in 0..<rows {
      for column in 0..<columns {
        let index = row * columns + column
        let change = readTile(index) { new in
          guard let before else { return Bitmap.change(from: nil, to: new) }
          return before.readTile(index) { Bitmap.change(from: $0, to: new) }
        }
        guard var change else { continue }
        change.x += column * Bitmap.tileSide
        change.y += row * Bitmap.tileSide
        Bitmap.add(change, to: &found)
      }
    }
    return found
  }

  /// Adds a rectangle, as one with the others where they are close: a rectangle less is worth this many pixels
  /// that have not changed (our choice: as many as cost about as much as one rectangle's way to the page).
  private static func add(_ rectangle: PixelRectangle, to list: inout [PixelRectangle]) {
    let worth = 2048
    var rectangle = rectangle
    var index = 0
    while index < list.count {
      let both = rectangle.union(list[index])
      if both.area <= rectangle.area + list[index].area + worth {
        rectangle = both
        list.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    list.append(rectangle)
  }

  /// What differs between two tiles, from the tile's corner; nil is a clear one.
  private static func change(
    from old: UnsafePointer<UInt32>?, to new: UnsafePointer<UInt32>?
  ) -> PixelRectangle? {
    if old == new { return nil }
    let side = tileSide
    var (left, right, top, bottom) = (side, 0, side, 0)
    for y in 0..<side {
      let start = y * side
      var x = 0
      while x < side, (old?[start + x] ?? 0) == (new?[start + x] ?? 0) { x += 1 }
      if x == side { continue }
      left = min(left, x)
      x = side
      while (old?[start + x - 1] ?? 0) == (new?[start + x - 1] ?? 0) { x -= 1 }
      right = max(right, x)
      top = min(top, y)
      bottom = y + 1
    }
    return top == side ? nil : PixelRectangle(left: left, top: top, right: right, bottom: bottom)
  }
}
