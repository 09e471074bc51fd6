import Heft

/// A color to choose.
final class Swatch: UIControl {
  private let dot = UIView()
  private let ring = UIView()

  private static let side: CGFloat = 30
  private static let gap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.layer.borderWidth = 2.5
    // Black is seen on a dark card by its edge.
    dot.layer.borderWidth = 1
    dot.accessibilityIgnoresInvertColors = true
    for part in [ring, dot] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    ring.isHidden = true
  }

  private(set) var hex: UInt32 = 0

  func show(_ shade: BrushBox.Shade) {
    hex = shade.hex
    dot.backgroundColor = shade.color
    accessibilityLabel = shade.name
  }

  override var isSelected: Bool {
    didSet {
      ring.isHidden = !isSelected
      // A layer's colors are fixed for light or dark at the time.
      ring.layer.borderColor = UIColor.label.cgColor
      dot.layer.borderColor = UIColor.systemGray.cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Swatch.side
    dot.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    dot.cornerRadius = side / 2
    ring.frame = dot.frame.insetBy(dx: -Swatch.gap, dy: -Swatch.gap)
    ring.cornerRadius = side / 2 + Swatch.gap
  }
}
