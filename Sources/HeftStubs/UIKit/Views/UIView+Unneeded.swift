// Options of animations, effects of motion, and rarer members of views.

import Heft

extension UIView.AnimationOptions {
  /// An animation inside another one always has its own duration, so this changes nothing.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// An animation inside another one always has its own curve, so this changes nothing.
  public static let overrideInheritedCurve = Self(rawValue: 1 << 6)
  /// An animation inside another one always has its own options, so this changes nothing.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  // The host says how many frames there are.
  public static let preferredFramesPerSecondDefault: Self = []
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
}

extension UIView.KeyframeAnimationOptions {
  /// Views in the animation are always laid out in it.
  public static let layoutSubviews = Self(rawValue: 1)
  public static let `repeat` = Self(rawValue: 1 << 3)
  public static let autoreverse = Self(rawValue: 1 << 4)
  /// An animation inside another one always has its own duration, so this changes nothing.
  public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
  /// An animation inside another one always has its own options, so this changes nothing.
  public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
  // Values lie evenly between two keyframes, whatever is asked for.
  public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
  public static let calculationModePaced = Self(rawValue: 2 << 10)
  public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)
}

extension UIView {
  /// An animation of the system.
  public enum SystemAnimation: UInt, Sendable { case delete }

  /// Seconds that a view takes to go [our choice].
  private static let deletion: TimeInterval = 0.25

  /// Has views shrink and fade, and takes them out of their superviews at the end.
  ///
  /// - Parameters:
  ///   - animation: The animation: there is one.
  ///   - views: The views that go.
  ///   - options: As those of an animation.
  ///   - parallelAnimations: Sets properties that move with it; nil for none.
  ///   - completion: Called once at the end.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let looks = views.map { ($0.alpha, $0.transform) }
    animate(withDuration: deletion, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for (view, look) in zip(views, looks) {
        view.removeFromSuperview()
        (view.alpha, view.transform) = look
      }
      completion?(finished)
    }
  }

  /// Puts each of two subviews in the other one's place.
  ///
  /// - Parameters:
  ///   - first: The place of one of them; 0 is the rearmost.
  ///   - second: The place of the other.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    let views = subviews
    let (rear, front) = (min(first, second), max(first, second))
    guard rear != front, rear >= 0, front < views.count else { return }
    insertSubview(views[front], at: rear)
    insertSubview(views[rear], at: front)
  }

  /// Returns the direction in which a kind of content is laid out.
  ///
  /// - Parameter attribute: The kind of content.
  /// - Returns: Its own direction; from left to right where it has none.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the direction in which a kind of content is laid out.
  ///
  /// - Parameters:
  ///   - attribute: The kind of content.
  ///   - direction: The direction around it.
  /// - Returns: Its own direction; the one around it where it has none.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

/// Effects of motion that go together; nothing tells how the device is held.
open class UIMotionEffectGroup: UIMotionEffect {
  public final var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Takes an effect away, which changes nothing.
  ///
  /// - Parameter effect: The effect.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {}
}
