// The host's reports of text that is edited, and of actions that a screen reader or a keyboard does to a view.

extension HostEvent {
  /// The text of a field, after the user has changed it or moved the selection.
  public struct TextInput: Equatable, Sendable {
    /// The field.
    public var view: ViewNumber
    public var text: String
    /// The ends of the selection, counted in UTF-16 units as a browser and `NSRange` count.
    public var selectionStart: UInt32
    public var selectionEnd: UInt32
    /// Whether an input method is still composing a part of the text.
    public var isComposing: Bool
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The field.
    ///   - text: All of its text.
    ///   - selectionStart: In UTF-16 units.
    ///   - selectionEnd: In UTF-16 units.
    ///   - isComposing: Whether an input method is at work.
    ///   - time: Seconds on the host's clock.
    public init(
      view: ViewNumber, text: String, selectionStart: UInt32, selectionEnd: UInt32, isComposing: Bool = false,
      time: Double
    ) {
      self.view = view
      self.text = text
      self.selectionStart = selectionStart
      self.selectionEnd = selectionEnd
      self.isComposing = isComposing
      self.time = time
    }
  }

  /// How the lines of a text area lie, where its caret stands and what is selected.
  public struct TextLayout: Equatable, Sendable {
    /// The text area.
    public var view: ViewNumber
    /// How high all lines are, in points.
    public var height: Double
    /// The caret's ends, in the view's points.
    public var caretTop: Double
    public var caretBottom: Double
    /// The ends of the selection, counted in UTF-16 units.
    public var selectionStart: UInt32
    public var selectionEnd: UInt32
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The text area.
    ///   - height: Of all lines, in points.
    ///   - caretTop: In the view's points.
    ///   - caretBottom: In the view's points.
    ///   - selectionStart: In UTF-16 units.
    ///   - selectionEnd: In UTF-16 units.
    ///   - time: Seconds on the host's clock.
    public init(
      view: ViewNumber, height: Double, caretTop: Double, caretBottom: Double, selectionStart: UInt32,
      selectionEnd: UInt32, time: Double
    ) {
      self.view = view
      self.height = height
      self.caretTop = caretTop
      self.caretBottom = caretBottom
      self.selectionStart = selectionStart
      self.selectionEnd = selectionEnd
      self.time = time
    }
  }

  /// A pointer is about to go down in a field that has the keyboard. The press itself is the field's own; its
  /// samples, which follow as for any pointer, are for the field alone.
  public struct FieldPress: Equatable, Sendable {
    /// The field.
    public var view: ViewNumber
    /// The pointer's number.
    public var pointer: Int32
    /// The ends of the selection, counted in UTF-16 units.
    public var selectionStart: UInt32
    public var selectionEnd: UInt32
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The field.
    ///   - pointer: The pointer that goes down in it next.
    ///   - selectionStart: In UTF-16 units.
    ///   - selectionEnd: In UTF-16 units.
    ///   - time: Seconds on the host's clock.
    public init(
      view: ViewNumber, pointer: Int32, selectionStart: UInt32, selectionEnd: UInt32, time: Double
    ) {
      self.view = view
      self.pointer = pointer
      self.selectionStart = selectionStart
      self.selectionEnd = selectionEnd
      self.time = time
    }
  }

  /// A field got or lost the focus, or a key was pressed in it that edits nothing.
  public struct Editing: Equatable, Sendable {
    /// The kind of change.
    public enum Change: UInt8, Equatable, Sendable {
      case began = 0
      case ended = 1
      /// The return key.
      case returned = 2
      /// The Escape key.
      case escaped = 3
    }

    /// The field.
    public var view: ViewNumber
    public var change: Change
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The field.
    ///   - change: The change of its focus, or the key that was pressed.
    ///   - time: Seconds on the host's clock.
    public init(view: ViewNumber, change: Change, time: Double) {
      self.view = view
      self.change = change
      self.time = time
    }
  }

  /// Something done to a view without a touch: by a screen reader or by the keyboard.
  public struct Action: Equatable, Sendable {
    /// The kind of action.
    public enum Kind: UInt8, Equatable, Sendable {
      case activate = 0
      case increment = 1
      case decrement = 2
      case escape = 3
      /// The menu key, or Shift and F10.
      case menu = 4
      /// A key is held down on the view, and let go.
      case press = 5
      case release = 6
      /// The Delete key.
      case delete = 7
    }

    /// The view; 0 means the screen.
    public var view: ViewNumber
    public var kind: Kind
    /// Which custom action of the view is meant, counted from 1; 0 means none.
    public var index: UInt32
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - kind: The kind of action.
    ///   - index: The number of a custom action; 0 for the other kinds.
    ///   - time: Seconds on the host's clock.
    public init(view: ViewNumber, kind: Kind, index: UInt32 = 0, time: Double) {
      self.view = view
      self.kind = kind
      self.index = index
      self.time = time
    }
  }
}
