import Ink

/// The strokes that are seen after some steps: those since everything was taken away, on layers that there are.
struct SeenStrokes {
  /// The picture beneath the strokes.
  enum Beneath {
    /// That of before the first step, if there is one.
    case first
    case nothing
    case other(BasePicture)
  }

  private(set) var strokes: [DrawnStroke]
  private(set) var beneath = Beneath.first
  /// The sheet as it was arranged last; nil where it is the first one.
  private(set) var sheet: DoodleSheet?
  /// The reaches of the first strokes, as far as somebody has asked.
  private var index = StrokeIndex()

  init(strokes: [DrawnStroke] = []) { self.strokes = strokes }

  init(after steps: some Sequence<DrawingHistory.Step>) {
    strokes = []
    for step in steps { take(step) }
  }

  /// The picture beneath, where before the first step there was this one.
  func base(since first: BasePicture?) -> BasePicture? {
    switch beneath {
    case .first: first
    case .nothing: nil
    case .other(let picture): picture
    }
  }

  mutating func take(_ step: DrawingHistory.Step) {
    switch step {
    case .stroke(let stroke): strokes.append(stroke)
    case .clear: (strokes, beneath, index) = ([], .nothing, StrokeIndex())
    case .sheet(let other):
      sheet = other
      let count = strokes.count
      strokes.removeAll { other.place(of: $0.layer) == nil }
      if strokes.count < count { index = StrokeIndex() }
    // One that does not fit changes nothing, as in a journal.
    case .edit(let edit):
      guard let others = edit.applied(to: strokes) else { return }
      if index.count > 0 { know(index.bounds, StrokeChange(from: strokes, to: others), others) }
      strokes = others
    case .picture(let picture):
      if let picture { beneath = .other(picture) } else { beneath = .nothing }
    case .others(.strokes(let removed, let added, _)):
      let others = SeenStrokes.strokes(strokes, without: removed, and: added)
      if index.count > 0 { know(index.bounds, StrokeChange(from: strokes, to: others), others) }
      strokes = others
    case .others(.sheet(let sheet)): take(.sheet(sheet))
    case .others(.picture(let picture)): take(.picture(picture))
    }
  }

  /// Strokes without some of them, as far as they are there, and with more laid over them.
  static func strokes(_ strokes: [DrawnStroke], without removed: [DrawnStroke], and added: [DrawnStroke])
    -> [DrawnStroke]
  {
    var strokes = strokes
    for stroke in removed { if let place = strokes.lastIndex(of: stroke) { strokes.remove(at: place) } }
    return strokes + added
  }

  /// Takes the last stroke away.
  mutating func removeLast() {
    strokes.removeLast()
    if index.count > strokes.count { index.removeLast(index.count - strokes.count) }
  }

  /// Need not measure again what others have that are known.
  mutating func know(_ other: SeenStrokes) {
    if other.index.count > 0 {
      know(other.index.bounds, StrokeChange(from: other.strokes, to: strokes), strokes)
    }
  }

  private mutating func know(_ bounds: [PixelRectangle], _ change: StrokeChange, _ strokes: [DrawnStroke]) {
    index = StrokeIndex()
    for (stroke, place) in zip(strokes, change.places) {
      index.append(place >= 0 && place < bounds.count ? bounds[place] : stroke.reach)
    }
  }

  /// Takes a step that draws no stroke, and inks anew what it changes.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - ink: The ink of what is seen before it, and then after it.
  ///   - first: The picture beneath before the first step.
  /// - Returns: What is inked anew by itself, in pixels of the drawing.
  mutating func take(_ step: DrawingHistory.Step, inking ink: inout LayeredInk, since first: BasePicture?)
    -> [PixelRectangle]
  {
    var areas: [PixelRectangle] = []
    switch step {
    case .stroke: take(step)
    case .clear:
      take(step)
      ink.clear()
    case .sheet(let sheet):
      take(step)
      ink.arrange(sheet)
    case .others(.sheet(let sheet)): return take(.sheet(sheet), inking: &ink, since: first)
    case .others(.picture(let picture)): return take(.picture(picture), inking: &ink, since: first)
    case .edit, .others(.strokes):
      let before = strokes
      measure()
      let bounds = index.bounds
      take(step)
      measure()
      areas = StrokeChange(from: before, to: strokes).areas(bounds, index.bounds)
    case .picture(let picture):
      let before = base(since: first)
      measure()
      take(step)
      if let before, let picture, before.area == picture.area {
        areas = picture.bitmap.changes(since: before.bitmap).map { $0.moved(by: picture.x, picture.y) }
      } else {
        areas = [before, picture].compactMap { $0?.area }
      }
    }
    ink.reink(areas, on: base(since: first)) { part in index.places(touching: part).map { strokes[$0] } }
    return areas
  }

