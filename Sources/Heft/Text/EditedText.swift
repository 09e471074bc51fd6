import HeftForce
import HeftProtocol

/// A text that is edited with the host's own input, whose events come here.
protocol EditedText: AnyObject {
  /// The host shows another text, or is composing one.
  func hostChanged(_ input: HostEvent.TextInput)

  /// The host gave the focus to the input, or took it away, or a key was pressed that edits nothing.
  func hostEdited(_ change: HostEvent.Editing.Change)

  /// The host gives the layout of the lines. Returns false if the layout makes no sense.
  func hostLaidOut(_ layout: HostEvent.TextLayout) -> Bool

  /// A pointer is about to go down in the input.
  func expectPress(_ press: HostEvent.FieldPress)

  /// That pointer goes down, moves, or is lifted.
  func hostTouched(_ update: TouchUpdate)

  /// Ends the editing without asking.
  func giveUp()

  /// Gives the input the host's focus, or takes it away.
  func focusHost(_ isOn: Bool)
}

extension AppProcess {
  /// Returns false if the view has no lines of text, or the layout makes no sense.
  package func lay(out layout: HostEvent.TextLayout) -> Bool {
    guard let text = view(numbered: layout.view)?.editedText else { return false }
    return run { text.hostLaidOut(layout) }
  }
}
