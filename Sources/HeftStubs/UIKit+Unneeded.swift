// Properties and methods of UIKit that change nothing here: what they would change is not there, or is always so.

import Heft
import Ink

/// A value of a shortcut's user info, of any kind that a property list has.
public typealias NSSecureCoding = UIApplicationShortcutItem.UserInfo.Value

extension UIApplicationShortcutItem.UserInfo.Value {
  public init(_ value: Int) { self = .integer(Int64(value)) }
  public init(_ value: String) { self = .string(value) }
  public init(_ value: Bool) { self = .boolean(value) }
  public init(_ value: Double) { self = .real(value) }
}

/// How the status bar looks. Heft's has the color that the screen behind it needs.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

extension UIApplication {
  public final var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set {
      Stub.say("UIApplication.statusBarStyle", "a controller's preferredStatusBarStyle is what counts here.")
    }
  }
  public final func setStatusBarStyle(_ style: UIStatusBarStyle, animated: Bool) { statusBarStyle = style }
  public final var isStatusBarHidden: Bool {
    get { false }
    set {
      Stub.say(
        "UIApplication.isStatusBarHidden", "a controller's prefersStatusBarHidden is what counts here.")
    }
  }
  /// The status bar's place, as far as the safe area tells it.
  public final var statusBarFrame: CGRect {
    let window = keyWindow
    return CGRect(x: 0, y: 0, width: window?.bounds.width ?? 0, height: window?.safeAreaInsets.top ?? 0)
  }
  public final var isIdleTimerDisabled: Bool {
    get { false }
    set { Stub.say("UIApplication.isIdleTimerDisabled", "the screen's sleep is the system's here.") }
  }
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }
  public final var applicationIconBadgeNumber: Int {
    get { 0 }
    set { Stub.say("UIApplication.applicationIconBadgeNumber", "icons have no badges here.") }
  }
  public final func registerForRemoteNotifications() {
    Stub.say("UIApplication.registerForRemoteNotifications", "there are no notifications here.")
  }
}

extension UIViewController {
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { true }
    set {}
  }
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { true }
    set {}
  }
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { false }
    set {}
  }
  public final var restorationIdentifier: String? {
    get { nil }
    set {}
  }
  public final var definesPresentationContext: Bool {
    get { false }
    set {}
  }
  public final var providesPresentationContextTransitionStyle: Bool {
    get { false }
    set {}
  }
}

extension UINavigationController {
  public final var hidesBarsOnSwipe: Bool {
    get { false }
    set { Stub.say("UINavigationController.hidesBarsOnSwipe", "bars stay here.") }
  }
  public final var hidesBarsOnTap: Bool {
    get { false }
    set { Stub.say("UINavigationController.hidesBarsOnTap", "bars stay here.") }
  }
}

/// Which of a bar's sizes is meant.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

extension UINavigationBar {
  public final var shadowImage: UIImage? {
    get { nil }
    set { emptyParts = (emptyParts ?? EmptyBarParts()).line(newValue) }
  }
  public final func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    emptyParts = (emptyParts ?? EmptyBarParts()).background(image)
    guard let image, image.size != .zero else { return }
    guard let color = image.heftMiddleColor else {
      return Stub.say(
        "UINavigationBar.setBackgroundImage", "bars have no pictures here; barTintColor colors them.")
    }
    barTintColor = color
    if image.size.width > 8 {
      Stub.say(
        "UINavigationBar.setBackgroundImage", "bars have no pictures here; they get the color of its middle.")
    }
  }
}

extension UIImage {
  /// The color in the middle of a picture that has pixels, as those that apps make of one color; nil of others.
  var heftMiddleColor: UIColor? {
    guard let bitmap = cgImage?.bitmap else { return nil }
    let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
    let alpha = pixel >> 24
    guard alpha > 0 else { return nil }
    func part(_ shift: UInt32) -> CGFloat { CGFloat(pixel >> shift & 255) / CGFloat(alpha) }
    return UIColor(red: part(0), green: part(8), blue: part(16), alpha: CGFloat(alpha) / 255)
  }
}

extension EmptyBarParts {
  /// The same of a bar that is given a picture for its background: an empty one takes the background away.
  func background(_ image: UIImage?) -> EmptyBarParts {
    var parts = self
    parts.hasNoBackground = image?.size == .zero
    return parts
  }

  /// The same of a bar that is given a picture for the line at its edge: an empty one takes the line away.
  func line(_ image: UIImage?) -> EmptyBarParts {
    var parts = self
    parts.hasNoLine = image?.size == .zero
    return parts
  }
}

