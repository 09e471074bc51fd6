import Heft

/// The pad, the typed weight and the known weights: one below the other, or side by side on a low screen.
final class CalibrationView: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 12
  private static let rowHeight: CGFloat = 44
  private static let buttonWidth: CGFloat = 76
  private static let problemHeight: CGFloat = 40
  private static let beginning =
    "Stand a known weight on a pen, press with it until it is steady, and type the weight. Two make a line."

  let pad = PadView(frame: .zero)
  let field = UITextField(frame: .zero)
  let addButton = UIButton(type: .system)
  let weights = KnownWeightsView(frame: .zero)
  private let problemLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    field.placeholder = "Weight in g"
    field.accessibilityLabel = "Known weight in grams"
    field.borderStyle = .roundedRect
    field.backgroundColor = .secondarySystemGroupedBackground
    field.cornerRadius = 6
    field.returnKeyType = .done
    addButton.setTitle("Add", for: .normal)
    problemLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 14))
    problemLabel.adjustsFontForContentSizeCategory = true
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    problemLabel.textColor = Shades.bad
    problemLabel.numberOfLines = 0
    for part in [pad, field, addButton, problemLabel, weights] as [UIView] { addSubview(part) }
  }

  /// Shows what was felt, what is known, and what was wrong with the last try.
  func show(_ capture: Capture, calibration: Calibration, problem: String?) {
    pad.show(capture)
    // Before the first weight it says how to begin.
    let words = problem ?? (calibration.points.isEmpty ? CalibrationView.beginning : nil)
    if problemLabel.text != words {
      problemLabel.text = words
      setNeedsLayout()
    }
    problemLabel.textColor = problem == nil ? .secondaryLabel : Shades.bad
    weights.show(calibration)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.inset(by: safeAreaInsets).insetBy(dx: CalibrationView.margin, dy: CalibrationView.gap)
    if inner.width > inner.height {
      let half = max((inner.width - CalibrationView.margin) / 2, 0)
      layoutEntry(in: CGRect(x: inner.minX, y: inner.minY, width: half, height: inner.height))
      weights.frame = CGRect(x: inner.maxX - half, y: inner.minY, width: half, height: inner.height)
    } else {
      let bottom = layoutEntry(in: inner)
      weights.frame = CGRect(
        x: inner.minX, y: bottom, width: inner.width, height: max(inner.maxY - bottom, 0))
    }
  }

  /// Returns where what comes below begins.
  @discardableResult
  private func layoutEntry(in room: CGRect) -> CGFloat {
    let padHeight: CGFloat = min(max(room.height * 0.25, 72), 160)
    pad.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: padHeight)
    let y = pad.frame.maxY + CalibrationView.gap
    let button = CalibrationView.buttonWidth
    field.frame = CGRect(
      x: room.minX, y: y, width: max(room.width - button, 0), height: CalibrationView.rowHeight)
    addButton.frame = CGRect(x: room.maxX - button, y: y, width: button, height: CalibrationView.rowHeight)
    let problem = problemLabel.sizeThatFits(CGSize(width: room.width, height: 0)).height
    problemLabel.frame = CGRect(
      x: room.minX, y: field.frame.maxY + 4, width: room.width,
      height: max(CalibrationView.problemHeight, problem))
    return problemLabel.frame.maxY + 4
  }
}
