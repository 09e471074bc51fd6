// Queues and their work. There is one thread in a page, so that a queue's work comes after the code that runs now.

import Heft

/// How urgent a queue's work is, which makes no difference here.
public struct DispatchQoS: Hashable, Sendable {
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }

  public let qosClass: QoSClass
  public let relativePriority: Int

  /// How urgent work is.
  ///
  /// - Parameters:
  ///   - qosClass: The class.
  ///   - relativePriority: How much less than others of the class, from 0 down to -15.
  public init(qosClass: QoSClass, relativePriority: Int) {
    self.qosClass = qosClass
    self.relativePriority = relativePriority
  }

  public static var background: DispatchQoS { DispatchQoS(qosClass: .background, relativePriority: 0) }
  public static var utility: DispatchQoS { DispatchQoS(qosClass: .utility, relativePriority: 0) }
  public static var `default`: DispatchQoS { DispatchQoS(qosClass: .default, relativePriority: 0) }
  public static var userInitiated: DispatchQoS { DispatchQoS(qosClass: .userInitiated, relativePriority: 0) }
  public static var userInteractive: DispatchQoS {
    DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
  }
  public static var unspecified: DispatchQoS { DispatchQoS(qosClass: .unspecified, relativePriority: 0) }
}

extension DispatchQueue {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 2)
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  /// When a queue lets go of objects, which makes no difference here.
  public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }

  /// How urgent work is, by its old names.
  public enum GlobalQueuePriority: Sendable { case high, `default`, low, background }

  public struct WorkItemFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let barrier = WorkItemFlags(rawValue: 1)
    public static let detached = WorkItemFlags(rawValue: 2)
    public static let assignCurrentContext = WorkItemFlags(rawValue: 4)
    public static let noQoS = WorkItemFlags(rawValue: 8)
    public static let inheritQoS = WorkItemFlags(rawValue: 16)
    public static let enforceQoS = WorkItemFlags(rawValue: 32)
  }

  /// A queue with a name, of which nothing else makes a difference.
  ///
  /// - Parameters:
  ///   - label: The name.
  ///   - qos: Left aside.
  ///   - attributes: Left aside.
  ///   - autoreleaseFrequency: Left aside.
  ///   - target: Left aside.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
  ) {
    self.init(label: label)
  }

  /// Returns the main queue: there is no other.
  ///
  /// - Parameter qos: Left aside.
  /// - Returns: The main queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  /// Returns the main queue: there is no other.
  ///
  /// - Parameter priority: Left aside.
  /// - Returns: The main queue.
  public static func global(priority: GlobalQueuePriority) -> DispatchQueue { main }

  /// Does work several times, one after the other.
  ///
  /// - Parameters:
  ///   - iterations: How often.
  ///   - work: Gets the number of the time, from 0 on.
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<max(iterations, 0) { work(iteration) }
  }

  public var qos: DispatchQoS { .unspecified }

  /// Does nothing: the queue's work goes on, which the console says.
  public func suspend() { Stub.say("DispatchQueue.suspend", "there is one queue here; it goes on.") }
  /// Does nothing: the queue's work goes on.
  public func resume() {}
  /// Does nothing: the queue's work goes on.
  public func activate() {}

  /// Does work at once: `sync { }`. It is called as `async` is, for the compiler's sake.
  public var sync: SyncCall { SyncCall() }

  /// The value of `sync`, which can be called.
  public struct SyncCall: Sendable {
    /// Does the work at once.
    ///
    /// - Parameter work: The work.
    /// - Returns: The work's result.
    @discardableResult public func callAsFunction<Result>(execute work: () -> Result) -> Result { work() }

    /// Does the work at once.
    ///
    /// - Parameter work: The work.
    /// - Returns: The work's result.
    /// - Throws: The work's error.
    @discardableResult
    public func callAsFunction<Result>(
      execute work: () throws(NSError) -> Result
    ) throws(NSError) -> Result { try work() }

    /// Does the work at once.
    ///
    /// - Parameters:
    ///   - flags: Left aside.
    ///   - work: The work.
    /// - Returns: The work's result.
    @discardableResult
    public func callAsFunction<Result>(flags: WorkItemFlags, execute work: () -> Result) -> Result { work() }

    /// Does the work at once.
    ///
    /// - Parameters:
    ///   - flags: Left aside.
    ///   - work: The work.
    /// - Returns: The work's result.
    /// - Throws: The work's error.
    @discardableResult
    public func callAsFunction<Result>(
      flags: WorkItemFlags, execute work: () throws(NSError) -> Result
    ) throws(NSError) -> Result { try work() }

    /// Does the work at once, unless it is cancelled.
    ///
    /// - Parameter item: The work.
    public func callAsFunction(execute item: DispatchWorkItem) { item.perform() }
  }

  /// Keeps a value for the queue.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - value: The value; nil takes it out.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    key.values[ObjectIdentifier(self)] = value
  }

  /// Returns a value that is kept for the queue.
  ///
  /// - Parameter key: The value's key.
  /// - Returns: The value; nil where there is none.
  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    key.values[ObjectIdentifier(self)]
  }

  /// Returns a value that is kept for the main queue, in which all code runs.
  ///
  /// - Parameter key: The value's key.
  /// - Returns: The value; nil where there is none.
  public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    main.getSpecific(key: key)
  }
}

