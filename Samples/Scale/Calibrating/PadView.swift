import Heft

/// Where a known weight is pressed: says what it feels, and turns green when that rests.
final class PadView: UIView {
  private let label = UILabel()
  private let bar = UIView()
  private var share: CGFloat = 0

  /// A touch pressed, moved, or is gone.
  var pressed: ((UITouch, UIEvent?) -> Void)?
  var lifted: ((UITouch) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    cornerRadius = 12
    clipsToBounds = true
    bar.isUserInteractionEnabled = false
    label.textAlignment = .center
    label.font = UIFontMetrics.default.scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 17, weight: .medium))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    label.accessibilityTraits = .updatesFrequently
    addSubview(bar)
    addSubview(label)
  }

  /// Shows what was felt so far.
  func show(_ capture: Capture) {
    label.text = capture.words
    switch capture.state {
    case .waiting, .notMeasured: share = 0
    case .settling(let share), .steady(let share): self.share = CGFloat(share)
    case .overloaded: share = 1
    }
    if case .steady = capture.state {
      bar.backgroundColor = UIColor.systemGreen.withAlphaComponent(0.3)
    } else {
      bar.backgroundColor = .systemFill
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 12, dy: 0)
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width * min(max(share, 0), 1), height: bounds.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { pressed?(touch, event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { pressed?(touch, event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { lifted?(touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { lifted?(touch) }
  }
}
