import Heft

/// The points of one touch, as good as they are known.
public struct InkLine {
  /// A place that the touch was at.
  public struct Point {
    /// Where it was, in the view's points.
    public let place: CGPoint
    /// The force there; 1 is the force of an average touch.
    public internal(set) var force: CGFloat
    /// Tells which update will put the force right; nil where it is right already.
    public internal(set) var awaited: NSNumber?
  }

  /// The points so far, in order.
  public private(set) var points: [Point] = []
  /// Where the touch will probably be next; never kept.
  public private(set) var predicted: [CGPoint] = []

  /// Adds every sample since the last event, and what may come next.
  mutating func add(_ touch: UITouch, of event: UIEvent?, in view: UIView) {
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      let awaits = sample.estimatedPropertiesExpectingUpdates.contains(.force)
      points.append(
        Point(
          place: sample.preciseLocation(in: view), force: sample.force,
          awaited: awaits ? sample.estimationUpdateIndex : nil))
    }
    predicted = (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: view) }
  }

  /// Puts right what was an estimate. False where none of the points waits for it.
  mutating func update(_ touch: UITouch) -> Bool {
    guard let index = touch.estimationUpdateIndex?.intValue,
      let place = points.firstIndex(where: { $0.awaited?.intValue == index })
    else { return false }
    points[place].force = touch.force
    if !touch.estimatedPropertiesExpectingUpdates.contains(.force) { points[place].awaited = nil }
    return true
  }

  mutating func end() { predicted = [] }
}
