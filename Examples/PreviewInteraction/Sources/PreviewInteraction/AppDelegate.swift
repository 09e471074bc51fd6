import BubbleScreen
import Heft

/// Where the program begins. The app's name and its quick action are in Info.plist, which the build reads.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  static var rootViewController: (() -> UIViewController)? { { BubbleViewController() } }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let bubble = window?.rootViewController as? BubbleViewController
    bubble?.blowUp(bubbles: shortcutItem.userInfo?["bubbles"]?.integer ?? 1)
    completionHandler(bubble != nil)
  }
}
