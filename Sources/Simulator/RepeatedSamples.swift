import HeftProtocol

/// Leaves out the samples of a move that say nothing new. A browser's list of them ends with a copy of the event, and some
/// browsers repeat samples, also those of the event before.
struct RepeatedSamples {
  /// The last sample of each pointer that is down.
  private var last: [(pointer: Int32, sample: TouchSample)] = []

  /// More pointers than anyone has down (our choice).
  private static let most = 16

  /// The event itself, which is the last sample, is always kept.
  mutating func remove(from event: inout HostEvent) {
    guard case .pointer(var pointer) = event, let sample = pointer.samples.last else { return }
    let index = last.firstIndex { $0.pointer == pointer.id }
    if pointer.phase == .move, pointer.samples.count > 1 {
      // The samples are moved up where they are, for which nothing else may hold them.
      event = .tick(time: 0)
      RepeatedSamples.compact(&pointer.samples, after: index.map { last[$0].sample })
      event = .pointer(pointer)
    }
    if pointer.phase.isEnd {
      if let index { last.remove(at: index) }
    } else if let index {
      last[index].sample = sample
    } else if pointer.phase == .down, last.count < RepeatedSamples.most {
      last.append((pointer.id, sample))
    }
  }

  private static func compact(_ samples: inout [TouchSample], after before: TouchSample?) {
    var previous = before
    var kept = 0
    for index in samples.indices {
      let sample = samples[index]
      let isLast = index == samples.count - 1
      if !isLast, sample == previous || sample == samples[index + 1] { continue }
      samples[kept] = sample
      kept += 1
      previous = sample
    }
    samples.removeLast(samples.count - kept)
  }
}
