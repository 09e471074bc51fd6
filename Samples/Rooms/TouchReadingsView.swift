import Heft

/// The readings of a touch, each with its name, in two columns.
final class TouchReadingsView: UIView {
  private static let names = [
    "Taps", "Phase", "Time", "Type", "Force", "Tilt", "Direction", "Unit vector",
  ]
  private static var rowHeight: CGFloat { max(UIFontMetrics.default.scaledValue(for: 40), 40) }
  /// The height that all rows take, in points.
  static var height: CGFloat { rowHeight * CGFloat((names.count + 1) / 2) }

  private var nameLabels: [UILabel] = []
  private var valueLabels: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    // A press on the readings is one on the page.
    isUserInteractionEnabled = false
    for name in TouchReadingsView.names {
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      let value = UILabel()
      value.font = UIFontMetrics(forTextStyle: .callout).scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 16, weight: .regular))
      for part in [label, value] { part.adjustsFontForContentSizeCategory = true }
      value.textAlignment = .center
      value.accessibilityTraits = .updatesFrequently
      nameLabels.append(label)
      valueLabels.append(value)
      addSubview(label)
      addSubview(value)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 2
    let name = max(17, nameLabels[0].font.lineHeight)
    let value = max(21, valueLabels[0].font.lineHeight)
    for index in nameLabels.indices {
      let (x, y) = (CGFloat(index % 2) * width, CGFloat(index / 2) * TouchReadingsView.rowHeight)
      nameLabels[index].frame = CGRect(x: x, y: y, width: width, height: name)
      valueLabels[index].frame = CGRect(x: x, y: y + name, width: width, height: value)
    }
  }

  /// Shows a touch, its direction as seen in a view; a dash for everything where there was none.
  func show(_ touch: UITouch?, in view: UIView) {
    guard let touch else {
      for label in valueLabels { label.text = "\u{2013}" }
      return
    }
    let vector = touch.azimuthUnitVector(in: view)
    let values = [
      "\(touch.tapCount)",
      TouchReadingsView.name(of: touch.phase),
      TouchReadingsView.decimal(touch.timestamp) + " s",
      TouchReadingsView.name(of: touch.type),
      TouchReadingsView.decimal(Double(touch.force)) + " of "
        + TouchReadingsView.decimal(Double(touch.maximumPossibleForce)),
      TouchReadingsView.degrees(Double(touch.altitudeAngle)),
      TouchReadingsView.degrees(Double(touch.azimuthAngle(in: view))),
      TouchReadingsView.decimal(Double(vector.dx)) + ", "
        + TouchReadingsView.decimal(Double(vector.dy)),
    ]
    for (label, value) in zip(valueLabels, values) { label.text = value }
  }

  private static func name(of phase: UITouch.Phase) -> String {
    switch phase {
    case .began: "Began"
    case .moved: "Moved"
    case .stationary: "Stationary"
    case .ended: "Ended"
    case .cancelled: "Cancelled"
    case .regionEntered: "Entered"
    case .regionMoved: "Hovers"
    case .regionExited: "Left"
    }
  }

  private static func name(of type: UITouch.TouchType) -> String {
    switch type {
    case .direct: "Finger"
    case .indirect: "Indirect"
    case .pencil: "Pen"
    case .indirectPointer: "Pointer"
    }
  }

  private static func degrees(_ radians: Double) -> String {
    String(format: "%.0f", radians * 180 / .pi) + "\u{00B0}"
  }

  private static func decimal(_ value: Double) -> String {
    UIApplication.regionFormat.text(String(format: "%.2f", value))
  }
}
