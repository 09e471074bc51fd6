// Loading from a network. A page's module has no connection of its own: a file of the app or its bundle loads, anything
// else ends with an error, as where a device is not connected.

import Heft

/// Loads what requests ask for.
open class URLSession: NSObject {
  /// What is done with an answer.
  public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload, becomeStream }
  /// When a task that waits is begun.
  public enum DelayedRequestDisposition: Int, Sendable { case continueLoading, useNewRequest, cancel }

  nonisolated(unsafe) private static let one = URLSession(configuration: .default)
  public static var shared: URLSession { one }

  public final let configuration: URLSessionConfiguration
  /// Hears of tasks without a completion handler, until the session is invalid.
  public final private(set) var delegate: (any URLSessionDelegate)?
  public final let delegateQueue: OperationQueue
  public final var sessionDescription: String?
  /// The tasks that have not ended.
  final var tasks: [URLSessionTask] = []
  private final var lastNumber = 0
  private final var isInvalid = false

  /// A session with the default configuration.
  public override convenience init() { self.init(configuration: .default) }

  /// A session.
  ///
  /// - Parameter configuration: The value that `configuration` returns; it makes no difference to loading.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// A session that tells a delegate of its tasks.
  ///
  /// - Parameters:
  ///   - configuration: The value that `configuration` returns; it makes no difference to loading.
  ///   - delegate: The delegate, which is kept until the session is invalid; nil means none.
  ///   - queue: The value that `delegateQueue` returns; there is one thread.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? OperationQueue.main
    super.init()
  }

  final func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  final func ended(_ task: URLSessionTask) {
    tasks.removeAll { $0 === task }
    endIfInvalid()
  }

  private final func endIfInvalid() {
    guard isInvalid, tasks.isEmpty, let delegate else { return }
    self.delegate = nil
    delegate.urlSession(self, didBecomeInvalidWithError: nil)
  }

  // MARK: Tasks

  /// Makes a task that loads an address into memory, once `resume()` is called, and tells the delegate.
  ///
  /// - Parameter url: The address; all but a file's ends with an error.
  /// - Returns: The task.
  open func dataTask(with url: URL) -> URLSessionDataTask {
    URLSessionDataTask(heft: URLRequest(url: url), self, nil)
  }

  /// Makes a task that loads a request's address into memory, once `resume()` is called, and tells the delegate.
  ///
  /// - Parameter request: The request; all but a file's address ends with an error.
  /// - Returns: The task.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(heft: request, self, nil)
  }

  /// Makes a task that loads an address into memory, once `resume()` is called.
  ///
  /// - Parameters:
  ///   - url: The address; all but a file's ends with an error.
  ///   - completionHandler: Called once with the bytes and the response, or with the error.
  /// - Returns: The task.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, NSError?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(heft: URLRequest(url: url), self, completionHandler) }

  /// Makes a task that loads a request's address into memory, once `resume()` is called.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - completionHandler: Called once with the bytes and the response, or with the error.
  /// - Returns: The task.
  open func dataTask(
    with request: URLRequest, completionHandler: @escaping (Data?, URLResponse?, NSError?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask(heft: request, self, completionHandler) }

  /// Makes a task that loads an address into a file, once `resume()` is called, and tells the delegate.
  ///
  /// - Parameter url: The address; all but a file's ends with an error.
  /// - Returns: The task.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(heft: URLRequest(url: url), self, nil)
  }

  /// Makes a task that loads a request's address into a file, once `resume()` is called, and tells the delegate.
  ///
  /// - Parameter request: The request; all but a file's address ends with an error.
  /// - Returns: The task.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    URLSessionDownloadTask(heft: request, self, nil)
  }

  /// Makes a task that loads an address into a file, once `resume()` is called.
  ///
  /// - Parameters:
  ///   - url: The address; all but a file's ends with an error.
  ///   - completionHandler: Called once with the file, which is gone afterwards, and the response, or with the error.
  /// - Returns: The task.
  open func downloadTask(
    with url: URL, completionHandler: @escaping (URL?, URLResponse?, NSError?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that loads a request's address into a file, once `resume()` is called.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - completionHandler: Called once with the file, which is gone afterwards, and the response, or with the error.
  /// - Returns: The task.
  open func downloadTask(
    with request: URLRequest, completionHandler: @escaping (URL?, URLResponse?, NSError?) -> Void
  ) -> URLSessionDownloadTask {
    let number = lastNumber + 1
    return URLSessionDownloadTask(heft: request, self) { data, response, error in
      guard let data else { return completionHandler(nil, response, error) }
      URLSessionDownloadTask.withFile(of: data, number) { completionHandler($0, response, error) }
    }
  }

  /// Makes a task that fails: none can be taken up again.
  ///
  /// - Parameter resumeData: Left aside.
  /// - Returns: The task.
  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    URLSessionDownloadTask(heft: nil, self, nil)
  }

  /// Makes a task that fails: none can be taken up again.
  ///
  /// - Parameters:
  ///   - resumeData: Left aside.
  ///   - completionHandler: Called with the error.
  /// - Returns: The task.
  open func downloadTask(
    withResumeData resumeData: Data, completionHandler: @escaping (URL?, URLResponse?, NSError?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(heft: nil, self) { _, response, error in completionHandler(nil, response, error) }
  }

  /// Makes a task that would send bytes, and tells the delegate: nothing is sent.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - data: Left aside.
  /// - Returns: The task.
  open func uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask {
    URLSessionUploadTask(heft: request, self, nil)
  }

  /// Makes a task that would send bytes: nothing is sent.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - data: Left aside.
  ///   - completionHandler: Called once with the bytes and the response, or with the error.
  /// - Returns: The task.
  open func uploadTask(
    with request: URLRequest, from data: Data?,
    completionHandler: @escaping (Data?, URLResponse?, NSError?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(heft: request, self, completionHandler) }

  /// Makes a task that would send a file, and tells the delegate: nothing is sent.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - url: Left aside.
  /// - Returns: The task.
  open func uploadTask(with request: URLRequest, fromFile url: URL) -> URLSessionUploadTask {
    URLSessionUploadTask(heft: request, self, nil)
  }

  /// Makes a task that would send a file: nothing is sent.
  ///
  /// - Parameters:
  ///   - request: The request; all but a file's address ends with an error.
  ///   - url: Left aside.
  ///   - completionHandler: Called once with the bytes and the response, or with the error.
  /// - Returns: The task.
  open func uploadTask(
    with request: URLRequest, fromFile url: URL,
    completionHandler: @escaping (Data?, URLResponse?, NSError?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask(heft: request, self, completionHandler) }

  /// Makes a task that would send a stream, and tells the delegate: nothing is sent.
  ///
  /// - Parameter request: The request.
  /// - Returns: The task.
  open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    URLSessionUploadTask(heft: request, self, nil)
  }

  /// Makes a connection that fails.
  ///
  /// - Parameter url: The address.
  /// - Returns: The task.
  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(heft: URLRequest(url: url), self, nil)
  }

  /// Makes a connection that fails.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - protocols: Left aside.
  /// - Returns: The task.
  open func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: url)
  }

  /// Makes a connection that fails.
  ///
  /// - Parameter request: The request.
  /// - Returns: The task.
  open func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(heft: request, self, nil)
  }

  // MARK: The session

  /// Cancels all tasks, and lets go of the delegate.
  open func invalidateAndCancel() {
    for task in tasks { task.cancel() }
    finishTasksAndInvalidate()
  }

  /// Lets go of the delegate once all tasks have ended.
  open func finishTasksAndInvalidate() {
    isInvalid = true
    DispatchQueue.main.async { [self] in endIfInvalid() }
  }

  /// Does nothing: nothing is kept.
  ///
  /// - Parameter completionHandler: Called after the code that runs now.
  public final func reset(completionHandler: @escaping () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }

  /// Does nothing: nothing is kept.
  ///
  /// - Parameter completionHandler: Called after the code that runs now.
  public final func flush(completionHandler: @escaping () -> Void) {
    DispatchQueue.main.async { completionHandler() }
  }

  /// Hands out the tasks that have not ended.
  ///
  /// - Parameter completionHandler: Gets them, after the code that runs now.
  public final func getAllTasks(completionHandler: @escaping ([URLSessionTask]) -> Void) {
    DispatchQueue.main.async { [self] in completionHandler(tasks) }
  }

  /// Hands out the tasks that have not ended by their kinds.
  ///
  /// - Parameter completionHandler: Gets them, after the code that runs now.
  public final func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) ->
      Void
  ) {
    DispatchQueue.main.async { [self] in
      completionHandler(
        tasks.compactMap { $0 as? URLSessionUploadTask == nil ? $0 as? URLSessionDataTask : nil },
        tasks.compactMap { $0 as? URLSessionUploadTask }, tasks.compactMap { $0 as? URLSessionDownloadTask })
    }
  }
}
