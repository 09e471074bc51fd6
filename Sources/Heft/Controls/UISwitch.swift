import HeftForce

/// On or off, by a tap or by dragging the thumb. Sends `.valueChanged` when the user has changed it.
open class UISwitch: UIControl {
  /// The color of the ground while it is on; nil is the system's green.
  open var onTintColor: UIColor? {
    didSet { show() }
  }

  /// The color of the thumb; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { thumb.color = thumbTintColor ?? .white }
  }

  /// Whether it is on. Setting it changes it at once and sends nothing.
  open var isOn: Bool {
    get { isShownOn }
    set { setOn(newValue, animated: false) }
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : ControlMetrics.disabledAlpha }
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { move() } }
  }

  private let ground = UIView()
  private let thumb = ControlThumb()
  private var isShownOn = false
  private var wasOn = false
  private var hasDragged = false
  private var startX: CGFloat = 0

  /// A switch, always 51 by 31 points, at the frame's origin.
  ///
  /// - Parameter frame: Its origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
    accessibilityTraits = .toggleButton
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    addSubview(thumb)
    show()
  }

  /// Switches it without sending anything.
  ///
  /// - Parameters:
  ///   - on: Whether it is on.
  ///   - animated: Whether it is animated.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isShownOn else { return }
    isShownOn = on
    if animated { move() } else { show() }
  }

  private final func move() {
    UIView.animate(withDuration: ControlMetrics.moveDuration, delay: 0, options: .curveEaseOut) {
      show()
      thumb.layoutIfNeeded()
    }
  }

  /// Places the thumb and colors the ground as it is now.
  private final func show() {
    let size = ControlMetrics.switchSize
    let inset = ControlMetrics.switchInset
    let height = size.height - 2 * inset
    let width = height + (isHighlighted ? ControlMetrics.switchStretch : 0)
    ground.frame = CGRect(origin: .zero, size: size)
    ground.cornerRadius = size.height / 2
    ground.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.frame = CGRect(
      x: isShownOn ? size.width - inset - width : inset, y: inset, width: width, height: height)
    accessibilityValue = isShownOn ? "1" : "0"
  }

  open override var intrinsicContentSize: CGSize { ControlMetrics.switchSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    wasOn = isShownOn
    hasDragged = false
    startX = touch.location(in: self).x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - startX) >= GestureLimits.slop { hasDragged = true }
    if hasDragged { setOn(x > ControlMetrics.switchSize.width / 2, animated: true) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if touch != nil, !hasDragged, isTouchInside { setOn(!isShownOn, animated: true) }
    if isShownOn != wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    setOn(wasOn, animated: true)
  }

  /// Nothing around the switch drags sideways while its thumb is held.
  ///
  /// - Parameter gestureRecognizer: The recognizer that has its gesture.
  /// - Returns: No for a drag of a view around the switch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.view !== self, gestureRecognizer.dragsSideways { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Switches it.
  ///
  /// - Returns: Whether it did.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!isShownOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
