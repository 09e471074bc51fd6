import Heft

/// Dice that are rolled anew when the list is pulled down, or by the bar's button.
final class RefreshViewController: UITableViewController {
  private static let names = ["One", "Two", "Three", "Four", "Five", "Six"]
  private var dice = [3, 5, 1, 6, 2]

  override init() {
    super.init(style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIRefreshControl(frame: .zero)
    refresh.addTarget(self, action: RefreshViewController.pulled, for: .valueChanged)
    refreshControl = refresh
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Roll", style: .plain, target: self, action: RefreshViewController.roll)
  }

  /// Rolls the dice as the user would by pulling.
  private func roll() {
    refreshControl?.beginRefreshing()
    pulled()
  }

  private func pulled() {
    Timer.scheduledTimer(
      withTimeInterval: 1, repeats: false, block: weakify(self) { screen, _ in screen.show() })
  }

  private func show() {
    for index in dice.indices { dice[index] = 1 + Int(arc4random_uniform(6)) }
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "Pull the list down to roll the dice."
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dice.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "die")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "die")
    cell.textLabel?.text = "Die \(indexPath.row + 1)"
    cell.detailTextLabel?.text = RefreshViewController.names[dice[indexPath.row] - 1]
    cell.selectionStyle = .none
    return cell
  }
}
