import Heft

/// A list under a large title, with a search in the bar.
final class LargeTitleViewController: UITableViewController, UISearchResultsUpdating {
  private static let names = [
    "Amsterdam", "Athens", "Barcelona", "Berlin", "Bologna", "Bordeaux", "Bruges", "Budapest", "Copenhagen",
    "Dublin",
    "Edinburgh", "Florence", "Genoa", "Ghent", "Granada", "Hamburg", "Helsinki", "Krakow", "Lisbon",
    "Ljubljana",
    "London", "Lyon", "Madrid", "Marseille", "Munich", "Naples", "Oslo", "Palermo", "Paris", "Porto",
    "Prague", "Riga",
    "Rome", "Seville", "Stockholm", "Tallinn", "Turin", "Venice", "Vienna", "Vilnius",
  ]
  private var shown = LargeTitleViewController.names

  override init() {
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Cities"
    search.searchResultsUpdater = self
    navigationItem.searchController = search
  }

  func updateSearchResults(for searchController: UISearchController) {
    let wanted = (searchController.searchBar.text ?? "").lowercased()
    shown = LargeTitleViewController.names.filter { wanted.isEmpty || $0.lowercased().contains(wanted) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "City")
      ?? UITableViewCell(style: .default, reuseIdentifier: "City")
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
