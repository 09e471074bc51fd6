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
public final class UISceneSession: NSObject {}

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
}

extension UIWindow {
  /// A window that fills the screen of its scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: AppProcess.current?.screen.bounds ?? .zero)
  }
}
