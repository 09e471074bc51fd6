extension UIFont {
  /// From the baseline to the top of the line: 0.95 of the size (San Francisco's, as UIKit reports it).
  public var ascender: CGFloat { pointSize * 0.952 }
  /// From the baseline to the bottom of the line, which is below: the rest of the line's height.
  public var descender: CGFloat { ascender - lineHeight }
  /// The height of a capital: 0.705 of the size (San Francisco's, as UIKit reports it).
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of a small x: 0.526 of the size (San Francisco's, as UIKit reports it).
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// Points between lines: none.
  public var leading: CGFloat { 0 }

  /// The same font in another size.
  ///
  /// - Parameter fontSize: In points; a size that is not above 0 becomes `systemFontSize`.
  /// - Returns: The font.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(self, size: fontSize) }
}
