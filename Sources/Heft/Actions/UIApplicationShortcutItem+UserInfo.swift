extension UIApplicationShortcutItem {
  /// Values by key, in the order in which they were set: what an app gives an action for itself.
  ///
  /// UIKit has a dictionary of any values of a property list. There is no `Any` in the page, so the values are of
  /// one type, which literals make: `["page": 3, "isNew": true, "names": ["a", "b"]]`. Keys are compared byte by
  /// byte.
  public struct UserInfo: ExpressibleByDictionaryLiteral, Equatable, Sendable {
    /// One value, of a kind that a property list has.
    public enum Value: Equatable, Sendable {
      /// A text.
      case string(String)
      /// A whole number.
      case integer(Int64)
      /// Any other number.
      case real(Double)
      /// A truth.
      case boolean(Bool)
      /// A moment.
      case date(Date)
      /// Bytes.
      case data(Data)
      /// Values in a row.
      case array([Value])
      /// Values by key.
      case dictionary(UserInfo)
    }

    private(set) var entries: [(key: String, value: Value)] = []

    /// Nothing.
    public init() {}

    /// The values of a literal; of two with one key the last one counts.
    ///
    /// - Parameter elements: The keys and their values, in order.
    public init(dictionaryLiteral elements: (String, Value)...) {
      for (key, value) in elements { self[key] = value }
    }

    /// The keys in their order.
    public var keys: [String] { entries.map { $0.key } }

    /// Whether there is nothing.
    public var isEmpty: Bool { entries.isEmpty }

    /// The value of a key; nil for none.
    // Natively the subscript with `Any`, as UIKit's listings read it, goes first where both would do.
    /// The value of a key.
    ///
    /// - Parameter key: The key; compared byte by byte.
    /// - Returns: The value; nil if there is none.
    @_disfavoredOverload
    public subscript(key: String) -> Value? {
      get { index(of: key).map { entries[$0].value } }
      set {
        let index = index(of: key)
        switch (index, newValue) {
        case (let index?, let value?): entries[index].value = value
        case (let index?, nil): entries.remove(at: index)
        case (nil, let value?): entries.append((key, value))
        case (nil, nil): break
        }
      }
    }

    /// Whether both have the same keys in the same order, with the same values.
    public static func == (one: UserInfo, other: UserInfo) -> Bool {
      guard one.entries.count == other.entries.count else { return false }
      for index in one.entries.indices {
        let (first, second) = (one.entries[index], other.entries[index])
        guard first.key.utf8.elementsEqual(second.key.utf8), first.value == second.value else { return false }
      }
      return true
    }

    private func index(of key: String) -> Int? {
      entries.firstIndex { $0.key.utf8.elementsEqual(key.utf8) }
    }
  }
}

extension UIApplicationShortcutItem.UserInfo.Value {
  /// The text; nil for any other type.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number; nil of anything else, and of one that an `Int` of the page, which has 32 bits, cannot hold.
  public var integer: Int? {
    if case .integer(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The number, whole or not; nil for any other type.
  public var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    default: nil
    }
  }

  /// The truth; nil for any other type.
  public var boolean: Bool? {
    if case .boolean(let isTrue) = self { isTrue } else { nil }
  }

  /// The moment; nil for any other type.
  public var date: Date? {
    if case .date(let date) = self { date } else { nil }
  }

  /// The bytes; nil for any other type.
  public var data: Data? {
    if case .data(let data) = self { data } else { nil }
  }

  /// The values in a row; nil for any other type.
  public var array: [Self]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The values by key; nil for any other type.
  public var dictionary: UIApplicationShortcutItem.UserInfo? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  // Byte by byte: the page needs no Unicode tables for it.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.integer(let first), .integer(let second)): first == second
    case (.real(let first), .real(let second)): first == second
    case (.boolean(let first), .boolean(let second)): first == second
    case (.date(let first), .date(let second)): first == second
    case (.data(let first), .data(let second)): first.elementsEqual(second)
    case (.array(let first), .array(let second)): first == second
    case (.dictionary(let first), .dictionary(let second)): first == second
    default: false
    }
  }
}

extension UIApplicationShortcutItem.UserInfo.Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }
  public init(integerLiteral number: Int64) { self = .integer(number) }
  public init(floatLiteral number: Double) { self = .real(number) }
  public init(booleanLiteral isTrue: Bool) { self = .boolean(isTrue) }
  public init(arrayLiteral values: Self...) { self = .array(values) }

  /// The values of a literal; of two with one key the last one counts.
  ///
  /// - Parameter elements: The keys and their values, in order.
  public init(dictionaryLiteral elements: (String, Self)...) {
    var values = UIApplicationShortcutItem.UserInfo()
    for (key, value) in elements { values[key] = value }
    self = .dictionary(values)
  }
}
