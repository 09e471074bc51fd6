import Heft

/// What a touch tells of itself, each with its name, in two columns.
final class TouchReadingsView: UIView {
  private static let names = [
    "Taps", "Phase", "Time", "Type", "Force", "Tilt", "Direction", "Unit vector",
  ]
  private static let rowHeight: CGFloat = 40
  /// The height that all rows take, in points.
  static let height = rowHeight * CGFloat((names.count + 1) / 2)

  private var nameLabels: [UILabel] = []
  private var valueLabels: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    // A press on the readings is one on the page.
    isUserInteractionEnabled = false
    for name in TouchReadingsView.names {
      let label = UILabel()
      label.text = name
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      let value = UILabel()
      value.font = .monospacedDigitSystemFont(ofSize: 16, weight: .regular)
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
    for index in nameLabels.indices {
      let (x, y) = (CGFloat(index % 2) * width, CGFloat(index / 2) * TouchReadingsView.rowHeight)
      nameLabels[index].frame = CGRect(x: x, y: y, width: width, height: 17)
      valueLabels[index].frame = CGRect(x: x, y: y + 17, width: width, height: 21)
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

  private static func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
}
