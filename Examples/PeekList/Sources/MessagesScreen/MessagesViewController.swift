import Heft

/// A list of messages: press one deeper to peek into it, and deeper still to open it.
public final class MessagesViewController: UITableViewController {
  private var numbers = Array(1...40)

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
    tableView.rowHeight = 60
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: presentingViewController == nil ? "Card" : "Done", style: .plain, target: self,
      action: MessagesViewController.turnCard)
    registerForPreviewing(with: self, sourceView: tableView)
  }

  private func turnCard() {
    if presentingViewController != nil { return dismiss(animated: true) }
    present(UINavigationController(rootViewController: MessagesViewController()), animated: true)
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numbers.count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    cell.textLabel?.text = "Message \(numbers[indexPath.row])"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(detail(at: indexPath), sender: self)
    tableView.deselectRow(at: indexPath, animated: true)
  }

  private func detail(at indexPath: IndexPath) -> MessageViewController {
    let detail = MessageViewController()
    detail.number = numbers[indexPath.row]
    detail.list = self
    return detail
  }

  /// Takes a message away.
  func delete(_ number: Int) {
    guard let row = numbers.firstIndex(of: number) else { return }
    numbers.remove(at: row)
    tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
  }
}

extension MessagesViewController: UIViewControllerPreviewingDelegate {
  public func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let indexPath = tableView.indexPathForRow(at: location),
      let cell = tableView.cellForRow(at: indexPath)
    else { return nil }
    previewingContext.sourceRect = cell.frame
    return detail(at: indexPath)
  }

  public func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    show(viewControllerToCommit, sender: self)
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
}

/// The app, for the simulator and for tests.
public let peekList = App(
  name: "Messages", bundleIdentifier: "com.example.PeekList",
  rootViewController: { UINavigationController(rootViewController: MessagesViewController()) },
  delegate: { AppDelegate() })
