// Further keys, and commands that a menu of the system would list.

import Heft

extension UIKeyModifierFlags {
  /// The lock of capital letters.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Control key, which counts as `command` here.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The keys with numbers at the side.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// The command that a method is called with, which is made after its closure.
private final class HeftSender {
  @Weak var command: UIKeyCommand?
}

extension UIKeyCommand {
  public static let inputPageUp = "PageUp"
  public static let inputPageDown = "PageDown"
  public static let inputHome = "Home"
  public static let inputEnd = "End"
  public static let inputDelete = "Delete"
  public static let inputF1 = "F1"
  public static let inputF2 = "F2"
  public static let inputF3 = "F3"
  public static let inputF4 = "F4"
  public static let inputF5 = "F5"
  public static let inputF6 = "F6"
  public static let inputF7 = "F7"
  public static let inputF8 = "F8"
  public static let inputF9 = "F9"
  public static let inputF10 = "F10"
  public static let inputF11 = "F11"
  public static let inputF12 = "F12"

  /// What the system would tell of the command, which it does not here.
  public final var discoverabilityTitle: String? {
    get { nil }
    set {}
  }
  public final var title: String {
    get { "" }
    set {}
  }
  public final var image: UIImage? {
    get { nil }
    set {}
  }
  public final var attributes: UIMenuElement.Attributes {
    get { [] }
    set {}
  }
  public final var state: UIMenuElement.State {
    get { .off }
    set {}
  }
  public final var propertyList: AnyObject? { nil }
  public final var alternates: [UICommandAlternate] { [] }
  /// The method of the command, which is not told here.
  public final var action: Selector? { nil }
  /// Whether the command is looked for before the system's own: always.
  public final var wantsPriorityOverSystemBehavior: Bool {
    get { true }
    set {}
  }
  public final var allowsAutomaticLocalization: Bool {
    get { true }
    set {}
  }
  public final var allowsAutomaticMirroring: Bool {
    get { true }
    set {}
  }

  /// A command that calls a method of its target with itself.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  ///   - discoverabilityTitle: Left aside.
  public convenience init<Target: NSObject, Sender: AnyObject>(
    input: String, modifierFlags: UIKeyModifierFlags = [], target: Target,
    action: @escaping (Target) -> (Sender) -> Void, discoverabilityTitle: String? = nil
  ) {
    let sender = HeftSender()
    self.init(
      input: input, modifierFlags: modifierFlags, target: target,
      action: { (target: Target) in { if let own = sender.command as? Sender { action(target)(own) } } })
    sender.command = self
  }

  /// A command that calls a method of its target with itself.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  ///   - discoverabilityTitle: Left aside.
  public convenience init<Target: NSObject, Sender: AnyObject>(
    input: String, modifierFlags: UIKeyModifierFlags = [], target: Target,
    action: @escaping (Target) -> (Sender?) -> Void, discoverabilityTitle: String? = nil
  ) {
    let sender = HeftSender()
    self.init(
      input: input, modifierFlags: modifierFlags, target: target,
      action: { (target: Target) in { action(target)(sender.command as? Sender) } })
    sender.command = self
  }

  /// A command that performs a selector.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  ///   - discoverabilityTitle: Left aside.
  public convenience init<Target: NSObject>(
    input: String, modifierFlags: UIKeyModifierFlags = [], target: Target, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    let sender = HeftSender()
    self.init(
      input: input, modifierFlags: modifierFlags, target: target,
      action: { (target: Target) in { target.perform(action, with: sender.command) } })
    sender.command = self
  }

  /// A command of a menu, of which the key counts here.
  ///
  /// - Parameters:
  ///   - title: Left aside.
  ///   - image: Left aside.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - propertyList: Left aside.
  ///   - alternates: Left aside.
  ///   - discoverabilityTitle: Left aside.
  ///   - attributes: Left aside.
  ///   - state: Left aside.
  public convenience init<Target: NSObject>(
    title: String = "", image: UIImage? = nil, target: Target, action: @escaping (Target) -> () -> Void,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: AnyObject? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, target: target, action: action)
  }

  /// A command of a menu, of which the key counts here.
  ///
  /// - Parameters:
  ///   - title: Left aside.
  ///   - image: Left aside.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - propertyList: Left aside.
  ///   - alternates: Left aside.
  ///   - discoverabilityTitle: Left aside.
  ///   - attributes: Left aside.
  ///   - state: Left aside.
  public convenience init<Target: NSObject, Sender: AnyObject>(
    title: String = "", image: UIImage? = nil, target: Target,
    action: @escaping (Target) -> (Sender) -> Void, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: AnyObject? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, target: target, action: action)
  }

  /// A command of a menu, of which the key counts here.
  ///
  /// - Parameters:
  ///   - title: Left aside.
  ///   - image: Left aside.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held with it.
  ///   - propertyList: Left aside.
  ///   - alternates: Left aside.
  ///   - discoverabilityTitle: Left aside.
  ///   - attributes: Left aside.
  ///   - state: Left aside.
  public convenience init<Target: NSObject, Sender: AnyObject>(
    title: String = "", image: UIImage? = nil, target: Target,
    action: @escaping (Target) -> (Sender?) -> Void, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: AnyObject? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(input: input, modifierFlags: modifierFlags, target: target, action: action)
  }
}
