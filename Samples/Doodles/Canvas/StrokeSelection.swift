import Ink

/// Strokes of a drawing that were chosen, and how they are to lie.
struct StrokeSelection {
  let strokes: [DrawnStroke]
  let isChosen: [Bool]
  /// The erasers that go with the chosen strokes, and where something of a picture lies beneath, of which they take nothing.
  let cuts: [Int: Cut]
  let picture: [PixelRectangle]
  /// Around the chosen strokes as they are, in pixels of the drawing.
  let bounds: PixelRectangle
  /// The place about which they turn, in pixels: the middle of `bounds` when they were chosen, so that turning back is that.
  private var pivot: SIMD2<Double>
  /// How far they are moved, in pixels, after they were made so many times larger about the corner of `bounds`, and
  /// turned, in radians from the x axis toward the y axis.
  var translation = SIMD2<Double>(0, 0)
  var growth = 1.0
  var turn = 0.0 {
    didSet { (sine, cosine) = (Mathematics.sine(turn), Mathematics.cosine(turn)) }
  }
  private var sine = 0.0
  private var cosine = 1.0

  /// How much larger or smaller at once (our choice).
  static let growths = 0.05...20.0

  /// Chooses the strokes of a layer that lie more than half within a loop; nil where there are none. Erasers do not
  /// count, but go with those that they cut.
  init?(
    _ strokes: [DrawnStroke], of layer: UInt32 = 0, in loop: [SIMD2<Double>], picture: [PixelRectangle] = []
  ) {
    self.init(strokes, picture) { stroke in
      if stroke.layer != layer { return false }
      let places = stroke.places
      return 2 * places.filter { StrokeSelection.contains(loop, $0) }.count > places.count
    }
  }

  /// All of one layer.
  init?(allOf strokes: [DrawnStroke], of layer: UInt32 = 0, picture: [PixelRectangle] = []) {
    self.init(strokes, picture) { $0.layer == layer && !$0.samples.isEmpty }
  }

  /// The last so many.
  init?(_ strokes: [DrawnStroke], last count: Int, picture: [PixelRectangle] = []) {
    self.init(strokes, picture, strokes.indices.map { $0 >= strokes.count - count })
  }

  /// The same ones among the strokes as `all` gives them.
  func again(_ strokes: [DrawnStroke]) -> StrokeSelection? {
    var next = StrokeSelection(strokes, picture, laid({ _ in }).isChosen)
    next?.pivot = middle
    return next
  }

  /// The same ones among strokes of which others have changed some; nil where they are gone.
  func following(_ strokes: [DrawnStroke], picture: [PixelRectangle]) -> StrokeSelection? {
    let change = StrokeChange(from: self.strokes, to: strokes)
    return StrokeSelection(strokes, picture, change.places.map { $0 >= 0 && isChosen[$0] })
  }

  private init?(_ strokes: [DrawnStroke], _ picture: [PixelRectangle], _ choice: (DrawnStroke) -> Bool) {
    self.init(strokes, picture, strokes.map { $0.brush.kind != .eraser && choice($0) })
  }

  private init?(_ strokes: [DrawnStroke], _ picture: [PixelRectangle], _ isChosen: [Bool]) {
    self.strokes = strokes
    self.isChosen = isChosen
    self.picture = picture
    var bounds = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    for (stroke, isChosen) in zip(strokes, isChosen) where isChosen { bounds = bounds.union(stroke.reach) }
    self.bounds = bounds
    cuts = StrokeSelection.cuts(in: strokes, isChosen, bounds, picture: picture)
    pivot = SIMD2(
      Double(bounds.x) + Double(bounds.width) / 2, Double(bounds.y) + Double(bounds.height) / 2)
    if bounds.isEmpty { return nil }
  }

  var count: Int { isChosen.reduce(0) { $0 + ($1 ? 1 : 0) } }

  /// The chosen ones as they are to lie.
  var chosen: [DrawnStroke] { zip(strokes, isChosen).filter { $0.1 }.map { placed($0.0) } }
  /// Whether any of them has a color: pictures have none.
  var hasColor: Bool { zip(strokes, isChosen).contains { $0.1 && $0.0.picture == nil } }
  /// The others, without the erasers that cut only the chosen ones.
  var rest: [DrawnStroke] {
    strokes.indices.filter { !isChosen[$0] && cuts[$0] != .own }.map { strokes[$0] }
  }

  /// All strokes, the chosen ones as they are to lie and changed once more, with the erasers that cut them.
  func all(_ change: (inout DrawnStroke) -> Void = { _ in }) -> [DrawnStroke] { laid(change).strokes }

  /// All strokes, and the chosen ones once more as they are to lie.
  var doubled: [DrawnStroke] { strokes + chosen }

  /// Whether a drawing is inked anew quickly enough to show it while the strokes move: else their frame is shown (our choice:
  /// 20,000 samples).
  var isLight: Bool { strokes.reduce(0) { $0 + $1.samples.count } <= 20_000 }

  /// Whether they lie otherwise than they did.
  var hasMoved: Bool { growth != 1 || turn != 0 || translation != SIMD2(0, 0) }

  /// They are to lie as they do.
  mutating func putBack() { (translation, growth, turn) = (SIMD2(0, 0), 1, 0) }

  /// Where a place of theirs is to lie, in pixels of the drawing.
  func placed(_ place: SIMD2<Double>) -> SIMD2<Double> {
    let corner = SIMD2(Double(bounds.x), Double(bounds.y))
    var own = (place - corner) * growth
    if turn != 0 {
      let middle = (pivot - corner) * growth
      let arm = own - middle
      own = middle + SIMD2(arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
    }
    return own + corner + translation
  }

  /// The middle about which they turn, as it is to lie.
  var middle: SIMD2<Double> { placed(pivot) }

  func placed(_ stroke: DrawnStroke) -> DrawnStroke {
    guard hasMoved else { return stroke }
    var own = stroke
    if growth != 1, stroke.picture == nil { own.brush = stroke.brush.enlarged(growth) }
    let steps = StrokeSample.stepsInPixel
    for index in own.samples.indices {
      let ink = own.samples[index].ink
      let place = placed(SIMD2(ink.x, ink.y)) * steps
      // As far as ink is drawn.
      let farthest = 65_536 * steps
      own.samples[index].x = Int32(min(max(place.x, -farthest), farthest).rounded())
      own.samples[index].y = Int32(min(max(place.y, -farthest), farthest).rounded())
      own.samples[index].azimuth = turned(own.samples[index].azimuth)
    }
    return own
  }

  /// Where a pen leans that turns with the paper.
  private func turned(_ azimuth: UInt16) -> UInt16 {
    guard azimuth > 0, turn != 0 else { return azimuth }
    let turns = Double(azimuth - 1) / StrokeSample.steps + turn / (2 * .pi)
    return UInt16(1 + ((turns - turns.rounded(.down)) * StrokeSample.steps).rounded())
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
