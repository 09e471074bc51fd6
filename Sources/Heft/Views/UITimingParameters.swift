import HeftForce

/// The timing curve of an animator: a cubic curve or a spring.
public protocol UITimingCurveProvider: AnyObject {
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve by name or by two control points.
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: MotionCurve

  /// UIKit's usual curve: slow at both ends.
  public override init() {
    curve = .easeInOut
    super.init()
  }

  /// A curve that has a name.
  ///
  /// - Parameter animationCurve: The curve.
  public init(animationCurve: UIView.AnimationCurve) {
    curve = animationCurve.curve
    super.init()
  }

  /// A curve between (0, 0) and (1, 1) by its control points.
  ///
  /// - Parameters:
  ///   - point1: The first control point, its x in 0...1.
  ///   - point2: The second control point, its x in 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    let timing = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    curve = timing.curve
    super.init()
  }

  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring by its damping ratio, or by its physics.
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The least mass and stiffness that count (our choice).
  private static let least = 0.001

  let ratio: Double
  /// Whole distances a second at the start.
  let velocity: Double
  /// Seconds until the spring rests, where its physics say so; nil where the animator does.
  let settling: Double?
  /// The speed at the start, in whole distances a second along each axis. The first that is not 0 counts for everything.
  public let initialVelocity: CGVector

  /// A spring that comes to rest in the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 comes to rest without passing by, less swings; counts as 0.01 at least and 1 at most.
  ///   - velocity: Whole distances a second at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.ratio = Double(ratio)
    self.velocity = UISpringTimingParameters.speed(velocity)
    settling = nil
    initialVelocity = velocity
    super.init()
  }

  /// The spring of the system's own transitions (UIKit's, as published).
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that takes the time that its physics need, whatever the animator's duration: until it swings by less than a
  /// thousandth of the distance.
  ///
  /// - Parameters:
  ///   - mass: The mass at its end; above 0.
  ///   - stiffness: How hard it pulls; above 0.
  ///   - damping: How much it is held back.
  ///   - velocity: In whole distances a second.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero)
  {
    let least = UISpringTimingParameters.least
    let (mass, stiffness) = (max(Double(mass), least), max(Double(stiffness), least))
    let ratio = max(Double(damping), 0) / (2 * (stiffness * mass).squareRoot())
    self.ratio = ratio
    self.velocity = UISpringTimingParameters.speed(velocity)
    settling = SpringCurve.settling(ratio: ratio, frequency: (stiffness / mass).squareRoot())
    initialVelocity = velocity
    super.init()
  }

  private static func speed(_ velocity: CGVector) -> Double {
    Double(velocity.dx != 0 ? velocity.dx : velocity.dy)
  }

  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation that can be started, paused, moved, and ended.
public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  /// Starts, or continues, after a delay.
  ///
  /// - Parameter delay: Seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  /// Stops where it is shown.
  ///
  /// - Parameter withoutFinishing: Whether it ends there, without its completions.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends one that was stopped, and calls its completions.
  ///
  /// - Parameter finalPosition: Where the properties are from then on.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of the changes that closures make.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, before the animation begins or while it is paused.
  ///
  /// - Parameter animation: Sets the properties.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation has ended.
  ///
  /// - Parameter completion: Gets where it has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on to its end in a share of what is left of the duration.
  ///
  /// - Parameters:
  ///   - parameters: The curve or the spring of the rest of the animation; nil goes on along its own curve.
  ///   - durationFactor: The share of what is left of the duration; 0 is all of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  /// An animator with a curve or a spring; a spring of physics brings its own duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - parameters: The curve or the spring.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let seconds = parameters.springTimingParameters?.settling ?? Double(duration)
    self.init(
      duration: seconds, timing: UIViewPropertyAnimator.curve(of: parameters, over: seconds), animations: nil)
  }
}
