/// A pattern that is printed on a paper: lines, a grid or dots, in a gray that is seen on the paper's color.
public struct PaperPattern: Sendable {
  private let pattern: DoodleDocument.Paper.Pattern
  /// Between two lines, and how wide they are, in pixels of the paper.
  private let distance: Double
  private let width: Double
  /// The number of the first line; the paper's own edge would be 0.
  private let first: Double
  /// The color of the lines, multiplied by its alpha.
  public let color: UInt32

  /// Points between two lines, and how wide one is; a dot is three times as wide (our choices).
  private static var distance: Double { 24 }
  private static var width: Double { 0.75 }
  /// More lines than that are seen as gray, and are left out (our choice).
  private static var most: Double { 1000 }

  /// The pattern of a paper; nil where it is plain.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that is printed.
  ///   - paper: The paper's color, which tells whether the lines are light or dark.
  ///   - density: The paper's pixels in a point; a density that is not above 0 counts as 1.
  ///   - isEndless: Whether the paper has no edge, so that lines are on all sides of its zero.
  public init?(
    _ pattern: DoodleDocument.Paper.Pattern, on paper: UInt32, density: Double, isEndless: Bool = false
  ) {
    guard pattern != .plain else { return nil }
    self.pattern = pattern
    first = isEndless ? -.infinity : 1
    let density = density > 0 ? density : 1
    distance = PaperPattern.distance * density
    width = max(PaperPattern.width * density, 0.5)
    color =
      PaperPattern.isDark(paper)
      ? premultiplied(red: 1, green: 1, blue: 1, alpha: 0.22)
      : premultiplied(red: 0.2, green: 0.3, blue: 0.5, alpha: 0.26)
  }

  /// Whether light ink is seen better on a color, which lies over white.
  ///
  /// - Parameter color: Multiplied by its alpha.
  /// - Returns: Whether it is darker than the middle of the grays.
  public static func isDark(_ color: UInt32) -> Bool {
    let rest = 255 - (color >> 24)
    let (red, green, blue) = (
      (color & 255) + rest, (color >> 8 & 255) + rest, (color >> 16 & 255) + rest
    )
    return red * 3 + green * 6 + blue < 128 * 10
  }

  /// Returns the outlines that the color fills in a part of the paper, in pixels of the paper.
  ///
  /// - Parameters:
  ///   - corner: The part's upper left corner.
  ///   - opposite: Its lower right corner.
  /// - Returns: The outlines; empty where the part is not a rectangle, or has more than a thousand lines either way.
  public func path(from corner: Point, to opposite: Point) -> Path {
    var path = Path()
    let (wide, high) = (opposite.x - corner.x, opposite.y - corner.y)
    let longest = PaperPattern.most * distance
    guard wide > 0, high > 0, wide <= longest, high <= longest else { return path }
    let (columns, rows) = (lines(corner.x, opposite.x), lines(corner.y, opposite.y))
    if pattern == .dots {
      let reach = Point(1.5 * width, 1.5 * width)
      for y in rows {
        for x in columns { path.ellipse(from: Point(x, y) - reach, to: Point(x, y) + reach) }
      }
      return path
    }
    for y in rows {
      path.rectangle(from: Point(corner.x, y - width / 2), to: Point(opposite.x, y + width / 2))
    }
    if pattern == .lines { return path }
    for x in columns {
      path.rectangle(from: Point(x - width / 2, corner.y), to: Point(x + width / 2, opposite.y))
    }
    return path
  }

  /// Where the lines are of which a part lies between two places; none on the paper's own edge.
  private func lines(_ low: Double, _ high: Double) -> [Double] {
    let reach = 2 * width
    var lines: [Double] = []
    var number = max(((low - reach) / distance).rounded(.up), first)
    while number * distance <= high + reach {
      lines.append(number * distance)
      number += 1
    }
    return lines
  }
}

extension Bitmap {
  /// Prints a pattern where the paper lies in this bitmap.
  ///
  /// - Parameters:
  ///   - pattern: The pattern that is printed.
  ///   - scale: Pixels of this bitmap in a pixel of the paper; above 0.
  ///   - x: Where this bitmap's left edge is, in its own pixels from the paper's.
  ///   - y: Where its upper edge is.
  public mutating func print(_ pattern: PaperPattern, scale: Double = 1, x: Int = 0, y: Int = 0) {
    guard scale > 0 else { return }
    let (left, top) = (Double(x) / scale, Double(y) / scale)
    let path = pattern.path(
      from: Point(left, top), to: Point(left + Double(width) / scale, top + Double(height) / scale))
    var placed = Path()
    placed.append(path, through: Affine(a: scale, b: 0, c: 0, d: scale, tx: -Double(x), ty: -Double(y)))
    fill(placed, color: pattern.color, clip: bounds)
  }
}
