// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// What an element is made of.
public enum ViewKind: UInt8, Equatable, Sendable {
  case plain = 0
  case label = 1
  case image = 2
  /// A line of text that the user edits.
  case field = 3
  /// Text that the host lays out, with links.
  case document = 4
}

/// What the pointer of a mouse or a pen looks like.
public enum PointerCursor: UInt8, Equatable, Sendable {
  /// As over what the view lies in; a hand over what can be pressed.
  case automatic = 0
  /// Two fine lines: where it draws is seen.
  case crosshair = 1
}

/// What a press on the picture in the settings shows.
public enum TrialStage: UInt8, Equatable, Sendable {
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
    case standIn = 2
    case undetermined = 3
  }
}

/// A file that leaves the app.
public struct HostFile: Equatable, Sendable {
  /// The name that the user sees, with its extension.
  public var name: String
  /// As `image/png`.
  public var mediaType: String
  public var bytes: [UInt8]

  /// A value from its fields.
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
  public var hasMonospacedDigits: Bool
  /// As `0xRRGGBBAA`.
  public var color: UInt32
  /// `NSTextAlignment`'s raw value: 0 left, 1 center, 2 right, 3 justified, 4 natural.
  public var alignment: UInt8
  /// The most lines; 0 is any number.
  public var lines: UInt32

  /// A value from its fields.
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

/// How a text field looks beside its text.
public struct FieldLook: Equatable, Sendable {
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

  /// A value from its fields.
  public init(
    placeholder: String, placeholderColor: UInt32, caretColor: UInt32, borderColor: UInt32, left: Double,
    right: Double, keyboard: UInt8, returnKey: UInt8, capitalization: UInt8, isSecure: Bool,
    correctsText: Bool, isEnabled: Bool
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
  }
}

/// How a view stands back behind something in front: beside its transform and its frame, which stay.
public struct Recession: Equatable, Sendable {
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
  public var end: CGPoint
  public var stops: [GradientStop]

  /// A value from its fields.
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
  public init(steps: [Double] = [], isEvenOdd: Bool = false) {
    self.steps = steps
    self.isEvenOdd = isEvenOdd
  }
}

/// A path that is filled and along which a line is drawn.
public struct Shape: Equatable, Sendable {
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
  /// A role of ARIA; empty is the plain element, `none` hides it. The states `selected`, `disabled`, `menu`
  /// (it opens one), `skipped` (Tab passes it by) and a heading's level (2 where none is said) may follow,
  /// each after a space. A `radio` and a `tab` are `selected` or not; a `menuitem` is not reached by Tab. The
  /// value of a `switch` is 1 or 0; a `timer` is a live value that is not announced by itself. An element
  /// with a value is named "label, value" where its role has no place for one.
  public var role: String
  public var label: String
  public var value: String
  public var hint: String

  /// A value from its fields.
  public init(role: String, label: String, value: String, hint: String) {
    self.role = role
    self.label = label
    self.value = value
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
  public var kind: ForceReading.Kind
  /// What else is worth knowing, in a few words.
  public var detail: String

  /// A value from its fields.
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
