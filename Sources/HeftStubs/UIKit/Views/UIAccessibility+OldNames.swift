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

public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }
public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool { UIAccessibility.isDarkerSystemColorsEnabled }
public func UIAccessibilityIsBoldTextEnabled() -> Bool { UIAccessibility.isBoldTextEnabled }
public func UIAccessibilityIsInvertColorsEnabled() -> Bool { UIAccessibility.isInvertColorsEnabled }
public func UIAccessibilityIsGrayscaleEnabled() -> Bool { UIAccessibility.isGrayscaleEnabled }
public func UIAccessibilityIsSwitchControlRunning() -> Bool { UIAccessibility.isSwitchControlRunning }
public func UIAccessibilityIsAssistiveTouchRunning() -> Bool { UIAccessibility.isAssistiveTouchRunning }
public func UIAccessibilityIsGuidedAccessEnabled() -> Bool { UIAccessibility.isGuidedAccessEnabled }
public func UIAccessibilityIsClosedCaptioningEnabled() -> Bool { UIAccessibility.isClosedCaptioningEnabled }
public func UIAccessibilityIsMonoAudioEnabled() -> Bool { UIAccessibility.isMonoAudioEnabled }
public func UIAccessibilityIsSpeakSelectionEnabled() -> Bool { UIAccessibility.isSpeakSelectionEnabled }
public func UIAccessibilityIsSpeakScreenEnabled() -> Bool { UIAccessibility.isSpeakScreenEnabled }
public func UIAccessibilityIsShakeToUndoEnabled() -> Bool { UIAccessibility.isShakeToUndoEnabled }

extension UIView {
  /// Whether a screen reader reads this view alone of its superview's; kept only.
  public final var accessibilityViewIsModal: Bool {
    get { KeptProperty.isModalToReaders.value(of: self) ?? false }
    set { KeptProperty.isModalToReaders.set(newValue, of: self) }
  }
}
