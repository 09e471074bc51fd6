import Foundation
import FoundationXML

/// An element of a document of Interface Builder.
public final class XMLNode {
  let name: String
  let attributes: [String: String]
  let line: Int
  var children: [XMLNode] = []
  var text = ""
  /// What others call the element by; empty where it has none.
  var id: String

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
    id = attributes["id"] ?? ""
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  func child(_ name: String) -> XMLNode? { children.first { $0.name == name } }
  func keyed(_ key: String) -> XMLNode? { children.first { $0["key"] == key } }
  func list(_ name: String) -> [XMLNode] { child(name)?.children ?? [] }
  func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  var all: [XMLNode] { [self] + children.flatMap(\.all) }

  /// How deep elements may stand in each other: some 120 views, each in the one before.
  static let depth = 256
  /// The line of the first element that stands deeper than that, and is left out; of the whole document.
  private(set) var cut: Int?

  public struct Problem: Error {
    public var line: Int
    public var message: String
  }

  /// Reads a document. One with entities of its own is refused: no file of Interface Builder has any, and a few can say
  /// more than memory holds.
  static func read(_ data: Data) throws -> XMLNode {
    if let place = data.range(of: Data("<!ENTITY".utf8)) {
      let line = data[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
      throw Problem(
        line: line, message: "The file declares entities, which are not read: write out what they stand for.")
    }
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // A file that ends too early is not an error to the parser on every platform.
    guard parser.parse(), let root = reader.root, reader.open.isEmpty else {
      throw Problem(
        line: max(1, reader.open.last?.line ?? parser.lineNumber),
        message: "The file cannot be read from here on: it is cut off, or is no XML.")
    }
    root.cut = reader.cut
    return root
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLNode?
    var open: [XMLNode] = []
    var cut: Int?
    /// How many elements are open that are left out.
    private var skipped = 0

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      guard open.count < XMLNode.depth else {
        skipped += 1
        cut = cut ?? parser.lineNumber
        return
      }
      var attributes = attributeDict
      if let name = attributes["customClass"] { attributes["customClass"] = SwiftName.plain(name) }
      let node = XMLNode(elementName, attributes, line: parser.lineNumber)
      if open.isEmpty { root = root ?? node } else { open[open.count - 1].children.append(node) }
      open.append(node)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      if skipped > 0 { skipped -= 1 } else { open.removeLast() }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if skipped == 0 { open.last?.text += string }
    }
  }
}
