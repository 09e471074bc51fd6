/// A part of a text: a word, a space or a line break. Measuring and drawing divide a text in the same way.
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
  /// - Returns: The part; nil if nothing is left.
  mutating func popPart() -> TextPart? {
    guard let first else { return nil }
    let part = first == " " || first == "\n" ? prefix(1) : prefix { $0 != " " && $0 != "\n" }
    self = self[part.endIndex...]
    return first == "\n" ? .newline : first == " " ? .space(part) : .word(part)
  }
}
