import Heft

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    // The Info.plist has the app's actions; earlier versions set the same ones here, and they are kept.
    application.shortcutItems = []
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let main = window?.rootViewController as? MainViewController
    main?.perform(Shortcut(shortcutItem))
    completionHandler(main != nil)
  }
}
