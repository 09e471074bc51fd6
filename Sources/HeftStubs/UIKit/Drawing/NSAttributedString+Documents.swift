// Texts of documents: plain ones and simple HTML.

import Heft

extension NSAttributedString {
  /// A kind of document, as a number: it stands beside an encoding's number among the options.
  public typealias DocumentType = UInt

  /// What is told of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// What is told of a document that is written.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
  }

  /// Reads a document: plain text, or HTML with its bold and colored parts, links and lists.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its kind, and its encoding where that is not UTF-8.
  ///   - documentAttributes: Left aside.
  /// - Throws: An error of Cocoa's for other kinds.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: UInt],
    documentAttributes: UnsafeMutablePointer<AnyObject?>?
  ) throws(NSError) {
    let text = DocumentBytes.text(of: data, encoding: options[.characterEncoding])
    switch options[.documentType] {
    case UInt.html: self.init(attributedString: MarkupText(text).text)
    case UInt.rtf, UInt.rtfd:
      Stub.say("NSAttributedString(data:options:documentAttributes:)", "plain text and HTML are read here.")
      throw NSError(domain: "NSCocoaErrorDomain", code: 65806)
    case UInt.plain: self.init(string: text)
    default:
      let start = text.prefix(200).lowercased()
      let isMarkup = start.contains("<html") || start.contains("<!doctype")
      if isMarkup { self.init(attributedString: MarkupText(text).text) } else { self.init(string: text) }
    }
  }

  /// Reads a document whose options are objects.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its kind.
  ///   - documentAttributes: Left aside.
  /// - Throws: An error of Cocoa's for kinds that are not read.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: AnyObject],
    documentAttributes: UnsafeMutablePointer<AnyObject?>?
  ) throws(NSError) {
    var kinds: [DocumentReadingOptionKey: UInt] = [:]
    for key in [DocumentReadingOptionKey.documentType, .characterEncoding] {
      kinds[key] = options[key].flatMap { DocumentBytes.number(in: $0) }
    }
    try self.init(data: data, options: kinds, documentAttributes: documentAttributes)
  }

  /// Writes a range as a document in UTF-8.
  ///
  /// - Parameters:
  ///   - range: In UTF-16 units.
  ///   - documentAttributes: The document's kind.
  /// - Returns: Plain text, or HTML without attributes.
  /// - Throws: An error of Cocoa's for other kinds.
  public final func data(
    from range: NSRange, documentAttributes: [DocumentAttributeKey: UInt] = [:]
  ) throws(NSError) -> Data {
    let text = attributedSubstring(from: range).string
    switch documentAttributes[.documentType] {
    case UInt.html:
      var markup = ""
      for letter in text {
        switch letter {
        case "&": markup += "&amp;"
        case "<": markup += "&lt;"
        case ">": markup += "&gt;"
        case "\n": markup += "<br>"
        default: markup.append(letter)
        }
      }
      return Data(Array("<html><body><p>\(markup)</p></body></html>".utf8))
    case UInt.rtf, UInt.rtfd: throw NSError(domain: "NSCocoaErrorDomain", code: 66062)
    default: return Data(Array(text.utf8))
    }
  }
}

extension UInt {
  // Kinds of documents.
  public static let plain: UInt = 0x504C_0001
  public static let rtf: UInt = 0x504C_0002
  public static let rtfd: UInt = 0x504C_0003
  public static let html: UInt = 0x504C_0004
}
