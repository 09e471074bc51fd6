// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

extension HostEvent.Editing {
  /// What happened to a field.
  public enum Change: UInt8, Equatable, Sendable {
    /// It got the focus.
    case began = 0
    /// It lost it.
    case ended = 1
    /// The return key.
    case returned = 2
    /// The Escape key.
    case escaped = 3
    /// The user goes back a step, in a text area whose stretches have looks of their own.
    case undone = 4
    /// The user goes forward again.
    case redone = 5
  }
}

extension HostEvent.Action {
  /// What is done to a view without a touch.
  public enum Kind: UInt8, Equatable, Sendable {
    case activate = 0
    case increment = 1
    case decrement = 2
    case escape = 3
    /// The menu key, or Shift and F10.
    case menu = 4
    /// A key is held down on it.
    case press = 5
    /// That key is let go.
    case release = 6
    /// The Delete key.
    case delete = 7
  }
}

extension HostEvent {
  /// The user typed into a field, or moved the selection in it.
  public struct TextInput: Equatable, Sendable {
    /// The field.
    public var view: ViewNumber
    /// All of its text.
    public var text: String
    /// In UTF-16 units, as a browser and `NSRange` count.
    public var selectionStart: UInt32
    /// In UTF-16 units.
    public var selectionEnd: UInt32
    /// Whether an input method is still composing a part of the text.
    public var isComposing: Bool
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The field.
    ///   - text: All of its text.
    ///   - selectionStart: In UTF-16 units, as a browser and `NSRange` count.
    ///   - selectionEnd: In UTF-16 units.
    ///   - isComposing: Whether an input method is still composing a part of the text.
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
}

extension HostEvent {
  /// A field got or lost the focus, or a key was pressed in it that edits nothing.
  public struct Editing: Equatable, Sendable {
    /// The field.
    public var view: ViewNumber
    /// What became of its focus, or which key was pressed.
    public var change: HostEvent.Editing.Change
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The field.
    ///   - change: What became of its focus, or which key was pressed.
    ///   - time: Seconds on the host's clock.
    public init(view: ViewNumber, change: HostEvent.Editing.Change, time: Double) {
      self.view = view
      self.change = change
      self.time = time
    }
  }
}

extension HostEvent {
  /// A screen reader or a keyboard acts on a view.
  public struct Action: Equatable, Sendable {
    /// The view; 0 is the screen.
    public var view: ViewNumber
    /// What is done to it.
    public var kind: HostEvent.Action.Kind
    /// The number of a custom action to do in its place, from 1; 0 means none.
    public var index: UInt32
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The view; 0 is the screen.
    ///   - kind: What is done to it.
    ///   - index: The number of a custom action to do in its place, from 1; 0 means none.
    ///   - time: Seconds on the host's clock.
    public init(
      view: ViewNumber, kind: HostEvent.Action.Kind = .activate, index: UInt32 = 0, time: Double = 0
    ) {
      self.view = view
      self.kind = kind
      self.index = index
      self.time = time
    }
  }
}

extension HostEvent {
  /// The pointer that goes down next does so in a field that has the keyboard: it is the field's own and told
  /// all the same.
  public struct FieldPress: Equatable, Sendable {
    /// The field.
    public var view: ViewNumber
    /// The pointer's id.
    public var pointer: Int32
    /// In UTF-16 units.
    public var selectionStart: UInt32
    /// In UTF-16 units.
    public var selectionEnd: UInt32
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The field.
    ///   - pointer: The pointer's id.
    ///   - selectionStart: In UTF-16 units.
    ///   - selectionEnd: In UTF-16 units.
    ///   - time: Seconds on the host's clock.
    public init(view: ViewNumber, pointer: Int32, selectionStart: UInt32, selectionEnd: UInt32, time: Double)
    {
      self.view = view
      self.pointer = pointer
      self.selectionStart = selectionStart
      self.selectionEnd = selectionEnd
      self.time = time
    }
  }
}

extension HostEvent {
  /// How the lines of a text area lie, where the caret stands in it and what is selected: after each change
  /// of any of these.
  public struct TextLayout: Equatable, Sendable {
    /// The text area.
    public var view: ViewNumber
    /// How high all lines are, in points.
    public var height: Double
    /// In the view's points.
    public var caretTop: Double
    /// In the view's points.
    public var caretBottom: Double
    /// In UTF-16 units.
    public var selectionStart: UInt32
    /// In UTF-16 units.
    public var selectionEnd: UInt32
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - view: The text area.
    ///   - height: How high all lines are, in points.
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
}
