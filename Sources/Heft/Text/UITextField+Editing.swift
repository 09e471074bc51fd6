// The host's events for a field, and the calls to the app and its delegate.

import HeftProtocol

extension UITextField: EditedText {
  /// The host shows another text, or is composing one.
  final func hostChanged(_ input: HostEvent.TextInput) {
    // The host is told the text again: it has it already, except in a replay, where no user types.
    shownText = nil
    let new = TextChange.beginning(of: input.text, units: UITextField.longestText)
    let old = isComposing ? committed : content
    if input.isComposing {
      // Half a word is no change to be asked about, and not yet one to go back from.
      committed = old
      isComposing = true
      return take(new)
    }
    isComposing = false
    if let change = TextChange(from: old, to: new, caret: Int(clamping: input.selectionEnd)) {
      let before = content
      let isAllowed =
        delegate?.textField(
          self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true
      guard isAllowed else {
        // The delegate may have set a text of its own meanwhile.
        if content == before { content = old }
        committed = content
        return contentChanged()
      }
    }
    committed = new
    take(new)
  }

  /// One line has no lines to tell of.
  final func hostLaidOut(_ layout: HostEvent.TextLayout) -> Bool { false }

  private final func take(_ new: String) {
    let isChange = content != new
    content = new
    contentChanged()
    if isChange { sendChanged() }
  }

  /// Tells the host of a text that it does not have, and updates the views that depend on whether the text is empty.
  final func contentChanged() {
    if content != shownText { setNeedsDisplay(.content) }
    endPress()
    updateSideViews()
  }

  /// The host gave the focus to the field, or took it away, or a key was pressed that edits nothing.
  final func hostEdited(_ change: HostEvent.Editing.Change) {
    switch change {
    case .began:
      if isFirstResponder { return }
      guard canBecomeFirstResponder, allowsBeginning, takeFirstResponder() else { return focusHost(false) }
      began()
    case .ended: giveUp()
    case .undone, .redone: break
    case .returned:
      guard isFirstResponder else { return }
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      let endsOnExit = listeners.contains { $0.events.contains(.editingDidEndOnExit) }
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      if endsOnExit { resignFirstResponder() }
    case .escaped:
      if AppProcess.current?.takeEscape() != true { _ = resignFirstResponder() }
    }
  }

  /// Ends the editing without asking.
  final func giveUp() {
    guard isFirstResponder else { return }
    // The host has no caret there any more.
    press = nil
    leaveFirstResponder()
    ended()
  }

  final var allowsBeginning: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  final func began() {
    updateSideViews()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    display.process?.keyboardCame()
    AppProcess.notify(UITextField.textDidBeginEditingNotification, self)
  }

  final func ended() {
    isComposing = false
    committed = content
    endPress()
    updateSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    display.process?.keyboardMayGo()
    AppProcess.notify(UITextField.textDidEndEditingNotification, self)
  }

  /// The clear button.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let hadText = !content.isEmpty
    text = ""
    if hadText { sendChanged() }
  }

  private final func sendChanged() {
    sendActions(for: .editingChanged)
    AppProcess.notify(UITextField.textDidChangeNotification, self)
  }

  final func focusHost(_ isOn: Bool) {
    guard display.number != 0 else { return }
    display.process?.host.perform(.focus(display.number, isOn))
  }
}
