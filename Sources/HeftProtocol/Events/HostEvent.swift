/// Everything that a host says: the page, a trace, a test. The numbers are raw; what they mean is decided
/// later.
public enum HostEvent: Equatable, Sendable {
  /// The screen came up or changed its size.
  case screen(Screen)
  /// The user's appearance settings.
  case appearance(Appearance)
  /// A finger, a pen or a mouse button.
  case pointer(Pointer)
  /// A force measured beside the pointer events.
  case force(Force)
  /// The mouse wheel.
  case wheel(Wheel)
  /// The right button of a mouse asks for a menu.
  case menu(Menu)
  /// A mouse or a pen is over the screen without touching it, or has left it.
  case hover(Hover)
  /// A key went down, repeated or went up.
  case key(Key)
  /// Time went on; sent for each frame while ticks are wanted.
  case tick(time: Double)
  /// The page was shown or hidden.
  case visibility(isVisible: Bool, time: Double)
  /// The user changed a setting of the device.
  case setting(name: String, value: String)
  /// The user asked for something that has no fields.
  case command(String)
  /// The text of a trace to replay.
  case trace(text: String, pace: TracePace)
  /// The user typed into a field, or moved the selection in it.
  case text(TextInput)
  /// A field got or lost the focus, or its return key was pressed.
  case editing(Editing)
  /// A pointer is about to go down in a field that has the keyboard.
  case fieldPress(FieldPress)
  /// Everything that the apps have stored; comes before the screen.
  case loaded([StoredItem])
  /// Bytes were stored or removed, or could not be.
  case stored(Stored)
  /// What was asked for of a stored document.
  case fetched(Fetched)
  /// Another page of the same browser has stored or removed something.
  case changed(Changed)
  /// All that was stored is gone: the user has deleted it.
  case storageLost(time: Double)
  /// What the host can do.
  case abilities(Abilities)
  /// Something was shared or copied, or was not.
  case shared(Shared)
  /// The user gave the app files.
  case files(Files)
  /// A screen reader or a keyboard acts on a view.
  case action(Action)
  /// What time it is.
  case date(Clock)
  /// How a document lies in its view.
  case document(DocumentLayout)
  /// A keyboard or a screen reader is at a link of a document.
  case link(LinkUse)
  /// How the lines of a text area lie, and what is selected in it.
  case textLayout(TextLayout)
}

/// How fast a trace is replayed.
public enum TracePace: UInt8, Equatable, Sendable {
  /// All of it at once.
  case atOnce = 0
  /// Each event at its time.
  case asRecorded = 1
}

extension HostEvent {
  /// The device's screen.
  public struct Screen: Equatable, Sendable {
    /// Width and height in points.
    public var width: Double
    public var height: Double
    /// Pixels in a point.
    public var scale: Double
    /// The safe area's distances from the edges in points.
    public var safeTop: Double
    public var safeLeft: Double
    public var safeBottom: Double
    public var safeRight: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    ///   - scale: Pixels in a point.
    ///   - safeTop: The safe area's inset, in points.
    ///   - safeLeft: The safe area's inset, in points.
    ///   - safeBottom: The safe area's inset, in points.
    ///   - safeRight: The safe area's inset, in points.
    public init(
      width: Double, height: Double, scale: Double = 2, safeTop: Double = 0, safeLeft: Double = 0,
      safeBottom: Double = 0, safeRight: Double = 0
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.safeTop = safeTop
      self.safeLeft = safeLeft
      self.safeBottom = safeBottom
      self.safeRight = safeRight
    }
  }

  /// How the user wants things to look.
  public struct Appearance: Equatable, Sendable {
    /// Whether the user wants light text on dark ground.
    public var isDark: Bool
    /// Whether the user wants less motion.
    public var reducesMotion: Bool

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - isDark: Whether the user wants dark colors.
    ///   - reducesMotion: Whether the user wants less motion.
    public init(isDark: Bool = false, reducesMotion: Bool = false) {
      self.isDark = isDark
      self.reducesMotion = reducesMotion
    }
  }

