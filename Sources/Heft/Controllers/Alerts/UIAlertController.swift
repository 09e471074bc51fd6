/// Asks the user something: an alert in the middle, or a sheet of actions at the bottom.
///
/// It is presented like any controller. A press on a button dismisses it, and then the button's handler runs.
/// Escape, and a press beside a sheet of actions, does what its cancel button does.
open class UIAlertController: UIViewController {
  /// The place of the question on the screen.
  public enum Style: Int, Sendable {
    /// At the bottom, or in the middle of a wide screen.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The place of the question on the screen.
  public final let preferredStyle: Style
  /// The text below the title.
  open var message: String? {
    didSet { rebuild() }
  }
  /// The buttons, in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The button in bold, which Return presses; it is one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet { rebuild() }
  }

  final var fields: [UITextField] = []
  final var hasFocused = false
  private final var isBuilt = false
  private final var isAnswered = false

  /// A question without buttons.
  ///
  /// - Parameters:
  ///   - title: The line in bold; nil for none.
  ///   - message: The text below the title; nil for none.
  ///   - preferredStyle: An alert in the middle, or a sheet of actions from below.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
  }

  open override var description: String { "<UIAlertController: \(title ?? "untitled")>" }

  open override var title: String? {
    didSet { rebuild() }
  }

  /// Adds a button. A second cancel button is refused with a line on the console.
  ///
  /// - Parameter action: The button.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return print("\(self) has a cancel button already.")
    }
    actions.append(action)
    rebuild()
  }

  final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Dismisses the question and then performs the button's action.
  final func answer(with action: UIAlertAction) {
    guard !isAnswered, action.isEnabled else { return }
    isAnswered = true
    let handler = action.handler
    // A handler may keep the alert that keeps it: that ends here.
    for action in actions { action.handler = nil }
    for field in fields where field.isFirstResponder { _ = field.resignFirstResponder() }
    dismiss(animated: true) { handler?(action) }
  }

  /// Performs the cancel button's action; without such a button, an action sheet closes, and an alert stays.
  final func cancel() {
    if let cancelAction {
      answer(with: cancelAction)
    } else if preferredStyle == .actionSheet, !isAnswered {
      isAnswered = true
      dismiss(animated: true)
    }
  }

  // MARK: How it is shown

  override var presentsItself: Bool { true }

  override func placePresented(isShown: Bool) {
    (viewIfLoaded as? AlertView)?.place(isShown: isShown)
  }

  override func wasEscaped() -> Bool {
    cancel()
    return true
  }

  open override func loadView() {
    let alert = AlertView(style: preferredStyle)
    let reference = Weak<UIAlertController>(wrappedValue: self)
    alert.onPressBeside = { reference.wrappedValue?.cancel() }
    view = alert
    isBuilt = true
    rebuild()
  }

  /// The keyboard of a phone opens only while the press that presents the alert is handled.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    focusFirstField()
  }

  final func rebuild() {
    guard isBuilt, let alert = viewIfLoaded as? AlertView else { return }
    let reference = Weak<UIAlertController>(wrappedValue: self)
    // Mapped, because a page cannot cast an array of fields to one of views.
    alert.show(
      title: title, message: message, fields: fields.map { $0 }, actions: actions, preferred: preferredAction
    ) {
      reference.wrappedValue?.answer(with: $0)
    }
  }
}
