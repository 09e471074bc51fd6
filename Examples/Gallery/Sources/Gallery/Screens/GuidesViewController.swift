import Heft

/// Guides: the safe area and the room to read of the screen as frames, margins of a view, and guides of one's own.
final class GuidesViewController: ExampleScreen {
  private let safeArea = UIView()
  private let readable = UIView()
  private let sizes = UILabel()
  private let margins = MarginsView(frame: .zero)
  private let stepper = UIStepper(frame: .zero)
  private let chosen = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    addFrames()
    addMargins()
    add(GapsView(frame: .zero), height: 72, caption: "UILayoutGuide: gaps as wide as each other")
  }

  /// The frames lie behind the examples: they show where the screen's own guides are.
  private func addFrames() {
    show(safeArea, .systemBlue, by: view.safeAreaLayoutGuide)
    show(readable, .systemGreen, by: view.readableContentGuide)
    sizes.font = .preferredFont(forTextStyle: .body)
    add(sizes, caption: "safeAreaLayoutGuide in blue, readableContentGuide in green")
  }

  private func show(_ frame: UIView, _ color: UIColor, by guide: UILayoutGuide) {
    frame.layer.borderWidth = 2
    frame.layer.borderColor = color.cgColor
    frame.isUserInteractionEnabled = false
    frame.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(frame, at: 0)
    NSLayoutConstraint.activate([
      frame.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      frame.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      frame.topAnchor.constraint(equalTo: guide.topAnchor),
      frame.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private func addMargins() {
    add(margins, height: 120, caption: "layoutMarginsGuide of a view, whose margins the stepper sets")
    stepper.minimumValue = 0
    stepper.maximumValue = 48
    stepper.stepValue = 8
    stepper.value = 16
    stepper.accessibilityLabel = "Margins"
    stepper.addAction(
      UIAction(title: "", handler: weakify(self) { screen, _ in screen.setMargins() }), for: .valueChanged)
    chosen.font = .preferredFont(forTextStyle: .body)
    chosen.adjustsFontForContentSizeCategory = true
    let row = UIStackView(arrangedSubviews: [stepper, chosen, UIView()])
    row.spacing = 20
    row.alignment = .center
    add(row, height: 44, caption: "layoutMargins")
    setMargins()
  }

  private func setMargins() {
    let margin = CGFloat(stepper.value)
    margins.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    chosen.text = "\(Int(margin)) points"
  }

  override func viewDidLayoutSubviews() {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let room = view.readableContentGuide.layoutFrame.width
    let (width, height) = (Int(safe.width), Int(safe.height))
    sizes.text = "\(width) by \(height) points are safe, \(Int(room)) of the width to read."
    super.viewDidLayoutSubviews()
  }
}

/// A view with another one in its margins.
private final class MarginsView: UIView {
  private let inner = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    inner.backgroundColor = .systemTeal
    inner.layer.cornerRadius = 6
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

/// Three squares, and four guides that share the room between and beside them.
private final class GapsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    var edge = leadingAnchor
    var first: UILayoutGuide?
    for color in [UIColor.systemPink, .systemOrange, .systemPurple] {
      let square = UIView()
      square.backgroundColor = color
      square.layer.cornerRadius = 8
      square.translatesAutoresizingMaskIntoConstraints = false
      addSubview(square)
      let gap = addGap(after: edge, like: first)
      first = first ?? gap
      NSLayoutConstraint.activate([
        square.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
        square.centerYAnchor.constraint(equalTo: centerYAnchor),
        square.widthAnchor.constraint(equalToConstant: 44),
        square.heightAnchor.constraint(equalTo: square.widthAnchor),
      ])
      edge = square.trailingAnchor
    }
    addGap(after: edge, like: first).trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
  }

  /// A guide that begins at an edge and is as wide as another.
  private func addGap(after edge: NSLayoutXAxisAnchor, like other: UILayoutGuide?) -> UILayoutGuide {
    let gap = UILayoutGuide()
    gap.identifier = "gap"
    addLayoutGuide(gap)
    gap.leadingAnchor.constraint(equalTo: edge).isActive = true
    gap.topAnchor.constraint(equalTo: topAnchor).isActive = true
    gap.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    if let other { gap.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true }
    return gap
  }
}
