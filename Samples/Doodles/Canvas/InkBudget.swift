import Heft

/// How much of a drawing is inked in a frame: more while the frames come in time, less after one that was late, so that
/// nothing that the user does waits for ink.
struct InkBudget {
  /// In samples.
  private(set) var samples = InkBudget.first
  /// When the last frame was that inked something.
  private var last: TimeInterval?

  // Our choices: a third of a frame's time on a phone to begin with, what the slowest phone inks in one, and as much as the
  // eye can follow; and a frame is late that comes half of one too late.
  private static let first = 4000
  private static let least = 1000
  private static let most = 48_000
  private static let late = 1.5

  /// Work begins anew after a pause, whose length says nothing.
  mutating func begin() { last = nil }

  /// A frame inks.
  ///
  /// - Parameters:
  ///   - time: When, in seconds.
  ///   - frame: How long after the one before it would come if nothing kept it, in seconds.
  mutating func tell(_ time: TimeInterval, frame: TimeInterval) {
    defer { last = time }
    guard let last else { return }
    // Slowly up and quickly down, as it is unknown how much there is room for.
    let change = time - last > InkBudget.late * frame ? 0.6 : 1.15
    samples = min(max(Int(Double(samples) * change), InkBudget.least), InkBudget.most)
  }
}
