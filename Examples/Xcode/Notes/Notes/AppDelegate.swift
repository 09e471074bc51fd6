import UIKit
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    static let iconKey = "icon"
    var window: UIWindow?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, error in
            print("granted: \(granted)", error as Any)
        }
        application.shortcutItems = [
            UIApplicationShortcutItem(
                type: "Notes.first", localizedTitle: "First Note", localizedSubtitle: nil,
                icon: UIApplicationShortcutIcon(type: .compose),
                userInfo: [AppDelegate.iconKey: UIApplicationShortcutIcon.IconType.compose.rawValue as NSSecureCoding])
        ]
        window = UIWindow(frame: UIScreen.main.bounds)
        let list = NotesViewController(nibName: "NotesViewController", bundle: nil)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()
        return true
    }
}
