// Grand Central Dispatch as Swift 2 has it, of C: groups, semaphores and barriers.

import Heft

public typealias dispatch_group_t = DispatchGroup
public typealias dispatch_semaphore_t = DispatchSemaphore
public typealias dispatch_time_t = Double
public typealias dispatch_block_t = () -> Void
public let DISPATCH_TIME_FOREVER: Double = .greatestFiniteMagnitude
public let DISPATCH_TIMER_STRICT: UInt = 1

/// `dispatch_group_create`, as older apps call it.
///
/// - Returns: The value.
public func dispatch_group_create() -> DispatchGroup { DispatchGroup() }
/// `dispatch_group_enter`, as older apps call it.
///
/// - Parameter group: The group.
public func dispatch_group_enter(_ group: DispatchGroup) { group.enter() }
/// `dispatch_group_leave`, as older apps call it.
///
/// - Parameter group: The group.
public func dispatch_group_leave(_ group: DispatchGroup) { group.leave() }
/// Does work for a group.
///
/// - Parameters:
///   - group: The group, which waits for it.
///   - queue: Where the work is done.
///   - work: The work.
public func dispatch_group_async(_ group: DispatchGroup, _ queue: DispatchQueue, _ work: @escaping () -> Void)
{
  group.enter()
  queue.async {
    work()
    group.leave()
  }
}
/// Does the work once all that has entered a group has left.
///
/// - Parameters:
///   - group: The group.
///   - queue: Where the work is done.
///   - work: The work.
public func dispatch_group_notify(
  _ group: DispatchGroup, _ queue: DispatchQueue, _ work: @escaping () -> Void
) {
  group.notify(queue: queue, execute: work)
}
/// Says that nothing waits here.
///
/// - Parameters:
///   - group: The group.
///   - time: Left aside.
/// - Returns: 0: the group counts as done.
@discardableResult
public func dispatch_group_wait(_ group: DispatchGroup, _ time: Double) -> Int {
  Stub.say("dispatch_group_wait", "a page does not wait; dispatch_group_notify tells when the group is done.")
  return 0
}

/// `dispatch_semaphore_create`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value.
public func dispatch_semaphore_create(_ value: Int) -> DispatchSemaphore { DispatchSemaphore(value: value) }
/// `dispatch_semaphore_signal`, as older apps call it.
///
/// - Parameter semaphore: The semaphore.
/// - Returns: The value.
@discardableResult
public func dispatch_semaphore_signal(_ semaphore: DispatchSemaphore) -> Int { semaphore.signal() }
/// Waits for a semaphore, as far as a page does.
///
/// - Parameters:
///   - semaphore: The semaphore.
///   - time: Left aside.
/// - Returns: 0.
@discardableResult
public func dispatch_semaphore_wait(_ semaphore: DispatchSemaphore, _ time: Double) -> Int {
  semaphore.wait()
  return 0
}

/// `dispatch_barrier_async`, as older apps call it.
///
/// - Parameters:
///   - queue: The queue.
///   - work: The work.
public func dispatch_barrier_async(_ queue: DispatchQueue, _ work: @escaping () -> Void) {
  queue.async { work() }
}
/// `dispatch_barrier_sync`, as older apps call it.
///
/// - Parameters:
///   - queue: The queue.
///   - work: The work.
public func dispatch_barrier_sync(_ queue: DispatchQueue, _ work: () -> Void) { work() }
/// Does work for each of so many numbers.
///
/// - Parameters:
///   - count: How many.
///   - queue: Left aside: one number is after the other.
///   - work: The work.
public func dispatch_apply(_ count: Int, _ queue: DispatchQueue, _ work: (Int) -> Void) {
  for number in 0..<max(count, 0) { work(number) }
}
/// `dispatch_queue_attr_make_with_qos_class`, as older apps call it.
///
/// - Parameters:
///   - kind: The kind.
///   - quality: Left aside.
///   - priority: Left aside.
/// - Returns: The value; nil if there is none.
public func dispatch_queue_attr_make_with_qos_class(_ kind: Int?, _ quality: Int, _ priority: Int) -> Int? {
  kind
}

/// The size of a value's type in bytes.
///
/// - Parameter value: The value.
/// - Returns: The size.
public func sizeofValue<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
/// The size of a type in bytes.
///
/// - Parameter type: The type.
/// - Returns: The size.
public func sizeof<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
