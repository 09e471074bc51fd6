/// Makes a gesture of touches. A subclass reads the touches and sets `state`; the base class recognizes
/// nothing.
///
/// `location(in:)` and its like are of the touches that the recognizer has now.
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Not recognized yet; every recognizer goes back to this state.
    case possible = 0
    case began = 1
    case changed = 2
    /// The gesture has ended. A gesture of one moment goes here at once: `.recognized`.
    case ended = 3
    case cancelled = 4
    /// It was not the gesture.
    case failed = 5

    /// The final state of a gesture of one moment, such as a tap.
    public static let recognized = State.ended
  }

  // MARK: Settings

  /// A name for debugging.
  public final var name: String?
  /// Whether a gesture that is recognized takes its touches away from the view: `touchesCancelled`.
  public final var cancelsTouchesInView = true
  /// Whether the view gets a touch only once the recognizer has failed.
  public final var delaysTouchesBegan = false
  /// The view whose touches, and those of its subviews, the recognizer gets.
  public final var view: UIView? { place }

  /// Whether the recognizer gets touches. Switching it off cancels a gesture that is under way.
  public final var isEnabled = true {
    didSet { if !isEnabled { arena?.cancel(self) } }
  }

  /// The delegate, which may keep the recognizer from beginning or from a touch; held weakly.
  public final var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateReference.object }
    set { delegateReference = Weak(newValue, token: newValue?.lifeToken) }
  }

  // MARK: State

  /// The view whose touches it gets.
  @Weak final var place: UIView? = nil
  /// Where the recognizer competes now; nil while nothing is under way.
  @Weak final var arena: GestureArena? = nil
  final var progress = State.possible
  /// The kinds of touches that the recognizer gets, a bit for each raw value.
  final var allowedTypes: UInt8 = .max
  /// The state that the recognizer enters once the recognizers that it waits for have failed.
  final var wanted: State?
  /// Whether a gesture that ended while it waited had begun before.
  final var wantsBeginning = false
  final var isResetting = false
  /// The recognizers that must fail first; not retained.
  final var required: [Weak<UIGestureRecognizer>] = []
  /// The device's time at which the state changes by itself, and that state.
  final var deadline: Double?
  final var stateInTime = State.failed
  /// The touches that the recognizer gets, in the order in which they began. One that is over stays while its
  /// end waits to be told, so that its place is known.
  final var tracked: [UITouch] = []
  final var actions = GestureActions()
  /// Where the wheel makes the gesture, or a pointer hovers, in points of the window; nil where touches make it.
  final var pointerPlace: CGPoint?
  private final var delegateReference = Weak<any UIGestureRecognizerDelegate>(nil, token: nil)

  /// Makes a recognizer without a target.
  public override init() {
    super.init()
  }

  /// A recognizer that calls a closure with itself: Heft's own, and here so that an app's subclass may have one of the same name. What the closure captures is kept, so let it be
  /// made by `weakify(_:_:)`.
  ///
  /// - Parameter handler: Called with the recognizer at each change of state to began, changed, ended and
  ///   cancelled.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// How far the gesture has come. Subclasses set it: from `.possible` to `.began`, `.ended` or `.failed`,
  /// then to `.changed` any number of times, and to `.ended` or `.cancelled`. What does not follow from the
  /// state before counts as the nearest that does. A recognizer that waits for another to fail stays
  /// `.possible`.
  open var state: State {
    get { progress }
    set { (arena ?? AppProcess.current?.gestures)?.change(self, to: newValue) }
  }

  /// Holds this recognizer back until the other one, if it is under way, has failed. If that one is
  /// recognized, this one fails.
  ///
  /// - Parameter other: The recognizer to wait for; not kept.
  public final func require(toFail other: UIGestureRecognizer) {
    guard other !== self, !required.contains(where: { $0.object === other }) else { return }
    required.removeAll { $0.object == nil }
    required.append(Weak(other, token: other.lifeToken))
  }

  /// Comes to a state after so many seconds, unless the recognizer is reset before.
  final func wait(_ seconds: Double, thenComeTo state: State) {
    guard let now = AppProcess.current?.now else { return }
    deadline = now + seconds
    stateInTime = state
  }

  /// How many touches the recognizer has.
  open var numberOfTouches: Int { tracked.count }

  /// The middle of the recognizer's touches in the view, or in the window where the view is nil. Without touches it
  /// is where the pointer is while the wheel turns or the pointer hovers, else zero.
  ///
  /// - Parameter view: The view, or nil for the window.
  /// - Returns: The place in points.
  open func location(in view: UIView?) -> CGPoint {
    let middle = pointerPlace ?? tracked.middle
    return view?.convert(middle, from: nil) ?? middle
  }

  /// Where one of the recognizer's touches is, counted in the order in which they began; the nearest one
  /// for a number that is not there.
  ///
  /// - Parameters:
  ///   - index: 0 is the touch that began first.
  ///   - view: The view, or nil for the window.
  /// - Returns: The place in points.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    guard !tracked.isEmpty else { return location(in: view) }
    return tracked[min(max(index, 0), tracked.count - 1)].location(in: view)
  }

  /// Ignores a touch: the recognizer is told no more of it.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event that it is in.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    arena?.drop(touch, from: self)
  }

  /// The view has left its window.
  func viewLeftWindow() {}

  // MARK: For subclasses

  /// Touches began.
  ///
  /// - Parameters:
  ///   - touches: Those that began, at most one in an event.
  ///   - event: All touches at the moment.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches changed: their place, their force, or both. A change of force alone comes with the place
  /// unchanged.
  ///
  /// - Parameters:
  ///   - touches: Those that changed.
  ///   - event: All touches at the moment, and the samples between.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were lifted.
  ///
  /// - Parameters:
  ///   - touches: Those that were lifted.
  ///   - event: All touches at the moment.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were taken away by the system.
  ///
  /// - Parameters:
  ///   - touches: Those that were taken away.
  ///   - event: All touches at the moment.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Estimates of earlier touches are corrected.
  ///
  /// - Parameter touches: Copies of earlier moments with the values known now, by their `estimationUpdateIndex`.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when the gesture is over and the recognizer is possible again: reset the state from the touches.
  open func reset() {}

  /// Whether recognizing this makes the other fail. Yes, unless overridden.
  ///
  /// - Parameter preventedGestureRecognizer: The other one.
  /// - Returns: Whether it does.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this fails where the other is recognized. Yes, unless overridden.
  ///
  /// - Parameter preventingGestureRecognizer: The other one.
  /// - Returns: Whether it does.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this waits for the other to fail. No, unless overridden.
  ///
  /// - Parameter otherGestureRecognizer: The other one.
  /// - Returns: Whether it waits.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the other waits for this to fail. No, unless overridden.
  ///
  /// - Parameter otherGestureRecognizer: The other one.
  /// - Returns: Whether it waits.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
