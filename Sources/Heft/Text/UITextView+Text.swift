// Changes that the app makes to a text view's text and selection.

extension UITextView {
  /// Selects a range for the app.
  final func select(_ range: NSRange) {
    let length = content.utf16.count
    let start = min(max(range.location, 0), length)
    let end = range.length > length - start ? length : start + max(range.length, 0)
    area.wantedSelection = start..<end
    area.setNeedsDisplay(.content)
    changeSelection(to: start..<end)
  }

  /// Replaces the selection with text, and puts the caret behind it; the delegate is told of the change.
  ///
  /// - Parameter text: The text.
  public final func insertText(_ text: String) {
    replace(selection, with: text)
  }

  /// Deletes the selection, or else the character before the caret; the delegate is told of the change.
  public final func deleteBackward() {
    guard selection.isEmpty else { return replace(selection, with: "") }
    let line = CaretLine(content, font: font!)
    let place = line.place(atOffset: selection.lowerBound)
    if place > 0 { replace(line.offsets[place - 1]..<selection.lowerBound, with: "") }
  }

  private final func replace(_ range: Range<Int>, with text: String) {
    let units = Array(content.utf16)
    let new = Array(units[..<range.lowerBound]) + Array(text.utf16) + Array(units[range.upperBound...])
    let caret = range.lowerBound + text.utf16.count
    let whole = TextChange.beginning(
      of: String(decoding: new, as: UTF16.self), units: UITextField.longestText)
    if let edit = TextChange(from: content, to: whole, caret: caret) { lookChanges(by: edit, isStep: true) }
    setContent(whole)
    select(NSRange(location: caret, length: 0))
    delegate?.textViewDidChange(self)
    AppProcess.notify(UITextView.textDidChangeNotification, self)
  }

  /// Scrolls as little as it takes to show a part of the text, by the table of widths.
  ///
  /// - Parameter range: In UTF-16 units; outside the text it is the nearest part.
  public final func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let units = Array(content.utf16)
    let start = min(max(range.location, 0), units.count)
    let end = range.length > units.count - start ? units.count : start + max(range.length, 0)
    let width = area.bounds.size.width
    let line = font!.lineHeight
    func bottom(of place: Int) -> CGFloat {
      // A letter more: an empty line is one too.
      let before = String(decoding: units[..<place], as: UTF16.self) + "x"
      return TextMetrics.size(of: before, font: font!, width: width, lines: 0).height
    }
    show(bottom(of: start) - line...max(bottom(of: end), bottom(of: start)))
  }
}

extension UITextView {
  /// The text view has the keyboard.
  public static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  /// The user has changed the text.
  public static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }
  /// The text view has given the keyboard up.
  public static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }

  /// The text with its attributes. What the user types has those of the character before it.
  public final var attributedText: NSAttributedString! {
    get {
      (look?.content as? AttributedLook)?.text
        ?? NSAttributedString(string: content, attributes: [.font: font!, .foregroundColor: textColor!])
    }
    set {
      let old = look?.content as? AttributedLook
      let new = newValue.map {
        AttributedLook($0, font: old?.font ?? font!, color: old?.color ?? textColor!)
      }
      text = newValue?.string
      defer { if content == newValue?.string { look = new?.kept } }
      guard let new, let common = newValue?.commonAttributes else { return }
      font = common[.font] as? UIFont ?? new.font
      textColor = common[.foregroundColor] as? UIColor ?? new.color
      if let style = common[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }

  /// The attributes of what the user types next: those of the character before the caret, or of the first one that is
  /// selected, until others are set. Those that are set count until the caret moves.
  public final var typingAttributes: NSAttributedString.Attributes {
    get {
      let range = NSRange(location: selection.lowerBound, length: selection.count)
      var attributes = (look?.content as? AttributedLook)?.typingAttributes(in: range) ?? [:]
      if attributes[.font] == nil { attributes[.font] = font }
      if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = textColor }
      return attributes
    }
    set {
      let old =
        look?.content as? AttributedLook ?? AttributedLook(attributedText, font: font!, color: textColor!)
      let new = AttributedLook(old.text, font: old.font, color: old.color, viewFont: old.viewFont)
      new.typed = newValue
      look = new.kept
    }
  }
}
