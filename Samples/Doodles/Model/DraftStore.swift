import Heft
import Ink

/// Keeps what is on the canvas until it is saved or thrown away. Each page that is open keeps its own, under a number that
/// no other one has, so that none takes another's place; one that nobody took up waits for the next canvas.
final class DraftStore: NSObject {
  private let storage: Storage
  /// The drafts that were there at the launch: one that comes later is on the canvas of another page.
  private let found: [Int]
  /// The drafts that are of no use once `own` is kept for good: the one that the canvas was taken up from, and those
  /// that it was kept as before.
  private var before: [Int] = []
  /// The number of the draft that the canvas is kept as; nil where it is not kept yet.
  private var own: Int?
  /// Whether `own` was kept for good as it began, and how often something was begun to be kept.
  private var isSettled = false
  private var attempt = 0
  /// The kept journal of that draft; nil where it has to be kept anew.
  private var journal: DraftJournal?
  /// The drafts that the list has by now, in case they were not kept for good.
  private var listed: [Int] = []
  /// Told once when what is drawn cannot be kept, with a sentence for the user.
  var failed: ((String) -> Void)?
  private var hasFailed = false

  init(storage: Storage) {
    self.storage = storage
    found = DraftStore.numbers(in: storage)
    super.init()
    removeReplaced()
    removeScraps()
  }

  /// Whether something was not saved.
  var hasDraft: Bool { newest != nil }

  /// The newest drawing that was not saved; what is kept from now on takes its place.
  func takeUp() -> Draft? {
    guard let (number, draft) = newest else { return nil }
    before.append(number)
    return draft
  }

  /// A draft that cannot be read, of a later version or damaged, stays where it is.
  private var newest: (number: Int, draft: Draft)? {
    var newest: (number: Int, draft: Draft)?
    for number in found + (own.map { [$0] } ?? [])
    where number >= newest?.number ?? 0 && !listed.contains(number) {
      if let draft = read(number) { newest = (number, draft) }
    }
    return newest
  }

  private func read(_ number: Int) -> Draft? {
    guard let head = storage.data(forKey: DraftStore.key(of: number)) else { return nil }
    let part = { self.storage.data(forKey: DraftStore.key(of: number, part: $0)) }
    if let head = DraftHead(head) {
      return DoodleJournal(part: part).map { Draft(of: head.doodle, journal: $0) }
    }
    return Draft(head) ?? Draft(head: head, strokes: part)
  }

  /// Keeps what is on the canvas: of what is kept already, only what is new.
  func keep(_ state: CanvasState) {
    var changes: [DraftJournal.Change] = []
    if var kept = journal, kept.take(state, &changes) {
      journal = kept
      if let own { for change in changes { write(change, of: own) } }
      return
    }
    // Where nothing can be kept it is not tried again and again while a stroke goes on.
    if journal == nil, hasFailed, state.live != nil { return }
    changes = []
    let number = freeNumber()
    own = number
    isSettled = false
    attempt += 1
    let attempt = attempt
    journal = DraftJournal(state, changes: &changes)
    for change in changes { write(change, of: number) }
    let head = DraftHead(doodle: state.doodle, revision: state.ground.rest.revision, replaced: before)
    storage.set(
      head.bytes, forKey: DraftStore.key(of: number),
      completion: weakify(self) { store, error in
        store.kept(error, as: number)
        if error == nil { store.settle(number, attempt) }
      })
  }

  /// A number for all of it: what is kept stays until that is kept, and what never was makes room.
  private func freeNumber() -> Int {
    if let own, !isSettled {
      for key in partKeys(of: own) { storage.removeData(forKey: key) }
      return own
    }
    if let own { before.append(own) }
    return DoodleStore.number(after: max(numbers.max() ?? 0, own ?? 0))
  }

