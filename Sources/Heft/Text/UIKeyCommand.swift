import HeftProtocol

/// Keys that are held while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key, and the Control key, which stands for it on keyboards that have none.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// Something that a key does while its responder, or one further in, is in front.
///
/// A key is looked for from the front controller outwards; the first responder that lists it does it. A text field has
/// its keys for itself, but for Escape.
public final class UIKeyCommand: NSObject {
  /// The inputs of keys that write nothing.
  public static let inputUpArrow = "ArrowUp"
  public static let inputDownArrow = "ArrowDown"
  public static let inputLeftArrow = "ArrowLeft"
  public static let inputRightArrow = "ArrowRight"
  public static let inputEscape = "Escape"

  /// The character that the key writes, in lower case.
  public let input: String?
  /// The keys that are held with it. Shift counts for letters and with the Command key, because it changes what other
  /// keys write.
  public let modifierFlags: UIKeyModifierFlags
  private let action: TargetAction

  private init(_ input: String, _ modifierFlags: UIKeyModifierFlags, _ action: TargetAction) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  /// A command that calls a method of its target, which is not retained.
  ///
  /// - Parameters:
  ///   - input: The key, such as `s`.
  ///   - modifierFlags: The keys that are held with it.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method.
  public convenience init<Target: NSObject>(
    input: String, modifierFlags: UIKeyModifierFlags = [], target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    self.init(input, modifierFlags, TargetAction(target, action))
  }

  fileprivate func matches(_ press: KeyPress) -> Bool {
    guard let input, press.input.elementsEqual(input.utf8) else { return false }
    return press.flags == modifierFlags
  }

  fileprivate func perform() {
    action.send(by: self)
  }
}

/// A key as commands look for it.
private struct KeyPress {
  var flags: UIKeyModifierFlags = []
  var input: [UInt8]

  /// A key alone.
  init(_ name: String) { input = Array(name.utf8) }

  init(_ key: HostEvent.Key) {
    input = Array(key.input.utf8)
    if !key.modifiers.isDisjoint(with: [.control, .meta]) { flags.insert(.command) }
    if key.modifiers.contains(.alt) { flags.insert(.alternate) }
    // A letter that is written large was pressed with Shift, or is by a lock.
    let isLarge = input.count == 1 && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(input[0])
    if isLarge { input[0] += 32 }
    let hasShift = key.modifiers.contains(.shift)
    if flags.contains(.command) ? hasShift : isLarge { flags.insert(.shift) }
  }
}

extension AppProcess {
  /// Performs the command of a key in the app. Returns whether there was one.
  package func takeKey(_ key: HostEvent.Key) -> Bool { run { perform(KeyPress(key)) } }

  /// Performs the command of the Escape key in the app, which is the one key that a field does not keep for itself.
  /// Returns whether there was one.
  func takeEscape() -> Bool { perform(KeyPress(UIKeyCommand.inputEscape)) }

  private func perform(_ press: KeyPress) -> Bool {
    guard peek == nil, var front = windows.last?.rootViewController else { return false }
    if let top = front.presentedChain.last {
      // A screen in transition takes no keys.
      guard top.presentation.coordinator?.state == .shown else { return false }
      front = top
    }
    while let inner = front.children.last(where: { $0.viewIfLoaded?.window != nil }) { front = inner }
    var responder: UIResponder? = front
    while let current = responder {
      if let command = current.keyCommands?.first(where: { $0.matches(press) }) {
        command.perform()
        return true
      }
      responder = current.next
    }
    return false
  }
}
