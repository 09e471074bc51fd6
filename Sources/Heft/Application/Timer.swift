/// Calls back after a time, once or again and again, by the device's clock.
///
/// A timer fires in the first frame at or after its time, inside the app that made it, and goes when that ends.
/// One that is late fires once and goes on from its own times. It is kept while it runs.
public final class Timer: NSObject {
  /// The shortest interval in seconds, for what is shorter, negative or not a number; UIKit's.
  private static let shortestInterval = 0.0001

  /// Seconds between two calls; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// Whether the timer will still fire.
  public private(set) var isValid = true

  private let interval: Double
  private let repeats: Bool
  private var block: ((Timer) -> Void)?
  private var due: Double

  private init(
    interval: TimeInterval, repeats: Bool, now: Double, block: @escaping (Timer) -> Void
  ) {
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
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let process = AppProcess.current
    let timer = Timer(interval: interval, repeats: repeats, now: process?.now ?? 0, block: block)
    process?.everyFrame(timer)
    return timer
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
    AppProcess.current?.noFrames(self)
  }
}

extension Timer: FrameClient {
  var moment: Double? { due }

  func advance(to now: Double) -> Bool {
    if isValid, due.hasCome(at: now) {
      let missed = ((now - due) / interval).rounded(.down)
      due += interval * (max(missed, 0) + 1)
      fire()
    }
    return isValid
  }
}
