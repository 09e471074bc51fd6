import Heft

extension UIViewPropertyAnimator {
  /// How long the animation waits: not told here.
  public final var delay: TimeInterval { 0 }
  /// The curve; the usual one, whatever it is.
  public final var timingParameters: (any UITimingCurveProvider)? { UICubicTimingParameters() }
}

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

extension UITimingCurveProvider {
  public var timingCurveType: UITimingCurveType { springTimingParameters == nil ? .cubic : .spring }
}
