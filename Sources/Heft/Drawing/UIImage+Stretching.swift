import Ink

extension UIImage {
  /// How the middle of a picture fills the room when the picture is shown larger than it is.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Returns a picture whose corners keep their size when it is shown in another size: the parts between them become as
  /// large as they have to. A vector drawing is stretched as a whole.
  ///
  /// - Parameters:
  ///   - capInsets: How far the corners reach, in points; a value that is negative or no number counts as 0.
  ///   - resizingMode: Whether the rest is repeated or stretched.
  /// - Returns: The picture.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile)
    -> UIImage
  {
    guard let pixels = pixels ?? file(in: AppProcess.current?.traits.colors ?? .light) else { return self }
    let parts = NineParts(pixels.bitmap, capInsets, scale: scale, mode: resizingMode)
    return withStretching(
      ImageStretching(capInsets: capInsets, mode: resizingMode) { parts.bitmap($0, $1) }, of: pixels)
  }

  /// How far the corners reach that keep their size, in points.
  public var capInsets: UIEdgeInsets { stretching?.capInsets ?? .zero }

  /// How the parts between the corners fill the room.
  public var resizingMode: ResizingMode { stretching?.mode ?? .tile }
}

/// How a picture with corners that keep their size is shown in another size. Only such a picture has one, so that code
/// that shows pictures does not need this code.
struct ImageStretching {
  let capInsets: UIEdgeInsets
  let mode: UIImage.ResizingMode
  /// The pixels for a width and a height; nil where there can be none.
  let bitmap: (_ width: Int, _ height: Int) -> Bitmap?
}

/// A picture in nine parts: four corners, four edges and the middle.
private struct NineParts {
  /// Where a part of a side begins and how long it is.
  private struct Span {
    var start: Int
    var length: Int
  }

  private let picture: Bitmap
  private let columns: [Span]
  private let rows: [Span]
  private let tiles: Bool

  init(_ picture: Bitmap, _ insets: UIEdgeInsets, scale: CGFloat, mode: UIImage.ResizingMode) {
    self.picture = picture
    columns = NineParts.spans(insets.left * scale, insets.right * scale, of: picture.width)
    rows = NineParts.spans(insets.top * scale, insets.bottom * scale, of: picture.height)
    tiles = mode == .tile
  }

  /// Returns the two ends and the part between them; ends that are longer than the side leave nothing there.
  private static func spans(_ first: CGFloat, _ last: CGFloat, of length: Int) -> [Span] {
    func pixels(_ points: CGFloat, _ most: Int) -> Int {
      points.isFinite && points > 0 ? Int(min(points.rounded(), CGFloat(most))) : 0
    }
    let start = pixels(first, length)
    let end = pixels(last, length - start)
    return [
      Span(start: 0, length: start), Span(start: start, length: length - start - end),
      Span(start: length - end, length: end),
    ]
  }

  /// Returns the same parts along a side of another length: the ends keep their lengths, or share the side if it is too
  /// short.
  private static func placed(_ spans: [Span], along length: Int) -> [Span] {
    let ends = spans[0].length + spans[2].length
    let isShort = ends > length
    let first = isShort ? spans[0].length * length / max(ends, 1) : spans[0].length
    let last = isShort ? length - first : spans[2].length
    return [
      Span(start: 0, length: first), Span(start: first, length: length - first - last),
      Span(start: length - last, length: last),
    ]
  }

  func bitmap(_ width: Int, _ height: Int) -> Bitmap? {
    guard var result = Bitmap(width: width, height: height) else { return nil }
    let across = NineParts.placed(columns, along: width)
    let down = NineParts.placed(rows, along: height)
    for row in 0..<3 {
      for column in 0..<3 {
        draw(
          columns[column], rows[row], to: across[column], down[row], into: &result,
          tiles: (tiles && column == 1, tiles && row == 1))
      }
    }
    return result
  }

  private func draw(
    _ column: Span, _ row: Span, to x: Span, _ y: Span, into result: inout Bitmap, tiles: (Bool, Bool)
  ) {
    guard column.length > 0, row.length > 0, x.length > 0, y.length > 0,
      var part = Bitmap(width: column.length, height: row.length)
    else { return }
    part.draw(
      picture,
      through: Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(column.start), ty: -Double(row.start)),
      mode: .copy, clip: part.bounds)
    let clip = PixelRectangle(x: x.start, y: y.start, width: x.length, height: y.length)
    let wide = tiles.0 ? column.length : x.length
    let high = tiles.1 ? row.length : y.length
    for top in stride(from: y.start, to: y.start + y.length, by: high) {
      for left in stride(from: x.start, to: x.start + x.length, by: wide) {
        let map = Affine(
          a: Double(wide) / Double(column.length), b: 0, c: 0, d: Double(high) / Double(row.length),
          tx: Double(left), ty: Double(top))
        result.draw(part, through: map, mode: .copy, clip: clip)
      }
    }
  }
}
