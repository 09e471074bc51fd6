import Heft

/// How values are read and written that JSON and property lists have no one form for.
struct CodingOptions {
  var isPropertyList = false
  var dates = JSONDecoder.DateDecodingStrategy.deferredToDate
  var keys = JSONDecoder.KeyDecodingStrategy.useDefaultKeys
  var writtenDates = JSONEncoder.DateEncodingStrategy.deferredToDate
  var writtenKeys = JSONEncoder.KeyEncodingStrategy.useDefaultKeys
  var floats = JSONDecoder.NonConformingFloatDecodingStrategy.throw
  var writtenFloats = JSONEncoder.NonConformingFloatEncodingStrategy.throw
}

/// The source that a value is read from.
public final class Decoder {
  let node: CodingNode
  let options: CodingOptions
  /// The coding path to this value.
  public let codingPath: [HeftCodingKey]
  public let userInfo: [CodingUserInfoKey: AnyObject]

  init(
    _ node: CodingNode, _ options: CodingOptions, _ path: [HeftCodingKey],
    _ userInfo: [CodingUserInfoKey: AnyObject]
  ) {
    self.node = node
    self.options = options
    codingPath = path
    self.userInfo = userInfo
  }

  func below(_ node: CodingNode, _ key: HeftCodingKey) -> Decoder {
    Decoder(node, options, codingPath + [key], userInfo)
  }

  /// The members of an object.
  public func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws(NSError) -> KeyedDecodingContainer<Key> {
    guard case .members(let members) = node.value else { throw mismatch("Dictionary") }
    return KeyedDecodingContainer(self, members)
  }

  /// The values of a list.
  public func unkeyedContainer() throws(NSError) -> UnkeyedDecodingContainer {
    guard case .list(let nodes) = node.value else { throw mismatch("Array") }
    return UnkeyedDecodingContainer(self, nodes)
  }

  /// The one value.
  public func singleValueContainer() throws(NSError) -> SingleValueDecodingContainer {
    SingleValueDecodingContainer(decoder: self)
  }

  /// The error of a value of another kind.
  func mismatch(_ type: String) -> NSError {
    if case .null = node.value {
      return heftError(
        DecodingError.valueNotFound(
          type, .init(codingPath: codingPath, debugDescription: "Expected \(type) and found null.")))
    }
    return heftError(
      DecodingError.typeMismatch(
        type, .init(codingPath: codingPath, debugDescription: "Expected \(type) and found \(node.kind).")))
  }

  func corrupted(_ words: String) -> NSError {
    heftError(DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: words)))
  }

  func integer<Number: FixedWidthInteger>(_ type: String) throws(NSError) -> Number {
    switch node.value {
    case .whole(let number):
      if let number = Number(exactly: number) { return number }
    case .decimal(let number):
      if let number = Number(exactly: number) { return number }
    default: throw mismatch(type)
    }
    throw corrupted("The number does not fit in \(type).")
  }

  func decimal(_ type: String) throws(NSError) -> Double {
    switch node.value {
    case .whole(let number): return Double(number)
    case .decimal(let number): return number
    case .text(let text):
      guard let number = options.floats.number(text) else { throw mismatch(type) }
      return number
    default: throw mismatch(type)
    }
  }

  func text(_ type: String = "String") throws(NSError) -> String {
    guard case .text(let text) = node.value else { throw mismatch(type) }
    return text
  }
}

/// The members of an object that is read.
public struct KeyedDecodingContainer<Key: CodingKey> {
  private let decoder: Decoder
  private let members: [(name: String, node: CodingNode)]

  init(_ decoder: Decoder, _ members: [(name: String, node: CodingNode)]) {
    self.decoder = decoder
    self.members = members.map { (decoder.options.keys.key($0.name, decoder.codingPath), $0.node) }
  }

  public var codingPath: [HeftCodingKey] { decoder.codingPath }
  /// The keys of the members that the type has.
  public var allKeys: [Key] { members.compactMap { Key(stringValue: $0.name) } }

  private func found(_ name: String) -> CodingNode? { members.last { $0.name == name }?.node }

  /// Whether there is such a member, which may be null.
  public func contains(_ key: Key) -> Bool { found(key.stringValue) != nil }

