/// The history of a drawing, one change after the other: each is a record of a few bytes, which no later one changes.
/// Read again, it is the drawing with everything that can be undone and redone.
public struct DoodleJournal: Hashable, Sendable {
  /// One thing that can be taken back.
  public enum Step: Hashable, Sendable {
    /// A stroke was drawn.
    case stroke(DoodleStroke)
    /// Everything was taken away.
    case clear
    /// The paper or the layers are others from then on.
    case sheet(DoodleSheet)
    /// Strokes that are seen become others.
    case edit(DoodleEdit)
    /// Another picture lies beneath the strokes from then on, in place of all that did; nil for none.
    case picture(DoodleDocument.Picture?)
  }

  /// Steps that are taken back and done again as one.
  public struct Group: Hashable, Sendable {
    /// How many steps come before.
    public var start: Int
    /// How many steps it has.
    public var count: Int

    /// A group of its parts.
    ///
    /// - Parameters:
    ///   - start: How many steps come before.
    ///   - count: How many steps it has.
    public init(start: Int, count: Int) {
      self.start = start
      self.count = count
    }
  }

  /// The drawing before the first step; its strokes are steps.
  public var base: DoodleDocument
  /// The steps that are done, in their order.
  public var steps: [Step]
  /// The steps that were undone; the last one is redone first.
  public var undone: [Step] = []
  /// Which of both belong together, in their order.
  public var groups: [Group] = []
  /// The same of the steps that were undone.
  public var undoneGroups: [Group] = []
  /// The stroke that is being drawn.
  public var live: DoodleStroke?

  /// A drawing of which each stroke can be taken back.
  ///
  /// - Parameter document: The drawing as it is when the journal begins.
  public init(_ document: DoodleDocument) {
    base = document
    steps = document.strokes.map { .stroke($0) }
    base.strokes = []
  }

  /// The drawing that is seen: the strokes since everything was taken away last, and with them the one that is being drawn.
  public var document: DoodleDocument {
    var document = base
    let seen = DoodleJournal.seen(steps)
    if let pictures = seen.pictures { document.pictures = pictures }
    document.strokes = seen.strokes
    if let live { document.strokes.append(live) }
    for case .sheet(let sheet) in steps.reversed() {
      document.arrange(sheet)
      break
    }
    return document
  }

  /// The strokes that are seen after steps, including strokes on layers that are gone, and the pictures beneath them; nil
  /// where these are those before the first step.
  private static func seen(_ steps: [Step]) -> (
    strokes: [DoodleStroke], pictures: [DoodleDocument.Picture]?
  ) {
    var (strokes, pictures): ([DoodleStroke], [DoodleDocument.Picture]?) = ([], nil)
    var sheet: DoodleSheet?
    for step in steps {
      switch step {
      case .stroke(let stroke): strokes.append(stroke)
      case .clear: (strokes, pictures) = ([], [])
      case .sheet(let other): sheet = other
      case .edit(let edit):
        // It was done to what was seen: strokes of layers that were no more are gone for good.
        if let sheet { strokes.removeAll { sheet.place(of: $0.layer) == nil } }
        strokes = edit.applied(to: strokes) ?? strokes
      case .picture(let picture): pictures = picture.map { [$0] } ?? []
      }
    }
    return (strokes, pictures)
  }

  /// One change, in bytes.
  public enum Record: Hashable, Sendable {
    /// A stroke that is being drawn, as far as it goes.
    case live(DoodleStroke)
    /// Samples of it, the first of which has that number in the stroke.
    case more([DoodleSample], from: Int)
    /// The stroke that was being drawn is dropped.
    case drop
    /// A whole stroke; the one that was being drawn is that.
    case stroke(DoodleStroke)
    /// The step `clear`.
    case clear
    /// The step `sheet`.
    case sheet(DoodleSheet)
    /// The step `edit`.
    case edit(DoodleEdit)
    /// The step `picture`.
    case picture(DoodleDocument.Picture?)
    /// So many steps come that are one.
    case group(Int)
    /// The last step, or group of steps, is taken back.
    case undo
    /// The step or group that was taken back last is done again.
    case redo

