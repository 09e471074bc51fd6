/// A bar that shows how much of something is done, or how hard something is pressed.
open class UIProgressView: UIView {
  /// How much of the bar is filled, 0...1. A value outside is moved to the nearer end; NaN changes
  /// nothing.
  open var progress: Float {
    get { current }
    set { setProgress(newValue, animated: false) }
  }

  /// The color of the filled part; nil is the tint.
  open var progressTintColor: UIColor? {
    didSet { show() }
  }

  /// The color of the rest; nil is the system's fill.
  open var trackTintColor: UIColor? {
    didSet { show() }
  }

  private let fill = UIView()
  private var current: Float = 0

  /// A bar with a frame; it is 4 points high by itself.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .updatesFrequently
    clipsToBounds = true
    fill.isUserInteractionEnabled = false
    addSubview(fill)
    show()
  }

  /// Fills the bar so far.
  ///
  /// - Parameters:
  ///   - progress: 0...1; outside it counts as the nearer end.
  ///   - animated: Whether it is animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    current = min(max(progress, 0), 1)
    if animated {
      UIView.animate(withDuration: ControlMetrics.moveDuration) { show() }
    } else {
      show()
    }
  }

  private final func show() {
    cornerRadius = bounds.size.height / 2
    fill.frame = CGRect(x: 0, y: 0, width: bounds.size.width * CGFloat(current), height: bounds.size.height)
    fill.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemFill
    accessibilityValue = "\(Int((current * 100).rounded()))%"
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: ControlMetrics.progressHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.progressHeight)
  }
}
