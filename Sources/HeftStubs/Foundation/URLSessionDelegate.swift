import Heft

/// Hears what a session does. What the kinds of tasks tell is declared here too, because a page cannot look whether a
/// delegate is of one of the protocols below.
public protocol URLSessionDelegate: NSObjectProtocol {
  /// The session is over.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - error: What went wrong; nil where nothing did.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: NSError?)

  /// A server wants to know who asks.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - challenge: What the server asks for.
  ///   - completionHandler: Called with the answer.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

  /// All that was done in the background has been told; never called here.
  ///
  /// - Parameter session: The session.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)

  // Of tasks.
  /// A task is over.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - error: What went wrong; nil where nothing did.
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: NSError?)

  /// A task was made.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask)

  /// A server sends a task elsewhere; the browser follows by itself, so this is never called.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - response: The head of the answer.
  ///   - request: The request to the new address.
  ///   - completionHandler: Called with the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void)

  /// A server wants to know who asks.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - challenge: What the server asks for.
  ///   - completionHandler: Called with the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

  /// A body is to be sent again; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - completionHandler: Called with the answer.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping (InputStream?) -> Void)

  /// A part of a body was sent; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - bytesSent: The bytes of the last step.
  ///   - totalBytesSent: The bytes so far.
  ///   - totalBytesExpectedToSend: The bytes in all; -1 where that is not known.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64)

  /// The times of a task are known; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  ///   - metrics: The times of the task.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)

  /// A task waits for a network; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - task: The task.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)

  // Of tasks into memory.
  /// The head of an answer has come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - response: The head of the answer.
  ///   - completionHandler: Called with the answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)

  /// A part of an answer has come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - data: The bytes.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)

  /// A task goes on as one that loads into a file; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - downloadTask: The task that loads into a file.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)

  /// An answer may be kept; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - dataTask: The task.
  ///   - proposedResponse: The answer.
  ///   - completionHandler: Called with the answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping (CachedURLResponse?) -> Void)

  // Of tasks into files.
  /// A file has come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task that loads into a file.
  ///   - location: The file, which is the delegate's to move.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)

  /// A part of a file has come.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task that loads into a file.
  ///   - bytesWritten: The bytes of the last step.
  ///   - totalBytesWritten: The bytes so far.
  ///   - totalBytesExpectedToWrite: The bytes in all; -1 where that is not known.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)

  /// A task goes on where it was stopped; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - downloadTask: The task that loads into a file.
  ///   - fileOffset: The bytes that were there.
  ///   - expectedTotalBytes: The bytes in all; -1 where that is not known.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64)

  // Of connections that stay open.
  /// A connection is open; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - webSocketTask: The connection.
  ///   - protocol: The protocol that was agreed on.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)

  /// A connection is closed; never called here.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - webSocketTask: The connection.
  ///   - closeCode: The reason as a number.
  ///   - reason: The reason in words.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: NSError?) {}
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: NSError?
  ) {}
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(request) }
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping (InputStream?) -> Void
  ) { completionHandler(nil) }
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {}
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask
  ) {}
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping (CachedURLResponse?) -> Void
  ) { completionHandler(proposedResponse) }
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
  ) {}
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64
  ) {}
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
  ) {}
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}

/// How long a task has taken.
public final class URLSessionTaskMetrics: NSObject {
  public let taskInterval: DateInterval
  public var redirectCount: Int { 0 }

  init(_ interval: DateInterval) {
    taskInterval = interval
    super.init()
  }
}
