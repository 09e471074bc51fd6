import Heft

/// The hours of a clock in a layout of its own, which are peeked at, and tags as wide as their words, with menus.
final class CustomLayoutViewController: ExampleScreen, UICollectionViewDataSource, UICollectionViewDelegate {
  private var tagWords = [
    "Peek", "Pop", "Preview actions", "Force", "Haptics", "Quick actions", "Shallow press", "Menu",
  ]
  private let ring = UICollectionView(frame: .zero, collectionViewLayout: RingLayout())
  private let tags = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let said = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    ring.register(HourCell.self, forCellWithReuseIdentifier: "hour")
    ring.dataSource = self
    ring.isScrollEnabled = false
    add(ring, height: 300, caption: "UICollectionViewLayout of its own: press an hour to peek at it")
    registerForPreviewing(with: self, sourceView: ring)

    if let layout = tags.collectionViewLayout as? UICollectionViewFlowLayout {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      layout.minimumInteritemSpacing = 8
      layout.minimumLineSpacing = 8
    }
    tags.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    tags.dataSource = self
    tags.delegate = self
    add(tags, height: 220, caption: "estimatedItemSize, and a menu for each: hold or press a tag")

    said.text = "Nothing chosen yet"
    said.font = .preferredFont(forTextStyle: .body)
    add(said, caption: "contextMenuConfigurationForItemAt")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    collectionView === ring ? 12 : tagWords.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if collectionView === ring {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "hour", for: indexPath)
      (cell as? HourCell)?.show(indexPath.item + 1)
      return cell
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    (cell as? TagCell)?.label.text = tagWords[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let word = tagWords[indexPath.item]
    let number = indexPath.item
    return UIContextMenuConfiguration(
      previewProvider: nil,
      actionProvider: weakify(self, otherwise: nil) { screen, _ in screen.menu(for: word, number) })
  }

  private func menu(for word: String, _ number: Int) -> UIMenu {
    let say = UIAction(
      title: "Say it", handler: weakify(self) { screen, _ in screen.say("\(word), it says") })
    let remove = UIAction(
      title: "Remove", attributes: .destructive,
      handler: weakify(self) { screen, _ in screen.remove(word, number) })
    return UIMenu(title: word, children: [say, remove])
  }

  private func say(_ words: String) {
    said.text = words
    view.setNeedsLayout()
  }

  private func remove(_ word: String, _ number: Int) {
    guard tagWords.indices.contains(number), tagWords[number] == word else { return }
    tagWords.remove(at: number)
    let gone = [IndexPath(item: number, section: 0)]
    tags.performBatchUpdates { self.tags.deleteItems(at: gone) }
    say("\(word) is gone")
  }
}

extension CustomLayoutViewController: UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let path = ring.indexPathForItem(at: location), let cell = ring.cellForItem(at: path) else {
      return nil
    }
    previewingContext.sourceRect = cell.frame
    return HourViewController(path.item + 1)
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    show(viewControllerToCommit, sender: self)
  }
}

/// A layout that puts its items around a middle, the last one at the top.
private final class RingLayout: UICollectionViewLayout {
  private let side: CGFloat = 54
  private var items: [UICollectionViewLayoutAttributes] = []

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func prepare() {
    super.prepare()
    let bounds = CGRect(origin: .zero, size: collectionViewContentSize)
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    let radius = (min(bounds.width, bounds.height) - side) / 2
    items = []
    for item in 0..<count {
      let angle = 2 * CGFloat.pi * CGFloat(item + 1) / CGFloat(count) - .pi / 2
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      attributes.size = CGSize(width: side, height: side)
      attributes.center = CGPoint(
        x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      items.append(attributes)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    items.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionViewContentSize
  }
}

/// The color of an hour of the day.
private func color(of hour: Int) -> UIColor {
  UIColor(hue: CGFloat(hour % 12) / 12, saturation: 0.45, brightness: 0.95, alpha: 1)
}

private final class HourCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 27
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .black
    contentView.addSubview(label)
  }

  func show(_ hour: Int) {
    label.text = "\(hour)"
    label.accessibilityLabel = "\(hour) o\u{2019}clock"
    contentView.backgroundColor = color(of: hour)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

/// A word with room around it, which its constraints ask for.
private final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

/// What is peeked at: the hour, large, on its color.
private final class HourViewController: UIViewController {
  private let hour: Int
  private let label = UILabel()

  init(_ hour: Int) {
    self.hour = hour
    super.init()
    title = "\(hour) o\u{2019}clock"
    preferredContentSize = CGSize(width: 0, height: 260)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color(of: hour)
    label.text = hour < 7 ? "\(hour) in the afternoon" : "\(hour) in the morning"
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.textColor = .black
    label.numberOfLines = 0
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    [UIPreviewAction(title: "Remember", style: .default) { _, controller in print(controller.title ?? "") }]
  }
}
