/// Where a timer waits: the device's frames. Heft's own also natively; a file that imports Foundation too writes
/// `Heft.RunLoop`.
public final class RunLoop: NSObject {
  /// When a timer may fire; here always, also while a finger scrolls.
  public struct Mode: Equatable, Sendable {
    package let number: UInt8

    /// A mode by its number; 2 and above are of HeftStubs' names.
    package init(number: UInt8) {
      self.number = number
    }

    /// Always.
    public static let common = Mode(number: 0)
    /// Always.
    public static let `default` = Mode(number: 1)
    /// The name of `common` in Swift 3.
    @available(*, deprecated, renamed: "common")
    public static var commonModes: Mode { common }
    /// The name of `default` in Swift 3.
    @available(*, deprecated, renamed: "default")
    public static var defaultRunLoopMode: Mode { .default }
  }

  /// The running app's.
  public static var main: RunLoop { RunLoop() }
  /// The running app's.
  public static var current: RunLoop { RunLoop() }

  /// Lets a timer run, unless it does or is invalid. Outside an app it never fires by itself.
  ///
  /// - Parameters:
  ///   - timer: The timer.
  ///   - mode: Left aside.
  public func add(_ timer: Timer, forMode mode: Mode) {
    if timer.isValid { AppProcess.current?.addFrameCallback(timer) }
  }

  /// Runs the work after the code that runs now. Outside an app it never runs.
  ///
  /// - Parameter work: Called once.
  public func perform(_ work: @escaping () -> Void) {
    AppProcess.current?.later(work)
  }
}

/// The name of a run loop's mode in Swift 3.
public typealias RunLoopMode = RunLoop.Mode

// HeftStubs has these for calls that can be taken back, which count before these.
extension NSObject {
  /// Calls a method of the object, such as `ClockController.tick`, after a time, by the device's clock. The object is kept
  /// until then.
  ///
  /// - Parameters:
  ///   - selector: The method, which takes nothing; one of another class is not called.
  ///   - object: Left aside.
  ///   - delay: The time in seconds.
  @_disfavoredOverload
  public func perform<Target: NSObject>(
    _ selector: @escaping (Target) -> () -> Void, with object: AnyObject?, afterDelay delay: TimeInterval
  ) {
    guard let target = self as? Target else { return }
    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in selector(target)() }
  }

  /// The same with a method that takes the object that is handed on; it is not called with one of another class.
  ///
  /// - Parameters:
  ///   - selector: The method, which takes one object; one of another class is not called.
  ///   - object: What the method is given; it is not called with nil.
  ///   - delay: The time in seconds.
  @_disfavoredOverload
  public func perform<Target: NSObject, Argument: NSObject>(
    _ selector: @escaping (Target) -> (Argument) -> Void, with object: AnyObject?,
    afterDelay delay: TimeInterval
  ) {
    guard let target = self as? Target, let argument = object as? Argument else { return }
    Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in selector(target)(argument) }
  }

  /// Calls a method of the object now.
  ///
  /// - Parameter selector: The method, which takes nothing; one of another class is not called.
  @_disfavoredOverload
  public func perform<Target: NSObject>(_ selector: (Target) -> () -> Void) {
    if let target = self as? Target { selector(target)() }
  }
}
