import Heft

/// Says for a moment how large the paper is shown, and how far it is turned.
final class ZoomLabel: UIView {
  private let label = UILabel()
  private var timer: Timer?

  /// How long it stays, in seconds, and its size in points (our choices).
  private static let patience: TimeInterval = 1
  private static let height: CGFloat = 32
  private static let width: CGFloat = 84
  private static let turnedWidth: CGFloat = 136

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.16, alpha: 0.92)
    cornerRadius = ZoomLabel.height / 2
    isUserInteractionEnabled = false
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    // The canvas tells it to people who do not see it.
    accessibilityElementsHidden = true
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  /// Shows how many pixels of the screen a pixel of the paper has, at the top of a room.
  func show(_ zoom: Double, over paper: PaperView) {
    label.text = ZoomLabel.text(of: zoom, turn: paper.turn)
    bounds = CGRect(
      x: 0, y: 0, width: paper.turn == .none ? ZoomLabel.width : ZoomLabel.turnedWidth,
      height: ZoomLabel.height)
    center = CGPoint(x: paper.frame.midX, y: paper.frame.minY + 12 + ZoomLabel.height / 2)
    if superview == nil { paper.superview?.addSubview(self) }
    timer?.invalidate()
    let this = Weak<ZoomLabel>(wrappedValue: self)
    timer = Timer.scheduledTimer(withTimeInterval: ZoomLabel.patience, repeats: false) { _ in
      this.wrappedValue?.removeFromSuperview()
    }
  }

  /// "100 %", "1,250 %", "100 %, 15°".
  static func text(of zoom: Double, turn: PaperTurn = .none) -> String {
    let percent = Int((min(max(zoom, 0), 1e6) * 100).rounded())
    let size = UIApplication.regionFormat.text("\(percent)") + "\u{202F}%"
    if turn == .none { return size }
    return size + ", \(Int((turn.angle * 180 / .pi).rounded()))\u{B0}"
  }
}
