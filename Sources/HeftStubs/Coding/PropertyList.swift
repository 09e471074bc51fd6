import Heft

import enum Ink.Base64

/// Reads values from a property list.
open class PropertyListDecoder: NSObject {
  public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]

  /// Reads a value.
  ///
  /// - Throws: A `DecodingError` with the coding path to the place, as `as? DecodingError` finds it.
  public final func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(NSError) -> Value {
    var options = CodingOptions()
    options.isPropertyList = true
    let node = try PropertyListReader.read(Array(data))
    return try Value(from: Decoder(node, options, [], userInfo))
  }
}

/// Writes values as property lists.
open class PropertyListEncoder: NSObject {
  public final var userInfo: [CodingUserInfoKey: AnyObject] = [:]
  /// The format, of which there is one here: XML.
  public final var outputFormat = PropertyListSerialization.PropertyListFormat.xml

  public final func encode<Value: Encodable>(_ value: Value) throws(NSError) -> Data {
    var options = CodingOptions()
    options.isPropertyList = true
    let encoder = Encoder(CodingNode(.members([])), options, [], userInfo)
    try value.encode(to: encoder)
    return Data(PropertyListWriter.write(encoder.node))
  }
}

/// Reads and writes property lists as objects.
public final class PropertyListSerialization: NSObject {
  public enum PropertyListFormat: UInt, Sendable { case openStep = 1, xml = 100, binary = 200 }

  /// How a list is read, which makes no difference here.
  public struct ReadOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mutableContainers = ReadOptions(rawValue: 1)
    public static let mutableContainersAndLeaves = ReadOptions(rawValue: 2)
  }

  /// Reads what a list of XML says.
  public static func propertyList(
    from data: Data, options: ReadOptions = [], format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws(NSError) -> AnyObject { try PropertyListReader.read(Array(data)).object }

  /// Writes a list as XML, whatever the format.
  public static func data(
    fromPropertyList list: AnyObject, format: PropertyListFormat, options: Int
  ) throws(NSError) -> Data {
    guard let node = CodingNode(list) else {
      throw .heftCocoa(3851, "The object has something in it that property lists have not.")
    }
    return Data(PropertyListWriter.write(node))
  }
}

extension PropertyListSerialization {
  /// Writes a list as XML, whatever the format.
  ///
  /// - Parameters:
  ///   - list: A text, a number, a date, or a list or a dictionary of them.
  ///   - format: Left aside.
  ///   - options: Left aside.
  /// - Returns: The text in UTF-8.
  /// - Throws: An error of Cocoa where there is something in it that property lists have not.
  public static func data(
    fromPropertyList list: some ObjectConvertible, format: PropertyListFormat, options: Int
  ) throws(NSError) -> Data {
    try data(fromPropertyList: heftHeld(list.convertedObject), format: format, options: options)
  }

  /// Whether a property list can have an object.
  ///
  /// - Parameters:
  ///   - list: The object.
  ///   - format: Left aside.
  /// - Returns: True where it can.
  public static func propertyList(_ list: AnyObject, isValidFor format: PropertyListFormat) -> Bool {
    CodingNode(list) != nil
  }
}

/// Returns the content of a property list of the app's bundle or its storage.
private func heftPropertyList(_ path: String) -> AnyObject? {
  guard let bytes = FileManager.bytes(at: path) else { return nil }
  do { return try PropertyListReader.read(bytes).object } catch { return nil }
}

/// The objects of a list, `NSArray(contentsOfFile:)`; nil where there is no such file, or it is no list.
public func heftList(at path: String) -> [AnyObject]? {
  heftPropertyList(path).flatMap { HeftBox<[AnyObject]>.value(in: $0) }
}
public func heftList(at url: URL) -> [AnyObject]? { heftList(at: url.path) }

/// The objects of a list by their names, `NSDictionary(contentsOfFile:)`; nil where there is no such file, or it is not one.
public func heftDictionary(at path: String) -> [String: AnyObject]? {
  heftPropertyList(path).flatMap { HeftBox<[String: AnyObject]>.value(in: $0) }
}
public func heftDictionary(at url: URL) -> [String: AnyObject]? { heftDictionary(at: url.path) }

/// Reads a property list of XML.
struct PropertyListReader {
  /// A list that is nested deeper is refused, so that no text ends the program (our choice).
  private static let deepest = 512

  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0

