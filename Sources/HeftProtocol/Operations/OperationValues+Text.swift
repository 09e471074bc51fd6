// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// How a label's text looks.
public struct TextStyle: Equatable, Sendable {
  /// Points.
  public var size: Double
  /// 100...900 on the scale of CSS.
  public var weight: UInt32
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// As `0xRRGGBBAA`.
  public var color: UInt32
  /// `NSTextAlignment`'s raw value.
  public var alignment: UInt8
  /// The most lines; 0 is any number.
  public var lines: UInt32
  /// `NSLineBreakMode`'s raw value.
  public var lineBreak: UInt8

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - weight: 100...900 on the scale of CSS.
  ///   - hasMonospacedDigits: Whether all digits are equally wide.
  ///   - color: As `0xRRGGBBAA`.
  ///   - alignment: `NSTextAlignment`'s raw value.
  ///   - lines: The most lines; 0 is any number.
  ///   - lineBreak: `NSLineBreakMode`'s raw value.
  public init(
    size: Double, weight: UInt32, hasMonospacedDigits: Bool, color: UInt32, alignment: UInt8, lines: UInt32,
    lineBreak: UInt8 = 4
  ) {
    self.size = size
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
    self.color = color
    self.alignment = alignment
    self.lines = lines
    self.lineBreak = lineBreak
  }
}

/// How a stretch of a text looks that has looks of its own.
public struct TextRun: Equatable, Sendable {
  /// How long it is, in UTF-16 units.
  public var length: UInt32
  /// Points.
  public var size: Double
  /// 100...900 on the scale of CSS.
  public var weight: UInt32
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool
  /// As `0xRRGGBBAA`.
  public var color: UInt32
  /// The color behind it; 0 means none.
  public var background: UInt32
  /// The line under it; 0 means none.
  public var underline: UInt8
  /// The color of that line; 0 means the text's.
  public var underlineColor: UInt32
  /// The line through it; 0 means none.
  public var strikethrough: UInt8
  /// The color of that line; 0 means the text's.
  public var strikethroughColor: UInt32
  /// Points behind each character, beside its own width.
  public var kern: Double
  /// Points above the line.
  public var baselineOffset: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - length: How long it is, in UTF-16 units.
  ///   - size: Points.
  ///   - weight: 100...900 on the scale of CSS.
  ///   - hasMonospacedDigits: Whether all digits are equally wide.
  ///   - color: As `0xRRGGBBAA`.
  ///   - background: The color behind it; 0 means none.
  ///   - underline: The line under it; 0 means none.
  ///   - underlineColor: The color of that line; 0 means the text's.
  ///   - strikethrough: The line through it; 0 means none.
  ///   - strikethroughColor: The color of that line; 0 means the text's.
  ///   - kern: Points behind each character, beside its own width.
  ///   - baselineOffset: Points above the line.
  public init(
    length: UInt32, size: Double, weight: UInt32, hasMonospacedDigits: Bool, color: UInt32,
    background: UInt32 = 0, underline: UInt8 = 0, underlineColor: UInt32 = 0, strikethrough: UInt8 = 0,
    strikethroughColor: UInt32 = 0, kern: Double = 0, baselineOffset: Double = 0
  ) {
    self.length = length
    self.size = size
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
    self.color = color
    self.background = background
    self.underline = underline
    self.underlineColor = underlineColor
    self.strikethrough = strikethrough
    self.strikethroughColor = strikethroughColor
    self.kern = kern
    self.baselineOffset = baselineOffset
  }
}

/// How the lines of a stretch of whole paragraphs of such a text lie.
public struct TextParagraph: Equatable, Sendable {
  /// How long it is, in UTF-16 units with the line breaks.
  public var length: UInt32
  /// `NSTextAlignment`'s raw value.
  public var alignment: UInt8
  /// Points between two lines.
  public var lineSpacing: Double
  /// The factor that multiplies the height of a line.
  public var lineHeightMultiple: Double
  /// Points after a paragraph that is not the last.
  public var spacing: Double
  /// Points before each line.
  public var indent: Double
  /// Points before a paragraph's first line, besides.
  public var firstLineIndent: Double
  /// Where lines end: points from the leading edge where it is more than 0, else from the trailing edge,
  /// counted backward.
  public var tailIndent: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - length: How long it is, in UTF-16 units with the line breaks.
  ///   - alignment: `NSTextAlignment`'s raw value.
  ///   - lineSpacing: Points between two lines.
  ///   - lineHeightMultiple: The factor that multiplies the height of a line.
  ///   - spacing: Points after a paragraph that is not the last.
  ///   - indent: Points before each line.
  ///   - firstLineIndent: Points before a paragraph's first line, besides.
  ///   - tailIndent: Where lines end: points from the leading edge where it is more than 0, else from the
  ///     trailing edge, counted backward.
  public init(
    length: UInt32 = 0, alignment: UInt8 = 4, lineSpacing: Double = 0, lineHeightMultiple: Double = 1,
    spacing: Double = 0, indent: Double = 0, firstLineIndent: Double = 0, tailIndent: Double = 0
  ) {
    self.length = length
    self.alignment = alignment
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.spacing = spacing
    self.indent = indent
    self.firstLineIndent = firstLineIndent
    self.tailIndent = tailIndent
  }
}

