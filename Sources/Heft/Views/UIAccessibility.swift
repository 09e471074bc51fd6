import HeftProtocol

/// The traits that tell a screen reader how a view behaves.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Its value goes up and down by steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It is on or off: its value is "1" or "0".
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let header = UIAccessibilityTraits(rawValue: 65536)

  /// Has a trait or no longer.
  mutating func set(_ trait: UIAccessibilityTraits, _ isOn: Bool) {
    if isOn { formUnion(trait) } else { subtract(trait) }
  }
}

/// The properties of a view that a screen reader uses.
struct ViewAccessibility {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isBehindModal = false
  var isPassedByTab = false
  /// The role where no trait has it; the plain one means none.
  var role = AccessibilityRole.generic
  /// A heading's level.
  var level: UInt8 = 2
  var customActions: [UIAccessibilityCustomAction]?
  /// The app's own elements.
  var elements: [AnyObject]?
  /// A name for tests, which no screen reader says.
  var identifier: String?
}

extension UIView {
  /// Whether a screen reader passes over the view and all in it.
  public var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// A name by which an app's tests find the view; screen readers do not read it out.
  public var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set {
      guard newValue != accessibilityIdentifier else { return }
      var description = accessibility ?? ViewAccessibility()
      description.identifier = newValue
      accessibility = description
    }
  }

  /// Whether something in front keeps a screen reader from the view and all in it.
  var isBehindModal: Bool {
    get { accessibility?.isBehindModal ?? false }
    set { if newValue != isBehindModal { changeAccessibility { $0.isBehindModal = newValue } } }
  }

  /// The role where no trait has it.
  var accessibilityRole: AccessibilityRole {
    get { accessibility?.role ?? .generic }
    set { changeAccessibility { $0.role = newValue } }
  }

  /// The level of a heading, 1...6.
  var accessibilityHeadingLevel: UInt8 {
    get { accessibility?.level ?? 2 }
    set { changeAccessibility { $0.level = newValue } }
  }

  /// Whether Tab passes the view by, though it can be pressed: the keyboard has another way to do the same.
  var isPassedByTab: Bool {
    get { accessibility?.isPassedByTab ?? false }
    set { changeAccessibility { $0.isPassedByTab = newValue } }
  }

  func changeAccessibility(_ change: (inout ViewAccessibility) -> Void) {
    var description = accessibility ?? ViewAccessibility()
    change(&description)
    accessibility = description
    setNeedsDisplay(.accessibility)
    guard let child = accessibleChild else { return }
    child.accessibility = description
    child.setNeedsDisplay(.accessibility)
  }

  var hasCustomActions: Bool { accessibility?.customActions?.isEmpty == false }
}

/// A namespace for messages to a screen reader.
public enum UIAccessibility {
  /// The events that a screen reader can be told of.
  public enum Notification: Sendable {
    case announcement
    /// Something in the screen has changed; the argument is the view to continue at.
    case layoutChanged
    /// Another screen is there; the argument is the view to continue at.
    case screenChanged
  }

  /// Moves a screen reader's and the keyboard's focus to a view.
  ///
  /// - Parameters:
  ///   - notification: The event.
  ///   - argument: The view to continue at, or the words to say; nil leaves that to the reader.
  public static func post(notification: Notification, argument: UIView?) {
    guard notification != .announcement, let argument else { return }
    AppProcess.current?.later { [view = Weak<UIView>(wrappedValue: argument)] in
      guard let view = view.wrappedValue else { return }
      AppProcess.current?.moveFocus(to: view)
    }
  }

  /// Has a screen reader say something.
  ///
  /// - Parameters:
  ///   - notification: What has happened.
  ///   - argument: The view to continue at, or the words to say; nil leaves that to the reader.
  @_disfavoredOverload
  public static func post(notification: Notification, argument: String?) {
    guard notification == .announcement, let argument, !argument.isEmpty else { return }
    AppProcess.current?.host.perform(HostRequest.announce(argument, isAssertive: false))
  }

  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { AppProcess.current?.reducesMotion ?? false }
}
