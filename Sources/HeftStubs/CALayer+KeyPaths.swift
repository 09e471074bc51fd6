// Values of layers by their key paths, as UIKit's `Any`.

import Heft

extension CALayer {
  /// Says that a layer has no such value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - path: The key path.
  public final func setValue<Value>(_ value: Value, forKeyPath path: String) {
    Stub.say(
      "CALayer.setValue(_:forKeyPath:)", "values are numbers, points, sizes, rectangles, maps and colors.")
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A number.
  ///   - path: The key path.
  public final func setValue(_ value: Double, forKeyPath path: String) {
    setValue(CAAnimationValue(value), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A number.
  ///   - path: The key path.
  public final func setValue(_ value: Float, forKeyPath path: String) {
    setValue(CAAnimationValue(value), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A whole number.
  ///   - path: The key path.
  public final func setValue(_ value: Int, forKeyPath path: String) {
    setValue(CAAnimationValue(Double(value)), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A number.
  ///   - path: The key path.
  public final func setValue(_ value: NSNumber, forKeyPath path: String) {
    setValue(CAAnimationValue(value.doubleValue), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A point.
  ///   - path: The key path.
  public final func setValue(_ value: CGPoint, forKeyPath path: String) {
    setValue(CAAnimationValue(value), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A size.
  ///   - path: The key path.
  public final func setValue(_ value: CGSize, forKeyPath path: String) {
    setValue(CAAnimationValue(value), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A rectangle.
  ///   - path: The key path.
  public final func setValue(_ value: CGRect, forKeyPath path: String) {
    setValue(CAAnimationValue(value), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A map in space.
  ///   - path: The key path.
  public final func setValue(_ value: CATransform3D, forKeyPath path: String) {
    setValue(CAAnimationValue(value), forKeyPath: path)
  }
  /// Sets a property, or a part of one, by its key path.
  ///
  /// - Parameters:
  ///   - value: A color.
  ///   - path: The key path.
  public final func setValue(_ value: CGColor, forKeyPath path: String) {
    setValue(CAAnimationValue(value), forKeyPath: path)
  }
  #if !hasFeature(Embedded)
    /// Sets a property, or a part of one, by its key path.
    ///
    /// - Parameters:
    ///   - value: A number.
    ///   - path: The key path.
    public final func setValue(_ value: CGFloat, forKeyPath path: String) {
      setValue(CAAnimationValue(Double(value)), forKeyPath: path)
    }
  #endif
}
