// Transitions of layers, which are at once here.

import Heft

/// How a layer would change.
public enum CATransitionType: String, Sendable { case fade, moveIn, push, reveal }
public enum CATransitionSubtype: String, Sendable { case fromRight, fromLeft, fromTop, fromBottom }

/// A change of what a layer shows, which is at once here.
open class CATransition: NSObject {
  public final var duration: CFTimeInterval = 0.25
  public final var type = CATransitionType.fade
  public final var subtype: CATransitionSubtype?
  public final var timingFunction: CAMediaTimingFunction?
  public override init() { super.init() }
}

extension CALayer {
  public final func add(_ transition: CATransition, forKey key: String?) {
    Stub.say("CATransition", "what changes does so at once here.")
  }

  /// Adds a transition by the name of its kind, which was a text until Swift 4.2.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - key: Its name.
  public final func add(_ transition: CATransition, forKey key: CATransitionType) {
    add(transition, forKey: key.rawValue)
  }
}
