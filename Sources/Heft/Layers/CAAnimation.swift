import Ink

/// The delegate that is told of an animation. Methods that are not implemented do nothing.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  ///
  /// - Parameter anim: The animation.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation has come to its end, or was taken away before it.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - flag: Whether it came to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change over time. A layer takes a copy: later changes count for the next layer.
open class CAAnimation: NSObject {
  /// Seconds of one run; 0 is the transaction's duration.
  public final var duration: TimeInterval = 0
  /// Seconds on the layer's clock, or since its group's beginning, at which it begins; 0 is at once.
  public final var beginTime: TimeInterval = 0
  /// Seconds that it is ahead.
  public final var timeOffset: TimeInterval = 0
  /// Its speed; negative is backward.
  public final var speed: Float = 1
  /// How many runs; 0 is one.
  public final var repeatCount: Float = 0
  /// Seconds in which it runs again and again; 0 leaves that to `repeatCount`.
  public final var repeatDuration: TimeInterval = 0
  /// Whether each run goes back to its beginning.
  public final var autoreverses = false
  /// How the animation is shown before it begins and after it ends.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// Whether the layer removes it at its end.
  public final var isRemovedOnCompletion = true
  /// The timing curve; nil is linear.
  public final var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is told of the animation. Retained, as in UIKit, as long as the animation exists.
  public final var delegate: (any CAAnimationDelegate)?

  final var transactionDuration = 0.25
  /// How many runs are over at the time that is shown.
  final var roundsOver = 0.0
  private final var values: [(key: String, value: AnyObject)] = []

  /// An animation of nothing.
  public override init() {
    super.init()
  }

  /// Keeps an object of the app's own with the animation, so that its delegate finds it there; the layer's copy has it too.
  ///
  /// - Parameters:
  ///   - value: The object; nil takes it away.
  ///   - key: The key.
  public final func setValue(_ value: AnyObject?, forKey key: String) {
    values.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
    if let value { values.append((key, value)) }
  }

  /// The object that the app has kept with the animation.
  ///
  /// - Parameter key: The key.
  /// - Returns: The object; nil if there is none.
  public final func value(forKey key: String) -> AnyObject? {
    values.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  func copied() -> CAAnimation { copyTiming(to: CAAnimation()) }

  @discardableResult
  final func copyTiming<Animation: CAAnimation>(to copy: Animation) -> Animation {
    copy.duration = duration
    copy.beginTime = beginTime
    copy.timeOffset = timeOffset
    copy.speed = speed
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.transactionDuration = transactionDuration
    copy.values = values
    return copy
  }

  /// Puts the values that it shows at a share of a run into `values`.
  func show(at share: Double, seconds: Double, in values: inout [LayerValue], of layer: CALayer) {}

  /// A layer has been given the animation.
  func begin(on layer: CALayer) {}

  /// Whether it is over where its layer is no longer shown before it has begun.
  var endsUnseen: Bool { false }

  /// The properties that it changes.
  var keys: [LayerKey] { [] }

  // MARK: Time

  final var run: Double {
    let own = Double(duration)
    return own > 0 && own.isFinite ? own : transactionDuration
  }

  /// Seconds until it is over; infinite for one that is not by itself.
  final var total: Double {
    let once = run * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return Double(repeatDuration) }
    let count = Double(repeatCount)
    return count > 0 ? (count < 1e30 ? once * count : .infinity) : once
  }

  private final var pace: Double { speed.isFinite ? Double(speed) : 1 }

  /// Its own seconds, at those since it has begun.
  private final func own(_ elapsed: Double) -> Double { elapsed * pace + Double(timeOffset) }

  /// Whether it is over by itself.
  final func isOver(at elapsed: Double) -> Bool { pace > 0 && own(elapsed) >= total - 1e-9 }

  /// Puts the values that it shows at a time after its beginning into `values`.
  final func show(elapsed: Double, in values: inout [LayerValue], of layer: CALayer) {
    var time = own(elapsed)
    if pace < 0 { time += total.isFinite ? total : 0 }
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return }
      time = 0
    }
    if time >= total - 1e-9, total.isFinite {
      guard fillMode == .forwards || fillMode == .both || pace < 0 else { return }
      time = total
    }
    let length = run
    let cycle = autoreverses ? 2 * length : length
    roundsOver = (time / cycle).rounded(.down)
    var within = time - roundsOver * cycle
    // The very end of a run is its end and not the next one's beginning.
    if time > 0, within == 0, time >= total - 1e-9 {
      within = cycle
      roundsOver -= 1
    }
    if within > length { within = 2 * length - within }
    let share = timingFunction?.curve.progress(within / length) ?? within / length
    show(at: share, seconds: within, in: &values, of: layer)
  }
}

/// A change of one property over time.
open class CAPropertyAnimation: CAAnimation {
  /// Which property, or which part of one, as in `transform.rotation.z`. A path that no layer has changes nothing.
  public final var keyPath: String? { didSet { place = keyPath.flatMap { LayerKeyPath($0) } } }
  /// Whether the values are added to the layer's own.
  public final var isAdditive = false
  /// Whether each run begins where the one before it has ended: its values are added to that. Maps as a whole and paths
  /// are not added.
  public final var isCumulative = false

  final var place: LayerKeyPath?

