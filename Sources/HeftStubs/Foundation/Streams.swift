import Heft

/// Bytes that are read or written one after the other.
open class Stream: NSObject {
  /// What a stream does.
  public enum Status: UInt, Sendable {
    case notOpen, opening, open, reading, writing, atEnd, closed, error
  }
  /// What a stream tells its delegate.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let openCompleted = Event(rawValue: 1)
    public static let hasBytesAvailable = Event(rawValue: 2)
    public static let hasSpaceAvailable = Event(rawValue: 4)
    public static let errorOccurred = Event(rawValue: 8)
    public static let endEncountered = Event(rawValue: 16)
  }
  /// The name of something that is known of a stream.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of something that is known of a stream.
    ///
    /// - Parameter rawValue: The name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let dataWrittenToMemoryStreamKey = PropertyKey("kCFStreamPropertyDataWritten")
    public static let fileCurrentOffsetKey = PropertyKey("kCFStreamPropertyFileCurrentOffset")
    public static let socketSecurityLevelKey = PropertyKey("kCFStreamPropertySocketSecurityLevel")
    public static let networkServiceType = PropertyKey("kCFStreamNetworkServiceType")
  }

  @Weak public final var delegate: (any StreamDelegate)?
  public internal(set) final var streamStatus = Status.notOpen
  public internal(set) final var streamError: NSError?

  public override init() { super.init() }

  open func open() {
    streamStatus = .open
    tell(.openCompleted)
  }

  open func close() { streamStatus = .closed }

  /// Tells the delegate, after the code that runs now.
  final func tell(_ event: Event) {
    DispatchQueue.main.async { [self] in
      if streamStatus != .closed { delegate?.stream(self, handle: event) }
    }
  }

  /// Does nothing: the delegate is always told after the code that runs.
  ///
  /// - Parameters:
  ///   - runLoop: Left aside.
  ///   - mode: Left aside.
  public final func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Does nothing: the delegate is always told after the code that runs.
  ///
  /// - Parameters:
  ///   - runLoop: Left aside.
  ///   - mode: Left aside.
  public final func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Returns something that is known of the stream: of one into memory the bytes.
  ///
  /// - Parameter key: Its name.
  /// - Returns: The value; nil where there is none.
  open func property(forKey key: PropertyKey) -> AnyObject? { nil }

  /// Returns false: nothing can be set.
  ///
  /// - Parameters:
  ///   - property: Left aside.
  ///   - key: Left aside.
  /// - Returns: False.
  @discardableResult
  public final func setProperty(_ property: AnyObject?, forKey key: PropertyKey) -> Bool { false }

  /// Makes streams that fail: there is no connection to another computer.
  ///
  /// - Parameters:
  ///   - hostname: Left aside.
  ///   - port: Left aside.
  ///   - inputStream: Becomes a stream without bytes.
  ///   - outputStream: Becomes a stream that takes none.
  public static func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: inout InputStream?, outputStream: inout OutputStream?
  ) {
    Stub.say("Stream.getStreamsToHost", "there is no connection to another computer here.")
    inputStream = InputStream(nil)
    outputStream = OutputStream(nil, [], isMissing: true)
  }
}

/// Hears what streams do.
public protocol StreamDelegate: NSObjectProtocol {
  /// A stream has opened, has bytes, takes bytes, or has ended.
  ///
  /// - Parameters:
  ///   - aStream: The stream.
  ///   - eventCode: What has happened.
  func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}

extension StreamDelegate {
  public func stream(_ aStream: Stream, handle eventCode: Stream.Event) {}
}

/// Bytes that are read one after the other.
open class InputStream: Stream {
  private final var rest: ArraySlice<UInt8>
  private final let isMissing: Bool

  /// A stream of bytes.
  ///
  /// - Parameter bytes: The bytes; nil where there is no such file, which `open()` finds.
  public init(_ bytes: [UInt8]?) {
    rest = (bytes ?? [])[...]
    isMissing = bytes == nil
    super.init()
  }

