/// Keys that are held while another one is pressed.
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
/// its keys for itself.
public final class UIKeyCommand: NSObject {
  /// The inputs of keys that write nothing.
  public static let inputUpArrow = "ArrowUp"
  public static let inputDownArrow = "ArrowDown"
  public static let inputLeftArrow = "ArrowLeft"
  public static let inputRightArrow = "ArrowRight"
  public static let inputEscape = "Escape"

  /// What the key writes, small.
  public let input: String?
  /// What is held with it. Shift counts for letters and with the Command key, for it changes what other keys write.
  public let modifierFlags: UIKeyModifierFlags
  private let action: TargetAction

  private init(_ input: String, _ modifierFlags: UIKeyModifierFlags, _ action: TargetAction) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    super.init()
  }

  /// A command that calls a method of its target, which is not kept.
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

/// A key as an event names it, `Control+Shift+z`, taken apart.
private struct KeyPress {
  var flags: UIKeyModifierFlags = []
  var input: [UInt8]

  init(_ name: String) {
    input = Array(name.utf8)
    while let flag = takeModifier() { flags.insert(flag) }
    // A letter that is written large was pressed with Shift, or is by a lock.
    if input.count == 1, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(input[0]) {
      input[0] += 32
      if !flags.contains(.command) { flags.insert(.shift) }
    } else if !flags.contains(.command) {
      flags.remove(.shift)
    }
  }

  private mutating func takeModifier() -> UIKeyModifierFlags? {
    if take("Control+") || take("Meta+") { return .command }
    if take("Alt+") { return .alternate }
    return take("Shift+") ? .shift : nil
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard input.count > bytes.count, input.starts(with: bytes) else { return false }
    input.removeFirst(bytes.count)
    return true
  }
}

extension AppProcess {
  /// Does what a key does in the app. Returns whether it does something.
  func takeKey(_ name: String) -> Bool {
    run {
      guard peek == nil, var front = windows.last?.rootViewController else { return false }
      if let top = front.presentedChain.last {
        // What comes or goes takes no keys.
        guard top.presentation.stage?.state == .shown else { return false }
        front = top
      }
      while let inner = front.children.last(where: { $0.viewIfLoaded?.window != nil }) { front = inner }
      let press = KeyPress(name)
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
}
