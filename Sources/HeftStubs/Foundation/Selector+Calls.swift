// Methods that are called by another name than their own.

import Heft

/// Returns the method of a name, which is not found: a page keeps no names.
///
/// - Parameter name: The name.
/// - Returns: The method, which is never called.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of a method.
///
/// - Parameter selector: The method.
/// - Returns: The name without its labels; empty where it is not known.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns the name of a method, which is not known of a method that is named in the code.
///
/// - Parameter method: The method.
/// - Returns: An empty text.
@_disfavoredOverload
public func NSStringFromSelector<Target, Result>(_ method: (Target) -> Result) -> String {
  Stub.say("NSStringFromSelector", "the name of a method is not known here.")
  return ""
}

extension NSObject {
  /// Calls the method of this object with two objects, of which the first is given.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - first: The first object.
  ///   - second: Left aside.
  /// - Returns: Nil: what the method returns is not known here.
  @discardableResult
  public final func perform(
    _ selector: Selector, with first: AnyObject?, with second: AnyObject?
  ) -> Unmanaged<AnyObject>? { perform(selector, with: first) }

  /// Calls a method of this object.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: Left aside.
  /// - Returns: Nil.
  @discardableResult
  public final func perform<Target: NSObject, Result>(
    _ method: @escaping (Target) -> () -> Result, with object: AnyObject? = nil
  ) -> Unmanaged<AnyObject>? {
    if let target = self as? Target { _ = method(target)() }
    return nil
  }

  /// Calls a method of this object with an object.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: What it is called with; one of another class is not given, and the method not called.
  /// - Returns: Nil.
  @discardableResult
  public final func perform<Target: NSObject, Object: AnyObject, Result>(
    _ method: @escaping (Target) -> (Object) -> Result, with object: AnyObject? = nil
  ) -> Unmanaged<AnyObject>? {
    if let target = self as? Target, let object = object as? Object { _ = method(target)(object) }
    return nil
  }

  /// Calls a method of this object with an object that may be missing.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: What it is called with.
  /// - Returns: Nil.
  @discardableResult
  public final func perform<Target: NSObject, Object: AnyObject, Result>(
    _ method: @escaping (Target) -> (Object?) -> Result, with object: AnyObject? = nil
  ) -> Unmanaged<AnyObject>? {
    if let target = self as? Target { _ = method(target)(object as? Object) }
    return nil
  }

  /// Calls a method of this object with a value, such as a text.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - value: What it is called with.
  @_disfavoredOverload
  public final func perform<Target: NSObject, Value>(_ method: (Target) -> (Value) -> Void, with value: Value)
  {
    if let target = self as? Target { method(target)(value) }
  }

  /// Calls a method of this object with a value, such as a text, after a time, unless that is cancelled.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - value: What it is called with.
  ///   - delay: The seconds.
  @_disfavoredOverload
  public final func perform<Target: NSObject, Value>(
    _ method: @escaping (Target) -> (Value) -> Void, with value: Value, afterDelay delay: TimeInterval
  ) {
    let bound: (Target) -> () -> Void = { target in { method(target)(value) } }
    perform(Selector(bound), with: nil, afterDelay: delay)
  }

  /// Calls a method of this object after a time, unless that is cancelled.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: What it is called with.
  ///   - delay: The seconds.
  public final func perform<Target: NSObject, Object: AnyObject>(
    _ method: @escaping (Target) -> (Object) -> Void, with object: AnyObject?, afterDelay delay: TimeInterval
  ) { perform(Selector(method), with: object, afterDelay: delay) }

  /// Calls a method of this object after a time, unless that is cancelled.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: What it is called with.
  ///   - delay: The seconds.
  public final func perform<Target: NSObject, Object: AnyObject>(
    _ method: @escaping (Target) -> (Object?) -> Void, with object: AnyObject?, afterDelay delay: TimeInterval
  ) { perform(Selector(method), with: object, afterDelay: delay) }

  /// Calls a method of this object after a time, unless that is cancelled.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - object: What it is called with.
  ///   - delay: The seconds.
  ///   - modes: Left aside.
  public final func perform(
    _ selector: Selector, with object: AnyObject?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(selector, with: object, afterDelay: delay) }

  /// Calls a method of this object after a time, unless that is cancelled.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: Left aside.
  ///   - delay: The seconds.
  ///   - modes: Left aside.
  public final func perform<Target: NSObject>(
    _ method: @escaping (Target) -> () -> Void, with object: AnyObject?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) { perform(Selector(method), with: object, afterDelay: delay) }

  /// Calls a method of this object whose result is not used after a time, unless that is cancelled.
  ///
  /// - Parameters:
  ///   - method: The method, as `UIResponder.becomeFirstResponder`.
  ///   - object: Left aside.
  ///   - delay: The seconds.
  @_disfavoredOverload
  public final func perform<Target: NSObject, Result>(
    _ method: @escaping (Target) -> () -> Result, with object: AnyObject?, afterDelay delay: TimeInterval
  ) { perform(Selector(method), with: object, afterDelay: delay) }

