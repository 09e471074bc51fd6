// What a sequence does with a closure that throws. The standard library's own throw any error, which a page cannot: these
// throw what the closure does.

extension Sequence {
  /// Calls a closure for each element.
  ///
  /// - Parameter body: The closure.
  /// - Throws: What the closure does.
  public func heftForEach<Failure: Error>(_ body: (Element) throws(Failure) -> Void) throws(Failure) {
    for element in self { try body(element) }
  }

  /// What a closure makes of the elements, without what is nil.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The results, in order.
  /// - Throws: What the closure does.
  public func heftCompactMap<Result, Failure: Error>(_ transform: (Element) throws(Failure) -> Result?)
    throws(Failure) -> [Result]
  {
    var results: [Result] = []
    for element in self {
      if let result = try transform(element) { results.append(result) }
    }
    return results
  }

  /// The lists that a closure makes of the elements, as one.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The results, in order.
  /// - Throws: What the closure does.
  public func heftFlatMap<Results: Sequence, Failure: Error>(
    _ transform: (Element) throws(Failure) -> Results
  )
    throws(Failure) -> [Results.Element]
  {
    var results: [Results.Element] = []
    for element in self { results.append(contentsOf: try transform(element)) }
    return results
  }

  /// The elements that a closure takes.
  ///
  /// - Parameter isIncluded: The closure.
  /// - Returns: The elements, in order.
  /// - Throws: What the closure does.
  public func heftFilter<Failure: Error>(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure)
    -> [Element]
  {
    var results: [Element] = []
    for element in self where try isIncluded(element) { results.append(element) }
    return results
  }

  /// What a closure makes of all elements, one after the other.
  ///
  /// - Parameters:
  ///   - initial: What there is before the first.
  ///   - next: Gets what there is, and an element.
  /// - Returns: What there is after the last.
  /// - Throws: What the closure does.
  public func heftReduce<Result, Failure: Error>(
    _ initial: Result, _ next: (Result, Element) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result = initial
    for element in self { result = try next(result, element) }
    return result
  }

  /// What a closure makes of all elements, one after the other.
  ///
  /// - Parameters:
  ///   - initial: What there is before the first.
  ///   - update: Changes what there is by an element.
  /// - Returns: What there is after the last.
  /// - Throws: What the closure does.
  public func heftReduce<Result, Failure: Error>(
    into initial: Result, _ update: (inout Result, Element) throws(Failure) -> Void
  ) throws(Failure) -> Result {
    var result = initial
    for element in self { try update(&result, element) }
    return result
  }

  /// The first element that a closure takes.
  ///
  /// - Parameter predicate: The closure.
  /// - Returns: The element; nil where it takes none.
  /// - Throws: What the closure does.
  public func heftFirst<Failure: Error>(where predicate: (Element) throws(Failure) -> Bool) throws(Failure)
    -> Element?
  {
    for element in self where try predicate(element) { return element }
    return nil
  }

  /// Whether a closure takes one of the elements.
  ///
  /// - Parameter predicate: The closure.
  /// - Returns: Whether it takes any.
  /// - Throws: What the closure does.
  public func heftContains<Failure: Error>(where predicate: (Element) throws(Failure) -> Bool) throws(Failure)
    -> Bool
  { try heftFirst(where: predicate) != nil }

  /// Whether a closure takes all of the elements.
  ///
  /// - Parameter predicate: The closure.
  /// - Returns: Whether it takes all.
  /// - Throws: What the closure does.
  public func heftAllSatisfy<Failure: Error>(_ predicate: (Element) throws(Failure) -> Bool) throws(Failure)
    -> Bool
  {
    for element in self where try !predicate(element) { return false }
    return true
  }
}

extension Dictionary {
  /// The dictionary with what a closure makes of its values.
  ///
  /// - Parameter transform: The closure.
  /// - Returns: The same keys.
  /// - Throws: What the closure does.
  public func heftMapValues<Result, Failure: Error>(_ transform: (Value) throws(Failure) -> Result)
    throws(Failure) -> [Key: Result]
  {
    var results: [Key: Result] = [:]
    for (key, value) in self { results[key] = try transform(value) }
    return results
  }
}
