import Heft

/// The name of a kind of exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let rangeException = NSExceptionName("NSRangeException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let mallocException = NSExceptionName("NSMallocException")
  public static let objectInaccessibleException = NSExceptionName("NSObjectInaccessibleException")
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
  public static let destinationInvalidException = NSExceptionName("NSDestinationInvalidException")
  public static let invalidUnarchiveOperationException = NSExceptionName(
    "NSInvalidUnarchiveOperationException")
  public static let parseErrorException = NSExceptionName("NSParseErrorException")
}

/// A mistake that ends the app when it is raised.
open class NSException: NSObject {
  public final let name: NSExceptionName
  public final let reason: String?
  public final let userInfo: [String: AnyObject]?

  /// A mistake.
  ///
  /// - Parameters:
  ///   - name: Its kind.
  ///   - reason: What happened.
  ///   - userInfo: What else is known.
  public init(name: NSExceptionName, reason: String?, userInfo: [String: AnyObject]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// None: a page does not know what was called.
  public final var callStackSymbols: [String] { [] }
  /// None: a page does not know what was called.
  public final var callStackReturnAddresses: [NSNumber] { [] }

  /// Tells the function of `NSSetUncaughtExceptionHandler` and ends the app.
  public final func raise() -> Never {
    heftExceptionHandler?(self)
    fatalError("\(name.rawValue): \(reason ?? "")")
  }
}

nonisolated(unsafe) private var heftExceptionHandler: ((NSException) -> Void)?

/// Has a function called before an exception ends the app: one that is raised; a mistake in the code tells nothing.
///
/// - Parameter handler: The function; nil means none.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {
  heftExceptionHandler = handler
}

/// Returns the function that is called before an exception ends the app.
///
/// - Returns: The function.
public func NSGetUncaughtExceptionHandler() -> ((NSException) -> Void)? { heftExceptionHandler }
