/// How an animation spends its time: a cubic curve from (0, 0) to (1, 1).
public final class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  let curve: MotionCurve

  /// A curve by its name.
  ///
  /// - Parameter name: The curve.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .cubic(0.25, 0.1, 0.25, 1)
      }
    super.init()
  }

  /// A curve by its two control points; where they lie across counts as within 0...1.
  ///
  /// - Parameters:
  ///   - c1x: The first control point, 0...1.
  ///   - c1y: The first control point.
  ///   - c2x: The second control point, 0...1.
  ///   - c2y: The second control point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func unit(_ number: Float) -> Double { number.isNaN ? 0 : Double(min(max(number, 0), 1)) }
    func finite(_ number: Float) -> Double { number.isFinite ? Double(number) : 0 }
    curve = .cubic(unit(c1x), finite(c1y), unit(c2x), finite(c2y))
    super.init()
  }

  init(_ curve: MotionCurve) {
    self.curve = curve
    super.init()
  }
}

/// Curves that have a name.
public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

/// How an animation is shown before it begins and after it has ended.
public enum CAMediaTimingFillMode: Sendable {
  case removed, forwards, backwards, both
}