  private func below(_ key: Key) throws(NSError) -> Decoder {
    guard let node = found(key.stringValue) else {
      throw heftError(
        DecodingError.keyNotFound(
          HeftCodingKey(key),
          .init(codingPath: codingPath, debugDescription: "There is no member \"\(key.stringValue)\".")))
    }
    return decoder.below(node, HeftCodingKey(key))
  }

  private func isMissing(_ key: Key) -> Bool {
    guard let node = found(key.stringValue) else { return true }
    if case .null = node.value { return true }
    return false
  }

  public func decodeNil(forKey key: Key) throws(NSError) -> Bool {
    if case .null = try below(key).node.value { return true }
    return false
  }

  public func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws(NSError) -> Value {
    try Value(from: below(key))
  }

  /// The value; nil where it is missing or null.
  public func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, forKey key: Key
  ) throws(NSError) -> Value? {
    isMissing(key) ? nil : try Value(from: below(key))
  }

  /// A member of the type that it is assigned to.
  public func heftDecode<Value: Decodable>(_ key: Key) throws(NSError) -> Value {
    try Value(from: below(key))
  }

  /// A member that may be missing, of the type that it is assigned to.
  public func heftDecodeIfPresent<Value: Decodable>(_ key: Key) throws(NSError) -> Value? {
    isMissing(key) ? nil : try Value(from: below(key))
  }

  public func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws(NSError) -> KeyedDecodingContainer<Nested> { try below(key).container(keyedBy: type) }

  public func nestedUnkeyedContainer(forKey key: Key) throws(NSError) -> UnkeyedDecodingContainer {
    try below(key).unkeyedContainer()
  }

  public func superDecoder() throws(NSError) -> Decoder {
    decoder.below(found("super") ?? CodingNode(.null), HeftCodingKey(stringValue: "super"))
  }

  public func superDecoder(forKey key: Key) throws(NSError) -> Decoder { try below(key) }
}

/// The values of a list that is read, one after another.
public struct UnkeyedDecodingContainer {
  private let decoder: Decoder
  private let nodes: [CodingNode]
  public private(set) var currentIndex = 0

  init(_ decoder: Decoder, _ nodes: [CodingNode]) {
    self.decoder = decoder
    self.nodes = nodes
  }

  public var codingPath: [HeftCodingKey] { decoder.codingPath }
  public var count: Int? { nodes.count }
  public var isAtEnd: Bool { currentIndex >= nodes.count }

  private func below() throws(NSError) -> Decoder {
    let key = HeftCodingKey(intValue: currentIndex)
    guard !isAtEnd else {
      throw heftError(
        DecodingError.valueNotFound(
          "value", .init(codingPath: codingPath + [key], debugDescription: "The list is at its end.")))
    }
    return decoder.below(nodes[currentIndex], key)
  }

  public mutating func decodeNil() throws(NSError) -> Bool {
    guard case .null = try below().node.value else { return false }
    currentIndex += 1
    return true
  }

  // A value that cannot be read is not passed over, as in Foundation.
  public mutating func decode<Value: Decodable>(_ type: Value.Type) throws(NSError) -> Value {
    let value = try Value(from: below())
    currentIndex += 1
    return value
  }

  public mutating func decodeIfPresent<Value: Decodable>(_ type: Value.Type) throws(NSError) -> Value? {
    if isAtEnd { return nil }
    if try decodeNil() { return nil }
    return try decode(type)
  }

  public mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws(NSError) -> KeyedDecodingContainer<Nested> {
    let container = try below().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  public mutating func nestedUnkeyedContainer() throws(NSError) -> UnkeyedDecodingContainer {
    let container = try below().unkeyedContainer()
    currentIndex += 1
    return container
  }

  public mutating func superDecoder() throws(NSError) -> Decoder {
    let decoder = try below()
    currentIndex += 1
    return decoder
  }
}

/// One value that is read.
public struct SingleValueDecodingContainer {
  let decoder: Decoder

  public var codingPath: [HeftCodingKey] { decoder.codingPath }

  public func decodeNil() -> Bool {
    if case .null = decoder.node.value { return true }
    return false
  }

  public func decode<Value: Decodable>(_ type: Value.Type) throws(NSError) -> Value {
    try Value(from: decoder)
  }
}
