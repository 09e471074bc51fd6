import Heft

/// Says for a moment how large the paper is shown.
final class ZoomLabel: UIView {
  private let label = UILabel()
  private var timer: Timer?

  /// How long it stays, in seconds, and its size in points (our choices).
  private static let patience: TimeInterval = 1
  private static let size = CGSize(width: 84, height: 32)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.16, alpha: 0.92)
    cornerRadius = ZoomLabel.size.height / 2
    isUserInteractionEnabled = false
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    // The canvas tells it who does not see it.
    accessibilityElementsHidden = true
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// Shows how many pixels of the screen a pixel of the paper has, at the top of a room.
  func show(_ zoom: Double, over paper: PaperView) {
    label.text = ZoomLabel.text(of: zoom)
    bounds = CGRect(origin: .zero, size: ZoomLabel.size)
    center = CGPoint(x: paper.frame.midX, y: paper.frame.minY + 12 + ZoomLabel.size.height / 2)
    if superview == nil { paper.superview?.addSubview(self) }
    timer?.invalidate()
    let this = Weak<ZoomLabel>(wrappedValue: self)
    timer = Timer.scheduledTimer(withTimeInterval: ZoomLabel.patience, repeats: false) { _ in
      this.wrappedValue?.removeFromSuperview()
    }
  }

  /// "100 %", "1,250 %".
  static func text(of zoom: Double) -> String {
    let percent = Int((min(max(zoom, 0), 1e6) * 100).rounded())
    return UIApplication.regionFormat.text("\(percent)") + "\u{202F}%"
  }
}
