/// A value that an animation begins with, comes to or passes: where UIKit has `Any`. A number stands for itself, all
/// else is wrapped, as in `CAAnimationValue(CGPoint(x: 10, y: 20))`.
public struct CAAnimationValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let numbers: [Double]

  init(numbers: [Double]) {
    self.numbers = numbers
  }

  /// A number.
  ///
  /// - Parameter value: The number.
  public init(floatLiteral value: Double) { numbers = [value] }
  /// A whole number.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) { numbers = [Double(value)] }
  /// A number.
  ///
  /// - Parameter number: The number.
  public init(_ number: Double) { numbers = [number] }
  /// A number.
  ///
  /// - Parameter number: The number.
  public init(_ number: Float) { numbers = [Double(number)] }
  /// A point.
  ///
  /// - Parameter point: The point.
  public init(_ point: CGPoint) { numbers = AnimatedNumbers.of(point) }
  /// A size.
  ///
  /// - Parameter size: The size.
  public init(_ size: CGSize) { numbers = [Double(size.width), Double(size.height)] }
  /// A rectangle.
  ///
  /// - Parameter rect: The rectangle.
  public init(_ rect: CGRect) { numbers = AnimatedNumbers.of(rect) }
  /// A map in space.
  ///
  /// - Parameter transform: The map.
  public init(_ transform: CATransform3D) { numbers = transform.numbers }
  /// A map in the plane.
  ///
  /// - Parameter transform: The map.
  public init(_ transform: CGAffineTransform) { self.init(CATransform3DMakeAffineTransform(transform)) }
  /// A color; nil is a clear one.
  ///
  /// - Parameter color: The color; nil is a clear one.
  public init(_ color: CGColor?) { numbers = AnimatedNumbers.of(color) }
  /// A gradient's colors.
  ///
  /// - Parameter colors: The colors.
  public init(_ colors: [CGColor]) { numbers = AnimatedNumbers.of(colors) }
  /// A gradient's places.
  ///
  /// - Parameter places: 0...1 each.
  public init(_ places: [Double]) { numbers = places }
  /// A path; nil for none.
  ///
  /// - Parameter path: The path; nil for none.
  public init(_ path: CGPath?) { numbers = path.map { AnimatedNumbers.of($0.path) } ?? [] }
}
