import Heft

/// Reads values from JSON.
open class JSONDecoder: NSObject {
  /// How dates are written.
  public enum DateDecodingStrategy {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    case formatted(DateFormatter)
    case custom((Decoder) throws(NSError) -> Date)
  }

  /// How the names of members become the names of the type's properties.
  public enum KeyDecodingStrategy {
    case useDefaultKeys, convertFromSnakeCase
    case custom(([HeftCodingKey]) -> HeftCodingKey)

    func key(_ name: String, _ path: [HeftCodingKey]) -> String {
      switch self {
      case .useDefaultKeys: name
      case .convertFromSnakeCase: SnakeCase.camel(name)
      case .custom(let make): make(path + [HeftCodingKey(stringValue: name)]).stringValue
      }
    }
  }

  /// How bytes are written: as base64, whatever is set.
  public enum DataDecodingStrategy { case deferredToData, base64 }

  public final var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
  public final var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
  /// How numbers are written that JSON has not.
  public enum NonConformingFloatDecodingStrategy {
    case `throw`
    case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)

    func number(_ text: String) -> Double? {
      guard case .convertFromString(let positive, let negative, let nan) = self else { return nil }
      return text == positive ? .infinity : text == negative ? -.infinity : text == nan ? .nan : nil
    }
  }

  public final var dataDecodingStrategy = DataDecodingStrategy.base64
  public final var nonConformingFloatDecodingStrategy = NonConformingFloatDecodingStrategy.throw
  public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - data: The text of the JSON in UTF-8.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` with the coding path to the place, as `as? DecodingError` finds it.
  public final func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(NSError) -> Value {
    var reader = JSONReader(Array(data), deepest: JSONReader.deepest)
    let node: CodingNode
    do {
      node = try reader.read()
    } catch {
      throw heftError(
        DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: error.localizedDescription)))
    }
    var options = CodingOptions()
    options.dates = dateDecodingStrategy
    options.keys = keyDecodingStrategy
    options.floats = nonConformingFloatDecodingStrategy
    return try Value(from: Decoder(node, options, [], userInfo))
  }
}

/// Writes values as JSON.
open class JSONEncoder: NSObject {
  /// How dates are written.
  public enum DateEncodingStrategy {
    case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
    case formatted(DateFormatter)
    case custom((Date, Encoder) throws(NSError) -> Void)
  }

  /// How the names of members are written.
  public enum KeyEncodingStrategy {
    case useDefaultKeys, convertToSnakeCase
    case custom(([HeftCodingKey]) -> HeftCodingKey)

    func name(_ key: String, _ path: [HeftCodingKey]) -> String {
      switch self {
      case .useDefaultKeys: key
      case .convertToSnakeCase: SnakeCase.snake(key)
      case .custom(let make): make(path + [HeftCodingKey(stringValue: key)]).stringValue
      }
    }
  }

  /// How bytes are written: as base64, whatever is set.
  public enum DataEncodingStrategy { case deferredToData, base64 }

  /// How the text looks.
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }

  public final var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
  public final var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
  /// How numbers are written that JSON has not.
  public enum NonConformingFloatEncodingStrategy {
    case `throw`
    case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)

    func text(_ number: Double) -> String? {
      guard case .convertToString(let positive, let negative, let nan) = self else { return nil }
      return number.isNaN ? nan : number > 0 ? positive : negative
    }
  }

  public final var dataEncodingStrategy = DataEncodingStrategy.base64
  public final var nonConformingFloatEncodingStrategy = NonConformingFloatEncodingStrategy.throw
  public final var outputFormatting: OutputFormatting = []
  public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

  /// Writes a value. Members stand in the order in which they are written.
  ///
  /// - Throws: An `EncodingError` for a number that JSON has not.
  public final func encode<Value: Encodable>(_ value: Value) throws(NSError) -> Data {
    var options = CodingOptions()
    options.writtenDates = dateEncodingStrategy
    options.writtenKeys = keyEncodingStrategy
    options.writtenFloats = nonConformingFloatEncodingStrategy
    let encoder = Encoder(CodingNode(.members([])), options, [], userInfo)
    try value.encode(to: encoder)
    var writer = JSONWriter(
      isPretty: outputFormatting.contains(.prettyPrinted), isSorted: outputFormatting.contains(.sortedKeys),
      escapesSlashes: !outputFormatting.contains(.withoutEscapingSlashes))
    writer.write(encoder.node)
    return Data(writer.bytes)
  }
}

/// Names as `last_name` and `lastName`.
enum SnakeCase {
  static func camel(_ name: String) -> String {
    let underline = UInt8(ascii: "_")
    let bytes = Array(name.utf8)
    guard let first = bytes.firstIndex(where: { $0 != underline }),
      let last = bytes.lastIndex(where: { $0 != underline })
    else { return name }
    let parts = bytes[first...last].split(separator: underline)
    guard parts.count > 1 else { return name }
    var result = Array(bytes[..<first])
    for (index, part) in parts.enumerated() {
      for (place, byte) in part.enumerated() {
        result.append(index == 0 || place > 0 ? lower(byte) : upper(byte))
      }
    }
    return String(decoding: result + bytes[(last + 1)...], as: UTF8.self)
  }

  static func snake(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var result: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      let isCapital = (65...90).contains(byte)
      if isCapital, index > 0, bytes[index - 1] != UInt8(ascii: "_") {
        let followsSmall = !(65...90).contains(bytes[index - 1])
        let beforeSmall = index + 1 < bytes.count && (97...122).contains(bytes[index + 1])
        if followsSmall || beforeSmall { result.append(UInt8(ascii: "_")) }
      }
      result.append(lower(byte))
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
  private static func upper(_ byte: UInt8) -> UInt8 { (97...122).contains(byte) ? byte - 32 : byte }
}
