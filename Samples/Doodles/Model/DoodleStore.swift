import Heft

/// All doodles, kept in the app's storage: of each, what the list shows under a key of its own, and the picture and strokes
/// as a document, which is read when the doodle is opened.
final class DoodleStore: NSObject {
  /// The doodles, the newest first.
  private(set) var sortedDoodles: [Doodle] = []
  /// Told when a doodle could not be kept, with a sentence for the user.
  var failed: ((String) -> Void)?
  /// Told when a part of what is kept of a doodle cannot be read, with a sentence for the user.
  var foundDamage: ((String) -> Void)?
  /// Told when a doodle was added, changed or deleted.
  var changed: (() -> Void)?

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    drafts = DraftStore(storage: storage)
    super.init()
    drafts.failed = weakify(self) { $0.tell($1) }
    storage.lost = weakify(self) { $0.lost() }
    storage.changedElsewhere = weakify(self) { $0.changedElsewhere($1) }
    var numbers: [Int] = []
    for key in storage.keys {
      guard let number = DoodleStore.number(in: key) else { continue }
      // A file that cannot be read, of a later version or damaged, stays where it is: no new doodle takes its number.
      lastNumber = max(lastNumber, number)
      numbers.append(number)
      if let doodle = read(key, number) { sortedDoodles.append(doodle) }
    }
    sort()
    removeScraps(besides: numbers)
    CanvasPeers.removeScraps(in: storage)
    old = sortedDoodles.filter { $0.unkept != nil }
    keepNextAsNow()
  }

  /// The doodle of a key; its contents are there where an earlier version kept them with it.
  private func read(_ key: String, _ number: Int) -> Doodle? {
    guard let bytes = storage.data(forKey: key) else { return nil }
    return DoodleHead(bytes).map { Doodle(number: number, head: $0) }
      ?? DoodleFile(bytes).map { Doodle(number: number, file: $0) }
  }

  /// Removes the contents of doodles that are gone: an app that ends while one is deleted may leave them.
  private func removeScraps(besides numbers: [Int]) {
    for key in storage.keys {
      guard let number = DoodleStore.number(in: key, after: DoodleStore.documentPrefix) else { continue }
      lastNumber = max(lastNumber, number)
      if !numbers.contains(number) { storage.removeData(forKey: key) }
    }
  }

  /// Doodles that an earlier version kept, whole.
  private var old: [Doodle] = []

  /// Keeps one of the old doodles as doodles are kept now, and the others after it. Should that fail they stay as they are.
  private func keepNextAsNow() {
    guard let doodle = old.popLast() else { return }
    guard let contents = doodle.unkept, sortedDoodles.contains(where: { $0 === doodle }) else {
      return keepNextAsNow()
    }
    let file = DoodleFile(head: doodle.head, contents: contents).completed
    doodle.redraw(file)
    write(doodle, completion: weakify(self) { if $1 == nil { $0.keepNextAsNow() } })
  }

  private var lastNumber = 0

  /// The number of the next doodle, which no other page that is open takes too.
  var nextNumber: Int { DoodleStore.number(after: lastNumber) }

  /// A name that no doodle has: `Doodle 3` where there are two.
  var nextName: String {
    var count = sortedDoodles.count + 1
    while sortedDoodles.contains(where: { $0.name.utf8.elementsEqual("Doodle \(count)".utf8) }) { count += 1 }
    return "Doodle \(count)"
  }

  /// Adds a doodle, or brings back one that was deleted; told when it is kept for good.
  func addDoodle(_ doodle: Doodle, kept: (() -> Void)? = nil) {
    sortedDoodles.append(doodle)
    lastNumber = max(lastNumber, doodle.number)
    sort()
    keep(doodle, kept: kept)
  }

  /// Keeps what has changed of a doodle; told when it is kept for good.
  func keep(_ doodle: Doodle, kept: (() -> Void)? = nil) {
    thumbnails.forget(doodle)
    changed?()
    write(
      doodle,
      completion: weakify(self) { store, error in
        guard let error else {
          kept?()
          return
        }
        store.failed?("\u{201C}\(doodle.name)\u{201D}: \(error.message)")
      })
  }

  /// Writes what is to be kept of a doodle, together or not at all.
  private func write(_ doodle: Doodle, completion: @escaping (StorageError?) -> Void) {
    let contents = doodle.unkept
    if let contents {
      storage.set(
        contents.bytes, forKey: DoodleStore.documentKey(of: doodle),
        completion: weakify(self) { store, error in
          // One that was deleted meanwhile is in memory only.
          if error == nil, store.sortedDoodles.contains(where: { $0 === doodle }) { doodle.release(contents) }
        })
    }
    storage.set(doodle.head.bytes, forKey: DoodleStore.key(of: doodle), completion: completion)
  }

  /// Hands on the picture and the strokes of a doodle, which keeps them as long as they are shown: at once where they
  /// are there, otherwise when they are read. Nil, and told, where they cannot be read.
  func load(_ doodle: Doodle, _ loaded: @escaping (DoodleContents?) -> Void) {
    if let contents = doodle.contents { return loaded(contents) }
    let head = doodle.head
    storage.loadDocument(
      forKey: DoodleStore.documentKey(of: doodle),
      completion: weakify(self) { store, bytes, error in
        let contents = doodle.contents ?? bytes.flatMap { DoodleContents($0, scale: head.scale) }
        if let contents {
          doodle.show(contents)
          // The doodle keeps its contents, and these keep the closure.
          let damaged = weakify(store) { (store: DoodleStore, doodle: Doodle, problem: String) in
            store.foundDamage?("\u{201C}\(doodle.name)\u{201D}: \(problem)")
          }
          let tell = weakify(doodle) { (doodle: Doodle, problem: String) in damaged(doodle, problem) }
          if let problem = contents.problem { tell(problem) } else { contents.foundDamage = tell }
        } else {
          store.foundDamage?("\u{201C}\(doodle.name)\u{201D}: " + (error?.message ?? DoodleStore.damaged))
        }
        loaded(contents)
      })
  }

  private static let damaged =
    "Its picture is missing or damaged, and cannot be shown. What is left of it stays where it is until it is deleted."

  func deleteDoodle(_ doodle: Doodle) {
    sortedDoodles.removeAll { $0 === doodle }
    thumbnails.forget(doodle)
    changed?()
    storage.removeData(
      forKey: DoodleStore.key(of: doodle),
      completion: weakify(self) { store, error in
        guard let error else { return }
        store.failed?(
          "\u{201C}\(doodle.name)\u{201D} is not deleted for good: it may be back at the next start. \(error.message)"
        )
      })
    removeContents(of: doodle)
  }

  /// Removes the picture and the strokes too, once they are in memory: the user may bring the doodle back.
  private func removeContents(of doodle: Doodle) {
    let key = DoodleStore.documentKey(of: doodle)
    if let contents = doodle.contents {
      doodle.hold(contents)
      return storage.removeData(forKey: key)
    }
    let scale = doodle.head.scale
    storage.loadDocument(
      forKey: key,
      completion: weakify(self) { store, bytes, error in
        // It may have been brought back meanwhile.
        guard error == nil, !store.sortedDoodles.contains(where: { $0 === doodle }) else { return }
        if let contents = bytes.flatMap({ DoodleContents($0, scale: scale) }) { doodle.hold(contents) }
        store.storage.removeData(forKey: key)
      })
  }

  private func sort() {
    sortedDoodles.sort { ($0.date, $0.number) > ($1.date, $1.number) }
  }

  /// The small pictures of the doodles that were shown last.
  var thumbnails = ThumbnailCache()

  /// Where what is on the canvas is kept until it is saved.
  let drafts: DraftStore

  /// The other pages in which the doodle on the canvas is drawn on.
  @Weak var peers: CanvasPeers? = nil

  /// Told when another page has added, changed or deleted a doodle.
  var changedByOthers: (() -> Void)?

  /// The user has deleted what the browser kept. The doodles in the list are there until the app ends.
  private func lost() {
    drafts.lost()
    guard !sortedDoodles.isEmpty else { return }
    failed?(
      "The doodles were deleted in the browser. What is open is here until the page is closed: to keep it, share it or "
        + "duplicate it."
    )
  }

  private func tell(_ message: String) { failed?(message) }

  /// Another page of the browser has kept or removed something.
  private func changedElsewhere(_ key: String) {
    drafts.changedElsewhere(key)
    peers?.changedElsewhere(key)
    guard let number = DoodleStore.number(in: key) else { return }
    lastNumber = max(lastNumber, number)
    let known = sortedDoodles.first { $0.number == number }
    if let known { thumbnails.forget(known) }
    let read = read(key, number)
    switch (known, read) {
    case (let known?, let read?):
      // A page of an earlier version keeps it whole.
      if let contents = read.unkept {
        known.redraw(DoodleFile(head: read.head, contents: contents))
      } else {
        known.redraw(read.head)
      }
    case (nil, let read?): sortedDoodles.append(read)
    case (let known?, nil): sortedDoodles.removeAll { $0 === known }
    case (nil, nil): return
    }
    sort()
    changed?()
    changedByOthers?()
  }

  // MARK: Keys

  private static let prefix = "doodle-"
  private static let documentPrefix = Storage.documentPrefix + prefix

  private static func key(of doodle: Doodle) -> String { "\(prefix)\(doodle.number)" }
  private static func documentKey(of doodle: Doodle) -> String { "\(documentPrefix)\(doodle.number)" }

  private static func number(in key: String) -> Int? { number(in: key, after: prefix) }

  /// The number in a key that begins so; nil if there is none.
  static func number(in key: String, after prefix: String) -> Int? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    // One more must be a number too.
    return Int(key.dropFirst(prefix.count)).flatMap { $0 >= 0 && $0 < Int.max ? $0 : nil }
  }

  /// A page's numbers have 32 bits: from 2064 on they count up from there.
  private static let lastSecond = 2_000_000_000.0

  /// A number above another one. Two pages do not hear of what the other one keeps: so a number is the second in which it
  /// is made, since 2001, because one hand does not save in two pages within a second.
  static func number(after last: Int) -> Int {
    let now = UIApplication.shared.now.timeIntervalSinceReferenceDate
    return max(last + 1, Int(min(max(now, 0), lastSecond)))
  }
}

/// Thumbnails that were shown last, so that a list of any length keeps as many as some screens of it.
struct ThumbnailCache {
  /// Our choice: about ten screens of rows, 64 KB each.
  private static let most = 80

  /// The one that was asked for last at the end.
  private var kept: [(number: Int, image: UIImage)] = []

  var count: Int { kept.count }

  mutating func thumbnail(of doodle: Doodle) -> UIImage {
    let image = kept.first { $0.number == doodle.number }?.image ?? doodle.thumbnail
    forget(doodle)
    kept.append((doodle.number, image))
    if kept.count > ThumbnailCache.most { kept.removeFirst() }
    return image
  }

  mutating func forget(_ doodle: Doodle) {
    kept.removeAll { $0.number == doodle.number }
  }
}
