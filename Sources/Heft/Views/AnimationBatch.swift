/// The properties of a view that can be animated.
enum AnimatedProperty {
  case alpha
  case background
  case center
  case bounds
  case transform
  case corner
  /// How much a view of glass blurs the content behind it.
  case blur

  var change: DisplayChange {
    switch self {
    case .alpha: .alpha
    case .background: .background
    case .center: .frame
    case .bounds: [.frame, .scroll]
    case .transform: .transform
    case .corner: .corner
    case .blur: .content
    }
  }
}

/// One property of one view on its way.
struct PropertyAnimation {
  let property: AnimatedProperty
  let from: AnimatedValue
  var to: AnimatedValue
  let batch: AnimationBatch
  /// Whether it goes on where an earlier one of the same property ends, and shows nothing before its time.
  var follows = false
}

/// All that one call of `UIView.animate` has set going.
final class AnimationBatch {
  private(set) var start: Double
  private(set) var duration: Double
  private(set) var curve: MotionCurve
  private(set) var repeats: Bool
  private(set) var reverses: Bool
  /// The batch that identifies the animation of which this one is a keyframe; nil for all others.
  let keyframes: AnimationBatch?
  /// The progress at which an animator holds it; nil while it runs by itself.
  var heldShare: Double?
  private let completion: ((Bool) -> Void)?
  /// The app whose code the completion is.
  private let process = Weak(wrappedValue: AppProcess.current)
  /// How many properties are still on their way.
  private var running = 0
  private var wasCutShort = false
  /// The transaction that waits for it.
  private var transaction: LayerTransaction?
  /// The views that it moves, where an animator asks.
  var views: [UIView]?

  /// Goes on by itself from a share of its time that is over.
  func run(from share: Double, at now: Double) {
    heldShare = nil
    start = now - share * duration
  }

  /// Runs in another way, which is told before anything moves.
  func run(delay: Double?, duration: Double?, curve: MotionCurve?, repeats: Bool?, reverses: Bool?) {
    start += max(delay ?? 0, 0)
    self.duration = max(duration ?? self.duration, 0)
    self.curve = curve ?? self.curve
    self.repeats = repeats ?? self.repeats
    self.reverses = reverses ?? self.reverses
  }

  init(
    start: Double, duration: Double, curve: MotionCurve, repeats: Bool = false, reverses: Bool = false,
    keyframes: AnimationBatch? = nil, completion: ((Bool) -> Void)?
  ) {
    self.repeats = repeats
    self.reverses = reverses
    self.keyframes = keyframes
    self.start = start
    self.duration = duration
    self.curve = curve
    self.completion = completion
    transaction = AppProcess.current?.transaction
    transaction?.begin()
  }

  func progress(at time: Double) -> Double {
    if let heldShare { return heldShare }
    guard duration > 0 else { return time >= start ? 1 : 0 }
    var share = (time - start) / duration
    if reverses || repeats, share > 0 {
      let cycle = reverses ? 2.0 : 1.0
      if repeats { share -= (share / cycle).rounded(.down) * cycle }
      if share > 1 { share = max(2 - share, 0) }
    }
    return curve.progress(share)
  }

  func isOver(at time: Double) -> Bool {
    heldShare == nil && !repeats && (start + duration * (reverses ? 2 : 1)).isDue(at: time)
  }

  func begin() { running += 1 }

  /// A property has arrived, or was taken elsewhere. The last one to do so completes the batch.
  func end(finished: Bool) {
    running -= 1
    if !finished { wasCutShort = true }
    if running == 0 { complete() }
  }

  /// Completes a batch that was moved by hand.
  func completeHeld() {
    if running > 0 { complete() }
    running = 0
  }

  /// Completes a batch in which nothing moved.
  func completeIfEmpty() {
    if running == 0 { complete() }
  }

  private func complete() {
    if let completion { process.wrappedValue?.later { [wasCutShort] in completion(!wasCutShort) } }
    leaveTransaction()
  }

  /// Its transaction waits no longer for it.
  func leaveTransaction() {
    transaction?.end()
    transaction = nil
  }
}

/// Animations that begin held, so that something else than time moves them.
class HeldAnimations {
  func add(_ batch: AnimationBatch) {}
}