extension UINavigationItem {
  public final var prompt: String? {
    get { nil }
    set { Stub.say("UINavigationItem.prompt", "bars have one line here.") }
  }
}

extension UIFont {
  /// The system's font, upright: there is no other here.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size) }
}

extension UIApplication {
  public static let backgroundFetchIntervalMinimum = 0.0
  public static let backgroundFetchIntervalNever = Double.greatestFiniteMagnitude
  public final func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {
    Stub.say("UIApplication.setMinimumBackgroundFetchInterval", "no app runs in the background here.")
  }
}

extension UISearchBar {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public final var searchBarStyle: Style {
    get { .default }
    set {}
  }
}

extension UIView {
  public final var restorationIdentifier: String? {
    get { nil }
    set {}
  }
  public final var isOpaque: Bool {
    get { true }
    set {}
  }
  public final var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }
  public final var isExclusiveTouch: Bool {
    get { false }
    set {}
  }
  public final var preservesSuperviewLayoutMargins: Bool {
    get { false }
    set {}
  }
}

extension UITabBarItem {
  public final var badgeColor: UIColor? {
    get { nil }
    set {}
  }
}

extension UIScreen {
  /// The screen in pixels, upright.
  public final var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}

extension UIDevice {
  /// The version of iOS that Heft's UIKit is nearest to (our choice).
  public final var systemVersion: String { "13.0" }
  public final var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public final var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  public final func beginGeneratingDeviceOrientationNotifications() {}
  public final func endGeneratingDeviceOrientationNotifications() {}
  /// Not posted here: `viewWillTransition(to:with:)` tells that the screen was turned.
  public static var orientationDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

/// Where a window lies among others.
public struct UIWindowLevel: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: CGFloat

  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  public static let normal = UIWindowLevel(rawValue: 0)
  public static let alert = UIWindowLevel(rawValue: 2000)
  public static let statusBar = UIWindowLevel(rawValue: 1000)
  public static func < (one: UIWindowLevel, other: UIWindowLevel) -> Bool { one.rawValue < other.rawValue }
  public static func + (level: UIWindowLevel, more: CGFloat) -> UIWindowLevel {
    UIWindowLevel(rawValue: level.rawValue + more)
  }
  public static func - (level: UIWindowLevel, less: CGFloat) -> UIWindowLevel {
    UIWindowLevel(rawValue: level.rawValue - less)
  }
}

extension UIWindow {
  public typealias Level = UIWindowLevel
  public final var windowLevel: UIWindowLevel {
    get { .normal }
    set {}
  }
}

/// A view that moves with the device, which nothing here does.
open class UIMotionEffect: NSObject {}
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public init(keyPath: String, type: EffectType) { super.init() }
  public final var minimumRelativeValue: CAAnimationValue?
  public final var maximumRelativeValue: CAAnimationValue?
}

extension UIView {
  public final var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  public final func addMotionEffect(_ effect: UIMotionEffect) {
    Stub.say("UIView.addMotionEffect", "nothing tells how the device is held.")
  }
}

extension CALayer {
  public final var shouldRasterize: Bool {
    get { false }
    set {}
  }
  public final var rasterizationScale: CGFloat {
    get { contentsScale }
    set {}
  }
  public final var drawsAsynchronously: Bool {
    get { false }
    set {}
  }
  public final var allowsEdgeAntialiasing: Bool {
    get { true }
    set {}
  }
}

extension UICollectionView {
  public final var dragInteractionEnabled: Bool {
    get { false }
    set { if newValue { Stub.say("UICollectionView.dragInteractionEnabled", "items are not dragged here.") } }
  }
}

/// Where a line of the system's log belongs, which makes no difference here.
public struct OSLog: Sendable {
  public static let `default` = OSLog()
  public init() {}
  public init(subsystem: String, category: String) {}
}

/// How much a line of the system's log matters, which makes no difference here.
public struct OSLogType: Sendable {
  public static let `default` = OSLogType()
  public static let info = OSLogType()
  public static let debug = OSLogType()
  public static let error = OSLogType()
  public static let fault = OSLogType()
}

/// Writes a line to the app's console.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default) {
  Heft.print("\(message)")
}
/// Writes a line by a format to the app's console.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ text: String
) {
  Heft.print("\(message) " + text)
}

extension UIKeyCommand {
  /// A command with a title, which is shown nowhere.
  public convenience init<Target: NSObject>(
    input: String, modifierFlags: UIKeyModifierFlags, target: Target,
    action: @escaping (Target) -> () -> Void,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, target: target, action: action)
  }
}
