import Heft

/// A thread. All code runs in one: another one's work comes after the code that runs now, as a whole.
open class Thread: NSObject {
  nonisolated(unsafe) private static let only: Thread = {
    let thread = Thread()
    thread.name = "main"
    return thread
  }()
  nonisolated(unsafe) private static var running: Thread?

  public static var main: Thread { only }
  /// The thread whose work is being done, by its object.
  public static var current: Thread { running ?? only }
  public static var isMainThread: Bool { true }
  public final var isMainThread: Bool { true }
  public final var name: String?
  public final var qualityOfService = QualityOfService.default
  public final var stackSize = 524_288
  public final var threadPriority = 0.5
  /// The app's own values.
  public final private(set) lazy var threadDictionary = NSMutableDictionary()
  open private(set) var isExecuting = false
  open private(set) var isFinished = false
  open private(set) var isCancelled = false
  private final let work: (() -> Void)?
  /// Nothing: a page keeps no names of functions.
  public static var callStackSymbols: [String] { [] }
  /// Nothing: a page keeps no places of functions.
  public static var callStackReturnAddresses: [NSNumber] { [] }

  public override init() {
    work = nil
    super.init()
  }

  /// A thread that waits for `start()`.
  ///
  /// - Parameter block: Its work.
  public init(block: @escaping () -> Void) {
    work = block
    super.init()
  }

  /// A thread that waits for `start()` and calls a method then.
  ///
  /// - Parameters:
  ///   - target: The object whose method it is.
  ///   - selector: The method.
  ///   - argument: What the method gets.
  public convenience init(target: AnyObject, selector: Selector, object argument: AnyObject?) {
    self.init { (target as? NSObject)?.perform(selector, with: argument) }
  }

  /// A thread that waits for `start()` and calls a method then.
  ///
  /// - Parameters:
  ///   - target: The object whose method it is.
  ///   - selector: The method, as `Loader.load`.
  ///   - argument: Left aside.
  public convenience init<Target: NSObject>(
    target: Target, selector: @escaping (Target) -> () -> Void, object argument: AnyObject?
  ) { self.init { selector(target)() } }

  /// Does the work after the code that runs now.
  open func start() {
    guard !isExecuting, !isFinished else { return }
    isExecuting = true
    DispatchQueue.main.async { [self] in
      let last = Thread.running
      Thread.running = self
      if !isCancelled { main() }
      Thread.running = last
      isExecuting = false
      isFinished = true
    }
  }

  /// The work; a subclass has its own.
  open func main() { work?() }

  /// Asks that the work be given up. It is for the work to look.
  open func cancel() { isCancelled = true }

  /// Returns false: there is one thread.
  ///
  /// - Returns: False.
  public static func isMultiThreaded() -> Bool { false }

  /// Does nothing, which the console says: the only thread cannot end.
  public static func exit() { Stub.say("Thread.exit", "the only thread goes on here.") }

  /// Waits for nothing, which the console says: the page would stand still.
  ///
  /// - Parameter seconds: Left aside.
  public static func sleep(forTimeInterval seconds: TimeInterval) { OneThread.cannotWait("Thread.sleep") }

  /// Waits for nothing.
  ///
  /// - Parameter date: Left aside.
  public static func sleep(until date: Date) { OneThread.cannotWait("Thread.sleep") }

  /// Runs the work after the code that runs now.
  ///
  /// - Parameter work: Called once.
  public static func detachNewThread(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }

  /// Calls a method after the code that runs now.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - target: The object whose method it is.
  ///   - argument: What the method gets.
  public static func detachNewThreadSelector(
    _ selector: Selector, toTarget target: AnyObject, with argument: AnyObject?
  ) { Thread(target: target, selector: selector, object: argument).start() }

  /// Calls a method after the code that runs now.
  ///
  /// - Parameters:
  ///   - selector: The method, as `Loader.load`.
  ///   - target: The object whose method it is.
  ///   - argument: Left aside.
  public static func detachNewThreadSelector<Target: NSObject>(
    _ selector: @escaping (Target) -> () -> Void, toTarget target: Target, with argument: AnyObject?
  ) { Thread(target: target, selector: selector, object: argument).start() }
}

/// Waits for nothing.
///
/// - Parameter seconds: Left aside.
/// - Returns: 0, the seconds that are left.
@discardableResult public func sleep(_ seconds: UInt32) -> UInt32 {
  OneThread.cannotWait("Thread.sleep")
  return 0
}

/// Waits for nothing.
///
/// - Parameter microseconds: Left aside.
/// - Returns: 0.
@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 {
  OneThread.cannotWait("Thread.sleep")
  return 0
}
