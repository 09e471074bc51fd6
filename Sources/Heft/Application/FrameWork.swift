/// Something of an app that goes on by time alone: a timer, a list that runs out, a finger that may be held.
protocol FrameClient: AnyObject {
  /// Goes on to the device's time, in seconds. Returns whether it wants the next frame too.
  func advance(to now: Double) -> Bool
  /// The device's time, in seconds, before which no frame does anything; nil where each does.
  var moment: Double? { get }
}

extension FrameClient {
  var moment: Double? { nil }
}

/// Who wants to hear of frames, in the order in which they asked.
///
/// Clients are kept while they wait, and every frame asks each of them once. A client may ask for more, leave or
/// add others while it is asked.
struct FrameWork {
  private var clients: [any FrameClient] = []

  var isEmpty: Bool { clients.isEmpty }

  /// The first moment at which a client wants a frame, which may have come; nil where there is none.
  func moment(now: Double) -> Double? {
    var first: Double?
    for client in clients {
      let moment = client.moment ?? now
      first = min(first ?? moment, moment)
    }
    return first
  }

  mutating func add(_ client: any FrameClient) {
    guard !clients.contains(where: { $0 === client }) else { return }
    clients.append(client)
  }

  mutating func remove(_ client: any FrameClient) {
    clients.removeAll { $0 === client }
  }

  /// Those that wait now; a frame asks them and not those that join meanwhile.
  var waiting: [any FrameClient] { clients }

  func contains(_ client: any FrameClient) -> Bool { clients.contains { $0 === client } }
}

extension AppProcess {
  /// Lets something hear of every frame until it answers that it wants no more. Asking again changes nothing.
  func everyFrame(_ client: any FrameClient) {
    frameWork.add(client)
  }

  /// Lets something hear of no more frames.
  func noFrames(_ client: any FrameClient) {
    frameWork.remove(client)
  }

  func advanceFrameWork() {
    for client in frameWork.waiting where frameWork.contains(client) {
      if !client.advance(to: now) { frameWork.remove(client) }
    }
  }
}
