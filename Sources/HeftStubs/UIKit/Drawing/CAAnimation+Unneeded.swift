// The members of animations and transactions that change nothing here, or little.

import Heft

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}

/// What a transform's animation changes of it, as UIKit has it beside the key path.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  /// The key path of the same part of a transform.
  fileprivate var keyPath: String {
    let kinds = [("rotate", "rotation"), ("scale", "scale"), ("translate", "translation")]
    for (own, path) in kinds where rawValue.hasPrefix(own) {
      let axis = rawValue.dropFirst(own.count).lowercased()
      return axis.isEmpty ? "transform." + path : "transform." + path + "." + axis
    }
    return "transform"
  }
}

/// What a transform's animation changes of it.
public final class CAValueFunction: NSObject {
  /// Which part of the transform.
  public let name: CAValueFunctionName

  /// A function by its name.
  ///
  /// - Parameter name: Which part of the transform.
  public init(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }
}

extension CAPropertyAnimation {
  /// Which part of the transform is changed. Setting it makes a key path of `transform` that of the part.
  public final var valueFunction: CAValueFunction? {
    get { nil }
    set {
      guard let name = newValue?.name, keyPath == "transform" else { return }
      keyPath = name.keyPath
    }
  }
}

extension CAAnimation {
  /// Keeps a text with the animation, as an object.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - key: The key.
  public final func setValue(_ value: String, forKey key: String) { setValue(heftObject(value), forKey: key) }
  /// Keeps a number with the animation, as an object.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: The key.
  public final func setValue(_ value: Int, forKey key: String) { setValue(heftObject(value), forKey: key) }
  /// Keeps a number with the animation, as an object.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: The key.
  public final func setValue(_ value: Double, forKey key: String) { setValue(heftObject(value), forKey: key) }
  /// Keeps a truth value with the animation, as an object.
  ///
  /// - Parameters:
  ///   - value: Whether it is true.
  ///   - key: The key.
  public final func setValue(_ value: Bool, forKey key: String) { setValue(heftObject(value), forKey: key) }
  /// Keeps any other value with the animation, in a box.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  @_disfavoredOverload
  public final func setValue<Value>(_ value: Value, forKey key: String) {
    setValue(heftObject(value), forKey: key)
  }

  /// Whether the animation keeps the values that it is given, which all do.
  ///
  /// - Parameter key: The key.
  /// - Returns: True.
  public final func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// What an animation has for a key before it is set.
  ///
  /// - Parameter key: The key.
  /// - Returns: Nil.
  public static func defaultValue(forKey key: String) -> AnyObject? { nil }
}

extension CAKeyframeAnimation {
  /// How tight smooth curves are, which is always the same here.
  public final var tensionValues: [NSNumber]? {
    get { nil }
    set {}
  }
  /// How sharp the corners of smooth curves are, which is always the same here.
  public final var continuityValues: [NSNumber]? {
    get { nil }
    set {}
  }
  /// Where smooth curves lie, which is always the same here.
  public final var biasValues: [NSNumber]? {
    get { nil }
    set {}
  }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

extension CATransaction {
  /// The closure that is called at the end; it is not told here.
  ///
  /// - Returns: Nil.
  public static func completionBlock() -> (() -> Void)? { nil }

  /// The timing curve of changes; it is not told here.
  ///
  /// - Returns: Nil.
  public static func animationTimingFunction() -> CAMediaTimingFunction? { nil }

  /// Sets a property of the transaction by its key.
  ///
  /// - Parameters:
  ///   - value: The value, of the kind that the property has.
  ///   - key: The key, as `kCATransactionDisableActions`.
  public static func setValue(_ value: AnyObject?, forKey key: String) {
    if let curve = value as? CAMediaTimingFunction { return setAnimationTimingFunction(curve) }
    guard let number = value as? NSNumber else { return }
    if key == kCATransactionAnimationDuration { setAnimationDuration(number.doubleValue) }
    if key == kCATransactionDisableActions { setDisableActions(number.boolValue) }
  }
  /// Sets the duration by its key.
  ///
  /// - Parameters:
  ///   - value: Seconds.
  ///   - key: `kCATransactionAnimationDuration`.
  public static func setValue(_ value: Double, forKey key: String) {
    setValue(heftObject(value), forKey: key)
  }
  /// Sets whether changes are shown at once, by its key.
  ///
  /// - Parameters:
  ///   - value: Whether they are.
  ///   - key: `kCATransactionDisableActions`.
  public static func setValue(_ value: Bool, forKey key: String) { setValue(heftObject(value), forKey: key) }

  /// A property of the transaction by its key.
  ///
  /// - Parameter key: The key, as `kCATransactionDisableActions`.
  /// - Returns: The value; nil where the transaction does not tell it.
  public static func value(forKey key: String) -> AnyObject? {
    if key == kCATransactionAnimationDuration { return heftObject(animationDuration()) }
    if key == kCATransactionDisableActions { return heftObject(disableActions()) }
    return nil
  }

  /// Keeps other threads from changes, of which there are none.
  public static func lock() {}
  /// Lets other threads change layers.
  public static func unlock() {}
}

/// How many frames a second are asked for.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The number that is best; 0 leaves that to the screen.
  public var preferred: Float
  /// As many as the screen shows.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)

  /// Makes one.
  ///
  /// - Parameters:
  ///   - minimum: The least that are enough.
  ///   - maximum: The most that make sense.
  ///   - preferred: The number that is best; nil or 0 leaves that to the screen.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred ?? 0
  }
}

extension CADisplayLink {
  /// How many frames a second are asked for: the best number, or else the largest.
  public var preferredFrameRateRange: CAFrameRateRange {
    get {
      let count = Float(preferredFramesPerSecond)
      return CAFrameRateRange(minimum: count, maximum: count, preferred: count)
    }
    set { preferredFramesPerSecond = Int(newValue.preferred > 0 ? newValue.preferred : newValue.maximum) }
  }

  /// Never calls again, and lets go of its target: a link that is removed is not added again here.
  ///
  /// - Parameters:
  ///   - runloop: Left aside: there is one.
  ///   - mode: Left aside.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
}
