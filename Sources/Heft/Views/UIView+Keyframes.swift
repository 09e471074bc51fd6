extension UIView {
  /// How an animation of keyframes runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Touches are always let through, so this changes nothing.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// An animation always begins where the view is shown, so this changes nothing.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Values lie evenly between two keyframes, as always.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Changes nothing: values lie evenly between two keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Lets properties move through the keyframes that the closure adds with `addKeyframe`. What it sets outside of them
  /// moves over the whole duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - delay: Seconds until it begins.
  ///   - options: As those of an animation.
  ///   - animations: Adds the keyframes; called at once.
  ///   - completion: Called once: true at the end, false when something else took a property over.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let process = AppProcess.current else {
      animations()
      completion?(true)
      return
    }
    let batch = AnimationBatch(
      start: process.now + (delay.isFinite ? max(Double(delay), 0) : 0),
      duration: duration.isFinite ? max(Double(duration), 0) : 0, curve: .linear,
      repeats: options.rawValue & AnimationOptions.repeat.rawValue != 0,
      reverses: options.rawValue & AnimationOptions.autoreverse.rawValue != 0, completion: completion)
    let (outer, outerKeyframes) = (process.animationBatch, process.keyframes)
    process.animationBatch = batch
    process.keyframes = batch
    animations()
    process.animationBatch = outer
    process.keyframes = outerKeyframes
    batch.completeIfEmpty()
  }

  /// Adds a keyframe to the animation whose closure runs: a time to begin and one to take, as shares of the animation's.
  /// Elsewhere the closure's changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: 0...1 of the animation's duration.
  ///   - frameDuration: 0...1 of the animation's duration.
  ///   - animations: Sets the properties; called at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let process = AppProcess.current, let whole = process.keyframes else { return animations() }
    func unit(_ share: Double) -> Double { share.isNaN ? 0 : min(max(share, 0), 1) }
    let outer = process.animationBatch
    // The whole is over when its last keyframe is.
    whole.begin()
    let keyframe = AnimationBatch(
      start: whole.start + unit(frameStartTime) * whole.duration,
      duration: unit(frameDuration) * whole.duration,
      curve: .linear, keyframes: whole, completion: { whole.end(finished: $0) })
    process.animationBatch = keyframe
    animations()
    process.animationBatch = outer
    keyframe.completeIfEmpty()
  }
}
