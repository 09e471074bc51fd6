/// Calls back before each frame, by the device's clock. It is kept from `add` until `invalidate`, and goes with the app.
public final class CADisplayLink: NSObject {
  /// The time of the frame that is being made, in seconds.
  public private(set) var timestamp: TimeInterval = 0
  /// When the next frame is expected.
  public var targetTimestamp: TimeInterval { timestamp + duration }
  /// Seconds between two frames of a screen that shows sixty a second.
  public var duration: TimeInterval { 1 / 60 }
  /// Whether it keeps still for now.
  public var isPaused = false {
    didSet { if isAdded, !isPaused { AppProcess.current?.addFrameCallback(self) } }
  }
  /// At most so many calls a second; 0 is each frame.
  public var preferredFramesPerSecond = 0

  private var call: ((CADisplayLink) -> Void)?
  private var isAdded = false

  /// A link that calls a closure: Heft's own.
  ///
  /// - Parameter block: Called with the link before each frame; kept, so let it be made by `weakify`.
  public init(_ block: @escaping (CADisplayLink) -> Void) {
    call = block
    super.init()
  }

  /// A link that calls a method, as in `CADisplayLink(target: self, selector: Clock.step)`. The target is kept until
  /// `invalidate()`, as in UIKit.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - selector: The method, as `Clock.step`.
  public convenience init<Target: AnyObject>(
    target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void
  ) {
    self.init { selector(target)($0) }
  }

  /// A link that calls a method without an argument. The target is kept until `invalidate()`.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - selector: The method, as `Clock.step`.
  public convenience init<Target: AnyObject>(target: Target, selector: @escaping (Target) -> () -> Void) {
    self.init { _ in selector(target)() }
  }

  /// Begins to call back, in the app that runs.
  ///
  /// - Parameters:
  ///   - runloop: Left aside: there is one.
  ///   - mode: Left aside.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil else { return }
    isAdded = true
    if !isPaused { AppProcess.current?.addFrameCallback(self) }
  }

  /// Never calls again, and lets go of what it calls.
  public func invalidate() {
    call = nil
    isAdded = false
    AppProcess.current?.removeFrameCallback(self)
  }
}

extension CADisplayLink: FrameCallback {
  func advance(to now: Double) -> Bool {
    guard isAdded, !isPaused else { return false }
    let wait = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 0
    if now > Double(timestamp), (Double(timestamp) + wait - 0.002).isDue(at: now) {
      timestamp = TimeInterval(now)
      call?(self)
    }
    return call != nil && !isPaused
  }
}
