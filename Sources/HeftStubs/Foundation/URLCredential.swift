// Who may load what. Nothing is loaded from a network here, so nobody is asked.

import Heft

/// The certificates of a server.
public final class SecTrust: NSObject {}
/// A certificate and its key.
public final class SecIdentity: NSObject {}

public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
public let NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLProtectionSpaceHTTP = "http"
public let NSURLProtectionSpaceHTTPS = "https"

/// A name and a password, or what else shows who loads.
public final class URLCredential: NSObject {
  /// How long it is kept.
  public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }

  public let user: String?
  public let password: String?
  public let persistence: Persistence
  public var hasPassword: Bool { password != nil }

  /// A name and a password.
  ///
  /// - Parameters:
  ///   - user: The name.
  ///   - password: The password.
  ///   - persistence: How long it is kept.
  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
    super.init()
  }

  /// The trust in a server.
  ///
  /// - Parameter trust: Its certificates.
  public init(trust: SecTrust) {
    (user, password, persistence) = (nil, nil, .none)
    super.init()
  }

  /// A certificate.
  ///
  /// - Parameters:
  ///   - identity: The certificate and its key.
  ///   - certificates: Further ones.
  ///   - persistence: How long it is kept.
  public init(identity: SecIdentity, certificates: [AnyObject]?, persistence: Persistence) {
    (user, password, self.persistence) = (nil, nil, persistence)
    super.init()
  }
}

/// What is protected: a part of a server.
public final class URLProtectionSpace: NSObject {
  public let host: String
  public let port: Int
  public let `protocol`: String?
  public let realm: String?
  public let authenticationMethod: String
  public var serverTrust: SecTrust? { nil }
  public var isProxy: Bool { false }
  public var receivesCredentialSecurely: Bool { `protocol` == "https" }

  /// A part of a server.
  ///
  /// - Parameters:
  ///   - host: The server.
  ///   - port: Its number.
  ///   - protocol: How it is asked.
  ///   - realm: The part's name.
  ///   - authenticationMethod: What it wants to see; nil is the default.
  public init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?) {
    (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
    self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    super.init()
  }
}

/// A question who loads, which no server asks here.
public final class URLAuthenticationChallenge: NSObject {
  public let protectionSpace: URLProtectionSpace
  public let proposedCredential: URLCredential?
  public let previousFailureCount: Int
  public var failureResponse: URLResponse? { nil }
  public var error: NSError? { nil }

  /// A question.
  ///
  /// - Parameters:
  ///   - protectionSpace: What is protected.
  ///   - proposedCredential: What was shown last.
  ///   - previousFailureCount: How often it did not do.
  public init(
    protectionSpace: URLProtectionSpace, proposedCredential: URLCredential? = nil,
    previousFailureCount: Int = 0
  ) {
    self.protectionSpace = protectionSpace
    self.proposedCredential = proposedCredential
    self.previousFailureCount = previousFailureCount
    super.init()
  }
}

/// The names and passwords that are kept: here none are.
public final class URLCredentialStorage: NSObject {
  nonisolated(unsafe) private static let one = URLCredentialStorage()
  public static var shared: URLCredentialStorage { one }
  public var allCredentials: [URLProtectionSpace: [String: URLCredential]] { [:] }

  /// Returns nil: none are kept.
  ///
  /// - Parameter space: Left aside.
  /// - Returns: Nil.
  public func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? { nil }

  /// Returns nil: none are kept.
  ///
  /// - Parameter space: Left aside.
  /// - Returns: Nil.
  public func defaultCredential(for space: URLProtectionSpace) -> URLCredential? { nil }

  /// Does nothing: none are kept.
  ///
  /// - Parameters:
  ///   - credential: Left aside.
  ///   - space: Left aside.
  public func set(_ credential: URLCredential, for space: URLProtectionSpace) {}

  /// Does nothing: none are kept.
  ///
  /// - Parameters:
  ///   - credential: Left aside.
  ///   - space: Left aside.
  public func setDefaultCredential(_ credential: URLCredential, for space: URLProtectionSpace) {}

  /// Does nothing: none are kept.
  ///
  /// - Parameters:
  ///   - credential: Left aside.
  ///   - space: Left aside.
  public func remove(_ credential: URLCredential, for space: URLProtectionSpace) {}
}

extension URLSession {
  /// What is done about a question who loads.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }
}
