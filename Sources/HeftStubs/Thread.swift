import Heft

/// The thread that all code runs in: there is one.
public final class Thread: NSObject {
  nonisolated(unsafe) private static let only = Thread()

  public static var main: Thread { only }
  public static var current: Thread { only }
  public static var isMainThread: Bool { true }
  public var isMainThread: Bool { true }
  public var name: String? = "main"
  public var isCancelled: Bool { false }
  /// Nothing: a page keeps no names of functions.
  public static var callStackSymbols: [String] { [] }

  /// Waits for nothing, which the console says: the page would stand still.
  ///
  /// - Parameter seconds: Left aside.
  public static func sleep(forTimeInterval seconds: TimeInterval) { notWaiting() }

  /// Waits for nothing.
  ///
  /// - Parameter date: Left aside.
  public static func sleep(until date: Date) { notWaiting() }

  /// Runs the work after the code that runs now.
  ///
  /// - Parameter work: Called once.
  public static func detachNewThread(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }

  fileprivate static func notWaiting() {
    Stub.say("Thread.sleep", "there is one thread here; nothing is waited for.")
  }
}

/// Waits for nothing.
///
/// - Parameter seconds: Left aside.
/// - Returns: 0, the seconds that are left.
@discardableResult public func sleep(_ seconds: UInt32) -> UInt32 {
  Thread.notWaiting()
  return 0
}

/// Waits for nothing.
///
/// - Parameter microseconds: Left aside.
/// - Returns: 0.
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 {
  Thread.notWaiting()
  return 0
}
