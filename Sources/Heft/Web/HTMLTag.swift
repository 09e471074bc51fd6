import HeftProtocol

/// The name of a tag or of an attribute, in small letters.
struct HTMLName {
  let bytes: [UInt8]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes.map { HTMLBytes.small($0) }
  }

  static func ~= (word: StaticString, name: HTMLName) -> Bool {
    name.bytes.count == word.utf8CodeUnitCount && name.bytes.starts(with: word)
  }
}

/// The meaning of a tag. A tag that is not listed here is dropped, while its content stays.
enum HTMLTag {
  case element(WebElement)
  case link
  case picture
  case lineBreak
  case rule
  case title
  /// Only ends the paragraph before it, and its own.
  case block
  /// Dropped with all its content, which is no markup.
  case script
  /// Dropped with all its content.
  case dropped
  case unknown

  init(_ name: HTMLName) {
    switch name {
    case "h1": self = .element(.heading1)
    case "h2": self = .element(.heading2)
    case "h3": self = .element(.heading3)
    case "h4": self = .element(.heading4)
    case "h5": self = .element(.heading5)
    case "h6": self = .element(.heading6)
    case "p": self = .element(.paragraph)
    case "ul", "menu": self = .element(.list)
    case "ol": self = .element(.numberedList)
    case "li": self = .element(.item)
    case "blockquote": self = .element(.quote)
    case "pre": self = .element(.preformatted)
    case "b", "strong": self = .element(.strong)
    case "i", "em", "cite", "dfn", "var": self = .element(.emphasis)
    case "code", "kbd", "samp", "tt": self = .element(.code)
    case "a": self = .link
    case "img": self = .picture
    case "br": self = .lineBreak
    case "hr": self = .rule
    case "title": self = .title
    case "div", "section", "article", "header", "footer", "main", "nav", "aside", "address", "figure",
      "figcaption", "center", "dl", "dt", "dd", "table", "tr", "caption", "body", "fieldset", "form",
      "details",
      "summary":
      self = .block
    case "script", "style", "textarea", "iframe", "noembed", "noframes", "xmp": self = .script
    case "svg", "math", "template", "object", "audio", "video", "canvas", "select", "noscript", "applet":
      self = .dropped
    default: self = .unknown
    }
  }
}
