/// Where an animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// Whether an animator has begun, and may begin.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// An animation that can be held, moved to any progress, and turned around: by the force of a touch, say.
public final class UIViewPropertyAnimator: NSObject {
  /// Seconds that the whole animation takes.
  public let duration: TimeInterval
  /// Whether it has begun.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves by itself now.
  public private(set) var isRunning = false
  /// Whether the values stay with the animator when they are there, until it is stopped.
  public var pausesOnCompletion = false
  /// Whether `fractionComplete` of a held animation is a share of the distance, as at first, or of the time.
  public var scrubsLinearly = true
  /// Touches are always let through, so this changes nothing.
  public var isUserInteractionEnabled = true

  private let curve: MotionCurve
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var batch: AnimationBatch?
  /// Changes that begin later, by the progress after which they do, and those that have been made.
  private var delayed: [(delay: Double, change: () -> Void)] = []
  private var delayedBatches: [(delay: Double, batch: AnimationBatch)] = []
  /// The share that is done, from the beginning, whichever direction it runs in: of the time where it is timed, else of the
  /// distance.
  private var fraction = 0.0
  private var isTimed = true
  /// The share if it moved evenly since it has last begun to move by itself.
  private var evenFraction = 0.0
  private var turned = false
  /// When and where it has last begun to move by itself.
  private var runStart = 0.0
  private var runFraction = 0.0
  private var runCurve: MotionCurve = .linear
  private var runDuration = 0.0

  /// An animator of a fifth of a second, as UIKit's usual one, that is given its changes later.
  public override init() {
    duration = 0.2
    curve = .easeInOut
    super.init()
  }

