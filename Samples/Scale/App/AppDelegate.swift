import Heft

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  /// The background that "Open Blue" sets [the tutorial].
  private static let blue = UIColor(red: 151 / 255, green: 187 / 255, blue: 1, alpha: 1)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    window?.backgroundColor = .systemBackground
    guard let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem else { return true }
    // An action that is handled here is not to be performed again.
    return !handle(item)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(handle(shortcutItem))
  }

  private func handle(_ item: UIApplicationShortcutItem) -> Bool {
    switch Shortcut(fullIdentifier: item.type) {
    case .openBlue:
      window?.backgroundColor = AppDelegate.blue
      return true
    case nil: return false
    }
  }
}
