/// Every touch on the scale, each with its last force.
struct Load {
  private var presses: [(touch: ObjectIdentifier, press: Press)] = []

  var isEmpty: Bool { presses.isEmpty }
  var count: Int { presses.count }

  /// The forces' shares added up, in the tutorial's per cent.
  var share: Double { presses.reduce(0) { $0 + $1.press.share } }

  /// The largest step of the sensors in shares of their full scale; nil where one is not known.
  var step: Double? {
    var largest = 0.0
    for (_, press) in presses {
      guard let step = press.step else { return nil }
      largest = max(largest, step)
    }
    return presses.isEmpty ? nil : largest
  }

  /// A touch presses, or presses otherwise than before. Returns whether it is new.
  @discardableResult
  mutating func set(_ touch: ObjectIdentifier, to press: Press) -> Bool {
    if let index = presses.firstIndex(where: { $0.touch == touch }) {
      presses[index].press = press
      return false
    }
    presses.append((touch, press))
    return true
  }

  /// A touch is gone. Returns whether it was there.
  @discardableResult
  mutating func remove(_ touch: ObjectIdentifier) -> Bool {
    let count = presses.count
    presses.removeAll { $0.touch == touch }
    return presses.count < count
  }

  mutating func removeAll() { presses = [] }

  /// All touches added up; nil without a touch.
  func weight(book: CalibrationStore) -> Weight? {
    guard let first = presses.first else { return nil }
    return presses.dropFirst().reduce(Weight(first.press, book: book)) { sum, entry in
      sum.adding(Weight(entry.press, book: book))
    }
  }
}
