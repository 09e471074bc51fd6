import Heft
import Ink

// Paper without an end: it is as large as it has been needed, and grows.
extension Drawing {
  /// The paper's longest side, in pixels (our choice: more than ten large tablets side by side).
  static let longestEndless = 32_768
  /// Paper without an end has its edges at multiples of so many pixels: the edges of tiles, however fine its own pixels
  /// are.
  static let step = 1024
  /// The most pixels of the picture of paper without an end (our choice: 32 MB). Larger paper has a picture half as fine, and
  /// what is seen of it is inked anew anyway.
  private static let mostEndlessPixels = Double(1 << 23)

  /// All of the paper, in pixels.
  var area: PixelRectangle { PixelRectangle(x: x, y: y, width: width, height: height) }

  /// Pixels of the picture of the whole in a pixel of the paper: 1, or a half so often that it is not too large.
  var inkScale: Double {
    var scale = 1.0
    while isEndless,
      Double(width) * scale * Double(height) * scale > Drawing.mostEndlessPixels
        || Double(max(width, height)) * scale > Double(Bitmap.longestSide)
    {
      scale /= 2
    }
    return scale
  }

  /// Where the picture of the whole lies, in its own pixels.
  var inkArea: PixelRectangle { @inline(never) get { enlarged(inkScale) } }

  /// How the strokes lie in that picture.
  var placement: InkPlacement {
    let area = inkArea
    return InkPlacement(scale: inkScale, x: area.x, y: area.y)
  }

  /// The same drawing on paper that reaches over a rectangle, in pixels, as far as paper goes; nil where it does already, or
  /// has an end.
  func extended(to part: PixelRectangle) -> Drawing? {
    guard isEndless, !part.isEmpty else { return nil }
    let (step, longest) = (Drawing.step, Drawing.longestEndless)
    func below(_ place: Int) -> Int { Int((Double(place) / Double(step)).rounded(.down)) * step }
    func above(_ place: Int) -> Int { -below(-place) }
    func side(_ own: (Int, Int), _ wanted: (Int, Int)) -> (Int, Int) {
      let low = wanted.0 < own.0 ? min(own.0, max(below(wanted.0), above(own.1) - longest)) : own.0
      let high = wanted.1 > own.1 ? max(own.1, min(above(wanted.1), below(low) + longest)) : own.1
      return (low, high)
    }
    let (left, right) = side((x, x + width), (part.x, part.x + part.width))
    let (top, bottom) = side((y, y + height), (part.y, part.y + part.height))
    var wider = self
    wider.lay(PixelRectangle(x: left, y: top, width: right - left, height: bottom - top))
    return wider.area == area ? nil : wider
  }

  /// The drawing as it is kept and shared: where the paper has no end, what is drawn on.
  var fitted: Drawing { @inline(never) get { isEndless ? Drawing(document) ?? self : self } }

  /// The same with so much more paper on each side, in pixels, where it has no end.
  @inline(never)
  func surrounded(by across: Int, _ down: Int) -> Drawing {
    extended(to: area.widened(by: across, down)) ?? self
  }
}

extension PixelRectangle {
  func moved(by right: Int, _ down: Int) -> PixelRectangle {
    PixelRectangle(x: x + right, y: y + down, width: width, height: height)
  }

  /// The rectangle of the drawing in pixels of a picture of it so many times larger, with a pixel to spare where that is
  /// not as large.
  func placed(scale: Double) -> PixelRectangle {
    if scale == 1 { return self }
    return PixelRectangle(
      from: Point((Double(x) * scale - 1).rounded(.down), (Double(y) * scale - 1).rounded(.down)),
      to: Point(
        (Double(x + width) * scale + 1).rounded(.up), (Double(y + height) * scale + 1).rounded(.up)))
  }

  /// Whether another one lies within this one.
  func holds(_ other: PixelRectangle) -> Bool { intersection(other) == other }

  /// With so many pixels more on each side.
  @inline(never)
  func widened(by across: Int, _ down: Int) -> PixelRectangle {
    PixelRectangle(x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down)
  }
}
