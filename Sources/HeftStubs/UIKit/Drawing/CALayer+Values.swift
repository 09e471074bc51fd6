// Values of layers by their keys, as UIKit's `Any`: those of properties, and others that are only kept.

import Heft

extension CALayer {
  private final var keptValues: [String: AnyObject] {
    get { KeptProperty.layerValues.value(of: self) ?? [:] }
    set { KeptProperty.layerValues.set(newValue, of: self) }
  }

  private final func set(_ value: CAAnimationValue, _ object: AnyObject, _ key: String) {
    if self.value(forKeyPath: key) != nil {
      setValue(value, forKeyPath: key)
    } else {
      keptValues[key] = object
    }
  }

  /// Returns the value of a key.
  ///
  /// - Parameter key: The key: an animatable property's, or one of the app's own.
  /// - Returns: A number, or a point, or what the app has set; nil where there is none.
  public final func value(forKey key: String) -> AnyObject? {
    if let kept = keptValues[key] { return kept }
    guard let value = self.value(forKeyPath: key) else { return nil }
    if let number = value.doubleValue { return NSNumber(value: number) }
    return value.cgPointValue.map { NSValue(cgPoint: $0) }
  }

  /// Keeps an object with the layer; nil takes it away.
  ///
  /// - Parameters:
  ///   - value: The object; of a number the property's value, where the key is that of one.
  ///   - key: The key.
  public final func setValue(_ value: AnyObject?, forKey key: String) {
    if let number = value as? NSNumber { return set(CAAnimationValue(number.doubleValue), number, key) }
    if let color = value as? CGColor { return set(CAAnimationValue(color), color, key) }
    keptValues[key] = value
  }
  /// Sets a property, or keeps a text of the app's own with the layer.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - key: The key.
  public final func setValue(_ value: String, forKey key: String) { keptValues[key] = heftObject(value) }
  /// Sets a property, or keeps a truth value of the app's own with the layer.
  ///
  /// - Parameters:
  ///   - value: Whether it is true.
  ///   - key: The key.
  public final func setValue(_ value: Bool, forKey key: String) { keptValues[key] = heftObject(value) }
  /// Sets a property, or keeps a number of the app's own with the layer.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: The key.
  public final func setValue(_ value: Int, forKey key: String) {
    set(CAAnimationValue(Double(value)), heftObject(value), key)
  }
  /// Sets a property, or keeps a number of the app's own with the layer.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: The key.
  public final func setValue(_ value: Double, forKey key: String) {
    set(CAAnimationValue(value), heftObject(value), key)
  }
  /// Sets a property, or keeps a number of the app's own with the layer.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: The key.
  public final func setValue(_ value: Float, forKey key: String) {
    set(CAAnimationValue(value), heftObject(value), key)
  }
  /// Sets a property, or keeps a point of the app's own with the layer.
  ///
  /// - Parameters:
  ///   - value: The point.
  ///   - key: The key.
  public final func setValue(_ value: CGPoint, forKey key: String) {
    set(CAAnimationValue(value), NSValue(cgPoint: value), key)
  }
  /// Sets a property, or keeps a rectangle of the app's own with the layer.
  ///
  /// - Parameters:
  ///   - value: The rectangle.
  ///   - key: The key.
  public final func setValue(_ value: CGRect, forKey key: String) {
    set(CAAnimationValue(value), NSValue(cgRect: value), key)
  }
  /// Keeps any other value with the layer, in a box.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  @_disfavoredOverload
  public final func setValue<Value>(_ value: Value, forKey key: String) {
    keptValues[key] = heftObject(value)
  }
  #if !hasFeature(Embedded)
    /// Sets a property, or keeps a number of the app's own with the layer.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - key: The key.
    public final func setValue(_ value: CGFloat, forKey key: String) { setValue(Double(value), forKey: key) }
  #endif
}

/// The value of an animation that was an object, as that of a layer's key.
///
/// - Parameter value: A number, a point or a color; nil for none.
/// - Returns: The value of an animation; nil where the object is of another kind.
@_disfavoredOverload
public func heftAnimationValue(_ value: AnyObject?) -> CAAnimationValue? {
  if let number = value as? NSNumber { return CAAnimationValue(number.doubleValue) }
  if let color = value as? CGColor { return CAAnimationValue(color) }
  return nil
}
