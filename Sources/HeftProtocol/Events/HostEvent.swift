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
  /// The answer to a request for a stored document.
  case fetched(Fetched)
  /// Another page of the same browser has stored or removed something.
  case changed(Changed)
  /// All that was stored is gone: the user has deleted it.
  case storageLost(time: Double)
  /// The abilities of the host.
  case abilities(Abilities)
  /// Something was shared or copied, or was not.
  case shared(Shared)
  /// The user gave the app files.
  case files(Files)
  /// A screen reader or a keyboard acts on a view.
  case action(Action)
  /// The time of day.
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
}
