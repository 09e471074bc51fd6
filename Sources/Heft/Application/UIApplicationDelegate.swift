/// Hears of an app's life. Every method may be left out.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window. Set before launch where the app has a root view controller.
  var window: UIWindow? { get set }

  /// The app is about to have launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool

  /// The app has launched and is about to be shown.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool

  /// The spelling of UIKit, which is called where the one with `AnyObject` is not there. Its options are always
  /// nil: the Embedded subset has the type `Any` but no values of it.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The spelling of UIKit, which is called where the one with `AnyObject` is not there. Its options are always
  /// nil: the Embedded subset has the type `Any` but no values of it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The user picked a quick action: while the app was running, or to launch it. Then it is called only where both
  /// launch methods have returned true. Call the handler once: true where it was done.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The app is in front and gets touches: after launching, and after coming back.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to lose the touches.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is hidden.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to come back.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    let options: [UIApplication.LaunchOptionsKey: Any]? = nil
    return self.application(application, willFinishLaunchingWithOptions: options)
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    let options: [UIApplication.LaunchOptionsKey: Any]? = nil
    return self.application(application, didFinishLaunchingWithOptions: options)
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
