/// One button of an alert.
open class UIAlertAction: NSObject {
  /// The role of a button.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// The button cancels: an alert has at most one.
    case cancel = 1
    /// Something is lost: the button is red.
    case destructive = 2
  }

  /// The text of the button.
  public final let title: String?
  /// The role of the button.
  public final let style: Style
  /// Whether it can be pressed.
  public final var isEnabled = true {
    didSet { onChange?() }
  }

  final var handler: ((UIAlertAction) -> Void)?
  final var onChange: (() -> Void)?

  /// A button and the action that it performs once the alert has closed.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - style: How it looks, and whether it is the one that cancels.
  ///   - handler: Called with the action once the alert has gone; nil does nothing more.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
