// Texts of documents as Swift 3 asks for them, and those of files.

import Heft

/// The text in a document's bytes.
enum DocumentBytes {
  /// The text in bytes: of UTF-16 where they begin with its mark, else of the encoding, or else of UTF-8.
  static func text(of data: Data, encoding: UInt?) -> String {
    let start = Array(data.prefix(2))
    let isWide = start == [0xFE, 0xFF] || start == [0xFF, 0xFE]
    let wanted = isWide ? String.Encoding.utf16 : encoding.map { String.Encoding(rawValue: $0) } ?? .utf8
    // Until the mark is missing, UTF-16 is taken for a mistake: the option often is not that of the bytes.
    if wanted != .utf8, isWide || wanted != .utf16, let text = String(data: data, encoding: wanted) {
      return text
    }
    return String(decoding: [UInt8](data), as: UTF8.self)
  }

  /// The number of a kind or an encoding in an object.
  static func number(in object: AnyObject) -> UInt? {
    HeftBox<UInt>.value(in: object) ?? (object as? NSNumber).map { UInt(truncatingIfNeeded: $0.intValue) }
  }
}

// The names of Swift 3.
public let NSDocumentTypeDocumentAttribute = "DocumentType"
public let NSCharacterEncodingDocumentAttribute = "CharacterEncoding"
public let NSDefaultAttributesDocumentAttribute = "DefaultAttributes"
public let NSPlainTextDocumentType: UInt = .plain
public let NSRTFTextDocumentType: UInt = .rtf
public let NSRTFDTextDocumentType: UInt = .rtfd
public let NSHTMLTextDocumentType: UInt = .html

extension NSAttributedString {
  /// Reads a document, as Swift 3 has it.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its kind and its encoding.
  ///   - documentAttributes: Left aside.
  /// - Throws: An error of Cocoa's for kinds that are not read.
  public convenience init(
    data: Data, options: [String: UInt], documentAttributes: UnsafeMutablePointer<AnyObject?>?
  ) throws(NSError) {
    var kinds: [DocumentReadingOptionKey: UInt] = [:]
    for (name, number) in options { kinds[DocumentReadingOptionKey(rawValue: name)] = number }
    try self.init(data: data, options: kinds, documentAttributes: documentAttributes)
  }

  /// Reads a document, as Swift 3 has it.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its kind and its encoding, as objects.
  ///   - documentAttributes: Left aside.
  /// - Throws: An error of Cocoa's for kinds that are not read.
  public convenience init(
    data: Data, options: [String: AnyObject], documentAttributes: UnsafeMutablePointer<AnyObject?>?
  ) throws(NSError) {
    var kinds: [DocumentReadingOptionKey: UInt] = [:]
    for (name, object) in options {
      kinds[DocumentReadingOptionKey(rawValue: name)] = DocumentBytes.number(in: object)
    }
    try self.init(data: data, options: kinds, documentAttributes: documentAttributes)
  }

  /// Reads a file of the app.
  ///
  /// - Parameters:
  ///   - url: Its address.
  ///   - options: Its kind and its encoding; left out, its first letters tell the kind.
  ///   - documentAttributes: Left aside.
  /// - Throws: An error of Cocoa's where there is no such file, and for kinds that are not read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: UInt] = [:],
    documentAttributes: UnsafeMutablePointer<AnyObject?>?
  ) throws(NSError) {
    let data = try heftData(contentsOf: url)
    try self.init(data: data, options: options, documentAttributes: documentAttributes)
  }
}
