// `[weak self]` for closures that also run in a page. A parameter pack would be one function; Embedded Swift has
// none that is not specialized at once.

/// Makes a callback of a closure that is handed the object: `button.onPress = weakify(self) { $0.close() }`, where Swift
/// has `[weak self]`. The object is not kept, and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject>(
  _ object: Object, _ body: @escaping (Object) -> Void,
  file: StaticString = #fileID, line: UInt = #line
) -> () -> Void {
  let target = CallbackTarget(object, file, line)
  return {
    if let object = target.object { body(object) }
  }
}

/// Makes a callback that takes one argument of a closure that is handed the object as well. The object is not kept,
/// and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject, One>(
  _ object: Object, _ body: @escaping (Object, One) -> Void,
  file: StaticString = #fileID, line: UInt = #line
) -> (One) -> Void {
  let target = CallbackTarget(object, file, line)
  return { one in
    if let object = target.object { body(object, one) }
  }
}

/// Makes a callback that takes two arguments of a closure that is handed the object as well. The object is not kept,
/// and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject, One, Two>(
  _ object: Object, _ body: @escaping (Object, One, Two) -> Void,
  file: StaticString = #fileID, line: UInt = #line
) -> (One, Two) -> Void {
  let target = CallbackTarget(object, file, line)
  return { one, two in
    if let object = target.object { body(object, one, two) }
  }
}

/// Makes a callback that takes three arguments of a closure that is handed the object as well. The object is not kept,
/// and once it has gone the callback does nothing.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - body: The work; it should use its argument and not `self`.
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback. Once the object has gone it does nothing.
public func weakify<Object: NSObject, One, Two, Three>(
  _ object: Object, _ body: @escaping (Object, One, Two, Three) -> Void,
  file: StaticString = #fileID, line: UInt = #line
) -> (One, Two, Three) -> Void {
  let target = CallbackTarget(object, file, line)
  return { one, two, three in
    if let object = target.object { body(object, one, two, three) }
  }
}

/// Makes a callback that takes nothing and returns something, of a closure that is handed the object. The object is
/// not kept, and once it has gone the callback returns `fallback`.
///
/// - Parameters:
///   - object: The object that the closure gets; not kept.
///   - fallback: The callback's result once the object has gone.
///   - body: The work; it should use its argument and not `self`.
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback.
public func weakify<Object: NSObject, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object) -> Result,
  file: StaticString = #fileID, line: UInt = #line
) -> () -> Result {
  let target = CallbackTarget(object, file, line)
  return {
    guard let object = target.object else { return fallback }
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
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback.
public func weakify<Object: NSObject, One, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object, One) -> Result,
  file: StaticString = #fileID, line: UInt = #line
) -> (One) -> Result {
  let target = CallbackTarget(object, file, line)
  return { one in
    guard let object = target.object else { return fallback }
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
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback.
public func weakify<Object: NSObject, One, Two, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object, One, Two) -> Result,
  file: StaticString = #fileID, line: UInt = #line
) -> (One, Two) -> Result {
  let target = CallbackTarget(object, file, line)
  return { one, two in
    guard let object = target.object else { return fallback }
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
///   - file: Where the callback is made, for a debug build, which says once that the object had gone.
///   - line: The line there.
/// - Returns: The callback.
public func weakify<Object: NSObject, One, Two, Three, Result>(
  _ object: Object, otherwise fallback: Result, _ body: @escaping (Object, One, Two, Three) -> Result,
  file: StaticString = #fileID, line: UInt = #line
) -> (One, Two, Three) -> Result {
  let target = CallbackTarget(object, file, line)
  return { one, two, three in
    guard let object = target.object else { return fallback }
    return body(object, one, two, three)
  }
}

/// The object that a callback is for, and where that is made.
private struct CallbackTarget<Object: NSObject> {
  private let reference: Weak<Object>
  #if DEBUG && !hasFeature(Embedded)
    private let place: String

    init(_ object: Object, _ file: StaticString, _ line: UInt) {
      reference = Weak(wrappedValue: object)
      place = "\(file):\(line)"
    }

    /// The object; a debug build tells once of each place whose object had gone.
    var object: Object? {
      if let object = reference.wrappedValue { return object }
      MissedCallbacks.tell(
        "\(Object.self) had gone when a callback of \(place) came for it; nothing was done.")
      return nil
    }
  #else
    init(_ object: Object, _ file: StaticString, _ line: UInt) {
      reference = Weak(wrappedValue: object)
    }

    var object: Object? { reference.wrappedValue }
  #endif
}
