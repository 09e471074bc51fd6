import Heft
import HeftBase

/// How a request is made: kept beside it, a new object with each change.
private final class RequestDetails {
  var method = "GET"
  var body: Data?
  var bodyStream: InputStream?
  var headers: [String: String] = [:]
  var timeout: TimeInterval = 60
  var cachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  var serviceType = URLRequest.NetworkServiceType.default
  var document: URL?
  var handlesCookies = true
  var pipelines = false
  var allowsCellular = true
  var allowsExpensive = true
  var allowsConstrained = true

  func copy() -> RequestDetails {
    let new = RequestDetails()
    new.method = method
    new.body = body
    new.bodyStream = bodyStream
    new.headers = headers
    new.timeout = timeout
    new.cachePolicy = cachePolicy
    new.serviceType = serviceType
    new.document = document
    new.handlesCookies = handlesCookies
    new.pipelines = pipelines
    new.allowsCellular = allowsCellular
    new.allowsExpensive = allowsExpensive
    new.allowsConstrained = allowsConstrained
    return new
  }
}

/// Fields of a header, whose names are compared without regard to the case of letters.
enum HeaderFields {
  private static func small(_ name: String) -> [UInt8] {
    name.utf8.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }

  /// Returns the name of a field as it is in a header.
  static func key(_ name: String, in headers: [String: String]) -> String? {
    let name = small(name)
    return headers.keys.first { small($0) == name }
  }

  /// Returns the value of a field.
  static func value(_ name: String, in headers: [String: String]) -> String? {
    key(name, in: headers).flatMap { headers[$0] }
  }
}

extension URLRequest {
  /// Whether what was loaded before will do, which makes no difference here.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// What a request is for, which makes no difference here.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case voip = 1
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }

  private var kept: RequestDetails { details as? RequestDetails ?? RequestDetails() }

  private mutating func change(_ change: (RequestDetails) -> Void) {
    let new = kept.copy()
    change(new)
    details = new
  }

  /// A request for an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - cachePolicy: The value that `cachePolicy` returns.
  ///   - timeoutInterval: The value that `timeoutInterval` returns.
  public init(url: URL, cachePolicy: CachePolicy, timeoutInterval: TimeInterval = 60) {
    self.init(url: url)
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public var httpMethod: String? {
    get { kept.method }
    set { change { $0.method = newValue ?? "GET" } }
  }
  public var httpBody: Data? {
    get { kept.body }
    set { change { $0.body = newValue } }
  }
  public var httpBodyStream: InputStream? {
    get { kept.bodyStream }
    set { change { $0.bodyStream = newValue } }
  }
  public var timeoutInterval: TimeInterval {
    get { kept.timeout }
    set { change { $0.timeout = newValue } }
  }
  public var cachePolicy: CachePolicy {
    get { kept.cachePolicy }
    set { change { $0.cachePolicy = newValue } }
  }
  public var networkServiceType: NetworkServiceType {
    get { kept.serviceType }
    set { change { $0.serviceType = newValue } }
  }
  public var mainDocumentURL: URL? {
    get { kept.document }
    set { change { $0.document = newValue } }
  }
  public var httpShouldHandleCookies: Bool {
    get { kept.handlesCookies }
    set { change { $0.handlesCookies = newValue } }
  }
  public var httpShouldUsePipelining: Bool {
    get { kept.pipelines }
    set { change { $0.pipelines = newValue } }
  }
  public var allowsCellularAccess: Bool {
    get { kept.allowsCellular }
    set { change { $0.allowsCellular = newValue } }
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept.allowsExpensive }
    set { change { $0.allowsExpensive = newValue } }
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept.allowsConstrained }
    set { change { $0.allowsConstrained = newValue } }
  }

  /// The fields of the header.
  public var allHTTPHeaderFields: [String: String]? {
    get { kept.headers }
    set { change { $0.headers = newValue ?? [:] } }
  }

  /// Returns a field of the header.
  ///
  /// - Parameter field: Its name, in small or capital letters.
  /// - Returns: The value; nil where there is none.
  public func value(forHTTPHeaderField field: String) -> String? {
    HeaderFields.value(field, in: kept.headers)
  }

  /// Sets a field of the header.
  ///
  /// - Parameters:
  ///   - value: The value; nil takes the field out.
  ///   - field: Its name, in small or capital letters.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    change { $0.headers[HeaderFields.key(field, in: $0.headers) ?? field] = value }
  }

  /// Adds a value to a field of the header, behind a comma where it has one.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: Its name, in small or capital letters.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }
}

extension URLRequest: Hashable, CustomStringConvertible {
  public static func == (one: URLRequest, other: URLRequest) -> Bool {
    let (left, right) = (one.kept, other.kept)
    return one.url == other.url && left.method == right.method && left.body == right.body
      && left.headers == right.headers && left.timeout == right.timeout
      && left.cachePolicy == right.cachePolicy
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  public var description: String { url?.absoluteString ?? "url: nil" }
}

/// A request under its old name.
public typealias NSURLRequest = URLRequest

/// A request that is an object, under its old name.
public final class NSMutableURLRequest: NSObject {
  /// The request as a value.
  public var request: URLRequest

  /// A request for an address.
  ///
  /// - Parameter url: The address.
  public init(url: URL) {
    request = URLRequest(url: url)
    super.init()
  }

  /// A request for an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - cachePolicy: The value that `cachePolicy` returns.
  ///   - timeoutInterval: The value that `timeoutInterval` returns.
  public init(url: URL, cachePolicy: URLRequest.CachePolicy, timeoutInterval: TimeInterval) {
    request = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
    super.init()
  }

  public var url: URL? {
    get { request.url }
    set { request.url = newValue }
  }
  public var httpMethod: String {
    get { request.httpMethod ?? "GET" }
    set { request.httpMethod = newValue }
  }
  public var httpBody: Data? {
    get { request.httpBody }
    set { request.httpBody = newValue }
  }
  public var timeoutInterval: TimeInterval {
    get { request.timeoutInterval }
    set { request.timeoutInterval = newValue }
  }
  public var cachePolicy: URLRequest.CachePolicy {
    get { request.cachePolicy }
    set { request.cachePolicy = newValue }
  }
  public var httpShouldHandleCookies: Bool {
    get { request.httpShouldHandleCookies }
    set { request.httpShouldHandleCookies = newValue }
  }
  public var allHTTPHeaderFields: [String: String]? {
    get { request.allHTTPHeaderFields }
    set { request.allHTTPHeaderFields = newValue }
  }

  /// Returns a field of the header.
  ///
  /// - Parameter field: Its name.
  /// - Returns: The value; nil where there is none.
  public func value(forHTTPHeaderField field: String) -> String? {
    request.value(forHTTPHeaderField: field)
  }

  /// Sets a field of the header.
  ///
  /// - Parameters:
  ///   - value: The value; nil takes the field out.
  ///   - field: Its name.
  public func setValue(_ value: String?, forHTTPHeaderField field: String) {
    request.setValue(value, forHTTPHeaderField: field)
  }

  /// Adds a value to a field of the header.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: Its name.
  public func addValue(_ value: String, forHTTPHeaderField field: String) {
    request.addValue(value, forHTTPHeaderField: field)
  }
}

/// A request as a value, `request as URLRequest`.
///
/// - Parameter request: The request.
/// - Returns: The value.
public func heftRequest(_ request: NSMutableURLRequest) -> URLRequest { request.request }
/// A request as a value, `request as URLRequest`.
///
/// - Parameter request: The request.
/// - Returns: The value.
public func heftRequest(_ request: URLRequest) -> URLRequest { request }
