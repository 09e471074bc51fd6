import Heft

/// Something that is loaded.
open class URLSessionTask: NSObject {
  public enum State: Int, Sendable { case running, suspended, canceling, completed }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  open private(set) var state = State.suspended
  public final let originalRequest: URLRequest?
  public final var currentRequest: URLRequest? { originalRequest }
  public final private(set) var response: URLResponse?
  public final private(set) var error: NSError?
  public final let taskIdentifier: Int
  public final var taskDescription: String?
  public final var priority: Float = 0.5
  public final var earliestBeginDate: Date?
  public final var countOfBytesClientExpectsToSend: Int64 = -1
  public final var countOfBytesClientExpectsToReceive: Int64 = -1
  public final private(set) var countOfBytesReceived: Int64 = 0
  public final private(set) var countOfBytesExpectedToReceive: Int64 = 0
  public final var countOfBytesSent: Int64 { 0 }
  public final var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
  #if hasFeature(Embedded)
    /// Which share of it is loaded.
    public final private(set) lazy var progress = Progress(totalUnitCount: 100)
  #endif

  /// The session that tells its delegate; nil for none.
  private final var session: URLSession?
  private final var finish: ((Data?, URLResponse?, NSError?) -> Void)?
  private final var begin: Date?

  /// A task that loads nothing.
  public override init() {
    originalRequest = nil
    taskIdentifier = 0
    super.init()
  }

  public init(
    heft request: URLRequest?, _ session: URLSession?, _ finish: ((Data?, URLResponse?, NSError?) -> Void)?
  ) {
    originalRequest = request
    self.session = session
    self.finish = finish
    taskIdentifier = session?.nextNumber() ?? 0
    super.init()
  }

  /// Begins to load. The result is told after the code that runs now.
  open func resume() {
    guard state == .suspended else { return }
    state = .running
    if begin == nil { session?.tasks.append(self) }
    begin = begin ?? Date()
    DispatchQueue.main.async { [self] in load() }
  }

  open func suspend() { if state == .running { state = .suspended } }

  open func cancel() {
    guard state != .completed, state != .canceling else { return }
    state = .canceling
    DispatchQueue.main.async { [self] in
      done(nil, nil, URLError(.cancelled, words: "It was cancelled.", url: originalRequest?.url))
    }
  }

  /// Loads, once the task runs.
  private final func load() {
    guard state == .running else { return }
    guard let url = originalRequest?.url, url.isFileURL, let bytes = FileManager.bytes(at: url.path) else {
      Stub.say("URLSession", "nothing is loaded from the network here: tasks end with an error.")
      return done(
        nil, nil,
        URLError(
          .notConnectedToInternet, words: "There is no connection to the network here.",
          url: originalRequest?.url))
    }
    countOfBytesReceived = Int64(bytes.count)
    countOfBytesExpectedToReceive = Int64(bytes.count)
    done(
      Data(bytes),
      URLResponse(url: url, mimeType: nil, expectedContentLength: bytes.count, textEncodingName: nil), nil)
  }

  private final func done(_ data: Data?, _ response: URLResponse?, _ error: NSError?) {
    guard state != .completed else { return }
    state = .completed
    self.response = response
    self.error = error
    let (finish, session) = (finish, session)
    (self.finish, self.session) = (nil, nil)
    #if hasFeature(Embedded)
      if error == nil { progress.completedUnitCount = 100 }
    #endif
    if let finish {
      finish(data, response, error)
    } else if let session, let delegate = session.delegate {
      if let data, let response { tell(delegate, session, data, response) }
      let now = Date()
      delegate.urlSession(
        session, task: self,
        didFinishCollecting: URLSessionTaskMetrics(DateInterval(start: begin ?? now, end: now)))
      delegate.urlSession(session, task: self, didCompleteWithError: error)
    }
    session?.ended(self)
  }

  /// Tells the delegate what has been loaded.
  private final func tell(
    _ delegate: any URLSessionDelegate, _ session: URLSession, _ data: Data, _ response: URLResponse
  ) {
    if let task = self as? URLSessionDownloadTask {
      let count = Int64(data.count)
      delegate.urlSession(
        session, downloadTask: task, didWriteData: count, totalBytesWritten: count,
        totalBytesExpectedToWrite: count)
      URLSessionDownloadTask.withFile(of: data, taskIdentifier) {
        delegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: $0)
      }
    } else if let task = self as? URLSessionDataTask {
      var isAllowed = true
      delegate.urlSession(session, dataTask: task, didReceive: response) { isAllowed = $0 != .cancel }
      if isAllowed { delegate.urlSession(session, dataTask: task, didReceive: data) }
    }
  }
}

