// What an error's user info may have, domains and numbers of errors, and errors that say theirs.

import Heft

// Linux's Foundation has the same names.
@_disfavoredOverload
public let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
@_disfavoredOverload
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
@_disfavoredOverload
public let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
@_disfavoredOverload
public let NSLocalizedRecoveryOptionsErrorKey = "NSLocalizedRecoveryOptions"
@_disfavoredOverload
public let NSRecoveryAttempterErrorKey = "NSRecoveryAttempter"
@_disfavoredOverload
public let NSHelpAnchorErrorKey = "NSHelpAnchor"
@_disfavoredOverload
public let NSDebugDescriptionErrorKey = "NSDebugDescription"
@_disfavoredOverload
public let NSUnderlyingErrorKey = "NSUnderlyingError"
@_disfavoredOverload
public let NSStringEncodingErrorKey = "NSStringEncodingErrorKey"
@_disfavoredOverload
public let NSURLErrorKey = "NSURL"
@_disfavoredOverload
public let NSFilePathErrorKey = "NSFilePath"
@_disfavoredOverload
public let NSURLErrorFailingURLPeerTrustErrorKey = "NSURLErrorFailingURLPeerTrustErrorKey"

/// The domain of errors of the system beneath.
@_disfavoredOverload
public let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
/// The domain of errors of older parts of the system.
@_disfavoredOverload
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
/// The domain of errors of the system's kernel.
@_disfavoredOverload
public let NSMachErrorDomain = "NSMachErrorDomain"

// The numbers of `NSCocoaErrorDomain`.
public let NSFileNoSuchFileError = 4
public let NSFileLockingError = 255
public let NSFileReadUnknownError = 256
public let NSFileReadNoPermissionError = 257
public let NSFileReadInvalidFileNameError = 258
public let NSFileReadCorruptFileError = 259
public let NSFileReadNoSuchFileError = 260
public let NSFileReadInapplicableStringEncodingError = 261
public let NSFileReadUnsupportedSchemeError = 262
public let NSFileReadTooLargeError = 263
public let NSFileReadUnknownStringEncodingError = 264
public let NSFileWriteUnknownError = 512
public let NSFileWriteNoPermissionError = 513
public let NSFileWriteInvalidFileNameError = 514
public let NSFileWriteFileExistsError = 516
public let NSFileWriteInapplicableStringEncodingError = 517
public let NSFileWriteUnsupportedSchemeError = 518
public let NSFileWriteOutOfSpaceError = 640
public let NSFileWriteVolumeReadOnlyError = 642
public let NSKeyValueValidationError = 1024
public let NSFormattingError = 2048
public let NSUserCancelledError = 3072
public let NSFeatureUnsupportedError = 3328
public let NSPropertyListReadCorruptError = 3840
public let NSPropertyListReadUnknownVersionError = 3841
public let NSPropertyListReadStreamError = 3842
public let NSPropertyListWriteStreamError = 3851
public let NSPropertyListWriteInvalidError = 3852
public let NSCoderReadCorruptError = 4864
public let NSCoderValueNotFoundError = 4865

#if hasFeature(Embedded)
  extension NSError {
    /// Why it came about, for the user; nil where that is not known.
    public final var localizedFailureReason: String? { userInfo[NSLocalizedFailureReasonErrorKey]?.string }
    /// What the user can do; nil where that is not known.
    public final var localizedRecoverySuggestion: String? {
      userInfo[NSLocalizedRecoverySuggestionErrorKey]?.string
    }
    /// The titles of buttons for what the user can do; nil where there are none.
    public final var localizedRecoveryOptions: [String]? {
      userInfo[NSLocalizedRecoveryOptionsErrorKey]?.array?.compactMap { $0.string }
    }
    /// The place in a help that says more; nil where there is none.
    public final var helpAnchor: String? { userInfo[NSHelpAnchorErrorKey]?.string }
    /// The errors behind it, which the user info cannot hold here.
    public final var underlyingErrors: [NSError] { [] }
  }

  extension LocalizedError {
    public var failureReason: String? { nil }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
  }

  /// An error that says its domain and its number.
  public protocol CustomNSError: Error {
    /// The domain.
    static var errorDomain: String { get }
    /// The number.
    var errorCode: Int { get }
    /// What else is known.
    var errorUserInfo: [String: AnyObject] { get }
  }

  extension CustomNSError {
    public static var errorDomain: String { "App" }
    public var errorCode: Int { 1 }
    public var errorUserInfo: [String: AnyObject] { [:] }
  }
#else
  @_exported import protocol Foundation.CustomNSError
#endif

/// An error of the project's own that says its domain and its number.
///
/// - Parameter failure: The error.
/// - Returns: The error as an object.
@_disfavoredOverload
public func heftError<Failure: CustomNSError>(_ failure: Failure) -> NSError {
  let text = failure.errorUserInfo[NSLocalizedDescriptionKey]
  #if hasFeature(Embedded)
    let words = text.flatMap { String.heftValue(of: $0) }
  #else
    let words = text as? String
  #endif
  return HeftThrownError(failure, says: words, domain: Failure.errorDomain, code: failure.errorCode)
}

/// An error of the project's own that says what has happened, its domain and its number.
///
/// - Parameter failure: The error.
/// - Returns: The error as an object.
@_disfavoredOverload
public func heftError<Failure: CustomNSError & LocalizedError>(_ failure: Failure) -> NSError {
  HeftThrownError(
    failure, says: failure.errorDescription, domain: Failure.errorDomain, code: failure.errorCode)
}