  /// One pointer event with the samples that it stands for, oldest first; the last one is the event itself.
  public struct Pointer: Equatable, Sendable {
    public var phase: PointerPhase
    public var type: PointerType
    /// Tells pointers apart from down to up.
    public var id: Int32
    /// What of a pen is held, or touches, beside its tip.
    public var buttons: PointerButtons
    public var samples: [TouchSample]

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - phase: What the pointer does.
    ///   - type: A finger, a pen or the mouse.
    ///   - id: Tells pointers that are down apart.
    ///   - buttons: What of a pen is held, or touches, beside its tip.
    ///   - samples: The readings since the last event, oldest first.
    public init(
      phase: PointerPhase, type: PointerType, id: Int32, buttons: PointerButtons = [], samples: [TouchSample]
    ) {
      self.phase = phase
      self.type = type
      self.id = id
      self.buttons = buttons
      self.samples = samples
    }
  }

  /// A force that comes by itself: Safari's `Touch.force`, or a trackpad's `webkitForce`.
  public struct Force: Equatable, Sendable {
    public var channel: ForceEventChannel
    /// The touch's identifier on its channel; it is not the pointer's.
    public var identifier: Int32
    public var time: Double
    public var x: Double
    public var y: Double
    /// 0...1 of `Touch.force`, 0...3 of `webkitForce`.
    public var value: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - channel: What measured it.
    ///   - identifier: The touch's own number on that channel.
    ///   - time: Seconds on the host's clock.
    ///   - x: In points.
    ///   - y: In points.
    ///   - value: In the channel's range.
    public init(
      channel: ForceEventChannel, identifier: Int32, time: Double, x: Double, y: Double, value: Double
    ) {
      self.channel = channel
      self.identifier = identifier
      self.time = time
      self.x = x
      self.y = y
      self.value = value
    }
  }

  /// A turn of the wheel, or two fingers on a trackpad; negative is away from the user, and to the left.
  public struct Wheel: Equatable, Sendable {
    public var time: Double
    public var x: Double
    public var y: Double
    public var deltaX: Double
    public var deltaY: Double
    /// `WheelEvent.deltaMode`: 0 pixels, 1 lines, 2 pages.
    public var deltaMode: UInt8
    /// Whether it enlarges: fingers pinch on a trackpad, or Control is held, which browsers tell alike.
    public var isPinch: Bool

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - time: Seconds on the host's clock.
    ///   - x: In points.
    ///   - y: In points.
    ///   - deltaX: To the right.
    ///   - deltaY: Downward.
    ///   - deltaMode: 0 pixels, 1 lines, 2 pages.
    ///   - isPinch: Whether it enlarges: a trackpad's pinch, or the wheel with Control.
    public init(
      time: Double, x: Double, y: Double, deltaX: Double = 0, deltaY: Double, deltaMode: UInt8 = 0,
      isPinch: Bool = false
    ) {
      self.time = time
      self.x = x
      self.y = y
      self.deltaX = deltaX
      self.deltaY = deltaY
      self.deltaMode = deltaMode
      self.isPinch = isPinch
    }
  }

  /// A place at which a menu is asked for.
  public struct Menu: Equatable, Sendable {
    public var time: Double
    public var x: Double
    public var y: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - time: Seconds on the host's clock.
    ///   - x: In points.
    ///   - y: In points.
    public init(time: Double, x: Double, y: Double) {
      self.time = time
      self.x = x
      self.y = y
    }
  }

  /// A pointer that is over the screen without touching it, or has left it.
  public struct Hover: Equatable, Sendable {
    public var time: Double
    public var type: PointerType
    /// Whether it is over the screen; no longer where it is not.
    public var isOver: Bool
    public var x: Double
    public var y: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - time: Seconds on the host's clock.
    ///   - type: What hovers; a finger does not.
    ///   - isOver: Whether it is over the screen.
    ///   - x: In points.
    ///   - y: In points.
    public init(time: Double, type: PointerType, isOver: Bool, x: Double, y: Double) {
      self.time = time
      self.type = type
      self.isOver = isOver
      self.x = x
      self.y = y
    }
  }

