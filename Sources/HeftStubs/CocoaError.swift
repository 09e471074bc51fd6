import Heft

/// The domain of errors of files and archives.
public let NSCocoaErrorDomain = "NSCocoaErrorDomain"

/// An error of files, by the numbers of `NSCocoaErrorDomain`.
public struct CocoaError: Error {
  /// What went wrong.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let fileNoSuchFile = Code(rawValue: 4)
    public static let fileReadUnknown = Code(rawValue: 256)
    public static let fileReadNoPermission = Code(rawValue: 257)
    public static let fileReadCorruptFile = Code(rawValue: 259)
    public static let fileReadNoSuchFile = Code(rawValue: 260)
    public static let fileWriteUnknown = Code(rawValue: 512)
    public static let fileWriteNoPermission = Code(rawValue: 513)
    public static let fileWriteFileExists = Code(rawValue: 516)
    public static let fileWriteOutOfSpace = Code(rawValue: 640)
    public static let coderReadCorrupt = Code(rawValue: 4864)
    public static let coderValueNotFound = Code(rawValue: 4865)
  }

  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: What went wrong.
  public init(_ code: Code) { self.code = code }

  public static let fileNoSuchFile = Code.fileNoSuchFile
  public static let fileReadUnknown = Code.fileReadUnknown
  public static let fileReadNoPermission = Code.fileReadNoPermission
  public static let fileReadCorruptFile = Code.fileReadCorruptFile
  public static let fileReadNoSuchFile = Code.fileReadNoSuchFile
  public static let fileWriteUnknown = Code.fileWriteUnknown
  public static let fileWriteNoPermission = Code.fileWriteNoPermission
  public static let fileWriteFileExists = Code.fileWriteFileExists
  public static let fileWriteOutOfSpace = Code.fileWriteOutOfSpace
}

extension CocoaError.Code {
  /// Whether an error is of a code, `catch CocoaError.fileReadNoSuchFile`.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - error: The error.
  /// - Returns: True where it has that code.
  public static func ~= (code: CocoaError.Code, error: CocoaError) -> Bool { error.code == code }

  /// Whether an error of any domain is of a code, `if case CocoaError.fileReadNoSuchFile = error`.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - error: The error.
  /// - Returns: True where it is one of files that has that code.
  public static func ~= (code: CocoaError.Code, error: NSError) -> Bool {
    heftCast(error, CocoaError.self)?.code == code
  }
}

/// A cast of a caught error to one of files.
///
/// - Parameters:
///   - error: The error.
///   - type: What it is to be.
/// - Returns: The error; nil where it is of another domain.
public func heftCast(_ error: NSError, _ type: CocoaError.Type) -> CocoaError? {
  guard error.domain == NSCocoaErrorDomain else { return nil }
  return CocoaError(CocoaError.Code(rawValue: error.code))
}
