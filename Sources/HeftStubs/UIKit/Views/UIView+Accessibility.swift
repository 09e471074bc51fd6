// What views tell a screen reader beside what the host's can use.

import Heft

extension UIView {
  /// `accessibilityLabel` with attributes, which are left aside.
  public final var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// `accessibilityValue` with attributes, which are left aside.
  public final var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// `accessibilityHint` with attributes, which are left aside.
  public final var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  public final var shouldGroupAccessibilityChildren: Bool {
    get { false }
    set {}
  }
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { .automatic }
    set {}
  }
  public final var accessibilityContainerType: UIAccessibilityContainerType {
    get { .none }
    set {}
  }
  public final var accessibilityLanguage: String? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UIView.accessibilityLanguage", "a screen reader reads in the page's language here.")
      }
    }
  }
  /// The names by which a user can call the view: `accessibilityLabel` only, here.
  public final var accessibilityUserInputLabels: [String]! {
    get { accessibilityLabel.map { [$0] } ?? [] }
    set {}
  }
  /// The names by which a user can call the view: `accessibilityLabel` only, here.
  public final var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { accessibilityAttributedLabel.map { [$0] } ?? [] }
    set {}
  }
  public final var accessibilityRespondsToUserInteraction: Bool {
    get { isUserInteractionEnabled }
    set {}
  }
  public final var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UIView.accessibilityCustomRotors", "screen readers offer no ways of an app's own here.")
      }
    }
  }

  /// Whether a screen reader is at the view, of which a page is not told.
  ///
  /// - Returns: False.
  public final func accessibilityElementIsFocused() -> Bool { false }

  /// Returns the aids that are at the view, of which a page is not told.
  ///
  /// - Returns: Nil.
  public final func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }

  // MARK: Large content

  public final var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }
  public final var largeContentTitle: String? {
    get { nil }
    set {}
  }
  public final var largeContentImage: UIImage? {
    get { nil }
    set {}
  }
  public final var scalesLargeContentImage: Bool {
    get { false }
    set {}
  }
  public final var largeContentImageInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

extension UIImage {
  nonisolated(unsafe) private static var identifierKey: UInt8 = 0
  nonisolated(unsafe) private static var labelKey: UInt8 = 0

  /// A name of the app's own, by which apps tell pictures apart.
  public final var accessibilityIdentifier: String? {
    get { (objc_getAssociatedObject(self, &UIImage.identifierKey) as? NSString).map { "\($0)" } }
    set { objc_setAssociatedObject(self, &UIImage.identifierKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  /// The words for the picture. A view that shows it has its own.
  public final var accessibilityLabel: String? {
    get { (objc_getAssociatedObject(self, &UIImage.labelKey) as? NSString).map { "\($0)" } }
    set { objc_setAssociatedObject(self, &UIImage.labelKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIImageView {
  /// Whether the picture grows with the largest texts.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

extension UIButton {
  /// Whether the picture grows with the largest texts.
  public final var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { false }
    set {}
  }
}
