import Heft
import HeftProtocol

/// Gives back the events of a trace, each when its time has come.
struct TraceReplay {
  private let events: [HostEvent]
  private var position = 0
  /// The trace's time and the host's when the replay began.
  private var origin: (trace: Double, host: Double)?

  init(_ events: [HostEvent]) {
    self.events = events
  }

  var isOver: Bool { position >= events.count }

  /// The next event, if it is due at the host's time.
  mutating func next(before time: Double) -> HostEvent? {
    guard position < events.count else { return nil }
    let event = events[position]
    if let eventTime = event.time {
      if let origin {
        if eventTime - origin.trace > time - origin.host { return nil }
      } else {
        origin = (eventTime, time)
      }
    }
    position += 1
    return event
  }
}
