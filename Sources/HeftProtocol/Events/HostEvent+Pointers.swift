/// The events of fingers, pens and the mouse, and what they are made of.
extension HostEvent {
  /// One pointer event with the samples that it stands for, oldest first; the last one is the event itself.
  public struct Pointer: Equatable, Sendable {
    public var phase: PointerPhase
    public var type: PointerType
    /// Tells pointers apart from down to up.
    public var id: Int32
    /// The buttons of a pen that are held, or that touch, besides its tip.
    public var buttons: PointerButtons
    public var samples: [TouchSample]

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - phase: The change in the pointer's contact.
    ///   - type: A finger, a pen or the mouse.
    ///   - id: Tells pointers that are down apart.
    ///   - buttons: The buttons of a pen that are held, or that touch, besides its tip.
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
    ///   - channel: The channel that measured it.
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
    ///   - type: The kind of pointer that hovers; a finger does not.
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
}

/// The change in a pointer's contact.
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

  /// Keeps the bits of a host's number that mean something here.
  ///
  /// - Parameter number: The sum of the host's bits.
  public init(host number: UInt8) {
    self = PointerButtons(rawValue: number).intersection([.secondary, .eraser])
  }
}

/// The kind of pointer.
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
  /// The hardware's reading: 0...1 in a browser, whole counts from a device with a profile of its own.
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
