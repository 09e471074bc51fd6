// Keyboards of the app's own.

import Heft

/// A view in a keyboard's place or above it.
open class UIInputView: UIView {
  /// How the view looks.
  public enum Style: Int, Sendable { case `default`, keyboard }

  /// The look of the view, which makes no difference here.
  public final let inputViewStyle: Style
  /// Whether its constraints say how high it is; its frame does here.
  public final var allowsSelfSizing = false

  public override init(frame: CGRect) {
    inputViewStyle = .default
    super.init(frame: frame)
  }

  /// A view in a keyboard's place.
  ///
  /// - Parameters:
  ///   - frame: The place; its height counts.
  ///   - inputViewStyle: How it looks.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
}

/// Whether keys of a view of the app's own click, which they do not here.
public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The text of another app that a keyboard types into.
public protocol UITextDocumentProxy: UIKeyInput {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  var documentInputMode: UITextInputMode? { get }
  var documentIdentifier: UUID { get }
  /// Moves the caret.
  ///
  /// - Parameter offset: By how many characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
}

/// No text of another app.
private final class HeftNoDocument: NSObject, UITextDocumentProxy {
  let documentIdentifier = UUID()
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  func adjustTextPosition(byCharacterOffset offset: Int) {}
}

/// The names that the user knows, for corrections: none.
public final class UILexicon: NSObject {
  public var entries: [UILexiconEntry] { [] }
}

/// A name that the user knows.
public final class UILexiconEntry: NSObject {
  public var documentText: String { "" }
  public var userInput: String { "" }
}

/// A keyboard of the app's own, which no other app gets here.
open class UIInputViewController: UIViewController {
  private let document = HeftNoDocument()
  private var ownInputView: UIInputView?

  /// The text of the other app: there is none.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// The view of the keyboard.
  open override var inputView: UIInputView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  public final var primaryLanguage: String?
  public final var hasDictationKey = false
  public final var hasFullAccess: Bool { false }
  public final var needsInputModeSwitchKey: Bool { false }

  public final func dismissKeyboard() {}
  public final func advanceToNextInputMode() {}

  /// Would show the list of keyboards.
  ///
  /// - Parameters:
  ///   - view: Left aside.
  ///   - event: Left aside.
  public final func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// Asks for the names that the user knows.
  ///
  /// - Parameter completionHandler: Called later with none.
  public final func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    DispatchQueue.main.async { completionHandler(UILexicon()) }
  }

  /// The text is about to change. Never called.
  ///
  /// - Parameter textInput: What has the text.
  open func textWillChange(_ textInput: (any UITextInput)?) {}

  /// The text has changed. Never called.
  ///
  /// - Parameter textInput: What has the text.
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  /// The selection is about to change. Never called.
  ///
  /// - Parameter textInput: What has the text.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}

  /// The selection has changed. Never called.
  ///
  /// - Parameter textInput: What has the text.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
