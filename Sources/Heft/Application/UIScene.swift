/// A part of an app that has its own life on the screen. Heft has one for each app that asks for one.
public class UIScene: UIResponder {
  /// The states of a scene's life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// The reason for which a scene is connected.
  public final class ConnectionOptions: NSObject {
    /// The quick action that the user launched the app with; nil if it was launched in another way.
    public let shortcutItem: UIApplicationShortcutItem?

    init(shortcutItem: UIApplicationShortcutItem?) {
      self.shortcutItem = shortcutItem
      super.init()
    }
  }

  /// The state of the scene's life.
  public final internal(set) var activationState = ActivationState.unattached
  /// The session of the scene, which identifies it among others.
  public final let session = UISceneSession()
}

/// The identity of a scene among others: Heft's apps have one.
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: Equatable, Sendable {
    private let number: UInt8

    /// It has windows on the device's screen.
    public static let windowApplication = Role(number: 0)
  }

  /// The role of the scene.
  public let role = Role.windowApplication
}

/// The configuration of a scene. Accepted for compatibility with UIKit: `App(sceneDelegate:)` configures the scene.
public final class UISceneConfiguration: NSObject {
  /// The name in the app's list of scenes; nil for none.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role

  /// A configuration by its name.
  ///
  /// - Parameters:
  ///   - name: The name; nil for none.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A scene with windows.
public final class UIWindowScene: UIScene {
  let windowSceneDelegate: (any UIWindowSceneDelegate)?

  init(delegate: any UIWindowSceneDelegate) {
    windowSceneDelegate = delegate
    super.init()
  }

  /// The delegate that is told of the scene's life.
  public var delegate: (any UISceneDelegate)? { windowSceneDelegate }

  /// The app's windows, the rearmost first.
  public var windows: [UIWindow] { AppProcess.current?.windows ?? [] }

  /// The screen that the scene is shown on.
  public var screen: UIScreen { UIScreen.main }

  /// The space of the scene's coordinates: its screen.
  public var coordinateSpace: UIScreen { UIScreen.main }
}

extension UIWindow {
  /// The screen that the window is shown on.
  public var screen: UIScreen { UIScreen.main }

  /// The scene of the app, because an app has one; nil if it has none. Setting it changes nothing.
  public var windowScene: UIWindowScene? {
    get { AppProcess.current?.windowScene }
    set {}
  }

  /// A window that fills the screen of its scene.
  ///
  /// - Parameter windowScene: The scene; an app has one.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: AppProcess.current?.screen.bounds ?? .zero)
  }
}
