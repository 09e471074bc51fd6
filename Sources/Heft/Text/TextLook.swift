import HeftProtocol

/// The look of a text that was set with attributes, for the view that shows it. Only code that sets such a text makes
/// one.
// Closures, as in `DrawnTexts`: the view names no code of attributed texts, so an app without them has none of it.
final class TextLook {
  /// A change of a view's look that applies to all of its text.
  enum Change {
    case font(UIFont)
    case color(UIColor)
    case alignment(NSTextAlignment)
    /// The user wants text of another size.
    case contentSize
  }

  /// The text.
  let string: String
  /// The text with its attributes.
  let content: AnyObject
  /// The size on lines of a width, at most so many of them; 0 is any number.
  let size: (_ width: CGFloat, _ lines: Int) -> CGSize
  /// Tells the host of the text's looks where they are more than the style that it has been told.
  let show: (_ number: ViewNumber, _ style: TextStyle, _ host: any Host, _ colors: ColorAppearance) -> Void
  /// The look with the change.
  let changed: (_ change: Change) -> TextLook
  /// The look of the text after an edit, with what comes as the user types it.
  let edited: (_ edit: TextChange) -> TextLook
  /// The caret has moved: what is typed looks as the text there.
  let caretMoved: () -> Void

  init(
    string: String, content: AnyObject, size: @escaping (CGFloat, Int) -> CGSize,
    show: @escaping (ViewNumber, TextStyle, any Host, ColorAppearance) -> Void,
    changed: @escaping (Change) -> TextLook, edited: @escaping (TextChange) -> TextLook,
    caretMoved: @escaping () -> Void
  ) {
    self.string = string
    self.content = content
    self.size = size
    self.show = show
    self.changed = changed
    self.edited = edited
    self.caretMoved = caretMoved
  }
}

/// The looks of a button's titles by state. Only code that sets a title with attributes makes them.
final class TitleLooks {
  let look: (_ state: UIControl.State) -> TextLook?
  let set: (_ look: TextLook?, _ state: UIControl.State) -> Void

  init() {
    var looks = StateValues<TextLook>()
    look = { looks.value(for: $0) }
    set = { looks.set($0, for: $1) }
  }
}
