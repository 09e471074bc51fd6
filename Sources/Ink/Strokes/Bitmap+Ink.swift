extension Bitmap {
  /// Lays a stroke that is complete over this bitmap.
  @_optimize(speed)
  public mutating func ink(_ layer: InkLayer, through plane: CoveragePlane) {
    let mixer = InkMixer(layer)
    let side = CoveragePlane.blockSide
    let perTile = Bitmap.tileSide / side
    for tileRow in 0..<(plane.blockRows + perTile - 1) / perTile {
      for tileColumn in 0..<(plane.blockColumns + perTile - 1) / perTile {
        var blocks: UInt32 = 0
        for row in 0..<min(perTile, plane.blockRows - tileRow * perTile) {
          let start = (tileRow * perTile + row) * plane.blockColumns + tileColumn * perTile
          for column in 0..<min(perTile, plane.blockColumns - tileColumn * perTile)
          where plane.marks[start + column] != 0 {
            blocks |= 1 << UInt32(row * perTile + column)
          }
        }
        if blocks == 0 || tileRow * Bitmap.tileSide >= height || tileColumn >= columns { continue }
        changeTile(tileRow * columns + tileColumn) { tile in
          while blocks != 0 {
            let block = blocks.trailingZeroBitCount
            blocks &= blocks &- 1
            let (x, y) = (block % perTile * side, block / perTile * side)
            var target = UnsafeMutableRawPointer(tile + (y * Bitmap.tileSide + x))
            var cover = UnsafeRawPointer(
              plane.bytes
                + ((tileRow * Bitmap.tileSide + y) * plane.stride + tileColumn * Bitmap.tileSide + x))
            for _ in 0..<side {
              let shares = ShareRow(cover)
              if !shares.isBare {
                mixer.mix(shares, over: UnsafeRawPointer(target), into: target)
              }
              target += 4 * Bitmap.tileSide
              cover += plane.stride
            }
          }
        }
      }
    }
  }

  /// Shows what has changed of a stroke over a picture in a rectangle: its settled part, and the tip that may still change.
  /// This bitmap, which has the picture's size as the planes do, had shown the same picture before.
  @_optimize(speed)
  mutating func ink(
    _ layer: InkLayer, through plane: CoveragePlane, tip: CoveragePlane, over base: Bitmap,
    in rectangle: PixelRectangle
  ) {
    let area = rectangle.intersection(bounds).intersection(base.bounds)
      .intersection(PixelRectangle(x: 0, y: 0, width: plane.width, height: plane.height))
      .intersection(PixelRectangle(x: 0, y: 0, width: tip.width, height: tip.height))
    if area.isEmpty { return }
    let mixer = InkMixer(layer)
    // Whole vectors: tiles and planes have room past the right edge, where nothing is ever inked.
    let wide = PixelRectangle(
      left: area.x & ~15, top: area.y, right: (area.right + 15) & ~15, bottom: area.bottom)
    let side = Bitmap.tileSide
    for row in area.y / side...(area.bottom - 1) / side {
      for column in area.x / side...(area.right - 1) / side {
        let part = wide.intersection(
          PixelRectangle(x: column * side, y: row * side, width: side, height: side))
        let index = row * columns + column
        base.readTile(index) { below in
          changeTile(index) { tile in
            let under = below.map { UnsafeRawPointer($0) }
            let target = UnsafeMutableRawPointer(tile)
            // Down the columns: what is bare and what is inked takes turns less often than along a row.
            var x = part.x
            while x < part.right {
              let strip = x / CoveragePlane.blockSide
              let touched = plane.rows[strip].union(tip.rows[strip]).union(tip.clearedRows[strip])
              let rows = touched.within(part.y, part.bottom)
              var offset = 4 &* ((rows.first &- row &* side) &* side &+ (x &- column &* side))
              var one = UnsafeRawPointer(plane.bytes + (rows.first &* plane.stride &+ x))
              var other = UnsafeRawPointer(tip.bytes + (rows.first &* tip.stride &+ x))
              var count = rows.end &- rows.first
              while count > 0 {
                let shares = ShareRow(one, other)
                let base = under.map { $0 + offset }
                if shares.isBare {
                  InkMixer.copy(base, into: target + offset)
                } else {
                  mixer.mix(shares, over: base, into: target + offset)
                }
                one += plane.stride
                other += tip.stride
                offset &+= 4 &* side
                count &-= 1
              }
              x &+= 16
            }
          }
        }
      }
    }
  }
}
