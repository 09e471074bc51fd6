/// How far one press on one source has come: from a touch to a hint, a preview, its actions or the whole screen.
///
/// It is told what happens and then asked for what follows, until there is nothing more. It knows no view and no
/// clock. Whatever happens, it ends in `idle`: by `pop`, by `end`, or without a word where nothing was shown.
public struct PeekMachine: Equatable, Sendable {
  /// Where a press is.
  public enum State: Equatable, Sendable {
    /// No finger is down that may peek, and nothing is shown.
    case idle
    /// A finger is down, and nothing is shown.
    case touched
    /// How near the preview is, 0...1.
    case hint(Double)
    /// The preview is open.
    case peek
    /// How near the whole screen is, 0...1.
    case commit(Double)
    /// The actions are there, and whether the finger that opened them is still down.
    case actions(isTouched: Bool)
  }

  /// A step that follows from the samples.
  public enum Step: Equatable, Sendable {
    /// Is there anything to preview? Asked once in a press; `refuse()` says no.
    case ask
    /// Shows that there is something to preview, 0...1; 0 takes it back.
    case hint(Double)
    /// Opens the preview.
    case peek
    /// The finger moved the preview up by points.
    case drag(CGFloat)
    /// The finger moved the preview sideways by points, to the right where they are positive; 0 takes it back.
    case side(CGFloat)
    /// It was lifted far enough sideways: the side action is to be performed.
    case chooseSide
    /// Shows that the screen is near, 0...1; 0 takes it back.
    case commit(Double)
    /// The preview becomes the screen; the press is over.
    case pop
    /// Shows the actions of the preview.
    case actions
    /// The finger went back down: the actions go, and the preview is up by points.
    case retract(CGFloat)
    /// The finger that opened the actions moved to a place in the window.
    case slide(CGPoint)
    /// The finger that opened the actions was lifted at a place in the window; nil where it never left the place at which a menu
    /// opened.
    case release(CGPoint?)
    /// All is as before.
    case end
  }

  /// One reading of the touch.
  public struct Sample: Equatable, Sendable {
    /// In the window.
    public var place = CGPoint.zero
    /// In units of an average touch; at least 0.
    public var force = 0.0
    /// Whether nothing but holding still has raised the force: then it opens no screen.
    public var isHeld = false
    /// Seconds.
    public var time = 0.0

    /// A reading of its four values.
    ///
    /// - Parameters:
    ///   - place: In the window's points.
    ///   - force: In units of an average touch.
    ///   - isHeld: Whether nothing but holding still has raised the force.
    ///   - time: Seconds, on any clock that the machine's other samples share.
    public init(place: CGPoint = .zero, force: Double = 0, isHeld: Bool = false, time: Double = 0) {
      self.place = place
      self.force = force
      self.isHeld = isHeld
      self.time = time
    }
  }

  /// Where the press is; `idle` at first and at the end.
  public private(set) var state = State.idle
  /// How the press is judged.
  public var rules = PeekRules()
  private var wasAsked = false
  private var start = Sample()
  /// The last sample, with the time that `advance(to:)` has told since.
  public private(set) var latest = Sample()
  /// When the preview opened, and where the finger was.
  private var peekTime = 0.0
  private var peekPlace = CGPoint.zero
  private var shownDrag: CGFloat = 0
  private var shownSide: CGFloat = 0
  private var shownPlace = CGPoint.zero
  /// Whether the finger that opened the actions is on one.
  private var isOnAction = false
  /// Where that finger rests, and since when.
  private var restPlace = CGPoint.zero
  private var restTime = 0.0
  /// The step that is to be told before anything else.
  private var due: Step?

  /// A machine at rest.
  public init() {}

  // MARK: What happens

  /// A finger came down; a second one ends what the first has begun.
  ///
  /// - Parameter sample: The touch where and when it began.
  public mutating func begin(_ sample: Sample) {
    switch state {
    case .idle:
      state = .touched
      wasAsked = false
      shownDrag = 0
      shownSide = 0
      start = sample
      latest = sample
    case .touched, .hint, .peek, .commit: stop()
    case .actions: break
    }
  }

