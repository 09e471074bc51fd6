/// The numbers by which gestures are told apart. All are our choice unless it says otherwise.
package enum GestureLimits {
  /// How far a touch goes before it is a pan, and two before they are a pinch, in points.
  package static let slop: CGFloat = 10
  /// How far a finger may roll in a tap, in points: more than a pan's slop, so that a hard tap is one where
  /// nothing pans.
  package static let tapSlop: CGFloat = 20
  /// How long a tap may be down, and how long until the next of several, in seconds; a touch counts its taps by the same.
  package static let tapDuration = 0.75
  package static let tapInterval = 0.35
  /// How far apart several taps may be, in points.
  package static let tapDistance: CGFloat = 45
  /// UIKit's time of a long press in seconds, and how far it may move before, in points.
  package static let pressDuration = 0.5
  package static let pressMovement: CGFloat = 10
  /// How near the screen's edge an edge pan begins, in points.
  package static let edge: CGFloat = 20
  /// How far and within what time a swipe goes, in points and seconds; across it may go half as far.
  package static let swipeDistance: CGFloat = 50
  package static let swipeDuration = 0.5
  /// The stretch over which a speed is measured, and the rest after which there is none, in seconds.
  static let speedStretch = 0.1
  package static let rest = 0.06
  /// How often what is asked for while gestures settle is done at once; the rest waits for the next event.
  package static let rounds = 100
}
