/// The forces at which a press becomes a preview, in units: 1 is an average touch, and a phone's range ends at 6.67.
/// All are our choice; the sensitivity has scaled the force before it comes here.
public enum PeekForces {
  /// Where all but the source begins to blur.
  public static let hint = 1.0
  /// Where the preview opens.
  public static let peek = 2.5
  /// Where the preview becomes the screen.
  public static let pop = 4.5

  /// Hysteresis: a hint is seen from the first force on and goes under the second. A touch without a sensor counts
  /// as exactly 1, so the first lies above that.
  static let hintStart = 1.2
  static let hintEnd = 1.05
  /// The same for the stretch from the preview to the screen, which begins at the second.
  static let commitStart = 3.0
  static let commitEnd = 2.75

  /// The force of a source, by which a preview judges it: where the range ends before the phone's, as a pen's does,
  /// what lies over an average touch is stretched to the phone's range. Else no pen could reach the pop.
  package static func judged(_ force: Double, of maximum: Double) -> Double {
    guard force > 1, isSmall(maximum) else { return force }
    return 1 + (force - 1) * (ForceProfile.phoneMaximum - 1) / (maximum - 1)
  }

  /// The force of a source whose largest is `maximum` at which one of the thresholds above is reached at medium
  /// sensitivity.
  ///
  /// - Parameters:
  ///   - threshold: One of `hint`, `peek` and `pop`.
  ///   - maximum: The largest force of the source, in units.
  /// - Returns: The force in the source's units; the threshold itself where the source reaches as far as a
  ///   phone, or no farther than 1.
  public static func threshold(_ threshold: Double, of maximum: Double) -> Double {
    guard threshold > 1, isSmall(maximum) else { return threshold }
    return 1 + (threshold - 1) * (maximum - 1) / (ForceProfile.phoneMaximum - 1)
  }

  private static func isSmall(_ maximum: Double) -> Bool {
    maximum > 1 && maximum < ForceProfile.phoneMaximum
  }
}

/// The other numbers of a preview; our choice.
package enum PeekLimits {
  /// How far a finger strays before it presses something else, in points: where a pan begins.
  package static let slop = GestureLimits.slop
  /// How long a touch may be a tap or the start of a scroll however firm it is, in seconds. Screens that take the
  /// touched area for a force report a firm one at every tap.
  package static let longestTap = 0.15
  /// How long a preview is seen before pressing harder opens it, in seconds.
  package static let shortestPeek = 0.1
  /// How far a finger goes up until the actions are there, in points.
  static let reveal: CGFloat = 56
  /// How far it goes sideways, past the slop, until lifting it performs the side action, in points.
  package static let sideways: CGFloat = 80
  /// How near it comes to where it was until they go again, in points: half of that distance.
  package static let retract: CGFloat = 28
  /// How far it strays there at most, in points, and for how many seconds, before they go.
  package static let rest: CGFloat = 4
  static let restTime = 0.2
  /// The share of the touch-and-hold time after which a hint is seen.
  static let holdHint = 0.4
  /// The taps of the device under a finger, in milliseconds: the times in which the platform says it answers.
  package static let peekTap: UInt32 = 10
  package static let popTap: UInt32 = 15
  /// The taps that refuse a press: how long, how many, and seconds from one to the next.
  package static let refusalTap: UInt32 = 10
  package static let refusalTaps = 3
  package static let refusalPace = 0.1
}

extension PeekMachine.Step {
  /// How long the device taps under the finger at this step, in milliseconds; nil if it does not.
  package var tap: UInt32? {
    switch self {
    case .peek: PeekLimits.peekTap
    case .pop: PeekLimits.popTap
    default: nil
    }
  }
}

/// How one press is judged. Set before it begins.
public struct PeekRules: Equatable, Sendable {
  /// Whether force decides; otherwise the time for which a touch is held does.
  public var feelsForce = true
  /// The touch-and-hold time in seconds.
  public var holdDuration = 0.5
  /// Whether there is something to swipe up for.
  public var hasActions = false
  /// Whether there is something to slide for to the left.
  public var hasLeftAction = false
  /// Whether there is something to slide for to the right.
  public var hasRightAction = false
  /// Whether the actions come with the preview, as in a context menu.
  public var opensActions = false
  /// Whether a preview that was opened by holding stays when the finger is lifted.
  public var mayStay = true

  /// A press that is held, on nothing that has actions.
  public init() {}

  /// Judges the press of such a touch as the user has set it. A pen feels force on any device.
  package mutating func follow(_ type: TouchType, isForceTouchOn: Bool, holdDuration: Double) {
    feelsForce = isForceTouchOn || type == .pencil
    self.holdDuration = holdDuration
  }
}