/// How a text field looks beside its text.
public struct FieldStyle: Equatable, Sendable {
  /// Shown while there is no text.
  public var placeholder: String
  /// As `0xRRGGBBAA`.
  public var placeholderColor: UInt32
  /// As `0xRRGGBBAA`.
  public var caretColor: UInt32
  /// 0 means no border.
  public var borderColor: UInt32
  /// Points between the view's left edge and the text.
  public var left: Double
  /// Points between the text and the view's right edge.
  public var right: Double
  /// Points between the view's upper edge and the box in whose middle the text lies.
  public var top: Double
  /// Points between that box and the view's lower edge.
  public var bottom: Double
  /// `UIKeyboardType`'s raw value.
  public var keyboard: UInt8
  /// `UIReturnKeyType`'s raw value.
  public var returnKey: UInt8
  /// `UITextAutocapitalizationType`'s raw value.
  public var capitalization: UInt8
  /// Whether dots stand for the text.
  public var isSecure: Bool
  /// Whether the host may correct the spelling.
  public var correctsText: Bool
  /// Whether the text can be edited.
  public var isEnabled: Bool
  /// Whether it can be selected and not changed.
  public var isReadOnly: Bool
  /// Whether a view of the app's stands in the place of the host's keyboard.
  public var hasInputView: Bool

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - placeholder: Shown while there is no text.
  ///   - placeholderColor: As `0xRRGGBBAA`.
  ///   - caretColor: As `0xRRGGBBAA`.
  ///   - borderColor: 0 means no border.
  ///   - left: Points between the view's left edge and the text.
  ///   - right: Points between the text and the view's right edge.
  ///   - top: Points between the view's upper edge and the box in whose middle the text lies.
  ///   - bottom: Points between that box and the view's lower edge.
  ///   - keyboard: `UIKeyboardType`'s raw value.
  ///   - returnKey: `UIReturnKeyType`'s raw value.
  ///   - capitalization: `UITextAutocapitalizationType`'s raw value.
  ///   - isSecure: Whether dots stand for the text.
  ///   - correctsText: Whether the host may correct the spelling.
  ///   - isEnabled: Whether the text can be edited.
  ///   - isReadOnly: Whether it can be selected and not changed.
  ///   - hasInputView: Whether a view of the app's stands in the place of the host's keyboard.
  public init(
    placeholder: String, placeholderColor: UInt32, caretColor: UInt32, borderColor: UInt32, left: Double,
    right: Double, top: Double = 0, bottom: Double = 0, keyboard: UInt8, returnKey: UInt8,
    capitalization: UInt8, isSecure: Bool, correctsText: Bool, isEnabled: Bool, isReadOnly: Bool = false,
    hasInputView: Bool = false
  ) {
    self.placeholder = placeholder
    self.placeholderColor = placeholderColor
    self.caretColor = caretColor
    self.borderColor = borderColor
    self.left = left
    self.right = right
    self.top = top
    self.bottom = bottom
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.capitalization = capitalization
    self.isSecure = isSecure
    self.correctsText = correctsText
    self.isEnabled = isEnabled
    self.isReadOnly = isReadOnly
    self.hasInputView = hasInputView
  }
}

/// How a document looks beside its text.
public struct DocumentStyle: Equatable, Sendable {
  /// As `0xRRGGBBAA`.
  public var text: UInt32
  /// The color of quotes.
  public var softText: UInt32
  /// As `0xRRGGBBAA`.
  public var link: UInt32
  /// Behind code.
  public var fill: UInt32
  /// The color of rules and of the bar beside a quote.
  public var line: UInt32
  /// The size of plain text, in points; all other sizes follow it.
  public var size: Double
  /// Points left of the text.
  public var left: Double
  /// Points right of the text.
  public var right: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - text: As `0xRRGGBBAA`.
  ///   - softText: The color of quotes.
  ///   - link: As `0xRRGGBBAA`.
  ///   - fill: Behind code.
  ///   - line: The color of rules and of the bar beside a quote.
  ///   - size: The size of plain text, in points; all other sizes follow it.
  ///   - left: Points left of the text.
  ///   - right: Points right of the text.
  public init(
    text: UInt32, softText: UInt32, link: UInt32, fill: UInt32, line: UInt32, size: Double, left: Double,
    right: Double
  ) {
    self.text = text
    self.softText = softText
    self.link = link
    self.fill = fill
    self.line = line
    self.size = size
    self.left = left
    self.right = right
  }
}
