// Accessibility by the functions of C that there were until Swift 4.1.

import Heft

/// Tells a screen reader of something.
///
/// - Parameters:
///   - notification: What it is.
///   - argument: A text that is read, a view that gets the focus, or nil.
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: String?)
{
  UIAccessibility.post(notification: notification, argument: argument)
}
/// Tells a screen reader of something.
///
/// - Parameters:
///   - notification: What it is.
///   - argument: The view that gets the focus; nil for none.
@_disfavoredOverload
public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: UIView?)
{
  UIAccessibility.post(notification: notification, argument: argument)
}
/// Tells a screen reader of something.
///
/// - Parameters:
///   - notification: What it is.
///   - argument: A view or a text; anything else counts as nil.
@_disfavoredOverload
public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification, _ argument: AnyObject?
) {
  if let text = argument as? NSString {
    UIAccessibility.post(notification: notification, argument: text.description)
  } else {
    UIAccessibility.post(notification: notification, argument: argument as? UIView)
  }
}

/// `UIAccessibilityIsVoiceOverRunning`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// `UIAccessibilityIsReduceMotionEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
/// `UIAccessibilityIsReduceTransparencyEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
/// `UIAccessibilityDarkerSystemColorsEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
/// `UIAccessibilityIsBoldTextEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
/// `UIAccessibilityIsInvertColorsEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
/// `UIAccessibilityIsGrayscaleEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
/// `UIAccessibilityIsSwitchControlRunning`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
/// `UIAccessibilityIsAssistiveTouchRunning`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }
/// `UIAccessibilityIsGuidedAccessEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
/// `UIAccessibilityIsClosedCaptioningEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }
/// `UIAccessibilityIsMonoAudioEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
/// `UIAccessibilityIsSpeakSelectionEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }
/// `UIAccessibilityIsSpeakScreenEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
/// `UIAccessibilityIsShakeToUndoEnabled`, as older apps call it.
///
/// - Returns: Whether it is so.
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

extension UIView {
  /// Whether a screen reader reads this view alone of its superview's; kept only.
  public final var accessibilityViewIsModal: Bool {
    get { KeptProperty.isModalToReaders.value(of: self) ?? false }
    set { KeptProperty.isModalToReaders.set(newValue, of: self) }
  }
}
