import Heft

/// A time between two values.
public struct SchedulerStride: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable, Sendable {
  let seconds: Double

  init(inSeconds seconds: Double) { self.seconds = seconds }

  public init(integerLiteral value: Int) { seconds = Double(value) }
  public init(floatLiteral value: Double) { seconds = value }
  /// A time in seconds.
  ///
  /// - Parameter seconds: How many.
  public init(_ seconds: Double) { self.seconds = seconds }

  /// A time in seconds.
  ///
  /// - Parameter count: How many.
  /// - Returns: The time.
  public static func seconds(_ count: Int) -> Self { Self(inSeconds: Double(count)) }
  /// A time in seconds.
  ///
  /// - Parameter count: How many.
  /// - Returns: The time.
  public static func seconds(_ count: Double) -> Self { Self(inSeconds: count) }
  /// A time in milliseconds.
  ///
  /// - Parameter count: How many.
  /// - Returns: The time.
  public static func milliseconds(_ count: Int) -> Self { Self(inSeconds: Double(count) / 1e3) }
  /// A time in microseconds.
  ///
  /// - Parameter count: How many.
  /// - Returns: The time.
  public static func microseconds(_ count: Int) -> Self { Self(inSeconds: Double(count) / 1e6) }
  /// A time in nanoseconds.
  ///
  /// - Parameter count: How many.
  /// - Returns: The time.
  public static func nanoseconds(_ count: Int) -> Self { Self(inSeconds: Double(count) / 1e9) }

  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
}

/// Where work is put off to.
public protocol Scheduler {
  /// Does work after the code that runs now.
  ///
  /// - Parameter work: Called once.
  func schedule(_ work: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func schedule(_ work: @escaping () -> Void) { async { work() } }
}

extension RunLoop: Scheduler {
  public func schedule(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }
}

extension OperationQueue: Scheduler {
  public func schedule(_ work: @escaping () -> Void) { DispatchQueue.main.async { work() } }
}

/// Work that is done at once.
public struct ImmediateScheduler: Scheduler {
  public static let shared = ImmediateScheduler()
  public func schedule(_ work: @escaping () -> Void) { work() }
}

/// One value or end that waits.
private final class Waiting {
  var timer: Timer?

  func wait(_ time: SchedulerStride, _ work: @escaping () -> Void) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: time.seconds, repeats: false) { [self] _ in
      timer = nil
      work()
    }
  }

  func cancel() {
    timer?.invalidate()
    timer = nil
  }
}

extension Publisher {
  /// Values that come in the next turn of the main queue.
  ///
  /// - Parameters:
  ///   - scheduler: The main queue: there is one.
  ///   - options: Left aside.
  /// - Returns: The same values, later.
  public func receive<S: Scheduler>(on scheduler: S, options: Never? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      watch(
        { value in scheduler.schedule { outlet.send(value) } },
        end: { completion in scheduler.schedule { outlet.finish(completion) } })
    }
  }

  /// The same values: there is one thread.
  ///
  /// - Parameters:
  ///   - scheduler: Left aside.
  ///   - options: Left aside.
  /// - Returns: The same values.
  public func subscribe<S: Scheduler>(on scheduler: S, options: Never? = nil)
    -> AnyPublisher<Output, Failure>
  { eraseToAnyPublisher() }

  /// Values that are followed by none for a time.
  ///
  /// - Parameters:
  ///   - dueTime: The time.
  ///   - scheduler: The main queue: there is one.
  /// - Returns: The last one of those that come close together.
  public func debounce<S: Scheduler>(for dueTime: SchedulerStride, scheduler: S)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { outlet in
      let waiting = Waiting()
      let source = watch(
        { value in waiting.wait(dueTime) { outlet.send(value) } },
        end: { completion in
          waiting.cancel()
          outlet.finish(completion)
        })
      return AnyCancellable {
        source.cancel()
        waiting.cancel()
      }
    }
  }

  /// One value a time at the most: the first at once, then the first or the last of each time.
  ///
  /// - Parameters:
  ///   - interval: The time.
  ///   - scheduler: The main queue: there is one.
  ///   - latest: Whether it is the last one.
  /// - Returns: The values.
  public func throttle<S: Scheduler>(for interval: SchedulerStride, scheduler: S, latest: Bool)
    -> AnyPublisher<Output, Failure>
  {
    AnyPublisher { outlet in
      let waiting = Waiting()
      var kept: Output?
      func next() {
        guard let value = kept else { return }
        kept = nil
        outlet.send(value)
        waiting.wait(interval, next)
      }
      let source = watch(
        { value in
          if latest || kept == nil { kept = value }
          if waiting.timer == nil { next() }
        },
        end: { completion in
          waiting.cancel()
          if let value = kept { outlet.send(value) }
          outlet.finish(completion)
        })
      return AnyCancellable {
        source.cancel()
        waiting.cancel()
      }
    }
  }

  /// Values that come later.
  ///
  /// - Parameters:
  ///   - interval: How much later.
  ///   - tolerance: Left aside.
  ///   - scheduler: The main queue: there is one.
  /// - Returns: The same values.
  public func delay<S: Scheduler>(
    for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { outlet in
      watch(
        { value in Waiting().wait(interval) { outlet.send(value) } },
        end: { completion in Waiting().wait(interval) { outlet.finish(completion) } })
    }
  }
}

extension NotificationCenter {
  /// The notifications of a name, as they come.
  public struct Publisher: HeftStubs.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      AnyPublisher<Notification, Never>(keeping: .none) { [center, name, object] outlet in
        let token = center.addObserver(forName: name, object: object, queue: nil) { outlet.send($0) }
        return AnyCancellable { center.removeObserver(token) }
      }.receive(subscriber: subscriber)
    }
  }

  /// The notifications of a name, as they come.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: What they are about; nil is anything.
  /// - Returns: The notifications.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

extension Timer {
  /// Dates, again and again, once it is connected.
  public final class TimerPublisher: HeftStubs.Publisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    private let subject = PassthroughSubject<Date, Never>()

    init(_ interval: TimeInterval) { self.interval = interval }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    /// Begins.
    ///
    /// - Returns: What ends it.
    public func connect() -> any Cancellable {
      let subject = subject
      let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
        subject.send(Date())
      }
      return AnyCancellable { timer.invalidate() }
    }

    /// Begins with each subscriber, and ends with it.
    ///
    /// - Returns: The dates.
    public func autoconnect() -> AnyPublisher<Date, Never> {
      let interval = interval
      return AnyPublisher<Date, Never>(keeping: .none) { outlet in
        let timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
          outlet.send(Date())
        }
        return AnyCancellable { timer.invalidate() }
      }
    }
  }

  /// Dates, again and again.
  ///
  /// - Parameters:
  ///   - interval: The time between them, in seconds.
  ///   - tolerance: Left aside.
  ///   - runLoop: Left aside: there is one.
  ///   - mode: Left aside.
  /// - Returns: The dates.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval) }
}