  /// The finger moved, or presses harder or lighter.
  ///
  /// - Parameter sample: The touch as it is now. Ignored while the actions are shown and no finger is down.
  public mutating func move(_ sample: Sample) {
    if state == .actions(isTouched: false) { return }
    latest = sample
  }

  /// Time went on.
  ///
  /// - Parameter time: Seconds, on the clock of the samples; an earlier time changes nothing.
  public mutating func advance(to time: Double) {
    latest.time = max(latest.time, time)
  }

  /// The finger was lifted.
  public mutating func lift() {
    switch state {
    case .idle, .actions(isTouched: false): break
    case .touched: state = .idle
    case .hint: close()
    case .peek, .commit:
      if isFarSideways {
        state = .idle
        due = .chooseSide
      } else if rules.mayStay, !rules.feelsForce || latest.isHeld {
        state = .actions(isTouched: false)
        due = .actions
      } else {
        close()
      }
    case .actions(isTouched: true):
      if mayLeaveActions, isBack { return close() }
      state = .actions(isTouched: false)
      // A menu opens under the finger: what lies there is chosen only by one that has gone to it.
      let isStill = rules.opensActions && latest.place.distance(to: peekPlace) <= PeekLimits.slop
      due = .release(isStill ? nil : latest.place)
    }
  }

  /// Something else has the touch, or the source is gone.
  public mutating func stop() {
    switch state {
    case .idle: break
    case .touched: state = .idle
    case .hint, .peek, .commit, .actions: close()
    }
  }

  /// There is nothing to preview. Says nothing more of this press.
  public mutating func refuse() {
    if state == .touched { state = .idle }
  }

  /// Whether the finger that opened the actions is on one: then it chooses, however hard it presses.
  ///
  /// - Parameter isOnAction: Whether the finger is on one.
  public mutating func setIsOnAction(_ isOnAction: Bool) {
    self.isOnAction = isOnAction
  }

  /// Ends the preview, which has gone by itself.
  public mutating func finish() {
    state = .idle
    due = nil
  }

  private mutating func close() {
    state = .idle
    due = .end
  }

  // MARK: What follows

  /// Whether time alone can bring the next step.
  public var wantsTime: Bool {
    switch state {
    case .touched: !rules.feelsForce || latest.force >= PeekForces.hintStart
    case .hint: !rules.feelsForce
    case .peek, .commit: isHardEnough && !isFarSideways
    case .actions(isTouched: true): mayLeaveActions && (isHardEnough || isBack)
    case .idle, .actions(isTouched: false): false
    }
  }

  /// The next thing that follows; nil when all has been told.
  ///
  /// - Returns: The next step. Call it after each change until it is nil: a change may bring several.
  public mutating func next() -> Step? {
    if let due {
      self.due = nil
      return due
    }
    switch state {
    case .idle, .actions(isTouched: false): return nil
    case .touched, .hint: return nextBefore()
    case .peek, .commit: return nextAfter()
    case .actions(isTouched: true): return nextInActions()
    }
  }

  /// Before the preview: the hint follows the force.
  private mutating func nextBefore() -> Step? {
    if latest.place.distance(to: start.place) > PeekLimits.slop {
      stop()
      return next()
    }
    guard case .hint(let shown) = state else {
      guard hintBegins else { return nil }
      if !wasAsked {
        wasAsked = true
        return .ask
      }
      state = .hint(nearness)
      return .hint(nearness)
    }
    if nearness >= 1 {
      state = rules.opensActions ? .actions(isTouched: true) : .peek
      peekTime = latest.time
      peekPlace = latest.place
      shownPlace = latest.place
      isOnAction = false
      return .peek
    }
    if rules.feelsForce, latest.force < PeekForces.hintEnd {
      state = .touched
      return .hint(0)
    }
    guard nearness != shown else { return nil }
    state = .hint(nearness)
    return .hint(nearness)
  }

