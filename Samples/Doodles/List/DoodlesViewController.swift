import Heft

/// The list of all doodles, the newest first: in rows, or in a grid where there is room for it.
final class DoodlesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) lazy var grid = makeGrid()
  /// Whether the doodles lie in the grid; only what is shown has any.
  private(set) var isGrid = false
  private let emptyLabel = UILabel()
  private let undoBar = UndoBar()
  private var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Doodles"
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    for part in [tableView, grid] as [UIView] { view.addSubview(part) }
    tableView.register(DoodleCell.self, forCellReuseIdentifier: DoodleCell.reuseIdentifier)
    tableView.rowHeight = DoodleCell.height
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: DoodlesViewController.newDoodle)
    navigationItem.rightBarButtonItem?.accessibilityLabel = "New doodle"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      image: ToolGlyphs.more, style: .plain, target: self, action: DoodlesViewController.showMore)
    navigationItem.leftBarButtonItem?.accessibilityLabel = "More"
    registerForPreviewing(with: self, sourceView: tableView)
    registerForPreviewing(with: self, sourceView: grid)
    emptyLabel.text = "No doodles yet.\nTap + and draw one."
    emptyLabel.numberOfLines = 0
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.font = .preferredFont(forTextStyle: .body)
    emptyLabel.adjustsFontForContentSizeCategory = true
    tableView.backgroundView = emptyLabel
    undoBar.undone = weakify(self) { list, doodle in
      Doodle.addDoodle(doodle)
      list.showDoodles()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tableView.rowHeight = DoodleCell.height
    (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = DoodleTile.size
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in [tableView, grid] as [UIView] { part.frame = view.bounds }
    if isGrid != wantsGrid { showDoodles() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
    for path in grid.indexPathsForSelectedItems ?? [] { grid.deselectItem(at: path, animated: animated) }
    showDoodles()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A draft that was not saved when the app ended is on the canvas again.
    guard !hasAppeared else { return }
    hasAppeared = true
    if Doodle.drafts?.hasDraft == true, navigationController?.presentedViewController == nil,
      split?.canvas == nil
    {
      presentCanvas(animated: false)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    undoBar.hide(animated: false)
  }

  /// Shows what there is now.
  func showDoodles() {
    let wasGrid = isGrid
    isGrid = wantsGrid
    if isGrid || wasGrid { grid.reloadData() }
    if !isGrid || !wasGrid { tableView.reloadData() }
    (tableView.isHidden, grid.isHidden) = (isGrid, !isGrid)
    showWhetherEmpty()
  }

  private func showWhetherEmpty() {
    emptyLabel.isHidden = !Doodle.sortedDoodles.isEmpty
  }

  private func newDoodle() {
    guard let split, split.canvas != nil else { return presentCanvas(animated: true) }
    split.leaveCanvas(weakify(self) { $0.presentCanvas(animated: true) })
  }

  func presentCanvas(animated: Bool) {
    let controller = UIStoryboard.mainStoryboard.instantiateViewController(
      withIdentifier: "NewDoodleNavigationController")
    let canvas = (controller as? UINavigationController)?.viewControllers.first as? NewDoodleViewController
    let show = weakify(self) { (list: DoodlesViewController) in
      guard let navigation = controller as? UINavigationController else { return }
      list.split?.show(canvas: navigation, animated: animated)
    }
    guard let draft = Doodle.drafts?.takeUp() else { return show() }
    guard let doodle = draft.doodle else {
      canvas?.takeUp(draft, of: nil, nil)
      return show()
    }
    Doodle.load(
      doodle,
      weakify(self) { list, contents in
        guard list.navigationController?.presentedViewController == nil else { return }
        canvas?.takeUp(draft, of: doodle, contents)
        show()
      })
  }

  /// Deletes a doodle and offers to bring it back.
  func delete(_ doodle: Doodle) {
    guard let row = Doodle.sortedDoodles.firstIndex(where: { $0 === doodle }) else { return }
    if split?.shownDoodle === doodle { split?.showNone() }
    let drawing = split?.canvas?.viewControllers.first as? NewDoodleViewController
    if let drawing, drawing.doodle === doodle { drawing.throwAway() }
    Doodle.deleteDoodle(doodle)
    if isGrid != wantsGrid {
      showDoodles()
    } else if isGrid {
      grid.deleteItems(at: [IndexPath(item: row, section: 0)])
    } else {
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }
    showWhetherEmpty()
    if let room = navigationController?.view { undoBar.show(doodle, in: room) }
  }

  /// Asks for another name.
  func rename(_ doodle: Doodle) {
    NamePrompt.ask(for: doodle, in: self, renamed: weakify(self) { $0.showDoodles() })
  }

  /// Makes another doodle of the same drawing, in front of all.
  func duplicate(_ doodle: Doodle) {
    Doodle.load(
      doodle,
      weakify(self) { list, contents in
        guard let contents else { return }
        Doodle.addDoodle(
          doodle.copy(of: contents, number: Doodle.nextNumber, date: UIApplication.shared.now))
        list.showDoodles()
        UIAccessibility.post(notification: .announcement, argument: "Duplicated")
      })
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isGrid ? 0 : Doodle.sortedDoodles.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: DoodleCell.reuseIdentifier, for: indexPath)
    (cell as? DoodleCell)?.doodle = Doodle.sortedDoodles[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(Doodle.sortedDoodles[indexPath.row], animated: true)
  }

  /// Shows a doodle in front of the list.
  @discardableResult
  func show(_ doodle: Doodle, animated: Bool) -> DoodleDetailViewController? {
    guard let detail = detail(of: doodle) else { return nil }
    split?.show(detail, animated: animated)
    return detail
  }

  var split: DoodlesSplitViewController? { splitViewController as? DoodlesSplitViewController }

  /// The screen of a row's doodle.
  func detail(at indexPath: IndexPath) -> DoodleDetailViewController? {
    detail(of: Doodle.sortedDoodles[indexPath.row])
  }

  private func detail(of doodle: Doodle) -> DoodleDetailViewController? {
    let detail = UIStoryboard.mainStoryboard.instantiateViewController(
      withIdentifier: "DoodleDetailViewController")
    guard let detail = detail as? DoodleDetailViewController else { return nil }
    detail.doodle = doodle
    detail.doodlesViewController = self
    return detail
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let doodle = Doodle.sortedDoodles[indexPath.row]
    let delete = UIContextualAction(
      style: .destructive, title: "Delete",
      handler: weakify(self) { list, _, _, done in
        list.delete(doodle)
        done(true)
      })
    let duplicate = UIContextualAction(
      style: .normal, title: "Duplicate",
      handler: weakify(self) { list, _, _, done in
        done(true)
        list.duplicate(doodle)
      })
    let rename = UIContextualAction(
      style: .normal, title: "Rename",
      handler: weakify(self) { list, _, _, done in
        done(true)
        list.rename(doodle)
      })
    rename.backgroundColor = .systemIndigo
    return UISwipeActionsConfiguration(actions: [delete, duplicate, rename])
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { delete(Doodle.sortedDoodles[indexPath.row]) }
  }
}

extension DoodlesViewController: UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    if previewingContext.sourceView === grid {
      guard let indexPath = grid.indexPathForItem(at: location), let cell = grid.cellForItem(at: indexPath)
      else { return nil }
      previewingContext.sourceRect = cell.frame
      return detail(at: IndexPath(row: indexPath.item, section: 0))
    }
    guard !tableView.isEditing, let indexPath = tableView.indexPathForRow(at: location),
      let cell = tableView.cellForRow(at: indexPath)
    else { return nil }
    previewingContext.sourceRect = cell.frame
    return detail(at: indexPath)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    guard let detail = viewControllerToCommit as? DoodleDetailViewController else { return }
    split?.show(detail, animated: false)
  }
}
