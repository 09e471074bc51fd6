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
              let row = UnsafeRawPointer(cover)
              if row.loadUnaligned(as: UInt64.self) | (row + 8).loadUnaligned(as: UInt64.self) != 0 {
                layer.fill(target, cover: cover, tip: nil, over: UnsafePointer(target), count: side)
              }
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
  public mutating func ink(
    _ layer: InkLayer, through plane: CoveragePlane, tip: CoveragePlane, over base: Bitmap,
    in rectangle: PixelRectangle
  ) {
    let area = rectangle.intersection(bounds).intersection(base.bounds)
      .intersection(PixelRectangle(x: 0, y: 0, width: plane.width, height: plane.height))
      .intersection(PixelRectangle(x: 0, y: 0, width: tip.width, height: tip.height))
    if area.isEmpty { return }
    let side = Bitmap.tileSide
    for row in area.y / side...(area.bottom - 1) / side {
      for column in area.x / side...(area.right - 1) / side {
        let part = area.intersection(
          PixelRectangle(x: column * side, y: row * side, width: side, height: side))
        let index = row * columns + column
        base.readTile(index) { below in
          changeTile(index) { tile in
            for y in part.y..<part.bottom {
              let place = y % side * side + part.x % side
              layer.fill(
                tile + place, cover: plane.bytes + (y * plane.stride + part.x),
                tip: tip.bytes + (y * tip.stride + part.x), over: below.map { $0 + place }, count: part.width)
            }
          }
        }
      }
    }
  }
}

extension InkLayer {
  /// Gives a run of pixels their colors: `base`, or clear ones, under what two planes cover. The planes are read to
  /// the next multiple of four, which they have room for.
  @inline(__always)
  fileprivate func fill(
    _ target: UnsafeMutablePointer<UInt32>, cover: UnsafePointer<UInt8>, tip: UnsafePointer<UInt8>?,
    over base: UnsafePointer<UInt32>?, count: Int
  ) {
    let isInPlace = base == UnsafePointer(target)
    var x = 0
    while x < count {
      var shares = UnsafeRawPointer(cover + x).loadUnaligned(as: SIMD4<UInt8>.self)
      if let tip {
        let other = UnsafeRawPointer(tip + x).loadUnaligned(as: SIMD4<UInt8>.self)
        shares.replace(with: other, where: other .> shares)
      }
      let isBare = unsafeBitCast(shares, to: UInt32.self) == 0
      if isBare, isInPlace {
        x &+= 4
        continue
      }
      var old = SIMD4<UInt32>(repeating: 0)
      if count &- x >= 4 {
        if let base { old = UnsafeRawPointer(base + x).loadUnaligned(as: SIMD4<UInt32>.self) }
        UnsafeMutableRawPointer(target + x).storeBytes(
          of: isBare ? old : mix(shares, over: old), as: SIMD4<UInt32>.self)
      } else {
        if let base { for lane in 0..<count - x { old[lane] = base[x + lane] } }
        let new = mix(shares, over: old)
        for lane in 0..<count - x { target[x + lane] = new[lane] }
      }
      x &+= 4
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
