// Values of the standard library and of Foundation in JSON and property lists.

import Heft

extension Bool: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    guard case .boolean(let isTrue) = decoder.node.value else { throw decoder.mismatch("Bool") }
    self = isTrue
  }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .boolean(self) }
}

extension String: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.text() }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .text(self) }
}

extension Character: Codable {
  public init(from decoder: Decoder) throws(NSError) {
    let text = try decoder.text("Character")
    guard text.count == 1, let first = text.first else { throw decoder.mismatch("Character") }
    self = first
  }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .text(String(self)) }
}

extension Int: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("Int") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(Int64(self)) }
}

extension Int8: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("Int8") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(Int64(self)) }
}

extension Int16: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("Int16") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(Int64(self)) }
}

extension Int32: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("Int32") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(Int64(self)) }
}

extension Int64: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("Int64") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(self) }
}

extension UInt: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("UInt") }
  public func encode(to encoder: Encoder) throws(NSError) {
    encoder.node.value = .whole(Int64(clamping: self))
  }
}

extension UInt8: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("UInt8") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(Int64(self)) }
}

extension UInt16: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("UInt16") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(Int64(self)) }
}

extension UInt32: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("UInt32") }
  public func encode(to encoder: Encoder) throws(NSError) { encoder.node.value = .whole(Int64(self)) }
}

extension UInt64: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.integer("UInt64") }
  public func encode(to encoder: Encoder) throws(NSError) {
    encoder.node.value = Int64(exactly: self).map { .whole($0) } ?? .decimal(Double(self))
  }
}

extension Double: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = try decoder.decimal("Double") }
  public func encode(to encoder: Encoder) throws(NSError) {
    guard isFinite || encoder.options.isPropertyList else { return try encoder.encode(strange: Double(self)) }
    encoder.node.value = .decimal(self)
  }
}

extension Float: Codable {
  public init(from decoder: Decoder) throws(NSError) { self = Float(try decoder.decimal("Float")) }
  public func encode(to encoder: Encoder) throws(NSError) {
    guard isFinite || encoder.options.isPropertyList else { return try encoder.encode(strange: Double(self)) }
    // The shortest text is taken, so that 0.1 does not get more digits.
    encoder.node.value = .decimal(Double("\(self)") ?? Double(self))
  }
}

extension Optional: Decodable where Wrapped: Decodable {
  public init(from decoder: Decoder) throws(NSError) {
    if case .null = decoder.node.value { self = nil } else { self = try Wrapped(from: decoder) }
  }
}

extension Optional: Encodable where Wrapped: Encodable {
  public func encode(to encoder: Encoder) throws(NSError) {
    if let self { try self.encode(to: encoder) } else { encoder.node.value = .null }
  }
}

extension Array: Decodable where Element: Decodable {
  public init(from decoder: Decoder) throws(NSError) {
    var container = try decoder.unkeyedContainer()
    var values: [Element] = []
    while !container.isAtEnd { values.append(try container.decode(Element.self)) }
    self = values
  }
}

extension Array: Encodable where Element: Encodable {
  public func encode(to encoder: Encoder) throws(NSError) {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: self)
  }
}

extension Set: Decodable where Element: Decodable {
  public init(from decoder: Decoder) throws(NSError) { self.init(try [Element](from: decoder)) }
}

extension Set: Encodable where Element: Encodable {
  public func encode(to encoder: Encoder) throws(NSError) { try Array(self).encode(to: encoder) }
}

/// A key of the values of a dictionary that is read or written.
public protocol HeftCodingName: Hashable {
  /// Whether it is the name of its value; else both stand in a list, the key first.
  static var heftIsName: Bool { get }
  /// The key that a name stands for.
  ///
  /// - Parameter name: The name.
  /// - Returns: The key; nil where the name stands for none.
  static func heftKey(_ name: String) -> Self?
  /// The name; empty where the key is none.
  var heftName: String { get }
  /// Reads a key that is no name.
  ///
  /// - Parameter decoder: What it is read from.
  /// - Returns: The key.
  /// - Throws: An error where there is none.
  static func heftKey(from decoder: Decoder) throws(NSError) -> Self
  /// Writes a key that is no name.
  ///
  /// - Parameter encoder: What it is written to.
  /// - Throws: An error where it cannot be written.
  func heftWrite(to encoder: Encoder) throws(NSError)
}

