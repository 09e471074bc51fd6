/// A change of a drawing's strokes at once, as one step: some of those that are seen go, move, or become others, and more are
/// laid over all. It tells only what changes.
public struct DoodleEdit: Hashable, Sendable {
  /// A change to the strokes that are chosen.
  public enum Change: Hashable, Sendable {
    /// They go.
    case remove
    /// They move by so many 1024ths of a pixel.
    case move(x: Int32, y: Int32)
    /// They have another color.
    case color(UInt32)
    /// Others are in their places, as many. Of a picture that is seen before only the stroke is told whose it is, here and in
    /// `added`.
    case replace([DoodleStroke])
  }

  /// Strokes that follow each other and are chosen.
  public struct Run: Hashable, Sendable {
    /// How many come before that are not, since the last run.
    public var skipped: Int
    /// How many strokes are chosen; at least 1.
    public var count: Int

    /// A run of its parts.
    ///
    /// - Parameters:
    ///   - skipped: How many strokes come before that are not chosen, since the last run.
    ///   - count: How many are.
    public init(skipped: Int, count: Int) {
      self.skipped = skipped
      self.count = count
    }
  }

  /// How many strokes are seen before it; among another number it changes nothing.
  public var strokeCount: Int
  /// Which are chosen.
  public var runs: [Run]
  /// The change to the chosen strokes.
  public var change: Change
  /// The strokes that are laid over all others.
  public var added: [DoodleStroke]

  /// A change of its parts.
  ///
  /// - Parameters:
  ///   - strokeCount: How many strokes are seen before it.
  ///   - runs: Which are chosen.
  ///   - change: The change to them.
  ///   - added: The strokes that are laid over all others.
  public init(of strokeCount: Int, runs: [Run], change: Change, added: [DoodleStroke] = []) {
    self.strokeCount = strokeCount
    self.runs = runs
    self.change = change
    self.added = added
  }
}

/// A stroke that an edit can change: as a document keeps it, or as an app has it.
public protocol EditableStroke: Equatable {
  /// The stroke that a document keeps.
  ///
  /// - Parameter stroke: As it is kept.
  init(_ stroke: DoodleStroke)
  var samples: [DoodleSample] { get set }
  /// As `DoodleStroke.color`.
  var color: UInt32 { get set }
  /// As `DoodleStroke.picture`.
  var picture: InkPicture? { get set }
  /// As a document keeps it.
  var kept: DoodleStroke { get }
}

extension DoodleStroke: EditableStroke {
  /// The same stroke.
  ///
  /// - Parameter stroke: Is copied.
  public init(_ stroke: DoodleStroke) { self = stroke }
  /// The stroke itself.
  public var kept: DoodleStroke { self }
}

extension EditableStroke {
  fileprivate func moved(_ x: Int32, _ y: Int32) -> Self {
    var own = self
    own.samples = samples.map { sample in
      var sample = sample
      (sample.x, sample.y) = (sample.x &+ x, sample.y &+ y)
      return sample
    }
    return own
  }

  fileprivate func recolored(_ color: UInt32) -> Self {
    var own = self
    if picture == nil { own.color = color }
    return own
  }
}

// A picture that is seen already is not told again.
extension EditableStroke {
  /// The stroke of an edit; nil where it has the picture of a stroke that has none.
  ///
  /// - Parameters:
  ///   - stroke: As the edit tells it.
  ///   - seen: The strokes before the edit.
  public init?(_ stroke: DoodleStroke, among seen: [Self]) {
    self.init(stroke)
    guard let place = stroke.picture?.place else { return }
    guard seen.indices.contains(place), let picture = seen[place].picture, picture.place == nil else {
      return nil
    }
    self.picture = picture
  }

  /// The stroke as an edit tells it.
  ///
  /// - Parameter seen: The strokes before the edit.
  /// - Returns: As a document keeps it, but that it may tell in place of a picture whose that is.
  public func kept(among seen: [Self]) -> DoodleStroke {
    var own = kept
    if let picture, let place = seen.firstIndex(where: { $0.picture == picture }) {
      own.picture = InkPicture(of: UInt32(place))
    }
    return own
  }
}

// Doing it, and finding what was done.
extension DoodleEdit {
  /// The strokes as they are after it.
  ///
  /// - Parameter strokes: Those that are seen, in the order in which they were drawn.
  /// - Returns: The new strokes; nil where the edit does not fit them.
  public func applied<Stroke: EditableStroke>(to strokes: [Stroke]) -> [Stroke]? {
    guard strokes.count == strokeCount else { return nil }
    var others: [DoodleStroke] = []
    if case .replace(let strokes) = change { others = strokes }
    var (result, place, used): ([Stroke], Int, Int) = ([], 0, 0)
    result.reserveCapacity(strokes.count + added.count)
    for run in runs {
      guard run.skipped >= 0, run.count >= 0, run.skipped <= strokes.count - place,
        run.count <= strokes.count - place - run.skipped
      else { return nil }
      let start = place + run.skipped
      result += strokes[place..<start]
      place = start + run.count
      switch change {
      case .remove: break
      case .move(let x, let y): for stroke in strokes[start..<place] { result.append(stroke.moved(x, y)) }
      case .color(let color): for stroke in strokes[start..<place] { result.append(stroke.recolored(color)) }
      case .replace:
        guard run.count <= others.count - used else { return nil }
        for other in others[used..<used + run.count] {
          guard let own = Stroke(other, among: strokes) else { return nil }
          result.append(own)
        }
        used += run.count
      }
    }
    guard used == others.count else { return nil }
    result += strokes[place...]
    for stroke in added {
      guard let own = Stroke(stroke, among: strokes) else { return nil }
      result.append(own)
    }
    return result
  }

