import Heft

/// Calls back when something happens.
public class DispatchSource: NSObject {
  /// What happens to a file.
  public struct FileSystemEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let delete = FileSystemEvent(rawValue: 1)
    public static let write = FileSystemEvent(rawValue: 2)
    public static let extend = FileSystemEvent(rawValue: 4)
    public static let attrib = FileSystemEvent(rawValue: 8)
    public static let link = FileSystemEvent(rawValue: 16)
    public static let rename = FileSystemEvent(rawValue: 32)
    public static let revoke = FileSystemEvent(rawValue: 64)
    public static let funlock = FileSystemEvent(rawValue: 256)
    public static let all: FileSystemEvent = [.delete, .write, .extend, .attrib, .link, .rename, .revoke]
  }
  /// How little memory is left.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }
  /// How exact a timer is, which makes no difference here.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  final var handler: (() -> Void)?
  private final var cancelHandler: (() -> Void)?
  private final var registrationHandler: (() -> Void)?
  /// How often it was resumed more than suspended; it begins suspended.
  private final var resumed = 0
  private final var hasBegun = false
  public private(set) final var isCancelled = false

  override init() { super.init() }

  final var isRunning: Bool { resumed > 0 && !isCancelled }

  /// Sets what is called.
  ///
  /// - Parameters:
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - handler: Called each time; nil is nothing.
  public final func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchQueue.WorkItemFlags = [], handler: (() -> Void)?
  ) { self.handler = handler }

  /// Sets what is called.
  ///
  /// - Parameter handler: Done each time.
  public final func setEventHandler(handler: DispatchWorkItem) { self.handler = { handler.perform() } }

  /// Sets what is called at the end.
  ///
  /// - Parameters:
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - handler: Called once it is cancelled; nil is nothing.
  public final func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchQueue.WorkItemFlags = [], handler: (() -> Void)?
  ) { cancelHandler = handler }

  /// Sets what is called at the beginning.
  ///
  /// - Parameters:
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - handler: Called once it is resumed; nil is nothing.
  public final func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchQueue.WorkItemFlags = [], handler: (() -> Void)?
  ) { registrationHandler = handler }

  public final func resume() {
    resumed += 1
    guard resumed == 1, !isCancelled else { return }
    if !hasBegun, let registrationHandler { DispatchQueue.main.async(execute: registrationHandler) }
    hasBegun = true
    changed()
  }

  public final func activate() { if !hasBegun { resume() } }

  public final func suspend() {
    resumed -= 1
    changed()
  }

  public final func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    changed()
    handler = nil
    if let cancelHandler { DispatchQueue.main.async(execute: cancelHandler) }
    cancelHandler = nil
  }

  /// It has been resumed, suspended or cancelled.
  func changed() {}

  /// Makes a timer, which begins suspended.
  ///
  /// - Parameters:
  ///   - flags: Left aside.
  ///   - queue: Left aside: there is one.
  /// - Returns: The timer.
  public static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil)
    -> DispatchSourceTimer
  { DispatchSourceTimer() }

  /// Makes a source that never calls: no file changes by itself.
  ///
  /// - Parameters:
  ///   - fileDescriptor: Left aside.
  ///   - eventMask: Left aside.
  ///   - queue: Left aside.
  /// - Returns: The source.
  public static func makeFileSystemObjectSource(
    fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
  ) -> DispatchSourceFileSystemObject {
    Stub.say("DispatchSource.makeFileSystemObjectSource", "no file changes by itself here.")
    return DispatchSourceFileSystemObject()
  }

  /// Makes a source that never calls: a page is not told of the memory.
  ///
  /// - Parameters:
  ///   - eventMask: Left aside.
  ///   - queue: Left aside.
  /// - Returns: The source.
  public static func makeMemoryPressureSource(eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil)
    -> DispatchSourceMemoryPressure
  { DispatchSourceMemoryPressure() }

  /// Makes a source that never calls: a page has no open files.
  ///
  /// - Parameters:
  ///   - fileDescriptor: Left aside.
  ///   - queue: Left aside.
  /// - Returns: The source.
  public static func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> DispatchSourceRead
  {
    DispatchSourceRead()
  }

  /// Makes a source that never calls: a page gets no signals.
  ///
  /// - Parameters:
  ///   - signal: Left aside.
  ///   - queue: Left aside.
  /// - Returns: The source.
  public static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> DispatchSourceSignal {
    DispatchSourceSignal()
  }

  /// Makes a source that calls with the sum of the numbers that are added.
  ///
  /// - Parameter queue: Left aside: there is one.
  /// - Returns: The source.
  public static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> DispatchSourceUserDataAdd {
    DispatchSourceUserDataAdd()
  }
}

