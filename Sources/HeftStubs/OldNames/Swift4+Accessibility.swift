// Accessibility as it was written until Swift 4.1: traits were a number, and settings functions.

import Heft

/// The traits of both.
public func | (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits {
  left.union(right)
}
/// The traits that both have.
public func & (left: UIAccessibilityTraits, right: UIAccessibilityTraits) -> UIAccessibilityTraits {
  left.intersection(right)
}
/// All traits but these.
public prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
  UIAccessibilityTraits(rawValue: ~traits.rawValue)
}
/// Adds traits.
public func |= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) { left.formUnion(right) }
/// Keeps the traits that both have.
public func &= (left: inout UIAccessibilityTraits, right: UIAccessibilityTraits) {
  left.formIntersection(right)
}
/// Whether there are other traits than a number's: `traits & UIAccessibilityTraitButton != 0`.
public func != (left: UIAccessibilityTraits, right: UInt64) -> Bool { left.rawValue != right }
/// Whether the traits are a number's.
public func == (left: UIAccessibilityTraits, right: UInt64) -> Bool { left.rawValue == right }

public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
public let UIAccessibilityVoiceOverStatusChanged = "UIAccessibilityVoiceOverStatusDidChangeNotification"
public let UIAccessibilityAnnouncementKeyStringValue = UIAccessibility.announcementStringValueUserInfoKey
public let UIAccessibilityAnnouncementKeyWasSuccessful = UIAccessibility.announcementWasSuccessfulUserInfoKey

/// Returns a rectangle of a view on the screen, in points.
///
/// - Parameters:
///   - rect: The rectangle, in the view's points.
///   - view: The view.
/// - Returns: The rectangle, in the window's points.
public func UIAccessibilityConvertFrameToScreenCoordinates(_ rect: CGRect, _ view: UIView) -> CGRect {
  view.convert(rect, to: nil)
}

extension UIView {
  /// Where the view is on the screen, in points. Setting it changes nothing: a page's screen readers go by the view.
  public final var accessibilityFrame: CGRect {
    get { convert(bounds, to: nil) }
    set {}
  }
  /// The outline that a screen reader draws around the view. It follows the view here.
  public final var accessibilityPath: UIBezierPath? {
    get { nil }
    set {}
  }
  /// Where a screen reader presses the view: in its middle.
  public final var accessibilityActivationPoint: CGPoint {
    get { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }
    set {}
  }
}
