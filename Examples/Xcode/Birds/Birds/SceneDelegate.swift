import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let _ = (scene as? UIWindowScene) else { return }
        window?.tintColor = .systemTeal
        if let shortcutItem = connectionOptions.shortcutItem {
            show(shortcutItem)
        }
    }

    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                     completionHandler: @escaping (Bool) -> Void) {
        completionHandler(show(shortcutItem))
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        UserDefaults.standard.set(BirdStore.shared.favorite, forKey: "favorite")
    }

    @discardableResult
    private func show(_ shortcutItem: UIApplicationShortcutItem) -> Bool {
        guard shortcutItem.type == "favorite",
              let navigationController = window?.rootViewController as? UINavigationController,
              let list = navigationController.viewControllers.first as? BirdShowing else { return false }
        let name = shortcutItem.userInfo?["bird"] as? String ?? BirdStore.shared.favorite
        list.show(birdNamed: name)
        return true
    }
}