  /// Calls off what an object's methods were to be called for later: of all of them, for selectors are not told apart.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - selector: Left aside.
  ///   - object: Left aside.
  @_disfavoredOverload
  public static func cancelPreviousPerformRequests<Target: NSObject, Result>(
    withTarget target: AnyObject, selector: @escaping (Target) -> () -> Result, object: AnyObject?
  ) { cancelPreviousPerformRequests(withTarget: target) }

  // MARK: Threads, of which there is one

  /// Calls the method of this object, at once or after the code that runs now.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - object: What it is called with.
  ///   - wait: Whether it is called at once.
  public final func performSelector(
    onMainThread selector: Selector, with object: AnyObject?, waitUntilDone wait: Bool
  ) { heftCall(wait) { _ = $0.perform(selector, with: object) } }

  /// Calls a method of this object, at once or after the code that runs now.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: Left aside.
  ///   - wait: Whether it is called at once.
  public final func performSelector<Target: NSObject, Result>(
    onMainThread method: @escaping (Target) -> () -> Result, with object: AnyObject?, waitUntilDone wait: Bool
  ) { heftCall(wait) { _ = $0.perform(method, with: object) } }

  /// Calls a method of this object, at once or after the code that runs now.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: What it is called with.
  ///   - wait: Whether it is called at once.
  public final func performSelector<Target: NSObject, Object: AnyObject, Result>(
    onMainThread method: @escaping (Target) -> (Object) -> Result, with object: AnyObject?,
    waitUntilDone wait: Bool
  ) { heftCall(wait) { _ = $0.perform(method, with: object) } }

  /// Calls the method of this object after the code that runs now.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - object: What it is called with.
  public final func performSelector(inBackground selector: Selector, with object: AnyObject?) {
    heftCall(false) { _ = $0.perform(selector, with: object) }
  }

  /// Calls a method of this object after the code that runs now.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: Left aside.
  public final func performSelector<Target: NSObject, Result>(
    inBackground method: @escaping (Target) -> () -> Result, with object: AnyObject?
  ) { heftCall(false) { _ = $0.perform(method, with: object) } }

  /// Calls a method of this object after the code that runs now.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: What it is called with.
  public final func performSelector<Target: NSObject, Object: AnyObject, Result>(
    inBackground method: @escaping (Target) -> (Object) -> Result, with object: AnyObject?
  ) { heftCall(false) { _ = $0.perform(method, with: object) } }

  /// Calls the method of this object, at once or after the code that runs now.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - thread: Left aside.
  ///   - object: What it is called with.
  ///   - wait: Whether it is called at once.
  public final func perform(
    _ selector: Selector, on thread: Thread, with object: AnyObject?, waitUntilDone wait: Bool
  ) { heftCall(wait) { _ = $0.perform(selector, with: object) } }

  /// Calls a method of this object, at once or after the code that runs now.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - thread: Left aside.
  ///   - object: Left aside.
  ///   - wait: Whether it is called at once.
  public final func perform<Target: NSObject, Result>(
    _ method: @escaping (Target) -> () -> Result, on thread: Thread, with object: AnyObject?,
    waitUntilDone wait: Bool
  ) { heftCall(wait) { _ = $0.perform(method, with: object) } }

  private final func heftCall(_ isNow: Bool, _ work: @escaping (NSObject) -> Void) {
    if isNow { work(self) } else { DispatchQueue.main.async { work(self) } }
  }
}

extension UndoManager {
  /// Registers a method that undoes something, and what it is called with.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; not kept: once it has gone, nothing is called.
  ///   - method: The method.
  ///   - object: The object that it is called with; kept.
  public final func registerUndo<Target: NSObject, Object: AnyObject>(
    withTarget target: NSObject, selector method: @escaping (Target) -> (Object) -> Void, object: AnyObject?
  ) { registerUndo(withTarget: target, selector: Selector(method), object: object) }

  /// Registers a method that undoes something, and what it is called with.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; not kept: once it has gone, nothing is called.
  ///   - method: The method.
  ///   - object: The object that it is called with; kept.
  public final func registerUndo<Target: NSObject, Object: AnyObject>(
    withTarget target: NSObject, selector method: @escaping (Target) -> (Object?) -> Void, object: AnyObject?
  ) { registerUndo(withTarget: target, selector: Selector(method), object: object) }

  /// Registers a method that undoes something.
  ///
  /// - Parameters:
  ///   - target: Whose method it is; not kept: once it has gone, nothing is called.
  ///   - method: The method.
  ///   - object: Left aside.
  public final func registerUndo<Target: NSObject, Result>(
    withTarget target: NSObject, selector method: @escaping (Target) -> () -> Result, object: AnyObject?
  ) { registerUndo(withTarget: target, selector: Selector(method), object: object) }
}
