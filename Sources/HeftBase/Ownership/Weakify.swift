// `[weak self]` for closures that also run in a page. A parameter pack would be one function; Embedded Swift has
// none that is not specialized at once.

/// Makes a callback of a closure that is handed the object: `button.onPress = weakify(self) { $0.close() }`, where Swift
/// has `[weak self]`. The object is not kept, and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject>(
  _ object: Object, _ body: @escaping (Object) -> Void
) -> () -> Void {
  let reference = Weak(wrappedValue: object)
  return {
    if let object = reference.wrappedValue { body(object) }
  }
}

/// Makes a callback that takes one argument of a closure that is handed the object as well. The object is not kept,
/// and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject, One>(
  _ object: Object, _ body: @escaping (Object, One) -> Void
) -> (One) -> Void {
  let reference = Weak(wrappedValue: object)
  return { one in
    if let object = reference.wrappedValue { body(object, one) }
  }
}

/// Makes a callback that takes two arguments of a closure that is handed the object as well. The object is not kept,
/// and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject, One, Two>(
  _ object: Object, _ body: @escaping (Object, One, Two) -> Void
) -> (One, Two) -> Void {
  let reference = Weak(wrappedValue: object)
  return { one, two in
    if let object = reference.wrappedValue { body(object, one, two) }
  }
}

/// Makes a callback that takes three arguments of a closure that is handed the object as well. The object is not kept,
/// and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject, One, Two, Three>(
  _ object: Object, _ body: @escaping (Object, One, Two, Three) -> Void
) -> (One, Two, Three) -> Void {
  let reference = Weak(wrappedValue: object)
  return { one, two, three in
    if let object = reference.wrappedValue { body(object, one, two, three) }
  }
}

/// Makes a callback that takes nothing and returns something, of a closure that is handed the object. The object is
/// not kept, and once it has gone the callback returns `fallback`.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - fallback: The callback's result once the object has gone.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback.
public func weakify<Object: NSObject, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object) -> Result
) -> () -> Result {
  let reference = Weak(wrappedValue: object)
  return {
    guard let object = reference.wrappedValue else { return fallback }
    return body(object)
  }
}

/// Makes a callback that takes one argument and returns something, of a closure that is handed the object. The object is
/// not kept, and once it has gone the callback returns `fallback`.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - fallback: The callback's result once the object has gone.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback.
public func weakify<Object: NSObject, One, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object, One) -> Result
) -> (One) -> Result {
  let reference = Weak(wrappedValue: object)
  return { one in
    guard let object = reference.wrappedValue else { return fallback }
    return body(object, one)
  }
}

/// Makes a callback that takes two arguments and returns something, of a closure that is handed the object. The object is
/// not kept, and once it has gone the callback returns `fallback`.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - fallback: The callback's result once the object has gone.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback.
public func weakify<Object: NSObject, One, Two, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object, One, Two) -> Result
) -> (One, Two) -> Result {
  let reference = Weak(wrappedValue: object)
  return { one, two in
    guard let object = reference.wrappedValue else { return fallback }
    return body(object, one, two)
  }
}

/// Makes a callback that takes three arguments and returns something, of a closure that is handed the object. The object is
/// not kept, and once it has gone the callback returns `fallback`.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - fallback: The callback's result once the object has gone.
///   - body: The work; it should use its argument and not `self`.
/// - Returns: The callback.
public func weakify<Object: NSObject, One, Two, Three, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object, One, Two, Three) -> Result
) -> (One, Two, Three) -> Result {
  let reference = Weak(wrappedValue: object)
  return { one, two, three in
    guard let object = reference.wrappedValue else { return fallback }
    return body(object, one, two, three)
  }
}
