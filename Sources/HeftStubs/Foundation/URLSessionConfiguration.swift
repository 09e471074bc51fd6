import Heft

/// How a session loads, which makes no difference here.
public final class URLSessionConfiguration: NSObject {
  /// Whether two connections are used at once, which makes no difference here.
  public enum MultipathServiceType: Int, Sendable { case none, handover, interactive, aggregate }

  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// Returns a configuration like any other: nothing is loaded while the app does not run.
  ///
  /// - Parameter identifier: The value that `identifier` returns.
  /// - Returns: A new configuration.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    return configuration
  }

  public private(set) var identifier: String?
  public var timeoutIntervalForRequest: TimeInterval = 60
  public var timeoutIntervalForResource: TimeInterval = 604_800
  public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  public var networkServiceType = URLRequest.NetworkServiceType.default
  public var waitsForConnectivity = false
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var isDiscretionary = false
  public var sharedContainerIdentifier: String?
  public var sessionSendsLaunchEvents = false
  public var shouldUseExtendedBackgroundIdleMode = false
  public var httpMaximumConnectionsPerHost = 6
  public var httpShouldUsePipelining = false
  public var httpShouldSetCookies = true
  public var httpCookieAcceptPolicy = HTTPCookieStorage.AcceptPolicy.onlyFromMainDocumentDomain
  public var httpCookieStorage: HTTPCookieStorage? = HTTPCookieStorage.shared
  public var httpAdditionalHeaders: [String: String]?
  public var urlCredentialStorage: URLCredentialStorage? = URLCredentialStorage.shared
  public var urlCache: URLCache? = URLCache.shared
  public var connectionProxyDictionary: [String: AnyObject]?
  /// Ways to load that an app brings along; they are not asked here.
  public var protocolClasses: [URLProtocol.Type]?
  public var multipathServiceType = MultipathServiceType.none
  public var tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
  public var tlsMaximumSupportedProtocolVersion = tls_protocol_version_t.TLSv13
}

/// A version of the rules by which what is loaded is hidden.
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x301
  case TLSv11 = 0x302
  case TLSv12 = 0x303
  case TLSv13 = 0x304
}
