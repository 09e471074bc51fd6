/// How wide text is, from one baked table: the widths are the same in every browser and natively, so no frame
/// depends on the fonts of a machine. The page clips and ellipsises what turns out wider.
enum TextMetrics {
  /// The widths of the characters from space to tilde in thousandths of the size: Helvetica's, as its public
  /// font metrics list them.
  private static let advances: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Room left for a system font that runs wider than Helvetica (our choice; bold text is wider by about 7
  /// %).
  private static func factor(for font: UIFont) -> CGFloat { font.cssWeight >= 600 ? 1.16 : 1.08 }

  /// The width of a scalar in thousandths of the size.
  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: Int(advances[Int(scalar.value - 0x20)])
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...: 1000
    default: 600
    }
  }

  /// How far a line goes on with a scalar, in points; without the room that `width` leaves.
  static func advance(of scalar: Unicode.Scalar, font: UIFont) -> CGFloat {
    CGFloat(advance(of: scalar)) / 1000 * font.pointSize
  }

  /// The width of one line in points.
  static func width(of line: Substring.UnicodeScalarView, font: UIFont) -> CGFloat {
    exactWidth(of: line, font: font).rounded(.up)
  }

  /// The width of a part of a word in points.
  static func exactWidth(of part: Substring.UnicodeScalarView, font: UIFont) -> CGFloat {
    var thousandths = 0
    for scalar in part { thousandths += advance(of: scalar) }
    return CGFloat(thousandths) / 1000 * font.pointSize * factor(for: font)
  }

  /// The size of text that may break into lines at spaces where a width is given; 0 lines or fewer are any
  /// number.
  static func size(of text: String, font: UIFont, width limit: CGFloat, lines: Int) -> CGSize {
    if text.isEmpty { return .zero }
    var widest: CGFloat = 0
    var count = 0
    for paragraph in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      var current: CGFloat = 0
      count += 1
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let next = width(of: word, font: font)
        let space = current == 0 ? 0 : width(of: Substring(" ").unicodeScalars, font: font)
        if current > 0, lines != 1, current + space + next > limit {
          count += 1
          current = next
        } else {
          current += space + next
        }
        widest = max(widest, current)
      }
    }
    let shown = lines <= 0 ? count : min(count, lines)
    return CGSize(width: min(widest, limit), height: CGFloat(shown) * font.lineHeight)
  }
}
