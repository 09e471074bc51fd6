/// Names a view towards the host while it is in a window. 0 is the screen itself.
public typealias ViewNumber = UInt32

/// All that a host is told to show. `docs/seam.md` says how each crosses to the page.
public enum DisplayOperation: Equatable, Sendable {
  case create(ViewNumber, ViewKind)
  /// Removes the view and all below it.
  case destroy(ViewNumber)
  /// Puts or moves the view to a place among the parent's children.
  case insert(ViewNumber, parent: ViewNumber, index: Int)
  /// The untransformed frame in the parent's bounds.
  case frame(ViewNumber, CGRect)
  /// About the view's center.
  case transform(ViewNumber, CGAffineTransform)
  case scroll(ViewNumber, CGPoint)
  case alpha(ViewNumber, Double)
  case hidden(ViewNumber, Bool)
  /// As `0xRRGGBBAA`.
  case background(ViewNumber, UInt32)
  case clip(ViewNumber, Bool)
  case corner(ViewNumber, Double)
  case text(ViewNumber, String)
  case textStyle(ViewNumber, TextStyle)
  case image(ViewNumber, mode: UInt8, tint: UInt32, svg: String)
  case accessibility(ViewNumber, AccessibilityDescription)
  /// Pixels of the view, or what has changed of them.
  case pixels(ViewNumber, PixelUpdate)
  /// A line along the inside of the view's edges; the color is `0xRRGGBBAA`.
  case border(ViewNumber, width: Double, color: UInt32)
  /// The shadow of the view's rectangle with its round corners, in points.
  case shadow(ViewNumber, opacity: Double, radius: Double, offset: CGSize, color: UInt32)
  /// How a text field looks and what its keyboard is like; its text is that of a label.
  case field(ViewNumber, FieldLook)
  /// Gives a text field the keyboard, or takes it away.
  case focus(ViewNumber, Bool)
  /// Selects all text of a text field that has the keyboard.
  case selectAll(ViewNumber)
  /// Shows the view behind something in front of it.
  case recede(ViewNumber, Recession)
  /// Gives the keyboard and the screen reader to a view that can be acted on.
  case attend(ViewNumber)
  /// What a document view shows. The host lays it out in the view's width and tells how it lies.
  case document(ViewNumber, [WebNode])
  case documentStyle(ViewNumber, DocumentStyle)
  /// The lists that are among a view's children, for a screen reader. What was told before counts no more.
  case lists(ViewNumber, [ListDescription])
  /// What the pointer of a mouse looks like over the view.
  case cursor(ViewNumber, PointerCursor)
  /// Whether the view and what is in it keep their colors where the user has forced others on the page.
  case ownColors(ViewNumber, Bool)
  /// The name of the app in front.
  case title(String)
  /// A setting that is now in force.
  case setting(name: String, value: String)
  /// The live force beside the device.
  case force(ForceReading)
  /// Where on the gauge a hint, a preview and the screen lie, 0...1 of the maximum.
  case thresholds(hint: Double, peek: Double, pop: Double)
  case console(ConsoleSource, String)
  /// A kind of bad input and how often it came.
  case warning(UInt32, String, count: UInt32)
  case replay(isRunning: Bool)
  /// The names of the apps that can be chosen, in their order.
  case apps([String])
  /// How far a press on the picture in the settings has come, how near the next stage is, 0...1, and the name of it.
  case trial(TrialStage, nearness: Double, words: String)
  /// The device that is simulated from now on, which the host gives its size where it shows one.
  case model(DeviceModel)
  /// How to press deeper with the pointer that is down, said beside it; empty is nothing.
  case advice(String)
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

/// All that a host is asked to do.
public enum HostRequest: Equatable, Sendable {
  /// Send a tick for each frame, beginning after so many milliseconds, or stop. What was asked for before counts no more.
  case ticks(Bool, after: UInt32 = 0)
  case vibrate(milliseconds: UInt32)
  /// Say something through a screen reader.
  case announce(String, isAssertive: Bool)
  /// Keep bytes under a key of an app. An event `stored` with the number answers.
  case store(app: String, key: String, number: UInt32, bytes: [UInt8])
  /// Keep nothing under a key of an app any more. An event `stored` with the number answers.
  case remove(app: String, key: String, number: UInt32)
  /// Read what is under a key of an app. An event `fetched` with the number answers.
  case fetch(app: String, key: String, number: UInt32)
  /// Hand text and files to another app of the user's choice. An event `shared` with the number answers.
  case share(number: UInt32, title: String, text: String, files: [HostFile])
  /// Put text or a file on the pasteboard. An event `shared` with the number answers.
  case copy(number: UInt32, text: String, file: HostFile?)
  /// Give the user a file.
  case saveFile(HostFile)
  /// Open an address outside: in a browser's window, or in the app for letters or calls.
  case open(address: String)
  /// The key that is being told was taken by the app: it has no other meaning.
  case keyTaken
}

/// A file that leaves the app.
public struct HostFile: Equatable, Sendable {
  /// The name that the user sees, with its extension.
  public var name: String
  /// As `image/png`.
  public var mediaType: String
  public var bytes: [UInt8]

