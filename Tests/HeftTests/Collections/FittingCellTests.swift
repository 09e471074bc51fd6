import Heft
import HeftTesting
import TestRules
import Testing

/// Cells that say how large they are (COLLECTION-11).
struct FittingCellTests {
  /// A cell as large as its text and 8 points around it.
  private final class TagCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      ])
    }
  }

  /// A cell that doubles what the layout gives it.
  private final class DoubleCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      attributes.size = CGSize(width: attributes.size.width * 2, height: attributes.size.height * 2)
      return attributes
    }
  }

  private final class TagController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    var words: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      grid.register(TagCell.self, forCellWithReuseIdentifier: "tag")
      grid.register(DoubleCell.self, forCellWithReuseIdentifier: "double")
      grid.contentInsetAdjustmentBehavior = .never
      grid.dataSource = self
      grid.delegate = self
      view.addSubview(grid)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(
        withReuseIdentifier: words[path.item].isEmpty ? "double" : "tag", for: path)
      (cell as? TagCell)?.label.text = words[path.item]
      return cell
    }
  }

  private let controller = TagController()
  private let device: TestDevice

  init() {
    let controller = controller
    device = TestDevice(
      App(
        name: "Tags", bundleIdentifier: "test.tags", rootViewController: { controller },
        delegate: { PlainDelegate() }))
  }

  private func show(_ words: [String], estimated: CGSize) {
    device.run {
      controller.loadViewIfNeeded()
      controller.words = words
      controller.layout.estimatedItemSize = estimated
      controller.grid.reloadData()
    }
  }

  private func frame(_ item: Int) -> CGRect? {
    controller.grid.cellForItem(at: IndexPath(item: item, section: 0))?.frame
  }

  @Test(
    "Cells are as large as their constraints say, and the lines are filled by that", .rule("COLLECTION-11"),
    arguments: [CGSize(width: 100, height: 30), UICollectionViewFlowLayout.automaticSize])
  func constraints(estimated: CGSize) {
    let words = ["Peek", "A longer tag", "Preview actions", "Pop"]
    show(words, estimated: estimated)
    for (item, word) in words.enumerated() {
      let text = UILabel()
      text.text = word
      let wanted = text.intrinsicContentSize
      #expect(frame(item)?.size == CGSize(width: wanted.width + 16, height: wanted.height + 16), "\(word)")
    }
    #expect(frame(0)?.minY == frame(1)?.minY && frame(2)?.minY == frame(3)?.minY)
    #expect((frame(2)?.minY ?? 0) > (frame(0)?.minY ?? 0), "the third does not fit beside the others")
    #expect(
      device.host.screen.mistakes.isEmpty && !device.host.screen.texts.contains { $0.contains("constraint") })
  }

  @Test("A cell's own wish counts once for its item, and anew for other items", .rule("COLLECTION-11"))
  func wishes() {
    show(["", ""], estimated: CGSize(width: 40, height: 20))
    #expect(
      frame(0)?.size == CGSize(width: 80, height: 40) && frame(1)?.size == CGSize(width: 80, height: 40))
    device.run { controller.grid.contentOffset.y += 1 }
    #expect(frame(0)?.size == CGSize(width: 80, height: 40))
    show(["Word", ""], estimated: CGSize(width: 40, height: 20))
    #expect(
      frame(0)?.size != CGSize(width: 80, height: 40) && frame(1)?.size == CGSize(width: 80, height: 40))
  }

  @Test("Without an estimate nobody asks the cells", .rule("COLLECTION-11"))
  func noEstimate() {
    show(["", "Word"], estimated: .zero)
    #expect(
      frame(0)?.size == CGSize(width: 50, height: 50) && frame(1)?.size == CGSize(width: 50, height: 50))
  }
}
