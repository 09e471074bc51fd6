extension Bitmap {
  /// Rectangles that together hold every pixel that differs from another bitmap of the same size, and few
  /// others. Everything that is not clear where there is no other, or its size is another.
  ///
  /// Tiles that both share are passed over by their address; the others are compared pixel by pixel. No caller's rectangle says
  /// what has changed: what draws may change a part of what it draws over, several draw on one bitmap between two frames, and
  /// a rectangle that is too small would leave old pixels on the screen. Of a stroke a frame changes a few tiles.
  ///
  /// - Parameter old: The bitmap as it was; nil where there was none.
  /// - Returns: The rectangles, in pixels; empty where nothing differs.
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
  /// that have not changed (our choice: as many as cost about as much as sending one rectangle to the page).
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

  /// Returns the rectangle in which two tiles differ, counted from the tile's corner; a tile that is nil is clear.
  @_optimize(speed)
  private static func change(
    from old: UnsafePointer<UInt32>?, to new: UnsafePointer<UInt32>?
  ) -> PixelRectangle? {
    if old == new { return nil }
    let side = tileSide
    var (left, right, top, bottom) = (side, 0, side, 0)
    for y in 0..<side {
      let (before, now) = (old.map { $0 + y &* side }, new.map { $0 + y &* side })
      if !differs(before, now) { continue }
      // Only what lies further out than what was found already makes the rectangle larger.
      var x = 0
      while x < left, (before?[x] ?? 0) == (now?[x] ?? 0) { x &+= 1 }
      left = x
      x = side
      while x > right, (before?[x &- 1] ?? 0) == (now?[x &- 1] ?? 0) { x &-= 1 }
      right = x
      top = min(top, y)
      bottom = y &+ 1
    }
    return top == side ? nil : PixelRectangle(left: left, top: top, right: right, bottom: bottom)
  }

  /// Whether two rows of a tile differ, without a question for each pixel, so that vectors do it.
  @_optimize(speed) @inline(__always)
  private static func differs(_ one: UnsafePointer<UInt32>?, _ other: UnsafePointer<UInt32>?) -> Bool {
    var difference: UInt32 = 0
    if let one, let other {
      for x in 0..<tileSide { difference |= one[x] ^ other[x] }
    } else if let drawn = one ?? other {
      for x in 0..<tileSide { difference |= drawn[x] }
    }
    return difference != 0
  }
}
