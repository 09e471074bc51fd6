extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Touches are always let through, so this changes nothing.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An animation always begins where the view is shown, so this changes nothing.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again, until another value is set or the view leaves the screen.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// To the new values and back; at its end the view is shown with the new ones.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Views in the animation are always laid out in it.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)

    /// The curve among the options.
    var curve: MotionCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// Lets the properties that the closure sets move to their new values.
  ///
  /// Frames, bounds, centers, transforms, alphas, corners and background colors move; all else changes at once. The
  /// values are the new ones from the start; only what is shown moves. A duration of 0 or less changes at
  /// once. The completion gets false when something else took a property over, or its view left the window.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - delay: Seconds until it begins.
  ///   - options: The curve, whether it repeats or goes back, and whether touches are let through.
  ///   - animations: Sets the properties; called at once.
  ///   - completion: Called once: true at the end, false when something else took a property over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options.curve, options, animations, completion)
  }

  /// Lets the properties that the closure sets move to their new values as on a spring.
  ///
  /// A damping ratio of 1 comes to rest without passing by, one near 0 swings; it is moved into 0.01...1. The
  /// velocity is in whole distances a second. The spring rests after the duration. All else is as in
  /// `animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - delay: Seconds until it begins.
  ///   - dampingRatio: 0.01...1.
  ///   - velocity: In whole distances a second.
  ///   - options: Whether it repeats or goes back, and whether touches are let through.
  ///   - animations: Sets the properties; called at once.
  ///   - completion: Called once: true at the end, false when something else took a property over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(damping: Double(dampingRatio), velocity: Double(velocity) * Double(duration))
    animate(duration, delay, .spring(spring), options, animations, completion)
  }

  private static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: MotionCurve, _ options: AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let process = AppProcess.current else {
      animations()
      completion?(true)
      return
    }
    let batch = AnimationBatch(
      start: process.now + (areAnimationsEnabled && delay.isFinite ? max(delay, 0) : 0),
      duration: areAnimationsEnabled && duration.isFinite ? max(duration, 0) : 0,
      curve: curve, repeats: options.rawValue & AnimationOptions.repeat.rawValue != 0,
      reverses: options.rawValue & AnimationOptions.autoreverse.rawValue != 0, completion: completion)
    process.heldAnimations?.add(batch)
    let outer = process.animationBatch
    process.animationBatch = batch
    animations()
    process.animationBatch = outer
    batch.completeIfEmpty()
  }

  /// Lets the properties that the closure sets change at once, also inside an animation.
  ///
  /// - Parameter actions: Sets the properties; called at once.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let process = AppProcess.current
    let outer = process?.animationBatch
    process?.animationBatch = nil
    actions()
    process?.animationBatch = outer
  }

  /// Whether changes in an animation move: false after `setAnimationsEnabled(false)`.
  nonisolated(unsafe) public private(set) static var areAnimationsEnabled = true

  /// Switches animations on or off: without them a change in one is there at once.
  ///
  /// - Parameter enabled: Whether changes move.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  // MARK: Inside

  /// Whether a new value may have to be moved to.
  var canAnimate: Bool { display.process?.animationBatch != nil || !animations.isEmpty }

  /// A property got a new value: an animation in progress takes it there, and one under way from elsewhere
  /// ends.
  func changed(_ property: AnimatedProperty, from old: AnimatedValue, to new: AnimatedValue) {
    guard canAnimate, let process = display.process else { return }
    let batch = process.animationBatch
    var start = old
    var follows = false
    if let keyframes = batch?.keyframes, let batch,
      let last = animations.last(where: { $0.property == property && $0.batch.keyframes === keyframes }),
      last.batch !== batch, last.batch.start + last.batch.duration <= batch.start + 1e-9
    {
      // The next keyframe of the same animation.
      start = last.to
      follows = true
    } else if let index = animations.lastIndex(where: { $0.property == property }) {
      if animations[index].batch === batch {
        // Set twice in one block: the last value counts, and nothing was taken over.
        animations[index].to = new
        return
      }
      start = shownValue(of: property, at: process.now) ?? start
      let ended = animations.filter { $0.property == property }
      animations.removeAll { $0.property == property }
      for running in ended { running.batch.end(finished: false) }
    }
    guard let batch, batch.duration > 0 || batch.start > process.now else { return }
    animations.append(
      PropertyAnimation(property: property, from: start, to: new, batch: batch, follows: follows))
    batch.views?.append(self)
    batch.begin()
    if animations.count == 1, !process.animatedViews.contains(where: { $0 === self }) {
      process.animatedViews.append(self)
    }
  }

  /// Moves the animated properties and ends the animations that have arrived. Returns whether anything still moves.
  func advanceAnimations(to now: Double) -> Bool {
    for animation in animations { setNeedsDisplay(animation.property.change) }
    let arrived = animations.filter { $0.batch.isOver(at: now) }
    animations.removeAll { $0.batch.isOver(at: now) }
    for index in animations.indices where animations[index].follows {
      // The animation before it has arrived.
      let property = animations[index].property
      if !animations[..<index].contains(where: { $0.property == property }) {
        animations[index].follows = false
      }
    }
    for animation in arrived { animation.batch.end(finished: true) }
    // An animation that is held moves only when its animator moves it.
    return animations.contains { $0.batch.heldShare == nil }
  }

  /// Returns the value of a moving property as it is shown now; nil while the property does not move.
  private func shownValue(of property: AnimatedProperty, at now: Double) -> AnimatedValue? {
    var value: AnimatedValue?
    for animation in animations where animation.property == property {
      if animation.follows, now < animation.batch.start { continue }
      value = animation.from.toward(animation.to, by: animation.batch.progress(at: now))
    }
    return value
  }

  /// Shows the properties of a batch again.
  func show(_ batch: AnimationBatch) {
    for animation in animations where animation.batch === batch { setNeedsDisplay(animation.property.change) }
  }

  /// Ends the animations of a batch in the view: at their end, at their beginning, or where they are shown.
  func finish(_ batch: AnimationBatch, at position: UIViewAnimatingPosition, share: Double) {
    let ended = animations.filter { $0.batch === batch }
    animations.removeAll { $0.batch === batch }
    for animation in ended {
      let value: AnimatedValue =
        switch position {
        case .end: animation.to
        case .start: animation.from
        case .current: animation.from.toward(animation.to, by: share)
        }
      if position != .end { set(animation.property, to: value) }
      setNeedsDisplay(animation.property.change)
    }
  }

  private func set(_ property: AnimatedProperty, to value: AnimatedValue) {
    switch property {
    case .alpha: alpha = value.float
    case .background: backgroundColor = UIColor(cgColor: CGColor(value.color))
    case .center: center = value.point
    case .bounds: bounds = value.rect
    case .transform: transform = value.map
    case .corner: cornerRadius = value.float
    case .blur: setBlur(value.float)
    }
  }

  func endAnimations(finished: Bool) {
    let ended = animations
    animations = []
    for animation in ended { animation.batch.end(finished: finished) }
  }

  /// The view as it is shown now.
  struct Presentation {
    var center: CGPoint
    var anchor: CGPoint
    var bounds: CGRect
    var transform: CGAffineTransform
    var alpha: CGFloat
    var corner: CGFloat
    var background: RGBA?
    var blur: CGFloat?
  }

  var presentation: Presentation {
    var shown = Presentation(
      center: layout.center, anchor: layout.anchor, bounds: layout.bounds, transform: layout.transform,
      alpha: appearance.alpha, corner: appearance.cornerRadius, background: nil)
    guard let process = display.process else { return shown }
    if animations.isEmpty {
      ownLayer?.present(&shown, at: process.now)
      return shown
    }
    for animation in animations {
      if animation.follows, process.now < animation.batch.start { continue }
      let value = animation.from.toward(animation.to, by: animation.batch.progress(at: process.now))
      switch animation.property {
      case .alpha: shown.alpha = min(max(value.float, 0), 1)
      case .background: shown.background = value.color
      case .center: shown.center = value.point
      case .bounds: shown.bounds = value.rect
      case .transform: shown.transform = value.map
      case .corner: shown.corner = max(value.float, 0)
      case .blur: shown.blur = max(value.float, 0)
      }
    }
    ownLayer?.present(&shown, at: process.now)
    return shown
  }
}
