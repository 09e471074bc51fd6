import Heft

/// All doodles, kept in the app's storage: each under a key of its own, so that saving one writes one.
final class DoodleStore: NSObject {
  /// The doodles, the newest first.
  private(set) var sortedDoodles: [Doodle] = []
  /// Told when a doodle could not be kept, with a sentence for the user.
  var failed: ((String) -> Void)?
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
    for key in storage.keys {
      guard let number = DoodleStore.number(in: key) else { continue }
      // What cannot be read, of a later version or damaged, stays where it is: no new doodle takes its number.
      lastNumber = max(lastNumber, number)
      guard let file = storage.data(forKey: key).flatMap({ DoodleFile($0) }) else { continue }
      sortedDoodles.append(Doodle(number: number, file: file))
    }
    sort()
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
    storage.set(
      doodle.file.bytes, forKey: DoodleStore.key(of: doodle),
      completion: weakify(self) { store, error in
        guard let error else {
          kept?()
          return
        }
        store.failed?("\u{201C}\(doodle.name)\u{201D}: \(error.message)")
      })
  }

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
  }

  private func sort() {
    sortedDoodles.sort { ($0.date, $0.number) > ($1.date, $1.number) }
  }

  /// The small pictures of the doodles that were shown last.
  var thumbnails = ThumbnailCache()

  /// Where what is on the canvas is kept until it is saved.
  let drafts: DraftStore

  /// Told when another page has added, changed or deleted a doodle.
  var changedByOthers: (() -> Void)?

  /// The user has deleted what the browser kept. What is in the list is there until the app ends.
  private func lost() {
    drafts.lost()
    guard !sortedDoodles.isEmpty else { return }
    failed?(
      "The doodles were deleted in the browser, and are here only until the page is closed. To keep one, share it or "
        + "duplicate it."
    )
  }

  private func tell(_ message: String) { failed?(message) }

  /// Another page of the browser has kept or removed something.
  private func changedElsewhere(_ key: String) {
    drafts.changedElsewhere(key)
    guard let number = DoodleStore.number(in: key) else { return }
    lastNumber = max(lastNumber, number)
    let known = sortedDoodles.first { $0.number == number }
    if let known { thumbnails.forget(known) }
    switch (known, storage.data(forKey: key).flatMap { DoodleFile($0) }) {
    case (let known?, let file?): known.redraw(file)
    case (nil, let file?): sortedDoodles.append(Doodle(number: number, file: file))
    case (let known?, nil): sortedDoodles.removeAll { $0 === known }
    case (nil, nil): return
    }
    sort()
    changed?()
    changedByOthers?()
  }

  // MARK: Keys

  private static let prefix = "doodle-"

  private static func key(of doodle: Doodle) -> String { "\(prefix)\(doodle.number)" }

  private static func number(in key: String) -> Int? { number(in: key, after: prefix) }

  /// The number in a key that begins so; nil where there is none.
  static func number(in key: String, after prefix: String) -> Int? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    // One more must be a number too.
    return Int(key.dropFirst(prefix.count)).flatMap { $0 >= 0 && $0 < Int.max ? $0 : nil }
  }

  /// A page's numbers have 32 bits: from 2064 on they count up from there.
  private static let lastSecond = 2_000_000_000.0

  /// A number above another one. Two pages do not hear of what the other one keeps: so a number is the second in which it
  /// is made, since 2001, for one hand does not save in two pages within a second.
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