  /// A file from its fields.
  public init(name: String, mediaType: String, bytes: [UInt8]) {
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
  }
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
}

/// How a text field looks beside its text.
public struct FieldLook: Equatable, Sendable {
  /// Shown while there is no text.
  public var placeholder: String
  /// As `0xRRGGBBAA`.
  public var placeholderColor: UInt32
  public var caretColor: UInt32
  /// 0 is no border.
  public var borderColor: UInt32
  /// Points between the view's edges and the text.
  public var left: Double
  public var right: Double
  /// `UIKeyboardType`'s raw value.
  public var keyboard: UInt8
  /// `UIReturnKeyType`'s raw value.
  public var returnKey: UInt8
  /// `UITextAutocapitalizationType`'s raw value.
  public var capitalization: UInt8
  /// Whether dots stand for the text.
  public var isSecure: Bool
  public var correctsText: Bool
  public var isEnabled: Bool
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
  /// `NSTextAlignment`'s raw value.
  public var alignment: UInt8
  /// The most lines; 0 is any number.
  public var lines: UInt32
}

/// How a view stands back behind something in front: beside its transform and its frame, which stay.
public struct Recession: Equatable, Sendable {
  /// About the view's center, and then moved.
  public var scale = 1.0
  public var offset = CGSize.zero
  /// The blur of the view and all in it, in points, as CSS counts it.
  public var blur = 0.0
  /// What stays sharp, in the view's points, with its corners; empty is nothing.
  public var hole = CGRect.zero
  public var corner = 0.0

  /// A view that nothing is in front of.
  public init() {}
}

/// A rectangle of a view's pixels that has changed. Where the size is another than before, all that no update
/// has told of is clear; the size 0 x 0 takes the pixels away.
public struct PixelUpdate: Equatable, Sendable {
  /// How the pixels lie in the view: UIKit's content mode.
  public var mode: UInt8 = 0
  /// Pixels in a point, for the modes that do not stretch.
  public var scale: Double = 1
  /// The size of the whole in pixels.
  public var width = 0
  public var height = 0
  /// What has changed, in pixels; nothing where it is empty.
  public var x = 0
  public var y = 0
  public var changedWidth = 0
  public var changedHeight = 0
  /// Red, green, blue and alpha of each changed pixel, row by row; the colors are not multiplied by alpha.
  public var bytes: [UInt8] = []
}

/// What a screen reader is told about a view.
public struct AccessibilityDescription: Equatable, Sendable {
  /// A role of ARIA; empty is the plain element, `none` hides it. The states `selected` and `disabled` may
  /// follow, each after a space. The value of a `switch` is 1 or 0.
  public var role: String
  public var label: String
  public var value: String
  public var hint: String
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

  public init(name: String, count: Int, first: Int, rows: [ViewNumber]) {
    self.name = name
    self.count = count
    self.first = first
    self.rows = rows
  }
}

/// Who wrote a line of the console.
public enum ConsoleSource: UInt8, Equatable, Sendable {
  case app = 0
  case heft = 1
}

/// What the gauge beside the device shows.
public struct ForceReading: Equatable, Sendable {
  /// Where the shown force comes from, in one word for the gauge.
  public enum Kind: UInt8, Equatable, Sendable {
    case none = 0
    case sensor = 1
    case standIn = 2
    case undetermined = 3
  }

  /// The force in units, two decimals.
  public var value: String
  /// 0...1 of the maximum.
  public var fraction: Double
  /// Names the source for a person.
  public var source: String
  public var kind: Kind
  /// What else is worth knowing, in a few words.
  public var detail: String

  public init(value: String, fraction: Double, source: String, kind: Kind, detail: String) {
    self.value = value
    self.fraction = fraction
    self.source = source
    self.kind = kind
    self.detail = detail
  }
}

/// What stands on the other side: the page, a recording for a test, the command line.
public protocol Host: AnyObject {
  /// Shows something. Comes in order with the requests.
  func perform(_ operation: DisplayOperation)
  /// Does something.
  func perform(_ request: HostRequest)
}
