import Heft

/// What to pack and what to leave: held items are moved by the finger, within a section and to the other one.
final class MovedItemsViewController: UICollectionViewController {
  private var sections = [
    (title: "In the bag", items: ["Map", "Rope", "Lamp", "Knife", "Tea"]),
    (title: "At home", items: ["Chair", "Piano", "Clock"]),
  ]
  private var moves = 0

  override init() {
    let layout = GroundLayout()
    layout.itemSize = CGSize(width: 96, height: 64)
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 28, bottom: 22, right: 28)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(ThingCell.self, forCellWithReuseIdentifier: "thing")
    collectionView.register(
      SectionTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle", style: .plain, target: self, action: MovedItemsViewController.shuffle)
  }

  private func shuffle() {
    let path = IndexPath(item: 0, section: 0)
    guard sections[0].items.count > 1 else { return }
    let end = IndexPath(item: sections[0].items.count - 1, section: 0)
    sections[0].items.append(sections[0].items.removeFirst())
    collectionView.performBatchUpdates { self.collectionView.moveItem(at: path, to: end) }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    sections[section].items.count
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "thing", for: indexPath)
    (cell as? ThingCell)?.label.text = sections[indexPath.section].items[indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? SectionTitle)?.label.text = sections[indexPath.section].title
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  {
    true
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let item = sections[sourceIndexPath.section].items.remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].items.insert(item, at: destinationIndexPath.item)
    moves += 1
    title = moves == 1 ? "1 move" : "\(moves) moves"
  }
}

/// A flow layout with a ground behind each section.
private final class GroundLayout: UICollectionViewFlowLayout {
  private static let ground = "ground"

  override init() {
    super.init()
    register(GroundView.self, forDecorationViewOfKind: GroundLayout.ground)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var all = super.layoutAttributesForElements(in: rect) ?? []
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      let path = IndexPath(item: 0, section: section)
      if let ground = layoutAttributesForDecorationView(ofKind: GroundLayout.ground, at: path) {
        all.append(ground)
      }
    }
    return all
  }

  override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let kind = UICollectionView.elementKindSectionHeader
    guard let header = layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    var end = header.frame.maxY + itemSize.height
    let count = collectionView?.numberOfItems(inSection: indexPath.section) ?? 0
    if count > 0,
      let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: indexPath.section))
    {
      end = last.frame.maxY
    }
    attributes.frame = CGRect(
      x: 12, y: header.frame.minY + 4, width: collectionViewContentSize.width - 24,
      height: end + 12 - header.frame.minY)
    attributes.zIndex = -1
    return attributes
  }
}

private final class GroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
  }
}

private final class ThingCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    contentView.backgroundColor = .systemTeal
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.textColor = .black
    contentView.addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 6, dy: 0)
  }
}

private final class SectionTitle: TitledHeader {
  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    margin = 28
  }
}
