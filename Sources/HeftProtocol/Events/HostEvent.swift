// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// Everything that a host says: the page, a trace, a test. The numbers are raw; what they mean is decided
/// later.
public enum HostEvent: Equatable, Sendable {
  /// The screen came up or changed its size.
  case screen(HostEvent.Screen)
  /// The user's appearance settings.
  case appearance(HostEvent.Appearance)
  /// A finger, a pen or a mouse button. The samples come oldest first; the last one is the event itself.
  case pointer(HostEvent.Pointer)
  /// A force measured beside the pointer events: Safari's `Touch.force`, or a trackpad's `webkitForce`.
  case force(HostEvent.Force)
  /// A turn of the mouse wheel, or two fingers on a trackpad; negative is away from the user, and to the
  /// left.
  case wheel(HostEvent.Wheel)
  /// A key went down, repeated or went up. Of one that is held with Control, Alt or Meta only its going down
  /// is told.
  case key(HostEvent.Key)
  /// Time went on; sent for each frame while ticks are wanted.
  case tick(time: Double)
  /// The page was shown or hidden.
  case visibility(isVisible: Bool, time: Double)
  /// The user changed a setting of the device.
  case setting(name: SettingName, value: String)
  /// The user asked for something that has no fields.
  case command(HostCommand)
  /// The text of a trace to replay.
  case trace(text: String, pace: TracePace = .atOnce)
  /// The user typed into a field, or moved the selection in it.
  case text(HostEvent.TextInput)
  /// A field got or lost the focus, or a key was pressed in it that edits nothing.
  case editing(HostEvent.Editing)
  /// Everything that the apps have stored; comes before the screen. Of documents, whose keys begin with
  /// `documents/`, no bytes.
  case loaded([HostEvent.StoredItem])
  /// Bytes were stored or removed, or could not be: the answer to a request.
  case stored(HostEvent.Stored)
  /// The abilities of the host.
  case abilities(HostEvent.Abilities)
  /// Something was shared or copied, or was not: the answer to a request.
  case shared(HostEvent.Shared)
  /// A screen reader or a keyboard acts on a view.
  case action(HostEvent.Action)
  /// What time it is for the user.
  case date(HostEvent.Clock)
  /// The right button of a mouse asks for a menu.
  case menu(HostEvent.Menu)
  /// Another page of the same browser has stored or removed something.
  case changed(HostEvent.Changed)
  /// All that was stored is gone: the user has deleted it.
  case storageLost(time: Double)
  /// A document was read or a video made, or could not be: the answer to a request.
  case fetched(HostEvent.Fetched)
  /// The pointer that goes down next does so in a field that has the keyboard: it is the field's own and told
  /// all the same.
  case fieldPress(HostEvent.FieldPress)
  /// The user gave the app files: dropped on the page, pasted or picked. A text that was pasted is a file
  /// without a name; pictures are PNGs or SVGs, whatever they were. No file and no name: the user was to pick
  /// some, and has not.
  case files(HostEvent.Files)
  /// How a document lies in its view: after each layout that has changed something. A link has a rectangle
  /// for each line that it goes over.
  case document(HostEvent.DocumentLayout)
  /// A keyboard or a screen reader is at a link of a document.
  case link(HostEvent.LinkUse)
  /// How the lines of a text area lie, where the caret stands in it and what is selected: after each change
  /// of any of these.
  case textLayout(HostEvent.TextLayout)
  /// A mouse or a pen is over the screen without touching it, or has left it; sent while a view wants it
  /// (operation `hover`).
  case hover(HostEvent.Hover)
}

extension HostEvent {
  /// The screen came up or changed its size.
  public struct Screen: Equatable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double
    /// Pixels in a point.
    public var scale: Double
    /// The safe area's distance from the top edge, in points.
    public var safeTop: Double
    /// The safe area's distance from the left edge, in points.
    public var safeLeft: Double
    /// The safe area's distance from the bottom edge, in points.
    public var safeBottom: Double
    /// The safe area's distance from the right edge, in points.
    public var safeRight: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - width: In points.
    ///   - height: In points.
    ///   - scale: Pixels in a point.
    ///   - safeTop: The safe area's distance from the top edge, in points.
    ///   - safeLeft: The safe area's distance from the left edge, in points.
    ///   - safeBottom: The safe area's distance from the bottom edge, in points.
    ///   - safeRight: The safe area's distance from the right edge, in points.
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
}

extension HostEvent {
  /// The user's appearance settings.
  public struct Appearance: Equatable, Sendable {
    /// Whether the user wants light text on dark ground.
    public var isDark: Bool
    /// Whether the user wants less motion.
    public var reducesMotion: Bool

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - isDark: Whether the user wants light text on dark ground.
    ///   - reducesMotion: Whether the user wants less motion.
    public init(isDark: Bool = false, reducesMotion: Bool = false) {
      self.isDark = isDark
      self.reducesMotion = reducesMotion
    }
  }
}

extension HostEvent {
  /// The user gave the app files: dropped on the page, pasted or picked. A text that was pasted is a file
  /// without a name; pictures are PNGs or SVGs, whatever they were. No file and no name: the user was to pick
  /// some, and has not.
  public struct Files: Equatable, Sendable {
    /// Those that could be read.
    public var files: [HostFile]
    /// The names of files that could not be read, with commas between them; empty means none.
    public var unread: String
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - files: Those that could be read.
    ///   - unread: The names of files that could not be read, with commas between them; empty means none.
    ///   - time: Seconds on the host's clock.
    public init(files: [HostFile], unread: String = "", time: Double) {
      self.files = files
      self.unread = unread
      self.time = time
    }
  }
}
