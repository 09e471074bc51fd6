import Heft

/// The tabs: the rooms that are followed, all rooms, and the user's own page.
final class MainViewController: UITabBarController {
  let account = Account(storage: UIApplication.shared.storage)

  override func viewDidLoad() {
    super.viewDidLoad()
    let following = RoomListViewController(account: account) { [account] in account.followedGroups }
    following.title = "Following"
    following.emptyText = "You follow no room yet.\nOpen one and tap Follow."
    following.tabBarItem = UITabBarItem(title: "Following", image: TabPictures.following, tag: 0)
    let rooms = RoomListViewController(account: account) { AnchorGroup.all }
    rooms.title = "Rooms"
    rooms.tabBarItem = UITabBarItem(title: "Rooms", image: TabPictures.rooms, tag: 1)
    let name = NameViewController(account: account)
    name.title = "Profile"
    name.tabBarItem = UITabBarItem(title: "Profile", image: TabPictures.profile, tag: 2)
    let pages: [UIViewController] = [following, rooms, name]
    viewControllers = pages.map { UINavigationController(rootViewController: $0) }
    selectedIndex = 1
  }
}
