import Heft

/// Rows that are swiped to both sides, moved by their handles, and chosen several at a time.
final class RowsViewController: UITableViewController {
  private var sections = [
    (
      title: "To do",
      rows: ["Water the plants", "Call the library", "Sharpen the knives", "Mend the bicycle"]
    ),
    (title: "Some day", rows: ["Learn the accordion", "See the northern lights"]),
  ]
  private var starred: [String] = []

  override init() {
    super.init(style: .insetGrouped)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.allowsMultipleSelectionDuringEditing = true
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    let remove = UIBarButtonItem(
      title: "Delete chosen", style: .plain, target: self, action: RowsViewController.deleteChosen)
    navigationItem.rightBarButtonItems = editing ? [editButtonItem, remove] : [editButtonItem]
  }

  /// Deletes the rows that are chosen.
  private func deleteChosen() {
    guard let chosen = tableView.indexPathsForSelectedRows else { return }
    tableView.performBatchUpdates {
      for path in chosen.reversed() { self.sections[path.section].rows.remove(at: path.row) }
      self.tableView.deleteRows(at: chosen, with: .fade)
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    let row = sections[indexPath.section].rows[indexPath.row]
    cell.textLabel?.text = row
    cell.accessoryType = starred.contains(row) ? .checkmark : .none
    return cell
  }

  // MARK: Moving

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
  }

  // MARK: Swiping

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let row = sections[indexPath.section].rows[indexPath.row]
    let isStarred = starred.contains(row)
    let star = UIContextualAction(
      style: .normal, title: isStarred ? "Unstar" : "Star",
      handler: weakify(self) { screen, _, _, done in
        screen.star(row)
        done(true)
      })
    star.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [star])
  }

  private func star(_ row: String) {
    if starred.contains(row) { starred.removeAll { $0 == row } } else { starred.append(row) }
    for (number, section) in sections.enumerated() {
      guard let place = section.rows.firstIndex(of: row) else { continue }
      tableView.reloadRows(at: [IndexPath(row: place, section: number)], with: .none)
    }
  }
}
