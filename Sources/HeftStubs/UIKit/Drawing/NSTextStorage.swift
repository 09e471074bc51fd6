// Texts that tell of their changes.

import Heft

/// What is told of the changes of a text.
public protocol NSTextStorageDelegate: AnyObject {
  /// A text has changed; its attributes can still be changed.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: What has changed.
  ///   - editedRange: Where, in UTF-16 units of the new text.
  ///   - delta: How much longer it became.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// A text has changed.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editedMask: What has changed.
  ///   - editedRange: Where, in UTF-16 units of the new text.
  ///   - delta: How much longer it became.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// A text that layout managers lay out. Its delegate is told of the changes that `edited` tells of.
open class NSTextStorage: NSMutableAttributedString {
  /// What changes in a text.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  @Weak public final var delegate: (any NSTextStorageDelegate)? = nil
  public final private(set) var layoutManagers: [NSLayoutManager] = []
  public final private(set) var editedMask: EditActions = []
  public final private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  public final private(set) var changeInLength = 0
  private final var depth = 0
  /// The view whose text it is, and whether its changes are looked for with the next turn.
  @Weak fileprivate final var textView: UITextView? = nil
  fileprivate final var isWatched = false

  /// Has a manager lay out the text.
  ///
  /// - Parameter manager: The manager.
  public final func addLayoutManager(_ manager: NSLayoutManager) {
    if layoutManagers.contains(where: { $0 === manager }) { return }
    manager.textStorage?.removeLayoutManager(manager)
    layoutManagers.append(manager)
    manager.textStorage = self
  }

  /// Takes a manager away.
  ///
  /// - Parameter manager: The manager.
  public final func removeLayoutManager(_ manager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === manager }
    if manager.textStorage === self { manager.textStorage = nil }
  }

  /// Tells of a change: at once, or at the end of changes that belong together.
  ///
  /// - Parameters:
  ///   - mask: What has changed.
  ///   - range: Where, in UTF-16 units of the old text.
  ///   - delta: How much longer the text became.
  public final func edited(_ mask: EditActions, range: NSRange, changeInLength delta: Int) {
    editedMask.formUnion(mask)
    let new = NSRange(location: range.location, length: max(range.length + delta, 0))
    if editedRange.location == NSNotFound {
      editedRange = new
    } else {
      let start = min(editedRange.location, new.location)
      let end = max(editedRange.location + editedRange.length + delta, new.location + new.length)
      editedRange = NSRange(location: start, length: max(end - start, 0))
    }
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Tells the delegate of the changes.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }

  private final func process() {
    guard editedMask != [] else { return }
    processEditing()
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
  }

  final func editingBegins() { depth += 1 }

  final func editingEnds() {
    depth = max(depth - 1, 0)
    if depth == 0 { process() }
  }

  /// Does nothing: attributes are as they are shown.
  ///
  /// - Parameter range: In UTF-16 units.
  public final func ensureAttributesAreFixed(in range: NSRange) {}
  /// Does nothing: attributes are as they are shown.
  ///
  /// - Parameter range: In UTF-16 units.
  public final func invalidateAttributes(in range: NSRange) {}
}

extension UITextView {
  /// The text as it is now. What is changed in it is shown with the next turn of the run loop.
  public final var textStorage: NSTextStorage {
    let kept: NSTextStorage? = KeptProperty.textStorage.value(of: self)
    let storage = kept ?? newStorage()
    guard !storage.isWatched else { return storage }
    let shown = attributedText ?? NSAttributedString(string: "")
    if !storage.isEqual(to: shown) { storage.setAttributedString(shown) }
    storage.isWatched = true
    let before = NSAttributedString(attributedString: storage)
    DispatchQueue.main.async {
      storage.isWatched = false
      guard let view = storage.textView, !storage.isEqual(to: before) else { return }
      let selection = view.selectedRange
      view.attributedText = NSAttributedString(attributedString: storage)
      view.selectedRange = selection
    }
    return storage
  }

  private final func newStorage() -> NSTextStorage {
    let storage = NSTextStorage(string: "")
    storage.textView = self
    let manager = NSLayoutManager()
    manager.addTextContainer(NSTextContainer(of: self))
    storage.addLayoutManager(manager)
    KeptProperty.textStorage.set(storage, of: self)
    return storage
  }

  /// What tells where the letters are.
  public final var layoutManager: NSLayoutManager { textStorage.layoutManagers[0] }

  /// Where the text lies.
  public final var textContainer: NSTextContainer {
    let kept: NSTextStorage? = KeptProperty.textStorage.value(of: self)
    let storage = kept ?? newStorage()
    return storage.layoutManagers[0].textContainers[0]
  }
}
