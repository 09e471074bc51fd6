// Archives of an app's own objects. An archive is a tree: an object that stands in two places is two when it is read.

import Heft

/// The name under which an archive holds its one object.
public let NSKeyedArchiveRootObjectKey = "root"

/// An object that is kept in archives.
public protocol NSCoding: AnyObject {
  init?(coder: HeftCoder)
  func encode(with coder: HeftCoder)
  /// The name under which the importer has listed its class.
  var heftArchivedClass: String { get }
}

/// An archive that is written or read: `NSCoder`, for objects that are no views.
public class HeftCoder: NSObject {
  final let node: CodingNode
  /// Objects that are nested deeper are left out, so that objects which hold one another end (our choice).
  fileprivate static let deepest = 64
  fileprivate final let depth: Int

  init(_ node: CodingNode, depth: Int) {
    self.node = node
    self.depth = depth
    super.init()
  }

}

// Apart from the class, because nothing of it is overridden.
extension HeftCoder {
  public var allowsKeyedCoding: Bool { true }
  /// Makes no difference.
  public var requiresSecureCoding: Bool {
    get { false }
    set {}
  }

  // MARK: Writing

  private func set(_ value: CodingNode.Value, _ key: String) { node.set(key, CodingNode(value)) }

  /// Writes a whole number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: Int, forKey key: String) { set(.whole(Int64(value)), key) }
  /// Writes a whole number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: Int32, forKey key: String) { set(.whole(Int64(value)), key) }
  /// Writes a whole number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: Int64, forKey key: String) { set(.whole(value), key) }
  /// Writes a number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: Double, forKey key: String) { set(.decimal(value), key) }
  /// Writes a number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: Float, forKey key: String) { set(.decimal(Double(value)), key) }
  /// Writes a truth.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: Bool, forKey key: String) { set(.boolean(value), key) }
  /// Writes a whole number.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encodeCInt(_ value: Int32, forKey key: String) { set(.whole(Int64(value)), key) }
  /// Writes a text.
  ///
  /// - Parameters:
  ///   - value: The value; nil writes nothing.
  ///   - key: The name that it is read by.
  public func encode(_ value: String?, forKey key: String) { if let value { set(.text(value), key) } }
  /// Writes a date.
  ///
  /// - Parameters:
  ///   - value: The value; nil writes nothing.
  ///   - key: The name that it is read by.
  public func encode(_ value: Date?, forKey key: String) { if let value { set(.date(value), key) } }
  /// Writes bytes.
  ///
  /// - Parameters:
  ///   - value: The value; nil writes nothing.
  ///   - key: The name that it is read by.
  public func encode(_ value: Data?, forKey key: String) { if let value { set(.data(value), key) } }
  /// Writes an address.
  ///
  /// - Parameters:
  ///   - value: The value; nil writes nothing.
  ///   - key: The name that it is read by.
  public func encode(_ value: URL?, forKey key: String) {
    if let value { set(.text(value.absoluteString), key) }
  }
  /// Writes texts.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: [String], forKey key: String) {
    set(.list(value.map { CodingNode(.text($0)) }), key)
  }
  /// Writes a point.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: CGPoint, forKey key: String) { numbers([value.x, value.y], key) }
  /// Writes a size.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: CGSize, forKey key: String) { numbers([value.width, value.height], key) }
  /// Writes a rectangle.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name that it is read by.
  public func encode(_ value: CGRect, forKey key: String) {
    numbers([value.minX, value.minY, value.width, value.height], key)
  }

  private func numbers(_ values: [CGFloat], _ key: String) {
    set(.list(values.map { CodingNode(.decimal(Double($0))) }), key)
  }

  /// Writes an object.
  ///
  /// - Parameters:
  ///   - object: The value; nil writes nothing.
  ///   - key: The name that it is read by.
  public func encode<Object: NSCoding>(_ object: Object?, forKey key: String) {
    if let object { node.set(key, HeftArchive.node(object, depth: depth)) }
  }

  /// Writes objects.
  ///
  /// - Parameters:
  ///   - objects: The value.
  ///   - key: The name that it is read by.
  public func encode<Object: NSCoding>(_ objects: [Object], forKey key: String) {
    node.set(key, CodingNode(.list(objects.map { HeftArchive.node($0, depth: depth) })))
  }

  /// Writes objects.
  ///
  /// - Parameters:
  ///   - objects: The value; nil writes nothing.
  ///   - key: The name that it is read by.
  public func encode<Object: NSCoding>(_ objects: [Object]?, forKey key: String) {
    if let objects { encode(objects, forKey: key) }
  }

  /// Writes what a property list holds; of anything else nothing, which the console says.
  @_disfavoredOverload
  public func encode(_ object: AnyObject?, forKey key: String) {
    if let object { put(object, key) }
  }

  private func put(_ object: AnyObject, _ key: String) {
    if let found = CodingNode(object) {
      node.set(key, found)
    } else {
      Stub.say("NSCoder.encode(_:forKey: \"\(key)\")", "an object of this kind is not archived here.")
    }
  }

  @_disfavoredOverload
  public func encode<Value>(_ value: Value, forKey key: String) { put(heftObject(value), key) }

  /// Writes an object that others own, as any other.
  ///
  /// - Parameters:
  ///   - object: The object; nil writes nothing.
  ///   - key: The name that it is read by.
  public func encodeConditionalObject<Object: NSCoding & AnyObject>(_ object: Object?, forKey key: String) {
    encode(object, forKey: key)
  }

  // MARK: Reading

  /// Whether there is a value of a name.
  ///
  /// - Parameter key: The name.
  /// - Returns: Whether there is one.
  public func containsValue(forKey key: String) -> Bool { node[key] != nil }
  /// Reads an object.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; nil where there is none.
  public func decodeObject(forKey key: String) -> AnyObject? {
    // An object that was archived without a name is the root.
    let found = node[key] ?? (key == NSKeyedArchiveRootObjectKey && self is NSKeyedUnarchiver ? node : nil)
    return found.flatMap { HeftArchive.object($0, depth: depth + 1) }
  }
  /// Reads a value of one type.
  ///
  /// - Parameters:
  ///   - type: The type; dates, addresses and identifiers are values here.
  ///   - key: The name that it was written by.
  /// - Returns: The value; nil where there is none of the type.
  public func decodeObject<Object: AnyObject>(of type: Object.Type, forKey key: String) -> Object? {
    decodeObject(forKey: key) as? Object
  }
  /// Reads an object of any class: an archive holds what its app has written, and no more.
  ///
  /// - Parameters:
  ///   - classes: Left aside.
  ///   - key: The name that it was written by.
  /// - Returns: The object; nil where there is none.
  public func decodeObject(of classes: [AnyObject.Type]?, forKey key: String) -> AnyObject? {
    decodeObject(forKey: key)
  }
  /// Reads a value of one type.
  ///
  /// - Parameters:
  ///   - type: The type; dates, addresses and identifiers are values here.
  ///   - key: The name that it was written by.
  /// - Returns: The value; nil where there is none of the type.
  public func decodeObject(of type: Date.Type, forKey key: String) -> Date? {
    decodeObject(forKey: key).flatMap { heftCast($0, Date.self) }
  }
  /// Reads a value of one type.
  ///
  /// - Parameters:
  ///   - type: The type; dates, addresses and identifiers are values here.
  ///   - key: The name that it was written by.
  /// - Returns: The value; nil where there is none of the type.
  public func decodeObject(of type: URL.Type, forKey key: String) -> URL? {
    decodeObject(forKey: key).flatMap { heftCast($0, URL.self) }
  }
  /// Reads a value of one type.
  ///
  /// - Parameters:
  ///   - type: The type; dates, addresses and identifiers are values here.
  ///   - key: The name that it was written by.
  /// - Returns: The value; nil where there is none of the type.
  public func decodeObject(of type: UUID.Type, forKey key: String) -> UUID? {
    decodeObject(forKey: key).flatMap { heftCast($0, UUID.self) }
  }
  /// Reads a number.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; 0 where there is none.
  public func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  /// Reads a number.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; 0 where there is none.
  public func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  /// Reads a number.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; 0 where there is none.
  public func decodeCInt(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  /// Reads a number.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; 0 where there is none.
  public func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  /// Reads a number.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; 0 where there is none.
  public func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }
  /// Reads a number.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; 0 where there is none.
  public func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  /// Reads a truth.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; false where there is none.
  public func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  /// Reads a point.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { CGPoint(x: part(key, 0), y: part(key, 1)) }
  /// Reads a size.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { CGSize(width: part(key, 0), height: part(key, 1)) }
  /// Reads a rectangle.
  ///
  /// - Parameter key: The name that it was written by.
  /// - Returns: The value; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    CGRect(x: part(key, 0), y: part(key, 1), width: part(key, 2), height: part(key, 3))
  }

  private func number(_ key: String) -> NSNumber? { node[key]?.object as? NSNumber }

  private func part(_ key: String, _ index: Int) -> CGFloat {
    guard case .list(let nodes)? = node[key]?.value, index < nodes.count,
      let number = nodes[index].object as? NSNumber
    else { return 0 }
    return CGFloat(number.doubleValue)
  }
}

