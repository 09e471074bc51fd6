import HeftForce

/// Where an app's recognizers compete for its touches: it hands each touch to those of its view and the views
/// around it, lets them begin, wait or fail, and says what the view still hears.
///
/// A recognizer is in the arena from its first touch until it is reset. All of a pass (one event, one moment
/// of time, one call from outside) is settled at its end: a recognizer that waited for one that failed goes on, and
/// one that is over is reset.
final class GestureArena: NSObject, FrameCallback {
  /// The recognizers that are under way, in the order in which they came.
  private(set) var contestants: [UIGestureRecognizer] = []
  /// The touches that a recognizer has taken away from their views, which are not told yet.
  private var taken: [UITouch] = []
  /// The touches of which their views have not heard because a recognizer delays them.
  private var delayed: [UITouch] = []
  /// The event to show views that hear of a touch between two events.
  private var event: UIEvent?
  private var depth = 0
  private var isUnsettled = false

  // MARK: Touches

  /// Hands the event's touch to its recognizers and then, if none of them takes it, to its view.
  func deliver(_ touch: UITouch, with event: UIEvent, in process: AppProcess) {
    self.event = event
    advance(to: process.now)
    if touch.phase == .began { gather(touch, in: process) }
    pass {
      let touches = event.changedTouches
      for recognizer in touch.recognizers where recognizer.isTracking(touch) && !recognizer.isOver {
        switch touch.phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        case .cancelled: recognizer.touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
      }
      if touch.isOver { release(touch) }
    }
    if touch.phase == .began { settleRouting(of: touch) }
    // The view hears of a delayed touch at its end at the latest.
    if touch.isOver { present(touch, with: event) }
    touch.tellView(with: event)
    if waitsForTime { process.addFrameCallback(self) } else { process.removeFrameCallback(self) }
  }

  /// Finds who gets a touch that begins: the recognizers of its view, then of the views around it.
  private func gather(_ touch: UITouch, in process: AppProcess) {
    var here = touch.view
    while let view = here {
      for recognizer in view.recognizers where recognizer.accepts(touch) {
        if recognizer.arena == nil { enter(recognizer) }
        recognizer.tracked.append(touch)
        touch.recognizers.append(recognizer)
      }
      here = view.superview
    }
  }

  /// The view does not hear of a touch that a gesture has taken up, and not yet of one that is delayed.
  private func settleRouting(of touch: UITouch) {
    guard touch.routing == .coming else { return }
    if touch.recognizers.contains(where: { $0.cancelsTouchesInView && $0.hasBegun }) {
      touch.routing = .nobody
    } else if touch.isDelayed {
      touch.routing = .delayed
      delayed.append(touch)
    }
  }

  /// A touch is over: all let go of it but those whose end is to be told.
  private func release(_ touch: UITouch) {
    for recognizer in touch.recognizers where recognizer.wanted != .ended && !recognizer.isOver {
      drop(touch, from: recognizer)
    }
    isUnsettled = true
  }

