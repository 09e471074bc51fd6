// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// Numbers and texts that Swift and the page share.
package enum ProtocolConstant {
  /// How high a line of text is, as a share of the font's size, for every font (our choice).
  package static var lineHeight: Double { 1.2 }
  /// The most UTF-16 code units of a text that the user edits (our choice).
  package static var longestText: UInt32 { 100_000 }
  /// The most bytes that an app keeps under one key, and of a file that it is given: 64 MiB (our choice; a
  /// phone's browser has some 100 MB for a page in a tab).
  package static var largestValue: UInt32 { 67_108_864 }
  /// The longest side of a picture in pixels: `Bitmap.longestSide`. A file with more is made smaller (our
  /// choice).
  package static var longestSide: UInt32 { 8_192 }
  /// The beginning of the keys of documents: what lies there is read when the module asks for it.
  package static var documentPrefix: String { "documents/" }
}

/// The kind of element that shows a view.
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

/// The shape of the pointer of a mouse or a pen.
public enum PointerCursor: UInt8, Equatable, Sendable {
  /// As over what the view lies in; a hand over what can be pressed.
  case automatic = 0
  /// Two fine lines: where it draws is seen.
  case crosshair = 1
}

/// The role of a view for a screen reader: the roles of ARIA that views have.
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

extension KeyName: Worded {
  /// Its word in traces, and what a browser or the page's controls call it.
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

/// A setting of the device, or of the page for the app in front. `docs/host-protocol.md` lists the values.
public enum SettingName: UInt8, Equatable, Sendable {
  /// One that is not known.
  case unknown = 0
  case forceTouch = 1
  case sensitivity = 2
  case touchAndHold = 3
  case trackpadForce = 4
  case model = 5
  case textSize = 6
  case browserTextSize = 7
  case contrast = 8
  case languages = 9
  case numberFormat = 10
  case dateFormat = 11
  case timeFormat = 12
  case app = 13
  case window = 14
  case action = 15
  case address = 16
  case device = 17
  case orientation = 18
}

extension SettingName: Worded {
  /// Its word in traces, and what a browser or the page's controls call it.
  public var text: StaticString {
    switch self {
    case .unknown: "unknown"
    case .forceTouch: "3d-touch"
    case .sensitivity: "sensitivity"
    case .touchAndHold: "touch-and-hold"
    case .trackpadForce: "trackpad-force"
    case .model: "model"
    case .textSize: "text-size"
    case .browserTextSize: "browser-text-size"
    case .contrast: "contrast"
    case .languages: "languages"
    case .numberFormat: "number-format"
    case .dateFormat: "date-format"
    case .timeFormat: "time-format"
    case .app: "app"
    case .window: "window"
    case .action: "action"
    case .address: "address"
    case .device: "device"
    case .orientation: "orientation"
    }
  }
}

/// What the user asks for that has no fields.
public enum HostCommand: UInt8, Equatable, Sendable {
  /// One that is not known.
  case unknown = 0
  /// Begin the app anew.
  case relaunch = 1
  /// Give the user the trace so far as a file.
  case saveTrace = 2
  /// Play no more of a trace.
  case stopReplay = 3
  /// What is pressed from here on is the picture in the settings.
  case pressPicture = 4
  /// What is pressed from here on is the screen again.
  case leavePicture = 5
  /// The browser's way back, to which `keyTaken` says that there was something to leave.
  case back = 6
  /// A mouse is over the page, and it was another pointer before.
  case pointerMouse = 7
  /// A finger is over the page, and it was another pointer before.
  case pointerTouch = 8
  /// A pen is over the page, and it was another pointer before.
  case pointerPen = 9
}

extension HostCommand: Worded {
  /// Its word in traces, and what a browser or the page's controls call it.
  public var text: StaticString {
    switch self {
    case .unknown: "unknown"
    case .relaunch: "relaunch"
    case .saveTrace: "save-trace"
    case .stopReplay: "stop-replay"
    case .pressPicture: "press-picture"
    case .leavePicture: "leave-picture"
    case .back: "back"
    case .pointerMouse: "pointer-mouse"
    case .pointerTouch: "pointer-touch"
    case .pointerPen: "pointer-pen"
    }
  }
}

/// The state of the press that the picture in the settings shows.
public enum PressDemoState: UInt8, Equatable, Sendable {
  case rest = 0
  case hint = 1
  case peek = 2
  case pop = 3
}

/// The writer of a line of the console.
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

/// The states of a view for a screen reader and the keyboard, besides its role.
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

/// Keys that are held while another key is pressed.
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
  /// The content of the file.
  public var bytes: [UInt8]

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - name: The name that the user sees, with its extension.
  ///   - mediaType: As `image/png`.
  ///   - bytes: The content of the file.
  public init(name: String, mediaType: String, bytes: [UInt8]) {
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
  }
}

/// The description of a view for a screen reader.
public struct AccessibilityDescription: Equatable, Sendable {
  /// The role of the view.
  public var role: AccessibilityRole
  /// How it is.
  public var states: AccessibilityStates
  /// A heading's, 1...6; 0 for all else.
  public var level: UInt8
  /// The name that a screen reader reads.
  public var label: String
  /// The current value of the view.
  public var value: String
  /// Where the value is told.
  public var valuePlace: AccessibilityValuePlace
  /// The effect of using the view.
  public var hint: String

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - role: The role of the view.
  ///   - states: How it is.
  ///   - level: A heading's, 1...6; 0 for all else.
  ///   - label: The name that a screen reader reads.
  ///   - value: The current value of the view.
  ///   - valuePlace: Where the value is told.
  ///   - hint: The effect of using the view.
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

/// The description of a list for a screen reader: a section of a table.
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

/// The reading of the gauge beside the device.
public struct ForceReading: Equatable, Sendable {
  /// The force in units, two decimals.
  public var value: String
  /// 0...1 of the maximum.
  public var fraction: Double
  /// Names the source for a person.
  public var source: String
  /// Where the force comes from.
  public var kind: ForceReading.Kind
  /// Further details in a few words.
  public var detail: String

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - value: The force in units, two decimals.
  ///   - fraction: 0...1 of the maximum.
  ///   - source: Names the source for a person.
  ///   - kind: Where the force comes from.
  ///   - detail: Further details in a few words.
  public init(value: String, fraction: Double, source: String, kind: ForceReading.Kind, detail: String) {
    self.value = value
    self.fraction = fraction
    self.source = source
    self.kind = kind
    self.detail = detail
  }
}