  /// Makes the edit that turns some strokes into others, in the shortest form that is known.
  ///
  /// - Parameters:
  ///   - before: The visible strokes before the edit.
  ///   - after: The visible strokes after it; with `before` they share what they have in common.
  public init<Stroke: EditableStroke>(from before: [Stroke], to after: [Stroke]) {
    if after.count < before.count {
      if let runs = DoodleEdit.removed(before, after) {
        self.init(of: before.count, runs: runs, change: .remove)
      } else {
        let all = [Run(skipped: 0, count: before.count)]
        self.init(of: before.count, runs: all, change: .remove, added: after.map { $0.kept(among: before) })
      }
      return
    }
    var places: [Int] = []
    for place in before.indices where before[place] != after[place] { places.append(place) }
    self.init(
      of: before.count, runs: DoodleEdit.runs(places), change: DoodleEdit.change(places, before, after),
      added: after[before.count...].map { $0.kept(among: before) })
  }

  /// Which of the strokes are gone; nil where others have changed too.
  private static func removed<Stroke: EditableStroke>(_ before: [Stroke], _ after: [Stroke]) -> [Run]? {
    var (gone, next): ([Int], Int) = ([], 0)
    for place in before.indices {
      if next < after.count, before[place] == after[next] { next += 1 } else { gone.append(place) }
    }
    return next == after.count ? runs(gone) : nil
  }

  private static func runs(_ places: [Int]) -> [Run] {
    var (runs, end): ([Run], Int) = ([], 0)
    for place in places {
      if !runs.isEmpty, place == end {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(skipped: place - end, count: 1))
      }
      end = place + 1
    }
    return runs
  }

  private static func change<Stroke: EditableStroke>(_ places: [Int], _ before: [Stroke], _ after: [Stroke])
    -> Change
  {
    guard let first = places.first else { return .remove }
    if let old = before[first].samples.first, let new = after[first].samples.first {
      let (x, y) = (new.x &- old.x, new.y &- old.y)
      if places.allSatisfy({ before[$0].moved(x, y) == after[$0] }) { return .move(x: x, y: y) }
    }
    let color = after[first].color
    if places.allSatisfy({ before[$0].recolored(color) == after[$0] }) { return .color(color) }
    return .replace(places.map { after[$0].kept(among: before) })
  }
}

// As bytes, docs/doodle-format.md.
extension DoodleWriter {
  mutating func add(_ edit: DoodleEdit) {
    number(UInt64(edit.strokeCount), bytes: 4)
    var others: [DoodleStroke] = []
    switch edit.change {
    case .remove: bytes.append(0)
    case .move(let x, let y):
      bytes.append(1)
      difference(0, x)
      difference(0, y)
    case .color(let color):
      bytes.append(2)
      number(UInt64(color), bytes: 4)
    case .replace(let strokes):
      bytes.append(3)
      others = strokes
    }
    number(UInt64(edit.runs.count), bytes: 4)
    for run in edit.runs {
      difference(0, Int32(run.skipped))
      difference(0, Int32(run.count))
    }
    number(UInt64(others.count + edit.added.count), bytes: 4)
    for stroke in others + edit.added { chunk(of: stroke) }
  }
}

extension DoodleReader {
  mutating func edit() throws(DoodleError) -> DoodleEdit {
    let strokeCount = try small(most: .max)
    let start = place
    let kind = try number(bytes: 1)
    var change = DoodleEdit.Change.remove
    switch kind {
    case 0, 3: break
    case 1: change = .move(x: try next(0), y: try next(0))
    case 2: change = .color(UInt32(try number(bytes: 4)))
    default: throw DoodleError(kind: .value, place: start, value: kind)
    }
    // A run has two bytes at least, and a stroke's chunk 12.
    var runs: [DoodleEdit.Run] = []
    var chosen = 0
    for _ in 0..<(try small(most: (end - place) / 2)) {
      let start = place
      let run = DoodleEdit.Run(skipped: Int(try next(0)), count: Int(try next(0)))
      guard run.skipped >= 0, run.count >= 0, run.count <= strokeCount - chosen else {
        throw DoodleError(kind: .value, place: start, value: UInt64(UInt32(truncatingIfNeeded: run.count)))
      }
      chosen += run.count
      runs.append(run)
    }
    var strokes: [DoodleStroke] = []
    for _ in 0..<(try small(most: (end - place) / 12)) {
      let start = place
      let part = try chunk()
      var body = DoodleReader(file: file, place: part.body.lowerBound, end: part.body.upperBound)
      switch part.name {
      case DoodleChunk.stroke: strokes.append(try body.stroke())
      case DoodleChunk.text: strokes.append(try body.textStroke())
      case DoodleChunk.image: strokes.append(try body.pictureStroke(isInEdit: true))
      default: throw DoodleError(kind: .value, place: start, value: UInt64(part.name))
      }
    }
    if kind == 3 {
      guard chosen <= strokes.count else {
        throw DoodleError(kind: .value, place: place, value: UInt64(strokes.count))
      }
      change = .replace(Array(strokes.prefix(chosen)))
      strokes.removeFirst(chosen)
    }
    return DoodleEdit(of: strokeCount, runs: runs, change: change, added: strokes)
  }

  /// A number of four bytes, as a count.
  private mutating func small(most: Int) throws(DoodleError) -> Int {
    let start = place
    let number = try number(bytes: 4)
    guard let count = Int(exactly: number), count <= most else {
      throw DoodleError(kind: .value, place: start, value: number)
    }
    return count
  }
}
