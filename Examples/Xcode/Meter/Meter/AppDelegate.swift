import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    enum Shortcut: String {
        case reset = "com.example.Meter.reset"
        case record = "com.example.Meter.record"
    }

    var window: UIWindow?
    private let meter = MeterViewController()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .white
        window?.rootViewController = UINavigationController(rootViewController: meter)
        window?.makeKeyAndVisible()

        var handlesShortcut = false
        if let item = launchOptions?[UIApplicationLaunchOptionsKey.shortcutItem] as? UIApplicationShortcutItem {
            handlesShortcut = handle(item)
        }
        return !handlesShortcut
    }

    func applicationWillResignActive(_ application: UIApplication) {
        let icon = UIApplicationShortcutIcon(type: .update)
        application.shortcutItems = [
            UIMutableApplicationShortcutItem(type: Shortcut.reset.rawValue, localizedTitle: "Reset",
                                             localizedSubtitle: "Highest: \(meter.highest) %", icon: icon, userInfo: nil)
        ]
    }

    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Swift.Void) {
        completionHandler(handle(shortcutItem))
    }

    @discardableResult
    private func handle(_ item: UIApplicationShortcutItem) -> Bool {
        guard let shortcut = Shortcut(rawValue: item.type) else { return false }
        switch shortcut {
        case .reset: meter.reset()
        case .record: return false
        }
        return true
    }
}