/// Any source, by the name of its protocol.
public typealias DispatchSourceProtocol = DispatchSource

/// A source of what happens to a file, which is nothing.
public final class DispatchSourceFileSystemObject: DispatchSource {
  public var data: FileSystemEvent { [] }
}
/// A source of how little memory is left, which a page is not told.
public final class DispatchSourceMemoryPressure: DispatchSource {
  public var data: MemoryPressureEvent { [] }
}
/// A source of bytes, of which there are none.
public final class DispatchSourceRead: DispatchSource {
  public var data: UInt { 0 }
}
/// A source of signals, of which there are none.
public final class DispatchSourceSignal: DispatchSource {
  public var data: UInt { 0 }
}

/// A source of a sum.
public final class DispatchSourceUserDataAdd: DispatchSource {
  /// The sum since the last call, for the handler.
  public private(set) var data: UInt = 0
  private var sum: UInt = 0

  /// Adds a number, and has the handler called after the code that runs now.
  ///
  /// - Parameter data: The number.
  public func add(data: UInt) {
    let isFirst = sum == 0
    sum += data
    if isFirst { changed() }
  }

  override func changed() {
    guard isRunning, sum > 0 else { return }
    DispatchQueue.main.async { [self] in
      guard isRunning, sum > 0 else { return }
      (data, sum) = (sum, 0)
      handler?()
    }
  }
}

/// A timer, which calls in the first frame at or after its times.
public final class DispatchSourceTimer: DispatchSource {
  private var deadline = DispatchTime.distantFuture
  private var interval = Double.infinity
  private var timer: Timer?

  private func set(_ deadline: DispatchTime, _ interval: Double) {
    (self.deadline, self.interval) = (deadline, interval)
    changed()
  }

  override func changed() {
    timer?.invalidate()
    timer = nil
    let wait = deadline.seconds - DispatchTime.now().seconds
    guard isRunning, wait < .infinity else { return }
    timer = Timer.scheduledTimer(withTimeInterval: TimeInterval(wait), repeats: false) { [self] _ in
      deadline = deadline + interval
      // Of times that are over only the last one counts.
      let late = DispatchTime.now().seconds - deadline.seconds
      if late > 0, interval > 0 { deadline = deadline + (late / interval).rounded(.up) * interval }
      changed()
      handler?()
    }
  }

  /// Sets the time.
  ///
  /// - Parameters:
  ///   - deadline: When it calls.
  ///   - interval: How long after that again; never is once.
  ///   - leeway: Left aside.
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { set(deadline, interval.inSeconds) }

  /// Sets the time.
  ///
  /// - Parameters:
  ///   - deadline: When it calls.
  ///   - interval: How many seconds after that again.
  ///   - leeway: Left aside.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { set(deadline, interval) }

  /// Sets the time by the clock on the wall.
  ///
  /// - Parameters:
  ///   - wallDeadline: When it calls.
  ///   - interval: How long after that again; never is once.
  ///   - leeway: Left aside.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { set(wallDeadline.time, interval.inSeconds) }

  /// Sets the time by the clock on the wall.
  ///
  /// - Parameters:
  ///   - wallDeadline: When it calls.
  ///   - interval: How many seconds after that again.
  ///   - leeway: Left aside.
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { set(wallDeadline.time, interval) }

  // The same by the names of Swift 3.

  /// Sets one time.
  ///
  /// - Parameters:
  ///   - deadline: When it calls.
  ///   - leeway: Left aside.
  public func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    set(deadline, .infinity)
  }

  /// Sets the time.
  ///
  /// - Parameters:
  ///   - deadline: When it calls.
  ///   - interval: How long after that again.
  ///   - leeway: Left aside.
  public func scheduleRepeating(
    deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { set(deadline, interval.inSeconds) }

  /// Sets the time.
  ///
  /// - Parameters:
  ///   - deadline: When it calls.
  ///   - interval: How many seconds after that again.
  ///   - leeway: Left aside.
  public func scheduleRepeating(
    deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { set(deadline, interval) }
}
