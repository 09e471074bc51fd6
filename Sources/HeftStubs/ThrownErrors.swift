// The error that an imported project throws: an NSError, with the project's own error in it.

import Heft

/// An error of a project's own type in one that is an object.
public final class HeftThrownError<Failure: Error>: NSError, @unchecked Sendable {
  public let failure: Failure

  init(_ failure: Failure, says text: String?, domain: String = "App", code: Int = 1) {
    self.failure = failure
    #if hasFeature(Embedded)
      var info = UIApplicationShortcutItem.UserInfo()
      if let text { info[NSLocalizedDescriptionKey] = .string(text) }
    #else
      let info = text.map { [NSLocalizedDescriptionKey: $0] }
    #endif
    super.init(domain: domain, code: code, userInfo: info)
  }

  #if !hasFeature(Embedded)
    public required init?(coder: NSCoder) { nil }
  #endif
}

/// Returns an error thrown in a project as the object that it is here.
public func heftError(_ error: NSError) -> NSError { error }

/// An error that may be missing.
@_disfavoredOverload
public func heftError(_ error: NSError?) -> NSError? { error }

/// An error of the project's own.
@_disfavoredOverload
public func heftError<Failure: Error>(_ failure: Failure) -> NSError {
  HeftThrownError(failure, says: nil)
}

/// An error of the project's own that says what has happened.
@_disfavoredOverload
public func heftError<Failure: LocalizedError>(_ failure: Failure) -> NSError {
  HeftThrownError(failure, says: failure.errorDescription)
}

/// A cast of what was caught, `error as? MyError`.
///
/// - Returns: The project's error; nil where something else was thrown.
public func heftCast<Failure: Error>(_ error: NSError?, _ type: Failure.Type) -> Failure? {
  // As with `HeftBox`: the compiler must see one made to know the cast.
  let box: (Failure) -> HeftThrownError<Failure> = { HeftThrownError($0, says: nil) }
  guard let found = error as? HeftThrownError<Failure> else { return nil }
  return box(found.failure).failure
}

extension NSError {
  /// An error of Cocoa's domain.
  ///
  /// - Parameters:
  ///   - code: Its number there.
  ///   - words: The text that the user reads.
  static func heftCocoa(_ code: Int, _ words: String) -> NSError {
    #if hasFeature(Embedded)
      NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: .string(words)])
    #else
      NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: words])
    #endif
  }
}

#if hasFeature(Embedded)
  extension Error {
    /// What has happened, in a sentence: the error's own, or a general one.
    public var localizedDescription: String { heftError(self).localizedDescription }
  }
#endif

/// An error, or one of the app's own in its place.
///
/// - Parameters:
///   - error: The error; nil for none.
///   - other: The one in its place.
/// - Returns: The error, as one that a page can throw.
@_disfavoredOverload
public func ?? <Other: Error>(error: NSError?, other: @autoclosure () -> Other) -> NSError {
  if let error { return error }
  return heftError(other())
}

/// What a call gives whose errors are of a type of their own, where objects are thrown.
///
/// - Parameter body: The call.
/// - Returns: What it returns.
/// - Throws: The object for its error.
public func heftThrowing<Value, Failure: Error>(_ body: () throws(Failure) -> Value) throws(NSError) -> Value
{
  do {
    return try body()
  } catch {
    throw heftError(error)
  }
}