  /// Reads bytes.
  ///
  /// - Parameter data: The bytes.
  public convenience init(data: Data) { self.init(Array(data)) }

  /// Reads a file.
  ///
  /// - Parameter path: Its path; where there is none, opening fails.
  public convenience init?(fileAtPath path: String) { self.init(FilePlaces.bytes(at: path)) }

  /// Reads a file.
  ///
  /// - Parameter url: Its address; where there is none, opening fails.
  public convenience init?(url: URL) { self.init(url.isFileURL ? FilePlaces.bytes(at: url.path) : nil) }

  open override func open() {
    if isMissing {
      streamError = .heftCocoa(260, "There is nothing to read.")
      tell(.errorOccurred)
      streamStatus = .error
      return
    }
    super.open()
    tell(rest.isEmpty ? .endEncountered : .hasBytesAvailable)
  }

  open var hasBytesAvailable: Bool { streamStatus == .open && !rest.isEmpty }

  /// Reads some bytes.
  ///
  /// - Parameters:
  ///   - buffer: Gets them.
  ///   - length: How many at most.
  /// - Returns: How many; 0 at the end, less than 0 for a stream that is not open.
  open func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
    if streamStatus == .atEnd { return 0 }
    guard streamStatus == .open else { return -1 }
    let count = min(max(length, 0), rest.count)
    for index in 0..<count { buffer[index] = rest[rest.startIndex + index] }
    rest = rest.dropFirst(count)
    if rest.isEmpty { if count == 0 { streamStatus = .atEnd } }
    tell(rest.isEmpty ? .endEncountered : .hasBytesAvailable)
    return count
  }
}

/// Bytes that are written one after the other.
open class OutputStream: Stream {
  private final let path: String?
  private final var bytes: [UInt8]
  private final let isMissing: Bool

  /// A stream into a file or into memory.
  ///
  /// - Parameters:
  ///   - path: The file's path; nil for memory.
  ///   - bytes: What is there already.
  ///   - isMissing: Whether there is no such place, which `open()` finds.
  public init(_ path: String?, _ bytes: [UInt8], isMissing: Bool = false) {
    self.path = path
    self.bytes = bytes
    self.isMissing = isMissing
    super.init()
  }

  /// Writes into memory.
  ///
  /// - Parameter memory: Nothing.
  public convenience init(toMemory memory: ()) { self.init(nil, []) }

  /// Makes a stream into memory.
  ///
  /// - Returns: The stream.
  public static func toMemory() -> OutputStream { OutputStream(nil, []) }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - shouldAppend: Whether what is in it stays.
  public convenience init?(toFileAtPath path: String, append shouldAppend: Bool) {
    self.init(path, shouldAppend ? FilePlaces.bytes(at: path) ?? [] : [])
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - url: Its address.
  ///   - shouldAppend: Whether what is in it stays.
  public convenience init?(url: URL, append shouldAppend: Bool) {
    guard url.isFileURL else { return nil }
    self.init(toFileAtPath: url.path, append: shouldAppend)
  }

  open override func open() {
    if isMissing {
      streamError = .heftCocoa(512, "There is nothing to write to.")
      tell(.errorOccurred)
      streamStatus = .error
      return
    }
    super.open()
    if let path { FilePlaces.write(bytes, to: path) }
    tell(.hasSpaceAvailable)
  }

  open var hasSpaceAvailable: Bool { streamStatus == .open }

  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - buffer: The bytes.
  ///   - length: How many.
  /// - Returns: How many; less than 0 for a stream that is not open.
  @discardableResult
  open func write(_ buffer: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
    guard streamStatus == .open else { return -1 }
    bytes += UnsafeBufferPointer(start: buffer, count: max(length, 0))
    if let path { FilePlaces.write(bytes, to: path) }
    tell(.hasSpaceAvailable)
    return length
  }

  open override func property(forKey key: PropertyKey) -> AnyObject? {
    key == .dataWrittenToMemoryStreamKey ? heftObject(Data(bytes)) : nil
  }
}