    /// The record as a chunk, `docs/doodle-format.md`.
    public var bytes: [UInt8] {
      var writer = DoodleWriter()
      switch self {
      case .live(let stroke): writer.chunk(DoodleChunk.live) { $0.add(stroke) }
      case .more(let samples, let start):
        writer.chunk(DoodleChunk.more) { body in
          body.number(UInt64(start), bytes: 4)
          body.add(samples[...])
        }
      case .drop: writer.chunk(DoodleChunk.drop) { _ in }
      case .stroke(let stroke): writer.chunk(of: stroke)
      case .clear: writer.chunk(DoodleChunk.clear) { _ in }
      case .sheet(let sheet): writer.chunk(DoodleChunk.sheet) { $0.add(sheet) }
      case .edit(let edit): writer.chunk(DoodleChunk.edit) { $0.add(edit) }
      case .picture(let picture): writer.chunk(of: picture)
      case .group(let count): writer.chunk(DoodleChunk.group) { $0.number(UInt64(count), bytes: 4) }
      case .undo: writer.chunk(DoodleChunk.undo) { _ in }
      case .redo: writer.chunk(DoodleChunk.redo) { _ in }
      }
      return writer.bytes
    }
  }

  /// All of the journal as one part to begin another journal with; what is being drawn is not in it.
  public var bytes: [UInt8] {
    var document = base
    var rest = steps[...]
    while case .stroke(let stroke)? = rest.first {
      document.strokes.append(stroke)
      rest = rest.dropFirst()
    }
    var writer = DoodleWriter()
    writer.chunk(DoodleChunk.base) { $0.bytes.append(contentsOf: document.file) }
    let groups = groups + undoneGroups.reversed()
    var place = steps.count - rest.count
    var records: [UInt8] = []
    for step in rest + undone.reversed() {
      for group in groups where group.start == place { records += Record.group(group.count).bytes }
      records += Record(step).bytes
      place += 1
    }
    writer.bytes += records
    let undos = undone.count - undoneGroups.reduce(0) { $0 + $1.count - 1 }
    for _ in 0..<max(undos, 0) { writer.chunk(DoodleChunk.undo) { _ in } }
    return writer.bytes
  }

  /// Does what a record tells.
  ///
  /// - Parameter record: A step, a part of a stroke, or what is taken back or done again.
  /// - Returns: False where that does not follow what was told before; then nothing is done.
  @discardableResult
  public mutating func apply(_ record: Record) -> Bool {
    switch record {
    case .live(let stroke): live = stroke
    case .more(let samples, let start):
      // A stroke that has ended holds them already.
      guard let count = live?.samples.count else { return true }
      guard start >= 0, start <= count else { return false }
      live?.samples.append(contentsOf: samples.dropFirst(count - start))
    case .drop: live = nil
    case .stroke(let stroke): add(.stroke(stroke))
    case .clear: add(.clear)
    case .sheet(let sheet): add(.sheet(sheet))
    case .edit(let edit): add(.edit(edit))
    case .picture(let picture): add(.picture(picture))
    case .group(let count):
      guard count > 0 else { return false }
      (undone, undoneGroups) = ([], [])
      groups.append(Group(start: steps.count, count: count))
    case .undo: return undo()
    case .redo: return redo()
    }
    return true
  }

  private mutating func add(_ step: Step) {
    live = nil
    (undone, undoneGroups) = ([], [])
    steps.append(step)
  }

  private mutating func undo() -> Bool {
    guard let step = steps.popLast() else { return false }
    undone.append(step)
    guard let group = groups.last, steps.count <= group.start + group.count - 1 else { return true }
    groups.removeLast()
    // One of which a part is missing was never a whole.
    guard steps.count == group.start + group.count - 1 else { return true }
    undone += steps[group.start...].reversed()
    steps.removeLast(steps.count - group.start)
    undoneGroups.append(group)
    return true
  }

