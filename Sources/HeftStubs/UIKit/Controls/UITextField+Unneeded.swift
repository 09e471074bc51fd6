// The members of text fields that the host's own editing takes care of, or that are told roughly.

import Heft

extension UITextField: UITextInput {
  public final var heftWholeText: String { text ?? "" }
  public final func heftCaret(at offset: Int) -> CGRect {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let rect = editingRect(forBounds: bounds)
    let top = rect.minY + (rect.height - font.lineHeight) / 2
    return HeftStubs.heftCaret(
      at: offset, of: heftWholeText, font: font, from: CGPoint(x: rect.minX, y: top), width: 0)
  }

  /// A caret at the end while the user edits, for the host keeps it. Setting all of the text selects it.
  public final var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(heftWholeText.utf16.count, heftWholeText.utf16.count) : nil }
    set {
      let length = heftWholeText.utf16.count
      guard let newValue else { return }
      if newValue.start.offset == 0, newValue.end.offset == length, length > 0 { return selectAll(nil) }
      if newValue.end.offset != length {
        Stub.say("UITextField.selectedTextRange", "the caret is the host's here.")
      }
    }
  }

  /// Puts text in the place of a part.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - text: The text.
  public final func replace(_ range: UITextRange, withText text: String) {
    let units = Array(heftWholeText.utf16)
    let start = min(max(range.start.offset, 0), units.count)
    let end = min(max(range.end.offset, start), units.count)
    change(to: Array(units[..<start]) + Array(text.utf16) + Array(units[end...]))
  }

  private final func change(to units: [UInt16]) {
    text = String(decoding: units, as: UTF16.self)
    sendActions(for: .editingChanged)
  }

  /// Adds text at the end.
  ///
  /// - Parameter text: The text.
  public final func insertText(_ text: String) { change(to: Array((heftWholeText + text).utf16)) }
  /// Takes the last character away.
  public final func deleteBackward() {
    if !heftWholeText.isEmpty { change(to: Array(String(heftWholeText.dropLast()).utf16)) }
  }

  /// Adds the copied text at the end.
  ///
  /// - Parameter sender: Left aside.
  public final func paste(_ sender: AnyObject?) {
    if let text = UIPasteboard.general.string { insertText(text) }
  }
  /// Copies the text.
  ///
  /// - Parameter sender: Left aside.
  public final func copy(_ sender: AnyObject?) { UIPasteboard.general.string = text }
  /// Copies the text and takes it away.
  ///
  /// - Parameter sender: Left aside.
  public final func cut(_ sender: AnyObject?) {
    copy(sender)
    change(to: [])
  }

  /// The text in the field's font and color; only those of the first letter are shown.
  public final var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set {
      text = newValue?.string
      guard let newValue, !newValue.string.isEmpty else { return }
      defaultTextAttributes = newValue.attributes(at: 0, effectiveRange: nil)
    }
  }
  public final var typingAttributes: NSAttributedString.Attributes? {
    get { isEditing ? defaultTextAttributes : nil }
    set {}
  }
  public final var allowsEditingTextAttributes: Bool {
    get { false }
    set {}
  }
  public final var disabledBackground: UIImage? {
    get { nil }
    set {}
  }
  /// Posted nowhere here: why the editing has ended.
  public static var didEndEditingReasonKey: String { "UITextFieldDidEndEditingReasonKey" }

  /// Colors the placeholder, as apps do by the name of a view of UIKit's; other paths change nothing.
  ///
  /// - Parameters:
  ///   - value: The color.
  ///   - path: `placeholderLabel.textColor`, also with a line before it.
  public final func setValue(_ value: AnyObject?, forKeyPath path: String) {
    guard path.hasSuffix("placeholderLabel.textColor"), let color = value as? UIColor else { return }
    attributedPlaceholder = NSAttributedString(
      string: placeholder ?? attributedPlaceholder?.string ?? "", attributes: [.foregroundColor: color])
  }
  public final func value(forKeyPath path: String) -> AnyObject? { nil }
}

extension UITextField {
  /// Returns the field's frame.
  ///
  /// - Parameter bounds: The field's box.
  /// - Returns: The box.
  public final func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Draws nothing: the host draws the text.
  ///
  /// - Parameter rect: Left aside.
  public final func drawText(in rect: CGRect) {}
  /// Draws nothing: the host draws the text.
  ///
  /// - Parameter rect: Left aside.
  public final func drawPlaceholder(in rect: CGRect) {}
}
