import Heft

// The app's quick actions, wherever the user was.
extension MasterViewController {
  /// Puts the caret into the search field.
  func startSearch() {
    pause()
    searchBar.becomeFirstResponder()
  }

  /// Opens the latest message with the share sheet over it.
  func shareLatest() {
    guard let latest = inbox.messages.first else { return }
    open(latest)?.share()
  }

  /// Opens the newest message that was not read yet, or the newest of all.
  func playNext() {
    guard let next = inbox.messages.first(where: { !inbox.isRead($0) }) ?? inbox.messages.first else {
      return
    }
    open(next)
  }

  /// Back to the list, without whatever lies over it.
  func pause() {
    let root = splitViewController ?? navigationController
    if root?.presentedViewController != nil { root?.dismiss(animated: false) }
    navigationController?.popToRootViewController(animated: false)
  }

  @discardableResult
  private func open(_ message: Message) -> DetailViewController? {
    pause()
    guard let detail = detail(of: message) else { return nil }
    UIView.performWithoutAnimation { showDetail(detail) }
    return detail
  }
}
