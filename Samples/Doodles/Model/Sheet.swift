import Heft
import Ink

extension DoodleSheet {
  /// White paper with one layer.
  static var plain: DoodleSheet { DoodleSheet(DoodleDocument()) }

  /// The colors of paper (our choices).
  static let shades = [
    BrushBox.Shade(name: "White", hex: 0xFFFFFF), BrushBox.Shade(name: "Cream", hex: 0xFBF3DF),
    BrushBox.Shade(name: "Gray", hex: 0xE4E5E9), BrushBox.Shade(name: "Slate", hex: 0x2E3440),
    BrushBox.Shade(name: "Black", hex: 0x111113),
  ]

  /// The patterns by their names, in the order of their numbers.
  static let patterns = ["Plain", "Lines", "Grid", "Dots"]

  /// Returns the pattern that is printed on the paper, of so many pixels in a point; nil where it is plain.
  func print(density: Double, isEndless: Bool = false) -> PaperPattern? {
    PaperPattern(pattern, on: color, density: density, isEndless: isEndless)
  }

  /// Returns the pattern that is printed on a part of the paper in points, without the paper; nil where it is plain.
  ///
  /// - Parameters:
  ///   - area: The part.
  ///   - scale: Pixels of the paper in a point.
  ///   - fineness: Pixels of the picture in one of the paper.
  ///   - isEndless: Whether the paper has no edge.
  func printed(_ area: CGRect, scale: CGFloat, fineness: Double = 1, isEndless: Bool = false) -> UIImage? {
    let pixels = scale * CGFloat(fineness)
    guard let pattern = print(density: Double(scale), isEndless: isEndless),
      var picture = Bitmap(
        width: Int((area.width * pixels).rounded(.up)), height: Int((area.height * pixels).rounded(.up)))
    else { return nil }
    picture.print(
      pattern, scale: fineness, x: Int((area.minX * pixels).rounded()), y: Int((area.minY * pixels).rounded())
    )
    return UIImage(cgImage: CGImage(picture), scale: pixels)
  }

  /// Whether light ink is seen better on it.
  var isDark: Bool { PaperPattern.isDark(color) }

  /// The paper's color as it is seen: what shows through is white.
  var shownColor: UInt32 {
    let rest = 255 - (color >> 24)
    func part(_ shift: UInt32) -> UInt32 { min((color >> shift & 255) + rest, 255) << shift }
    return 0xFF00_0000 | part(0) | part(8) | part(16)
  }

  /// The same for views.
  var paperColor: UIColor {
    let color = shownColor
    func part(_ shift: UInt32) -> CGFloat { CGFloat(color >> shift & 255) / 255 }
    return UIColor(red: part(0), green: part(8), blue: part(16), alpha: 1)
  }

  /// The topmost layer that is seen, otherwise the topmost.
  var uppermost: UInt32 { (layers.last { $0.opacity > 0 } ?? layers[layers.count - 1]).number }

  /// Returns the user's name for a layer.
  func name(of place: Int) -> String {
    let own = layers[place].look.name
    return own.isEmpty ? "Layer \(place + 1)" : own
  }
}