  /// Knows the reaches of all strokes.
  private mutating func measure() {
    for stroke in strokes[index.count...] { index.append(stroke.reach) }
  }
}

/// The difference between the strokes of before and those of now.
struct StrokeChange {
  /// For each stroke of now its place among those of before, which only grows; -1 for one that is new or another.
  private(set) var places: [Int]
  private let count: Int

  /// Of two lists that share their samples, as far as they are the same, this asks each stroke once or twice.
  init(from before: [DrawnStroke], to after: [DrawnStroke]) {
    count = before.count
    places = [Int](repeating: -1, count: after.count)
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] {
      places[start] = start
      start += 1
    }
    var (end, other) = (after.count, before.count)
    while end > start, other > start, after[end - 1] == before[other - 1] {
      (end, other) = (end - 1, other - 1)
      places[end] = other
    }
    if end == other {
      // Each has become what is in its place.
      for place in start..<end where before[place] == after[place] { places[place] = place }
    } else if end < other {
      // Some are gone.
      var next = start
      for place in start..<other where next < end && before[place] == after[next] {
        places[next] = place
        next += 1
      }
    } else {
      // Some came between.
      var next = start
      for place in start..<end where next < other && before[next] == after[place] {
        places[place] = next
        next += 1
      }
    }
  }

  /// The strokes that are gone and those that are new, of the two lists.
  func strokes(_ before: [DrawnStroke], _ after: [DrawnStroke]) -> (gone: [DrawnStroke], new: [DrawnStroke]) {
    var stays = [Bool](repeating: false, count: count)
    var (gone, new): ([DrawnStroke], [DrawnStroke]) = ([], [])
    for (stroke, place) in zip(after, places) {
      if place >= 0 { stays[place] = true } else { new.append(stroke) }
    }
    for (stroke, stays) in zip(before, stays) where !stays { gone.append(stroke) }
    return (gone, new)
  }

  /// The pixels that may look otherwise, in few rectangles, by the reaches of the strokes of before and of now. Elsewhere the
  /// same strokes lie over each other in the same order.
  func areas(_ before: [PixelRectangle], _ after: [PixelRectangle]) -> [PixelRectangle] {
    var areas: [PixelRectangle] = []
    var stays = [Bool](repeating: false, count: count)
    for place in places where place >= 0 { stays[place] = true }
    for (reach, stays) in zip(before, stays) where !stays { StrokeChange.add(reach, to: &areas) }
    for (reach, place) in zip(after, places) where place < 0 { StrokeChange.add(reach, to: &areas) }
    return areas
  }

  /// More rectangles become one, and two whose common one is larger by less than so many pixels (our choices).
  private static let mostAreas = 16
  private static let worth = 16_384.0

  private static func add(_ rectangle: PixelRectangle, to areas: inout [PixelRectangle]) {
    if rectangle.isEmpty { return }
    var rectangle = rectangle
    var index = 0
    while index < areas.count {
      let both = rectangle.union(areas[index])
      if size(both) <= size(rectangle) + size(areas[index]) + worth {
        rectangle = both
        areas.remove(at: index)
        index = 0
      } else {
        index += 1
      }
    }
    areas.append(rectangle)
    if areas.count > mostAreas { areas = [areas.reduce(rectangle) { $0.union($1) }] }
  }

  /// As a number that is large enough for any paper.
  private static func size(_ rectangle: PixelRectangle) -> Double {
    Double(rectangle.width) * Double(rectangle.height)
  }
}
