// A screen reader's and the other aids' settings and messages. A page is told of few of them.

import Heft

extension UIAccessibility {
  /// Whether a screen reader runs: a page is not told, so no.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants more contrast.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  /// Whether screens fade instead of sliding.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Returns a view's rectangle in the points of the screen.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's points.
  ///   - view: The view.
  /// - Returns: The rectangle in the window's points, which are the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns a view's path in the points of the screen.
  ///
  /// - Parameters:
  ///   - path: The path, in the view's points.
  ///   - view: The view.
  /// - Returns: A path in the window's points, moved to where the view is.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let moved = UIBezierPath()
    moved.append(path)
    moved.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return moved
  }

  /// One of the aids for users.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Returns the element that an aid is at, of which a page is not told.
  ///
  /// - Parameter assistiveTechnology: The aid; nil means any.
  /// - Returns: Nil.
  public static func focusedElement(using assistiveTechnology: AssistiveTechnologyIdentifier?) -> AnyObject? {
    nil
  }

  /// Asks to keep the user in the app, which a page cannot.
  ///
  /// - Parameters:
  ///   - enabled: Whether the user is to be kept.
  ///   - completionHandler: Gets false.
  public static func requestGuidedAccessSession(
    enabled: Bool, completionHandler: @escaping (Bool) -> Void
  ) {
    Stub.say("UIAccessibility.requestGuidedAccessSession", "a page cannot keep the user in the app.")
    DispatchQueue.main.async { completionHandler(false) }
  }

  /// What the screen's magnifier follows.
  public enum ZoomType: Int, Sendable { case insertionPoint }

  /// Would have the screen's magnifier follow a change.
  ///
  /// - Parameters:
  ///   - zoomType: What it follows.
  ///   - frame: Where that is, on the screen.
  ///   - view: The view that it is in.
  public static func zoomFocusChanged(zoomType: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Would tell the user that a gesture of the app is also the magnifier's.
  public static func registerGestureConflictWithZoom() {}

  /// Which ears a hearing device is for.
  public struct HearingDeviceEar: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let left = HearingDeviceEar(rawValue: 2)
    public static let right = HearingDeviceEar(rawValue: 4)
    public static let both: HearingDeviceEar = [.left, .right]
  }
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Has a screen reader continue at an object, or say a text with attributes.
  ///
  /// - Parameters:
  ///   - notification: The event.
  ///   - argument: A view, an element of a view, or a text; anything else does nothing.
  @_disfavoredOverload
  public static func post(notification: Notification, argument: AnyObject?) {
    if let text = argument as? NSAttributedString {
      post(notification: notification, argument: text.string)
    } else if let text = argument as? NSString {
      post(notification: notification, argument: "\(text)")
    } else if let element = argument as? UIAccessibilityElement {
      post(notification: notification, argument: element.accessibilityContainer as? UIView)
    } else {
      post(notification: notification, argument: argument as? UIView)
    }
  }
}

extension UIAccessibility.Notification {
  /// Content was scrolled; the argument is said: "Page 2 of 5".
  public static var pageScrolled: UIAccessibility.Notification { .announcement }
  // No aid can be stopped: these do nothing, because their argument is no view.
  public static var pauseAssistiveTechnology: UIAccessibility.Notification { .layoutChanged }
  public static var resumeAssistiveTechnology: UIAccessibility.Notification { .layoutChanged }
}

// Notifications. None is posted here.
extension UIAccessibility {
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  public static let switchControlStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySwitchControlStatusDidChangeNotification")
  public static let assistiveTouchStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityAssistiveTouchStatusDidChangeNotification")
  public static let guidedAccessStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGuidedAccessStatusDidChangeNotification")
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  public static let invertColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityInvertColorsStatusDidChangeNotification")
  public static let grayscaleStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityGrayscaleStatusDidChangeNotification")
  public static let closedCaptioningStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityClosedCaptioningStatusDidChangeNotification")
  public static let monoAudioStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityMonoAudioStatusDidChangeNotification")
  public static let speakSelectionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakSelectionStatusDidChangeNotification")
  public static let speakScreenStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilitySpeakScreenStatusDidChangeNotification")
  public static let shakeToUndoDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShakeToUndoDidChangeNotification")
  public static let videoAutoplayStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  public static let onOffSwitchLabelsDidChangeNotification = NSNotification.Name(
    "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  public static let differentiateWithoutColorDidChangeNotification = NSNotification.Name(
    "UIAccessibilityShouldDifferentiateWithoutColorDidChangeNotification")
  public static let buttonShapesEnabledStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  public static let prefersCrossFadeTransitionsStatusDidChange = NSNotification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public static let hearingDevicePairedEarDidChangeNotification = NSNotification.Name(
    "UIAccessibilityHearingDevicePairedEarDidChangeNotification")
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension UIAccessibilityTraits {
  /// It is a bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
}

/// Which way a screen reader's user scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// How a screen reader goes through what is in a view.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// The kind of content that a view groups for a screen reader.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
}