  private func write(_ change: DraftJournal.Change, of number: Int) {
    let key = DraftStore.key(of: number, part: change.part)
    guard let bytes = change.bytes else { return storage.removeData(forKey: key) }
    storage.set(
      bytes, forKey: key, completion: weakify(self) { store, error in store.kept(error, as: number) })
  }

  private func kept(_ error: StorageError?, as number: Int) {
    guard let error else { return }
    // One part is missing, and those behind it would not be found.
    if own == number { journal = nil }
    guard !hasFailed else { return }
    hasFailed = true
    failed?("What is on the canvas: \(error.message)")
  }

  /// Removes the drafts that this one was taken up from, or was kept as before: it has their content now.
  private func settle(_ number: Int, _ attempt: Int) {
    guard own == number, attempt == self.attempt else { return }
    isSettled = true
    let gone = before
    before = []
    for number in gone { remove(number) }
  }

  /// Keeps nothing any more of what is on the canvas.
  func forget() { giveUp()() }

  /// The list has what is on the canvas. It stays here, for the next launch, until the answer is called: then it is kept for
  /// good.
  func giveUp() -> () -> Void {
    let numbers = before + (own.map { [$0] } ?? [])
    listed += numbers
    (before, own, journal) = ([], nil, nil)
    return weakify(self) { store in
      for number in numbers { store.remove(number) }
    }
  }

  /// Another page has kept or removed something. One that has taken up what is drawn here removes it: then it is kept anew.
  func changedElsewhere(_ key: String) {
    guard let own, DraftStore.number(in: key) == own else { return }
    journal = nil
  }

  /// Nothing is kept any more: what is on the canvas is kept anew with the next stroke.
  func lost() { journal = nil }

  // MARK: Keys

  private static let prefix = "draft-"
  /// Earlier versions had one key without a number.
  private static let oldKey = "draft"

  private static func key(of number: Int, part: Int? = nil) -> String {
    let head = number == 0 ? oldKey : "\(prefix)\(number)"
    return part.map { "\(head)-\($0)" } ?? head
  }

  /// The numbers of what is kept.
  private var numbers: [Int] { DraftStore.numbers(in: storage) }

  private static func numbers(in storage: Storage) -> [Int] {
    storage.keys.compactMap {
      $0.utf8.elementsEqual(oldKey.utf8) ? 0 : DoodleStore.number(in: $0, after: prefix)
    }
  }

  /// The number of the draft that a key is part of, or the head of.
  private static func number(in key: String) -> Int? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    return Int(String(decoding: key.utf8.dropFirst(prefix.utf8.count).prefix { $0 != 0x2D }, as: UTF8.self))
  }

  private func partKeys(of number: Int) -> [String] {
    let start = DraftStore.key(of: number) + "-"
    return storage.keys.filter { $0.utf8.starts(with: start.utf8) }
  }

  /// Removes drafts that others are in the place of: a page that ended just then has left both.
  private func removeReplaced() {
    for number in found {
      guard let head = storage.data(forKey: DraftStore.key(of: number)).flatMap({ DraftHead($0) }),
        !head.replaced.isEmpty, read(number) != nil
      else { continue }
      for gone in head.replaced where gone != number && found.contains(gone) {
        listed.append(gone)
        remove(gone)
      }
    }
  }

  private func remove(_ number: Int) {
    // The head first: without it there is no draft.
    storage.removeData(forKey: DraftStore.key(of: number))
    if number > 0 { for key in partKeys(of: number) { storage.removeData(forKey: key) } }
  }

  /// How old parts without a head are before they are scraps, in seconds (our choice): younger ones may be those of a
  /// page that is just beginning.
  private static let scrapAge = 86_400

  /// Removes parts that a page which ended while it removed a draft has left.
  private func removeScraps() {
    let now = DoodleStore.number(after: 0)
    for key in storage.keys {
      guard let number = DraftStore.number(in: key), !found.contains(number),
        number < now - DraftStore.scrapAge
      else { continue }
      storage.removeData(forKey: key)
    }
  }
}
