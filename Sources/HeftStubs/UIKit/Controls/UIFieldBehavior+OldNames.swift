// The names of fields in Swift 2.

import Heft

extension UIFieldBehavior {
  /// A field that pulls to a point.
  ///
  /// - Parameter position: The point, in the reference view's coordinates.
  /// - Returns: The field.
  public static func radialGravityFieldWithPosition(_ position: CGPoint) -> UIFieldBehavior {
    radialGravityField(position: position)
  }

  /// A field that pulls in a direction.
  ///
  /// - Parameter direction: The direction and the strength.
  /// - Returns: The field.
  public static func linearGravityFieldWithVector(_ direction: CGVector) -> UIFieldBehavior {
    linearGravityField(direction: direction)
  }

  /// A field that gives a speed.
  ///
  /// - Parameter direction: The direction and the speed.
  /// - Returns: The field.
  public static func velocityFieldWithVector(_ direction: CGVector) -> UIFieldBehavior {
    velocityField(direction: direction)
  }

  /// A field of chance, which does nothing here.
  ///
  /// - Parameters:
  ///   - smoothness: Read back.
  ///   - speed: Read back.
  /// - Returns: The field.
  public static func noiseFieldWithSmoothness(_ smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  { noiseField(smoothness: smoothness, animationSpeed: speed) }

  /// A field of chance, which does nothing here.
  ///
  /// - Parameters:
  ///   - smoothness: Read back.
  ///   - speed: Read back.
  /// - Returns: The field.
  public static func turbulenceFieldWithSmoothness(_ smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  { turbulenceField(smoothness: smoothness, animationSpeed: speed) }
}
