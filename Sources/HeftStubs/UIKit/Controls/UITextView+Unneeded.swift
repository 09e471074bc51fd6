// The members of text views that the host's own editing takes care of.

import Heft

/// How the user touches a link or a picture in a text.
public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }

/// The box of a caret in a text that is laid out by the table of widths.
func heftCaret(
  at offset: Int, of text: String, font: UIFont, from origin: CGPoint, width: CGFloat
) -> CGRect {
  let units = Array(text.utf16)
  let place = min(max(offset, 0), units.count)
  let before = String(decoding: units[..<place], as: UTF16.self)
  let start = units[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
  let line = String(decoding: units[start..<place], as: UTF16.self)
  let label = UILabel()
  label.font = font
  label.numberOfLines = 0
  // A letter more: an empty line is one too.
  label.text = before + "x"
  let height =
    width > 0 ? label.sizeThatFits(CGSize(width: width, height: .infinity)).height : font.lineHeight
  label.numberOfLines = 1
  label.text = line
  var x = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
  if width > 0, x > width { x = x.truncatingRemainder(dividingBy: width) }
  return CGRect(
    x: origin.x + x, y: origin.y + height - font.lineHeight, width: 2, height: font.lineHeight)
}

extension UITextView: UITextInput {
  public final var heftWholeText: String { text ?? "" }
  public final func heftCaret(at offset: Int) -> CGRect {
    let insets = textContainerInset
    let width = bounds.width - insets.left - insets.right - 10
    return HeftStubs.heftCaret(
      at: offset, of: heftWholeText, font: font ?? .systemFont(ofSize: 12),
      from: CGPoint(x: insets.left + 5, y: insets.top), width: max(width, 1))
  }

  public final var selectedTextRange: UITextRange? {
    get {
      UITextRange(selectedRange.location, selectedRange.location + selectedRange.length)
    }
    set {
      guard let newValue else { return }
      let start = newValue.start.offset
      selectedRange = NSRange(location: start, length: newValue.end.offset - start)
    }
  }

  /// Puts text in the place of a part; the delegate is told of the change.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - text: The text.
  public final func replace(_ range: UITextRange, withText text: String) {
    selectedTextRange = range
    insertText(text)
  }

  /// A text view; the layout is its own here.
  ///
  /// - Parameters:
  ///   - frame: In its superview's points.
  ///   - textContainer: Left aside.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

  public final var allowsEditingTextAttributes: Bool {
    get { false }
    set {}
  }
  public final var clearsOnInsertion: Bool {
    get { false }
    set {}
  }
  public final var usesStandardTextScaling: Bool {
    get { false }
    set {}
  }
  public final var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }

  /// Puts the copied text in the place of what is selected.
  ///
  /// - Parameter sender: Left aside.
  public final func paste(_ sender: AnyObject?) {
    if let text = UIPasteboard.general.string { insertText(text) }
  }
}

// What is dragged out of a text and dropped into it: nothing here.
public protocol UITextDragDelegate: AnyObject {}
public protocol UITextDropDelegate: AnyObject {}
public protocol UITextPasteDelegate: AnyObject {}

/// What takes text that could be dragged.
public protocol HeftTextDragging: AnyObject {}
extension UITextView: HeftTextDragging {}
extension UITextField: HeftTextDragging {}

extension HeftTextDragging {
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { nil }
    set {}
  }
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { nil }
    set {}
  }
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { nil }
    set {}
  }
  public var textDragInteraction: UIDragInteraction? { nil }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var isTextDropActive: Bool { false }
}
