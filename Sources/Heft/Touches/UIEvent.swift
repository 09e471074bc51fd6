import HeftForce

/// All touches at one moment, with the samples between this moment and the last.
open class UIEvent: NSObject {
  /// The type of an event; there is only one.
  public enum EventType: Int, Sendable {
    case touches = 0
    // There are only touches here: the others are for apps that ask.
    case motion = 1
    case remoteControl = 2
    case presses = 3
  }

  /// The subtype of an event. There are only touches here: the other names are there so that an app that asks for them
  /// compiles.
  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
  }

  /// Buttons that are held.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// The type of the event.
  public var type: EventType { .touches }
  /// Seconds on the device's clock.
  public internal(set) var timestamp: TimeInterval = 0

  /// The touches that are down, in the order in which they began.
  var touches: [UITouch] = []
  /// The touch that changed, also as the set that views are handed, its readings since its last event, and
  /// where it was then.
  var changed: UITouch?
  var changedTouches: Set<UITouch> = []
  var readings: [TouchReading] = []
  var startLocation = CGPoint.zero

  /// The buttons of the touch that the event is about: the secondary one is the button on a pen's barrel, if it was held
  /// as the touch began; else the primary one.
  public var buttonMask: ButtonMask {
    guard let changed else { return [] }
    return changed.isSecondary ? .secondary : .primary
  }

  /// Every touch that is down or has just ended.
  public var allTouches: Set<UITouch>? { Set(touches) }

  /// The touches that began in the view.
  ///
  /// - Parameter view: The view.
  /// - Returns: The touches; none where none began there. Never nil.
  public func touches(for view: UIView) -> Set<UITouch>? { Set(touches.filter { $0.view === view }) }

  /// The touches that began in the window.
  ///
  /// - Parameter window: The window.
  /// - Returns: The touches; none where none began there. Never nil.
  public func touches(for window: UIWindow) -> Set<UITouch>? { Set(touches.filter { $0.window === window }) }

  /// Every sample of the touch since its last event, oldest first; the last one is a copy of the touch
  /// itself. Nil for a touch that is not in the event.
  ///
  /// - Parameter touch: A touch of this event.
  /// - Returns: Copies of the touch, each with its own time, place and force; a touch that has not changed
  ///   has one. Nil for a touch that is not in the event.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard let own = touches.first(where: { $0.number == touch.number }) else { return nil }
    guard own === changed else {
      return [own.copy(reading: own.reading, previousLocation: own.previousLocation)]
    }
    var previous = startLocation
    return readings.map { reading in
      defer { previous = reading.location }
      return own.copy(reading: reading, previousLocation: previous)
    }
  }

  /// Where the touch will be at the next frame, if it goes on as it went; the touch itself is left out. Empty
  /// where nothing can be said, nil for a touch that is not in the event.
  ///
  /// - Parameter touch: A touch of this event.
  /// - Returns: At most one touch, a 60th of a second ahead; none where nothing can be said, nil for a
  ///   touch that is not in the event.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? {
    guard let own = touches.first(where: { $0.number == touch.number }) else { return nil }
    guard own === changed, own.phase == .moved,
      let reading = TouchPrediction.next(
        after: own.reading, from: own.previousLocation, at: own.previousTimestamp)
    else { return [] }
    return [own.copy(reading: reading, previousLocation: own.reading.location)]
  }
}
