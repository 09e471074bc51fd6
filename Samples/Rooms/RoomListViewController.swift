import Heft

/// A list of rooms by their kinds.
final class RoomListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  UIViewControllerPreviewingDelegate
{
  /// The text that is shown while there are no rooms.
  var emptyText = ""

  let tableView = UITableView(frame: .zero, style: .grouped)
  private(set) var anchorGroups: [AnchorGroup] = []
  private let account: Account
  private let load: () -> [AnchorGroup]
  private let emptyLabel = UILabel()

  /// A list of what the closure answers each time that the screen comes.
  init(account: Account, load: @escaping () -> [AnchorGroup]) {
    self.account = account
    self.load = load
    super.init()
  }

  override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = RoomCell.height
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    emptyLabel.numberOfLines = 0
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.text = emptyText
    tableView.backgroundView = emptyLabel
    view = tableView
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableView.rowHeight = RoomCell.height
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    anchorGroups = load()
    emptyLabel.isHidden = !anchorGroups.isEmpty
    tableView.reloadData()
  }

  /// A screen for a room, not shown yet.
  func showRoom(at indexPath: IndexPath) -> ShowRoomViewController {
    ShowRoomViewController(room: anchorGroups[indexPath.section].anchors[indexPath.row], account: account)
  }

  // MARK: The table

  func numberOfSections(in tableView: UITableView) -> Int { anchorGroups.count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    anchorGroups[section].name
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    anchorGroups[section].anchors.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell") as? RoomCell
      ?? RoomCell(style: .subtitle, reuseIdentifier: "cell")
    cell.show(anchorGroups[indexPath.section].anchors[indexPath.row])
    // A cell that is used again is registered already, and stays so.
    registerForPreviewing(with: self, sourceView: cell)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let room = showRoom(at: indexPath)
    room.hidesBottomBarWhenPushed = true
    show(room, sender: self)
  }

  // MARK: Previews

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let cell = previewingContext.sourceView as? UITableViewCell,
      let indexPath = tableView.indexPath(for: cell)
    else { return nil }
    let room = showRoom(at: indexPath)
    room.preferredContentSize = CGSize(width: 0, height: 0)
    room.showStr = "Row \(indexPath.row + 1), opened by a firm press"
    room.jumped = weakify(self) { list, controller in
      controller.hidesBottomBarWhenPushed = true
      list.show(controller, sender: list)
    }
    previewingContext.sourceRect = cell.bounds
    return room
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    viewControllerToCommit.hidesBottomBarWhenPushed = true
    show(viewControllerToCommit, sender: self)
  }
}

/// A row of the list: the room's picture, its name, and its viewers.
final class RoomCell: UITableViewCell {
  static var height: CGFloat { max(UIFontMetrics.default.scaledValue(for: 76), 76) }

  private let picture = UIImageView(frame: .zero)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.cornerRadius = 8
    contentView.addSubview(picture)
    textLabel?.font = .preferredFont(forTextStyle: .headline)
    detailTextLabel?.textColor = .secondaryLabel
    // The line of people who watch is shown whole also in large text on a small phone.
    detailTextLabel?.adjustsFontSizeToFitWidth = true
    detailTextLabel?.minimumScaleFactor = 0.6
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 16, y: (bounds.height - 52) / 2, width: 92, height: 52)
    let left = picture.frame.maxX + 14
    let width = max(contentView.bounds.width - left - 8, 0)
    guard let name = textLabel, let detail = detailTextLabel else { return }
    // Larger text needs a second line sooner.
    name.numberOfLines = traitCollection.preferredContentSizeCategory > .large ? 2 : 1
    let below = max(20, detail.font.lineHeight)
    let above = max(
      24, min(name.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height - below - 8))
    let top = (bounds.height - above - below) / 2 - 1
    name.frame = CGRect(x: left, y: top, width: width, height: above)
    detail.frame = CGRect(x: left, y: top + above, width: width, height: below)
  }

  func show(_ room: Room) {
    picture.image = room.picture
    textLabel?.text = room.name
    detailTextLabel?.text = room.detail
    accessibilityLabel = "\(room.name), \(room.detail)"
  }
}
