/// What lines are broken at, and what lies between: both who measures a text and who draws it take it apart so.
enum TextPart {
  /// Characters that stay together.
  case word(Substring.UnicodeScalarView)
  /// One space.
  case space(Substring.UnicodeScalarView)
  /// The end of a paragraph.
  case newline
}

extension Substring.UnicodeScalarView {
  /// Takes the first part away.
  ///
  /// - Returns: The part; nil where nothing is left.
  mutating func popPart() -> TextPart? {
    guard let first else { return nil }
    let part = first == " " || first == "\n" ? prefix(1) : prefix { $0 != " " && $0 != "\n" }
    self = self[part.endIndex...]
    return first == "\n" ? .newline : first == " " ? .space(part) : .word(part)
  }
}
