/// The edits of a text with attributes, for undo and redo: the host's own undo knows of no attributes.
final class TextHistory {
  /// A text as it was between two edits.
  struct State {
    var text: String
    var look: TextLook?
    var selection: Range<Int>
  }

  /// So many steps are kept (our choice).
  private static let most = 100

  private var undone: [State] = []
  private var redone: [State] = []
  /// Where typing would go on with the last step; nil where the next edit is a step of its own.
  private var end: Int?

  /// Notes an edit. Letters typed one after another in a line are one step.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - state: The text before it.
  func note(_ edit: TextChange, from state: State) {
    redone = []
    let goesOn = edit.range.length == 0 && edit.range.location == end && edit.replacement != "\n"
    if !goesOn {
      if undone.count == TextHistory.most { undone.removeFirst() }
      undone.append(state)
    }
    end = edit.range.length == 0 ? edit.range.location + edit.replacement.utf16.count : nil
  }

  /// The next edit is a step of its own.
  func endStep() { end = nil }

  /// Takes a step.
  ///
  /// - Parameters:
  ///   - isUndo: Back, or else forward again.
  ///   - state: The text as it is now.
  /// - Returns: The text as it becomes; nil where there is no such step.
  func step(isUndo: Bool, from state: State) -> State? {
    end = nil
    guard let next = isUndo ? undone.popLast() : redone.popLast() else { return nil }
    if isUndo { redone.append(state) } else { undone.append(state) }
    return next
  }
}
