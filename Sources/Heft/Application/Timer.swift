/// Calls back after a time, once or again and again, by the device's clock.
///
/// A timer fires in the first frame at or after its time, inside the app that made it, and goes when that ends.
/// One that is late fires once and goes on from its own times. It is kept while it runs.
public final class Timer: NSObject {
  /// The shortest interval in seconds, for values that are shorter, negative or not a number; UIKit's.
  private static let shortestInterval = 0.0001

  /// Seconds between two calls; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will still fire.
  public private(set) var isValid = true

  private let interval: Double
  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var due: Double
  /// The app's own data for the timer.
  public let userInfo: AnyObject?
  /// Accepted for compatibility with UIKit; a timer fires in the first frame that it can.
  public var tolerance: TimeInterval = 0

  private init(
    interval: TimeInterval, repeats: Bool, now: Double, userInfo: AnyObject? = nil,
    block: @escaping (Timer) -> Void
  ) {
    self.userInfo = userInfo
    let seconds = Double(interval)
    self.interval = seconds.isFinite ? max(seconds, Timer.shortestInterval) : Timer.shortestInterval
    self.repeats = repeats
    self.block = block
    timeInterval = repeats ? TimeInterval(self.interval) : 0
    due = now + self.interval
    super.init()
  }

  /// A timer that calls the closure after that many seconds, and after each as many again if it repeats. Outside
  /// an app it never fires by itself.
  ///
  /// - Parameters:
  ///   - interval: Seconds; it fires in the first frame at or after them.
  ///   - repeats: Whether it fires again after the first time.
  ///   - block: Called with the timer; kept until the timer is invalid, so let it be made by `weakify`.
  /// - Returns: The timer, for `invalidate()`.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let process = AppProcess.current
    let timer = Timer(interval: interval, repeats: repeats, now: process?.now ?? 0, block: block)
    process?.addFrameCallback(timer)
    return timer
  }

  /// A timer that waits for `RunLoop.main.add(_:forMode:)`.
  ///
  /// - Parameters:
  ///   - interval: Seconds.
  ///   - repeats: Whether it fires again after the first time.
  ///   - block: Called with the timer; kept until the timer is invalid.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, now: AppProcess.current?.now ?? 0, block: block)
  }

  /// A timer that waits for `RunLoop.main.add(_:forMode:)` and calls a method of the target, such as
  /// `ClockController.tick`, with itself. The target is kept until the timer is invalid.
  ///
  /// - Parameters:
  ///   - interval: Seconds.
  ///   - target: The object whose method is called.
  ///   - selector: The method, as `ClockController.tick`.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target, selector: @escaping (Target) -> (Timer) -> Void,
    userInfo: AnyObject?, repeats: Bool
  ) {
    self.init(
      interval: interval, repeats: repeats, now: AppProcess.current?.now ?? 0, userInfo: userInfo
    ) { selector(target)($0) }
  }

  /// The same with a method that takes nothing.
  ///
  /// - Parameters:
  ///   - interval: Seconds.
  ///   - target: The object whose method is called.
  ///   - selector: The method, as `ClockController.tick`.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void,
    userInfo: AnyObject?, repeats: Bool
  ) {
    self.init(
      interval: interval, repeats: repeats, now: AppProcess.current?.now ?? 0, userInfo: userInfo
    ) { _ in selector(target)() }
  }

  /// A timer that calls a method of the target, such as `ClockController.tick`, with itself. The target is kept until
  /// the timer is invalid. Outside an app it never fires by itself.
  ///
  /// - Parameters:
  ///   - interval: Seconds; it fires in the first frame at or after them.
  ///   - target: The object whose method is called.
  ///   - selector: The method, as `ClockController.tick`.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  /// - Returns: The timer, for `invalidate()`.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target, selector: @escaping (Target) -> (Timer) -> Void,
    userInfo: AnyObject?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    AppProcess.current?.addFrameCallback(timer)
    return timer
  }

  /// The same with a method that takes nothing.
  ///
  /// - Parameters:
  ///   - interval: Seconds; it fires in the first frame at or after them.
  ///   - target: The object whose method is called.
  ///   - selector: The method, as `ClockController.tick`.
  ///   - userInfo: The app's own, for `userInfo`.
  ///   - repeats: Whether it fires again after the first time.
  /// - Returns: The timer, for `invalidate()`.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target, selector: @escaping (Target) -> () -> Void,
    userInfo: AnyObject?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    AppProcess.current?.addFrameCallback(timer)
    return timer
  }

  /// When it fires next, or has fired last; another date has it fire in the first frame at or after that one.
  public var fireDate: Date {
    get { Date().addingTimeInterval(due - (AppProcess.current?.now ?? 0)) }
    set { due = (AppProcess.current?.now ?? 0) + newValue.timeIntervalSince(Date()) }
  }

  /// Calls back now; a timer that does not repeat has fired with that.
  public func fire() {
    guard isValid else { return }
    let block = block
    if !repeats { invalidate() }
    block?(self)
  }

  /// Never calls back again, and lets go of the closure.
  public func invalidate() {
    guard isValid else { return }
    isValid = false
    block = nil
    AppProcess.current?.removeFrameCallback(self)
  }
}

extension Timer: FrameCallback {
  var deadline: Double? { due }

  func advance(to now: Double) -> Bool {
    if isValid, due.isDue(at: now) {
      let missed = ((now - due) / interval).rounded(.down)
      due += interval * (max(missed, 0) + 1)
      fire()
    }
    return isValid
  }
}
