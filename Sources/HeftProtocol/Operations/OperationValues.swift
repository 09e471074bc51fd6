// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// Numbers that Swift and the page share.
package enum ProtocolConstant {
  /// How high a line of text is, as a share of the font's size, for every font (our choice).
  package static var lineHeight: Double { 1.2 }
  /// The most UTF-16 code units of a text that the user edits (our choice).
  package static var longestText: UInt32 { 100_000 }
}

/// What an element is made of.
public enum ViewKind: UInt8, Equatable, Sendable {
  case plain = 0
  case label = 1
  case image = 2
  /// A line of text that the user edits.
  case field = 3
  /// Text that the host lays out, with links.
  case document = 4
  /// Lines of text that the user edits: a field that is as high as they are.
  case textArea = 5
}

/// What the pointer of a mouse or a pen looks like.
public enum PointerCursor: UInt8, Equatable, Sendable {
  /// As over what the view lies in; a hand over what can be pressed.
  case automatic = 0
  /// Two fine lines: where it draws is seen.
  case crosshair = 1
}

/// What a view is to a screen reader: the roles of ARIA that views have.
public enum AccessibilityRole: UInt8, Equatable, Sendable {
  /// The plain element.
  case generic = 0
  case button = 1
  /// On where it is selected.
  case `switch` = 2
  case slider = 3
  case heading = 4
  /// A live value that is not announced by itself.
  case timer = 5
  case img = 6
  case tablist = 7
  case tab = 8
  case menu = 9
  case menuitem = 10
  case radiogroup = 11
  case radio = 12
}

/// How a view's value is said.
public enum AccessibilityValuePlace: UInt8, Equatable, Sendable {
  /// It is not said: there is none, or a state says it.
  case nowhere = 0
  /// Behind the label: "label, value".
  case name = 1
  /// By itself: the role has a place for it.
  case text = 2
}

/// A key that means something to the device beyond what it writes.
public enum KeyName: UInt8, Equatable, Sendable {
  /// Any other: the event has its text.
  case other = 0
  case space = 1
  case enter = 2
  case escape = 3
  case delete = 4
  case arrowUp = 5
  case arrowDown = 6
  case arrowLeft = 7
  case arrowRight = 8
  case home = 9
  case end = 10
  case contextMenu = 11
  case f10 = 12
}

extension KeyName {
  /// What a browser calls it, as in traces.
  public var text: StaticString {
    switch self {
    case .other: ""
    case .space: " "
    case .enter: "Enter"
    case .escape: "Escape"
    case .delete: "Delete"
    case .arrowUp: "ArrowUp"
    case .arrowDown: "ArrowDown"
    case .arrowLeft: "ArrowLeft"
    case .arrowRight: "ArrowRight"
    case .home: "Home"
    case .end: "End"
    case .contextMenu: "ContextMenu"
    case .f10: "F10"
    }
  }
}

/// What a press on the picture in the settings shows.
public enum PressDemoState: UInt8, Equatable, Sendable {
  case rest = 0
  case hint = 1
  case peek = 2
  case pop = 3
}

/// Who wrote a line of the console.
public enum ConsoleSource: UInt8, Equatable, Sendable {
  case app = 0
  case heft = 1
}

extension ForceReading {
  /// Where the shown force comes from, in one word for the gauge.
  public enum Kind: UInt8, Equatable, Sendable {
    case none = 0
    case sensor = 1
    case simulated = 2
    case undetermined = 3
  }
}

/// What a screen reader and the keyboard are told about a view beside its role.
public struct AccessibilityStates: OptionSet, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Neither of them reaches it or what is in it.
  public static let hidden = AccessibilityStates(rawValue: 1)
  public static let selected = AccessibilityStates(rawValue: 2)
  public static let disabled = AccessibilityStates(rawValue: 4)
  /// It opens a menu.
  public static let hasMenu = AccessibilityStates(rawValue: 8)
  /// It can have the keyboard.
  public static let focusable = AccessibilityStates(rawValue: 16)
  /// Tab stops at it.
  public static let tabbable = AccessibilityStates(rawValue: 32)
}

