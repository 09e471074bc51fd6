import Heft

/// Reads and writes JSON as objects: texts, numbers, lists and values by their names, which a cast asks for their values.
public final class JSONSerialization: NSObject {
  /// How JSON is read, which makes no difference here.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mutableContainers = ReadingOptions(rawValue: 1)
    public static let mutableLeaves = ReadingOptions(rawValue: 2)
    public static let allowFragments = ReadingOptions(rawValue: 4)
  }

  /// How JSON is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = WritingOptions(rawValue: 1)
    public static let sortedKeys = WritingOptions(rawValue: 2)
    public static let fragmentsAllowed = WritingOptions(rawValue: 4)
    public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }

  /// Reads what a text of JSON says.
  ///
  /// - Throws: An error of Cocoa's domain with the code 3840, and the byte at which the text stops being JSON.
  public static func jsonObject(with data: Data, options: ReadingOptions = []) throws(NSError) -> AnyObject {
    var reader = JSONReader(Array(data), deepest: JSONReader.deepest)
    return try reader.read().object
  }

  /// Whether an object can be written: texts, numbers, lists and values by their names.
  public static func isValidJSONObject(_ object: AnyObject) -> Bool { CodingNode(object) != nil }

  /// Whether JSON can hold a list or a dictionary.
  ///
  /// - Parameter value: The value.
  /// - Returns: Whether it can.
  @_disfavoredOverload
  public static func isValidJSONObject<Value>(_ value: Value) -> Bool { CodingNode(heftObject(value)) != nil }

  /// Writes an object as JSON; the members of one stand in the order of their names.
  ///
  /// - Throws: An error of Cocoa's domain with the code 3840 where the object has something in it that JSON has not.
  public static func data(withJSONObject object: AnyObject, options: WritingOptions = []) throws(NSError)
    -> Data
  {
    guard let node = CodingNode(object) else {
      throw .heftCocoa(3840, "The object has something in it that JSON has not.")
    }
    var writer = JSONWriter(
      isPretty: options.contains(.prettyPrinted), escapesSlashes: !options.contains(.withoutEscapingSlashes))
    writer.write(node)
    return Data(writer.bytes)
  }

  // A value that is not an object yet.
  @_disfavoredOverload
  public static func data<Value>(withJSONObject value: Value, options: WritingOptions = []) throws(NSError)
    -> Data
  {
    try data(withJSONObject: heftObject(value), options: options)
  }
}
