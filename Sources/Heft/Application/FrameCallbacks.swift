/// Something of an app that goes on by time alone: a timer, a list that runs out, a finger that may be held.
protocol FrameCallback: AnyObject {
  /// Goes on to the device's time, in seconds. Returns whether it wants the next frame too.
  func advance(to now: Double) -> Bool
  /// The device's time, in seconds, before which no frame does anything; nil where each does.
  var deadline: Double? { get }
}

extension FrameCallback {
  var deadline: Double? { nil }
}

/// Who wants to hear of frames, in the order in which they asked.
///
/// Clients are kept while they wait, and every frame asks each of them once. A client may ask for more, leave or
/// add others while it is asked.
struct FrameCallbacks {
  private var clients: [any FrameCallback] = []

  var isEmpty: Bool { clients.isEmpty }

  /// The first deadline at which a client wants a frame, which may have come; nil if there is none.
  func deadline(now: Double) -> Double? {
    var first: Double?
    for client in clients {
      let deadline = client.deadline ?? now
      first = min(first ?? deadline, deadline)
    }
    return first
  }

  mutating func add(_ client: any FrameCallback) {
    guard !clients.contains(where: { $0 === client }) else { return }
    clients.append(client)
  }

  mutating func remove(_ client: any FrameCallback) {
    clients.removeAll { $0 === client }
  }

  /// Those that wait now; a frame asks them and not those that join meanwhile.
  var waiting: [any FrameCallback] { clients }

  func contains(_ client: any FrameCallback) -> Bool { clients.contains { $0 === client } }
}

extension AppProcess {
  /// Whether something of the app moves by time alone.
  var needsTicks: Bool { !animatedViews.isEmpty || !frameCallbacks.isEmpty }

  /// The first deadline of something that moves by time alone, which may be past; nil where nothing does.
  package var nextDeadline: Double? { animatedViews.isEmpty ? frameCallbacks.deadline(now: now) : now }

  /// Lets something hear of every frame until it answers that it wants no more. Asking again changes nothing.
  func addFrameCallback(_ client: any FrameCallback) {
    frameCallbacks.add(client)
  }

  /// Lets something hear of no more frames.
  func removeFrameCallback(_ client: any FrameCallback) {
    frameCallbacks.remove(client)
  }

  func runFrameCallbacks() {
    for client in frameCallbacks.waiting where frameCallbacks.contains(client) {
      if !client.advance(to: now) { frameCallbacks.remove(client) }
    }
  }
}