/// Keys that are held while another one is pressed.
public struct KeyModifiers: OptionSet, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alt = KeyModifiers(rawValue: 4)
  /// The Command key.
  public static let meta = KeyModifiers(rawValue: 8)
}

/// A file that leaves the app.
public struct HostFile: Equatable, Sendable {
  /// The name that the user sees, with its extension.
  public var name: String
  /// As `image/png`.
  public var mediaType: String
  /// What is in it.
  public var bytes: [UInt8]

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - name: The name that the user sees, with its extension.
  ///   - mediaType: As `image/png`.
  ///   - bytes: What is in it.
  public init(name: String, mediaType: String, bytes: [UInt8]) {
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

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
  /// `NSTextAlignment`'s raw value: 0 left, 1 center, 2 right, 3 justified, 4 natural.
  public var alignment: UInt8
  /// The most lines; 0 is any number.
  public var lines: UInt32

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - weight: 100...900 on the scale of CSS.
  ///   - hasMonospacedDigits: Whether all digits are equally wide.
  ///   - color: As `0xRRGGBBAA`.
  ///   - alignment: `NSTextAlignment`'s raw value: 0 left, 1 center, 2 right, 3 justified, 4 natural.
  ///   - lines: The most lines; 0 is any number.
  public init(
    size: Double, weight: UInt32, hasMonospacedDigits: Bool, color: UInt32, alignment: UInt8, lines: UInt32
  ) {
    self.size = size
    self.weight = weight
    self.hasMonospacedDigits = hasMonospacedDigits
    self.color = color
    self.alignment = alignment
    self.lines = lines
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
  /// The color behind it; 0 is none.
  public var background: UInt32
  /// The line under it: 0 none, 1 single, 2 thick, 3 double.
  public var underline: UInt8
  /// That line's color; 0 is the text's.
  public var underlineColor: UInt32
  /// The line through it: 0 none, 1 single, 2 thick, 3 double.
  public var strikethrough: UInt8
  /// That line's color; 0 is the text's.
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
  ///   - background: The color behind it; 0 is none.
  ///   - underline: The line under it: 0 none, 1 single, 2 thick, 3 double.
  ///   - underlineColor: That line's color; 0 is the text's.
  ///   - strikethrough: The line through it: 0 none, 1 single, 2 thick, 3 double.
  ///   - strikethroughColor: That line's color; 0 is the text's.
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

/// How the lines of such a text lie.
public struct TextParagraph: Equatable, Sendable {
  /// Points between two lines.
  public var lineSpacing: Double
  /// What the height of a line is multiplied by.
  public var lineHeightMultiple: Double
  /// Points between two paragraphs.
  public var spacing: Double
  /// Points before each line.
  public var indent: Double
  /// Points before a paragraph's first line, besides.
  public var firstLineIndent: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - lineSpacing: Points between two lines.
  ///   - lineHeightMultiple: What the height of a line is multiplied by.
  ///   - spacing: Points between two paragraphs.
  ///   - indent: Points before each line.
  ///   - firstLineIndent: Points before a paragraph's first line, besides.
  public init(
    lineSpacing: Double = 0, lineHeightMultiple: Double = 1, spacing: Double = 0, indent: Double = 0,
    firstLineIndent: Double = 0
  ) {
    self.lineSpacing = lineSpacing
    self.lineHeightMultiple = lineHeightMultiple
    self.spacing = spacing
    self.indent = indent
    self.firstLineIndent = firstLineIndent
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
  /// 0 is no border.
  public var borderColor: UInt32
  /// Points between the view's left edge and the text.
  public var left: Double
  /// Points between the text and the view's right edge.
  public var right: Double
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

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - placeholder: Shown while there is no text.
  ///   - placeholderColor: As `0xRRGGBBAA`.
  ///   - caretColor: As `0xRRGGBBAA`.
  ///   - borderColor: 0 is no border.
  ///   - left: Points between the view's left edge and the text.
  ///   - right: Points between the text and the view's right edge.
  ///   - keyboard: `UIKeyboardType`'s raw value.
  ///   - returnKey: `UIReturnKeyType`'s raw value.
  ///   - capitalization: `UITextAutocapitalizationType`'s raw value.
  ///   - isSecure: Whether dots stand for the text.
  ///   - correctsText: Whether the host may correct the spelling.
  ///   - isEnabled: Whether the text can be edited.
  ///   - isReadOnly: Whether it can be selected and not changed.
  public init(
    placeholder: String, placeholderColor: UInt32, caretColor: UInt32, borderColor: UInt32, left: Double,
    right: Double, keyboard: UInt8, returnKey: UInt8, capitalization: UInt8, isSecure: Bool,
    correctsText: Bool, isEnabled: Bool, isReadOnly: Bool = false
  ) {
    self.placeholder = placeholder
    self.placeholderColor = placeholderColor
    self.caretColor = caretColor
    self.borderColor = borderColor
    self.left = left
    self.right = right
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.capitalization = capitalization
    self.isSecure = isSecure
    self.correctsText = correctsText
    self.isEnabled = isEnabled
    self.isReadOnly = isReadOnly
  }
}

/// How a view stands back behind something in front: beside its transform and its frame, which stay.
public struct BackgroundBlur: Equatable, Sendable {
  /// About the view's center, and then moved.
  public var scale: Double
  /// How far it is moved, in points.
  public var offset: CGSize
  /// The blur of the view and all in it, in points, as CSS counts it.
  public var blur: Double
  /// What stays sharp, in the view's points; empty is nothing.
  public var hole: CGRect
  /// The radius of the hole's corners, in points.
  public var corner: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - scale: About the view's center, and then moved.
  ///   - offset: How far it is moved, in points.
  ///   - blur: The blur of the view and all in it, in points, as CSS counts it.
  ///   - hole: What stays sharp, in the view's points; empty is nothing.
  ///   - corner: The radius of the hole's corners, in points.
  public init(
    scale: Double = 1, offset: CGSize = .zero, blur: Double = 0, hole: CGRect = .zero, corner: Double = 0
  ) {
    self.scale = scale
    self.offset = offset
    self.blur = blur
    self.hole = hole
    self.corner = corner
  }
}

/// A color at a place of a gradient.
public struct GradientStop: Equatable, Sendable {
  /// 0...1
  public var place: Double
  /// As `0xRRGGBBAA`.
  public var color: UInt32

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - place: 0...1
  ///   - color: As `0xRRGGBBAA`.
  public init(place: Double, color: UInt32) {
    self.place = place
    self.color = color
  }
}

/// Colors that pass into one another along a line or from a center; no stops are no gradient.
public struct Gradient: Equatable, Sendable {
  /// From `start`, its center, to the ellipse that `end` is a corner of the rectangle around.
  public var isRadial: Bool
  /// In the view's points.
  public var start: CGPoint
  /// In the view's points.
  public var end: CGPoint
  /// From `start` to `end`.
  public var stops: [GradientStop]

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - isRadial: From `start`, its center, to the ellipse that `end` is a corner of the rectangle around.
  ///   - start: In the view's points.
  ///   - end: In the view's points.
  ///   - stops: From `start` to `end`.
  public init(
    isRadial: Bool = false, start: CGPoint = .zero, end: CGPoint = .zero, stops: [GradientStop] = []
  ) {
    self.isRadial = isRadial
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// A path of lines and curves in the view's points.
public struct Outline: Equatable, Sendable {
  /// Each step's kind and its numbers: 0 x y begins, 1 x y is a line, 2 x y x y a curve with a control point,
  /// 3 x y x y x y one with two, 4 closes. None is no path.
  public var steps: [Double]
  /// Whether places that are wound around twice are outside.
  public var isEvenOdd: Bool

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - steps: Each step's kind and its numbers: 0 x y begins, 1 x y is a line, 2 x y x y a curve with a
  ///     control point, 3 x y x y x y one with two, 4 closes.
  ///   - isEvenOdd: Whether places that are wound around twice are outside.
  public init(steps: [Double] = [], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }
}

/// A path that is filled and along which a line is drawn.
public struct Shape: Equatable, Sendable {
  /// The path.
  public var outline: Outline
  /// As `0xRRGGBBAA`.
  public var fill: UInt32
  /// As `0xRRGGBBAA`.
  public var stroke: UInt32
  /// Of the line.
  public var width: Double
  /// 0 butt, 1 round, 2 square
  public var cap: UInt8
  /// 0 miter, 1 round, 2 bevel
  public var join: UInt8
  /// How far a pointed corner may reach, as a multiple of the width.
  public var miterLimit: Double
  /// Lengths of lines and gaps in turn.
  public var dashes: [Double]
  /// How far into the dashes the line begins.
  public var phase: Double
  /// Where along the path the line begins, 0...1. Where it is not the whole path there are no dashes.
  public var from: Double
  /// Where it ends.
  public var to: Double
  /// As CSS counts it.
  public var blur: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - outline: The path.
  ///   - fill: As `0xRRGGBBAA`.
  ///   - stroke: As `0xRRGGBBAA`.
  ///   - width: Of the line.
  ///   - cap: 0 butt, 1 round, 2 square
  ///   - join: 0 miter, 1 round, 2 bevel
  ///   - miterLimit: How far a pointed corner may reach, as a multiple of the width.
  ///   - dashes: Lengths of lines and gaps in turn.
  ///   - phase: How far into the dashes the line begins.
  ///   - from: Where along the path the line begins, 0...1.
  ///   - to: Where it ends.
  ///   - blur: As CSS counts it.
  public init(
    outline: Outline = Outline(), fill: UInt32 = 0, stroke: UInt32 = 0, width: Double = 1, cap: UInt8 = 0,
    join: UInt8 = 0, miterLimit: Double = 10, dashes: [Double] = [], phase: Double = 0, from: Double = 0,
    to: Double = 1, blur: Double = 0
  ) {
    self.outline = outline
    self.fill = fill
    self.stroke = stroke
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.phase = phase
    self.from = from
    self.to = to
    self.blur = blur
  }
}

/// A rectangle of a view's pixels that has changed. Where the size is another than before, all that no update
/// has told of is clear; the size 0 x 0 takes the pixels away.
public struct PixelUpdate: Equatable, Sendable {
  /// How the pixels lie in the view: UIKit's content mode.
  public var mode: UInt8
  /// Pixels in a point, for the modes that do not stretch.
  public var scale: Double
  /// The width of the whole in pixels.
  public var width: Int
  /// The height of the whole in pixels.
  public var height: Int
  /// The left edge of what has changed, in pixels.
  public var x: Int
  /// The top edge of what has changed, in pixels.
  public var y: Int
  /// The width of what has changed; nothing where it is 0.
  public var changedWidth: Int
  /// The height of what has changed; nothing where it is 0.
  public var changedHeight: Int
  /// Red, green, blue and alpha of each changed pixel, row by row; the colors are not multiplied by alpha.
  public var bytes: [UInt8]

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - mode: How the pixels lie in the view: UIKit's content mode.
  ///   - scale: Pixels in a point, for the modes that do not stretch.
  ///   - width: The width of the whole in pixels.
  ///   - height: The height of the whole in pixels.
  ///   - x: The left edge of what has changed, in pixels.
  ///   - y: The top edge of what has changed, in pixels.
  ///   - changedWidth: The width of what has changed; nothing where it is 0.
  ///   - changedHeight: The height of what has changed; nothing where it is 0.
  ///   - bytes: Red, green, blue and alpha of each changed pixel, row by row; the colors are not multiplied
  ///     by alpha.
  public init(
    mode: UInt8 = 0, scale: Double = 1, width: Int = 0, height: Int = 0, x: Int = 0, y: Int = 0,
    changedWidth: Int = 0, changedHeight: Int = 0, bytes: [UInt8] = []
  ) {
    self.mode = mode
    self.scale = scale
    self.width = width
    self.height = height
    self.x = x
    self.y = y
    self.changedWidth = changedWidth
    self.changedHeight = changedHeight
    self.bytes = bytes
  }
}

/// What a screen reader is told about a view.
public struct AccessibilityDescription: Equatable, Sendable {
  /// What it is.
  public var role: AccessibilityRole
  /// How it is.
  public var states: AccessibilityStates
  /// A heading's, 1...6; 0 for all else.
  public var level: UInt8
  /// What a screen reader calls it.
  public var label: String
  /// What it is set to.
  public var value: String
  /// Where the value is told.
  public var valuePlace: AccessibilityValuePlace
  /// What happens when it is used.
  public var hint: String

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - role: What it is.
  ///   - states: How it is.
  ///   - level: A heading's, 1...6; 0 for all else.
  ///   - label: What a screen reader calls it.
  ///   - value: What it is set to.
  ///   - valuePlace: Where the value is told.
  ///   - hint: What happens when it is used.
  public init(
    role: AccessibilityRole, states: AccessibilityStates, level: UInt8, label: String, value: String,
    valuePlace: AccessibilityValuePlace, hint: String
  ) {
    self.role = role
    self.states = states
    self.level = level
    self.label = label
    self.value = value
    self.valuePlace = valuePlace
    self.hint = hint
  }
}

/// What a screen reader is told about a list: a section of a table.
public struct ListDescription: Equatable, Sendable {
  /// The title of the section; empty where it has none.
  public var name: String
  /// How many rows the section has.
  public var count: Int
  /// The number of the first of `rows` in the section, from 1.
  public var first: Int
  /// The rows that have views, in order.
  public var rows: [ViewNumber]

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - name: The title of the section; empty where it has none.
  ///   - count: How many rows the section has.
  ///   - first: The number of the first of `rows` in the section, from 1.
  ///   - rows: The rows that have views, in order.
  public init(name: String, count: Int, first: Int, rows: [ViewNumber]) {
    self.name = name
    self.count = count
    self.first = first
    self.rows = rows
  }
}

/// What the gauge beside the device shows.
public struct ForceReading: Equatable, Sendable {
  /// The force in units, two decimals.
  public var value: String
  /// 0...1 of the maximum.
  public var fraction: Double
  /// Names the source for a person.
  public var source: String
  /// Where the force comes from.
  public var kind: ForceReading.Kind
  /// What else is worth knowing, in a few words.
  public var detail: String

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - value: The force in units, two decimals.
  ///   - fraction: 0...1 of the maximum.
  ///   - source: Names the source for a person.
  ///   - kind: Where the force comes from.
  ///   - detail: What else is worth knowing, in a few words.
  public init(value: String, fraction: Double, source: String, kind: ForceReading.Kind, detail: String) {
    self.value = value
    self.fraction = fraction
    self.source = source
    self.kind = kind
    self.detail = detail
  }
}

/// How a document looks beside its text.
public struct DocumentStyle: Equatable, Sendable {
  /// As `0xRRGGBBAA`.
  public var text: UInt32
  /// Of quotes.
  public var softText: UInt32
  /// As `0xRRGGBBAA`.
  public var link: UInt32
  /// Behind code.
  public var fill: UInt32
  /// Of rules and of the bar beside a quote.
  public var line: UInt32
  /// Of plain text, in points; all else follows it.
  public var size: Double
  /// Points left of the text.
  public var left: Double
  /// Points right of the text.
  public var right: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - text: As `0xRRGGBBAA`.
  ///   - softText: Of quotes.
  ///   - link: As `0xRRGGBBAA`.
  ///   - fill: Behind code.
  ///   - line: Of rules and of the bar beside a quote.
  ///   - size: Of plain text, in points; all else follows it.
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
