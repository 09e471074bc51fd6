import Heft

/// How the doodles lie.
enum ListLook: UInt8 {
  // The numbers are kept: they never change.
  case rows = 1
  case grid = 2

  private static let key = "list-look"

  /// The look that the user has chosen; nil for none.
  static var chosen: ListLook? {
    get { UIApplication.shared.storage.data(forKey: key)?.first.flatMap { ListLook(rawValue: $0) } }
    set { if let newValue { UIApplication.shared.storage.set([newValue.rawValue], forKey: key) } }
  }
}

// The doodles as a grid of thumbnails, where there is room for it.
extension DoodlesViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// A window of at least so many points can have the grid, and a list as wide has it unless the user chooses (our choice).
  private static let roomForGrid: CGFloat = 600
  private static let margin: CGFloat = 16

  func makeGrid() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(
      top: DoodlesViewController.margin, left: DoodlesViewController.margin,
      bottom: DoodlesViewController.margin, right: DoodlesViewController.margin)
    layout.itemSize = DoodleTile.size
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(DoodleTile.self, forCellWithReuseIdentifier: DoodleTile.reuseIdentifier)
    grid.alwaysBounceVertical = true
    grid.backgroundColor = .systemBackground
    grid.isHidden = true
    grid.dataSource = self
    grid.delegate = self
    return grid
  }

  /// Whether the window has room for the grid.
  var canShowGrid: Bool {
    (view.window?.bounds.width ?? view.bounds.width) >= DoodlesViewController.roomForGrid
  }

  /// Whether the doodles are to lie in the grid.
  var wantsGrid: Bool {
    guard canShowGrid, !Doodle.sortedDoodles.isEmpty else { return false }
    if let chosen = ListLook.chosen { return chosen == .grid }
    return view.bounds.width >= DoodlesViewController.roomForGrid
  }

  /// The action that shows the doodles the other way.
  var lookAction: UIAlertAction? {
    guard canShowGrid, !Doodle.sortedDoodles.isEmpty else { return nil }
    let next = isGrid ? ListLook.rows : .grid
    return UIAlertAction(
      title: next == .grid ? "Show as Grid" : "Show as List", style: .default,
      handler: weakify(self) { list, _ in
        ListLook.chosen = next
        list.showDoodles()
      })
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    isGrid ? Doodle.sortedDoodles.count : 0
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: DoodleTile.reuseIdentifier, for: indexPath)
    let doodle = Doodle.sortedDoodles[indexPath.item]
    (cell as? DoodleTile)?.show(doodle, actions: actions(on: doodle))
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    show(Doodle.sortedDoodles[indexPath.item], animated: true)
  }

  /// What a row has behind it, and its preview, for the keyboard and screen readers.
  private func actions(on doodle: Doodle) -> [UIAccessibilityCustomAction] {
    func action(_ name: String, _ act: @escaping (DoodlesViewController) -> Void)
      -> UIAccessibilityCustomAction
    {
      let perform = weakify(self, act)
      return UIAccessibilityCustomAction(name: name) { _ in
        perform()
        return true
      }
    }
    return [
      action("Delete") { $0.delete(doodle) }, action("Duplicate") { $0.duplicate(doodle) },
      action("Rename") { $0.rename(doodle) }, action("Share") { $0.share(doodle) },
    ]
  }
}
