// The text and the selection of what takes keys, by places in UTF-16.

import Heft

/// A place in a text that is being edited.
open class UITextPosition: NSObject {
  final let offset: Int

  public override init() {
    offset = 0
    super.init()
  }

  /// A place.
  ///
  /// - Parameter offset: How far in the text, in UTF-16.
  public init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text that is being edited.
open class UITextRange: NSObject {
  private final let first: Int
  private final let last: Int

  public override init() {
    (first, last) = (0, 0)
    super.init()
  }

  /// The text between two places, in any order.
  ///
  /// - Parameters:
  ///   - first: One place, in UTF-16.
  ///   - last: The other one.
  public init(_ first: Int, _ last: Int) {
    (self.first, self.last) = (min(first, last), max(first, last))
    super.init()
  }

  open var start: UITextPosition { UITextPosition(first) }
  open var end: UITextPosition { UITextPosition(last) }
  open var isEmpty: Bool { start.offset == end.offset }
}

/// The box of a part of a line that is selected.
open class UITextSelectionRect: NSObject {
  private final let box: CGRect

  public override init() {
    box = .zero
    super.init()
  }

  /// A box of text that is selected.
  ///
  /// - Parameter box: In the view's points.
  public init(_ box: CGRect) {
    self.box = box
    super.init()
  }

  open var rect: CGRect { box }
  open var writingDirection: NSWritingDirection { .leftToRight }
  open var containsStart: Bool { true }
  open var containsEnd: Bool { true }
  open var isVertical: Bool { false }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Sendable { case character, word, sentence, paragraph, line, document }

/// A direction in a text: of its storage, or on the screen.
public struct UITextDirection: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction of the storage.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The same one.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The same one.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  var isBackward: Bool { rawValue == 1 || rawValue == 3 || rawValue == 4 }
}

/// Hears from an object that edits text: nothing here tells it.
public protocol UITextInputDelegate: AnyObject {
  /// The selection is about to change.
  ///
  /// - Parameter textInput: Where.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  ///
  /// - Parameter textInput: Where.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  ///
  /// - Parameter textInput: Where.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  ///
  /// - Parameter textInput: Where.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A view that takes keys and has a text and a selection.
public protocol UITextInput: UIKeyInput {
  /// The selection; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The text of a part.
  ///
  /// - Parameter range: The part.
  /// - Returns: Its text; nil where there is none.
  func text(in range: UITextRange) -> String?
  /// Puts text in the place of a part.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - text: The text.
  func replace(_ range: UITextRange, withText text: String)
  /// The whole text.
  var heftWholeText: String { get }
  /// The box of the caret at so many units.
  ///
  /// - Parameter offset: How many UTF-16 units are before it.
  /// - Returns: The box, in the view's points.
  func heftCaret(at offset: Int) -> CGRect
}

extension UITextInput {
  public var heftWholeText: String { "" }
  public func heftCaret(at offset: Int) -> CGRect { .zero }
  public func text(in range: UITextRange) -> String? {
    heftText(from: range.start.offset, to: range.end.offset)
  }
  public func replace(_ range: UITextRange, withText text: String) {}

  private var count: Int { heftWholeText.utf16.count }

  private func heftText(from start: Int, to end: Int) -> String? {
    let units = Array(heftWholeText.utf16)
    guard start >= 0, start <= end, end <= units.count else { return nil }
    return String(decoding: units[start..<end], as: UTF16.self)
  }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(count) }

  /// A part by its ends.
  ///
  /// - Parameters:
  ///   - fromPosition: The one end.
  ///   - toPosition: The other one.
  /// - Returns: The part.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(fromPosition.offset, toPosition.offset)
  }

  /// A place so many units from another one.
  ///
  /// - Parameters:
  ///   - position: The other place.
  ///   - offset: How many UTF-16 units; below 0 before it.
  /// - Returns: The place; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= count ? UITextPosition(place) : nil
  }

  /// A place so many units from another one.
  ///
  /// - Parameters:
  ///   - position: The other place.
  ///   - direction: Where to; up and down count as left and right.
  ///   - offset: How many UTF-16 units.
  /// - Returns: The place; nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }

  /// How far a place is from another one.
  ///
  /// - Parameters:
  ///   - from: The one place.
  ///   - toPosition: The other one.
  /// - Returns: In UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Which of two places comes first.
  ///
  /// - Parameters:
  ///   - position: The one place.
  ///   - other: The other one.
  /// - Returns: How they are ordered.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// The end of a part that lies farthest in a direction.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - direction: The direction.
  /// - Returns: The end.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }

  /// The character beside a place.
  ///
  /// - Parameters:
  ///   - position: The place.
  ///   - direction: On which side.
  /// - Returns: Its part; nil where there is none.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let other = self.position(from: position, in: direction, offset: 1) else { return nil }
    return UITextRange(position.offset, other.offset)
  }

  /// The caret's box.
  ///
  /// - Parameter position: Where the caret is.
  /// - Returns: The box, in the view's points, by the table of widths.
  public func caretRect(for position: UITextPosition) -> CGRect { heftCaret(at: position.offset) }

  /// The box of a part's first line.
  ///
  /// - Parameter range: The part.
  /// - Returns: The box, in the view's points.
  public func firstRect(for range: UITextRange) -> CGRect {
    let start = heftCaret(at: range.start.offset)
    var end = range.end.offset
    while end > range.start.offset, heftCaret(at: end).minY > start.minY { end -= 1 }
    return CGRect(
      x: start.minX, y: start.minY, width: max(heftCaret(at: end).minX - start.minX, 0),
      height: start.height)
  }

  /// The boxes of what is selected: that of the first line.
  ///
  /// - Parameter range: The part.
  /// - Returns: The boxes, in the view's points.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [UITextSelectionRect(firstRect(for: range))]
  }

  /// The place that is nearest to a point.
  ///
  /// - Parameter point: In the view's points.
  /// - Returns: The place.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high + 1) / 2
      let caret = heftCaret(at: middle)
      let isBefore = caret.maxY <= point.y || (caret.minY <= point.y && caret.minX <= point.x)
      if isBefore { low = middle } else { high = middle - 1 }
    }
    return UITextPosition(low)
  }

  /// The place of a part that is nearest to a point.
  ///
  /// - Parameters:
  ///   - point: In the view's points.
  ///   - range: The part.
  /// - Returns: The place.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let place = closestPosition(to: point)?.offset ?? 0
    return UITextPosition(min(max(place, range.start.offset), range.end.offset))
  }

  /// The character at a point.
  ///
  /// - Parameter point: In the view's points.
  /// - Returns: Its part; nil behind the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = closestPosition(to: point)?.offset, place < count else { return nil }
    return UITextRange(place, place + 1)
  }
}
