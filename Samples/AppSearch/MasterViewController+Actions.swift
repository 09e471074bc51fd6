import Heft

// The actions on a message from its row or its preview.
extension MasterViewController {
  /// The actions of a message that is peeked at.
  func previewActions(for message: Message) -> [any UIPreviewActionItem] {
    let master = Weak<MasterViewController>(wrappedValue: self)
    let isRead = inbox.isRead(message)
    let reply = UIPreviewAction(title: "Reply") { _, _ in master.wrappedValue?.reply(to: message) }
    let mark = UIPreviewAction(title: isRead ? "Mark as Unread" : "Mark as Read") { _, _ in
      master.wrappedValue?.mark(message, isRead: !isRead)
    }
    let trash = UIPreviewAction(title: "Trash", style: .destructive) { _, _ in
      master.wrappedValue?.trash(message)
    }
    return [reply, mark, trash]
  }

  /// The same behind a message's row.
  func swipeActions(for message: Message) -> UISwipeActionsConfiguration {
    let master = Weak<MasterViewController>(wrappedValue: self)
    let isRead = inbox.isRead(message)
    let trash = UIContextualAction(style: .destructive, title: "Trash") { _, _, done in
      done(true)
      master.wrappedValue?.trash(message)
    }
    let mark = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") { _, _, done in
      done(true)
      master.wrappedValue?.mark(message, isRead: !isRead)
    }
    mark.backgroundColor = .systemBlue
    let reply = UIContextualAction(style: .normal, title: "Reply") { _, _, done in
      done(true)
      master.wrappedValue?.reply(to: message)
    }
    return UISwipeActionsConfiguration(actions: [trash, mark, reply])
  }

  private func mark(_ message: Message, isRead: Bool) {
    inbox.setRead(message, isRead)
    find(searchBar.text ?? "")
  }

  /// Trashes a message; Undo stands in the bar until something else is trashed or it is used.
  private func trash(_ message: Message) {
    inbox.setTrashed(message, true)
    trashedMessage = message
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Undo", style: .plain, target: self, action: MasterViewController.undoTrash)
    find(searchBar.text ?? "")
    UIAccessibility.post(notification: .announcement, argument: "\(message.subject) trashed")
  }

  private func undoTrash() {
    guard let message = trashedMessage else { return }
    inbox.setTrashed(message, false)
    trashedMessage = nil
    navigationItem.leftBarButtonItem = nil
    find(searchBar.text ?? "")
    UIAccessibility.post(notification: .announcement, argument: "\(message.subject) is back")
  }

  /// Asks for a reply. It goes nowhere: the message keeps it.
  private func reply(to message: Message) {
    let alert = UIAlertController(
      title: "Reply to \(message.sender)", message: message.subject, preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Your reply"
      field.autocapitalizationType = .sentences
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let (master, asked) = (
      Weak<MasterViewController>(wrappedValue: self), Weak<UIAlertController>(wrappedValue: alert)
    )
    let send = UIAlertAction(title: "Send", style: .default) { _ in
      guard let master = master.wrappedValue, let text = asked.wrappedValue?.textFields?.first?.text,
        !text.isEmpty
      else { return }
      master.inbox.setReply(text, to: message)
      master.inbox.setRead(message, true)
      master.find(master.searchBar.text ?? "")
    }
    alert.addAction(send)
    alert.preferredAction = send
    present(alert, animated: true)
  }
}