  /// A key.
  public struct Key: Equatable, Sendable {
    public var isDown: Bool
    public var isRepeat: Bool
    public var time: Double
    public var key: KeyName
    /// What is held with it.
    public var modifiers: KeyModifiers
    /// What a browser calls a key that is no `KeyName`, which for most is what it writes; empty for all others.
    public var text: String
    /// The view that has the keyboard; 0 is the screen.
    public var view: ViewNumber

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - isDown: Whether it goes down.
    ///   - isRepeat: Whether it is held and repeats.
    ///   - time: Seconds on the host's clock.
    ///   - key: Which it is.
    ///   - modifiers: What is held with it.
    ///   - text: What a browser calls a key that is no `KeyName`; empty for all others.
    ///   - view: The view that has the keyboard; 0 is the screen.
    public init(
      isDown: Bool, isRepeat: Bool = false, time: Double, key: KeyName, modifiers: KeyModifiers = [],
      text: String = "", view: ViewNumber = 0
    ) {
      self.isDown = isDown
      self.isRepeat = isRepeat
      self.time = time
      self.key = key
      self.modifiers = modifiers
      self.text = text
      self.view = view
    }
  }
}

/// What became of a pointer.
public enum PointerPhase: UInt8, Equatable, Sendable {
  case down = 0
  case move = 1
  case up = 2
  /// The system took it for something else, such as a palm.
  case cancel = 3
  /// The window was left, or hidden, while it was down: no end will come.
  case lost = 4

  /// Whether nothing more comes of the pointer.
  package var isEnd: Bool { self == .up || self == .cancel || self == .lost }
}

/// The buttons of a pointer beside the first one, as `PointerEvent.buttons` counts them.
public struct PointerButtons: OptionSet, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The right button of a mouse, or the button on a pen's barrel.
  public static let secondary = PointerButtons(rawValue: 2)
  /// The eraser at a pen's other end.
  public static let eraser = PointerButtons(rawValue: 32)

  /// Those of a number of the host that mean something here.
  ///
  /// - Parameter number: The sum of the host's bits.
  public init(host number: UInt8) {
    self = PointerButtons(rawValue: number).intersection([.secondary, .eraser])
  }
}

/// What kind of pointer it is.
public enum PointerType: UInt8, Equatable, Sendable {
  case mouse = 0
  case touch = 1
  case pen = 2
}

/// Where a force that comes by itself comes from.
public enum ForceEventChannel: UInt8, Equatable, Sendable {
  /// `Touch.force`, 0...1.
  case touch = 0
  /// `MouseEvent.webkitForce`, 0...3.
  case webkit = 1
}

/// One raw reading of a pointer.
public struct TouchSample: Equatable, Sendable {
  /// Seconds from any origin.
  public var time: Double
  /// The place in points from the screen's top left corner.
  public var x: Double
  public var y: Double
  /// What the hardware said: 0...1 in a browser, whole counts from a device with a profile of its own.
  public var pressure: Double
  /// A pen's lean to the right and towards the user, -90...90 degrees.
  public var tiltX: Double
  public var tiltY: Double
  /// The size of the contact in points.
  public var width: Double
  public var height: Double

  /// A reading from its fields.
  ///
  /// - Parameters:
  ///   - time: Seconds on the host's clock.
  ///   - x: In points.
  ///   - y: In points.
  ///   - pressure: 0...1 in a browser, or in the counts of the device's profile.
  ///   - tiltX: Degrees, -90...90.
  ///   - tiltY: Degrees, -90...90.
  ///   - width: The contact's, in points.
  ///   - height: The contact's, in points.
  public init(
    time: Double, x: Double, y: Double, pressure: Double, tiltX: Double = 0, tiltY: Double = 0,
    width: Double = 1,
    height: Double = 1
  ) {
    self.time = time
    self.x = x
    self.y = y
    self.pressure = pressure
    self.tiltX = tiltX
    self.tiltY = tiltY
    self.width = width
    self.height = height
  }
}
