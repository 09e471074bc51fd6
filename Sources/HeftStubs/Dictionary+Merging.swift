// Dictionaries made of others. The standard library's own cast their keys where two are the same, which a page cannot.

extension Dictionary {
  /// Takes pairs in.
  ///
  /// - Parameters:
  ///   - pairs: Keys and values, or another dictionary.
  ///   - combine: Makes one value of the one that is there and the new one, for a key that both have.
  /// - Throws: What `combine` does.
  public mutating func heftMerge<Pairs: Sequence<(Key, Value)>, Failure: Error>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) throws(Failure) -> Value
  ) throws(Failure) {
    for (key, value) in pairs {
      if let old = self[key] {
        self[key] = try combine(old, value)
      } else {
        self[key] = value
      }
    }
  }

  /// Takes another dictionary's pairs in.
  ///
  /// - Parameters:
  ///   - other: The other dictionary.
  ///   - combine: Makes one value of the one that is there and the new one, for a key that both have.
  /// - Throws: What `combine` does.
  public mutating func heftMerge<Failure: Error>(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws(Failure) -> Value
  ) throws(Failure) {
    try heftMerge(other.lazy.map { ($0.key, $0.value) }, uniquingKeysWith: combine)
  }

  /// The dictionary with pairs taken in.
  ///
  /// - Parameters:
  ///   - pairs: Keys and values.
  ///   - combine: Makes one value of the one that is there and the new one, for a key that both have.
  /// - Returns: The keys of both.
  /// - Throws: What `combine` does.
  public func heftMerging<Pairs: Sequence<(Key, Value)>, Failure: Error>(
    _ pairs: Pairs, uniquingKeysWith combine: (Value, Value) throws(Failure) -> Value
  ) throws(Failure) -> [Key: Value] {
    var all = self
    try all.heftMerge(pairs, uniquingKeysWith: combine)
    return all
  }

  /// The dictionary with another one's pairs taken in.
  ///
  /// - Parameters:
  ///   - other: The other dictionary.
  ///   - combine: Makes one value of the one that is there and the new one, for a key that both have.
  /// - Returns: The keys of both.
  /// - Throws: What `combine` does.
  public func heftMerging<Failure: Error>(
    _ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws(Failure) -> Value
  ) throws(Failure) -> [Key: Value] {
    var all = self
    try all.heftMerge(other, uniquingKeysWith: combine)
    return all
  }

  /// A dictionary of pairs, among which a key may be twice.
  ///
  /// - Parameters:
  ///   - pairs: Keys and values.
  ///   - combine: Makes one value of the one that is there and the new one, for a key that is there already.
  /// - Throws: What `combine` does.
  public init<Pairs: Sequence<(Key, Value)>, Failure: Error>(
    heftPairs pairs: Pairs, uniquingKeysWith combine: (Value, Value) throws(Failure) -> Value
  ) throws(Failure) {
    self.init()
    try heftMerge(pairs, uniquingKeysWith: combine)
  }
}
