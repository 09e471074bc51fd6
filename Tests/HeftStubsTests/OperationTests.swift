import Heft
import HeftStubs
import HeftTesting
import Testing

/// Operations in a queue: on the one thread that there is.
@Suite("Operations of brought sources")
struct OperationTests {
  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  private let device = TestDevice(
    App(
      name: "Stubs", bundleIdentifier: "test.stubs", rootViewController: { UIViewController() },
      delegate: { PlainDelegate() }))

  private final class Log { var lines: [String] = [] }

  /// Goes on after `start()`, until it is told to end.
  private final class Slow: HeftStubs.Operation {
    private var isAtWork = false
    private var isDone = false
    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { isAtWork }
    override var isFinished: Bool { isDone }
    override func start() { isAtWork = true }
    func end() {
      (isAtWork, isDone) = (false, true)
      didChangeValue(forKey: "isFinished")
    }
  }

  private func work(_ name: String, _ log: Log) -> BlockOperation {
    let operation = BlockOperation { log.lines.append(name) }
    operation.completionBlock = { log.lines.append(name + " is done") }
    return operation
  }

  @Test("An operation begins after the code that runs now, and after those that it depends on")
  func dependencies() {
    let log = Log()
    let queue = Heft.OperationQueue()
    device.run {
      let (first, second) = (work("first", log), work("second", log))
      first.addDependency(second)
      queue.addOperations([first, second], waitUntilFinished: false)
      log.lines.append("added")
    }
    device.advance(by: 0.1)
    #expect(log.lines == ["added", "second", "first", "second is done", "first is done"])
    #expect(queue.operationCount == 0)
  }

  @Test("One that waits for an operation of another queue begins when that ends")
  func acrossQueues() {
    let log = Log()
    let (one, other) = (Heft.OperationQueue(), Heft.OperationQueue())
    let slow = Slow()
    device.run {
      let next = work("next", log)
      next.addDependency(slow)
      one.addOperation(next)
      other.addOperation(slow)
    }
    device.advance(by: 0.1)
    #expect(log.lines.isEmpty && one.operationCount == 1)
    device.run { slow.end() }
    device.advance(by: 0.1)
    #expect(log.lines == ["next", "next is done"])
  }

  @Test(
    "One that goes on after its start ends when it says so, and others wait where the queue takes one at a time"
  )
  func asynchronous() {
    let log = Log()
    let queue = Heft.OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let slow = Slow()
    device.run {
      slow.completionBlock = { log.lines.append("slow is done") }
      queue.addOperation(slow)
      queue.addOperation(work("next", log))
    }
    device.advance(by: 0.1)
    #expect(log.lines.isEmpty && slow.isExecuting && queue.operationCount == 2)
    device.run { slow.end() }
    device.advance(by: 0.1)
    #expect(log.lines == ["slow is done", "next", "next is done"])
  }

  @Test("One that is cancelled does no work and is finished; a suspended queue begins none")
  func cancelled() {
    let log = Log()
    let queue = Heft.OperationQueue()
    queue.isSuspended = true
    let operation = work("never", log)
    device.run { queue.addOperation(operation) }
    device.advance(by: 0.1)
    #expect(log.lines.isEmpty)
    device.run {
      queue.cancelAllOperations()
      queue.isSuspended = false
    }
    device.advance(by: 0.1)
    #expect(log.lines == ["never is done"] && operation.isCancelled && operation.isFinished)
  }
}
