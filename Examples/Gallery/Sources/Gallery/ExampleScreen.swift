import Heft

/// A screen with examples below one another, each with its name over it.
class ExampleScreen: UIViewController {
  private let scroll = UIScrollView(frame: .zero)
  private var rows: [(caption: UILabel, view: UIView, height: CGFloat)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scroll)
  }

  /// Adds an example that is as wide as the screen allows and as high as given, in points.
  final func add(_ example: UIView, height: CGFloat, caption: String) {
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
      row.view.frame = CGRect(x: left, y: top, width: width, height: row.height)
      top += row.height + 26
    }
    scroll.contentSize = CGSize(width: view.bounds.width, height: top)
  }
}
