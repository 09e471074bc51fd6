import Heft

/// A screen with examples below one another, each with its name over it.
class ExampleScreen: UIViewController {
  private let scroll = UIScrollView(frame: .zero)
  private var rows: [(caption: UILabel, view: UIView, height: (CGFloat) -> CGFloat)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroll)
  }

  /// Adds an example that is as wide as the screen allows and as high as given, in points.
  final func add(_ example: UIView, height: CGFloat, caption: String) {
    add(example, caption: caption) { _ in height }
  }

  /// Adds lines of text, which get all the height that they need in the size that the user reads.
  final func add(_ words: UILabel, caption: String) {
    words.numberOfLines = 0
    words.adjustsFontForContentSizeCategory = true
    add(words, caption: caption) { words.sizeThatFits(CGSize(width: $0, height: 10_000)).height }
  }

  /// Adds an example whose height follows from its width.
  final func add(_ example: UIView, caption: String, height: @escaping (CGFloat) -> CGFloat) {
    let label = UILabel()
    label.text = caption
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    scroll.addSubview(label)
    scroll.addSubview(example)
    rows.append((label, example, height))
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Captions in another size of text have another height.
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 16)
    // A wide screen shows no wider examples than one can take in.
    let width = min(room.width, 560)
    let left = room.minX + (room.width - width) / 2
    var top: CGFloat = 16
    for row in rows {
      let height = row.caption.sizeThatFits(CGSize(width: width, height: 1000)).height
      row.caption.frame = CGRect(x: left, y: top, width: width, height: height)
      top += height + 6
      let size = CGSize(width: width, height: row.height(width))
      row.view.frame = CGRect(origin: CGPoint(x: left, y: top), size: size)
      top += size.height + 26
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: top)
  }
}
