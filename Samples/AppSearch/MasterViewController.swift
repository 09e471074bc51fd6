import Heft

/// The messages, and a field to search them.
final class MasterViewController: UITableViewController, UISearchBarDelegate {
  /// The messages that are listed now.
  private(set) var objects: [Message] = []

  let inbox = Inbox(storage: UIApplication.shared.storage)
  let searchBar = UISearchBar(frame: .zero)
  private let emptyLabel = UILabel()
  /// The message that Undo brings back.
  var trashedMessage: Message?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.reuseIdentifier)
    tableView.rowHeight = MessageCell.height
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Help", style: .plain, target: self, action: MasterViewController.showHelp)
    searchBar.placeholder = "Sender or subject"
    searchBar.searchTextField.accessibilityLabel = "Search messages"
    searchBar.delegate = self
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    tableView.backgroundView = emptyLabel
    find("")
    // Where there is no 3D Touch, a touch that is held opens the same preview.
    registerForPreviewing(with: PreviewingDelegate(self), sourceView: view)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableView.rowHeight = MessageCell.height
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  /// Lists the messages again, by what is searched for.
  func find(_ words: String) {
    objects = inbox.messages.filter { $0.matches(words) }
    emptyLabel.text = inbox.messages.isEmpty ? "No messages." : "No message like that."
    emptyLabel.isHidden = !objects.isEmpty
    tableView.reloadData()
  }

  private func showHelp() {
    show(HelpViewController(document: "help.html"), sender: self)
  }

  /// A screen for a message, not shown yet.
  func detail(of message: Message) -> DetailViewController? {
    let controller = storyboard?.instantiateViewController(withIdentifier: "DetailViewController")
    guard let detail = controller as? DetailViewController else { return nil }
    detail.setDetailItem(message, reply: inbox.reply(to: message))
    detail.actions = previewActions(for: message)
    detail.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
    detail.navigationItem.leftItemsSupplementBackButton = true
    detail.appeared = { [inbox] in inbox.markAsRead(message) }
    return detail
  }

  func showDetail(_ detail: DetailViewController) {
    showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
  }

  // MARK: The table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    objects.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.reuseIdentifier, for: indexPath)
    let message = objects[indexPath.row]
    (cell as? MessageCell)?.show(
      message, isRead: inbox.isRead(message), isReplied: inbox.reply(to: message) != nil)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    searchBar.resignFirstResponder()
    if let detail = detail(of: objects[indexPath.row]) { showDetail(detail) }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    swipeActions(for: objects[indexPath.row])
  }

  // MARK: Searching

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    find(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }
}