  /// The recognizer hears no more of the touch.
  func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    recognizer.tracked.removeAll { $0 === touch }
    touch.recognizers.removeAll { $0 === recognizer }
    isUnsettled = true
  }

  /// The view hears of a touch that was delayed: it begins where it is now.
  private func present(_ touch: UITouch, with event: UIEvent) {
    guard touch.routing == .delayed else { return }
    delayed.removeAll { $0 === touch }
    touch.routing = .view
    touch.tellView(.began, with: event)
  }

  /// The view of a touch has left its window: it hears of the touch's end, and of nothing afterwards.
  func viewLeft(_ touch: UITouch, with event: UIEvent) {
    let hasHeard = touch.routing == .view || taken.contains { $0 === touch }
    taken.removeAll { $0 === touch }
    delayed.removeAll { $0 === touch }
    touch.routing = .gone
    if hasHeard { touch.tellView(.cancelled, with: event) }
  }

  // MARK: Time

  /// Calls those whose time has come. Returns whether anyone waits for a time.
  @discardableResult
  func advance(to now: Double) -> Bool {
    guard waitsForTime else { return false }
    pass {
      for recognizer in contestants {
        guard let deadline = recognizer.deadline, deadline.isDue(at: now) else { continue }
        recognizer.deadline = nil
        recognizer.state = recognizer.stateInTime
      }
      isUnsettled = true
    }
    return waitsForTime
  }

  /// Whether a recognizer waits for a time.
  var waitsForTime: Bool { deadline != nil }

  /// The first time that a recognizer waits for.
  var deadline: Double? {
    var first: Double?
    for recognizer in contestants {
      if let deadline = recognizer.deadline { first = min(first ?? deadline, deadline) }
    }
    return first
  }

  // MARK: State

  /// A recognizer has come to another state by itself.
  func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    guard !recognizer.isResetting, !recognizer.isOver, state != .possible else { return }
    if recognizer.arena == nil { enter(recognizer) }
    pass {
      if recognizer.progress != .possible {
        advance(recognizer, to: state)
      } else if state == .failed || state == .cancelled {
        fail(recognizer)
      } else {
        attempt(recognizer, state == .changed ? .began : state)
      }
    }
  }

  /// Ends what a recognizer has under way, because it is switched off, taken away or out of the window.
  func cancel(_ recognizer: UIGestureRecognizer) {
    change(recognizer, to: .cancelled)
  }

  /// A gesture that has begun goes on or ends.
  private func advance(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch state {
    case .possible, .began, .changed: recognizer.progress = .changed
    case .ended: recognizer.progress = .ended
    case .cancelled, .failed: recognizer.progress = .cancelled
    }
    isUnsettled = true
    recognizer.actions.send(by: recognizer)
  }

  /// A recognizer would begin or be recognized: it may not, has to wait, or does.
  private func attempt(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if recognizer.wanted != nil {
      // It waits already; what it waits with may be over now.
      if state == .ended { recognizer.wanted = .ended }
      return
    }
    guard recognizer.mayBegin, !recognizer.isBeaten(by: contestants) else { return fail(recognizer) }
    // Who was asked may have done anything, also to the recognizer.
    guard recognizer.arena === self, recognizer.progress == .possible, recognizer.wanted == nil else {
      return
    }
    if recognizer.isHeldBack(by: contestants) {
      recognizer.wanted = state
      recognizer.wantsBeginning = state == .began
    } else {
      recognize(recognizer, as: state)
    }
  }

  /// The recognizer is the one: it stops the others, takes the touches and tells its targets.
  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.wanted = nil
    recognizer.wantsBeginning = false
    recognizer.progress = state
    isUnsettled = true
    for other in contestants where other !== recognizer && other.progress == .possible {
      if other.requiresFailure(of: recognizer) || recognizer.stops(other) { fail(other) }
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.tracked where touch.routing.isViews {
        if touch.routing == .view { taken.append(touch) }
        touch.routing = .nobody
      }
    }
    recognizer.actions.send(by: recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.arena === self, recognizer.progress == .possible else { return }
    recognizer.progress = .failed
    isUnsettled = true
  }

  // MARK: Coming and going

  private func enter(_ recognizer: UIGestureRecognizer) {
    recognizer.arena = self
    contestants.append(recognizer)
  }

  private func leave(_ recognizer: UIGestureRecognizer) {
    contestants.removeAll { $0 === recognizer }
    recognizer.arena = nil
    for touch in recognizer.tracked { touch.recognizers.removeAll { $0 === recognizer } }
    recognizer.tracked = []
    recognizer.deadline = nil
    recognizer.wanted = nil
    recognizer.wantsBeginning = false
    recognizer.progress = .possible
    recognizer.isResetting = true
    recognizer.reset()
    recognizer.isResetting = false
  }

  /// Lets go of every recognizer and touch, and tells nobody: the app has ended.
  func forget() {
    for recognizer in contestants { leave(recognizer) }
    taken = []
    delayed = []
    event = nil
  }

  deinit {
    // Touches and their recognizers keep each other.
    for recognizer in contestants {
      recognizer.arena = nil
      for touch in recognizer.tracked { touch.recognizers = [] }
      recognizer.tracked = []
    }
  }

  // MARK: Passes

  private func pass(_ body: () -> Void) {
    depth += 1
    body()
    if depth == 1, isUnsettled { settle() }
    depth -= 1
  }

  /// Brings everything to rest: those that are over are reset, those that wait for nobody go on, and the
  /// views hear what became of their touches. What is asked for meanwhile is done too, up to a number of
  /// rounds.
  private func settle() {
    var round = 0
    while isUnsettled, round < GestureLimits.rounds {
      round += 1
      isUnsettled = false
      for recognizer in contestants where recognizer.arena === self {
        if recognizer.isOver {
          leave(recognizer)
          isUnsettled = true
        } else if let wanted = recognizer.wanted {
          if !recognizer.isHeldBack(by: contestants) { advance(recognizer, afterWaitingFor: wanted) }
        } else if recognizer.isLeftAlone {
          change(recognizer, to: .cancelled)
        }
      }
      if !isUnsettled { tellViews() }
    }
    if contestants.isEmpty { event = nil }
  }

  /// Nobody holds the recognizer back any more. A gesture that began and ended while it waited does both now.
  private func advance(
    _ recognizer: UIGestureRecognizer, afterWaitingFor wanted: UIGestureRecognizer.State
  ) {
    let begins = recognizer.wantsBeginning
    recognize(recognizer, as: begins ? .began : wanted)
    if begins, wanted == .ended { change(recognizer, to: .ended) }
  }

  /// Tells views of touches that were taken away, or that nobody delays any more.
  private func tellViews() {
    guard let event else { return }
    let touches = taken
    taken = []
    for touch in touches { touch.tellView(.cancelled, with: event) }
    for touch in delayed where !touch.isDelayed { present(touch, with: event) }
  }
}
