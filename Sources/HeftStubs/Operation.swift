import Heft

/// Work for a queue. A subclass does it in `main()`, or, where it goes on after that, in `start()` and says when it is finished.
open class Operation: NSObject {
  /// How early a queue begins an operation, beside others that are ready.
  public enum QueuePriority: Int, Sendable {
    case veryLow = -8
    case low = -4
    case normal = 0
    case high = 4
    case veryHigh = 8
  }

  private final var hasStarted = false
  private final var hasEnded = false
  private final var isGivenUp = false
  /// The queue that the operation waits or runs in; nil for none.
  fileprivate final var queue: OperationWork?

  /// The operations that wait for this one; not retained.
  private final var dependents: [Weak<Operation>] = []

  /// The operations that are finished before this one begins.
  public private(set) final var dependencies: [Operation] = []
  /// Called once the operation is finished, after the code that runs then.
  public final var completionBlock: (() -> Void)?
  public final var name: String?
  public final var queuePriority = QueuePriority.normal
  /// Makes no difference here: there is one thread.
  public final var qualityOfService = QualityOfService.default

  /// Whether the work is to be given up.
  open var isCancelled: Bool { isGivenUp }
  /// Whether the work has begun and goes on.
  open var isExecuting: Bool { hasStarted && !hasEnded }
  /// Whether the work is done, or was given up.
  open var isFinished: Bool { hasEnded }
  /// Whether all that it depends on is finished.
  open var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
  /// Whether the work goes on after `start()`.
  open var isAsynchronous: Bool { false }
  open var isConcurrent: Bool { isAsynchronous }

  public override init() { super.init() }

  /// Does the work and is finished; only finished where it is cancelled.
  open func start() {
    guard !hasEnded else { return }
    if !isCancelled {
      hasStarted = true
      main()
    }
    hasEnded = true
    end()
  }

  /// The work of a subclass.
  open func main() {}

  /// Asks that the work be given up. It is for the work to look.
  open func cancel() { isGivenUp = true }

  /// Makes the operation wait for another one.
  ///
  /// - Parameter operation: The one that is finished first.
  public final func addDependency(_ operation: Operation) {
    dependencies.append(operation)
    operation.dependents.append(Weak(self, token: lifeToken))
  }

  /// Makes the operation wait no more for another one.
  ///
  /// - Parameter operation: The other one.
  public final func removeDependency(_ operation: Operation) { dependencies.removeAll { $0 === operation } }

  /// Does the work of the operation's queue now, as far as it is ready; the console says where that is not enough.
  public final func waitUntilFinished() {
    queue?.drain()
    if !isFinished { OneThread.cannotWait("Operation.waitUntilFinished") }
  }

  fileprivate final func end() {
    if let queue {
      self.queue = nil
      queue.ended(self)
    }
    let waiting = dependents
    dependents = []
    for dependent in waiting { dependent.object?.queue?.look() }
  }

  /// A property is about to change, which nothing is done about.
  ///
  /// - Parameter key: The property's name.
  public final func willChangeValue(forKey key: String) {}

  /// A property has changed. The queue looks whether the operation is finished now.
  ///
  /// - Parameter key: The property's name.
  public final func didChangeValue(forKey key: String) {
    if isFinished { end() }
  }
}

/// Closures as an operation.
public final class BlockOperation: Operation {
  /// The closures, in the order in which they run.
  public private(set) var executionBlocks: [() -> Void] = []

  /// An operation of no closure yet.
  public override init() { super.init() }

  /// An operation of a closure.
  ///
  /// - Parameter block: The work.
  public init(block: @escaping () -> Void) {
    executionBlocks = [block]
    super.init()
  }

  /// Adds a closure, that runs after the others.
  ///
  /// - Parameter block: The work.
  public func addExecutionBlock(_ block: @escaping () -> Void) { executionBlocks.append(block) }

  public override func main() { for block in executionBlocks { block() } }
}

/// How urgent work is, which makes no difference here.
public enum QualityOfService: Int, Sendable {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}

/// The operations of a queue.
private final class OperationWork {
  var waiting: [Operation] = []
  var running: [Operation] = []
  var most = Int.max
  var isSuspended = false
  private var isDue = false

  /// The operation that those after it wait for; nil for none.
  var barrier: Operation?

