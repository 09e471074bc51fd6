import HeftProtocol

/// The delegate that is told of an app's life cycle. Every method may be left out.
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app's window. Set before launch where the app has a root view controller.
  var window: UIWindow? { get set }

  /// The app is about to have launched.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Has the quick action of a launch by one, under `.shortcutItem`; else nil.
  /// - Returns: False where the launch has dealt with the quick action itself: then the delegate is not
  ///   asked to perform it.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool

  /// The app has launched and is about to be shown.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Has the quick action of a launch by one, under `.shortcutItem`; else nil.
  /// - Returns: False where the launch has dealt with the quick action itself: then the delegate is not
  ///   asked to perform it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool

  /// The spelling of UIKit, which is called where the one with `AnyObject` is not there. Natively it has the same
  /// options. In a page they are nil, because the Embedded subset has the type `Any` but no values of it; the console
  /// says so where there would have been some.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Has the quick action of a launch by one, under `.shortcutItem`; else nil.
  /// - Returns: False where the launch has dealt with the quick action itself: then the delegate is not
  ///   asked to perform it.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The spelling of UIKit, which is called where the one with `AnyObject` is not there. Natively it has the same
  /// options. In a page they are nil, because the Embedded subset has the type `Any` but no values of it; the console
  /// says so where there would have been some.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - launchOptions: Has the quick action of a launch by one, under `.shortcutItem`; else nil.
  /// - Returns: False where the launch has dealt with the quick action itself: then the delegate is not
  ///   asked to perform it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The user picked a quick action: while the app was running, or to launch it. Then it is called only where both
  /// launch methods have returned true. Call the handler once: true where it was done.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - shortcutItem: The action.
  ///   - completionHandler: To be called once; a watchdog tells of one that is not.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The user gave the app files: dropped, pasted, or picked after `UIApplication.pickFiles(accepting:)`. Ours, because
  /// UIKit's `application(_:open:options:)` has the address of one file.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - files: What could be read; a text that was pasted has no name.
  ///   - names: The names of those that could not, with commas between them; empty means none.
  /// - Returns: Whether the app took them.
  func application(_ application: UIApplication, open files: [HostFile], unread names: String) -> Bool

  /// The app is in front and gets touches: after launching, and after coming back.
  ///
  /// - Parameter application: The app.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// The app is about to lose the touches.
  ///
  /// - Parameter application: The app.
  func applicationWillResignActive(_ application: UIApplication)

  /// The app is hidden.
  ///
  /// - Parameter application: The app.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// The app is about to come back.
  ///
  /// - Parameter application: The app.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// The app is about to end.
  ///
  /// - Parameter application: The app.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func application(_ application: UIApplication, open files: [HostFile], unread names: String) -> Bool
  { false }

  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    #if hasFeature(Embedded)
      let options: [UIApplication.LaunchOptionsKey: Any]? = nil
      return application.process.withoutAny(isLost: launchOptions != nil, "launch options") {
        self.application(application, willFinishLaunchingWithOptions: options)
      }
    #else
      let options: [UIApplication.LaunchOptionsKey: Any]? = launchOptions
      return self.application(application, willFinishLaunchingWithOptions: options)
    #endif
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.process.isAnyFormMissing = true
    return true
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    #if hasFeature(Embedded)
      let options: [UIApplication.LaunchOptionsKey: Any]? = nil
      return application.process.withoutAny(isLost: launchOptions != nil, "launch options") {
        self.application(application, didFinishLaunchingWithOptions: options)
      }
    #else
      let options: [UIApplication.LaunchOptionsKey: Any]? = launchOptions
      return self.application(application, didFinishLaunchingWithOptions: options)
    #endif
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.process.isAnyFormMissing = true
    return true
  }

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

/// The properties of an app besides its Info.plist, for a program that begins with `@main` before its delegate: Heft's
/// own. A delegate implements those that it needs.
extension UIApplicationDelegate {
  /// The app's picture: the text of a square SVG; empty is a picture of the name's first letter.
  public static var icon: String { "" }
  /// The pictures that `UIImage(named:)` finds.
  public static var assets: [AppAsset] { [] }
  /// The pages that web views find.
  public static var documents: [AppDocument] { [] }
  /// The scenes, which an app has in a storyboard file on a phone.
  public static var storyboards: [UIStoryboard.Definition] { [] }
  /// Makes the controller of the window; nil if a storyboard has it or the delegate makes its window itself.
  public static var rootViewController: (() -> UIViewController)? { nil }
}
