import Heft

/// The domain of errors of loading.
public let NSURLErrorDomain = "NSURLErrorDomain"
/// Names the address in the user info of an error of loading.
public let NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
/// Names the address's text in the user info of an error of loading.
public let NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"

// The numbers of that domain.
public let NSURLErrorUnknown = -1
public let NSURLErrorBackgroundSessionRequiresSharedContainer = -995
public let NSURLErrorBackgroundSessionInUseByAnotherProcess = -996
public let NSURLErrorBackgroundSessionWasDisconnected = -997
public let NSURLErrorCancelled = -999
public let NSURLErrorBadURL = -1000
public let NSURLErrorTimedOut = -1001
public let NSURLErrorUnsupportedURL = -1002
public let NSURLErrorCannotFindHost = -1003
public let NSURLErrorCannotConnectToHost = -1004
public let NSURLErrorNetworkConnectionLost = -1005
public let NSURLErrorDNSLookupFailed = -1006
public let NSURLErrorHTTPTooManyRedirects = -1007
public let NSURLErrorResourceUnavailable = -1008
public let NSURLErrorNotConnectedToInternet = -1009
public let NSURLErrorRedirectToNonExistentLocation = -1010
public let NSURLErrorBadServerResponse = -1011
public let NSURLErrorUserCancelledAuthentication = -1012
public let NSURLErrorUserAuthenticationRequired = -1013
public let NSURLErrorZeroByteResource = -1014
public let NSURLErrorCannotDecodeRawData = -1015
public let NSURLErrorCannotDecodeContentData = -1016
public let NSURLErrorCannotParseResponse = -1017
public let NSURLErrorInternationalRoamingOff = -1018
public let NSURLErrorCallIsActive = -1019
public let NSURLErrorDataNotAllowed = -1020
public let NSURLErrorRequestBodyStreamExhausted = -1021
public let NSURLErrorAppTransportSecurityRequiresSecureConnection = -1022
public let NSURLErrorFileDoesNotExist = -1100
public let NSURLErrorFileIsDirectory = -1101
public let NSURLErrorNoPermissionsToReadFile = -1102
public let NSURLErrorDataLengthExceedsMaximum = -1103
public let NSURLErrorSecureConnectionFailed = -1200
public let NSURLErrorServerCertificateHasBadDate = -1201
public let NSURLErrorServerCertificateUntrusted = -1202
public let NSURLErrorServerCertificateHasUnknownRoot = -1203
public let NSURLErrorServerCertificateNotYetValid = -1204
public let NSURLErrorClientCertificateRejected = -1205
public let NSURLErrorClientCertificateRequired = -1206
public let NSURLErrorCannotLoadFromNetwork = -2000
public let NSURLErrorCannotCreateFile = -3000
public let NSURLErrorCannotOpenFile = -3001
public let NSURLErrorCannotCloseFile = -3002
public let NSURLErrorCannotWriteToFile = -3003
public let NSURLErrorCannotRemoveFile = -3004
public let NSURLErrorCannotMoveFile = -3005
public let NSURLErrorDownloadDecodingFailedMidStream = -3006
public let NSURLErrorDownloadDecodingFailedToComplete = -3007

