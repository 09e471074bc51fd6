import Heft

/// The list of all screens, by what they show.
public final class GalleryViewController: UITableViewController {
  override public init() {
    super.init(style: .grouped)
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    tableView.rowHeight = 60
  }

  override public func numberOfSections(in tableView: UITableView) -> Int { catalog.count }

  override public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    catalog[section].title
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    catalog[section].entries.count
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Screen")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Screen")
    let entry = catalog[indexPath.section].entries[indexPath.row]
    cell.textLabel?.text = entry.title
    cell.detailTextLabel?.text = entry.summary
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let entry = catalog[indexPath.section].entries[indexPath.row]
    let screen = entry.make()
    screen.title = entry.title
    screen.navigationItem.largeTitleDisplayMode = entry.hasLargeTitle ? .always : .never
    show(screen, sender: self)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
}

/// The app, for the simulator and for tests.
public let gallery = App(
  name: "Gallery", bundleIdentifier: "com.example.Gallery", assets: galleryPictures,
  rootViewController: {
    let navigation = UINavigationController(rootViewController: GalleryViewController())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  },
  delegate: { AppDelegate() })
