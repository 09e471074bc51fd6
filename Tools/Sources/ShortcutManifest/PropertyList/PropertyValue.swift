/// A value of a property list and where it stands.
public struct PropertyNode: Equatable, Sendable {
  /// The value itself.
  public var value: PropertyValue
  /// The line in which it begins, from 1; nil in a binary list.
  public var line: Int?

  /// A value at a line.
  public init(_ value: PropertyValue, line: Int? = nil) {
    self.value = value
    self.line = line
  }
}

/// A value that a property list can hold. Numbers, dates and data are kept as XML writes them, so that none loses
/// digits.
public enum PropertyValue: Equatable, Sendable {
  /// Text.
  case string(String)
  /// A whole number in decimal digits.
  case integer(String)
  /// Any other number.
  case real(String)
  /// A truth.
  case boolean(Bool)
  /// A date as ISO 8601 writes it.
  case date(String)
  /// Bytes in Base64.
  case data(String)
  /// Values in a row.
  case array([PropertyNode])
  /// Values by key, in the file's order; a key that the file repeats is in it as often.
  case dictionary([PropertyEntry])

  /// The kind as a sentence names it.
  public var kind: String {
    switch self {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a Boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A key and its value.
public struct PropertyEntry: Equatable, Sendable {
  /// The key, blanks and all.
  public var key: String
  /// The line of the key, from 1; nil in a binary list.
  public var line: Int?
  /// The value.
  public var node: PropertyNode

  /// A key with its value.
  public init(_ key: String, _ node: PropertyNode, line: Int? = nil) {
    self.key = key
    self.line = line
    self.node = node
  }
}

extension PropertyNode {
  /// The entries of a dictionary; none of anything else.
  public var entries: [PropertyEntry] {
    if case .dictionary(let entries) = value { entries } else { [] }
  }

  /// The values of an array; none of anything else.
  public var elements: [PropertyNode] {
    if case .array(let elements) = value { elements } else { [] }
  }

  /// The text of a string; nil of anything else.
  public var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The value of a key; of one that stands twice the last, as Apple's own reader has it.
  public subscript(key: String) -> PropertyNode? { entries.last { $0.key == key }?.node }
}
