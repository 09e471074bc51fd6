/// The coverage of a stroke that is being drawn: its settled part, its tip, which may still change, and the part of
/// both that the picture shows by now.
///
/// Made once for a picture and used again for each stroke; three bytes a pixel.
public final class StrokeBuffers {
  /// The part that never changes any more.
  public let settled: CoverageMask
  let tip: CoverageMask
  /// The coverage that the picture shows; `takeChangedRows` tells its ink.
  let shown: CoverageMask

  /// Clear planes; sides are held within 1...`Bitmap.longestSide`.
  ///
  /// - Parameters:
  ///   - width: The picture's, in pixels.
  ///   - height: The picture's, in pixels.
  public init(width: Int, height: Int) {
    settled = CoverageMask(width: width, height: height)
    tip = CoverageMask(width: width, height: height)
    shown = CoverageMask(width: width, height: height)
  }

  /// Takes all ink away, and what was to be shown of it.
  func clear() {
    for plane in [settled, tip, shown] {
      plane.clear()
      _ = plane.takeDirty()
      plane.forgetRows(PixelRectangle(x: 0, y: 0, width: plane.width, height: plane.height))
    }
  }

  /// Returns the changed rows of a strip of sixteen columns between two rows, from the first to after the last; they
  /// count as shown from now on.
  @inline(__always)
  func takeChangedRows(ofStripAt x: Int, from top: Int, to bottom: Int) -> (first: Int, end: Int) {
    let strip = x / CoverageMask.blockSide
    let touched = settled.rows[strip].union(tip.rows[strip]).union(tip.clearedRows[strip])
    var (first, end) = touched.within(top, bottom)
    while first < end, isShown(first &* shown.stride &+ x) { first &+= 1 }
    while first < end, isShown((end &- 1) &* shown.stride &+ x) { end &-= 1 }
    if first < end { shown.markStrip(strip, first, end) }
    var place = first &* shown.stride &+ x
    for _ in first..<max(first, end) {
      UnsafeMutableRawPointer(shown.bytes + place).storeBytes(of: covered(place), as: SIMD16<UInt8>.self)
      place &+= shown.stride
    }
    return (first, end)
  }

  /// The same of ink that has a finish: what is shown is what has it.
  @inline(never)
  func takeChangedRows(
    ofStripAt x: Int, from top: Int, to bottom: Int, finisher: InkFinisher
  ) -> (first: Int, end: Int) {
    let strip = x / CoverageMask.blockSide
    let touched = settled.rows[strip].union(tip.rows[strip]).union(tip.clearedRows[strip])
    let rows = touched.within(top, bottom)
    guard rows.first < rows.end else { return rows }
    let needsDepth = finisher.needsDepth
    var (first, end) = (rows.end, rows.first)
    for row in rows.first..<rows.end {
      let place = row &* shown.stride &+ x
      var ink = covered(place)
      if !ink.isZero {
        let depth = needsDepth ? StrokeBuffers.larger(settled.depth, tip.depth, place) : ink
        ink = finisher.finished(ink, depth: depth, x: x, y: row)
      }
      let room = UnsafeMutableRawPointer(shown.bytes + place)
      if (ink ^ room.loadUnaligned(as: SIMD16<UInt8>.self)).isZero { continue }
      room.storeBytes(of: ink, as: SIMD16<UInt8>.self)
      (first, end) = (min(first, row), row &+ 1)
    }
    if first < end { shown.markStrip(strip, first, end) }
    return (first, end)
  }

  /// All that has changed in a rectangle is shown.
  func noteShown(_ area: PixelRectangle) {
    shown.widen(to: area)
    settled.forgetRows(area)
    tip.forgetRows(area, keepingInk: true)
  }

  /// Whether sixteen pixels are shown as they are covered now.
  @inline(__always)
  private func isShown(_ place: Int) -> Bool {
    (covered(place) ^ UnsafeRawPointer(shown.bytes + place).loadUnaligned(as: SIMD16<UInt8>.self)).isZero
  }

  /// Returns the coverage of sixteen pixels: the larger one of both parts.
  @inline(__always)
  private func covered(_ place: Int) -> SIMD16<UInt8> { StrokeBuffers.larger(settled, tip, place) }

  @inline(__always)
  private static func larger(_ one: CoverageMask, _ other: CoverageMask, _ place: Int) -> SIMD16<UInt8> {
    UnsafeRawPointer(one.bytes + place).loadUnaligned(as: SIMD16<UInt8>.self)
      .atLeast(UnsafeRawPointer(other.bytes + place).loadUnaligned(as: SIMD16<UInt8>.self))
  }
}