/// The archives of an app's objects.
public enum HeftArchive {
  /// Makes objects of archived classes by their names; the importer's `main.swift` sets it.
  nonisolated(unsafe) public static var classes: [String: (HeftCoder) -> AnyObject?] = [:]
  /// The member that names the class.
  private static let className = "$class"

  static func node<Object: NSCoding>(_ object: Object, depth: Int) -> CodingNode {
    let node = CodingNode(.members([(className, CodingNode(.text(object.heftArchivedClass)))]))
    if depth < HeftCoder.deepest {
      object.encode(with: HeftCoder(node, depth: depth + 1))
    } else {
      Stub.say("NSKeyedArchiver", "objects that hold one another are archived \(HeftCoder.deepest) deep.")
    }
    return node
  }

  static func object(_ node: CodingNode, depth: Int) -> AnyObject? {
    switch node.value {
    case .list(let nodes): return heftObject(nodes.compactMap { object($0, depth: depth) })
    case .members(let members):
      if case .text(let name)? = node[className]?.value {
        guard depth <= HeftCoder.deepest else { return nil }
        return classes[name]?(HeftCoder(node, depth: depth))
      }
      var objects: [String: AnyObject] = [:]
      for member in members { objects[member.name] = object(member.node, depth: depth) }
      return heftObject(objects)
    default: return node.object
    }
  }
}