extension HeftCodingName where Self: Decodable & Encodable {
  public static var heftIsName: Bool { false }
  /// No key.
  ///
  /// - Parameter name: Any name.
  /// - Returns: nil.
  public static func heftKey(_ name: String) -> Self? { nil }
  public var heftName: String { "" }
  /// Reads the key as any value.
  ///
  /// - Parameter decoder: What it is read from.
  /// - Returns: The key.
  /// - Throws: An error where there is none.
  public static func heftKey(from decoder: Decoder) throws(NSError) -> Self { try Self(from: decoder) }
  /// Writes the key as any value.
  ///
  /// - Parameter encoder: What it is written to.
  /// - Throws: An error where it cannot be written.
  public func heftWrite(to encoder: Encoder) throws(NSError) { try encode(to: encoder) }
}

extension String: HeftCodingName {
  public static var heftIsName: Bool { true }
  public static func heftKey(_ name: String) -> String? { name }
  public var heftName: String { self }
}

extension Int: HeftCodingName {
  public static var heftIsName: Bool { true }
  public static func heftKey(_ name: String) -> Int? { Int(name) }
  public var heftName: String { "\(self)" }
}

/// A key or a value in the list of a dictionary whose keys are no names.
private struct ListedKey<Key: HeftCodingName>: Codable {
  let key: Key

  init(_ key: Key) { self.key = key }
  init(from decoder: Decoder) throws(NSError) { key = try Key.heftKey(from: decoder) }
  func encode(to encoder: Encoder) throws(NSError) { try key.heftWrite(to: encoder) }
}

extension Dictionary: Decodable where Key: HeftCodingName, Value: Decodable {
  // The names are the data here: no strategy of keys changes them.
  public init(from decoder: Decoder) throws(NSError) {
    var values: [Key: Value] = [:]
    guard Key.heftIsName else {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let key = try container.decode(ListedKey<Key>.self).key
        guard !container.isAtEnd else { throw decoder.corrupted("The last key has no value.") }
        values[key] = try container.decode(Value.self)
      }
      self = values
      return
    }
    guard case .members(let members) = decoder.node.value else { throw decoder.mismatch("Dictionary") }
    for member in members {
      let below = decoder.below(member.node, HeftCodingKey(stringValue: member.name))
      guard let key = Key.heftKey(member.name) else { throw below.corrupted("The name is not a number.") }
      values[key] = try Value(from: below)
    }
    self = values
  }
}

extension Dictionary: Encodable where Key: HeftCodingName, Value: Encodable {
  // In the order of the names, so that the same values are the same bytes.
  public func encode(to encoder: Encoder) throws(NSError) {
    guard Key.heftIsName else {
      var container = encoder.unkeyedContainer()
      for entry in self {
        try container.encode(ListedKey(entry.key))
        try container.encode(entry.value)
      }
      return
    }
    encoder.node.value = .members([])
    let entries = map { (name: $0.key.heftName, value: $0.value) }.sorted { $0.name < $1.name }
    for entry in entries {
      let below = encoder.below(HeftCodingKey(stringValue: entry.name))
      try entry.value.encode(to: below)
      encoder.node.set(entry.name, below.node)
    }
  }
}

extension Decodable where Self: RawRepresentable, RawValue: Decodable {
  public init(from decoder: Decoder) throws(NSError) {
    let raw = try RawValue(from: decoder)
    guard let value = Self(rawValue: raw) else {
      throw decoder.corrupted("No case has this value.")
    }
    self = value
  }
}

extension Encodable where Self: RawRepresentable, RawValue: Encodable {
  public func encode(to encoder: Encoder) throws(NSError) { try rawValue.encode(to: encoder) }
}
