// Further members of fields, recognizers and controls.

import Heft

/// The purpose of a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let password = UITextContentType(rawValue: "password")
  public static let username = UITextContentType(rawValue: "username")
  public static let URL = UITextContentType(rawValue: "url")
}

public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }

extension UITextField {
  public final var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public final var textContentType: UITextContentType? {
    get { nil }
    set {}
  }
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
}

extension UIPickerView {
  public final var showsSelectionIndicator: Bool {
    get { true }
    set {}
  }
}

extension UIGestureRecognizer {
  public final var delaysTouchesEnded: Bool {
    get { false }
    set {}
  }
  public final var requiresExclusiveTouchType: Bool {
    get { true }
    set {}
  }
}

extension UIControl {
  /// Has events call a method with the control and the event.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - action: The action.
  ///   - controlEvents: The control events.
  public final func addTarget<Target: NSObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender, UIEvent) -> Void, for controlEvents: Event
  ) {
    let (target, control) = (Weak(wrappedValue: target), Weak(wrappedValue: self))
    addAction(
      UIAction(title: "") { _ in
        guard let target = target.wrappedValue, let sender = control.wrappedValue as? Sender,
          let event = sender.latestEvent
        else { return }
        action(target)(sender, event)
      }, for: controlEvents)
  }
}

extension UIApplication {
  /// Where the system's settings of the app would be.
  public static let openSettingsURLString = "app-settings:"
  public final var applicationSupportsShakeToEdit: Bool {
    get { false }
    set {}
  }
}
extension UIApplication.LaunchOptionsKey {
  public static let url = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
}

extension UIActivity {
  public enum Category: Int, Sendable { case action, share }
}
extension UIActivity.ActivityType {
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
  public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
  public static let openInIBooks = Self(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
  public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
  public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
  public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
  public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
  public static let postToFacebook = Self(rawValue: "com.apple.UIKit.activity.PostToFacebook")
  public static let postToTwitter = Self(rawValue: "com.apple.UIKit.activity.PostToTwitter")
  public static let postToFlickr = Self(rawValue: "com.apple.UIKit.activity.PostToFlickr")
  public static let postToVimeo = Self(rawValue: "com.apple.UIKit.activity.PostToVimeo")
  public static let postToWeibo = Self(rawValue: "com.apple.UIKit.activity.PostToWeibo")
  public static let postToTencentWeibo = Self(rawValue: "com.apple.UIKit.activity.TencentWeibo")
}

extension UIViewPropertyAnimator {
  public final var isInterruptible: Bool {
    get { true }
    set {}
  }
  public final var isManualHitTestingEnabled: Bool {
    get { false }
    set {}
  }
}

/// Sounds that a page has not; the vibration is felt.
///
/// - Parameter sound: The sound.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) { AudioServicesPlaySystemSound(sound) }
/// `AudioServicesPlaySystemSoundWithCompletion`, as older apps call it.
///
/// - Parameters:
///   - sound: The sound.
///   - completion: The completion.
public func AudioServicesPlaySystemSoundWithCompletion(_ sound: SystemSoundID, _ completion: (() -> Void)?) {
  AudioServicesPlaySystemSound(sound)
  if let completion { Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in completion() } }
}

/// Nothing, as an object.
public final class NSNull: NSObject {
  public override init() { super.init() }
}

/// A filter of a layer's picture, which is always smooth here.
public struct CALayerContentsFilter: Hashable, Sendable {
  public static let nearest = CALayerContentsFilter()
  public static let linear = CALayerContentsFilter()
  public static let trilinear = CALayerContentsFilter()
}

extension CALayer {
  public final var magnificationFilter: CALayerContentsFilter {
    get { .linear }
    set {}
  }
  public final var minificationFilter: CALayerContentsFilter {
    get { .linear }
    set {}
  }
  public final var actions: [String: NSObject]? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("CALayer.actions", "CATransaction.setDisableActions says what is animated here.")
      }
    }
  }
}

public let TARGET_OS_SIMULATOR = 0
public let TARGET_IPHONE_SIMULATOR = 0
public let kCIContextWorkingColorSpace = "working_color_space"
public let kCIContextUseSoftwareRenderer = "software_renderer"

/// A number as an object, `value as NSNumber`.
///
/// - Parameter number: The number.
/// - Returns: The value.
public func heftNumber(_ number: Int) -> NSNumber { NSNumber(value: number) }
/// `heftNumber`, as older apps call it.
///
/// - Parameter number: The number.
/// - Returns: The value.
public func heftNumber(_ number: Double) -> NSNumber { NSNumber(value: number) }
/// `heftNumber`, as older apps call it.
///
/// - Parameter number: The number.
/// - Returns: The value.
public func heftNumber(_ number: Float) -> NSNumber { NSNumber(value: number) }
/// `heftNumber`, as older apps call it.
///
/// - Parameter isTrue: The truth.
/// - Returns: The value.
public func heftNumber(_ isTrue: Bool) -> NSNumber { NSNumber(value: isTrue) }
/// `heftNumber`, as older apps call it.
///
/// - Parameter number: The number.
/// - Returns: The value.
public func heftNumber(_ number: NSNumber) -> NSNumber { number }

