/// What a stroke that is being drawn covers: what is settled of it, the tip that may still change, and what of both the
/// picture shows by now.
///
/// Made once for a picture and used again for each stroke; three bytes a pixel.
public final class StrokePlanes {
  /// The part that never changes any more.
  public let settled: CoveragePlane
  let tip: CoveragePlane
  let shown: CoveragePlane

  /// Clear planes; sides are held within 1...`Bitmap.longestSide`.
  public init(width: Int, height: Int) {
    settled = CoveragePlane(width: width, height: height)
    tip = CoveragePlane(width: width, height: height)
    shown = CoveragePlane(width: width, height: height)
  }

  /// Takes all ink away, and what was to be shown of it.
  func clear() {
    for plane in [settled, tip, shown] {
      plane.clear()
      _ = plane.takeDirty()
      plane.forgetRows(PixelRectangle(x: 0, y: 0, width: plane.width, height: plane.height))
    }
  }

  /// Whether sixteen pixels are shown as they are covered now.
  @inline(__always)
  func isShown(_ place: Int) -> Bool {
    (covered(place) ^ UnsafeRawPointer(shown.bytes + place).loadUnaligned(as: SIMD16<UInt8>.self)).isZero
  }

  /// Takes note that so many rows of sixteen pixels are shown as they are covered now.
  @inline(__always)
  func show(_ place: Int, rows: Int) {
    var (place, left) = (place, rows)
    while left > 0 {
      UnsafeMutableRawPointer(shown.bytes + place).storeBytes(of: covered(place), as: SIMD16<UInt8>.self)
      place &+= shown.stride
      left &-= 1
    }
  }

  /// What is covered of sixteen pixels: the larger of both parts.
  @inline(__always)
  private func covered(_ place: Int) -> SIMD16<UInt8> {
    UnsafeRawPointer(settled.bytes + place).loadUnaligned(as: SIMD16<UInt8>.self)
      .atLeast(UnsafeRawPointer(tip.bytes + place).loadUnaligned(as: SIMD16<UInt8>.self))
  }
}
