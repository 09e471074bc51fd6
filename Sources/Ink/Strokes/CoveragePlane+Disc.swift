extension CoveragePlane {
  /// Inks a circle; one of less than a pixel across is as pale as it is small.
  func disc(_ point: InkPoint) {
    cone(from: point, to: point, length: 0)
  }

  /// Inks two circles and all between them, whatever their sizes. Needs a root for each pixel.
  func cone(from a: InkPoint, to b: InkPoint, length: Float) {
    let reach = max(a.radius, CoveragePlane.least) + CoveragePlane.fade
    let otherReach = max(b.radius, CoveragePlane.least) + CoveragePlane.fade
    guard
      let area = touch(
        left: min(a.x - reach, b.x - otherReach), top: min(a.y - reach, b.y - otherReach),
        right: max(a.x + reach, b.x + otherReach), bottom: max(a.y + reach, b.y + otherReach))
    else { return }
    let (radius, otherRadius) = (max(a.radius, CoveragePlane.least), max(b.radius, CoveragePlane.least))
    let strength = 255 * min(max(a.radius, b.radius) / CoveragePlane.least, 1)
    let taper = length > 0 ? (radius - otherRadius) / length : 0
    // One circle within the other: the larger is all that there is.
    if taper.magnitude >= 1 { return disc(radius > otherRadius ? a : b) }
    let (ux, uy) = length > 0 ? ((b.x - a.x) / length, (b.y - a.y) / length) : (0, 0)
    let lean = taper / (1 - taper * taper).squareRoot()
    let startX = CoveragePlane.steps + (Float(area.x) + 0.5 - a.x)
    var line = bytes + (area.y * stride + area.x)
    for y in area.y..<area.bottom {
      let dy = Float(y) + 0.5 - a.y
      var dx = startX
      var x = 0
      while x < area.width {
        let along = dx * ux + dy * uy
        var side = dy * ux - dx * uy
        if length == 0 { side = (dx * dx + dy * dy).squareRoot() }
        let away = side.replacing(with: -side, where: side .< 0)
        var share: SIMD4<Float>
        if length == 0 {
          share = (radius - away) + 0.5
        } else {
          // The circle on the way that the pixel lies deepest in.
          var place = along - away * lean
          place = place.replacing(with: 0, where: place .< 0)
          place = place.replacing(with: length, where: place .> length)
          let rest = along - place
          let distance = (rest * rest + away * away).squareRoot()
          share = (radius - place * taper - distance) + 0.5
        }
        share = CoveragePlane.clamped(share, to: 1) * strength + 0x1p23
        share = share.replacing(with: 0x1p23, where: CoveragePlane.steps .>= Float(area.width - x))
        CoveragePlane.lay(share, on: line + x)
        dx += 4
        x += 4
      }
      line += stride
    }
  }

  /// Half a pixel: circles under it are drawn so large and paler.
  @inline(__always)
  static var least: Float { 0.5 }
}
