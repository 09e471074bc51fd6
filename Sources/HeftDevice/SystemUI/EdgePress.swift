import Heft
import HeftForce
import HeftProtocol

/// The deep press at the screen's left edge, and the motion of the finger that has made it.
struct EdgePress {
  /// The pointer whose press was deep enough; nil while no press is under way.
  private var pointer: Int32?
  private var start = CGPoint.zero

  /// From now on the pointer is the system UI's.
  mutating func begin(_ pointer: Int32, at place: CGPoint) {
    self.pointer = pointer
    start = place
  }

  /// Returns the step that an event of the pointer means; nil where it belongs to another pointer.
  mutating func take(_ event: HostEvent.Pointer) -> EdgeSwipe.Step? {
    guard let pointer, event.id == pointer else { return nil }
    switch event.phase {
    case .down:
      // It began again without an end.
      self.pointer = nil
      return .cancelled
    case .move:
      guard let sample = event.samples.last, sample.x.isFinite, sample.y.isFinite else { return nil }
      return .moved(CGPoint(x: sample.x, y: sample.y), from: start)
    case .up, .cancel, .lost:
      self.pointer = nil
      return event.phase == .up ? .ended : .cancelled
    }
  }
}

extension Device {
  /// Whether a finger presses deeply at the left edge, alone and where it came down, on a device that feels it. Holding
  /// still makes no such press, nor does a pen.
  func isEdgePress(_ update: TouchUpdate) -> Bool {
    guard systemUIProcess != nil, settings.isForceTouchOn, update.phase == .moved, !showsPreview,
      input.pointers.count == 1, let pointer = input.pointers.first, pointer.number == update.number,
      pointer.id != nil, pointer.type != .pen, !pointer.exceededSlop, let reading = update.readings.last,
      let height = screen?.bounds.height
    else { return false }
    switch reading.origin {
    case .sensor, .simulated(.wheel): break
    case .undetermined, .simulated: return false
    }
    let place = pointer.start.location
    return place.x <= EdgeLimits.press && place.y < height - EdgeLimits.height
      && (pointer.start.timestamp + PeekLimits.longestTap).isDue(at: reading.timestamp)
      && PeekForces.judged(reading.force, of: reading.maximumForce) >= PeekForces.peek
  }

  /// Takes the finger of such a press from the app.
  func beginEdgePress() {
    guard let pointer = input.pointers.first, let id = pointer.id else { return }
    edge.forget()
    edgePress.begin(id, at: pointer.start.location)
    input.cancelAll()
    withSystemUI { $0.edgePress(.began) }
  }
}
