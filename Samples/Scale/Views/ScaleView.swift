import Heft

/// The scale's one screen: what it shows and where that lies. Touches beside the controls are for its controller.
final class ScaleView: UIView {
  private let titleLabel = UILabel()
  private let dial = DialView(frame: .zero)
  private let readingLabel = UILabel()
  private let precisionLabel = UILabel()
  private let percentageLabel = UILabel()
  private let cautionLabel = UILabel()
  private let graph = GraphView(frame: .zero)
  let unitControl = UISegmentedControl(items: WeightUnit.allCases.map { $0.symbol })
  let tareButton = UIButton(type: .system)
  let calibrateButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    titleLabel.text = "Scale"
    titleLabel.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(
      for: .systemFont(ofSize: 34, weight: .bold), maximumPointSize: 36)
    titleLabel.accessibilityTraits = .header
    readingLabel.accessibilityTraits = .updatesFrequently
    let callout = UIFontMetrics(forTextStyle: .callout)
    precisionLabel.font = callout.scaledFont(for: .monospacedDigitSystemFont(ofSize: 16, weight: .medium))
    percentageLabel.font = callout.scaledFont(for: .monospacedDigitSystemFont(ofSize: 16, weight: .regular))
    percentageLabel.textColor = .secondaryLabel
    cautionLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 14))
    for label in [readingLabel, precisionLabel, percentageLabel, cautionLabel] {
      label.textAlignment = .center
      label.adjustsFontForContentSizeCategory = true
      // A sentence that is wider than the screen stays whole.
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    tareButton.backgroundColor = .secondarySystemBackground
    tareButton.cornerRadius = 12
    calibrateButton.setTitle("Calibrate", for: .normal)
    calibrateButton.contentHorizontalAlignment = .right
    unitControl.accessibilityLabel = "Unit"
    // In the order in which they are read out.
    let shown: [UIView] = [
      titleLabel, calibrateButton, dial, readingLabel, precisionLabel, percentageLabel, cautionLabel, graph,
      unitControl, tareButton,
    ]
    for view in shown { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ScaleLayout(
      bounds.inset(by: safeAreaInsets),
      growth: UIFontMetrics(forTextStyle: .callout).scaledValue(for: 100) / 100)
    titleLabel.frame = layout.title
    dial.frame = layout.picture
    dial.isHidden = layout.picture.isEmpty
    graph.isHidden = layout.graph.isEmpty
    readingLabel.font = .monospacedDigitSystemFont(ofSize: layout.readingSize, weight: .semibold)
    readingLabel.frame = layout.reading
    precisionLabel.frame = layout.precision
    percentageLabel.frame = layout.percentage
    cautionLabel.frame = layout.caution
    graph.frame = layout.graph
    unitControl.frame = layout.units
    tareButton.frame = layout.tare
    calibrateButton.frame = layout.calibrate
  }

  /// Shows what the scale shows.
  func show(_ weighing: Weighing) {
    let readout = weighing.readout
    readingLabel.text = readout.reading
    readingLabel.textColor = readout.isMeasured ? .label : .secondaryLabel
    precisionLabel.text = ScaleView.words(for: readout)
    precisionLabel.textColor = ScaleView.color(of: readout)
    percentageLabel.text = readout.percentage
    let invitation = weighing.wasPressed ? nil : "Press here to weigh"
    cautionLabel.text = readout.caution ?? invitation
    cautionLabel.textColor = readout.caution == nil ? .secondaryLabel : Shades.warning
    if unitControl.selectedSegmentIndex != weighing.unit.rawValue {
      unitControl.selectedSegmentIndex = weighing.unit.rawValue
    }
    let tare = weighing.tare.isSet && !weighing.isLoaded ? "Clear tare" : "Tare"
    if tareButton.title(for: .normal) != tare { tareButton.setTitle(tare, for: .normal) }
    dial.share = CGFloat(weighing.loadShare)
    graph.show(weighing.history, unitSize: weighing.unitSize, symbol: weighing.unit.symbol)
  }

  /// "Stable, ± 1.2 g".
  private static func words(for readout: Readout) -> String {
    readout.precision.isEmpty ? readout.state.sign : "\(readout.state.sign)  \u{00B7}  \(readout.precision)"
  }

  private static func color(of readout: Readout) -> UIColor {
    switch readout.state {
    case .empty, .settling: .secondaryLabel
    case .stable: readout.isMeasured ? Shades.good : .secondaryLabel
    case .overloaded: Shades.bad
    }
  }
}
