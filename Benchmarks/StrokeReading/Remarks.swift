/// Remarks with how often each was made, in the order in which they came up.
public struct Remarks {
  private var counts: [(text: String, count: Int)] = []

  mutating func add(_ text: String, times: Int = 1) {
    if let index = counts.firstIndex(where: { $0.text == text }) {
      counts[index].count += times
    } else {
      counts.append((text, times))
    }
  }

  mutating func add(_ other: Remarks) {
    for (text, count) in other.counts { add(text, times: count) }
  }

  /// A line for each: the remark, and how often.
  public var lines: [String] { counts.map { "\($0.text) (\($0.count) times)" } }
}
