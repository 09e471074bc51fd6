// The members of scenes that ask for further ones, or for what a window of a desktop has.

import Heft

extension UIScene {
  /// How an address that the app is opened with came: none comes here.
  public final class OpenURLOptions: NSObject {
    public var sourceApplication: String? { nil }
    public var annotation: AnyObject? { nil }
    /// Whether the file may be changed where it is: no.
    public var openInPlace: Bool { false }
  }

  /// How a scene opens an address.
  public final class OpenExternalURLOptions: NSObject {
    /// Whether only an app that the address belongs to may open it: there is none.
    public var universalLinksOnly = false
    public override init() { super.init() }
  }

  /// How another scene would be shown.
  open class ActivationRequestOptions: NSObject {
    public final var requestingScene: UIScene?
    public override init() { super.init() }
  }

  /// The delegate of the scene; nil for one without windows.
  @_disfavoredOverload
  public final var delegate: (any UISceneDelegate)? { (self as? UIWindowScene)?.delegate }
  /// The name that the system shows for the scene, which it does not here.
  public final var title: String! {
    get { "" }
    set {}
  }
  public final var subtitle: String {
    get { "" }
    set {}
  }
  /// Which activities the scene takes, of which none comes. A new one each time.
  public final var activationConditions: UISceneActivationConditions {
    get { UISceneActivationConditions() }
    set {}
  }

  /// Opens an address outside the app.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How; nil is in the usual way.
  ///   - completion: Called with whether the address is of a kind that can be opened.
  public final func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOnly = options?.universalLinksOnly ?? false
    UIApplication.shared.open(
      url, options: [UIApplication.OpenExternalURLOptionsKey.universalLinksOnly: isOnly],
      completionHandler: completion)
  }
}

/// Which activities a scene takes.
public final class UISceneActivationConditions: NSObject {
  public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
  public override init() { super.init() }
}

/// How a scene would be closed.
open class UISceneDestructionRequestOptions: NSObject {
  public override init() { super.init() }
}

/// How a scene with windows would be closed.
public final class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  public var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

/// The status bar as it is above a scene.
public final class UIStatusBarManager: NSObject {
  private var wish: StatusBarWish { AppProcess.current?.statusBarWish ?? StatusBarWish() }
  /// The bar's color, as the front controller wants it.
  public var statusBarStyle: UIStatusBarStyle { wish.style }
  /// Whether the front controller has it hidden.
  public var isStatusBarHidden: Bool { wish.isHidden }
  /// The bar's place, as far as the safe area tells it.
  public var statusBarFrame: CGRect { wish.isHidden ? .zero : UIApplication.shared.statusBarFrame }
}

/// The sizes that a scene's window may have on a desktop.
public final class UISceneSizeRestrictions: NSObject {
  public var minimumSize = CGSize.zero
  public var maximumSize = CGSize.zero
  public var allowsFullScreen = true
}

extension UIWindowScene {
  /// How a scene's windows would go.
  public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

  /// The orientation or the size that a scene asks for.
  open class GeometryPreferences: NSObject {
    /// The orientation that a scene asks for.
    public final class iOS: GeometryPreferences {
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Preferences of orientations.
      ///
      /// - Parameter interfaceOrientations: The orientations; nil for any.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    fileprivate override init() { super.init() }
  }

  /// The traits of the app that asks.
  public final var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  /// The status bar above the scene.
  public final var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Nil, as on a phone: the window is as large as it is.
  public final var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// The window that was last made key.
  public final var keyWindow: UIWindow? { windows.last }
  public final var isFullScreen: Bool { true }

  /// Would turn the screen; the controller in front says which ways it allows.
  ///
  /// - Parameters:
  ///   - geometryPreferences: Left aside.
  ///   - errorHandler: Called later with an error.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((NSError) -> Void)? = nil
  ) {
    Stub.say("UIWindowScene.requestGeometryUpdate", "the screen is turned by the user here.")
    guard let errorHandler else { return }
    DispatchQueue.main.async { errorHandler(NSError(domain: "UISceneErrorDomain", code: 101)) }
  }
}

extension UISceneSession {
  nonisolated(unsafe) private static var heftUserInfo: [ObjectIdentifier: [String: AnyObject]] = [:]

  /// The app's own values; they go with the app.
  public final var userInfo: [String: AnyObject]? {
    get { UISceneSession.heftUserInfo[ObjectIdentifier(self)] }
    set { UISceneSession.heftUserInfo[ObjectIdentifier(self)] = newValue }
  }
  /// The scene of the app.
  public final var scene: UIScene? { UIApplication.shared.connectedScenes.first { $0.session === self } }
  public final var configuration: UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: role)
  }
}

extension UISceneConfiguration {
  /// The class of the scene's delegate, which the app's list of scenes names here.
  public final var delegateClass: NSObject.Type? {
    get { nil }
    set {}
  }
  public final var sceneClass: NSObject.Type? {
    get { nil }
    set {}
  }
  /// The storyboard of the scene's window, which the app's list of scenes names here.
  public final var storyboard: UIStoryboard? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UISceneConfiguration.storyboard", "the storyboard of Info.plist is shown here.")
      }
    }
  }
}

extension UIScene.ConnectionOptions {
  public var notificationResponse: UNNotificationResponse? { nil }
  public var sourceApplication: String? { nil }
  public var handoffUserActivityType: String? { nil }
}

extension UIOpenURLContext {
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

/// Not posted here: those of `UIApplication` tell the same.
extension UIScene {
  public static var willConnectNotification: Notification.Name {
    Notification.Name("UISceneWillConnectNotification")
  }
  public static var didDisconnectNotification: Notification.Name {
    Notification.Name("UISceneDidDisconnectNotification")
  }
  public static var didActivateNotification: Notification.Name {
    Notification.Name("UISceneDidActivateNotification")
  }
  public static var willDeactivateNotification: Notification.Name {
    Notification.Name("UISceneWillDeactivateNotification")
  }
  public static var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UISceneWillEnterForegroundNotification")
  }
  public static var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UISceneDidEnterBackgroundNotification")
  }
}
