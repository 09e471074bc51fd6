import HeftForce

/// How far a press in a field that has the keyboard has come: at first it is the browser's, pressed deeper it moves
/// the caret as a trackpad does, and deeper still it selects. It knows no view and no clock.
struct CaretPress: Equatable {
  /// Where a press is.
  enum State: Equatable {
    /// The browser's own: a tap, or a drag that selects.
    case touched
    /// The caret follows.
    case moving
    /// The selection follows.
    case selecting
    /// The browser's own until it is lifted.
    case over
  }

  private(set) var state = State.touched
  /// In UTF-16 units.
  private(set) var selection: Range<Int>
  private let start: PeekMachine.Sample
  private var latest: PeekMachine.Sample
  private var line = CaretLine()
  /// When the caret began to follow.
  private var takenTime = 0.0
  /// Where the finger is, and the caret with it, along the line.
  private var finger: CGFloat = 0
  private var caret: CGFloat = 0
  /// The places around the word that was selected.
  private var word: Range<Int>?

  /// A press that begins with a selection.
  init(_ sample: PeekMachine.Sample, selection: Range<Int>) {
    start = sample
    latest = sample
    self.selection = selection
  }

  /// Whether the press is the field's and not the browser's.
  var isTaken: Bool { state == .moving || state == .selecting }

  /// The moment at which something follows from the force alone; nil where nothing will.
  var deadline: Double? {
    switch state {
    case .touched: isDeep(latest) ? start.time + PeekLimits.longestTap : nil
    case .moving: latest.force >= PeekForces.pop && word == nil ? takenTime + PeekLimits.shortestPeek : nil
    case .selecting, .over: nil
    }
  }

  /// Goes on with a reading. Returns whether the selection is to be shown; `makeLine` is asked once, when the caret
  /// begins to follow.
  mutating func move(to sample: PeekMachine.Sample, line makeLine: () -> CaretLine) -> Bool {
    latest = sample
    switch state {
    case .over: return false
    case .touched:
      guard sample.place.distance(to: start.place) <= PeekLimits.slop else {
        state = .over
        return false
      }
      guard isDeep(sample), (start.time + PeekLimits.longestTap).isDue(at: sample.time) else {
        return false
      }
      line = makeLine()
      state = .moving
      takenTime = sample.time
      let place = line.place(atOffset: selection.upperBound)
      caret = line.places[place]
      finger = sample.place.x
      selection = line.offsets[place]..<line.offsets[place]
      return true
    case .moving, .selecting:
      let isNew = follow(sample.place.x)
      guard state == .moving, sample.force >= PeekForces.pop,
        (takenTime + PeekLimits.shortestPeek).isDue(at: sample.time),
        let found = line.word(at: line.place(nearest: caret))
      else { return isNew }
      word = found
      state = .selecting
      _ = select()
      return true
    }
  }

  /// Time went on.
  mutating func advance(to time: Double, line: () -> CaretLine) -> Bool {
    var sample = latest
    sample.time = max(sample.time, time)
    return move(to: sample, line: line)
  }

  /// Ends what the press does; the browser has the rest of it.
  mutating func stop() {
    state = .over
  }

  private func isDeep(_ sample: PeekMachine.Sample) -> Bool {
    !sample.isHeld && sample.force >= PeekForces.peek
  }

  /// The caret goes as far as the finger, and never beyond the text: coming back it turns at once.
  private mutating func follow(_ x: CGFloat) -> Bool {
    let delta = line.isRightToLeft ? finger - x : x - finger
    finger = x
    caret = min(max(caret + delta, 0), line.places[line.places.count - 1])
    return select()
  }

  /// Selects what lies between the word and the caret. Returns whether that is new.
  private mutating func select() -> Bool {
    let place = line.place(nearest: caret)
    let places = word.map { min($0.lowerBound, place)..<max($0.upperBound, place) } ?? place..<place
    let new = line.offsets[places.lowerBound]..<line.offsets[places.upperBound]
    defer { selection = new }
    return new != selection
  }
}
