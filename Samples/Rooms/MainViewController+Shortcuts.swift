import Heft

// What the app's quick actions do, wherever the user was.
extension MainViewController {
  /// Shows what an action stands for; the first tab where there is no such action.
  func perform(_ shortcut: Shortcut?) {
    if presentedViewController != nil { dismiss(animated: false) }
    switch shortcut {
    case .home: selectedIndex = 1
    case .play: play()
    case .user:
      let name = NameViewController(account: account)
      name.title = "Profile"
      name.hidesBottomBarWhenPushed = true
      selectedViewController?.children.last?.navigationController?.pushViewController(name, animated: true)
    case nil: selectedIndex = 0
    }
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
