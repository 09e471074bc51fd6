// Errors that are objects, and what runs the app. Foundation's where there is one.

/// Names the words for the user in an error's user info.
@_disfavoredOverload
public let NSLocalizedDescriptionKey = "NSLocalizedDescription"

#if hasFeature(Embedded)
  /// An error that is an object: a domain, and a number in it.
  open class NSError: NSObject, Error, @unchecked Sendable {
    public final let domain: String
    public final let code: Int
    /// More about it.
    public final let userInfo: UIApplicationShortcutItem.UserInfo

    /// An error of a domain by its number.
    ///
    /// - Parameters:
    ///   - domain: Whose error it is, best in reverse domain order.
    ///   - code: The number.
    ///   - userInfo: What else is known; nil is nothing.
    public init(domain: String, code: Int, userInfo: UIApplicationShortcutItem.UserInfo? = nil) {
      self.domain = domain
      self.code = code
      self.userInfo = userInfo ?? UIApplicationShortcutItem.UserInfo()
      super.init()
    }

    /// The description that the user reads.
    open var localizedDescription: String {
      userInfo[NSLocalizedDescriptionKey]?.string
        ?? "The operation could not be completed. (\(domain) error \(code).)"
    }

    open override var description: String {
      "Error Domain=\(domain) Code=\(code) \"\(localizedDescription)\""
    }
  }

  /// An error with words for the user.
  public protocol LocalizedError: Error {
    /// A description of the error; nil for a general one.
    var errorDescription: String? { get }
  }

  extension LocalizedError {
    public var errorDescription: String? { nil }
    /// The description that the user reads.
    public var localizedDescription: String { errorDescription ?? "The operation could not be completed." }
  }

  /// The process of the app.
  public final class ProcessInfo: NSObject {
    /// The process of the app.
    public static var processInfo: ProcessInfo { ProcessInfo() }
    /// Seconds on the device's clock.
    public var systemUptime: TimeInterval { CACurrentMediaTime() }
    /// Nothing: a page has no environment.
    public var environment: [String: String] { [:] }
    /// Nothing: a page has no arguments.
    public var arguments: [String] { [] }
    /// The running app's name.
    public var processName: String { AppProcess.current?.app.name ?? "" }
  }
#else
  @_exported import class Foundation.NSError
  @_exported import protocol Foundation.LocalizedError
  @_exported import class Foundation.ProcessInfo
#endif
