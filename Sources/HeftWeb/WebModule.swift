import Heft
import Simulator

/// A page's module: a simulator with the page on the other side of the host protocol, bytes in, bytes out.
public final class WebModule {
  /// What the exported functions hand their calls to.
  nonisolated(unsafe) static var current: WebModule?

  private let host = PageHost()
  private let simulator: Simulator
  private let input = ByteWriter(capacity: 1 << 12)
  private var isStarting = true

  /// A module with a simulator of its own.
  ///
  /// - Parameters:
  ///   - apps: The apps, in the order of the home screen.
  ///   - hasHomeScreen: Whether there is one; nil is where there are several apps.
  public init(apps: [App], hasHomeScreen: Bool? = nil) {
    simulator = Simulator(apps: apps, host: host, hasHomeScreen: hasHomeScreen)
  }

  /// Makes these the apps of the page that has loaded the module. This is all that an executable does:
  /// `WebModule.serve([app])`. Natively it does nothing visible, because no page asks.
  ///
  /// - Parameters:
  ///   - apps: The apps, in the order of the home screen; the first one is launched.
  ///   - hasHomeScreen: Whether the page has a home screen, on which the quick actions of an app's icon
  ///     are; nil is where there are several apps.
  public static func serve(_ apps: [App], hasHomeScreen: Bool? = nil) {
    current = WebModule(apps: apps, hasHomeScreen: hasHomeScreen)
  }

  /// Room for events of that many bytes, until the next call.
  ///
  /// - Parameter count: How many bytes.
  /// - Returns: Where they may be written.
  public func room(for count: Int) -> UnsafeMutableRawPointer {
    input.reserve(count)
    return input.start
  }

  /// Handles the events in the room and answers how many bytes of operations came of them. More bytes than
  /// the room holds are not there.
  ///
  /// - Parameter count: How many bytes the events in the room have; more than the room holds are not there.
  /// - Returns: How many bytes of operations came of them.
  public func handle(_ count: Int) -> Int {
    // The output of the start is still to be read; after that each call has its own operations.
    if isStarting { isStarting = false } else { host.output.clear() }
    let bytes = UnsafeRawBufferPointer(start: input.start, count: min(count, input.capacity))
    var reader = ByteReader(bytes)
    while !reader.isAtEnd {
      let start = bytes.count - reader.remaining
      guard let event = EventDecoder.next(from: &reader) else {
        simulator.reportUnreadable(code: bytes[start], at: start, of: bytes.count)
        break
      }
      simulator.handle(consume event)
    }
    return host.output.count
  }

  /// Where the operations are, until the next call.
  public var output: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: host.output.start, count: host.output.count)
  }
}