// Each has its own initializers: those that the compiler makes cannot be called where an app has a subclass.

/// A task into memory.
open class URLSessionDataTask: URLSessionTask {
  public override init() { super.init() }

  public override init(
    heft request: URLRequest?, _ session: URLSession?, _ finish: ((Data?, URLResponse?, NSError?) -> Void)?
  ) { super.init(heft: request, session, finish) }
}

/// A task that sends: nothing is sent here.
open class URLSessionUploadTask: URLSessionDataTask {
  public override init() { super.init() }

  public override init(
    heft request: URLRequest?, _ session: URLSession?, _ finish: ((Data?, URLResponse?, NSError?) -> Void)?
  ) { super.init(heft: request, session, finish) }
}

/// A task into a file.
open class URLSessionDownloadTask: URLSessionTask {
  public override init() { super.init() }

  public override init(
    heft request: URLRequest?, _ session: URLSession?, _ finish: ((Data?, URLResponse?, NSError?) -> Void)?
  ) { super.init(heft: request, session, finish) }

  /// Hands out a file that is gone afterwards.
  static func withFile(of data: Data, _ number: Int, _ body: (URL) -> Void) {
    let path = NSTemporaryDirectory() + "CFNetworkDownload_\(number).tmp"
    FileManager.write(Array(data), to: path)
    body(URL(fileURLWithPath: path))
    if FilePlaces.isWritten(path) { FilePlaces.remove(path) }
  }

  /// Cancels the task.
  ///
  /// - Parameter completionHandler: Gets nil: it cannot be taken up again.
  public final func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    cancel()
    DispatchQueue.main.async { completionHandler(nil) }
  }
}

/// A connection that stays open, which there is none of.
open class URLSessionWebSocketTask: URLSessionTask {
  /// What is sent.
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }
  /// Why a connection was closed.
  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway = 1001
    case protocolError = 1002
    case unsupportedData = 1003
    case noStatusReceived = 1005
    case abnormalClosure = 1006
    case invalidFramePayloadData = 1007
    case policyViolation = 1008
    case messageTooBig = 1009
    case mandatoryExtensionMissing = 1010
    case internalServerError = 1011
    case tlsHandshakeFailure = 1015
  }

  public override init() { super.init() }

  public override init(
    heft request: URLRequest?, _ session: URLSession?, _ finish: ((Data?, URLResponse?, NSError?) -> Void)?
  ) { super.init(heft: request, session, finish) }

  public final var maximumMessageSize = 1 << 20
  public final private(set) var closeCode = CloseCode.invalid
  public final private(set) var closeReason: Data?

  private final var failure: NSError {
    Stub.say("URLSessionWebSocketTask", "there is no connection to another computer here.")
    return URLError(
      .notConnectedToInternet, words: "There is no connection to the network here.", url: originalRequest?.url
    )
  }

  /// Fails.
  ///
  /// - Parameters:
  ///   - message: Left aside.
  ///   - completionHandler: Gets the error.
  public final func send(_ message: Message, completionHandler: @escaping (NSError?) -> Void) {
    let failure = failure
    DispatchQueue.main.async { completionHandler(failure) }
  }

  /// Fails.
  ///
  /// - Parameter completionHandler: Gets the error.
  public final func receive(completionHandler: @escaping (Result<Message, NSError>) -> Void) {
    let failure = failure
    DispatchQueue.main.async { completionHandler(.failure(failure)) }
  }

  /// Fails.
  ///
  /// - Parameter pongReceiveHandler: Gets the error.
  public final func sendPing(pongReceiveHandler: @escaping (NSError?) -> Void) {
    let failure = failure
    DispatchQueue.main.async { pongReceiveHandler(failure) }
  }

  /// Closes the connection.
  ///
  /// - Parameters:
  ///   - closeCode: The value that `closeCode` returns then.
  ///   - reason: The value that `closeReason` returns then.
  open func cancel(with closeCode: CloseCode, reason: Data?) {
    self.closeCode = closeCode
    closeReason = reason
    cancel()
  }
}
