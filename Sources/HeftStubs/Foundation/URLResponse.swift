import Heft

/// The answer of a server.
open class URLResponse: NSObject {
  public final let url: URL?
  public final let mimeType: String?
  public final let expectedContentLength: Int64
  public final let textEncodingName: String?

  /// An answer of nothing.
  public override init() {
    (url, mimeType, expectedContentLength, textEncodingName) = (nil, nil, -1, nil)
    super.init()
  }

  /// An answer.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - mimeType: The kind; nil is unknown.
  ///   - length: How many bytes it has; -1 is unknown.
  ///   - name: The name of the encoding of a text; nil is unknown.
  public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?)
  {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
    super.init()
  }

  /// The name that a file of it would have.
  public final var suggestedFilename: String? { url?.lastPathComponent }
}

/// The answer of a web server.
open class HTTPURLResponse: URLResponse {
  public final let statusCode: Int
  public final let allHeaderFields: [String: String]

  /// Makes the answer that a server would have given; never nil here.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - statusCode: The number of the answer, such as 200.
  ///   - httpVersion: Left aside.
  ///   - headerFields: The header; its `Content-Type` is the kind, and nil is empty.
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    let fields = headerFields ?? [:]
    allHeaderFields = fields
    let length = HeaderFields.value("Content-Length", in: fields).flatMap { Int($0) }
    super.init(
      url: url, mimeType: HeaderFields.value("Content-Type", in: fields), expectedContentLength: length ?? -1,
      textEncodingName: nil)
  }

  /// Returns a field of the header.
  ///
  /// - Parameter field: Its name, in small or capital letters.
  /// - Returns: The value; nil where there is none.
  public final func value(forHTTPHeaderField field: String) -> String? {
    HeaderFields.value(field, in: allHeaderFields)
  }

  /// Returns what a number of an answer means.
  ///
  /// - Parameter statusCode: The number.
  /// - Returns: The words.
  public static func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 201: "created"
    case 202: "accepted"
    case 204: "no content"
    case 301: "moved permanently"
    case 302: "found"
    case 304: "not modified"
    case 400: "bad request"
    case 401: "unauthorized"
    case 403: "forbidden"
    case 404: "not found"
    case 405: "method not allowed"
    case 408: "request timed out"
    case 409: "conflict"
    case 410: "no longer exists"
    case 429: "too many requests"
    case 500: "internal server error"
    case 501: "unimplemented"
    case 502: "bad gateway"
    case 503: "service unavailable"
    case 504: "gateway timed out"
    case 100..<200: "informational"
    case 200..<300: "success"
    case 300..<400: "redirected"
    case 400..<500: "client error"
    default: "server error"
    }
  }
}

/// The cache of loaded answers: what the app puts in, until it ends.
open class URLCache: NSObject {
  nonisolated(unsafe) public static var shared = URLCache()
  /// The same as setting `shared`, as Swift 2 calls it.
  ///
  /// - Parameter cache: The cache.
  public static func setShared(_ cache: URLCache) { shared = cache }
  private final var responses: [String: CachedURLResponse] = [:]
  public final var memoryCapacity: Int
  public final var diskCapacity: Int

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The value that `memoryCapacity` returns.
  ///   - diskCapacity: The value that `diskCapacity` returns.
  ///   - diskPath: Left aside.
  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath: String? = nil) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
    super.init()
  }

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - memoryCapacity: The value that `memoryCapacity` returns.
  ///   - diskCapacity: The value that `diskCapacity` returns.
  ///   - directory: Left aside.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
  }

  /// How many bytes are kept.
  public final var currentMemoryUsage: Int { responses.values.reduce(0) { $0 + $1.data.count } }
  /// Nothing is kept when the app ends.
  public final var currentDiskUsage: Int { 0 }

  /// Returns the answer that is kept for a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer; nil where none is kept.
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    request.url.flatMap { responses[$0.absoluteString] }
  }

  /// Keeps an answer to a request.
  ///
  /// - Parameters:
  ///   - cachedResponse: The answer.
  ///   - request: The request.
  open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
    if let url = request.url { responses[url.absoluteString] = cachedResponse }
  }

  /// Forgets the answer to a request.
  ///
  /// - Parameter request: The request.
  open func removeCachedResponse(for request: URLRequest) {
    if let url = request.url { responses[url.absoluteString] = nil }
  }

  open func removeAllCachedResponses() { responses = [:] }

  /// Forgets all answers: their times are not kept.
  ///
  /// - Parameter date: Left aside.
  open func removeCachedResponses(since date: Date) { responses = [:] }
}

/// An answer that is kept.
public final class CachedURLResponse: NSObject {
  public let response: URLResponse
  public let data: Data
  public let userInfo: [String: AnyObject]?
  public let storagePolicy: URLCache.StoragePolicy

  /// An answer.
  ///
  /// - Parameters:
  ///   - response: The answer.
  ///   - data: Its bytes.
  ///   - userInfo: The app's own.
  ///   - storagePolicy: Where it may be kept, which makes no difference here.
  public init(
    response: URLResponse, data: Data, userInfo: [String: AnyObject]? = nil,
    storagePolicy: URLCache.StoragePolicy = .allowed
  ) {
    self.response = response
    self.data = data
    self.userInfo = userInfo
    self.storagePolicy = storagePolicy
    super.init()
  }
}

extension URLCache {
  /// Where an answer may be kept, which makes no difference here.
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
}
