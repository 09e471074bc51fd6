// What input methods and the text system would ask of what takes keys, and where its words end.

import Heft

extension UITextInput {
  /// What an input method is composing: the host keeps it.
  public var markedTextRange: UITextRange? { nil }
  public var markedTextStyle: NSAttributedString.Attributes? {
    get { nil }
    set {}
  }
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
  public var tokenizer: UITextInputStringTokenizer { UITextInputStringTokenizer(textInput: self) }

  /// Composes nothing: the text replaces what is selected.
  ///
  /// - Parameters:
  ///   - markedText: The text; nil for none.
  ///   - selectedRange: Left aside.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }
  public func unmarkText() {}

  /// The direction of writing, which is from left to right here.
  ///
  /// - Parameters:
  ///   - position: Left aside.
  ///   - direction: Left aside.
  /// - Returns: From left to right.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - writingDirection: Left aside.
  ///   - range: Left aside.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  /// The attributes of the text at a place, which are not told here.
  ///
  /// - Parameters:
  ///   - position: Left aside.
  ///   - direction: Left aside.
  /// - Returns: nil.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSAttributedString.Attributes? { nil }
}

extension UITextInput where Self: UIView {
  /// The view in whose points carets are told: itself.
  public var textInputView: UIView { self }
}

public protocol UITextInputTokenizer: AnyObject {
  /// The unit of text around a place.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - granularity: The kind of unit.
  ///   - direction: Which one counts between two.
  /// - Returns: The unit; nil where there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a place is at the end of a unit.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - granularity: The kind of unit.
  ///   - direction: At which end.
  /// - Returns: Whether it is.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns whether a place is in a unit.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - granularity: The kind of unit.
  ///   - direction: Which one counts between two.
  /// - Returns: Whether it is.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit.
  ///
  /// - Parameters:
  ///   - position: From where on.
  ///   - granularity: The kind of unit.
  ///   - direction: Which way.
  /// - Returns: The end; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
}

/// Tells where words, sentences and lines end. Lines are those that the text itself breaks.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private final let units: [UInt16]

  /// A tokenizer of the text that is there now.
  ///
  /// - Parameter textInput: Where the text is.
  public init(textInput: any UITextInput) {
    units = Array(textInput.heftWholeText.utf16)
    super.init()
  }

  /// Whether a unit of UTF-16 belongs to no unit of text.
  private final func parts(_ unit: UInt16, _ granularity: UITextGranularity) -> Bool {
    switch granularity {
    case .character: false
    case .word:
      // Spaces and the signs of ASCII but the apostrophe, and the dashes, quotes and spaces of Unicode.
      unit <= 38 || (40...47).contains(unit) || (58...64).contains(unit) || (91...96).contains(unit)
        || (123...160).contains(unit) || (0x2000...0x206F).contains(unit) || unit == 0x3000
    case .sentence: unit == 46 || unit == 33 || unit == 63 || unit == 10
    case .paragraph, .line: unit == 10 || unit == 13
    case .document: false
    }
  }

  private final func unit(_ place: Int, _ granularity: UITextGranularity, isBackward: Bool) -> Range<Int>? {
    let index = isBackward ? place - 1 : place
    guard units.indices.contains(index), !parts(units[index], granularity) else { return nil }
    if granularity == .character { return index..<index + 1 }
    if granularity == .document { return 0..<units.count }
    var (start, end) = (index, index + 1)
    while start > 0, !parts(units[start - 1], granularity) { start -= 1 }
    while end < units.count, !parts(units[end], granularity) { end += 1 }
    return start..<end
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    unit(position.offset, granularity, isBackward: direction.isBackward)
      .map { UITextRange($0.lowerBound, $0.upperBound) }
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    let before = unit(position.offset, granularity, isBackward: true)
    let after = unit(position.offset, granularity, isBackward: false)
    return direction.isBackward
      ? after?.lowerBound == position.offset : before?.upperBound == position.offset
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(position.offset, granularity, isBackward: direction.isBackward) != nil }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let step = direction.isBackward ? -1 : 1
    var place = position.offset
    repeat {
      place += step
    } while place > 0 && place < units.count
      && !isPosition(UITextPosition(place), atBoundary: granularity, inDirection: direction)
    return place >= 0 && place <= units.count ? UITextPosition(place) : nil
  }
}
