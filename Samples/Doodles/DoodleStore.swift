import Heft

/// All doodles, kept in the app's storage: each under a key of its own, so that saving one writes one.
final class DoodleStore: NSObject {
  /// The doodles, the newest first.
  private(set) var sortedDoodles: [Doodle] = []
  /// Told when a doodle could not be kept, with a sentence for the user.
  var failed: ((String) -> Void)?
  /// Told when a doodle was added or deleted.
  var changed: (() -> Void)?

  private let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
    for key in storage.keys {
      guard let number = DoodleStore.number(in: key), let bytes = storage.data(forKey: key),
        let doodle = DoodleFile.read(bytes, number: number)
      else { continue }
      sortedDoodles.append(doodle)
    }
    sort()
  }

  /// The number of the next doodle.
  var nextNumber: Int { (sortedDoodles.map { $0.number }.max() ?? 0) + 1 }

  /// Adds a doodle, or brings back one that was deleted.
  func addDoodle(_ doodle: Doodle) {
    sortedDoodles.append(doodle)
    sort()
    changed?()
    guard let bytes = DoodleFile.write(doodle) else {
      failed?(
        "\u{201C}\(doodle.name)\u{201D} is too large to be kept. It stays here until Doodles is closed.")
      return
    }
    storage.set(bytes, forKey: DoodleStore.key(of: doodle)) { [unowned(unsafe) self] error in
      guard let error else { return }
      failed?("\u{201C}\(doodle.name)\u{201D}: \(error.message)")
    }
  }

  func deleteDoodle(_ doodle: Doodle) {
    sortedDoodles.removeAll { $0 === doodle }
    changed?()
    storage.removeData(forKey: DoodleStore.key(of: doodle)) { [unowned(unsafe) self] error in
      guard let error else { return }
      failed?(
        "\u{201C}\(doodle.name)\u{201D} is not deleted for good: it may be back at the next start. \(error.message)"
      )
    }
  }

  private func sort() {
    sortedDoodles.sort { ($0.date, $0.number) > ($1.date, $1.number) }
  }

  // MARK: Keys

  private static let prefix = "doodle-"

  private static func key(of doodle: Doodle) -> String { "\(prefix)\(doodle.number)" }

  private static func number(in key: String) -> Int? {
    guard key.utf8.starts(with: prefix.utf8) else { return nil }
    return Int(key.dropFirst(prefix.count))
  }
}