/// Writes archives.
public final class NSKeyedArchiver: HeftCoder {
  /// Called when everything has been written.
  var heftFinish: ((NSKeyedArchiver) -> Void)?

  /// An archive without objects.
  ///
  /// - Parameter requiresSecureCoding: Left aside.
  public init(requiringSecureCoding requiresSecureCoding: Bool) {
    super.init(CodingNode(.members([])), depth: 0)
  }

  public convenience init() { self.init(requiringSecureCoding: false) }

  /// The archive.
  public var encodedData: Data { Data(NSKeyedArchiver.bytes(node)) }
  /// The format, of which there is one here: XML.
  public var outputFormat: PropertyListSerialization.PropertyListFormat {
    get { .xml }
    set {}
  }

  /// Ends the archive.
  public func finishEncoding() {
    heftFinish?(self)
    heftFinish = nil
  }

  /// Writes a class under another name, which the archive does not do here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The class.
  public static func setClassName<Object: AnyObject>(_ name: String?, for type: Object.Type) {
    Stub.say("NSKeyedArchiver.setClassName", "classes keep their names in archives here.")
  }

  /// Writes a class under another name, which the archive does not do here.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - type: The class.
  public func setClassName<Object: AnyObject>(_ name: String?, for type: Object.Type) {
    NSKeyedArchiver.setClassName(name, for: type)
  }

  private static func bytes(_ node: CodingNode) -> [UInt8] { PropertyListWriter.write(node) }

  private static func node<Object: NSCoding>(_ objects: [Object]) -> CodingNode {
    CodingNode(.list(objects.map { HeftArchive.node($0, depth: 0) }))
  }

  private static func node<Object: NSCoding>(_ objects: [String: Object]) -> CodingNode {
    CodingNode(.members(objects.keys.sorted().map { ($0, HeftArchive.node(objects[$0]!, depth: 0)) }))
  }

  public static func archivedData<Object: NSCoding>(withRootObject object: Object) -> Data {
    Data(bytes(HeftArchive.node(object, depth: 0)))
  }
  public static func archivedData<Object: NSCoding>(withRootObject objects: [Object]) -> Data {
    Data(bytes(node(objects)))
  }
  public static func archivedData<Object: NSCoding>(withRootObject objects: [String: Object]) -> Data {
    Data(bytes(node(objects)))
  }
  @_disfavoredOverload
  public static func archivedData<Value>(withRootObject value: Value) -> Data {
    guard let node = CodingNode(heftObject(value)) else {
      Stub.say("NSKeyedArchiver.archivedData", "an object of this kind is not archived here.")
      return Data()
    }
    return Data(bytes(node))
  }