  static func read(_ bytes: [UInt8]) throws(NSError) -> CodingNode {
    if bytes.starts(with: Array("bplist".utf8)) {
      throw .heftCocoa(3840, "The property list is binary: convert it to XML (plutil -convert xml1).")
    }
    var reader = PropertyListReader(bytes: bytes)
    var tag = try reader.tag()
    while tag.hasPrefix("?") || tag.hasPrefix("!") || tag.hasPrefix("plist") { tag = try reader.tag() }
    return try reader.value(tag)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func failure(_ words: String) -> NSError {
    .heftCocoa(3840, "The text is not a property list: \(words), at byte \(place).")
  }

  /// The next tag, without its brackets; comments are passed over.
  private mutating func tag() throws(NSError) -> String {
    while true {
      while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
      place += 1
      let start = place
      if bytes.dropFirst(start).starts(with: Array("!--".utf8)) {
        while place + 2 < bytes.count, !bytes[place...].starts(with: Array("-->".utf8)) { place += 1 }
        continue
      }
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
      guard place < bytes.count else { throw failure("a tag is missing") }
      place += 1
      var text = bytes[start..<place - 1]
      while text.last == 0x20 { text.removeLast() }
      return String(decoding: text, as: UTF8.self)
    }
  }

  /// The text up to the next tag, which has to close this one.
  private mutating func text(_ name: String) throws(NSError) -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    var text = String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
    if bytes[min(place, bytes.count)...].starts(with: Array("<![CDATA[".utf8)) {
      let inner = place + 9
      while place < bytes.count, !bytes[place...].starts(with: Array("]]>".utf8)) { place += 1 }
      text = String(decoding: bytes[inner..<min(place, bytes.count)], as: UTF8.self)
    } else if text.utf8.contains(UInt8(ascii: "&")) {
      text = Self.withoutEntities(text)
    }
    guard try tag() == "/" + name else { throw failure("\(name) does not end") }
    return text
  }

  private static func withoutEntities(_ text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")) {
        let name = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
        result += Array((entities[name] ?? number(name) ?? "&\(name);").utf8)
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func number(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = String(name.dropFirst())
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
  }

  private mutating func value(_ tag: String) throws(NSError) -> CodingNode {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.deepest { throw failure("it is deeper than \(Self.deepest)") }
    switch tag {
    case "dict": return CodingNode(.members(try members()))
    case "array": return CodingNode(.list(try values()))
    case "dict/": return CodingNode(.members([]))
    case "array/": return CodingNode(.list([]))
    case "string/": return CodingNode(.text(""))
    case "true/": return CodingNode(.boolean(true))
    case "false/": return CodingNode(.boolean(false))
    case "string": return CodingNode(.text(try text(tag)))
    default: return try scalar(tag)
    }
  }

  private mutating func scalar(_ tag: String) throws(NSError) -> CodingNode {
    let text = try text(tag)
    switch tag {
    case "integer": if let number = Int64(text) { return CodingNode(.whole(number)) }
    case "real": if let number = Double(text) { return CodingNode(.decimal(number)) }
    case "date": if let date = ISO8601Text.date(text) { return CodingNode(.date(date)) }
    case "data": if let bytes = Base64.bytes(of: text) { return CodingNode(.data(Data(bytes))) }
    case "true": return CodingNode(.boolean(true))
    case "false": return CodingNode(.boolean(false))
    default: throw failure("there is no value <\(tag)>")
    }
    throw failure("\(text) is no \(tag)")
  }

  private mutating func members() throws(NSError) -> [(name: String, node: CodingNode)] {
    var members: [(name: String, node: CodingNode)] = []
    while true {
      let next = try tag()
      if next == "/dict" { return members }
      guard next == "key" || next == "key/" else { throw failure("a key is missing") }
      let name = next == "key" ? try text("key") : ""
      members.append((name, try value(try tag())))
    }
  }

  private mutating func values() throws(NSError) -> [CodingNode] {
    var nodes: [CodingNode] = []
    while true {
      let next = try tag()
      if next == "/array" { return nodes }
      nodes.append(try value(next))
    }
  }
}

/// Writes a property list of XML.
enum PropertyListWriter {
  static func write(_ node: CodingNode) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    add(node, to: &text)
    text += "</plist>\n"
    return Array(text.utf8)
  }

  private static func add(_ node: CodingNode, to text: inout String) {
    switch node.value {
    // Property lists have no null; Foundation writes this text.
    case .null: text += "<string>$null</string>\n"
    case .boolean(let isTrue): text += isTrue ? "<true/>\n" : "<false/>\n"
    case .whole(let number): text += "<integer>\(number)</integer>\n"
    case .decimal(let number): text += "<real>\(JSONWriter.text(of: number))</real>\n"
    case .text(let value): text += "<string>" + escaped(value) + "</string>\n"
    case .date(let date): text += "<date>" + ISO8601Text.text(date) + "</date>\n"
    case .data(let data): text += "<data>" + Base64.encode(Array(data)) + "</data>\n"
    case .list(let nodes):
      text += "<array>\n"
      for node in nodes { add(node, to: &text) }
      text += "</array>\n"
    case .members(let members):
      text += "<dict>\n"
      for member in members {
        text += "<key>" + escaped(member.name) + "</key>\n"
        add(member.node, to: &text)
      }
      text += "</dict>\n"
    }
  }

  private static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