  private mutating func redo() -> Bool {
    let group = undoneGroups.last.flatMap { $0.start == steps.count && $0.count <= undone.count ? $0 : nil }
    if let group {
      undoneGroups.removeLast()
      groups.append(group)
    }
    guard !undone.isEmpty else { return false }
    for _ in 0..<(group?.count ?? 1) { steps.append(undone.removeLast()) }
    return true
  }
}

extension DoodleJournal {
  /// A journal of its parts, from the first one on up to the one that is missing. Nil where the first one is damaged; a later
  /// one that is damaged, or of a later version, ends it.
  ///
  /// - Parameter part: Gives the bytes of a part by its number; nil if there is none.
  public init?(part: (Int) -> [UInt8]?) {
    guard let first = part(0) else { return nil }
    var reader = DoodleReader(file: first, place: 0, end: first.count)
    guard let chunk = try? reader.chunk(), chunk.name == DoodleChunk.base,
      let reading = try? DoodleDocument.read(Array(first[chunk.body]))
    else { return nil }
    self.init(reading.document)
    guard take(&reader) else { return }
    var index = 1
    while let bytes = part(index) {
      var reader = DoodleReader(file: bytes, place: 0, end: bytes.count)
      guard take(&reader) else { return }
      index += 1
    }
  }

  /// Does what one more part tells, as far as it is whole.
  ///
  /// - Parameter bytes: The part, as it was kept.
  /// - Returns: Whether all of it is done.
  @discardableResult
  public mutating func apply(part bytes: [UInt8]) -> Bool {
    var reader = DoodleReader(file: bytes, place: 0, end: bytes.count)
    return take(&reader)
  }

  /// Does what the records tell; false where one of them is damaged or does not follow.
  private mutating func take(_ reader: inout DoodleReader) -> Bool {
    while reader.place < reader.end {
      guard let chunk = try? reader.chunk(), let record = Record(chunk, in: reader.file), apply(record) else {
        return false
      }
    }
    return true
  }
}

extension DoodleJournal.Record {
  /// The record of a step.
  ///
  /// - Parameter step: The step that was made.
  public init(_ step: DoodleJournal.Step) {
    switch step {
    case .stroke(let stroke): self = .stroke(stroke)
    case .clear: self = .clear
    case .sheet(let sheet): self = .sheet(sheet)
    case .edit(let edit): self = .edit(edit)
    case .picture(let picture): self = .picture(picture)
    }
  }

  /// Reads a chunk of a journal; nil for an unknown chunk, or one with unknown content.
  fileprivate init?(_ chunk: (name: UInt32, body: Range<Int>), in file: [UInt8]) {
    var body = DoodleReader(file: file, place: chunk.body.lowerBound, end: chunk.body.upperBound)
    do throws(DoodleError) {
      switch chunk.name {
      case DoodleChunk.live: self = .live(try body.stroke())
      case DoodleChunk.more:
        let start = try body.number(bytes: 4)
        guard let first = Int(exactly: start) else { return nil }
        self = .more(try body.samples(), from: first)
      case DoodleChunk.drop: self = .drop
      case DoodleChunk.stroke: self = .stroke(try body.stroke())
      case DoodleChunk.text: self = .stroke(try body.textStroke())
      case DoodleChunk.image: self = .stroke(try body.pictureStroke())
      case DoodleChunk.clear: self = .clear
      case DoodleChunk.sheet: self = .sheet(try body.sheet())
      case DoodleChunk.edit: self = .edit(try body.edit())
      case DoodleChunk.picture: self = .picture(body.place == body.end ? nil : try body.picture())
      case DoodleChunk.group:
        guard let count = Int(exactly: try body.number(bytes: 4)) else { return nil }
        self = .group(count)
      case DoodleChunk.undo: self = .undo
      case DoodleChunk.redo: self = .redo
      default: return nil
      }
      try body.finish()
    } catch {
      return nil
    }
  }
}
