/// The bytes that the apps keep, as far as the device knows. Names are compared byte by byte.
struct StoredContents {
  /// In the order of app and key.
  private var items: [HostEvent.StoredItem] = []

  /// Nothing is kept.
  init() {}

  /// What the host has loaded. Of two items with one name the last one counts.
  init(_ loaded: [HostEvent.StoredItem]) {
    for item in loaded { set(item.bytes, app: item.app, key: item.key) }
  }

  func bytes(app: String, key: String) -> [UInt8]? {
    let (index, isThere) = place(app, key)
    return isThere ? items[index].bytes : nil
  }

  func keys(app: String) -> [String] {
    let (start, _) = place(app, "")
    return items[start...].prefix { $0.app.order(beside: app) == 0 }.map { $0.key }
  }

  mutating func set(_ bytes: [UInt8], app: String, key: String) {
    let (index, isThere) = place(app, key)
    if isThere {
      items[index].bytes = bytes
    } else {
      items.insert(HostEvent.StoredItem(app: app, key: key, bytes: bytes), at: index)
    }
  }

  mutating func remove(app: String, key: String) {
    let (index, isThere) = place(app, key)
    if isThere { items.remove(at: index) }
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
