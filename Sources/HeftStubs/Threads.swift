// Tools that keep threads apart. There is one thread in a page, so that a lock is always free and a queue's work comes
// after the code that runs now.

import Heft

/// How urgent a queue's work is, which makes no difference here.
public enum DispatchQoS: Sendable {
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  case background, utility, `default`, userInitiated, userInteractive, unspecified
}

extension DispatchQueue {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 2)
  }

  /// A queue with a name, of which nothing else makes a difference.
  public convenience init(label: String, qos: DispatchQoS, attributes: Attributes = []) {
    self.init(label: label)
  }
  public convenience init(label: String, attributes: Attributes) { self.init(label: label) }

  /// The main queue: there is no other.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  /// Does work at once: `sync { }`. It is called as `async` is, for the compiler's sake.
  public var sync: SyncCall { SyncCall() }

  /// The value of `sync`, which can be called.
  public struct SyncCall: Sendable {
    /// Does the work at once.
    @discardableResult public func callAsFunction<Result>(execute work: () -> Result) -> Result { work() }
  }

  public struct WorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let barrier = WorkItemFlags(rawValue: 1)
  }
}

extension DispatchQueue.AsyncCall {
  /// Runs the work after the code that runs now, as a part of a group.
  public func callAsFunction(
    group: DispatchGroup? = nil, qos: DispatchQoS, flags: DispatchQueue.WorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    self(group: group, flags: flags, execute: work)
  }

  /// Runs the work after the code that runs now, as a part of a group.
  public func callAsFunction(
    group: DispatchGroup?, flags: DispatchQueue.WorkItemFlags = [], execute work: @escaping () -> Void
  ) {
    group?.enter()
    self {
      work()
      group?.leave()
    }
  }

  /// Runs the work after the code that runs now.
  public func callAsFunction(flags: DispatchQueue.WorkItemFlags, execute work: @escaping () -> Void) {
    self(execute: work)
  }

  /// Runs the work after the code that runs now, unless it is cancelled before.
  public func callAsFunction(execute item: DispatchWorkItem) { self { item.perform() } }
}

extension DispatchQueue.AsyncAfterCall {
  /// Runs the work in the first frame at or after a time, unless it is cancelled before.
  public func callAsFunction(deadline: DispatchTime, execute item: DispatchWorkItem) {
    self(deadline: deadline) { item.perform() }
  }
}

/// Work that may be cancelled before it is done.
public final class DispatchWorkItem {
  private let work: () -> Void
  public private(set) var isCancelled = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchQueue.WorkItemFlags = [], block: @escaping () -> Void
  ) {
    work = block
  }

  public func cancel() { isCancelled = true }
  public func perform() { if !isCancelled { work() } }
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
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    if count == 0 { queue.async(execute: work) } else { waiting.append(work) }
  }
}

/// A lock, which is always free.
open class NSLock: NSObject {
  public final func lock() {}
  public final func unlock() {}
  public final func `try`() -> Bool { true }
}

/// A recursive lock, which is always free.
open class NSRecursiveLock: NSLock {}

@discardableResult public func objc_sync_enter(_ object: AnyObject) -> Int32 { 0 }
@discardableResult public func objc_sync_exit(_ object: AnyObject) -> Int32 { 0 }

/// A count that is waited for. Waiting would last for ever in one thread, so it is over at once.
public final class DispatchSemaphore {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait() {
    Stub.say("DispatchSemaphore.wait", "there is one thread here; nothing is waited for.")
  }
}

/// Objects by keys, kept until they are taken out.
public final class NSCache<Key: AnyObject & Hashable, Object: AnyObject>: NSObject {
  private var objects: [Key: Object] = [:]
  public var countLimit = 0
  public var totalCostLimit = 0
  public var name = ""
  public var evictsObjectsWithDiscardedContent = true
  public override init() { super.init() }
  public func object(forKey key: Key) -> Object? { objects[key] }
  public func setObject(_ object: Object, forKey key: Key) { objects[key] = object }
  public func setObject(_ object: Object, forKey key: Key, cost: Int) { objects[key] = object }
  public func removeObject(forKey key: Key) { objects[key] = nil }
  public func removeAllObjects() { objects = [:] }
}
