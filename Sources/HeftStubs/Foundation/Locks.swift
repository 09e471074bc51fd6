// Locks, which are always free in one thread.

import Heft

/// What can be locked.
public protocol NSLocking: AnyObject {
  func lock()
  func unlock()
}

/// A lock, which is always free.
open class NSLock: NSObject, NSLocking {
  public final var name: String?

  public override init() { super.init() }

  public final func lock() {}
  public final func unlock() {}
  public final func `try`() -> Bool { true }

  /// Locks.
  ///
  /// - Parameter limit: Left aside.
  /// - Returns: True.
  @discardableResult
  public final func lock(before limit: Date) -> Bool { true }

  /// Does something while it is locked.
  ///
  /// - Parameter body: What is done.
  /// - Returns: The result.
  /// - Throws: The error.
  public final func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result { try body() }
}

/// A recursive lock, which is always free.
open class NSRecursiveLock: NSLock {}

/// A lock that is waited for; nothing is waited for here.
open class NSCondition: NSLock {
  /// Waits for nothing, which the console says.
  public final func wait() { OneThread.cannotWait("NSCondition.wait") }

  /// Waits for nothing, which the console says.
  ///
  /// - Parameter limit: Left aside.
  /// - Returns: True.
  @discardableResult
  public final func wait(until limit: Date) -> Bool {
    wait()
    return true
  }

  /// Does nothing: nobody waits.
  public final func signal() {}
  /// Does nothing: nobody waits.
  public final func broadcast() {}
}

/// A lock with a number, which is always free.
open class NSConditionLock: NSLock {
  public private(set) final var condition: Int

  /// A lock.
  ///
  /// - Parameter condition: Its number.
  public init(condition: Int) {
    self.condition = condition
    super.init()
  }

  public override convenience init() { self.init(condition: 0) }

  /// Locks; where the number is another one, the console says that it is not waited for.
  ///
  /// - Parameter condition: The number that is waited for.
  public final func lock(whenCondition condition: Int) {
    if condition != self.condition { OneThread.cannotWait("NSConditionLock.lock") }
  }

  /// Locks where the number is the same.
  ///
  /// - Parameters:
  ///   - condition: The number.
  ///   - limit: Left aside.
  /// - Returns: Whether it is.
  public final func lock(whenCondition condition: Int, before limit: Date) -> Bool {
    condition == self.condition
  }

  /// Locks where the number is the same.
  ///
  /// - Parameter condition: The number.
  /// - Returns: Whether it is.
  public final func tryLock(whenCondition condition: Int) -> Bool { condition == self.condition }

  /// Unlocks.
  ///
  /// - Parameter condition: The number from now on.
  public final func unlock(withCondition condition: Int) { self.condition = condition }
}

@discardableResult public func objc_sync_enter(_ object: AnyObject) -> Int32 { 0 }
@discardableResult public func objc_sync_exit(_ object: AnyObject) -> Int32 { 0 }

/// A small lock.
public struct os_unfair_lock: Sendable {
  public init() {}
}
/// A small lock by its other name.
public typealias os_unfair_lock_s = os_unfair_lock
/// The place of a small lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_lock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
/// Unlocks.
///
/// - Parameter lock: The lock.
public func os_unfair_lock_unlock(_ lock: UnsafeMutablePointer<os_unfair_lock>) {}
/// Locks.
///
/// - Parameter lock: The lock.
/// - Returns: True.
public func os_unfair_lock_trylock(_ lock: UnsafeMutablePointer<os_unfair_lock>) -> Bool { true }

#if hasFeature(Embedded)
  /// A lock of POSIX.
  public struct pthread_mutex_t: Sendable {
    public init() {}
  }
  /// What a lock of POSIX is like.
  public struct pthread_mutexattr_t: Sendable {
    public init() {}
  }
  /// A lock of POSIX for one writer or many readers.
  public struct pthread_rwlock_t: Sendable {
    public init() {}
  }
  public let PTHREAD_MUTEX_NORMAL: Int32 = 0
  public let PTHREAD_MUTEX_ERRORCHECK: Int32 = 1
  public let PTHREAD_MUTEX_RECURSIVE: Int32 = 2

  // All of them do nothing and return 0.
  @discardableResult
  public func pthread_mutex_init(
    _ mutex: UnsafeMutablePointer<pthread_mutex_t>, _ kind: UnsafePointer<pthread_mutexattr_t>?
  ) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_lock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_trylock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_unlock(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutex_destroy(_ mutex: UnsafeMutablePointer<pthread_mutex_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutexattr_init(_ kind: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutexattr_settype(
    _ kind: UnsafeMutablePointer<pthread_mutexattr_t>, _ type: Int32
  ) -> Int32 { 0 }
  @discardableResult
  public func pthread_mutexattr_destroy(_ kind: UnsafeMutablePointer<pthread_mutexattr_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_rwlock_init(
    _ lock: UnsafeMutablePointer<pthread_rwlock_t>, _ kind: UnsafeRawPointer?
  ) -> Int32 { 0 }
  @discardableResult
  public func pthread_rwlock_rdlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_rwlock_wrlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_rwlock_unlock(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
  @discardableResult
  public func pthread_rwlock_destroy(_ lock: UnsafeMutablePointer<pthread_rwlock_t>) -> Int32 { 0 }
#endif
