/// A view that turns touches into events of its own, such as `.touchUpInside`, and tells its targets.
open class UIControl: UIView {
  /// How far outside the control a finger still counts as inside, once it is down, in points; as UIKit has it.
  static let outsideSlop: CGFloat = 70

  /// Whether the control can be used. A control that is switched off while it is touched is cancelled.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      accessibilityTraits.set(.notEnabled, !isEnabled)
      if !isEnabled { stopTracking() }
    }
  }

  /// Whether the control is chosen.
  open var isSelected = false {
    didSet {
      if isSelected != oldValue { accessibilityTraits.set(.selected, isSelected) }
    }
  }

  /// Whether the control looks pressed: while a finger that began in it is inside.
  open var isHighlighted = false

  /// How content that is narrower than the control lies in it.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// How content that is lower than the control lies in it.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// Whether a touch is followed.
  public final var isTracking: Bool { trackedNumber != nil }
  /// Whether the touch that is followed is inside.
  public final private(set) var isTouchInside = false

  final var listeners: [ControlListener] = []
  /// The number of the touch that is followed. A touch keeps its view, so the view does not keep the touch.
  private var trackedNumber: Int?

  /// A control with a frame.
  ///
  /// - Parameter frame: In its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// The current state of the control, for looks that differ by it.
  open var state: State {
    var state: State = .normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  // MARK: Tracking

  /// A touch began in the control.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: All touches at the moment.
  /// - Returns: Whether to follow it. Yes, unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch changed: its place, its force, or both.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: All touches at the moment.
  /// - Returns: Whether to follow it further. Yes, unless overridden.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted; nil where the control has stopped following it by itself.
  ///
  /// - Parameters:
  ///   - touch: The touch, or nil.
  ///   - event: All touches at the moment.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  ///
  /// - Parameter event: All touches at the moment; nil where there is no event.
  open func cancelTracking(with event: UIEvent?) {}

  /// The event of the control's last touches, for actions that take one.
  package private(set) final var latestEvent: UIEvent?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    latestEvent = event
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    trackedNumber = touch.number
    guard beginTracking(touch, with: event) else {
      trackedNumber = nil
      return
    }
    // It may have left its window by now.
    guard isTracking else { return }
    isHighlighted = true
    // Not a literal of both: CONTRIBUTING tells what the compiler makes of one in a method that other modules emit.
    var events: Event = .touchDown
    if touch.tapCount > 1 { events.insert(.touchDownRepeat) }
    sendActions(for: events)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    latestEvent = event
    guard let touch = tracked(of: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = contains(touch)
    guard continueTracking(touch, with: event) else {
      trackedNumber = nil
      isHighlighted = false
      endTracking(nil, with: event)
      return
    }
    // A press that only changes its force drags nothing.
    guard isTracking, !touch.hasKeptItsPlace else { return }
    isHighlighted = isTouchInside
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    latestEvent = event
    guard let touch = tracked(of: touches) else { return }
    isTouchInside = contains(touch)
    trackedNumber = nil
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    latestEvent = event
    guard tracked(of: touches) != nil else { return }
    stopTracking(with: event)
  }

  private final func tracked(of touches: Set<UITouch>) -> UITouch? {
    touches.first { $0.number == trackedNumber }
  }

  private final func stopTracking(with event: UIEvent? = nil) {
    guard isTracking else { return }
    trackedNumber = nil
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  private final func contains(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -UIControl.outsideSlop, dy: -UIControl.outsideSlop).contains(touch.location(in: self))
  }

  /// A control keeps single taps for itself that a view around it would recognize.
  ///
  /// - Parameter gestureRecognizer: The recognizer that has its gesture.
  /// - Returns: No for a single tap of a view around the control.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// Performs the action of a tap.
  ///
  /// - Returns: Whether the control is switched on.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchUpInside)
    return true
  }
}
