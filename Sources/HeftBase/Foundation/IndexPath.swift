// Places in lists. Foundation's where there is one; a page has the part of them that lists use.
#if hasFeature(Embedded)
  /// A path of numbers into nested lists: a section and a row in it.
  public struct IndexPath: Hashable, Comparable, Sendable, CustomStringConvertible {
    private var firstNumber: Int
    private var secondNumber: Int
    /// How many numbers the path has, 0...2: longer paths are cut.
    public private(set) var count: Int

    /// A path of the first two of the numbers.
    ///
    /// - Parameter indexes: The numbers; from the third on they are left out.
    public init(indexes: [Int] = []) {
      count = min(indexes.count, 2)
      firstNumber = count > 0 ? indexes[0] : 0
      secondNumber = count > 1 ? indexes[1] : 0
    }

    /// A path of one number.
    ///
    /// - Parameter index: The number.
    public init(index: Int) {
      self.init(indexes: [index])
    }

    /// A row, or an item, in a section.
    fileprivate init(section: Int, element: Int) {
      count = 2
      firstNumber = section
      secondNumber = element
    }

    /// The number at a level. To set one that the path has not changes nothing.
    ///
    /// - Parameter level: The level, 0 for the section and 1 for the row or item; any other has no number.
    /// - Returns: The number; 0 where the path has none.
    public subscript(level: Int) -> Int {
      get { level == 0 ? firstNumber : level == 1 ? secondNumber : 0 }
      set {
        guard level < count else { return }
        if level == 0 { firstNumber = newValue } else if level == 1 { secondNumber = newValue }
      }
    }

    public static func < (one: IndexPath, other: IndexPath) -> Bool {
      (one.firstNumber, one.secondNumber, one.count)
        < (other.firstNumber, other.secondNumber, other.count)
    }

    public var description: String {
      count == 0 ? "[]" : count == 1 ? "[\(firstNumber)]" : "[\(firstNumber), \(secondNumber)]"
    }
  }

  /// Whole numbers without order or repetition, kept sorted: sections of a list.
  public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// In order; the rarer questions and changes are HeftStubs'.
    package var numbers: [Int] = []

    public init() {}

    /// The set of one number.
    ///
    /// - Parameter integer: The number; a negative one leaves the set empty.
    public init(integer: Int) {
      insert(integer)
    }

    /// The set of all numbers of a range.
    ///
    /// - Parameter range: The range; its negative numbers are left out.
    public init(integersIn range: Range<Int>) {
      for number in range { insert(number) }
    }

    /// The set of all numbers of a range.
    ///
    /// - Parameter range: The range; its negative numbers are left out.
    public init(integersIn range: ClosedRange<Int>) {
      for number in range { insert(number) }
    }

    public init(arrayLiteral elements: Int...) {
      for number in elements { insert(number) }
    }

    /// The set of some numbers.
    ///
    /// - Parameter elements: The numbers, in any order; negative and repeated ones are left out.
    public init(_ elements: [Int]) {
      for number in elements { insert(number) }
    }

    /// Adds a number.
    ///
    /// - Parameter number: The number; one that is negative has no place in a list and is left out.
    public mutating func insert(_ number: Int) {
      guard number >= 0, !numbers.contains(number) else { return }
      numbers.insert(number, at: numbers.firstIndex { $0 > number } ?? numbers.count)
    }

    /// Whether the set has a number.
    ///
    /// - Parameter number: The number.
    /// - Returns: True where it has.
    public func contains(_ number: Int) -> Bool { numbers.contains(number) }
    public var count: Int { numbers.count }
    public var isEmpty: Bool { numbers.isEmpty }
    public var first: Int? { numbers.first }
    public var last: Int? { numbers.last }
  }

  extension IndexSet: Sequence {
    /// Goes through the numbers.
    ///
    /// - Returns: An iterator from the least number to the greatest.
    public func makeIterator() -> IndexingIterator<[Int]> { numbers.makeIterator() }
  }

  extension IndexPath {
    /// The place of a row in a table.
    ///
    /// - Parameters:
    ///   - row: The row in the section, from 0.
    ///   - section: The section, from 0.
    public init(row: Int, section: Int) {
      self.init(section: section, element: row)
    }

    /// The place of an item in a collection.
    ///
    /// - Parameters:
    ///   - item: The item in the section, from 0.
    ///   - section: The section, from 0.
    public init(item: Int, section: Int) {
      self.init(section: section, element: item)
    }
  }
#else
  @_exported import struct Foundation.IndexPath
  @_exported import struct Foundation.IndexSet

  extension IndexPath {
    /// The place of a row in a table.
    ///
    /// - Parameters:
    ///   - row: The row in the section, from 0.
    ///   - section: The section, from 0.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// The place of an item in a collection.
    ///
    /// - Parameters:
    ///   - item: The item in the section, from 0.
    ///   - section: The section, from 0.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }
  }
#endif

extension IndexPath {
  /// The section; 0 where the path is empty.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { if count > 0 { self[0] = newValue } }
  }
  /// The row in the section; 0 where the path has none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { if count > 1 { self[1] = newValue } }
  }
  /// The item in the section; 0 where the path has none.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
