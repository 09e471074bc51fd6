import Heft

extension UIView {
  /// The animations that have begun and are not committed, the innermost last.
  nonisolated(unsafe) private static var blocks: [AnimationBlock] = []

  /// Begins an animation: what changes until `commitAnimations()` moves, in a fifth of a second unless another time is set.
  ///
  /// - Parameters:
  ///   - animationID: Left aside.
  ///   - context: Left aside.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    if let block = AnimationBlock(duration: 0.2, completion: { _ in }) { blocks.append(block) }
  }

  /// Commits the animation that began last, and starts it.
  public static func commitAnimations() { blocks.popLast()?.commit() }

  /// Sets how long the animation that began last takes.
  ///
  /// - Parameter duration: In seconds; below 0 counts as 0.
  public static func setAnimationDuration(_ duration: TimeInterval) { blocks.last?.run(duration: duration) }

  /// Sets how long the animation that began last waits.
  ///
  /// - Parameter delay: In seconds; below 0 counts as 0.
  public static func setAnimationDelay(_ delay: TimeInterval) { blocks.last?.run(delay: delay) }

  /// Sets how the animation that began last gathers speed.
  ///
  /// - Parameter curve: The curve.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    switch curve {
    case .easeInOut: blocks.last?.run(options: .curveEaseInOut)
    case .easeIn: blocks.last?.run(options: .curveEaseIn)
    case .easeOut: blocks.last?.run(options: .curveEaseOut)
    case .linear: blocks.last?.run(options: .curveLinear)
    }
  }

  /// Sets how often the animation that began last runs: once, or without an end.
  ///
  /// - Parameter repeatCount: More than 1 is without an end here.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    blocks.last?.run(repeats: repeatCount > 1)
  }

  /// Sets whether the animation that began last goes back.
  ///
  /// - Parameter repeatAutoreverses: Whether it does.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    blocks.last?.run(reverses: repeatAutoreverses)
  }

  /// Changes nothing: an animation always begins where the view is shown.
  ///
  /// - Parameter fromCurrentState: Left aside.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Says that no delegate is told of animations.
  ///
  /// - Parameter delegate: Left aside.
  public static func setAnimationDelegate(_ delegate: AnyObject?) {
    if delegate != nil { Stub.say("UIView.setAnimationDelegate", "no delegate is told here of animations.") }
  }

  /// Says that no method is called as an animation begins.
  ///
  /// - Parameter method: Left aside.
  public static func setAnimationWillStart<Method>(_ method: Method) {
    Stub.say("UIView.setAnimationWillStart", "no delegate is told here of animations.")
  }
  /// Says that no method is called as an animation ends.
  ///
  /// - Parameter method: Left aside.
  public static func setAnimationDidStop<Method>(_ method: Method) {
    Stub.say("UIView.setAnimationDidStop", "no delegate is told here of animations.")
  }
  /// Changes nothing: an animation begins at once here, or after its delay.
  ///
  /// - Parameter startDate: Left aside.
  public static func setAnimationStart(_ startDate: Date) {}
  /// The length that an animation within another one takes over: that of UIKit's, 0.2 s.
  public static var inheritedAnimationDuration: TimeInterval { 0.2 }

  /// Changes nothing: there are no flips and curls.
  ///
  /// - Parameters:
  ///   - transition: Left aside.
  ///   - view: Left aside.
  ///   - cache: Left aside.
  public static func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool)
  {}

  /// The kinds of transitions between two looks of a view.
  public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
}

extension UIView.AnimationOptions {
  /// No transition, which is none of the options.
  public static var transitionNone: UIView.AnimationOptions { [] }
}
