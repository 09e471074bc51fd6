import Heft

/// A thousand colors in a grid.
final class CollectionViewController: UICollectionViewController {
  private static let header = "header"
  private static let swatch = "swatch"

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 72, height: 72)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 36)
    layout.sectionHeadersPinToVisibleBounds = true
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(SwatchCell.self, forCellWithReuseIdentifier: CollectionViewController.swatch)
    collectionView.register(
      SwatchHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: CollectionViewController.header)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 10 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    100
  }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: CollectionViewController.swatch, for: indexPath)
    (cell as? SwatchCell)?.show(
      indexPath.item, hue: CGFloat(indexPath.section) / 10 + CGFloat(indexPath.item) / 1000)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: CollectionViewController.header, for: indexPath)
    (view as? SwatchHeader)?.label.text = "Section \(indexPath.section + 1)"
    return view
  }
}

/// One color with its number; selected, it has a border.
private final class SwatchCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .black
    contentView.addSubview(label)
  }

  func show(_ number: Int, hue: CGFloat) {
    label.text = "\(number)"
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.45, brightness: 0.95, alpha: 1)
  }

  override var isSelected: Bool {
    didSet {
      layer.borderWidth = isSelected ? 4 : 0
      layer.borderColor = UIColor.label.cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

private final class SwatchHeader: TitledHeader {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    label.font = .preferredFont(forTextStyle: .subheadline)
  }
}
