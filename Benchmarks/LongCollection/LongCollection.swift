import Heft

/// An app for the benchmarks: a collection view of 10,000 cells, three in a line.
public enum LongCollection {
  /// The app. Its cells are what most grids' cells are: a round ground of a color, and two texts.
  public static let app = App(
    name: "Long collection", bundleIdentifier: "dev.heft.LongCollection",
    rootViewController: { LongController() }, delegate: { LongDelegate() })
}

private final class LongDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class LongController: UICollectionViewController {
  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 112, height: 90)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 10, left: 9, bottom: 10, right: 9)
    super.init(collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(LongCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    10_000
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LongCell)?.show(indexPath.item)
    return cell
  }
}

private final class LongCell: UICollectionViewCell {
  private let name = UILabel()
  private let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    name.frame = CGRect(x: 8, y: 20, width: 96, height: 22)
    detail.frame = CGRect(x: 8, y: 46, width: 96, height: 18)
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    contentView.addSubview(name)
    contentView.addSubview(detail)
  }

  func show(_ item: Int) {
    name.text = "Item \(item)"
    detail.text = "\(item % 97) of 97"
    contentView.backgroundColor = UIColor(
      hue: CGFloat(item % 60) / 60, saturation: 0.4, brightness: 0.9, alpha: 1)
  }
}
