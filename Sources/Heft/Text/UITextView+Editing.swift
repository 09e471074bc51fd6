// The host's events for a text view, and the calls to the app and its delegate.

import HeftForce
import HeftProtocol

extension UITextView: EditedText {
  /// The host shows another text, or is composing one.
  final func hostChanged(_ input: HostEvent.TextInput) {
    // It is told the text back: it has it already, except in a replay, where no user types.
    area.shownText = nil
    let new = TextChange.beginning(of: input.text, units: UITextField.longestText)
    let old = isComposing ? committed : content
    guard isEditable else { return contentChanged() }
    if input.isComposing {
      // Half a word is no change to be asked about, and not yet one to go back from.
      committed = old
      isComposing = true
      return take(new, input)
    }
    isComposing = false
    if let change = TextChange(from: old, to: new, caret: Int(clamping: input.selectionEnd)) {
      let before = content
      let isAllowed =
        delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement)
        ?? true
      guard isAllowed else {
        // The delegate may have set a text of its own meanwhile.
        if content == before { content = old }
        committed = content
        return contentChanged()
      }
    }
    committed = new
    take(new, input)
  }

  private final func take(_ new: String, _ input: HostEvent.TextInput) {
    let isChange = content != new
    if isChange { look = nil }
    content = new
    contentChanged()
    takeSelection(input.selectionStart, input.selectionEnd)
    guard isChange else { return }
    delegate?.textViewDidChange(self)
    AppProcess.notify(UITextView.textDidChangeNotification, self)
  }

  /// The app sets the text: the delegate is neither asked nor told.
  final func replaceContent(_ new: String) {
    look = nil
    let fromEnd = content.utf16.count - selection.upperBound
    content = TextChange.beginning(of: new, units: UITextField.longestText)
    committed = content
    isComposing = false
    // As the host's caret: it keeps its distance from the end.
    let caret = max(content.utf16.count - fromEnd, 0)
    selection = caret..<caret
    contentChanged()
  }

  /// Tells the host of a text that it does not have.
  final func contentChanged() {
    laidOut = nil
    if content != area.shownText { area.setNeedsDisplay(.content) }
    linesChanged()
  }

  // MARK: Lines and selection

  final func hostLaidOut(_ layout: HostEvent.TextLayout) -> Bool {
    guard Micros.isInRange(layout.height), layout.height >= 0, Micros.isInRange(layout.caretTop),
      Micros.isInRange(layout.caretBottom)
    else { return false }
    laidOut = (area.bounds.size.width, CGFloat(layout.height))
    linesChanged()
    let before = selection
    takeSelection(layout.selectionStart, layout.selectionEnd)
    guard isFirstResponder else { return true }
    layoutIfNeeded()
    let caret = CGFloat(layout.caretTop)...max(CGFloat(layout.caretTop), CGFloat(layout.caretBottom))
    if caret != shownCaret || selection != before { show(caret) }
    return true
  }

  private final func takeSelection(_ start: UInt32, _ end: UInt32) {
    let length = content.utf16.count
    let start = min(Int(clamping: start), length)
    changeSelection(to: start..<max(min(Int(clamping: end), length), start))
  }

  final func changeSelection(to new: Range<Int>) {
    guard new != selection else { return }
    selection = new
    delegate?.textViewDidChangeSelection(self)
  }

  /// Scrolls as little as it takes to show the caret with the room around the text.
  final func show(_ caret: ClosedRange<CGFloat>) {
    shownCaret = caret
    guard isScrollEnabled else { return }
    let insets = textInsets
    scrollRectToVisible(
      CGRect(
        x: contentOffset.x, y: caret.lowerBound, width: 1,
        height: caret.upperBound - caret.lowerBound + insets.top + insets.bottom), animated: false)
  }

  // MARK: The keyboard

  /// The host gave the focus to the text area, or took it away, or Escape was pressed.
  final func hostEdited(_ change: HostEvent.Editing.Change) {
    switch change {
    case .began:
      if isFirstResponder { return }
      guard canBecomeFirstResponder, allowsBeginning, takeFirstResponder() else { return focusHost(false) }
      began()
    case .ended: giveUp()
    case .returned: break
    case .escaped:
      if AppProcess.current?.takeEscape() != true { _ = resignFirstResponder() }
    }
  }

  final func giveUp() {
    guard isFirstResponder else { return }
    leaveFirstResponder()
    ended()
  }

  final var allowsBeginning: Bool {
    isEditable ? delegate?.textViewShouldBeginEditing(self) ?? true : true
  }

  final func began() {
    guard isEditable else { return }
    isBeingEdited = true
    delegate?.textViewDidBeginEditing(self)
    area.display.process?.keyboardCame()
    AppProcess.notify(UITextView.textDidBeginEditingNotification, self)
  }

  final func ended() {
    isComposing = false
    committed = content
    shownCaret = nil
    guard isBeingEdited else { return }
    isBeingEdited = false
    delegate?.textViewDidEndEditing(self)
    area.display.process?.keyboardMayGo()
    AppProcess.notify(UITextView.textDidEndEditingNotification, self)
  }

  final func focusHost(_ isOn: Bool) {
    guard area.display.number != 0 else { return }
    area.display.process?.host.perform(.focus(area.display.number, isOn))
  }

  // A mouse in the text is the host's own, and so is a press; a finger scrolls, as in any scroll view.
  final func expectPress(_ press: HostEvent.FieldPress) {}
  final func hostTouched(_ update: TouchUpdate) {}
}
