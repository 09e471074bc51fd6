import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(_ application: UIApplication,
                   didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    if let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem {
      print("launched by \(item.localizedTitle)")
    }
    return true
  }

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                   completionHandler: @escaping (Bool) -> Void) {
    guard let navigation = window?.rootViewController as? UINavigationController,
      let list = navigation.viewControllers.first as? RecipesViewController else {
        completionHandler(false)
        return
    }
    navigation.popToRootViewController(animated: false)
    list.open(Recipe.all[0])
    completionHandler(true)
  }
}
