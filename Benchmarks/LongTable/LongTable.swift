import Heft

/// An app for the benchmarks: a table of 10,000 rows.
public enum LongTable {
  /// The app. Its rows are what most lists' rows are: a text, a line below and a chevron.
  public static let app = App(
    name: "Long table", bundleIdentifier: "dev.heft.LongTable", rootViewController: { LongController() },
    delegate: { LongDelegate() })
}

private final class LongDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class LongController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
