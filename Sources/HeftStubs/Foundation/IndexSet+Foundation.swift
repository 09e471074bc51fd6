// The rarer questions and changes of sets of numbers and of places, which natively are Foundation's own.

import Heft
import HeftBase

/// A set of numbers as an object's name, in Swift a value.
public typealias NSIndexSet = IndexSet

extension IndexSet {
  /// The set of one number.
  ///
  /// - Parameter index: The number.
  public init(index: Int) { self.init(integer: index) }

  /// The set of all numbers of a run.
  ///
  /// - Parameter range: The run.
  public init(indexesIn range: NSRange) {
    self.init(integersIn: range.location..<range.location + range.length)
  }
}

#if hasFeature(Embedded)
  extension IndexSet: SetAlgebra {
    /// Runs of numbers without a gap.
    public typealias RangeView = [Range<Int>]

    /// The runs of numbers without a gap, from the least on.
    public var rangeView: RangeView {
      var runs: RangeView = []
      for number in numbers {
        if let last = runs.last, last.upperBound == number {
          runs[runs.count - 1] = last.lowerBound..<number + 1
        } else {
          runs.append(number..<number + 1)
        }
      }
      return runs
    }

    /// Adds a number.
    ///
    /// - Parameter number: The number.
    /// - Returns: Whether it was not there, and the number.
    @_disfavoredOverload
    @discardableResult
    public mutating func insert(_ number: Int) -> (inserted: Bool, memberAfterInsert: Int) {
      let isNew = !contains(number)
      put(number)
      return (isNew, number)
    }

    /// Adds a number.
    ///
    /// - Parameter number: The number.
    /// - Returns: The number where it was there already.
    @discardableResult
    public mutating func update(with number: Int) -> Int? {
      if contains(number) { return number }
      put(number)
      return nil
    }

    private mutating func put(_ number: Int) { formUnion(IndexSet(integer: number)) }

    /// Adds the numbers of a range.
    ///
    /// - Parameter range: The range.
    public mutating func insert(integersIn range: Range<Int>) { formUnion(IndexSet(integersIn: range)) }

    /// Adds the numbers of a range.
    ///
    /// - Parameter range: The range.
    public mutating func insert(integersIn range: ClosedRange<Int>) {
      formUnion(IndexSet(integersIn: range))
    }

    /// Takes a number out.
    ///
    /// - Parameter number: The number.
    /// - Returns: The number; nil where it was not there.
    @discardableResult
    public mutating func remove(_ number: Int) -> Int? {
      guard let place = numbers.firstIndex(of: number) else { return nil }
      return numbers.remove(at: place)
    }

    /// Takes the numbers of a range out.
    ///
    /// - Parameter range: The range.
    public mutating func remove(integersIn range: Range<Int>) { numbers.removeAll { range.contains($0) } }

    /// Takes the numbers of a range out.
    ///
    /// - Parameter range: The range.
    public mutating func remove(integersIn range: ClosedRange<Int>) {
      numbers.removeAll { range.contains($0) }
    }

    /// Takes all numbers out.
    public mutating func removeAll() { numbers = [] }

    /// Whether all numbers of a range are in the set.
    ///
    /// - Parameter range: The range.
    /// - Returns: True where they are.
    public func contains(integersIn range: Range<Int>) -> Bool { count(in: range) == range.count }

    /// Whether all numbers of a range are in the set.
    ///
    /// - Parameter range: The range.
    /// - Returns: True where they are.
    public func contains(integersIn range: ClosedRange<Int>) -> Bool { count(in: range) == range.count }

    /// Whether all numbers of another set are in this one.
    ///
    /// - Parameter other: The other set.
    /// - Returns: True where they are.
    public func contains(integersIn other: IndexSet) -> Bool { other.isSubset(of: self) }

    /// Whether a number of a range is in the set.
    ///
    /// - Parameter range: The range.
    /// - Returns: True where one is.
    public func intersects(integersIn range: Range<Int>) -> Bool { count(in: range) > 0 }

    /// Returns how many numbers of a range are in the set.
    ///
    /// - Parameter range: The range.
    /// - Returns: The count.
    public func count(in range: Range<Int>) -> Int {
      numbers.reduce(0) { $0 + (range.contains($1) ? 1 : 0) }
    }

    /// Returns how many numbers of a range are in the set.
    ///
    /// - Parameter range: The range.
    /// - Returns: The count.
    public func count(in range: ClosedRange<Int>) -> Int {
      numbers.reduce(0) { $0 + (range.contains($1) ? 1 : 0) }
    }

    /// Returns the least of the set's numbers above one.
    ///
    /// - Parameter number: The other number.
    /// - Returns: The number; nil where there is none.
    public func integerGreaterThan(_ number: Int) -> Int? { numbers.first { $0 > number } }

    /// Returns the greatest of the set's numbers below one.
    ///
    /// - Parameter number: The other number.
    /// - Returns: The number; nil where there is none.
    public func integerLessThan(_ number: Int) -> Int? { numbers.last { $0 < number } }

    /// Returns the least of the set's numbers that is not below one.
    ///
    /// - Parameter number: The other number.
    /// - Returns: The number; nil where there is none.
    public func integerGreaterThanOrEqualTo(_ number: Int) -> Int? { numbers.first { $0 >= number } }

    /// Returns the greatest of the set's numbers that is not above one.
    ///
    /// - Parameter number: The other number.
    /// - Returns: The number; nil where there is none.
    public func integerLessThanOrEqualTo(_ number: Int) -> Int? { numbers.last { $0 <= number } }

    /// Returns the numbers that a closure picks.
    ///
    /// - Parameter isIncluded: Whether a number is picked.
    /// - Returns: A new set.
    public func filteredIndexSet(includeInteger isIncluded: (Int) -> Bool) -> IndexSet {
      var set = IndexSet()
      set.numbers = numbers.filter(isIncluded)
      return set
    }

    /// Returns the numbers of both sets.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set.
    public func union(_ other: IndexSet) -> IndexSet {
      var set = self
      set.formUnion(other)
      return set
    }

    /// Returns the numbers that are in both sets.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set.
    public func intersection(_ other: IndexSet) -> IndexSet { filteredIndexSet { other.contains($0) } }

    /// Returns the numbers that are in one of both sets only.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set.
    public func symmetricDifference(_ other: IndexSet) -> IndexSet {
      subtracting(other).union(other.subtracting(self))
    }

    /// Returns the numbers that are not in another set.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set.
    public func subtracting(_ other: IndexSet) -> IndexSet { filteredIndexSet { !other.contains($0) } }

    /// Adds the numbers of another set.
    ///
    /// - Parameter other: The other set.
    public mutating func formUnion(_ other: IndexSet) {
      var merged: [Int] = []
      var rest = numbers[...]
      for number in other.numbers {
        while let first = rest.first, first < number { merged.append(rest.removeFirst()) }
        if rest.first == number { rest.removeFirst() }
        merged.append(number)
      }
      numbers = merged + rest
    }

    /// Keeps the numbers that are in another set.
    ///
    /// - Parameter other: The other set.
    public mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }

    /// Keeps the numbers that are in one of both sets only.
    ///
    /// - Parameter other: The other set.
    public mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
  }

  extension IndexPath: ExpressibleByArrayLiteral {
    /// A path of the first two of a literal's numbers.
    ///
    /// - Parameter numbers: The numbers.
    public init(arrayLiteral numbers: Int...) { self.init(indexes: numbers) }

    /// The path's first number; nil where it has none.
    public var first: Int? { count > 0 ? self[0] : nil }
    /// The path's last number; nil where it has none.
    public var last: Int? { count > 0 ? self[count - 1] : nil }
    /// Whether the path has no number.
    public var isEmpty: Bool { count == 0 }
    private var numbers: [Int] { (0..<count).map { self[$0] } }

    /// Returns the path with a number behind it.
    ///
    /// - Parameter number: The number.
    /// - Returns: A new path; the same one where it has two numbers.
    public func appending(_ number: Int) -> IndexPath { IndexPath(indexes: numbers + [number]) }

    /// Puts a number behind the path.
    ///
    /// - Parameter number: The number; a path that has two takes no more.
    public mutating func append(_ number: Int) { self = appending(number) }

    /// Returns the path without its last number.
    ///
    /// - Returns: A new path.
    public func dropLast() -> IndexPath { IndexPath(indexes: Array(numbers.dropLast())) }

    /// Compares both paths, number by number.
    ///
    /// - Parameter other: The other path.
    /// - Returns: How they are ordered.
    public func compare(_ other: IndexPath) -> ComparisonResult {
      self == other ? .orderedSame : self < other ? .orderedAscending : .orderedDescending
    }
  }
#endif
