/// Spokes that go around while something is under way.
open class UIActivityIndicatorView: UIView {
  /// How large the spokes are, and in which color.
  public enum Style: Int, Sendable {
    /// 37 points, white.
    case whiteLarge = 0
    /// 20 points, white.
    case white = 1
    /// 20 points, gray.
    case gray = 2
    /// 20 points, in the color of secondary text.
    case medium = 100
    /// 37 points, in the color of secondary text.
    case large = 101
  }

  /// How large the spokes are, and in which color.
  open var style: Style {
    didSet {
      bounds.size = length
      invalidateIntrinsicContentSize()
      show()
    }
  }
  /// The color of the spokes; nil is the style's.
  open var color: UIColor? {
    didSet { show() }
  }
  /// Whether it is not seen while it stands still.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether it goes around.
  public private(set) final var isAnimating = false

  private let wheel = UIImageView(frame: .zero)
  private var timer: Timer?
  private var turn = 0

  /// An indicator of a style, at the origin. It stands still and is not seen.
  ///
  /// - Parameter style: How large it is.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    prepare()
  }

  /// An indicator of the style `medium` in a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  private final func prepare() {
    if bounds.size == .zero { bounds.size = length }
    isUserInteractionEnabled = false
    isHidden = true
    accessibilityLabel = "In progress"
    accessibilityTraits = .updatesFrequently
    addSubview(wheel)
    show()
  }

  /// Shows it and lets it go around.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    isAccessibilityElement = true
    followWindow()
  }

  /// Stops it, and hides it where `hidesWhenStopped` is set.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
    isAccessibilityElement = false
    followWindow()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followWindow()
  }

  /// The spokes turn by one of their number at a time, while anyone can see it.
  private final func followWindow() {
    let turns = isAnimating && window != nil
    if turns == (timer != nil) { return }
    timer?.invalidate()
    timer = nil
    guard turns else { return }
    timer = Timer.scheduledTimer(withTimeInterval: IndicatorMetrics.step, repeats: true) {
      [view = Weak(self, token: lifeToken)] _ in view.object?.step()
    }
  }

  private final func step() {
    turn = (turn + 1) % IndicatorMetrics.spokes
    UIView.performWithoutAnimation { wheel.transform = IndicatorMetrics.rotation(turn) }
  }

  private final var length: CGSize {
    let side = style == .whiteLarge || style == .large ? IndicatorMetrics.large : IndicatorMetrics.small
    return CGSize(width: side, height: side)
  }

  private final func show() {
    wheel.image = IndicatorMetrics.wheel
    switch style {
    case .white, .whiteLarge: wheel.tintColor = color ?? .white
    case .gray: wheel.tintColor = color ?? .systemGray
    case .medium, .large: wheel.tintColor = color ?? .secondaryLabel
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.bounds = CGRect(origin: .zero, size: length)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open override var intrinsicContentSize: CGSize { length }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { length }
}

/// How an activity indicator looks; our choice after iOS 12. Lengths in points, times in seconds.
enum IndicatorMetrics {
  static let small: CGFloat = 20
  static let large: CGFloat = 37
  static let spokes = 12
  /// One turn takes a second.
  static let step = 1.0 / 12

  /// The wheel turned by so many spokes.
  static func rotation(_ turn: Int) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(turn) * .pi / 6)
  }

  /// Twelve spokes that fade against the direction they turn in.
  static let wheel: UIImage = {
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 20 20\" "
    svg += "stroke=\"#000\" stroke-width=\"1.8\" stroke-linecap=\"round\">"
    for spoke in 0..<spokes {
      // The foremost spoke is dark, the one before it the faintest.
      let shade = 100 - 7 * ((spokes - spoke) % spokes)
      svg += "<path d=\"M0-8.6V-5\" transform=\"rotate(\(30 * spoke))\" opacity=\"\(shade)%\"/>"
    }
    return UIImage(svg: svg + "</svg>", size: CGSize(width: small, height: small))
      .withRenderingMode(.alwaysTemplate)
  }()
}
