extension CoverageMask {
  /// Inks a circle, a whole pixel with `full` of 255; one of less than a pixel across is as pale as it is small. Its edge fades
  /// out within `fading`, a share of its radius, or a pixel.
  @_optimize(speed)
  func disc(_ point: InkPoint, full: Int16, fading: Float = 0) {
    if point.radius > CoverageMask.large, fading == 0 { return largeDisc(point, full: full) }
    let gain = 1 / CoverageMask.fade(fading, of: point.radius)
    let reach = max(point.radius, CoverageMask.least) + CoverageMask.fade
    guard
      let area = touch(
        left: point.x - reach, top: point.y - reach, right: point.x + reach, bottom: point.y + reach)
    else { return }
    let strength = Float(full) * min(point.radius / CoverageMask.least, 1)
    let startX = steps + (Float(area.x) + 0.5 - point.x)
    var dy = Float(area.y) + 0.5 - point.y
    var line = bytes + (area.y &* stride &+ area.x)
    for _ in 0..<area.height {
      var dx = startX
      var x = 0
      while x < area.width {
        let away = (dx * dx + dy * dy).squareRoot()
        lay((reach - away) * gain, strength, on: line + x, left: area.width &- x)
        dx += 4
        x &+= 4
      }
      dy += 1
      line += stride
    }
  }

  /// Inks a circle without a root a pixel: its middle sixteen pixels at a time, and its edge by a series.
  @_optimize(speed)
  private func largeDisc(_ point: InkPoint, full: Int16) {
    let radius = point.radius
    let reach = radius + CoverageMask.fade
    guard
      let area = touch(
        left: point.x - reach, top: point.y - reach, right: point.x + reach, bottom: point.y + reach)
    else { return }
    let (inner, half) = (radius - CoverageMask.fade, 1 / (2 * radius))
    let ink = SIMD16(repeating: UInt8(truncatingIfNeeded: full))
    let startX = steps + (Float(area.x) + 0.5 - point.x)
    var dy = Float(area.y) + 0.5 - point.y
    var line = bytes + (area.y &* stride &+ area.x)
    for _ in 0..<area.height {
      var dx = startX
      var x = 0
      var (fullFrom, fullTo) = (area.width, 0)
      if inner > dy.magnitude {
        let side = (inner * inner - dy * dy).squareRoot()
        fullFrom = Int(max(-side - startX.x, 0)) &+ 1
        fullTo = min(Int(side - startX.x), area.width)
      }
      while x < area.width {
        if x >= fullFrom, x &+ 16 <= fullTo {
          let room = UnsafeMutableRawPointer(line + x)
          let old = room.loadUnaligned(as: SIMD16<UInt8>.self)
          room.storeBytes(of: old.atLeast(ink), as: SIMD16<UInt8>.self)
          dx += 16
          x &+= 16
        } else {
          // The depth under the edge by the first terms of its series: right near the edge, and beyond it and further in
          // as far out and in as need be.
          let depth = (radius * radius - dx * dx - dy * dy) * half
          let part = depth * half
          let coverage = depth * (1 + part * (1 + 2 * part)) + CoverageMask.fade
          lay(coverage, Float(full), on: line + x, left: area.width &- x)
          dx += 4
          x &+= 4
        }
      }
      dy += 1
      line += stride
    }
  }

  /// Inks two circles and all between them, whatever their sizes. Needs a root for each pixel.
  @_optimize(speed)
  func cone(from a: InkPoint, to b: InkPoint, length: Float, full: Int16, fading: Float = 0) {
    let gain = 1 / CoverageMask.fade(fading, of: (a.radius + b.radius) / 2)
    let (radius, otherRadius) = (max(a.radius, CoverageMask.least), max(b.radius, CoverageMask.least))
    let taper = (radius - otherRadius) / length
    // One circle within the other: the larger is all that there is.
    guard taper.magnitude < 1 else {
      return disc(radius > otherRadius ? a : b, full: full, fading: fading)
    }
    let (reach, otherReach) = (radius + CoverageMask.fade, otherRadius + CoverageMask.fade)
    guard
      let area = touch(
        left: min(a.x - reach, b.x - otherReach), top: min(a.y - reach, b.y - otherReach),
        right: max(a.x + reach, b.x + otherReach), bottom: max(a.y + reach, b.y + otherReach))
    else { return }
    let strength = Float(full) * min(max(a.radius, b.radius) / CoverageMask.least, 1)
    let (ux, uy) = ((b.x - a.x) / length, (b.y - a.y) / length)
    let lean = taper / (1 - taper * taper).squareRoot()
    let startX = steps + (Float(area.x) + 0.5 - a.x)
    var dy = Float(area.y) + 0.5 - a.y
    var line = bytes + (area.y &* stride &+ area.x)
    for _ in 0..<area.height {
      var dx = startX
      var x = 0
      while x < area.width {
        let along = dx * ux + dy * uy
        let away = (dy * ux - dx * uy).magnitudes
        // The circle on the way that the pixel lies deepest in.
        let place = (along - away * lean).atLeast(0).atMost(length)
        let rest = along - place
        let distance = (rest * rest + away * away).squareRoot()
        lay((reach - place * taper - distance) * gain, strength, on: line + x, left: area.width &- x)
        dx += 4
        x &+= 4
      }
      dy += 1
      line += stride
    }
  }

  /// The distance over which an edge fades out, in pixels: a share of the radius, and at least a pixel.
  @inline(__always)
  static func fade(_ share: Float, of radius: Float) -> Float { share == 0 ? 1 : max(1, share * radius) }
  /// A circle of more than that many pixels' radius has full vectors of sixteen in most rows (our choice).
  @inline(__always)
  static var large: Float { 10 }
  /// Half a pixel: circles under it are drawn so large and paler.
  @inline(__always)
  static var least: Float { 0.5 }
}

/// The places of a vector's pixels.
@_transparent
private var steps: SIMD4<Float> { SIMD4(0, 1, 2, 3) }

/// Lays coverage over those of four pixels that are left, where there is more of it than before: fractions of 1, which are
/// held within 0...1, of what full ink is.
@_transparent
private func lay(
  _ coverage: SIMD4<Float>, _ strength: Float, on place: UnsafeMutablePointer<UInt8>, left: Int
) {
  // Adding 2^23 leaves the nearest whole number in the lowest bits.
  let whole = coverage.atLeast(0).atMost(1) * strength + 0x1p23
  let beyond = SIMD4<Int32>(0, 1, 2, 3) &- SIMD4(repeating: Int32(truncatingIfNeeded: left))
  let held = unsafeBitCast(whole, to: SIMD4<Int32>.self) & (beyond &>> SIMD4(repeating: 31))
  let new = unsafeBitCast(held, to: SIMD16<UInt8>.self).evenHalf.evenHalf
  let room = UnsafeMutableRawPointer(place)
  room.storeBytes(of: room.loadUnaligned(as: SIMD4<UInt8>.self).atLeast(new), as: SIMD4<UInt8>.self)
}
