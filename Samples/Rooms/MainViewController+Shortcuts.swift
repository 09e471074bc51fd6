import Heft

// The app's quick actions, wherever the user was.
extension MainViewController {
  /// Shows what an action stands for; the first tab where there is no such action.
  func perform(_ shortcut: Shortcut?) {
    if presentedViewController != nil { dismiss(animated: false) }
    switch shortcut {
    case .home:
      selectedIndex = 1
      selectedNavigation?.popToRootViewController(animated: false)
    case .play: play()
    case .user:
      // Where the profile is on the screen, another one would only be in the way of Back.
      guard !(selectedNavigation?.topViewController is NameViewController) else { return }
      let name = NameViewController(account: account)
      name.title = "Profile"
      name.hidesBottomBarWhenPushed = true
      selectedNavigation?.pushViewController(name, animated: true)
    case nil: selectedIndex = 0
    }
  }

  private var selectedNavigation: UINavigationController? {
    selectedViewController as? UINavigationController
  }

  /// Presents the room with the most viewers.
  private func play() {
    let rooms = AnchorGroup.all.flatMap { $0.anchors }
    guard let first = rooms.first else { return }
    let room = rooms.reduce(first) { $1.viewers > $0.viewers ? $1 : $0 }
    let screen = ShowRoomViewController(room: room, account: account)
    screen.hidesBottomBarWhenPushed = true
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: MainViewController.closeRoom)
    let presented = UINavigationController(rootViewController: screen)
    selectedViewController?.children.first?.present(presented, animated: true)
  }

  private func closeRoom() {
    dismiss(animated: true)
  }
}
