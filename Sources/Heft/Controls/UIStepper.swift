/// A number that goes up or down by a step with each tap, and on while a button is held. Sends `.valueChanged`.
open class UIStepper: UIControl {
  /// The number. Setting it sends nothing; a number outside the limits is moved to the nearer limit.
  open var value: Double {
    get { current }
    set { set(newValue) }
  }
  /// The least number; the greatest one moves along where it would be less.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      set(current)
    }
  }
  /// The greatest number; the least one moves along where it would be greater.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      set(current)
    }
  }
  /// How far a tap goes; 0, a negative number and one that is not finite count as 1.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = 1 } }
  }
  /// Whether each step is told while a button is held, and not only the last.
  open var isContinuous = true
  /// Whether a button that is held goes on.
  open var autorepeat = true
  /// Whether the number goes on at the other end of its range.
  open var wraps = false {
    didSet { show() }
  }

  open override var isEnabled: Bool {
    didSet { show() }
  }

  private var current = 0.0
  private let minus = UIButton(type: .system)
  private let plus = UIButton(type: .system)
  private let line = UIView()
  private var timer: Timer?

  /// A stepper, always 94 by 32 points, at the frame's origin.
  ///
  /// - Parameter frame: Its origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    isAccessibilityElement = false
    backgroundColor = .tertiarySystemFill
    cornerRadius = StepperMetrics.corner
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    prepare(minus, "Decrement", StepperMetrics.minus, -1)
    prepare(plus, "Increment", StepperMetrics.plus, 1)
    addSubview(line)
    show()
  }

  private final func prepare(_ button: UIButton, _ name: String, _ image: UIImage, _ direction: Double) {
    button.setImage(image, for: .normal)
    button.tintColor = .label
    button.accessibilityLabel = name
    addSubview(button)
    button.addAction(
      UIAction(title: "", handler: weakify(self) { stepper, _ in stepper.pressed(direction) }),
      for: .touchDown)
    var ends = UIControl.Event.touchUpInside
    ends.insert(.touchUpOutside)
    ends.insert(.touchCancel)
    button.addAction(
      UIAction(title: "", handler: weakify(self) { stepper, _ in stepper.released(direction) }), for: ends)
  }

  // MARK: Steps

  private var hasStepped = false
  private var isHeld = false

  private final func pressed(_ direction: Double) {
    isHeld = true
    step(direction)
    guard autorepeat, isHeld else { return }
    timer = Timer.scheduledTimer(withTimeInterval: StepperMetrics.wait, repeats: false) {
      [view = Weak(self, token: lifeToken)] _ in view.object?.repeatStep(direction)
    }
  }

  private final func repeatStep(_ direction: Double) {
    step(direction)
    guard isHeld else { return }
    timer = Timer.scheduledTimer(withTimeInterval: StepperMetrics.pace, repeats: true) {
      [view = Weak(self, token: lifeToken)] _ in view.object?.step(direction)
    }
  }

  private final func released(_ direction: Double) {
    // A screen reader or a key acts without a finger that comes down.
    if !isHeld { step(direction) }
    stop()
  }

  /// The button under the finger cannot go on: its touch ends without a word.
  private final func stop() {
    timer?.invalidate()
    timer = nil
    isHeld = false
    if hasStepped, !isContinuous { sendActions(for: .valueChanged) }
    hasStepped = false
  }

  private final func step(_ direction: Double) {
    var next = current + direction * stepValue
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    let before = current
    set(next)
    guard current != before else { return }
    hasStepped = true
    if isContinuous { sendActions(for: .valueChanged) }
    if !(direction < 0 ? minus : plus).isEnabled { stop() }
  }

  private final func set(_ number: Double) {
    guard number.isFinite else { return }
    current = min(max(number, minimumValue), maximumValue)
    show()
  }

  private final func show() {
    minus.isEnabled = isEnabled && (wraps || current > minimumValue)
    plus.isEnabled = isEnabled && (wraps || current < maximumValue)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = StepperMetrics.size.width / 2
    let height = StepperMetrics.size.height
    minus.frame = CGRect(x: 0, y: 0, width: half, height: height)
    plus.frame = CGRect(x: half, y: 0, width: half, height: height)
    line.frame = CGRect(x: half - 0.5, y: height / 4, width: 1, height: height / 2)
  }

  open override var intrinsicContentSize: CGSize { StepperMetrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }
}

/// How a stepper looks and repeats; our choice after iOS 13. Lengths in points, times in seconds.
enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  static let corner: CGFloat = 8
  static let wait = 0.5
  static let pace = 0.1

  private static func sign(_ path: String) -> UIImage {
    UIImage(
      svg: "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path d=\"\(path)\" "
        + "stroke=\"#000\" stroke-width=\"1.8\" stroke-linecap=\"round\"/></svg>",
      size: CGSize(width: 16, height: 16)
    ).withRenderingMode(.alwaysTemplate)
  }

  static let minus = sign("M2 8h12")
  static let plus = sign("M2 8h12M8 2v12")
}
