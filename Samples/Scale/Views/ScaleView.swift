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

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    titleLabel.text = "Scale"
    titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
    titleLabel.accessibilityTraits = .header
    readingLabel.accessibilityTraits = .updatesFrequently
    precisionLabel.font = .monospacedDigitSystemFont(ofSize: 16, weight: .medium)
    percentageLabel.font = .monospacedDigitSystemFont(ofSize: 16, weight: .regular)
    percentageLabel.textColor = .secondaryLabel
    cautionLabel.font = .systemFont(ofSize: 14)
    cautionLabel.textColor = ScaleView.warning
    for label in [readingLabel, precisionLabel, percentageLabel, cautionLabel] {
      label.textAlignment = .center
    }
    // In the order in which they are read out.
    let shown: [UIView] = [
      titleLabel, dial, readingLabel, precisionLabel, percentageLabel, cautionLabel, graph,
    ]
    for view in shown { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = ScaleLayout(bounds.inset(by: safeAreaInsets))
    titleLabel.frame = layout.title
    dial.frame = layout.picture
    readingLabel.font = .monospacedDigitSystemFont(ofSize: layout.readingSize, weight: .semibold)
    readingLabel.frame = layout.reading
    precisionLabel.frame = layout.precision
    percentageLabel.frame = layout.percentage
    cautionLabel.frame = layout.caution
    graph.frame = layout.graph
  }

  /// Shows what the scale shows.
  func show(_ weighing: Weighing) {
    let face = weighing.face
    readingLabel.text = face.reading
    precisionLabel.text = ScaleView.words(for: face)
    precisionLabel.textColor = ScaleView.color(of: face.state)
    percentageLabel.text = face.percentage
    cautionLabel.text = face.caution
    dial.share = CGFloat(weighing.loadShare)
    graph.show(weighing.history, unitSize: weighing.unitSize, symbol: weighing.unit.symbol)
  }

  /// "Stable, ± 1.2 g".
  private static func words(for face: Face) -> String {
    face.precision.isEmpty ? face.state.sign : "\(face.state.sign)  \u{00B7}  \(face.precision)"
  }

  private static func color(of state: Face.State) -> UIColor {
    switch state {
    case .empty, .settling: .secondaryLabel
    case .stable: ScaleView.good
    case .overloaded: ScaleView.bad
    }
  }

  // Dark enough on white and light enough on black for 4.5 : 1 (our choice).
  private static let good = shade(light: (0.08, 0.47, 0.18), dark: (0.19, 0.82, 0.35))
  private static let bad = shade(light: (0.78, 0.09, 0.06), dark: (1, 0.42, 0.38))
  private static let warning = shade(light: (0.6, 0.3, 0), dark: (1, 0.72, 0.3))

  private static func shade(
    light: (red: CGFloat, green: CGFloat, blue: CGFloat), dark: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let part = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: part.red, green: part.green, blue: part.blue, alpha: 1)
    }
  }
}
