import UIKit
import CoreData
import MapKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  static var shared: AppDelegate { return UIApplication.shared.delegate as! AppDelegate }
  var log: [String] = []

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool {
    UserDefaults.standard.register(defaults: ["first": true, "rounds": 3])
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    if UserDefaults.standard.bool(forKey: "first") { UserDefaults.standard.set(false, forKey: "first") }
    return true
  }

  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable : Any]) {
    print("push", userInfo)
  }

  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    let tabs = window!.rootViewController! as! UITabBarController
    tabs.selectedIndex = Int(shortcutItem.type) ?? 0
    completionHandler(true)
  }
}
