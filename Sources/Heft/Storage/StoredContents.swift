import HeftProtocol

/// The bytes that the apps keep, as far as the device knows; of a document its name, and its bytes only as long as the host
/// has not kept them. Names are compared byte by byte.
package struct StoredContents {
  /// A document that the host was told to keep.
  private struct Held {
    let app: String
    let key: String
    let number: UInt32
    let bytes: [UInt8]
  }

  /// In the order of app and key.
  private var items: [HostEvent.StoredItem] = []
  /// The documents that are on their way to the host, or could not be stored there.
  private var held: [Held] = []

  /// Nothing is stored.
  package init() {}

  /// The items that the host has loaded. Of two items with one name the last one counts.
  package init(_ loaded: [HostEvent.StoredItem]) {
    for item in loaded { set(item.bytes, app: item.app, key: item.key) }
  }

  package func bytes(app: String, key: String) -> [UInt8]? {
    let (index, isThere) = place(app, key)
    return isThere ? items[index].bytes : nil
  }

  func keys(app: String) -> [String] {
    let (start, _) = place(app, "")
    return items[start...].prefix { $0.app.order(beside: app) == 0 }.map { $0.key }
  }

  /// Returns a document that the host has not stored; nil if the host has it, or there is none.
  func heldDocument(app: String, key: String) -> [UInt8]? {
    held.last { $0.app.order(beside: app) == 0 && $0.key.order(beside: key) == 0 }?.bytes
  }

  /// Keeps a document here until the host has it: `number` is the number of the request.
  mutating func hold(_ bytes: [UInt8], app: String, key: String, number: UInt32) {
    set([], app: app, key: key)
    release(app, key)
    held.append(Held(app: app, key: key, number: number, bytes: bytes))
  }

  /// The host has stored the value of a request.
  mutating func confirm(_ number: UInt32) {
    held.removeAll { $0.number == number }
  }

  private mutating func release(_ app: String, _ key: String) {
    held.removeAll { $0.app.order(beside: app) == 0 && $0.key.order(beside: key) == 0 }
  }

  package mutating func set(_ bytes: [UInt8], app: String, key: String) {
    let bytes = Storage.isDocument(key) ? [] : bytes
    let (index, isThere) = place(app, key)
    if isThere {
      items[index].bytes = bytes
    } else {
      items.insert(HostEvent.StoredItem(app: app, key: key, bytes: bytes), at: index)
    }
  }

  package mutating func remove(app: String, key: String) {
    let (index, isThere) = place(app, key)
    if isThere { items.remove(at: index) }
    release(app, key)
  }

  /// Where an item is, or where it belongs.
  private func place(_ app: String, _ key: String) -> (index: Int, isThere: Bool) {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      let item = items[middle]
      let order = item.app.order(beside: app)
      let keyOrder = order == 0 ? item.key.order(beside: key) : order
      if keyOrder == 0 { return (middle, true) }
      if keyOrder < 0 { low = middle + 1 } else { high = middle }
    }
    return (low, false)
  }
}

extension String {
  /// Which name comes first by its bytes: less than zero where this one does, zero where both are the same.
  fileprivate func order(beside other: String) -> Int {
    var (one, two) = (utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      switch (one.next(), two.next()) {
      case (nil, nil): return 0
      case (nil, _): return -1
      case (_, nil): return 1
      case (let mine?, let theirs?) where mine != theirs: return mine < theirs ? -1 : 1
      default: continue
      }
    }
  }
}