  public static func archivedData<Object: NSCoding>(
    withRootObject object: Object, requiringSecureCoding: Bool
  ) throws(NSError) -> Data { archivedData(withRootObject: object) }
  public static func archivedData<Object: NSCoding>(
    withRootObject objects: [Object], requiringSecureCoding: Bool
  ) throws(NSError) -> Data { archivedData(withRootObject: objects) }
  @_disfavoredOverload
  public static func archivedData<Value>(
    withRootObject value: Value, requiringSecureCoding: Bool
  ) throws(NSError) -> Data { archivedData(withRootObject: value) }

  @discardableResult
  public static func archiveRootObject<Object: NSCoding>(_ object: Object, toFile path: String) -> Bool {
    FileManager.write(bytes(HeftArchive.node(object, depth: 0)), to: path)
    return true
  }
  @discardableResult
  public static func archiveRootObject<Object: NSCoding>(_ objects: [Object], toFile path: String) -> Bool {
    FileManager.write(bytes(node(objects)), to: path)
    return true
  }
  @discardableResult
  public static func archiveRootObject<Object: NSCoding>(_ objects: [String: Object], toFile path: String)
    -> Bool
  {
    FileManager.write(bytes(node(objects)), to: path)
    return true
  }
  @_disfavoredOverload @discardableResult
  public static func archiveRootObject<Value>(_ value: Value, toFile path: String) -> Bool {
    guard let node = CodingNode(heftObject(value)) else { return false }
    FileManager.write(bytes(node), to: path)
    return true
  }
}

/// Reads archives.
public final class NSKeyedUnarchiver: HeftCoder {
  private static func object(_ bytes: [UInt8]) throws(NSError) -> AnyObject? {
    let node = try PropertyListReader.read(bytes)
    // An archive that was written with a name for its root holds that alone.
    if case .members(let members) = node.value, members.count == 1,
      let root = node[NSKeyedArchiveRootObjectKey]
    {
      return HeftArchive.object(root, depth: 0)
    }
    return HeftArchive.object(node, depth: 0)
  }

  /// What is done about data that is no archive, which makes no difference.
  public enum DecodingFailurePolicy: Int, Sendable { case raiseException = 0, setErrorAndReturn }

  /// Reads an archive.
  ///
  /// - Parameter data: The archive.
  /// - Throws: An error of Cocoa where it is not one.
  public init(forReadingFrom data: Data) throws(NSError) {
    super.init(try PropertyListReader.read(Array(data)), depth: 0)
  }

  /// Reads an archive; data that is none has no objects.
  ///
  /// - Parameter data: The archive.
  public init(forReadingWith data: Data) {
    let node: CodingNode
    do { node = try PropertyListReader.read(Array(data)) } catch { node = CodingNode(.members([])) }
    super.init(node, depth: 0)
  }

  /// Makes no difference: nothing raises an exception here.
  public var decodingFailurePolicy: DecodingFailurePolicy {
    get { .setErrorAndReturn }
    set {}
  }

  /// Ends the reading, which changes nothing.
  public func finishDecoding() {}

  /// Reads a class under another name, which does not come about here.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name.
  public static func setClass<Object: AnyObject>(_ type: Object.Type?, forClassName name: String) {
    Stub.say("NSKeyedUnarchiver.setClass", "classes are found by their own names in archives here.")
  }

  /// Reads a class under another name, which does not come about here.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name.
  public func setClass<Object: AnyObject>(_ type: Object.Type?, forClassName name: String) {
    NSKeyedUnarchiver.setClass(type, forClassName: name)
  }

  /// Returns the object in a file; nil if there is no file, or it is not an archive.
  public static func unarchiveObject(withFile path: String) -> AnyObject? {
    guard let bytes = FileManager.bytes(at: path) else { return nil }
    return unarchiveObject(with: Data(bytes))
  }

  public static func unarchiveObject(with data: Data) -> AnyObject? {
    do { return try object(Array(data)) } catch { return nil }
  }

  public static func unarchiveTopLevelObjectWithData(_ data: Data) throws(NSError) -> AnyObject? {
    try object(Array(data))
  }

  public static func unarchivedObject(from data: Data) throws(NSError) -> AnyObject? {
    try object(Array(data))
  }

  public static func unarchivedObject<Object: AnyObject>(
    ofClass type: Object.Type, from data: Data
  ) throws(NSError) -> Object? { try object(Array(data)) as? Object }
}
