extension Bitmap {
  /// Lays a stroke that is complete over this bitmap.
  ///
  /// - Parameters:
  ///   - layer: The color, and whether it takes ink away; its finish is the plane's already.
  ///   - plane: How much of each pixel is covered; pixels outside of the bitmap are left out.
  @_optimize(speed)
  public mutating func ink(_ layer: InkLayer, through plane: CoverageMask) {
    let blender = InkBlender(layer)
    let side = CoverageMask.blockSide
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
        // The mask may be larger than the picture.
        let (tileRows, tileRoom) = (height - tileRow * Bitmap.tileSide, width - tileColumn * Bitmap.tileSide)
        changeTile(tileRow * columns + tileColumn) { tile in
          while blocks != 0 {
            let block = blocks.trailingZeroBitCount
            blocks &= blocks &- 1
            let (x, y) = (block % perTile * side, block / perTile * side)
            var target = UnsafeMutableRawPointer(tile + (y * Bitmap.tileSide + x))
            var cover = UnsafeRawPointer(
              plane.bytes
                + ((tileRow * Bitmap.tileSide + y) * plane.stride + tileColumn * Bitmap.tileSide + x))
            let (rows, room) = (min(side, tileRows - y), tileRoom - x)
            if rows <= 0 || room <= 0 { continue }
            for _ in 0..<rows {
              let coverage = room < side ? CoverageSpan(cover, count: room) : CoverageSpan(cover)
              if !coverage.isBare {
                blender.blend(coverage, over: UnsafeRawPointer(target), into: target)
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
  /// This bitmap, which has the picture's size as the planes do, had shown the same stroke over the same picture before.
  mutating func ink(
    _ layer: InkLayer, through planes: StrokeBuffers, over base: Bitmap, in rectangle: PixelRectangle,
    at placement: InkPlacement
  ) {
    if layer.finish == .even {
      ink(layer, through: planes, over: base, in: rectangle, rows: PlainRows())
    } else {
      inkFinished(layer, through: planes, over: base, in: rectangle, at: placement)
    }
  }

  /// Not inlined: what has no finish would pay for its room.
  @inline(never)
  private mutating func inkFinished(
    _ layer: InkLayer, through planes: StrokeBuffers, over base: Bitmap, in rectangle: PixelRectangle,
    at placement: InkPlacement
  ) {
    guard let finisher = InkFinisher(layer.finish, at: placement) else { return }
    ink(layer, through: planes, over: base, in: rectangle, rows: FinishedRows(finisher: finisher))
  }

  /// The same, where it is known which rows have changed.
  @_optimize(speed)
  private mutating func ink<Rows: ChangedRows>(
    _ layer: InkLayer, through planes: StrokeBuffers, over base: Bitmap, in rectangle: PixelRectangle,
    rows: Rows
  ) {
    let shown = planes.shown
    let area = rectangle.intersection(bounds).intersection(base.bounds)
      .intersection(PixelRectangle(x: 0, y: 0, width: shown.width, height: shown.height))
    if area.isEmpty { return }
    let blender = InkBlender(layer)
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
            // Down the columns: what is the same and what has changed takes turns less often than along a row.
            var x = part.x
            while x < part.right {
              var (first, end) = rows.take(of: planes, stripAt: x, from: part.y, to: part.bottom)
              var offset = 4 &* ((first &- row &* side) &* side &+ (x &- column &* side))
              var place = first &* shown.stride &+ x
              while first < end {
                let coverage = CoverageSpan(UnsafeRawPointer(shown.bytes + place))
                blender.blend(coverage, over: under.map { $0 + offset }, into: target + offset)
                place &+= shown.stride
                offset &+= 4 &* side
                first &+= 1
              }
              x &+= 16
            }
          }
        }
      }
    }
    planes.noteShown(area)
  }
}

/// Which rows of a strip have changed: for each way of finishing code of its own, so that what has no finish pays nothing.
private protocol ChangedRows {
  func take(of planes: StrokeBuffers, stripAt x: Int, from top: Int, to bottom: Int) -> (first: Int, end: Int)
}

private struct PlainRows: ChangedRows {
  @inline(__always)
  func take(of planes: StrokeBuffers, stripAt x: Int, from top: Int, to bottom: Int) -> (first: Int, end: Int)
  {
    planes.takeChangedRows(ofStripAt: x, from: top, to: bottom)
  }
}

private struct FinishedRows: ChangedRows {
  let finisher: InkFinisher

  func take(of planes: StrokeBuffers, stripAt x: Int, from top: Int, to bottom: Int) -> (first: Int, end: Int)
  {
    planes.takeChangedRows(ofStripAt: x, from: top, to: bottom, finisher: finisher)
  }
}
