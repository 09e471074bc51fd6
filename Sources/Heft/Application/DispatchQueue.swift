/// Where an app puts off work. There is one queue, because an app has one thread; it ends with the app.
public final class DispatchQueue: Sendable {
  /// The queue of the app's code.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  /// The name.
  public let label: String

  /// A queue with a name. Its work is done as the main queue's: a page has one thread.
  ///
  /// - Parameter label: The name, which nothing here shows.
  public init(label: String) {
    self.label = label
  }

  // The compiler isolates a closure given to a function `DispatchQueue.main.async` to the main actor, and crashes for a page,
  // which has no actors. To a value that is called it does not.

  /// Runs work after the code that runs now: `async { }` or `async(execute: work)`. Outside an app it never runs.
  public var async: AsyncCall { AsyncCall() }

  /// Runs work in the first frame at or after a time, by the device's clock: `asyncAfter(deadline: .now() + 1) { }`. Outside
  /// an app it never runs.
  public var asyncAfter: AsyncAfterCall { AsyncAfterCall() }

  /// The callable value of `async`.
  public struct AsyncCall: Sendable {
    /// Runs the work after the code that runs now.
    ///
    /// - Parameter work: Called once; dropped if the app ends sooner.
    public func callAsFunction(execute work: @escaping () -> Void) {
      AppProcess.current?.later(work)
    }
  }

  /// The callable value of `asyncAfter`.
  public struct AsyncAfterCall: Sendable {
    /// Runs the work in the first frame at or after a time.
    ///
    /// - Parameters:
    ///   - deadline: The time, as `.now() + 0.5`.
    ///   - work: Called once; dropped if the app ends sooner.
    public func callAsFunction(deadline: DispatchTime, execute work: @escaping () -> Void) {
      let wait = deadline.seconds - DispatchTime.now().seconds
      // A time that never comes.
      guard wait != .infinity else { return }
      Timer.scheduledTimer(withTimeInterval: TimeInterval(wait), repeats: false) { _ in work() }
    }
  }
}

/// A moment of the device's clock.
public struct DispatchTime: Comparable, Sendable {
  package let seconds: Double

  package init(seconds: Double) {
    self.seconds = seconds
  }

  /// The moment of the event that the app is handling.
  ///
  /// - Returns: The time; it does not go on within one event.
  public static func now() -> DispatchTime { DispatchTime(seconds: Double(CACurrentMediaTime())) }

  /// The moment so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  /// The moment a time later.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.inSeconds
  }

  public static func < (one: DispatchTime, other: DispatchTime) -> Bool { one.seconds < other.seconds }
}

/// A time between two moments.
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  /// No time: what waits for it waits for ever.
  case never

  package var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    }
  }
}