  func add(_ operations: [Operation]) {
    if barrier?.isFinished == true { barrier = nil }
    for operation in operations {
      if let barrier, barrier !== operation { operation.addDependency(barrier) }
      operation.queue = self
      waiting.append(operation)
    }
    look()
  }

  /// Begins what may begin, after the code that runs now.
  func look() {
    guard !isDue, !isSuspended, !waiting.isEmpty else { return }
    isDue = true
    DispatchQueue.main.async {
      self.isDue = false
      self.begin()
    }
  }

  /// Does now what is ready.
  func drain() { begin() }

  private func begin() {
    while !isSuspended, running.count < most {
      let ready = waiting.enumerated().filter { $0.element.isReady || $0.element.isCancelled }
      // Of two equal ones the one that came first.
      guard
        let next = ready.min(by: {
          ($1.element.queuePriority.rawValue, $0.offset) < ($0.element.queuePriority.rawValue, $1.offset)
        })
      else { return }
      waiting.remove(at: next.offset)
      running.append(next.element)
      next.element.start()
      if next.element.isFinished { next.element.end() }
    }
  }

  func ended(_ operation: Operation) {
    running.removeAll { $0 === operation }
    waiting.removeAll { $0 === operation }
    if let done = operation.completionBlock { DispatchQueue.main.async { done() } }
    look()
  }
}

extension OperationQueue {
  private var work: OperationWork {
    if let found = attachment as? OperationWork { return found }
    let made = OperationWork()
    made.most = maxConcurrentOperationCount > 0 ? maxConcurrentOperationCount : Int.max
    attachment = made
    return made
  }

  /// Begins an operation once it is ready, after the code that runs now.
  ///
  /// - Parameter operation: The operation.
  public func addOperation(_ operation: Operation) { addOperations([operation], waitUntilFinished: false) }

  /// Does work as an operation, after the code that runs now.
  ///
  /// - Parameter block: The work.
  public func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }

  /// Begins operations once they are ready, after the code that runs now.
  ///
  /// - Parameters:
  ///   - operations: The operations.
  ///   - waits: Whether those that are ready are done now.
  public func addOperations(_ operations: [Operation], waitUntilFinished waits: Bool) {
    let work = work
    work.most = maxConcurrentOperationCount > 0 ? maxConcurrentOperationCount : Int.max
    work.add(operations)
    guard waits else { return }
    work.drain()
    if !operations.allSatisfy({ $0.isFinished }) { OneThread.cannotWait("OperationQueue.addOperations") }
  }

  /// Does work once all operations before it are finished; those after it wait for it.
  ///
  /// - Parameter barrier: The work.
  public func addBarrierBlock(_ barrier: @escaping () -> Void) {
    let operation = BlockOperation(block: barrier)
    for other in operations { operation.addDependency(other) }
    addOperation(operation)
    work.barrier = operation
  }

  /// As many operations at a time as the system thinks right.
  public static var defaultMaxConcurrentOperationCount: Int { -1 }

  /// The queue whose operation runs: there is one thread, the main queue's.
  public static var current: OperationQueue? { main }

  /// Nil: operations run in the main queue.
  public var underlyingQueue: DispatchQueue? {
    get { nil }
    set {}
  }

  #if hasFeature(Embedded)
    /// How many operations are done: none are counted.
    public var progress: Progress { Progress(totalUnitCount: 0) }
  #endif

  /// Asks that all operations be given up.
  public func cancelAllOperations() {
    for operation in operations { operation.cancel() }
    work.look()
  }

  /// The operations that are not finished.
  public var operations: [Operation] { work.running + work.waiting }

  /// How many operations are not finished.
  public var operationCount: Int { operations.count }

  /// Whether operations that have not begun wait.
  public var isSuspended: Bool {
    get { work.isSuspended }
    set {
      work.isSuspended = newValue
      work.look()
    }
  }

  /// Makes no difference here: there is one thread.
  public var qualityOfService: QualityOfService {
    get { .default }
    set {}
  }

  /// Does the work of the queue now, as far as it is ready; the console says where that is not enough.
  public func waitUntilAllOperationsAreFinished() {
    work.drain()
    if operationCount > 0 { OneThread.cannotWait("OperationQueue.waitUntilAllOperationsAreFinished") }
  }
}
