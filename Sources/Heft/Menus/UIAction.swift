/// An action with its name and picture, for controls, bars and menus.
///
/// The closure is kept as long as the action, so let it be made by `weakify(_:_:)`.
open class UIAction: UIMenuElement {
  /// The app's own name of an action.
  public struct Identifier: Sendable {
    public let rawValue: String

    /// A name of the app's own.
    ///
    /// - Parameter rawValue: Best in reverse domain order.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How an action is shown.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is shown and does nothing.
    public static let disabled = Attributes(rawValue: 1)
    /// It takes something away.
    public static let destructive = Attributes(rawValue: 2)
    /// It is not seen.
    public static let hidden = Attributes(rawValue: 4)
  }

  /// The mark beside an action in a menu.
  public enum State: Int, Sendable {
    case off = 0
    /// A tick.
    case on = 1
    case mixed = 2
  }

  /// The app's own name of the action; nil for none.
  public final let identifier: Identifier?
  /// A longer description of the action. Kept for the app; a menu shows the title and the subtitle.
  public final var discoverabilityTitle: String?
  /// The mark beside the action in a menu.
  public final var state: State
  /// How the action is shown.
  public final var attributes: Attributes
  /// The sender of the action while it runs; nil at other times.
  public final private(set) var sender: NSObject?

  /// Whether a menu shows it as a widget.
  final var isWidget = false

  private let handler: (UIAction) -> Void

  /// An action with its closure, which is called with the action.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - subtitle: A smaller line below; nil for none.
  ///   - image: Stands beside the title; nil for none.
  ///   - identifier: The app's own name for it; nil makes one up.
  ///   - discoverabilityTitle: A longer title; nil for none.
  ///   - attributes: Whether it destroys something, is switched off or is hidden.
  ///   - state: Whether a tick stands beside it.
  ///   - handler: Called with the action; kept, so let it be made by `weakify`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Performs the action for a sender; nil for one that has gone. A disabled action does nothing.
  package final func perform(for sender: NSObject?) {
    guard !attributes.contains(.disabled) else { return }
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