  /// While there is a preview: up for the actions, harder for the screen.
  private mutating func nextAfter() -> Step? {
    let rise = max(peekPlace.y - latest.place.y, 0)
    if rules.hasActions, rise >= PeekLimits.reveal, side == 0 {
      state = .actions(isTouched: true)
      shownSide = 0
      shownPlace = latest.place
      isOnAction = false
      rest()
      return .actions
    }
    if isHardEnough, wasSeen, !isFarSideways {
      state = .idle
      return .pop
    }
    if side != shownSide {
      shownSide = side
      return .side(side)
    }
    if rise != shownDrag {
      shownDrag = rise
      return .drag(rise)
    }
    guard rules.feelsForce, !latest.isHeld else { return nil }
    let nearness = PeekMachine.share(latest.force, from: PeekForces.commitEnd, to: PeekForces.pop)
    if case .commit(let shown) = state {
      if latest.force < PeekForces.commitEnd {
        state = .peek
        return .commit(0)
      }
      guard nearness != shown else { return nil }
    } else if latest.force < PeekForces.commitStart {
      return nil
    }
    state = .commit(nearness)
    return .commit(nearness)
  }

  /// While the actions are there and the finger is still down: to one of them, harder, or back down.
  private mutating func nextInActions() -> Step? {
    if latest.place != shownPlace {
      shownPlace = latest.place
      if shownPlace.distance(to: restPlace) > PeekLimits.rest { rest() }
      return .slide(shownPlace)
    }
    guard mayLeaveActions else { return nil }
    if isHardEnough, wasSeen {
      state = .idle
      return .pop
    }
    // One that slides through is on its way to an action below.
    guard isBack, (restTime + PeekLimits.restTime).isDue(at: latest.time) else { return nil }
    state = .peek
    shownDrag = max(peekPlace.y - latest.place.y, 0)
    return .retract(shownDrag)
  }

  private mutating func rest() {
    restPlace = latest.place
    restTime = latest.time
  }

  /// Whether the finger that opened the actions is back where the preview opened.
  private var isBack: Bool { abs(peekPlace.y - latest.place.y) < PeekLimits.retract }

  /// Whether the finger that opened the actions may do something else: not in a menu, which has nothing before them.
  private var mayLeaveActions: Bool { !rules.opensActions && !isOnAction }

  /// How far the finger has gone sideways where the rules have a side action, in points: nothing while it has gone
  /// up as far, because then it is on its way to the actions.
  private var side: CGFloat {
    let translation = latest.place.x - peekPlace.x
    let beyond = translation.magnitude - PeekLimits.slop
    guard translation < 0 ? rules.hasLeftAction : rules.hasRightAction, beyond > 0,
      translation.magnitude > peekPlace.y - latest.place.y
    else { return 0 }
    return translation < 0 ? -beyond : beyond
  }

  /// Whether lifting the finger now performs the side action: then it does not pop, however hard it presses.
  private var isFarSideways: Bool { side.magnitude >= PeekLimits.sideways }

  private var wasSeen: Bool { (peekTime + PeekLimits.shortestPeek).isDue(at: latest.time) }

  private var isHardEnough: Bool {
    rules.feelsForce && !latest.isHeld && latest.force >= PeekForces.pop
  }

  private var hintBegins: Bool {
    guard rules.feelsForce else { return nearness > 0 }
    let begin = start.time + PeekLimits.longestTap
    return latest.force >= PeekForces.hintStart && begin.isDue(at: latest.time)
  }

  /// How near the preview is, 0...1.
  private var nearness: Double {
    if rules.feelsForce {
      return PeekMachine.share(latest.force, from: PeekForces.hint, to: PeekForces.peek)
    }
    let time = latest.time - start.time
    if rules.holdDuration.isDue(at: time) { return 1 }
    return PeekMachine.share(time, from: rules.holdDuration * PeekLimits.holdHint, to: rules.holdDuration)
  }

  private static func share(_ value: Double, from low: Double, to high: Double) -> Double {
    min(max((value - low) / (high - low), 0), 1)
  }
}
