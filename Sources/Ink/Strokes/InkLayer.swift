/// How a stroke's coverage becomes color: one even layer, as opaque as it says, over what lies under it or in its place.
public struct InkLayer: Hashable, Sendable {
  /// The color of full coverage, multiplied by its alpha.
  public var color: UInt32
  /// Whether it takes away, by its alpha, what is there.
  public var erases: Bool

  /// A layer of a color, as `premultiplied` gives it.
  public init(color: UInt32, erases: Bool = false) {
    self.color = color
    self.erases = erases
  }
}

extension Bitmap {
  /// Lays a stroke that is complete over this bitmap.
  @_optimize(speed)
  public mutating func ink(_ layer: InkLayer, through plane: CoveragePlane) {
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
            var target = tile + (y * Bitmap.tileSide + x)
            var cover =
              UnsafePointer(plane.bytes)
              + ((tileRow * Bitmap.tileSide + y) * plane.stride + tileColumn * Bitmap.tileSide + x)
            for _ in 0..<side {
              layer.fill(target, cover: cover, over: UnsafePointer(target), count: side)
              target += Bitmap.tileSide
              cover += plane.stride
            }
          }
        }
      }
    }
  }

  /// Shows a rectangle of a picture with a stroke over it: the stroke's settled part, and the tip that may still
  /// change. This bitmap, which has the picture's size as the planes do, had shown the same picture before.
  @_optimize(speed)
  public mutating func ink(
    _ layer: InkLayer, through plane: CoveragePlane, tip: CoveragePlane, over base: Bitmap,
    in rectangle: PixelRectangle
  ) {
    let area = rectangle.intersection(bounds).intersection(base.bounds)
      .intersection(PixelRectangle(x: 0, y: 0, width: plane.width, height: plane.height))
      .intersection(PixelRectangle(x: 0, y: 0, width: tip.width, height: tip.height))
    if area.isEmpty { return }
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
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: side) { room in
              guard let cover = room.baseAddress else { return }
              for y in part.y..<part.bottom {
                InkLayer.join(
                  plane.bytes + (y * plane.stride + part.x), tip.bytes + (y * tip.stride + part.x),
                  into: cover,
                  count: part.width)
                let place = y % side * side + part.x % side
                layer.fill(tile + place, cover: cover, over: below.map { $0 + place }, count: part.width)
              }
            }
          }
        }
      }
    }
  }
}

extension InkLayer {
  /// Gives a run of pixels their colors: `base`, or clear ones, under what is covered. `count` is a multiple of sixteen:
  /// most of a rectangle is bare, which is seen of so many at once.
  @inline(__always)
  fileprivate func fill(
    _ target: UnsafeMutablePointer<UInt32>, cover: UnsafePointer<UInt8>, over base: UnsafePointer<UInt32>?,
    count: Int
  ) {
    let isInPlace = base == UnsafePointer(target)
    var x = 0
    while x < count {
      let bytes = UnsafeRawPointer(cover + x)
      let isBare = bytes.loadUnaligned(as: UInt64.self) | (bytes + 8).loadUnaligned(as: UInt64.self) == 0
      if isBare, isInPlace {
        x &+= 16
        continue
      }
      let end = x &+ 16
      while x < end {
        let shares = UnsafeRawPointer(cover + x).loadUnaligned(as: SIMD4<UInt8>.self)
        var pixels = SIMD4<UInt32>(repeating: 0)
        if let base { pixels = UnsafeRawPointer(base + x).loadUnaligned(as: SIMD4<UInt32>.self) }
        if UnsafeRawPointer(cover + x).loadUnaligned(as: UInt32.self) != 0 {
          pixels = mix(shares, over: pixels)
        }
        UnsafeMutableRawPointer(target + x).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
        x &+= 4
      }
    }
  }

  /// What either of two planes covers of a run of pixels, sixteen at once.
  @inline(__always)
  fileprivate static func join(
    _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, into room: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    var x = 0
    while x < count {
      let left = UnsafeRawPointer(one + x).loadUnaligned(as: SIMD16<UInt8>.self)
      let right = UnsafeRawPointer(other + x).loadUnaligned(as: SIMD16<UInt8>.self)
      UnsafeMutableRawPointer(room + x)
        .storeBytes(of: left.replacing(with: right, where: right .> left), as: SIMD16<UInt8>.self)
      x &+= 16
    }
  }

  /// Four pixels under the layer, each byte to the nearest as `PixelMath` does it.
  @inline(__always)
  private func mix(_ shares: SIMD4<UInt8>, over old: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let bytes = SIMD16<UInt8>(
      lowHalf: SIMD8(lowHalf: SIMD4(repeating: shares.x), highHalf: SIMD4(repeating: shares.y)),
      highHalf: SIMD8(lowHalf: SIMD4(repeating: shares.z), highHalf: SIMD4(repeating: shares.w)))
    let share = unsafeBitCast(bytes, to: SIMD8<UInt16>.self) & 0xFF
    let top = InkLayer.scale(SIMD4(repeating: color), share)
    // The alpha of the top in both halves of each pixel.
    var alpha = top &>> 24
    alpha |= alpha &<< 16
    let rest = SIMD8<UInt16>(repeating: 255) &- unsafeBitCast(alpha, to: SIMD8<UInt16>.self)
    let below = InkLayer.scale(old, rest)
    return erases ? below : top &+ below
  }

  /// Pixels times shares of 255, which stand in both halves of each.
  @inline(__always)
  private static func scale(_ pixels: SIMD4<UInt32>, _ share: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let words = unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    var even = (words & 0xFF) &* share &+ 0x80
    even = (even &+ (even &>> 8)) &>> 8
    var odd = (words &>> 8) &* share &+ 0x80
    odd = (odd &+ (odd &>> 8)) & 0xFF00
    return unsafeBitCast(even | odd, to: SIMD4<UInt32>.self)
  }
}
