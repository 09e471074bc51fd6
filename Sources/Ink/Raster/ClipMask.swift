/// How much of each pixel of a rectangle may be drawn on: what clipping to paths leaves.
public struct ClipMask: Sendable {
  /// The pixels that the mask knows; it is asked for no others.
  public let area: PixelRectangle
  /// A byte a pixel, row by row.
  private var bytes: [UInt8]

  /// Masks the inside of a path, given in pixels, within an older mask if there is one.
  ///
  /// - Parameters:
  ///   - path: The path; an open subpath is closed.
  ///   - rule: Which places of it are inside.
  ///   - clip: No pixel outside counts; where there is an older mask, within its area.
  ///   - old: The older mask.
  /// - Returns: nil where nothing is left.
  public init?(_ path: Path, rule: FillRule, within clip: PixelRectangle, and old: ClipMask? = nil) {
    guard var coverage = Coverage(path.contours, rule: rule, clip: clip) else { return nil }
    coverage.mask = old
    area = coverage.area
    var left = [UInt8](repeating: 0, count: area.area)
    let (x, y, width) = (area.x, area.y, area.width)
    coverage.forEachBand { band in
      for row in 0..<band.rowCount {
        let span = band.spans[row]
        for column in span.first..<max(span.end, span.first) {
          left[(band.top + row - y) * width + band.left + column - x] = band.bytes[row * band.width + column]
        }
      }
    }
    bytes = left
  }

  /// Takes from a row's coverage what the mask does not let through.
  func limit(_ row: UnsafeMutablePointer<UInt8>, x: Int, y: Int, count: Int) {
    let start = (y - area.y) * area.width + x - area.x
    for index in 0..<count {
      let product = UInt32(row[index]) * UInt32(bytes[start + index]) + 128
      row[index] = UInt8((product + product >> 8) >> 8)
    }
  }
}
