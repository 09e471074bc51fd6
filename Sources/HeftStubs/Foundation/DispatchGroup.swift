// Work that is waited for. There is one thread in a page, which cannot wait: what is not done is over at once.

import Heft

/// Whether waiting has ended in time.
public enum DispatchTimeoutResult: Sendable { case success, timedOut }

/// Work that may be cancelled before it is done.
public final class DispatchWorkItem {
  private let work: () -> Void
  private var isDone = false
  private var waiting: [() -> Void] = []
  public private(set) var isCancelled = false

  /// Work.
  ///
  /// - Parameters:
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - block: The work.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchQueue.WorkItemFlags = [], block: @escaping () -> Void
  ) {
    work = block
  }

  public func cancel() { isCancelled = true }

  /// Does the work now, unless it is cancelled.
  public func perform() {
    if !isCancelled { work() }
    isDone = true
    let done = waiting
    waiting = []
    for next in done { DispatchQueue.main.async(execute: next) }
  }

  /// Waits for nothing, which the console says where the work is not done.
  public func wait() { if !isDone { OneThread.cannotWait("DispatchWorkItem.wait") } }

  /// Waits for nothing.
  ///
  /// - Parameter timeout: Left aside.
  /// - Returns: Whether the work is done.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return isDone ? .success : .timedOut
  }

  /// Waits for nothing.
  ///
  /// - Parameter wallTimeout: Left aside.
  /// - Returns: Whether the work is done.
  @discardableResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait()
    return isDone ? .success : .timedOut
  }

  /// Does other work once this one is done.
  ///
  /// - Parameters:
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - queue: Left aside: there is one.
  ///   - work: The other work.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchQueue.WorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    if isDone { queue.async(execute: work) } else { waiting.append(work) }
  }

  /// Does other work once this one is done.
  ///
  /// - Parameters:
  ///   - queue: Left aside: there is one.
  ///   - item: The other work.
  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    notify(queue: queue) { item.perform() }
  }
}

/// Work that is waited for together.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [() -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    count -= 1
    guard count == 0 else { return }
    let done = waiting
    waiting = []
    done.forEach { DispatchQueue.main.async(execute: $0) }
  }

  /// Does the work once all that has entered has left.
  ///
  /// - Parameters:
  ///   - queue: Left aside: there is one.
  ///   - work: The work.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if count == 0 { queue.async(execute: work) } else { waiting.append(work) }
  }

  /// Does the work once all that has entered has left.
  ///
  /// - Parameters:
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - queue: Left aside: there is one.
  ///   - work: The work.
  public func notify(
    qos: DispatchQoS, flags: DispatchQueue.WorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) { notify(queue: queue, execute: work) }

  /// Does the work once all that has entered has left.
  ///
  /// - Parameters:
  ///   - queue: Left aside: there is one.
  ///   - item: The work.
  public func notify(queue: DispatchQueue, work item: DispatchWorkItem) {
    notify(queue: queue) { item.perform() }
  }

  /// Waits for nothing, which the console says where something has not left.
  public func wait() { if count > 0 { OneThread.cannotWait("DispatchGroup.wait") } }

  /// Waits for nothing.
  ///
  /// - Parameter timeout: Left aside.
  /// - Returns: Whether all has left.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return count > 0 ? .timedOut : .success
  }

  /// Waits for nothing.
  ///
  /// - Parameter wallTimeout: Left aside.
  /// - Returns: Whether all has left.
  @discardableResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait()
    return count > 0 ? .timedOut : .success
  }
}

/// A count that is waited for. Waiting would last for ever in one thread, so it is over at once.
public final class DispatchSemaphore {
  private var value: Int

  /// A count.
  ///
  /// - Parameter value: How often it can be waited for at once.
  public init(value: Int) { self.value = value }

  /// Counts up.
  ///
  /// - Returns: 0: nobody waits.
  @discardableResult
  public func signal() -> Int {
    value += 1
    return 0
  }

  /// Counts down; where that would have to wait, the console says that it does not.
  public func wait() {
    value -= 1
    if value < 0 { OneThread.cannotWait("DispatchSemaphore.wait") }
  }

  /// Counts down, where that needs no waiting.
  ///
  /// - Parameter timeout: Left aside.
  /// - Returns: Whether it has counted.
  @discardableResult
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard value > 0 else {
      OneThread.cannotWait("DispatchSemaphore.wait")
      return .timedOut
    }
    value -= 1
    return .success
  }

  /// Counts down, where that needs no waiting.
  ///
  /// - Parameter wallTimeout: Left aside.
  /// - Returns: Whether it has counted.
  @discardableResult
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout.time) }
}

enum OneThread {
  /// Says that nothing is waited for.
  ///
  /// - Parameter name: The declaration, as it stands in the app.
  static func cannotWait(_ name: String) {
    Stub.say(name, "there is one thread here; nothing is waited for.")
  }
}
