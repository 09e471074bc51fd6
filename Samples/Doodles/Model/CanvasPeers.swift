import Heft

/// The pages of the browser in which the same doodle is drawn on: tells them what is done here, and here what they do.
///
/// Each page has a key of the storage to itself, and writes over it what it has to say: every page hears of that. A page alone
/// writes once, when it begins.
/// ```
/// canvas-N    u8 version (1) | u32 number of the message | i64 number of the doodle | i64 page that is told; -1 for all
///             u8 1 where the page has just begun, and asks the others for what they have done | change as in `CanvasChange`
/// ```
final class CanvasPeers: NSObject {
  private let storage: Storage
  private let doodle: Int
  private let page: Int
  private var count: UInt64 = 0
  private var others: [Int] = []
  /// The drawing as it is saved, as the others know it, and what this page alone has changed of it.
  private var saved: Drawing
  private var known: Drawing
  private var own = CanvasChange()
  /// Told what another page has changed.
  var told: ((CanvasChange) -> Void)?

  private static let version: UInt8 = 1
  private static let prefix = "canvas-"
  /// How old a key is before its page counts as gone, in seconds (our choice).
  private static let scrapAge = 86_400

  /// Begins to draw on a doodle that is saved so; it may look otherwise by now.
  init(of doodle: Int, saved: Drawing, now drawing: Drawing, in storage: Storage) {
    (self.doodle, self.saved, self.storage) = (doodle, saved, storage)
    known = drawing
    own = CanvasChange(from: saved, to: drawing)
    let last = CanvasPeers.pages(in: storage).max()
    page = DoodleStore.number(after: last ?? 0)
    super.init()
    send(own, to: nil, asks: true)
  }

  private static func pages(in storage: Storage) -> [Int] {
    storage.keys.compactMap { DoodleStore.number(in: $0, after: prefix) }
  }

  /// Removes what pages have left that did not end well.
  static func removeScraps(in storage: Storage) {
    let now = DoodleStore.number(after: 0)
    for page in pages(in: storage) where page < now - scrapAge {
      storage.removeData(forKey: "\(prefix)\(page)")
    }
  }

  /// The drawing looks so by what was done here.
  func tell(_ drawing: Drawing) {
    let change = CanvasChange(from: known, to: drawing)
    known = drawing
    if change.isEmpty { return }
    own.append(change)
    if !others.isEmpty { send(change, to: nil) }
  }

  /// The drawing looks so by what others have done.
  func note(_ drawing: Drawing) { known = drawing }

  /// The drawing is saved so by now, by another page: what that has is no longer this page's alone.
  func note(saved drawing: Drawing) {
    saved = drawing
    own.added.removeAll { drawing.strokes.contains($0) }
    own.removed.removeAll { !drawing.strokes.contains($0) }
    if own.sheet == drawing.sheet { own.sheet = nil }
    if own.base == drawing.base { (own.hasOtherBase, own.base) = (false, nil) }
  }

  /// Ends. What was done here alone is taken back where the others have it, if it is thrown away.
  func end(throwingAway: Bool) {
    told = nil
    if throwingAway, !others.isEmpty, !own.isEmpty { send(own.inverted(before: saved), to: nil) }
    storage.removeData(forKey: key)
  }

  private var key: String { "\(CanvasPeers.prefix)\(page)" }

  private func send(_ change: CanvasChange, to other: Int?, asks: Bool = false) {
    count += 1
    var file = ByteWriter()
    file.add(UInt64(CanvasPeers.version), bytes: 1)
    file.add(count, bytes: 4)
    file.add(UInt64(doodle), bytes: 8)
    file.add(UInt64(bitPattern: Int64(other ?? -1)), bytes: 8)
    file.add(asks ? 1 : 0, bytes: 1)
    file.add(change.bytes[...])
    // Where it cannot be kept nobody hears of it, and the draft's failure says why.
    storage.set(file.bytes, forKey: key)
  }

  /// Another page has kept or removed something.
  func changedElsewhere(_ key: String) {
    guard let other = DoodleStore.number(in: key, after: CanvasPeers.prefix), other != page else { return }
    guard let bytes = storage.data(forKey: key) else { return others.removeAll { $0 == other } }
    var file = ByteReader(bytes[...])
    guard file.byte() == CanvasPeers.version, file.number(bytes: 4) != nil,
      let doodle = file.number(bytes: 8).flatMap({ Draft.doodle($0) }), doodle == self.doodle,
      let target = file.number(bytes: 8), let asks = file.byte(), let change = CanvasChange(file.rest)
    else { return }
    let page = Draft.doodle(target)
    if !others.contains(other) { others.append(other) }
    if asks == 1 { send(CanvasChange(from: saved, to: known), to: other) }
    if page == nil || page == self.page, !change.isEmpty { told?(change) }
  }
}
