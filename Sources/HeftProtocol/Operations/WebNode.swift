/// A piece of a document, in reading order: what opens holds what comes until its `close`. Pieces are always
/// closed in turn, and never nested deeper than 24.
public enum WebNode: Equatable, Sendable {
  /// The end of what was opened last.
  case close
  case open(WebElement)
  /// A link, by its number in the document, from 0.
  case link(UInt32)
  case text(String)
  case lineBreak
  /// A line across the document.
  case rule
  /// A picture of the app's, `width` by `height` points, made narrower where there is less room. `label` is what a
  /// screen reader says in its place.
  case picture(svg: String, label: String, width: Double, height: Double)
}

/// The kind of an element of a document. The raw values are in `docs/host-protocol.md`.
public enum WebElement: UInt8, Equatable, Sendable {
  case heading1 = 1
  case heading2 = 2
  case heading3 = 3
  case heading4 = 4
  case heading5 = 5
  case heading6 = 6
  case paragraph = 7
  case list = 8
  case numberedList = 9
  case item = 10
  case quote = 11
  /// Text whose blanks and line ends count.
  case preformatted = 12
  case strong = 13
  case emphasis = 14
  case code = 15
  /// Only while a document is read: a link stands in it with its number.
  case link = 16

  package var isHeading: Bool { rawValue <= WebElement.heading6.rawValue }

  /// Whether the element is a piece of a line and not lines of its own.
  package var isInline: Bool { rawValue >= WebElement.strong.rawValue }
}