/// The number itself, where there may be none.
///
/// - Parameter number: The number.
/// - Returns: The same.
@_disfavoredOverload
public func heftNumber(_ number: NSNumber?) -> NSNumber? { number }
/// `heftNumber`, as older apps call it.
///
/// - Parameter object: The object.
/// - Returns: The value.
@_disfavoredOverload
public func heftNumber(_ object: AnyObject) -> AnyObject { object }
#if hasFeature(Embedded)
  // Where a quick action's user info asks for a value of its own, a number and a text are one.
  /// `heftNumber`, as older apps call it.
  ///
  /// - Parameter number: The number.
  /// - Returns: The value.
  @_disfavoredOverload
  public func heftNumber(_ number: Int) -> UIApplicationShortcutItem.UserInfo.Value {
    number.propertyListValue
  }
  /// `heftNumber`, as older apps call it.
  ///
  /// - Parameter number: The number.
  /// - Returns: The value.
  @_disfavoredOverload
  public func heftNumber(_ number: Double) -> UIApplicationShortcutItem.UserInfo.Value {
    number.propertyListValue
  }
  /// `heftNumber`, as older apps call it.
  ///
  /// - Parameter number: The number.
  /// - Returns: The value.
  @_disfavoredOverload
  public func heftNumber(_ number: Float) -> UIApplicationShortcutItem.UserInfo.Value {
    number.propertyListValue
  }
  /// `heftNumber`, as older apps call it.
  ///
  /// - Parameter isTrue: The truth.
  /// - Returns: The value.
  @_disfavoredOverload
  public func heftNumber(_ isTrue: Bool) -> UIApplicationShortcutItem.UserInfo.Value {
    isTrue.propertyListValue
  }
  /// `heftString`, as older apps call it.
  ///
  /// - Parameter text: The text.
  /// - Returns: The value.
  @_disfavoredOverload
  public func heftString(_ text: String) -> UIApplicationShortcutItem.UserInfo.Value {
    text.propertyListValue
  }
#else
  /// `heftNumber`, as older apps call it.
  ///
  /// - Parameter number: The number.
  /// - Returns: The value.
  public func heftNumber(_ number: CGFloat) -> NSNumber { NSNumber(value: Double(number)) }
#endif

extension UIProgressView {
  public enum Style: Int, Sendable { case `default`, bar }
  /// Makes one.
  ///
  /// - Parameter progressViewStyle: The progress view style.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  public final var progressViewStyle: Style {
    get { .default }
    set {}
  }
}

extension UIActivityViewController {
  /// Shares what of the objects can be shared: pictures and texts.
  ///
  /// - Parameters:
  ///   - activityItems: The activity items.
  ///   - applicationActivities: The application activities.
  public convenience init(activityItems: [AnyObject], applicationActivities: [UIActivity]?) {
    var items: [UIActivityItem] = []
    for object in activityItems {
      if let image = object as? UIImage { items.append(.image(image)) }
      if let text = String.heftValue(of: object) { items.append(.text(text)) }
      if let address = HeftBox<URL>.value(in: object) { items.append(.text(address.absoluteString)) }
    }
    self.init(activityItems: items, applicationActivities: applicationActivities)
  }
}

extension UIGraphicsImageRenderer {
  /// A renderer of pictures as large as a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The bounds.
  ///   - format: The format.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }
}

extension UITableView {
  public final var dragInteractionEnabled: Bool {
    get { false }
    set { if newValue { Stub.say("UITableView.dragInteractionEnabled", "rows are not dragged here.") } }
  }
}

extension UIApplicationShortcutItem.UserInfo {
  /// Values that were objects: texts and numbers.
  fileprivate init(objects: [String: AnyObject]) {
    self = [:]
    for (key, object) in objects {
      if let text = object as? NSString {
        self[key] = heftUserInfo(text)
      } else if let number = object as? NSNumber {
        self[key] = heftUserInfo(number)
      }
    }
  }
}

extension UIApplicationShortcutItem {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - localizedTitle: The localized title.
  ///   - localizedSubtitle: The localized subtitle.
  ///   - icon: The icon.
  ///   - userInfo: The user info.
  @_disfavoredOverload
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: AnyObject]?
  ) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo.map { UserInfo(objects: $0) })
  }

  /// Makes one whose user info is of one class: a page makes no dictionary of another type of it.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - localizedTitle: The localized title.
  ///   - localizedSubtitle: The localized subtitle.
  ///   - icon: The icon.
  ///   - userInfo: The user info.
  @_disfavoredOverload
  public convenience init<Object: NSObject>(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: Object]?
  ) {
    let objects: [String: AnyObject]? = userInfo.map { $0.mapValues { $0 } }
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: objects)
  }
}

#if hasFeature(Embedded)
  extension Bundle {
    /// The values of Info.plist, in the language that the app is shown in.
    public var localizedInfoDictionary: UIApplicationShortcutItem.UserInfo? { infoDictionary }
  }
#endif

/// Text as a value, `text as String`.
///
/// - Parameter text: The text.
/// - Returns: The value.
public func heftText(_ text: String) -> String { text }
/// `heftText`, as older apps call it.
///
/// - Parameter text: The text.
/// - Returns: The value.
public func heftText(_ text: NSString) -> String { "\(text)" }
/// Text as an optional value, `text as String?`.
///
/// - Parameter text: The text; nil for none.
/// - Returns: The text, or nil.
@_disfavoredOverload public func heftText(_ text: String?) -> String? { text }
/// Text as an optional value, `text as String?`.
///
/// - Parameter text: The text; nil for none.
/// - Returns: The text, or nil.
@_disfavoredOverload public func heftText(_ text: NSString?) -> String? { text.map { "\($0)" } }
