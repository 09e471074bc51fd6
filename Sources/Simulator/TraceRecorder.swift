import Heft
import HeftProtocol

/// Keeps everything that came in, to be written as a trace.
final class TraceRecorder {
  enum Outcome {
    case isRecorded
    case isFullNow
    case isFull
  }

  /// The most events that are kept: about half an hour of drawing without a pause (our choice; some 20 MB).
  static let limit = 200_000

  private var events: [HostEvent] = []

  func record(_ event: HostEvent) -> Outcome {
    guard events.count < TraceRecorder.limit else { return .isFull }
    events.append(event)
    return events.count == TraceRecorder.limit ? .isFullNow : .isRecorded
  }

  /// The trace so far.
  var text: String {
    var writer = TraceWriter()
    for event in events { writer.write(event) }
    return writer.text
  }
}
