// A text with attributes that the user edits.

extension AttributedLook {
  /// The attributes of what the user types in place of a range: those that the app has said, else those of the first
  /// character that goes, else those of the character before, else those of the first character.
  ///
  /// - Parameter range: In UTF-16 units.
  /// - Returns: The attributes by key.
  func typingAttributes(in range: NSRange) -> NSAttributedString.Attributes {
    if let typed { return typed }
    let place = range.length > 0 ? range.location : max(range.location - 1, 0)
    return text.attributes(at: place, effectiveRange: nil)
  }

  /// The look of the text after an edit.
  func edited(_ edit: TextChange) -> AttributedLook {
    let attributes = typingAttributes(in: edit.range)
    let new = NSMutableAttributedString(attributedString: text)
    new.replaceCharacters(
      in: edit.range, with: NSAttributedString(string: edit.replacement, attributes: attributes))
    new.joinRuns()
    let look = AttributedLook(new, font: font, color: color, viewFont: viewFont)
    // Text that comes after all has gone looks as what has gone.
    look.typed = new.runs.isEmpty ? attributes : typed
    return look
  }

  func caretMoved() {
    if !text.runs.isEmpty { typed = nil }
  }
}

extension NSMutableAttributedString {
  /// Makes one stretch of those beside one another that have the same attributes: typing adds one for each letter.
  fileprivate func joinRuns() {
    var joined: [Run] = []
    for run in runs {
      if let last = joined.last, last.hasSameAttributes(as: run) {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }
}

extension NSAttributedString.Run {
  /// Whether the attributes are the same objects.
  fileprivate func hasSameAttributes(as other: NSAttributedString.Run) -> Bool {
    guard attributes.count == other.attributes.count else { return false }
    for (key, value) in attributes where other.attributes[key] !== value { return false }
    return true
  }
}
