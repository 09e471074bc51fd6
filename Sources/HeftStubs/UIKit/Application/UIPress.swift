// Presses of buttons and of a keyboard's keys, which views do not get here: a key performs one of the
// responders' `keyCommands`.

import Heft

/// A button, or a key of a keyboard, that is pressed.
public final class UIPress: NSObject {
  /// The button.
  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  /// How far the press has come.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  public var timestamp: TimeInterval { 0 }
  public var phase: Phase { .ended }
  public var type: PressType { .select }
  public var window: UIWindow? { nil }
  /// The responder that gets the press.
  public var responder: UIResponder? { nil }
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
  public var force: CGFloat { 0 }
  /// The key; nil for a button.
  public var key: UIKey? { nil }
}

/// All presses at one moment.
public final class UIPressesEvent: UIEvent {
  public var allPresses: Set<UIPress> { [] }

  /// The presses that a recognizer gets.
  ///
  /// - Parameter gesture: The recognizer.
  /// - Returns: None.
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a keyboard.
public final class UIKey: NSObject {
  /// What the key writes with those that are held.
  public var characters: String { "" }
  /// What the key writes alone.
  public var charactersIgnoringModifiers: String { "" }
  public var modifierFlags: UIKeyModifierFlags { [] }
  /// The place of the key on the keyboard.
  public var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

extension UIResponder {
  // One more parameter lets an app's responder declare a method of the same name.

  /// Does nothing: no presses come here.
  ///
  /// - Parameters:
  ///   - presses: Left aside.
  ///   - event: Left aside.
  ///   - heft: Left aside.
  public final func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?, _ heft: Void = ()) {}

  /// Does nothing: no presses come here.
  ///
  /// - Parameters:
  ///   - presses: Left aside.
  ///   - event: Left aside.
  ///   - heft: Left aside.
  public final func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?, _ heft: Void = ()) {}

  /// Does nothing: no presses come here.
  ///
  /// - Parameters:
  ///   - presses: Left aside.
  ///   - event: Left aside.
  ///   - heft: Left aside.
  public final func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?, _ heft: Void = ()) {}

  /// Does nothing: no presses come here.
  ///
  /// - Parameters:
  ///   - presses: Left aside.
  ///   - event: Left aside.
  ///   - heft: Left aside.
  public final func pressesCancelled(
    _ presses: Set<UIPress>, with event: UIPressesEvent?, _ heft: Void = ()
  ) {}
}

extension UIGestureRecognizer {
  /// The buttons that the recognizer gets: none comes.
  public final var allowedPressTypes: [NSNumber] {
    get { [] }
    set {}
  }
  /// The keys that are held while the gesture is made: not known here.
  public final var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a mouse that make the gesture: not known here.
  public final var buttonMask: UIEvent.ButtonMask { [] }
}

extension UITapGestureRecognizer {
  /// The buttons of a mouse that make a tap: the first one.
  public final var buttonMaskRequired: UIEvent.ButtonMask {
    get { .primary }
    set {
      if newValue != .primary {
        Stub.say("UITapGestureRecognizer.buttonMaskRequired", "any button of a mouse makes a tap here.")
      }
    }
  }
}

extension UIEvent {
  /// The kind within the type: none.
  public final var subtype: EventSubtype { .none }
  /// The keys that are held: not known here.
  public final var modifierFlags: UIKeyModifierFlags { [] }

  /// The touches that a recognizer gets.
  ///
  /// - Parameter gesture: The recognizer.
  /// - Returns: The touches; none where it gets none. Never nil.
  public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    (allTouches ?? []).filter { touch in
      (touch.gestureRecognizers ?? []).contains { $0 === gesture }
    }
  }
}
