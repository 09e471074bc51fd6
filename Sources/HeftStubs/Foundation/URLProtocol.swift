import Heft

/// A way to load that an app brings along. It is not asked here.
open class URLProtocol: NSObject {
  public final let request: URLRequest
  public final let cachedResponse: CachedURLResponse?
  public final let client: (any URLProtocolClient)?
  public final var task: URLSessionTask? { nil }

  /// A way to load a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - cachedResponse: The answer that is kept.
  ///   - client: Gets the answer.
  public init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
    self.request = request
    self.cachedResponse = cachedResponse
    self.client = client
    super.init()
  }

  open func startLoading() {}
  open func stopLoading() {}

  /// Says that the class is not asked.
  ///
  /// - Parameter protocolClass: Left aside.
  /// - Returns: False.
  @discardableResult
  public static func registerClass<Class: URLProtocol>(_ protocolClass: Class.Type) -> Bool {
    Stub.say("URLProtocol.registerClass", "an app's own way to load is not asked here.")
    return false
  }

  /// Does nothing: the class is not asked.
  ///
  /// - Parameter protocolClass: Left aside.
  public static func unregisterClass<Class: URLProtocol>(_ protocolClass: Class.Type) {}

  /// Returns nil: a request carries no values.
  ///
  /// - Parameters:
  ///   - key: Left aside.
  ///   - request: Left aside.
  /// - Returns: Nil.
  public static func property(forKey key: String, in request: URLRequest) -> AnyObject? { nil }

  /// Does nothing: a request carries no values.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - key: Left aside.
  ///   - request: Left aside.
  public static func setProperty(_ value: AnyObject, forKey key: String, in request: NSMutableURLRequest) {}
}

/// Gets the answer that an app's own way to load has.
public protocol URLProtocolClient: NSObjectProtocol {
  func urlProtocol(
    _ protocol: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy)
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: NSError)
  func urlProtocol(
    _ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
}

/// The old way to load.
public enum NSURLConnection {
  /// Loads a request's address into memory, as a task of `URLSession` does.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - queue: Left aside: there is one thread.
  ///   - handler: Gets the answer and the bytes, or the error.
  public static func sendAsynchronousRequest(
    _ request: URLRequest, queue: OperationQueue,
    completionHandler handler: @escaping (URLResponse?, Data?, NSError?) -> Void
  ) {
    URLSession.shared.dataTask(with: request) { data, response, error in handler(response, data, error) }
      .resume()
  }
}
