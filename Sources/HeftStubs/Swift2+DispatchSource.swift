// Sources of Grand Central Dispatch as Swift 2 has them, of C.

import Heft

public typealias dispatch_source_t = DispatchSource

/// The kinds of sources that there are functions for.
public enum dispatch_source_type_t: Sendable {
  case timer
  case sum
  /// One that never calls here.
  case other
}

public let DISPATCH_SOURCE_TYPE_TIMER = dispatch_source_type_t.timer
public let DISPATCH_SOURCE_TYPE_DATA_ADD = dispatch_source_type_t.sum
public let DISPATCH_SOURCE_TYPE_DATA_OR = dispatch_source_type_t.other
public let DISPATCH_SOURCE_TYPE_MEMORYPRESSURE = dispatch_source_type_t.other
public let DISPATCH_SOURCE_TYPE_READ = dispatch_source_type_t.other
public let DISPATCH_SOURCE_TYPE_SIGNAL = dispatch_source_type_t.other
public let DISPATCH_SOURCE_TYPE_VNODE = dispatch_source_type_t.other
public let DISPATCH_VNODE_DELETE: UInt = 1
public let DISPATCH_VNODE_WRITE: UInt = 2
public let DISPATCH_VNODE_EXTEND: UInt = 4
public let DISPATCH_VNODE_ATTRIB: UInt = 8
public let DISPATCH_VNODE_RENAME: UInt = 32

/// Makes a source, which begins suspended.
///
/// - Parameters:
///   - type: Its kind.
///   - handle: Left aside.
///   - mask: Left aside.
///   - queue: Left aside: there is one.
/// - Returns: The source.
public func dispatch_source_create(
  _ type: dispatch_source_type_t, _ handle: UInt, _ mask: UInt, _ queue: DispatchQueue?
) -> DispatchSource {
  switch type {
  case .timer: DispatchSource.makeTimerSource()
  case .sum: DispatchSource.makeUserDataAddSource()
  case .other: DispatchSource.makeFileSystemObjectSource(fileDescriptor: 0, eventMask: .all)
  }
}

/// Sets when a timer calls.
///
/// - Parameters:
///   - source: The timer; other sources have no times.
///   - start: The seconds until the first time, as `dispatch_time` returns them.
///   - interval: The nanoseconds between two times; `DISPATCH_TIME_FOREVER` is once.
///   - leeway: Left aside.
public func dispatch_source_set_timer(
  _ source: DispatchSource, _ start: Double, _ interval: UInt64, _ leeway: UInt64
) {
  // A page's `Int` holds two seconds in nanoseconds, and half an hour in microseconds.
  let (microseconds, seconds) = (interval / 1_000, interval / 1_000_000_000)
  let repeating: DispatchTimeInterval =
    if interval == .max {
      .never
    } else if microseconds < Int32.max {
      .microseconds(Int(microseconds))
    } else {
      .seconds(Int(clamping: seconds))
    }
  (source as? DispatchSourceTimer)?.schedule(deadline: .now() + start, repeating: repeating)
}

/// Sets when a timer calls, from now on.
///
/// - Parameters:
///   - source: The timer.
///   - start: `DISPATCH_TIME_NOW`.
///   - interval: The nanoseconds between two times.
///   - leeway: Left aside.
public func dispatch_source_set_timer(
  _ source: DispatchSource, _ start: UInt64, _ interval: UInt64, _ leeway: UInt64
) {
  dispatch_source_set_timer(source, 0.0, interval, leeway)
}

/// Sets when a timer calls once.
///
/// - Parameters:
///   - source: The timer.
///   - start: The seconds until then.
///   - interval: `DISPATCH_TIME_FOREVER`.
///   - leeway: Left aside.
public func dispatch_source_set_timer(
  _ source: DispatchSource, _ start: Double, _ interval: Double, _ leeway: UInt64
) {
  dispatch_source_set_timer(source, start, UInt64.max, leeway)
}

/// Sets what is called.
///
/// - Parameters:
///   - source: The source.
///   - handler: Called each time.
public func dispatch_source_set_event_handler(_ source: DispatchSource, _ handler: (() -> Void)?) {
  source.setEventHandler(handler: handler)
}

/// Sets what is called at the end.
///
/// - Parameters:
///   - source: The source.
///   - handler: Called once it is cancelled.
public func dispatch_source_set_cancel_handler(_ source: DispatchSource, _ handler: (() -> Void)?) {
  source.setCancelHandler(handler: handler)
}

/// Ends a source.
///
/// - Parameter source: The source.
public func dispatch_source_cancel(_ source: DispatchSource) { source.cancel() }

/// Asks whether a source has ended.
///
/// - Parameter source: The source.
/// - Returns: 1 where it has, else 0.
public func dispatch_source_testcancel(_ source: DispatchSource) -> Int { source.isCancelled ? 1 : 0 }

/// Adds to the sum of a source.
///
/// - Parameters:
///   - source: The source.
///   - value: The number.
public func dispatch_source_merge_data(_ source: DispatchSource, _ value: UInt) {
  (source as? DispatchSourceUserDataAdd)?.add(data: value)
}

/// The sum that a source calls for.
///
/// - Parameter source: The source.
/// - Returns: The sum; 0 for a source of another kind.
public func dispatch_source_get_data(_ source: DispatchSource) -> UInt {
  (source as? DispatchSourceUserDataAdd)?.data ?? 0
}

/// Has a source call.
///
/// - Parameter source: The source.
public func dispatch_resume(_ source: DispatchSource) { source.resume() }

/// Has a source wait.
///
/// - Parameter source: The source.
public func dispatch_suspend(_ source: DispatchSource) { source.suspend() }

/// The time in seconds from now, of a clock on the wall.
///
/// - Parameters:
///   - time: Now, which is nil.
///   - nanoseconds: How much later.
/// - Returns: The seconds.
public func dispatch_walltime(_ time: Int?, _ nanoseconds: Int64) -> Double {
  Double(nanoseconds) / 1_000_000_000
}
