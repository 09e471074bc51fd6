// Loading from a network. A page's module has no connection of its own: a file of the bundle loads, anything else ends
// with an error, as where a device is not connected.

import Heft

/// The domain of errors of loading.
public let NSURLErrorDomain = "NSURLErrorDomain"
public let NSURLErrorNotConnectedToInternet = URLError.Code.notConnectedToInternet.rawValue
public let NSURLErrorCancelled = URLError.Code.cancelled.rawValue

/// The answer of a server.
public class URLResponse: NSObject {
  public final let url: URL?
  public final let mimeType: String?
  public final let expectedContentLength: Int64

  init(url: URL?, mimeType: String?, length: Int) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    super.init()
  }

  /// The name that a file of it would have.
  public final var suggestedFilename: String? { url?.lastPathComponent }
}

/// The answer of a web server.
public final class HTTPURLResponse: URLResponse {
  public let statusCode: Int
  public let allHeaderFields: [String: String]

  /// Makes the answer that a server would have given; never nil here.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - statusCode: The number of the answer, such as 200.
  ///   - httpVersion: Left aside.
  ///   - headerFields: The header; its `Content-Type` is the kind, and nil is empty.
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: headerFields?["Content-Type"], length: -1)
  }
}

/// How a session loads, which makes no difference here.
public final class URLSessionConfiguration: NSObject {
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// Returns a configuration like any other: nothing is loaded while the app does not run.
  ///
  /// - Parameter identifier: Left aside.
  /// - Returns: A new configuration.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }

  public var timeoutIntervalForRequest: TimeInterval = 60
  public var timeoutIntervalForResource: TimeInterval = 604_800
  public var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  public var waitsForConnectivity = false
  public var allowsCellularAccess = true
  public var httpMaximumConnectionsPerHost = 6
  public var httpAdditionalHeaders: [String: String]?
  public var urlCache: URLCache?
}

/// The cache of loaded answers, which is empty here.
public final class URLCache: NSObject {
  nonisolated(unsafe) public static var shared = URLCache()

  /// A cache that keeps nothing.
  ///
  /// - Parameters:
  ///   - memoryCapacity: Left aside.
  ///   - diskCapacity: Left aside.
  ///   - diskPath: Left aside.
  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath: String? = nil) { super.init() }
  public func removeAllCachedResponses() {}
}

/// The old name of a request.
public enum NSURLRequest {
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
}

/// Something that is loaded.
public class URLSessionTask: NSObject {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public final private(set) var state = State.suspended
  public final let originalRequest: URLRequest?
  public final var currentRequest: URLRequest? { originalRequest }
  public final internal(set) var response: URLResponse?
  public final internal(set) var error: NSError?
  public final var taskDescription: String?
  public final var priority: Float = 0.5
  public final var countOfBytesReceived: Int64 = 0
  public final var countOfBytesExpectedToReceive: Int64 = 0
  private final var finish: ((Data?, URLResponse?, NSError?) -> Void)?

  init(_ request: URLRequest, _ finish: @escaping (Data?, URLResponse?, NSError?) -> Void) {
    originalRequest = request
    self.finish = finish
    super.init()
  }

  /// Begins to load. The result is told after the code that runs now.
  public final func resume() {
    guard state == .suspended else { return }
    state = .running
    DispatchQueue.main.async { [self] in load() }
  }

  public final func suspend() { if state == .running { state = .suspended } }

  public final func cancel() {
    guard state != .completed, state != .canceling else { return }
    state = .canceling
    DispatchQueue.main.async { [self] in
      done(nil, nil, URLError(.cancelled, words: "It was cancelled."))
    }
  }

  private final func load() {
    guard state == .running else { return }
    guard let url = originalRequest?.url, url.isFileURL, let bytes = FileManager.bytes(at: url.path) else {
      Stub.say("URLSession", "nothing is loaded from the network here: tasks end with an error.")
      return done(
        nil, nil,
        URLError(.notConnectedToInternet, words: "There is no connection to the network here."))
    }
    countOfBytesReceived = Int64(bytes.count)
    done(Data(bytes), URLResponse(url: url, mimeType: nil, length: bytes.count), nil)
  }

  private final func done(_ data: Data?, _ response: URLResponse?, _ error: NSError?) {
    guard state != .completed, let finish else { return }
    state = .completed
    self.response = response
    self.error = error
    self.finish = nil
    finish(data, response, error)
  }
}

