import Heft

/// Keeps what is on the canvas until it is saved or thrown away. Each page that is open keeps its own, under a number that
/// no other one has, so that none takes another's place; one that nobody took up waits for the next canvas.
final class DraftStore: NSObject {
  private let storage: Storage
  /// What the canvas was taken up from, and what it is kept as; nil where there is none.
  private var taken: Int?
  private var own: Int?
  /// What the list has by now, should it not have been kept for good.
  private var listed: [Int] = []

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Whether something was not saved.
  var hasDraft: Bool { newest != nil }

  /// The newest drawing that was not saved; what is kept from now on takes its place.
  func takeUp() -> Draft? {
    guard let (number, draft) = newest else { return nil }
    taken = number
    return draft
  }

  /// What cannot be read, of a later version or damaged, stays where it is.
  private var newest: (number: Int, draft: Draft)? {
    var newest: (number: Int, draft: Draft)?
    for number in numbers where number >= newest?.number ?? 0 && !listed.contains(number) {
      let bytes = storage.data(forKey: DraftStore.key(of: number))
      if let draft = bytes.flatMap({ Draft($0) }) { newest = (number, draft) }
    }
    return newest
  }

  /// Keeps a drawing that is not saved. Where that fails the user is not told in the middle of a line: saving will fail
  /// too, and then says why.
  func keep(_ draft: Draft) {
    let number = own ?? DoodleStore.number(after: numbers.max() ?? 0)
    own = number
    let before = taken
    storage.set(
      draft.bytes, forKey: DraftStore.key(of: number),
      completion: weakify(self) { store, error in
        // What it was taken up from is in it now.
        guard error == nil, let before, before == store.taken else { return }
        store.taken = nil
        store.remove(before)
      })
  }

  /// Keeps nothing any more of what is on the canvas.
  func forget() { giveUp()() }

  /// The list has what is on the canvas. It stays here, for the next launch, until the answer is called: then it is kept for
  /// good.
  func giveUp() -> () -> Void {
    let numbers = [taken, own].compactMap { $0 }
    listed += numbers
    (taken, own) = (nil, nil)
    return weakify(self) { store in
      for number in numbers { store.remove(number) }
    }
  }

  // MARK: Keys

  private static let prefix = "draft-"
  /// Earlier versions had one key without a number.
  private static let oldKey = "draft"

  private static func key(of number: Int) -> String { number == 0 ? oldKey : "\(prefix)\(number)" }

  /// The numbers of what is kept.
  private var numbers: [Int] {
    storage.keys.compactMap {
      $0.utf8.elementsEqual(DraftStore.oldKey.utf8) ? 0 : DoodleStore.number(in: $0, after: DraftStore.prefix)
    }
  }

  private func remove(_ number: Int) {
    storage.removeData(forKey: DraftStore.key(of: number))
  }
}
