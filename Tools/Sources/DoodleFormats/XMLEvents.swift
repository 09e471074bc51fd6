import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads an XML file from its front; what its owner refuses ends it, with the line.
final class XMLEvents: NSObject, XMLParserDelegate {
  /// An element begins.
  var begins: (String, [String: String]) throws(DoodleFileError) -> Void = { _, _ in }
  /// An element ends, with the text that is in it.
  var ends: (String, String) throws(DoodleFileError) -> Void = { _, _ in }
  private var text = ""
  /// How many elements are open: on Linux the parser takes a file that ends within one for whole.
  private var depth = 0
  private var problem: DoodleFileError?

  func read(_ file: [UInt8], of kind: String) throws(DoodleFileError) {
    let parser = XMLParser(data: Data(file))
    parser.delegate = self
    let isWhole = parser.parse()
    if let problem {
      throw DoodleFileError("Line \(parser.lineNumber): \(problem.description)")
    }
    if !isWhole || depth != 0 {
      throw DoodleFileError(
        "This is no whole \(kind) file: its XML breaks off in line \(parser.lineNumber), "
          + "column \(parser.columnNumber).")
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
    depth += 1
    attempt(parser) { () throws(DoodleFileError) in try begins(local(name), attributes) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    attempt(parser) { () throws(DoodleFileError) in try ends(local(name), text) }
    text = ""
    depth -= 1
  }

  /// A name without its namespace.
  private func local(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func attempt(_ parser: XMLParser, _ body: () throws(DoodleFileError) -> Void) {
    guard problem == nil else { return }
    do {
      try body()
    } catch {
      problem = error
      parser.abortParsing()
    }
  }
}
