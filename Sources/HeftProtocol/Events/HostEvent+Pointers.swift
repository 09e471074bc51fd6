// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// What became of a pointer.
public enum PointerPhase: UInt8, Equatable, Sendable {
  case down = 0
  case move = 1
  case up = 2
  /// The system took it for something else, such as a palm.
  case cancel = 3
  /// The window was left, or hidden, while it was down: no end will come.
  case lost = 4
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
}

/// One raw reading of a pointer.
public struct TouchSample: Equatable, Sendable {
  /// Seconds from any origin.
  public var time: Double
  /// Points from the screen's left edge.
  public var x: Double
  /// Points from the screen's top edge.
  public var y: Double
  /// What the hardware said: 0...1 in a browser, whole counts from a device with a profile of its own.
  public var pressure: Double
  /// A pen's lean to the right, -90...90 degrees.
  public var tiltX: Double
  /// A pen's lean towards the user, -90...90 degrees.
  public var tiltY: Double
  /// The contact's width in points.
  public var width: Double
  /// The contact's height in points.
  public var height: Double

  /// A value from its fields.
  ///
  /// - Parameters:
  ///   - time: Seconds from any origin.
  ///   - x: Points from the screen's left edge.
  ///   - y: Points from the screen's top edge.
  ///   - pressure: What the hardware said: 0...1 in a browser, whole counts from a device with a profile of
  ///     its own.
  ///   - tiltX: A pen's lean to the right, -90...90 degrees.
  ///   - tiltY: A pen's lean towards the user, -90...90 degrees.
  ///   - width: The contact's width in points.
  ///   - height: The contact's height in points.
  public init(
    time: Double, x: Double, y: Double, pressure: Double, tiltX: Double = 0, tiltY: Double = 0,
    width: Double = 1, height: Double = 1
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

extension HostEvent {
  /// A finger, a pen or a mouse button. The samples come oldest first; the last one is the event itself.
  public struct Pointer: Equatable, Sendable {
    /// What the pointer does.
    public var phase: PointerPhase
    /// A finger, a pen or the mouse.
    public var type: PointerType
    /// Tells pointers apart from down to up.
    public var id: Int32
    /// What of a pen is held, or touches, beside its tip: `PointerEvent.buttons`.
    public var buttons: PointerButtons
    /// The readings since the last event, oldest first.
    public var samples: [TouchSample]

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - phase: What the pointer does.
    ///   - type: A finger, a pen or the mouse.
    ///   - id: Tells pointers apart from down to up.
    ///   - buttons: What of a pen is held, or touches, beside its tip: `PointerEvent.buttons`.
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
}

extension HostEvent {
  /// A force measured beside the pointer events: Safari's `Touch.force`, or a trackpad's `webkitForce`.
  public struct Force: Equatable, Sendable {
    /// What measured it.
    public var channel: ForceEventChannel
    /// The touch's own number on its channel, not the pointer's.
    public var identifier: Int32
    /// Seconds on the host's clock.
    public var time: Double
    /// In points.
    public var x: Double
    /// In points.
    public var y: Double
    /// 0...1 of `Touch.force`, 0...3 of `webkitForce`.
    public var value: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - channel: What measured it.
    ///   - identifier: The touch's own number on its channel, not the pointer's.
    ///   - time: Seconds on the host's clock.
    ///   - x: In points.
    ///   - y: In points.
    ///   - value: 0...1 of `Touch.force`, 0...3 of `webkitForce`.
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
}

extension HostEvent {
  /// A turn of the mouse wheel, or two fingers on a trackpad; negative is away from the user, and to the
  /// left.
  public struct Wheel: Equatable, Sendable {
    /// Seconds on the host's clock.
    public var time: Double
    /// In points.
    public var x: Double
    /// In points.
    public var y: Double
    /// To the right.
    public var deltaX: Double
    /// Downward.
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
    ///   - deltaMode: `WheelEvent.deltaMode`: 0 pixels, 1 lines, 2 pages.
    ///   - isPinch: Whether it enlarges: fingers pinch on a trackpad, or Control is held, which browsers tell
    ///     alike.
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
}

extension HostEvent {
  /// A key went down, repeated or went up. Of one that is held with Control, Alt or Meta only its going down
  /// is told.
  public struct Key: Equatable, Sendable {
    /// Whether it goes down.
    public var isDown: Bool
    /// Whether it is held and repeats.
    public var isRepeat: Bool
    /// Seconds on the host's clock.
    public var time: Double
    /// Which it is.
    public var key: KeyName
    /// What is held with it.
    public var modifiers: KeyModifiers
    /// What a browser calls a key that is no `KeyName` (`KeyboardEvent.key`), which for most is what it
    /// writes; empty for all others.
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
    ///   - text: What a browser calls a key that is no `KeyName` (`KeyboardEvent.key`), which for most is
    ///     what it writes; empty for all others.
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

extension HostEvent {
  /// The right button of a mouse asks for a menu.
  public struct Menu: Equatable, Sendable {
    /// Seconds on the host's clock.
    public var time: Double
    /// In points.
    public var x: Double
    /// In points.
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
}

extension HostEvent {
  /// A mouse or a pen is over the screen without touching it, or has left it; sent while a view wants it
  /// (operation `hover`).
  public struct Hover: Equatable, Sendable {
    /// Seconds on the host's clock.
    public var time: Double
    /// What hovers; a finger does not.
    public var type: PointerType
    /// Whether it is over the screen; no longer where it is not.
    public var isOver: Bool
    /// In points.
    public var x: Double
    /// In points.
    public var y: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - time: Seconds on the host's clock.
    ///   - type: What hovers; a finger does not.
    ///   - isOver: Whether it is over the screen; no longer where it is not.
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
}
