/// A part of an app that has its own life on the screen. Heft has one for each app that asks for one.
public class UIScene: UIResponder {
  /// Where a scene is in its life.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene is connected with.
  public final class ConnectionOptions: NSObject {
    /// The quick action that the user launched the app with; nil where it was another way.
    public let shortcutItem: UIApplicationShortcutItem?

    init(shortcutItem: UIApplicationShortcutItem?) {
      self.shortcutItem = shortcutItem
      super.init()
    }
  }

  /// Where the scene is in its life.
  public final internal(set) var activationState = ActivationState.unattached
  /// What keeps the scene's place among others.
  public final let session = UISceneSession()
}

/// A scene's place among others: Heft's apps have one.
public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Equatable, Sendable {
    private let number: UInt8

    /// It has windows on the device's screen.
    public static let windowApplication = Role(number: 0)
  }

  /// What the scene is for.
  public let role = Role.windowApplication
}

/// How a scene is made. Kept for what is written for UIKit: `App(sceneDelegate:)` says how.
public final class UISceneConfiguration: NSObject {
  /// The name in the app's list of scenes; nil for none.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role

  /// A configuration by its name.
  ///
  /// - Parameters:
  ///   - name: The name; nil for none.
  ///   - sessionRole: What the scene is for.
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

  /// Who hears of the scene's life.
  public var delegate: (any UISceneDelegate)? { windowSceneDelegate }

  /// The app's windows, the rearmost first.
  public var windows: [UIWindow] { AppProcess.current?.windows ?? [] }

  /// The screen that the scene is shown on.
  public var screen: UIScreen { UIScreen.main }

  /// What the scene's points are counted in: its screen.
  public var coordinateSpace: UIScreen { UIScreen.main }
}

extension UIWindow {
  /// The screen that the window is shown on.
  public var screen: UIScreen { UIScreen.main }

  /// The scene of the app, for an app has one; nil where it has none. Setting it changes nothing.
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
