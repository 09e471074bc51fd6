import Ink

// The erasers that cut strokes go with them.
extension StrokeSelection {
  /// How an eraser that cuts chosen strokes goes with them.
  enum Cut {
    /// It cuts nothing else, and moves.
    case own
    /// It cuts others too, and a copy moves.
    case shared
  }

  /// Finds the erasers that cut chosen strokes, by their places. They cut what was drawn before them on their layer.
  ///
  /// - Parameters:
  ///   - strokes: All strokes.
  ///   - isChosen: Which are chosen.
  ///   - bounds: Around the chosen ones.
  ///   - picture: Where something of a picture lies beneath the strokes of their layer.
  static func cuts(
    in strokes: [DrawnStroke], _ isChosen: [Bool], _ bounds: PixelRectangle, picture: [PixelRectangle]
  ) -> [Int: Cut] {
    var cuts: [Int: Cut] = [:]
    for (place, eraser) in strokes.enumerated() where eraser.brush.kind == .eraser && !isChosen[place] {
      let reach = eraser.reach
      if reach.intersection(bounds).isEmpty { continue }
      func meets(_ other: Int) -> Bool {
        strokes[other].layer == eraser.layer && StrokeSelection.meets(eraser, reach, strokes[other])
      }
      guard (0..<place).contains(where: { isChosen[$0] && meets($0) }) else { continue }
      let cutsOthers =
        picture.contains { !$0.intersection(reach).isEmpty }
        || (0..<place).contains { !isChosen[$0] && meets($0) }
      cuts[place] = cutsOthers ? .shared : .own
    }
    return cuts
  }

  /// All strokes in their order, the chosen ones as they are to lie and changed once more, with the erasers that cut
  /// them, and which of these were chosen. One that would cut older strokes there, which it did not cut before, goes
  /// beneath them, with what it cuts; one that would cut a picture stays.
  func laid(_ change: (inout DrawnStroke) -> Void) -> (strokes: [DrawnStroke], isChosen: [Bool]) {
    var laid: [(stroke: DrawnStroke, kind: Kind)] = []
    laid.reserveCapacity(strokes.count)
    for (place, stroke) in strokes.enumerated() {
      if isChosen[place] {
        var own = placed(stroke)
        change(&own)
        laid.append((own, .chosen))
        continue
      }
      guard hasMoved, let cut = cuts[place] else {
        laid.append((stroke, .other))
        continue
      }
      let own = placed(stroke)
      let reach = own.reach
      if picture.contains(where: { !$0.intersection(reach).isEmpty }) {
        laid.append((stroke, .other))
        continue
      }
      laid.append((own, .eraser))
      if cut == .shared { laid.append((stroke, .other)) }
    }
    if let last = laid.lastIndex(where: { $0.kind == .eraser }), let first = firstCut(in: laid) {
      let part = laid[first...last]
      laid.replaceSubrange(
        first...last, with: part.filter { $0.kind != .other } + part.filter { $0.kind == .other })
    }
    return (laid.map { $0.stroke }, laid.map { $0.kind == .chosen })
  }

  private enum Kind {
    case chosen, eraser, other
  }

  /// The first stroke that is not chosen and that an eraser which has moved would cut.
  private func firstCut(in laid: [(stroke: DrawnStroke, kind: Kind)]) -> Int? {
    var first: Int?
    for (place, (eraser, kind)) in laid.enumerated() where kind == .eraser {
      let reach = eraser.reach
      let found = laid[..<(first ?? place)].firstIndex {
        $0.kind == .other && $0.stroke.layer == eraser.layer
          && StrokeSelection.meets(eraser, reach, $0.stroke)
      }
      first = found ?? first
    }
    return first
  }

  /// Whether an eraser takes ink of a stroke away.
  private static func meets(_ eraser: DrawnStroke, _ reach: PixelRectangle, _ stroke: DrawnStroke) -> Bool {
    guard stroke.brush.kind != .eraser, var last = eraser.samples.first?.ink else { return false }
    let other = stroke.reach
    if reach.intersection(other).isEmpty { return false }
    let radius = eraser.brush.widestRadius
    for sample in eraser.samples {
      let ink = sample.ink
      let swept = PixelRectangle(
        from: Point(min(last.x, ink.x) - radius - 1, min(last.y, ink.y) - radius - 1),
        to: Point(max(last.x, ink.x) + radius + 1, max(last.y, ink.y) + radius + 1))
      if !swept.intersection(other).isEmpty,
        StrokeEraser.touches(stroke, SIMD2(last.x, last.y), SIMD2(ink.x, ink.y), radius: radius)
      {
        return true
      }
      last = ink
    }
    return false
  }
}
