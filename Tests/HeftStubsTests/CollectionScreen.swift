import Heft
import HeftStubs
import HeftTesting

/// A cell whose label may have several lines.
final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}

/// A screen of a collection with as many items in each section as it is told.
final class CollectionScreen: UICollectionViewController {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  var counts: [Int]
  /// The texts of items; the others say their section and number.
  var texts: [Int: String] = [:]
  var picked: [IndexPath] = []
  /// The kind of supplementary views that there is a class for before the first show.
  var supplementaryKind: String?

  init(_ layout: UICollectionViewLayout, _ counts: [Int]) {
    self.counts = counts
    super.init(collectionViewLayout: layout)
  }

  /// A device that shows the screen.
  func shown() -> TestDevice {
    TestDevice(
      App(
        name: "Collection", bundleIdentifier: "test.collection", rootViewController: { self },
        delegate: { Delegate() }))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
    if let supplementaryKind {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: supplementaryKind,
        withReuseIdentifier: supplementaryKind)
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = texts[indexPath.item] ?? "\(indexPath.section).\(indexPath.item)"
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    picked.append(indexPath)
  }

  /// Where the cell of an item is seen; nil where it has none.
  func place(_ item: Int, _ section: Int = 0) -> CGRect? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section)).map {
      $0.convert($0.bounds, to: view)
    }
  }
}

/// A size of a compositional layout.
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
  -> NSCollectionLayoutSize
{ NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }
