import Heft

/// The name of a part of a cookie.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name of a part.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let name = Self("Name")
  public static let value = Self("Value")
  public static let originURL = Self("OriginURL")
  public static let version = Self("Version")
  public static let domain = Self("Domain")
  public static let path = Self("Path")
  public static let secure = Self("Secure")
  public static let expires = Self("Expires")
  public static let comment = Self("Comment")
  public static let commentURL = Self("CommentURL")
  public static let discard = Self("Discard")
  public static let maximumAge = Self("Max-Age")
  public static let port = Self("Port")
  public static let sameSitePolicy = Self("SameSite")
}

/// A cookie: a name and a value for the servers of a domain.
public final class HTTPCookie: NSObject {
  /// The parts by their names.
  public let properties: [HTTPCookiePropertyKey: AnyObject]?
  public let name: String
  public let value: String
  public let domain: String
  public let path: String
  public let expiresDate: Date?
  public let isSecure: Bool
  public var version: Int { 0 }
  public var isHTTPOnly: Bool { false }
  public var isSessionOnly: Bool { expiresDate == nil }
  public var comment: String? { nil }
  public var portList: [NSNumber]? { nil }

  /// An empty cookie.
  public override init() {
    properties = nil
    (name, value, domain, path) = ("", "", "", "/")
    expiresDate = nil
    isSecure = false
    super.init()
  }

  /// A cookie of its parts.
  ///
  /// - Parameter properties: The parts; nil is returned where the name, the value, the path or the domain is missing.
  public init?(properties: [HTTPCookiePropertyKey: AnyObject]) {
    guard let name = heftCast(properties[.name], String.self),
      let value = heftCast(properties[.value], String.self),
      let path = heftCast(properties[.path], String.self),
      let domain = heftCast(properties[.domain], String.self)
        ?? heftCast(properties[.originURL], URL.self)?.host
    else { return nil }
    self.properties = properties
    (self.name, self.value, self.domain, self.path) = (name, value, domain, path)
    expiresDate = heftCast(properties[.expires], Date.self)
    isSecure = properties[.secure] != nil
    super.init()
  }

  /// A cookie of its parts.
  ///
  /// - Parameter properties: The parts; nil is returned where the name, the value, the path or the domain is missing.
  public convenience init?(properties: [HTTPCookiePropertyKey: String]) {
    self.init(properties: properties.mapValues { heftObject($0) })
  }

  /// Returns the cookies of an answer's header.
  ///
  /// - Parameters:
  ///   - headerFields: The header.
  ///   - url: The answer's address.
  /// - Returns: The cookie of `Set-Cookie`, without its rules; none where there is no such field.
  public static func cookies(withResponseHeaderFields headerFields: [String: String], for url: URL)
    -> [HTTPCookie]
  {
    guard let field = HeaderFields.value("Set-Cookie", in: headerFields) else { return [] }
    let pair = String(decoding: field.utf8.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
    let parts = pair.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard parts.count == 2 else { return [] }
    let cookie = HTTPCookie(properties: [
      HTTPCookiePropertyKey.name: parts[0], .value: parts[1], .domain: url.host ?? "", .path: "/",
    ])
    return cookie.map { [$0] } ?? []
  }

  /// Returns the field of a request's header that names cookies.
  ///
  /// - Parameter cookies: The cookies.
  /// - Returns: The field `Cookie`.
  public static func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty ? [:] : ["Cookie": cookies.map { $0.name + "=" + $0.value }.joined(separator: "; ")]
  }
}

/// The cookies that the app has put in, until it ends: none comes from a server.
public final class HTTPCookieStorage: NSObject {
  /// Whose cookies are kept, which makes no difference here.
  public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

  nonisolated(unsafe) private static let one = HTTPCookieStorage()
  public static var shared: HTTPCookieStorage { one }
  private var all: [HTTPCookie] = []
  public var cookieAcceptPolicy = AcceptPolicy.onlyFromMainDocumentDomain
  public var cookies: [HTTPCookie]? { all }

  /// Returns the cookies of an app group: the same as the app's.
  ///
  /// - Parameter identifier: Left aside.
  /// - Returns: The app's cookies.
  public static func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage
  {
    one
  }

  /// Returns the cookies for an address.
  ///
  /// - Parameter url: The address.
  /// - Returns: Those of its server and of the domain of it.
  public func cookies(for url: URL) -> [HTTPCookie]? {
    guard let host = url.host else { return [] }
    return all.filter { cookie in
      let domain = cookie.domain.utf8.drop { $0 == UInt8(ascii: ".") }
      return host.utf8.elementsEqual(domain)
        || host.utf8.reversed().starts(with: ([UInt8(ascii: ".")] + domain).reversed())
    }
  }

  /// Keeps a cookie, in the place of one of the same name.
  ///
  /// - Parameter cookie: The cookie.
  public func setCookie(_ cookie: HTTPCookie) {
    deleteCookie(cookie)
    all.append(cookie)
  }

  /// Keeps cookies.
  ///
  /// - Parameters:
  ///   - cookies: The cookies.
  ///   - url: Left aside.
  ///   - mainDocumentURL: Left aside.
  public func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }

  /// Takes a cookie out.
  ///
  /// - Parameter cookie: The cookie.
  public func deleteCookie(_ cookie: HTTPCookie) {
    all.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }

  /// Takes all cookies out: their times are not kept.
  ///
  /// - Parameter date: Left aside.
  public func removeCookies(since date: Date) { all = [] }
}
