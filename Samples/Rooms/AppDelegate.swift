import Heft

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    application.shortcutItems = Shortcut.allCases.map { $0.item }
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