  /// An animation of a property.
  ///
  /// - Parameter path: The property, as `position.x`; nil for none.
  public init(keyPath path: String? = nil) {
    super.init()
    keyPath = path
    place = path.flatMap { LayerKeyPath($0) }
  }

  override var keys: [LayerKey] { place.map { [$0.key] } ?? [] }

  final func copyProperty<Animation: CAPropertyAnimation>(to copy: Animation) -> Animation {
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copyTiming(to: copy)
  }

  override func copied() -> CAAnimation { copyProperty(to: CAPropertyAnimation(keyPath: keyPath)) }

  /// Returns the value of the property that the layer shows without this animation; nil if it has none.
  final func model(in values: [LayerValue], of layer: CALayer) -> [Double]? {
    guard let place else { return nil }
    let shown = values.first { $0.key == place.key }?.numbers ?? layer.numbers(of: place.key)
    return shown.map { place.read($0) }
  }

  /// Returns a value with the ends of the runs that are over, where these add up.
  final func accumulated(_ value: [Double], end: [Double]) -> [Double] {
    guard isCumulative, roundsOver > 0, value.count == end.count, let place, !place.key.hasAnyCount else {
      return value
    }
    if case .whole = place.part, place.key == .transform { return value }
    return zip(value, end).map { $0 + $1 * roundsOver }
  }

  /// Sets a value of the property among the values.
  final func put(_ new: [Double], in values: inout [LayerValue], of layer: CALayer) {
    guard let place,
      var numbers = values.first(where: { $0.key == place.key })?.numbers ?? layer.numbers(of: place.key)
    else { return }
    var new = new
    if isAdditive {
      let old = place.read(numbers)
      if old.count == new.count { new = zip(old, new).map { $0 + $1 } }
    }
    // A value with the wrong count of numbers changes nothing.
    if case .whole = place.part, new.count != numbers.count, !place.key.hasAnyCount { return }
    guard new.allSatisfy({ $0.isFinite }) else { return }
    place.write(new, to: &numbers)
    if let index = values.firstIndex(where: { $0.key == place.key }) {
      values[index].numbers = numbers
    } else {
      values.append(LayerValue(key: place.key, numbers: numbers))
    }
  }
}

extension LayerKey {
  /// Whether its values may have more numbers or fewer.
  var hasAnyCount: Bool {
    self == .path || self == .shadowPath || self == .colors || self == .locations
  }
}

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the beginning; nil is the layer's value.
  public final var fromValue: CAAnimationValue?
  /// The value at the end; nil is the layer's value.
  public final var toValue: CAAnimationValue?
  /// How far the end is from the beginning, where one of them is nil.
  public final var byValue: CAAnimationValue?

  final func copyValues<Animation: CABasicAnimation>(to copy: Animation) -> Animation {
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    return copyProperty(to: copy)
  }

  override func copied() -> CAAnimation { copyValues(to: CABasicAnimation(keyPath: keyPath)) }

  override func show(at share: Double, seconds: Double, in values: inout [LayerValue], of layer: CALayer) {
    guard let place, let model = model(in: values, of: layer) else { return }
    let by = byValue?.numbers
    func plus(_ one: [Double], _ other: [Double], _ sign: Double) -> [Double] {
      one.count == other.count ? zip(one, other).map { $0 + $1 * sign } : one
    }
    let base = isAdditive ? model.map { _ in 0.0 } : model
    let start = fromValue?.numbers ?? toValue.flatMap { to in by.map { plus(to.numbers, $0, -1) } } ?? base
    let end = toValue?.numbers ?? by.map { plus(start, $0, 1) } ?? base
    let value = AnimatedNumbers.between(start, end, at: progress(share, seconds), of: place.key)
    put(accumulated(value, end: end), in: &values, of: layer)
  }

  func progress(_ share: Double, _ seconds: Double) -> Double { share }
}

/// A change as a mass on a spring makes it.
public final class CASpringAnimation: CABasicAnimation {
  /// The mass; 1 at first, and above 0.
  public var mass: CGFloat = 1
  /// The spring's stiffness.
  public var stiffness: CGFloat = 100
  /// How much the motion is held back.
  public var damping: CGFloat = 10
  /// Ways a second at the beginning.
  public var initialVelocity: CGFloat = 0

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity))
  }

  /// Seconds until the mass is at rest, to a thousandth of its distance: the `duration` to set.
  public var settlingDuration: TimeInterval { spring.settling }

  override func copied() -> CAAnimation {
    let copy = CASpringAnimation(keyPath: keyPath)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    return copyValues(to: copy)
  }

  override func progress(_ share: Double, _ seconds: Double) -> Double { spring.progress(seconds) }
}

/// Animations that run together.
public final class CAAnimationGroup: CAAnimation {
  /// The animations. Their delegates are not told, and parts beyond the group's own duration are cut off.
  public var animations: [CAAnimation]?

  override func copied() -> CAAnimation {
    let copy = CAAnimationGroup()
    copy.animations = animations.map { $0.map { $0.copied() } }
    return copyTiming(to: copy)
  }

  override var keys: [LayerKey] { (animations ?? []).flatMap { $0.keys } }

  override func show(at share: Double, seconds: Double, in values: inout [LayerValue], of layer: CALayer) {
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.transactionDuration = run }
      let time = timingFunction == nil ? seconds : share * run
      animation.show(elapsed: time - Double(animation.beginTime), in: &values, of: layer)
    }
  }
}
