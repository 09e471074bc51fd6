import Ink

/// Strokes of a drawing that were chosen, and how they are to lie.
struct StrokeSelection {
  private let strokes: [DrawnStroke]
  private let isChosen: [Bool]
  /// Around the chosen strokes as they are, in pixels of the drawing.
  let bounds: PixelRectangle
  /// By how much they are moved, in pixels, after they were made so many times larger about the corner of `bounds`.
  var way = SIMD2<Double>(0, 0)
  var growth = 1.0

  /// How much larger or smaller at once (our choice).
  static let growths = 0.05...20.0

  /// Those of a layer of which more than half lies within a loop; nil where there are none. Erasers are none.
  init?(_ strokes: [DrawnStroke], of layer: UInt32 = 0, in loop: [SIMD2<Double>]) {
    self.init(strokes) { stroke in
      if stroke.layer != layer { return false }
      let within = stroke.samples.filter { StrokeSelection.contains(loop, SIMD2($0.ink.x, $0.ink.y)) }
      return 2 * within.count > stroke.samples.count
    }
  }

  /// All of one layer.
  init?(allOf strokes: [DrawnStroke], of layer: UInt32 = 0) {
    self.init(strokes) { $0.layer == layer && !$0.samples.isEmpty }
  }

  /// The last so many.
  init?(_ strokes: [DrawnStroke], last count: Int) {
    self.init(strokes, strokes.indices.map { $0 >= strokes.count - count })
  }

  /// The same ones among as many strokes.
  func again(_ strokes: [DrawnStroke]) -> StrokeSelection? { StrokeSelection(strokes, isChosen) }

  private init?(_ strokes: [DrawnStroke], _ choice: (DrawnStroke) -> Bool) {
    self.init(strokes, strokes.map { $0.brush.kind != .eraser && choice($0) })
  }

  private init?(_ strokes: [DrawnStroke], _ isChosen: [Bool]) {
    self.strokes = strokes
    self.isChosen = isChosen
    var bounds = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    for (stroke, isChosen) in zip(strokes, isChosen) where isChosen { bounds = bounds.union(stroke.reach) }
    self.bounds = bounds
    if bounds.isEmpty { return nil }
  }

  var count: Int { isChosen.reduce(0) { $0 + ($1 ? 1 : 0) } }

  /// The chosen ones as they are to lie.
  var chosen: [DrawnStroke] { zip(strokes, isChosen).filter { $0.1 }.map { placed($0.0) } }
  /// The others.
  var rest: [DrawnStroke] { zip(strokes, isChosen).filter { !$0.1 }.map { $0.0 } }

  /// All strokes in their order, the chosen ones as they are to lie and changed once more.
  func all(_ change: (inout DrawnStroke) -> Void = { _ in }) -> [DrawnStroke] {
    zip(strokes, isChosen).map { stroke, isChosen in
      guard isChosen else { return stroke }
      var own = placed(stroke)
      change(&own)
      return own
    }
  }

  /// All strokes, and the chosen ones once more as they are to lie.
  var doubled: [DrawnStroke] { strokes + chosen }

  /// Whether a drawing is inked anew quickly enough to show it while the strokes move: else their frame is shown (our choice:
  /// 20,000 samples).
  var isLight: Bool { strokes.reduce(0) { $0 + $1.samples.count } <= 20_000 }

  /// Whether they lie otherwise than they did.
  var hasMoved: Bool { growth != 1 || way != SIMD2(0, 0) }

  private func placed(_ stroke: DrawnStroke) -> DrawnStroke {
    guard hasMoved else { return stroke }
    var own = stroke
    own.brush = InkBrush(stroke.brush.kind, size: stroke.brush.size * growth, color: stroke.brush.color)
    (own.brush.isEven, own.brush.isTapered) = (stroke.brush.isEven, stroke.brush.isTapered)
    let steps = StrokeSample.stepsInPixel
    let corner = SIMD2(Double(bounds.x), Double(bounds.y))
    for index in own.samples.indices {
      let ink = own.samples[index].ink
      let place = ((SIMD2(ink.x, ink.y) - corner) * growth + corner + way) * steps
      // As far as ink is drawn.
      let farthest = 65_536 * steps
      own.samples[index].x = Int32(min(max(place.x, -farthest), farthest).rounded())
      own.samples[index].y = Int32(min(max(place.y, -farthest), farthest).rounded())
    }
    return own
  }

  /// Whether a place lies within a loop, by the even-odd rule.
  private static func contains(_ loop: [SIMD2<Double>], _ place: SIMD2<Double>) -> Bool {
    var isWithin = false
    var last = loop.last ?? place
    for corner in loop {
      if (corner.y > place.y) != (last.y > place.y),
        place.x < (last.x - corner.x) * (place.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isWithin.toggle()
      }
      last = corner
    }
    return isWithin
  }
}
