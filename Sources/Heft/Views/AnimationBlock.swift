/// An animation between two calls, as UIKit had them before closures: what changes in between moves.
package final class AnimationBlock {
  private let batch: AnimationBatch
  private let outer: AnimationBatch?
  private let process: AppProcess

  /// Begins an animation in the app that runs; nil where none does.
  ///
  /// - Parameters:
  ///   - duration: In seconds, unless it is set to another.
  ///   - completion: Called once: true at the end, false when something else took a property over.
  package init?(duration: TimeInterval, completion: @escaping (Bool) -> Void) {
    guard let process = AppProcess.current else { return nil }
    self.process = process
    outer = process.animationBatch
    batch = AnimationBatch(
      start: process.now, duration: UIView.areAnimationsEnabled ? duration : 0, curve: .easeInOut,
      completion: completion)
    process.animationBatch = batch
  }

  /// Changes how it runs, which is said before anything moves.
  ///
  /// - Parameters:
  ///   - delay: Seconds more until it begins; nil changes nothing, as for the others.
  ///   - duration: In seconds.
  ///   - options: The curve of these counts.
  ///   - repeats: Whether it goes on without an end.
  ///   - reverses: Whether it goes back.
  package func run(
    delay: TimeInterval? = nil, duration: TimeInterval? = nil, options: UIView.AnimationOptions? = nil,
    repeats: Bool? = nil, reverses: Bool? = nil
  ) {
    guard UIView.areAnimationsEnabled else { return }
    batch.run(
      delay: delay, duration: duration, curve: options?.curve, repeats: repeats, reverses: reverses)
  }

  /// Ends the part in which changes move; the animation goes on.
  package func commit() {
    process.animationBatch = outer
    batch.completeIfEmpty()
  }
}
