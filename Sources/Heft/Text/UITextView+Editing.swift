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
    let oldLook = isComposing ? committedLook : look
    guard isEditable else { return contentChanged() }
    if input.isComposing {
      // Half a word is no change to be asked about, and not yet one to go back from.
      committed = old
      committedLook = oldLook
      let goesOn = isComposing
      isComposing = true
      return take(new, input, isStep: !goesOn)
    }
    let isStep = !isComposing
    isComposing = false
    if let change = TextChange(from: old, to: new, caret: Int(clamping: input.selectionEnd)) {
      let before = content
      let isAllowed =
        delegate?.textView(self, shouldChangeTextIn: change.range, replacementText: change.replacement)
        ?? true
      guard isAllowed else {
        // The delegate may have set a text of its own meanwhile.
        if content == before {
          content = old
          look = oldLook
        }
        keepCommitted()
        return contentChanged()
      }
    }
    take(new, input, isStep: isStep)
  }

  /// - Parameter isStep: Whether it is a step to be undone by itself, and not one of an input method's.
  private final func take(_ new: String, _ input: HostEvent.TextInput, isStep: Bool) {
    let isChange = content != new
    if let edit = TextChange(from: content, to: new, caret: Int(clamping: input.selectionEnd)) {
      lookChanges(by: edit, isStep: isStep)
    }
    content = new
    if !isComposing { keepCommitted() }
    contentChanged()
    takeSelection(input.selectionStart, input.selectionEnd)
    guard isChange else { return }
    delegate?.textViewDidChange(self)
    AppProcess.notify(UITextView.textDidChangeNotification, self)
  }

  /// What has come looks as the user types it, and what was there as before.
  ///
  /// - Parameters:
  ///   - edit: An edit of the text, which is as before.
  ///   - isStep: Whether it is a step to be undone.
  final func lookChanges(by edit: TextChange, isStep: Bool) {
    guard let look else { return }
    if isStep {
      let history = history ?? TextHistory()
      self.history = history
      history.note(edit, from: TextHistory.State(text: content, look: look, selection: selection))
    }
    self.look = look.edited(edit)
  }

  private final func keepCommitted() {
    committed = content
    committedLook = look
  }

  /// The user wants to go back a step, or forward again.
  private final func takeStep(isUndo: Bool) {
    let state = TextHistory.State(text: content, look: look, selection: selection)
    guard isEditable, !isComposing, let next = history?.step(isUndo: isUndo, from: state) else { return }
    look = next.look
    content = next.text
    keepCommitted()
    contentChanged()
    select(NSRange(location: next.selection.lowerBound, length: next.selection.count))
    delegate?.textViewDidChange(self)
    AppProcess.notify(UITextView.textDidChangeNotification, self)
  }

  /// The app sets the text: nobody is asked or told.
  final func replaceContent(_ new: String) {
    look = nil
    history = nil
    setContent(new)
  }

  /// Shows a text that is not the host's.
  final func setContent(_ new: String) {
    let fromEnd = content.utf16.count - selection.upperBound
    content = TextChange.beginning(of: new, units: UITextField.longestText)
    keepCommitted()
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
    look?.caretMoved()
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
    case .undone: takeStep(isUndo: true)
    case .redone: takeStep(isUndo: false)
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
    keepCommitted()
    history?.endStep()
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
