// The members of the app that ask the system for what a page has no counterpart of.

import Heft

/// The result of a fetch in the background, which no app gets here.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// Whether the app is launched in the background to fetch.
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication {
  /// Names how an address is opened outside the app.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in the app that the address belongs to.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// Names a kind of extensions of other apps, of which there are none here.
  public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other makers.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }

  /// Opens an address outside the app, unless only an app of its own may open it: there is none.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How it is opened; `universalLinksOnly` keeps it closed.
  ///   - completion: Called with whether the address is of a kind that can be opened.
  @_disfavoredOverload
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Bool],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard options[.universalLinksOnly] == true else { return open(url, completionHandler: completion) }
    if let completion { DispatchQueue.main.async { completion(false) } }
  }

  /// Opens an address outside the app, unless only an app of its own may open it: there is none.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: How it is opened; `universalLinksOnly` keeps it closed.
  ///   - completion: Called with whether the address is of a kind that can be opened.
  @_disfavoredOverload
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: AnyObject],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isOnly = (options[.universalLinksOnly] as? NSNumber)?.boolValue ?? false
    open(url, options: [OpenExternalURLOptionsKey.universalLinksOnly: isOnly], completionHandler: completion)
  }
}

// What the user has set.
extension UIApplication {
  /// How large the user wants text to be.
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }
  /// From left to right: apps are laid out so here.
  public final var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Always: a page's files are never locked.
  public final var isProtectedDataAvailable: Bool { true }
  /// UIKit's usual answer, though no app runs in the background here.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// Without a limit, as for an app in front.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the app can have another icon: no.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of the other icon: nil is the app's own.
  public final var alternateIconName: String? { nil }

  /// Would give the app another icon.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; nil is the app's own.
  ///   - completionHandler: Called later with an error, or with nil where the own icon is asked for.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: ((NSError?) -> Void)? = nil
  ) {
    if alternateIconName != nil {
      Stub.say("UIApplication.setAlternateIconName", "an app has one icon here.")
    }
    let error = alternateIconName == nil ? nil : NSError(domain: "NSCocoaErrorDomain", code: 3328)
    if let completionHandler { DispatchQueue.main.async { completionHandler(error) } }
  }
}

// Orientation and state.
extension UIApplication {
  /// The seconds that a quarter turn takes.
  public final var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

  /// The orientations that the app allows.
  ///
  /// - Parameter window: Makes no difference.
  /// - Returns: The app's own orientations.
  public final func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    AppProcess.current?.app.supportedInterfaceOrientations ?? .all
  }

  /// Does nothing: no picture of the app is kept for its launch.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Does nothing: no state is restored.
  public final func extendStateRestoration() {}
  /// Does nothing: no state is restored.
  public final func completeStateRestoration() {}

  /// Would have the app hear of the buttons of headphones.
  public final func beginReceivingRemoteControlEvents() {
    Stub.say(
      "UIApplication.beginReceivingRemoteControlEvents", "the buttons of headphones are the browser's here.")
  }
  public final func endReceivingRemoteControlEvents() {}

  /// Does nothing: a controller's `prefersStatusBarHidden` is what counts here.
  ///
  /// - Parameters:
  ///   - hidden: Left aside.
  ///   - animation: Left aside.
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Does nothing: the screen is turned by the user.
  ///
  /// - Parameters:
  ///   - interfaceOrientation: Left aside.
  ///   - animated: Left aside.
  public final func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
    Stub.say("UIApplication.setStatusBarOrientation", "the screen is turned by the user here.")
  }
}

// Scenes, of which an app has one.
extension UIApplication {
  /// The session of the app's scene; none for an app without scenes.
  public final var openSessions: Set<UISceneSession> { Set(connectedScenes.map { $0.session }) }
  /// Whether the app can have more than one scene: no.
  public final var supportsMultipleScenes: Bool { false }

  /// Would show another scene.
  ///
  /// - Parameters:
  ///   - sceneSession: Left aside.
  ///   - userActivity: Left aside.
  ///   - options: Left aside.
  ///   - errorHandler: Called later with an error.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?, errorHandler: ((NSError) -> Void)? = nil
  ) {
    Stub.say("UIApplication.requestSceneSessionActivation", "an app has one scene here.")
    fail(errorHandler)
  }

  /// Would close a scene.
  ///
  /// - Parameters:
  ///   - sceneSession: Left aside.
  ///   - options: Left aside.
  ///   - errorHandler: Called later with an error.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((NSError) -> Void)? = nil
  ) {
    Stub.say("UIApplication.requestSceneSessionDestruction", "an app has one scene here.")
    fail(errorHandler)
  }

  /// Does nothing: a scene is always as it is.
  ///
  /// - Parameter sceneSession: Left aside.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  private final func fail(_ handler: ((NSError) -> Void)?) {
    guard let handler else { return }
    DispatchQueue.main.async { handler(NSError(domain: "UISceneErrorDomain", code: 0)) }
  }
}
