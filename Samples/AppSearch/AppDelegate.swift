import Heft

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  /// The quick action that launched the app, until it is acted on.
  private var launchedShortcutItem: UIApplicationShortcutItem?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: AnyObject]?
  ) -> Bool {
    launchedShortcutItem = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    if application.shortcutItems?.isEmpty ?? true { application.shortcutItems = AppDelegate.dynamicItems }
    // An action that waits for the app to become active is not to be performed as well.
    return launchedShortcutItem == nil
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    guard let item = launchedShortcutItem else { return }
    launchedShortcutItem = nil
    _ = handle(item)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(handle(shortcutItem))
  }

  private func handle(_ item: UIApplicationShortcutItem) -> Bool {
    let split = window?.rootViewController as? UISplitViewController
    let navigation = split?.viewControllers.first as? UINavigationController
    guard let master = navigation?.viewControllers.first as? MasterViewController else { return false }
    switch item.type {
    case ShortcutIdentifier.first:
      print("First shortcut selected")
      master.startSearch()
    case ShortcutIdentifier.second:
      print("Second shortcut selected")
      master.shareLatest()
    case ShortcutIdentifier.third:
      print("Third shortcut selected")
      master.playNext()
    case ShortcutIdentifier.fourth:
      print("Fourth shortcut selected")
      master.pause()
    default: return false
    }
    return true
  }

  /// The actions that are offered besides the Info.plist's items once the app has run.
  private static var dynamicItems: [UIApplicationShortcutItem] {
    let play = UIMutableApplicationShortcutItem(type: ShortcutIdentifier.third, localizedTitle: "Play")
    play.localizedSubtitle = "The next unread message"
    play.icon = UIApplicationShortcutIcon(type: .play)
    let pause = UIMutableApplicationShortcutItem(type: ShortcutIdentifier.fourth, localizedTitle: "Pause")
    pause.localizedSubtitle = "Back to the list"
    pause.icon = UIApplicationShortcutIcon(type: .pause)
    return [play, pause]
  }
}