/// An error of loading.
public final class URLError: NSError, @unchecked Sendable {
  /// What went wrong, by the numbers of `NSURLErrorDomain`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var unknown: Code { Code(rawValue: -1) }
    public static var backgroundSessionRequiresSharedContainer: Code { Code(rawValue: -995) }
    public static var backgroundSessionInUseByAnotherProcess: Code { Code(rawValue: -996) }
    public static var backgroundSessionWasDisconnected: Code { Code(rawValue: -997) }
    public static var cancelled: Code { Code(rawValue: -999) }
    public static var badURL: Code { Code(rawValue: -1000) }
    public static var timedOut: Code { Code(rawValue: -1001) }
    public static var unsupportedURL: Code { Code(rawValue: -1002) }
    public static var cannotFindHost: Code { Code(rawValue: -1003) }
    public static var cannotConnectToHost: Code { Code(rawValue: -1004) }
    public static var networkConnectionLost: Code { Code(rawValue: -1005) }
    public static var dnsLookupFailed: Code { Code(rawValue: -1006) }
    public static var httpTooManyRedirects: Code { Code(rawValue: -1007) }
    public static var resourceUnavailable: Code { Code(rawValue: -1008) }
    public static var notConnectedToInternet: Code { Code(rawValue: -1009) }
    public static var redirectToNonExistentLocation: Code { Code(rawValue: -1010) }
    public static var badServerResponse: Code { Code(rawValue: -1011) }
    public static var userCancelledAuthentication: Code { Code(rawValue: -1012) }
    public static var userAuthenticationRequired: Code { Code(rawValue: -1013) }
    public static var zeroByteResource: Code { Code(rawValue: -1014) }
    public static var cannotDecodeRawData: Code { Code(rawValue: -1015) }
    public static var cannotDecodeContentData: Code { Code(rawValue: -1016) }
    public static var cannotParseResponse: Code { Code(rawValue: -1017) }
    public static var internationalRoamingOff: Code { Code(rawValue: -1018) }
    public static var callIsActive: Code { Code(rawValue: -1019) }
    public static var dataNotAllowed: Code { Code(rawValue: -1020) }
    public static var requestBodyStreamExhausted: Code { Code(rawValue: -1021) }
    public static var appTransportSecurityRequiresSecureConnection: Code { Code(rawValue: -1022) }
    public static var fileDoesNotExist: Code { Code(rawValue: -1100) }
    public static var fileIsDirectory: Code { Code(rawValue: -1101) }
    public static var noPermissionsToReadFile: Code { Code(rawValue: -1102) }
    public static var dataLengthExceedsMaximum: Code { Code(rawValue: -1103) }
    public static var secureConnectionFailed: Code { Code(rawValue: -1200) }
    public static var serverCertificateHasBadDate: Code { Code(rawValue: -1201) }
    public static var serverCertificateUntrusted: Code { Code(rawValue: -1202) }
    public static var serverCertificateHasUnknownRoot: Code { Code(rawValue: -1203) }
    public static var serverCertificateNotYetValid: Code { Code(rawValue: -1204) }
    public static var clientCertificateRejected: Code { Code(rawValue: -1205) }
    public static var clientCertificateRequired: Code { Code(rawValue: -1206) }
    public static var cannotLoadFromNetwork: Code { Code(rawValue: -2000) }
    public static var cannotCreateFile: Code { Code(rawValue: -3000) }
    public static var cannotOpenFile: Code { Code(rawValue: -3001) }
    public static var cannotCloseFile: Code { Code(rawValue: -3002) }
    public static var cannotWriteToFile: Code { Code(rawValue: -3003) }
    public static var cannotRemoveFile: Code { Code(rawValue: -3004) }
    public static var cannotMoveFile: Code { Code(rawValue: -3005) }
    public static var downloadDecodingFailedMidStream: Code { Code(rawValue: -3006) }
    public static var downloadDecodingFailedToComplete: Code { Code(rawValue: -3007) }
  }

  /// The address that could not be loaded.
  public let failingURL: URL?
  /// The address's text.
  public var failureURLString: String? { failingURL?.absoluteString }
  /// The error's number.
  public var errorCode: Int { code }

  /// An error of loading.
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - words: What the user reads; nil is the domain and the number.
  ///   - url: The address that could not be loaded; nil is unknown.
  public init(_ code: Code, words: String? = nil, url: URL? = nil) {
    failingURL = url
    #if hasFeature(Embedded)
      var info: UIApplicationShortcutItem.UserInfo =
        words.map { [NSLocalizedDescriptionKey: .string($0)] } ?? [:]
      if let url { info[NSURLErrorFailingURLStringErrorKey] = .string(url.absoluteString) }
    #else
      var info = words.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
      if let url { info[NSURLErrorFailingURLStringErrorKey] = url.absoluteString }
    #endif
    super.init(domain: NSURLErrorDomain, code: code.rawValue, userInfo: info)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) { nil }
  #endif

  // The codes as the error's own, `catch URLError.cancelled`.
  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var badURL: Code { .badURL }
  public static var timedOut: Code { .timedOut }
  public static var unsupportedURL: Code { .unsupportedURL }
  public static var cannotFindHost: Code { .cannotFindHost }
  public static var cannotConnectToHost: Code { .cannotConnectToHost }
  public static var networkConnectionLost: Code { .networkConnectionLost }
  public static var dnsLookupFailed: Code { .dnsLookupFailed }
  public static var httpTooManyRedirects: Code { .httpTooManyRedirects }
  public static var resourceUnavailable: Code { .resourceUnavailable }
  public static var notConnectedToInternet: Code { .notConnectedToInternet }
  public static var redirectToNonExistentLocation: Code { .redirectToNonExistentLocation }
  public static var badServerResponse: Code { .badServerResponse }
  public static var userCancelledAuthentication: Code { .userCancelledAuthentication }
  public static var userAuthenticationRequired: Code { .userAuthenticationRequired }
  public static var zeroByteResource: Code { .zeroByteResource }
  public static var cannotDecodeRawData: Code { .cannotDecodeRawData }
  public static var cannotDecodeContentData: Code { .cannotDecodeContentData }
  public static var cannotParseResponse: Code { .cannotParseResponse }
  public static var internationalRoamingOff: Code { .internationalRoamingOff }
  public static var callIsActive: Code { .callIsActive }
  public static var dataNotAllowed: Code { .dataNotAllowed }
  public static var requestBodyStreamExhausted: Code { .requestBodyStreamExhausted }
  public static var appTransportSecurityRequiresSecureConnection: Code {
    .appTransportSecurityRequiresSecureConnection
  }
}

extension URLError.Code {
  /// Whether an error is of a code, `catch URLError.cancelled`.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - error: The error.
  /// - Returns: True where it has that code.
  public static func ~= (code: URLError.Code, error: NSError) -> Bool {
    error.domain == NSURLErrorDomain && error.code == code.rawValue
  }

  /// Whether an error's number is the one of a code, `case .cancelled`.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - number: The number.
  /// - Returns: True where it is.
  public static func ~= (code: URLError.Code, number: Int) -> Bool { number == code.rawValue }
}

extension Int {
  /// Whether an error's number is the one of a code, `error.code == .cancelled`.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - code: The code.
  /// - Returns: Whether they are the same.
  public static func == (number: Int, code: URLError.Code) -> Bool { number == code.rawValue }

  /// Whether an error's number is another one than that of a code, `error.code != .cancelled`.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - code: The code.
  /// - Returns: Whether they are not the same.
  public static func != (number: Int, code: URLError.Code) -> Bool { number != code.rawValue }
}

extension Optional where Wrapped == Int {
  /// Whether an error's number is the one of a code, `(error as? URLError)?.code == .cancelled`.
  ///
  /// - Parameters:
  ///   - number: The number; nil where there is no such error.
  ///   - code: The code.
  /// - Returns: Whether they are the same.
  public static func == (number: Int?, code: URLError.Code) -> Bool { number == code.rawValue }

  /// Whether an error's number is another one than that of a code.
  ///
  /// - Parameters:
  ///   - number: The number; nil where there is no such error.
  ///   - code: The code.
  /// - Returns: Whether they are not the same.
  public static func != (number: Int?, code: URLError.Code) -> Bool { number != code.rawValue }
}