  /// An animator with a curve; the closure's changes are made when it begins.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - curve: How it starts and ends.
  ///   - animations: Sets the properties when it begins.
  public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.curve = curve.curve
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// An animator on a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - ratio: 1 comes to rest without passing by, less swings.
  ///   - animations: Sets the properties when it begins.
  public init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    curve = .spring(SpringCurve(damping: Double(ratio), velocity: 0))
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// An animator with a cubic curve by its two control points.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - point1: The first control point, its x in 0...1.
  ///   - point2: The second control point, its x in 0...1.
  ///   - animations: Sets the properties when it begins.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let timing = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    self.init(duration: duration, timing: timing.curve, animations: animations)
  }

  init(duration: TimeInterval, timing: MotionCurve, animations: (() -> Void)?) {
    self.duration = duration.isFinite ? max(duration, 0) : 0
    curve = timing
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until it begins.
  ///   - options: The curve.
  ///   - animations: Sets the properties when it begins.
  ///   - completion: Gets where it has ended.
  /// - Returns: The animator, which runs.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timing: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes, before it begins or while it is held.
  ///
  /// - Parameter animation: Sets the properties.
  public func addAnimations(_ animation: @escaping () -> Void) {
    guard let batch, let process = AppProcess.current else { return animations.append(animation) }
    perform(animation, in: batch, of: process)
  }

  /// Adds changes that begin when a share of the animation is done, and end with the others.
  ///
  /// - Parameters:
  ///   - animation: Sets the properties.
  ///   - delayFactor: The share, 0...1.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = delayFactor.isNaN ? 0 : min(max(Double(delayFactor), 0), 1)
    guard delay > 0 else { return addAnimations(animation) }
    delayed.append((delay, animation))
    if batch != nil { makeDelayed() }
  }

  /// Makes the changes that begin later, in batches that are held at their own shares.
  private func makeDelayed() {
    guard let process = AppProcess.current else { return }
    let changes = delayed
    delayed = []
    for (delay, change) in changes {
      let later = AnimationBatch(start: process.now, duration: 1, curve: .linear, completion: nil)
      later.heldShare = UIViewPropertyAnimator.share(batch?.heldShare ?? 0, after: delay)
      later.views = []
      delayedBatches.append((delay, later))
      perform(change, in: later, of: process)
    }
  }

  /// The progress of what begins after a share of the animation, 0 before it.
  private static func share(_ share: Double, after delay: Double) -> Double {
    guard delay < 1 else { return share >= 1 ? 1 : 0 }
    return max(share - delay, 0) / (1 - delay)
  }

  /// Adds what is called when it has ended.
  ///
  /// - Parameter completion: Gets where it has ended.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// How much of the animation is done, 0...1: of its time while it runs. Setting it holds the animation there.
  public var fractionComplete: CGFloat {
    get {
      let share = isRunning ? evenFraction : fraction
      return CGFloat(turned ? 1 - share : share)
    }
    set {
      let share = newValue.isNaN ? 0 : min(max(Double(newValue), 0), 1)
      pauseAnimation()
      fraction = turned ? 1 - share : share
      show()
    }
  }

  /// Whether it goes back to the beginning.
  public var isReversed: Bool {
    get { turned }
    set {
      guard newValue != turned else { return }
      turned = newValue
      if isRunning { go(over: Double(duration)) }
    }
  }

  /// Starts, or goes on along its curve from where it is.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts, or goes on, after seconds.
  ///
  /// - Parameter delay: Seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped else { return }
    begin()
    go(over: Double(duration), after: delay.isFinite ? max(Double(delay), 0) : 0)
  }

  /// Holds it where it is; one that has not begun begins so.
  public func pauseAnimation() {
    guard state != .stopped else { return }
    begin()
    isRunning = false
    AppProcess.current?.removeFrameCallback(self)
    count(time: !scrubsLinearly)
    show()
  }

  /// Goes on to its end in a share of what is left of the duration.
  ///
  /// - Parameters:
  ///   - parameters: The curve or the spring of the rest of the animation; nil goes on along its own curve. The time is the share's
  ///     also for a spring of physics.
  ///   - durationFactor: The share of what is left of the duration; 0 is all of it.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)? = nil, durationFactor: CGFloat
  ) {
    guard state == .active else { return }
    let factor = durationFactor.isFinite && durationFactor > 0 ? Double(durationFactor) : 1
    let seconds = Double(duration) * factor
    guard let parameters else { return go(over: seconds) }
    count(time: false)
    go(over: seconds, by: UIViewPropertyAnimator.curve(of: parameters, over: time(of: seconds)))
  }

  /// Stops where it is shown: without its completions, or until `finishAnimation(at:)`.
  ///
  /// - Parameter withoutFinishing: Whether it ends there, without its completions.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    AppProcess.current?.removeFrameCallback(self)
    if withoutFinishing {
      leave(at: .current)
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Ends one that was stopped, and calls its completions.
  ///
  /// - Parameter finalPosition: Where the properties are from then on.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    complete(at: finalPosition)
  }

  // MARK: Inside

  private func begin() {
    guard batch == nil, let process = AppProcess.current else { return }
    state = .active
    let batch = AnimationBatch(start: process.now, duration: 1, curve: .linear, completion: nil)
    batch.heldShare = 0
    batch.views = []
    self.batch = batch
    fraction = turned ? 1 : 0
    isTimed = true
    let changes = animations
    animations = []
    for change in changes { perform(change, in: batch, of: process) }
    if !delayed.isEmpty { makeDelayed() }
  }

  private func perform(_ change: () -> Void, in batch: AnimationBatch, of process: AppProcess) {
    let outer = process.animationBatch
    process.animationBatch = batch
    change()
    process.animationBatch = outer
  }

  /// How far it is shown, as a share of the distance.
  private var share: Double { isTimed ? curve.progress(fraction) : fraction }

  /// Counts the share that is done by the time or by the distance from now on.
  private func count(time: Bool) {
    guard time != isTimed else { return }
    fraction = time ? curve.time(of: fraction) : share
    isTimed = time
  }

  /// Goes on by another curve, or along its own.
  private func go(over seconds: Double, by other: MotionCurve? = nil, after delay: Double = 0) {
    guard let process = AppProcess.current else { return }
    count(time: other == nil)
    isRunning = true
    runStart = process.now + delay
    runFraction = fraction
    evenFraction = fraction
    runCurve = other ?? .linear
    runDuration = time(of: seconds)
    process.addFrameCallback(self)
  }

  /// How long the rest of the animation takes, of seconds for all of it.
  private func time(of seconds: Double) -> Double { seconds * abs((turned ? 0 : 1) - fraction) }

  static func curve(of parameters: any UITimingCurveProvider, over seconds: Double) -> MotionCurve {
    guard let spring = parameters.springTimingParameters else {
      return parameters.cubicTimingParameters?.curve ?? .easeInOut
    }
    return .spring(SpringCurve(damping: spring.ratio, velocity: spring.velocity * max(seconds, 0)))
  }

  private func show() {
    guard let batch else { return }
    batch.heldShare = share
    for view in batch.views ?? [] { view.show(batch) }
    for (delay, later) in delayedBatches {
      later.heldShare = UIViewPropertyAnimator.share(batch.heldShare ?? 0, after: delay)
      for view in later.views ?? [] { view.show(later) }
    }
  }

  private func leave(at position: UIViewAnimatingPosition) {
    guard let batch else { return }
    self.batch = nil
    batch.leaveTransaction()
    let share = batch.heldShare ?? 0
    let views = batch.views ?? []
    batch.views = nil
    for view in views { view.finish(batch, at: position, share: share) }
    let later = delayedBatches
    delayedBatches = []
    for (delay, batch) in later {
      batch.leaveTransaction()
      let views = batch.views ?? []
      batch.views = nil
      for view in views {
        view.finish(batch, at: position, share: UIViewPropertyAnimator.share(share, after: delay))
      }
    }
  }

  private func complete(at position: UIViewAnimatingPosition) {
    leave(at: position)
    state = .inactive
    isRunning = false
    let calls = completions
    completions = []
    for call in calls { AppProcess.current?.later { call(position) } }
  }
}

extension UIViewPropertyAnimator: FrameCallback {
  func advance(to now: Double) -> Bool {
    guard isRunning else { return false }
    let end = turned ? 0.0 : 1.0
    let time = runDuration > 0 ? (now - runStart) / runDuration : now >= runStart ? 1 : 0
    let isOver = (runStart + runDuration).isDue(at: now)
    let way = end - runFraction
    evenFraction = isOver ? end : runFraction + way * min(max(time, 0), 1)
    fraction = isOver ? end : runFraction + way * runCurve.progress(time)
    show()
    guard isOver else { return true }
    isRunning = false
    if !pausesOnCompletion { complete(at: turned ? .start : .end) }
    return false
  }
}

extension UIView {
  /// Curves that have a name.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3

    var curve: MotionCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}