/// An error of loading.
public final class URLError: NSError, @unchecked Sendable {
  /// What went wrong, by the numbers of `NSURLErrorDomain`.
  public enum Code: Int, Sendable {
    case unknown = -1
    case cancelled = -999
    case badURL = -1000
    case timedOut = -1001
    case unsupportedURL = -1002
    case cannotFindHost = -1003
    case cannotConnectToHost = -1004
    case networkConnectionLost = -1005
    case notConnectedToInternet = -1009
    case resourceUnavailable = -1008
    case badServerResponse = -1011
    case zeroByteResource = -1014
    case cannotDecodeRawData = -1015
    case cannotDecodeContentData = -1016
    case cannotParseResponse = -1017
    case fileDoesNotExist = -1100
  }

  /// An error of loading.
  ///
  /// - Parameters:
  ///   - code: What went wrong.
  ///   - words: What the user reads; nil is the domain and the number.
  public init(_ code: Code, words: String? = nil) {
    #if hasFeature(Embedded)
      let info: UIApplicationShortcutItem.UserInfo =
        words.map { [NSLocalizedDescriptionKey: .string($0)] } ?? [:]
    #else
      let info = words.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
    #endif
    super.init(domain: NSURLErrorDomain, code: code.rawValue, userInfo: info)
  }

  #if !hasFeature(Embedded)
    required init?(coder: NSCoder) { nil }
  #endif
}

extension Int {
  /// Whether an error's number is the one of a code, `error.code == .cancelled`.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - code: The code.
  /// - Returns: Whether they are the same.
  public static func == (number: Int, code: URLError.Code) -> Bool { number == code.rawValue }
}

public final class URLSessionDataTask: URLSessionTask {}
public final class URLSessionDownloadTask: URLSessionTask {}
public final class URLSessionUploadTask: URLSessionTask {}

public protocol URLSessionDelegate: NSObjectProtocol {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// Loads what requests ask for.
public final class URLSession: NSObject {
  nonisolated(unsafe) private static let one = URLSession(configuration: .default)
  public static var shared: URLSession { one }
  public let configuration: URLSessionConfiguration

  /// A session.
  ///
  /// - Parameter configuration: The value that `configuration` returns; it makes no difference to loading.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// A session that tells its delegate nothing: completion handlers are called.
  ///
  /// - Parameters:
  ///   - configuration: The value that `configuration` returns; it makes no difference to loading.
  ///   - delegate: Left aside.
  ///   - delegateQueue: Left aside.
  public convenience init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue: OperationQueue?
  ) { self.init(configuration: configuration) }

  /// Makes a task that loads an address into memory, once `resume()` is called.
  ///
  /// - Parameters:
  ///   - url: The address; all but a file's ends with an error.
  ///   - completionHandler: Called once with the bytes and the response, or with the error.
  /// - Returns: The task.
  public func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, NSError?) -> Void = { _, _, _ in }
  ) -> URLSessionDataTask { URLSessionDataTask(URLRequest(url: url), completionHandler) }

  /// Makes a task that loads a request's address into memory, once `resume()` is called.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - completionHandler: Called once with the bytes and the response, or with the error.
  /// - Returns: The task.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, NSError?) -> Void = { _, _, _ in }
  ) -> URLSessionDataTask { URLSessionDataTask(request, completionHandler) }

  /// Makes a task that loads a file, once `resume()` is called.
  ///
  /// - Parameters:
  ///   - url: The address; all but a file's ends with an error.
  ///   - completionHandler: Called once with the same address and the response, or with the error: nothing is copied.
  /// - Returns: The task.
  public func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, NSError?) -> Void = { _, _, _ in }
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { data, response, error in
      completionHandler(data == nil ? nil : url, response, error)
    }
  }

  /// Makes a task that loads a request's address, once `resume()` is called: nothing is sent.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - data: Left aside.
  ///   - completionHandler: Called once with the bytes and the response, or with the error.
  /// - Returns: The task.
  public func uploadTask(
    with request: URLRequest, from data: Data?,
    completionHandler: @escaping (Data?, URLResponse?, NSError?) -> Void = { _, _, _ in }
  ) -> URLSessionUploadTask { URLSessionUploadTask(request, completionHandler) }

  public func invalidateAndCancel() {}
  public func finishTasksAndInvalidate() {}
}

/// How a request is made, which is kept beside it: nothing is sent here.
extension URLRequest {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  public var httpMethod: String? {
    get { "GET" }
    set {}
  }
  public var httpBody: Data? {
    get { nil }
    set {}
  }
  public var timeoutInterval: TimeInterval {
    get { 60 }
    set {}
  }
  public var cachePolicy: NSURLRequest.CachePolicy {
    get { .useProtocolCachePolicy }
    set {}
  }

  /// A request for an address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - cachePolicy: Left aside.
  ///   - timeoutInterval: Left aside.
  public init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval = 60) {
    self.init(url: url)
  }

  /// Does nothing: no header is sent.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - field: Left aside.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}

  /// Does nothing: no header is sent.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - field: Left aside.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {}
}
