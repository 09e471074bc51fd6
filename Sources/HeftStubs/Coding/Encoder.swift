import Heft

/// The target that a value is written to.
public final class Encoder {
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

  func below(_ key: HeftCodingKey) -> Encoder {
    Encoder(CodingNode(.members([])), options, codingPath + [key], userInfo)
  }

  /// An object, for its members.
  public func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .members = node.value {} else { node.value = .members([]) }
    return KeyedEncodingContainer(encoder: self)
  }

  /// A list, for its values.
  public func unkeyedContainer() -> UnkeyedEncodingContainer {
    if case .list = node.value {} else { node.value = .list([]) }
    return UnkeyedEncodingContainer(encoder: self)
  }

  /// The one value.
  public func singleValueContainer() -> SingleValueEncodingContainer {
    SingleValueEncodingContainer(encoder: self)
  }

  /// Writes a number that JSON has not.
  func encode(strange number: Double) throws(NSError) {
    guard let text = options.writtenFloats.text(number) else { throw invalid("\(number)") }
    node.value = .text(text)
  }

  func invalid(_ value: String) -> NSError {
    heftError(
      EncodingError.invalidValue(
        value, .init(codingPath: codingPath, debugDescription: "\(value) is not a number that JSON has.")))
  }
}

/// The members of an object that is written.
public struct KeyedEncodingContainer<Key: CodingKey> {
  let encoder: Encoder

  public var codingPath: [HeftCodingKey] { encoder.codingPath }

  private func below(_ key: Key) -> Encoder {
    let below = encoder.below(HeftCodingKey(key))
    encoder.node.set(encoder.options.writtenKeys.name(key.stringValue, encoder.codingPath), below.node)
    return below
  }

  public mutating func encodeNil(forKey key: Key) throws(NSError) { below(key).node.value = .null }

  public mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws(NSError) {
    try value.encode(to: below(key))
  }

  /// Writes a value that is there, and nothing for one that is not.
  public mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws(NSError) {
    if let value { try value.encode(to: below(key)) }
  }

  public mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { below(key).container(keyedBy: type) }

  public mutating func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer {
    below(key).unkeyedContainer()
  }

  public mutating func superEncoder() -> Encoder {
    let below = encoder.below(HeftCodingKey(stringValue: "super"))
    encoder.node.set("super", below.node)
    return below
  }

  public mutating func superEncoder(forKey key: Key) -> Encoder { below(key) }
}

/// The values of a list that is written.
public struct UnkeyedEncodingContainer {
  let encoder: Encoder

  public var codingPath: [HeftCodingKey] { encoder.codingPath }
  public var count: Int {
    guard case .list(let nodes) = encoder.node.value else { return 0 }
    return nodes.count
  }

  private func below() -> Encoder {
    let below = encoder.below(HeftCodingKey(intValue: count))
    encoder.node.append(below.node)
    return below
  }

  public mutating func encodeNil() throws(NSError) { below().node.value = .null }

  public mutating func encode<Value: Encodable>(_ value: Value) throws(NSError) {
    try value.encode(to: below())
  }

  public mutating func encode<Value: Encodable>(contentsOf values: [Value]) throws(NSError) {
    for value in values { try value.encode(to: below()) }
  }

  public mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { below().container(keyedBy: type) }

  public mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer { below().unkeyedContainer() }

  public mutating func superEncoder() -> Encoder { below() }
}

/// One value that is written.
public struct SingleValueEncodingContainer {
  let encoder: Encoder

  public var codingPath: [HeftCodingKey] { encoder.codingPath }

  public mutating func encodeNil() throws(NSError) { encoder.node.value = .null }

  public mutating func encode<Value: Encodable>(_ value: Value) throws(NSError) {
    try value.encode(to: encoder)
  }
}
