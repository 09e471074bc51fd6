import Heft

/// A method that a timer calls with itself.
private final class TimerCall {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func fire(_ timer: Timer) { (target as? NSObject)?.perform(selector, with: timer) }
}

extension Timer {
  /// A timer that waits for `RunLoop.main.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - date: When it fires.
  ///   - interval: How many seconds later again.
  ///   - repeats: Whether it fires again after the first time.
  ///   - block: Called with the timer; kept until the timer is invalid.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: block)
    fireDate = date
  }

  /// A timer that waits for `RunLoop.main.add(_:forMode:)` and calls a method of the target with itself.
  ///
  /// - Parameters:
  ///   - date: When it fires.
  ///   - interval: How many seconds later again.
  ///   - target: The object whose method is called.
  ///   - selector: The method, as `ClockController.tick`.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  public convenience init<Target: AnyObject>(
    fireAt date: Date, interval: TimeInterval, target: Target,
    selector: @escaping (Target) -> (Timer) -> Void, userInfo: AnyObject?, repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    fireDate = date
  }

  /// The same with a method that takes nothing.
  ///
  /// - Parameters:
  ///   - date: When it fires.
  ///   - interval: How many seconds later again.
  ///   - target: The object whose method is called.
  ///   - selector: The method, as `ClockController.tick`.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  public convenience init<Target: AnyObject>(
    fireAt date: Date, interval: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void,
    userInfo: AnyObject?, repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    fireDate = date
  }

  /// The same with a method that is handed on.
  ///
  /// - Parameters:
  ///   - date: When it fires.
  ///   - interval: How many seconds later again.
  ///   - target: The object whose method is called.
  ///   - selector: The method.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    fireDate = date
  }

  /// A timer that waits for `RunLoop.main.add(_:forMode:)` and calls a method that is handed on.
  ///
  /// - Parameters:
  ///   - interval: Seconds.
  ///   - target: The object whose method is called.
  ///   - selector: The method.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  public convenience init(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, target: TimerCall(target, selector), selector: TimerCall.fire,
      userInfo: userInfo, repeats: repeats)
  }
}

extension RunLoop.Mode: RawRepresentable {
  nonisolated(unsafe) private static var names: [String] = []

  /// A mode of the app's own.
  ///
  /// - Parameter name: Its name.
  public init(_ name: String) {
    switch name {
    case RunLoop.Mode.common.rawValue: self = .common
    case RunLoop.Mode.default.rawValue: self = .default
    default:
      let place = Self.names.firstIndex(of: name) ?? Self.names.count
      if place == Self.names.count { Self.names.append(name) }
      self.init(number: UInt8(truncatingIfNeeded: place + 3))
    }
  }

  /// A mode by its name.
  ///
  /// - Parameter rawValue: Its name.
  public init(rawValue: String) { self.init(rawValue) }

  public var rawValue: String {
    switch number {
    case 0: "kCFRunLoopCommonModes"
    case 1: "kCFRunLoopDefaultMode"
    case 2: "UITrackingRunLoopMode"
    default: Int(number) - 3 < Self.names.count ? Self.names[Int(number) - 3] : ""
    }
  }

  /// While a finger scrolls; here always.
  public static var tracking: RunLoop.Mode { RunLoop.Mode(number: 2) }
}

/// A place where messages come in, of which there are none.
open class Port: NSObject {
  public override init() { super.init() }
}

extension RunLoop {
  /// Any mode, while code runs.
  public final var currentMode: Mode? { .default }

  /// Does nothing: no messages come in.
  ///
  /// - Parameters:
  ///   - port: Left aside.
  ///   - mode: Left aside.
  public final func add(_ port: Port, forMode mode: Mode) {}

  /// Does nothing: no messages come in.
  ///
  /// - Parameters:
  ///   - port: Left aside.
  ///   - mode: Left aside.
  public final func remove(_ port: Port, forMode mode: Mode) {}

  /// Runs the work after the code that runs now.
  ///
  /// - Parameters:
  ///   - modes: Left aside.
  ///   - block: Called once.
  public final func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

  /// Waits for nothing, which the console says.
  public final func run() { OneThread.cannotWait("RunLoop.run") }

  /// Waits for nothing, which the console says.
  ///
  /// - Parameter limit: Left aside.
  public final func run(until limit: Date) { run() }

  /// Waits for nothing, which the console says.
  ///
  /// - Parameters:
  ///   - mode: Left aside.
  ///   - limit: Left aside.
  /// - Returns: False.
  @discardableResult
  public final func run(mode: Mode, before limit: Date) -> Bool {
    run()
    return false
  }

  /// Returns nil: the app is not asked to wait.
  ///
  /// - Parameter mode: Left aside.
  /// - Returns: Nil.
  public final func limitDate(forMode mode: Mode) -> Date? { nil }
}

/// A run loop by its name in C.
public typealias CFRunLoop = RunLoop

/// Returns the run loop: there is one.
///
/// - Returns: The run loop.
public func CFRunLoopGetMain() -> CFRunLoop { .main }
/// Returns the run loop: there is one.
///
/// - Returns: The run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop { .main }
/// Waits for nothing, which the console says.
public func CFRunLoopRun() { RunLoop.main.run() }
/// Does nothing: the run loop does not run.
///
/// - Parameter runLoop: Left aside.
public func CFRunLoopStop(_ runLoop: CFRunLoop) {}
/// Does nothing: the run loop does not sleep.
///
/// - Parameter runLoop: Left aside.
public func CFRunLoopWakeUp(_ runLoop: CFRunLoop) {}