/// The old name of `DispatchQueue.WorkItemFlags`.
public typealias DispatchWorkItemFlags = DispatchQueue.WorkItemFlags

/// The key of a value that is kept for a queue.
public final class DispatchSpecificKey<Value> {
  fileprivate var values: [ObjectIdentifier: Value] = [:]
  public init() {}
}

extension DispatchQueue.AsyncCall {
  /// Runs the work after the code that runs now, as a part of a group.
  ///
  /// - Parameters:
  ///   - group: The group; nil means none.
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - work: The work.
  public func callAsFunction(
    group: DispatchGroup? = nil, qos: DispatchQoS, flags: DispatchQueue.WorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    self(group: group, flags: flags, execute: work)
  }

  /// Runs the work after the code that runs now, as a part of a group.
  ///
  /// - Parameters:
  ///   - group: The group; nil means none.
  ///   - flags: Left aside.
  ///   - work: The work.
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
  ///
  /// - Parameters:
  ///   - flags: Left aside.
  ///   - work: The work.
  public func callAsFunction(flags: DispatchQueue.WorkItemFlags, execute work: @escaping () -> Void) {
    self(execute: work)
  }

  /// Runs the work after the code that runs now, unless it is cancelled before.
  ///
  /// - Parameter item: The work.
  public func callAsFunction(execute item: DispatchWorkItem) { self { item.perform() } }

  /// Runs the work after the code that runs now, unless it is cancelled before, as a part of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - item: The work.
  public func callAsFunction(group: DispatchGroup, execute item: DispatchWorkItem) {
    self(group: group) { item.perform() }
  }
}

extension DispatchQueue.AsyncAfterCall {
  /// Runs the work in the first frame at or after a time, unless it is cancelled before.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - item: The work.
  public func callAsFunction(deadline: DispatchTime, execute item: DispatchWorkItem) {
    self(deadline: deadline) { item.perform() }
  }

  /// Runs the work in the first frame at or after a time.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - qos: Left aside.
  ///   - flags: Left aside.
  ///   - work: The work.
  public func callAsFunction(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchQueue.WorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { self(deadline: deadline, execute: work) }

  /// Runs the work in the first frame at or after a time of the clock.
  ///
  /// - Parameters:
  ///   - wallDeadline: The time.
  ///   - work: The work.
  public func callAsFunction(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
    self(deadline: wallDeadline.time, execute: work)
  }

  /// Runs the work in the first frame at or after a time of the clock, unless it is cancelled before.
  ///
  /// - Parameters:
  ///   - wallDeadline: The time.
  ///   - item: The work.
  public func callAsFunction(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
    self(deadline: wallDeadline.time) { item.perform() }
  }
}

/// Which queue code is expected to run in.
public enum DispatchPredicate {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Does nothing: there is one queue.
///
/// - Parameter condition: Left aside.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
