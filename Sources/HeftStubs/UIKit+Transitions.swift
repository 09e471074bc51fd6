// Transitions of layers, which are at once here.

import Heft

/// How a layer would change.
public enum CATransitionType: Sendable {
  case fade, moveIn, push, reveal

  /// A kind by its text; one that is not known is `fade`.
  ///
  /// - Parameter rawValue: The text, as `moveIn`.
  public init(rawValue: String) {
    switch rawValue {
    case "moveIn": self = .moveIn
    case "push": self = .push
    case "reveal": self = .reveal
    default: self = .fade
    }
  }
}

/// The edge from which a layer would change.
public enum CATransitionSubtype: Sendable {
  case fromRight, fromLeft, fromTop, fromBottom

  /// An edge by its text; one that is not known is the right one.
  ///
  /// - Parameter rawValue: The text, as `fromLeft`.
  public init(rawValue: String) {
    switch rawValue {
    case "fromLeft": self = .fromLeft
    case "fromTop": self = .fromTop
    case "fromBottom": self = .fromBottom
    default: self = .fromRight
    }
  }
}

/// A change of what a layer shows, which is at once here. Its delegate is told of its time all the same.
open class CATransition: CAAnimation {
  public final var type = CATransitionType.fade
  public final var subtype: CATransitionSubtype?
  public final var startProgress: Float = 0
  public final var endProgress: Float = 1

  public override init() { super.init() }
}

extension CALayer {
  /// Lets the time of a transition run; what changes does so at once.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - key: Its name; nil for none.
  public final func add(_ transition: CATransition, forKey key: String?) {
    Stub.say("CATransition", "what changes does so at once here.")
    let animation: CAAnimation = transition
    add(animation, forKey: key)
  }

  /// Adds a transition by the name of its kind, which was a text until Swift 4.2.
  ///
  /// - Parameters:
  ///   - transition: The transition.
  ///   - key: Its name.
  public final func add(_ transition: CATransition, forKey key: CATransitionType) {
    add(transition, forKey: nil as String?)
  }
}
