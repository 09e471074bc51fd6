/// A value between two others, by dragging a thumb. Sends `.valueChanged`.
open class UISlider: UIControl {
  /// The value, between the least and the most. A value outside is moved to the nearer end; NaN
  /// changes nothing.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// The least value. One above the most moves that too.
  open var minimumValue: Float = 0 {
    didSet {
      if !minimumValue.isFinite { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(current, animated: false)
    }
  }

  /// The most. One below the least moves that too.
  open var maximumValue: Float = 1 {
    didSet {
      if !maximumValue.isFinite { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
    }
  }

  /// Whether `.valueChanged` comes while the thumb is dragged, and not only when it is let go.
  open var isContinuous = true

  /// The color of the track below the value; nil is the tint.
  open var minimumTrackTintColor: UIColor? {
    didSet { show() }
  }

  /// The color of the track above the value; nil is the system's fill.
  open var maximumTrackTintColor: UIColor? {
    didSet { show() }
  }

  /// The color of the thumb; nil is white.
  open var thumbTintColor: UIColor? {
    didSet { thumb.color = thumbTintColor ?? .white }
  }

  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : ControlMetrics.disabledAlpha }
  }

  private let track = UIView()
  private let fill = UIView()
  private let thumb = ControlThumb()
  private var current: Float = 0
  private var grip: CGFloat = 0
  private var heldValue: Float = 0
  private var ownWords = ""

  /// A slider with a frame; it is 31 points high by itself.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .adjustable
    for bar in [track, fill] {
      bar.isUserInteractionEnabled = false
      bar.cornerRadius = ControlMetrics.sliderTrack / 2
      addSubview(bar)
    }
    addSubview(thumb)
    show()
  }

  /// Sets the value without sending anything.
  ///
  /// - Parameters:
  ///   - value: Held within `minimumValue...maximumValue`.
  ///   - animated: Whether it is animated.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    current = min(max(value, minimumValue), maximumValue)
    if animated {
      UIView.animate(withDuration: ControlMetrics.moveDuration) { show() }
    } else {
      show()
    }
  }

  private final var fraction: CGFloat {
    let range = maximumValue - minimumValue
    return range > 0 && range.isFinite ? CGFloat((current - minimumValue) / range) : 0
  }

  /// How far the thumb's left edge can go.
  private final var room: CGFloat { max(bounds.size.width - ControlMetrics.sliderThumb, 0) }

  private final var thumbFrame: CGRect {
    CGRect(
      x: room * fraction, y: (bounds.size.height - ControlMetrics.sliderThumb) / 2,
      width: ControlMetrics.sliderThumb, height: ControlMetrics.sliderThumb)
  }

  private final func show() {
    let height = ControlMetrics.sliderTrack
    let y = (bounds.size.height - height) / 2
    let middle = thumbFrame.minX + ControlMetrics.sliderThumb / 2
    track.frame = CGRect(x: 0, y: y, width: bounds.size.width, height: height)
    fill.frame = CGRect(x: 0, y: y, width: max(middle, 0), height: height)
    thumb.frame = thumbFrame
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    fill.backgroundColor = minimumTrackTintColor ?? tintColor
    sayValue()
  }

  /// In per cent, unless the app says it in its own words.
  private final func sayValue() {
    if let said = accessibilityValue, !said.utf8.elementsEqual(ownWords.utf8) { return }
    ownWords = "\(Int((fraction * 100).rounded()))%"
    accessibilityValue = ownWords
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: ControlMetrics.sliderHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.sliderHeight)
  }

  /// Only a touch on the thumb, or close to it, is followed.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: All touches at the moment.
  /// - Returns: Whether the touch is on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    let reach = ControlMetrics.sliderReach
    guard thumbFrame.insetBy(dx: -reach, dy: -reach).contains(place) else { return false }
    grip = place.x - thumbFrame.minX
    heldValue = current
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard room > 0 else { return true }
    let part = Float((touch.location(in: self).x - grip) / room)
    let old = current
    setValue(minimumValue + part * (maximumValue - minimumValue), animated: false)
    if isContinuous, current != old { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous, current != heldValue { sendActions(for: .valueChanged) }
  }

  /// Nothing around the slider drags sideways while its thumb is held.
  ///
  /// - Parameter gestureRecognizer: The recognizer that has its gesture.
  /// - Returns: No for a drag of a view around the slider.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isTracking, gestureRecognizer.view !== self, gestureRecognizer.dragsSideways { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func accessibilityActivate() -> Bool { false }
  open override func accessibilityIncrement() { step(by: ControlMetrics.sliderStep) }
  open override func accessibilityDecrement() { step(by: -ControlMetrics.sliderStep) }

  package override func accessibilityMove(toGreatest isGreatest: Bool) -> Bool {
    choose(isGreatest ? maximumValue : minimumValue)
    return true
  }

  private final func step(by part: Float) { choose(current + part * (maximumValue - minimumValue)) }

  private final func choose(_ value: Float) {
    guard isEnabled else { return }
    setValue(value, animated: true)
    sendActions(for: .valueChanged)
  }
}
