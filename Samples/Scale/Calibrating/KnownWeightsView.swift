import Heft

/// The known weights of a sensor, each with a button that takes it away, and what they come to.
final class KnownWeightsView: UIView {
  private static let rowHeight: CGFloat = 44
  private static let summaryHeight: CGFloat = 36
  private static let inset: CGFloat = 16

  /// One weight.
  private final class Row: UIView {
    let label = UILabel()
    let button = UIButton(type: .system)
    let line = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.font = UIFontMetrics.default.scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.6
      button.setTitle("Remove", for: .normal)
      button.setTitleColor(Shades.bad, for: .normal)
      line.backgroundColor = .separator
      for part in [label, button, line] as [UIView] { addSubview(part) }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let inset = KnownWeightsView.inset
      label.frame = CGRect(
        x: inset, y: 0, width: max(bounds.width - 2 * inset - 84, 0), height: bounds.height)
      button.frame = CGRect(x: bounds.width - 84 - inset / 2, y: 0, width: 84, height: bounds.height)
      line.frame = CGRect(x: inset, y: bounds.height - 0.5, width: max(bounds.width - inset, 0), height: 0.5)
    }
  }

  private let card = UIView()
  private let summaryLabel = UILabel()
  private var rows: [Row] = []
  private var shown: [CalibrationPoint] = []

  /// The weight of that index is to be taken away.
  var removed: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.cornerRadius = 12
    card.clipsToBounds = true
    summaryLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 14))
    summaryLabel.adjustsFontForContentSizeCategory = true
    summaryLabel.textColor = .secondaryLabel
    summaryLabel.numberOfLines = 0
    addSubview(summaryLabel)
    addSubview(card)
  }

  /// Shows what is known of a sensor.
  func show(_ calibration: Calibration) {
    if summaryLabel.text != calibration.summary {
      summaryLabel.text = calibration.summary
      setNeedsLayout()
    }
    guard calibration.points != shown else { return }
    shown = calibration.points
    for row in rows { row.removeFromSuperview() }
    rows = shown.enumerated().map { index, point in
      let row = Row(frame: .zero)
      let grams = "\(Decimals.text(point.grams, places: 1)) g"
      row.label.text = "\(grams) at \(Decimals.text(point.share * 100, places: 1))%"
      row.button.accessibilityLabel = "Remove \(grams)"
      row.line.isHidden = index == shown.count - 1
      row.button.addAction(
        UIAction(handler: weakify(self) { list, _ in list.removed?(index) }), for: .touchUpInside)
      card.addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(bounds.width - 2 * KnownWeightsView.inset, 0)
    let summary = max(
      KnownWeightsView.summaryHeight, summaryLabel.sizeThatFits(CGSize(width: width, height: 0)).height + 8)
    summaryLabel.frame = CGRect(x: KnownWeightsView.inset, y: 0, width: width, height: summary)
    let room = max(bounds.height - summary, 0)
    let height = min(KnownWeightsView.rowHeight, room / CGFloat(max(rows.count, 1)))
    card.isHidden = rows.isEmpty
    card.frame = CGRect(
      x: 0, y: summary, width: bounds.width, height: height * CGFloat(rows.count))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}
