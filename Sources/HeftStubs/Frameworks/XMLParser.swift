// Foundation's reader of XML.

#if hasFeature(Embedded)
  import Heft

  /// Reads a document in XML and tells a delegate what is in it.
  open class XMLParser: NSObject {
    /// What is wrong with a document.
    public enum ErrorCode: Int, Sendable {
      case internalError = 1, outOfMemoryError, documentStartError, emptyDocumentError
      case prematureDocumentEndError
      case invalidHexCharacterRefError, invalidDecimalCharacterRefError, invalidCharacterRefError
      case invalidCharacterError, characterRefAtEOFError, characterRefInPrologError, characterRefInEpilogError
      case characterRefInDTDError, entityRefAtEOFError, entityRefInPrologError, entityRefInEpilogError
      case entityRefInDTDError, parsedEntityRefAtEOFError, parsedEntityRefInPrologError
      case parsedEntityRefInEpilogError, parsedEntityRefInInternalSubsetError, entityReferenceWithoutNameError
      case entityReferenceMissingSemiError, parsedEntityRefNoNameError, parsedEntityRefMissingSemiError
      case undeclaredEntityError, unparsedEntityError = 28, entityIsExternalError, entityIsParameterError
      case unknownEncodingError, encodingNotSupportedError, stringNotStartedError, stringNotClosedError
      case namespaceDeclarationError, entityNotStartedError, entityNotFinishedError
      case lessThanSymbolInAttributeError, attributeNotStartedError, attributeNotFinishedError
      case attributeHasNoValueError, attributeRedefinedError, literalNotStartedError, literalNotFinishedError
      case commentNotFinishedError, processingInstructionNotStartedError
      case processingInstructionNotFinishedError, notationNotStartedError, notationNotFinishedError
      case attributeListNotStartedError, attributeListNotFinishedError, mixedContentDeclNotStartedError
      case mixedContentDeclNotFinishedError, elementContentDeclNotStartedError
      case elementContentDeclNotFinishedError, xmlDeclNotStartedError, xmlDeclNotFinishedError
      case conditionalSectionNotStartedError, conditionalSectionNotFinishedError
      case externalSubsetNotFinishedError, doctypeDeclNotFinishedError, misplacedCDATAEndStringError
      case cdataNotFinishedError, misplacedXMLDeclarationError, spaceRequiredError, separatorRequiredError
      case nmtokenRequiredError, nameRequiredError, pcdataRequiredError, uriRequiredError
      case publicIdentifierRequiredError, ltRequiredError, gtRequiredError, ltSlashRequiredError
      case equalExpectedError, tagNameMismatchError, unfinishedTagError, standaloneValueError
      case invalidEncodingNameError, commentContainsDoubleHyphenError, invalidEncodingError
      case externalStandaloneEntityError, invalidConditionalSectionError, entityValueRequiredError
      case notWellBalancedError, extraContentError, invalidCharacterInEntityError
      case parsedEntityRefInInternalError, entityRefLoopError, entityBoundaryError, invalidURIError
      case uriFragmentError, noDTDError = 94, delegateAbortedParseError = 512
    }

    /// What of other files a document may have in it, which makes no difference: they are not read.
    public enum ExternalEntityResolvingPolicy: UInt, Sendable {
      case never, noNetwork, sameOriginOnly, always
    }

    /// The domain of a document's mistakes.
    public static let errorDomain = "NSXMLParserErrorDomain"

    /// Is told what is in the document; not kept.
    @Weak public final var delegate: (any XMLParserDelegate)?
    /// Whether names are told without their prefix, and with what that stands for.
    public final var shouldProcessNamespaces = false
    /// Whether prefixes are told where they begin and end.
    public final var shouldReportNamespacePrefixes = false
    /// Makes no difference: other files are not read.
    public final var shouldResolveExternalEntities = false
    /// Makes no difference: other files are not read.
    public final var externalEntityResolvingPolicy = ExternalEntityResolvingPolicy.never
    /// Makes no difference: other files are not read.
    public final var allowedExternalEntityURLs: Set<URL>?
    /// What is wrong with the document; nil before that is found.
    public private(set) final var parserError: NSError?

    private final let reader: XMLReader?
    private final var isRunning = false
    private final var isAborted = false
    /// Of each open element the prefixes that it makes known.
    private final var scopes: [[(prefix: String, address: String)]] = []

    /// Reads bytes.
    ///
    /// - Parameter data: A document in UTF-8, UTF-16 or Latin 1.
    public init(data: Data) {
      reader = XMLReader([UInt8](data))
      super.init()
    }

    /// Reads a file of the app.
    ///
    /// - Parameter url: Its address; for one that cannot be read `parse` returns false.
    public init?(contentsOf url: URL) {
      let bytes = url.isFileURL ? FileManager.bytes(at: url.path) : nil
      reader = bytes.map { XMLReader($0) }
      if bytes == nil, !url.isFileURL {
        Stub.say("XMLParser(contentsOf:)", "an app cannot wait for the web here; read it by URLSession.")
      }
      super.init()
    }

    /// Reads a stream to its end.
    ///
    /// - Parameter stream: The stream.
    public init(stream: InputStream) {
      if stream.streamStatus == .notOpen { stream.open() }
      var bytes: [UInt8] = []
      var part = [UInt8](repeating: 0, count: 4096)
      while true {
        let count = part.withUnsafeMutableBufferPointer { room in
          room.baseAddress.map { stream.read($0, maxLength: room.count) } ?? 0
        }
        if count <= 0 { break }
        bytes += part[..<count]
      }
      reader = stream.streamError == nil ? XMLReader(bytes) : nil
      super.init()
    }

    /// The line of what is being told, from 1.
    public final var lineNumber: Int { reader?.position.line ?? 0 }
    /// The letter in the line, from 1.
    public final var columnNumber: Int { reader?.position.column ?? 0 }
    /// The name of the document's type; nil where it has none.
    public final var publicID: String? { reader?.publicID }
    /// The address of the document's type; nil where it has none.
    public final var systemID: String? { reader?.systemID }

    /// Reads the document, and tells the delegate before it returns.
    ///
    /// - Returns: False where there is a mistake in it, or the delegate has stopped it.
    @discardableResult
    open func parse() -> Bool {
      if isRunning { return false }
      guard let reader else {
        parserError = .heftCocoa(260, "There is no such document.")
        if let parserError { delegate?.parser(self, parseErrorOccurred: parserError) }
        return false
      }
      isRunning = true
      defer { isRunning = false }
      reader.resolve = { [self] name in
        (delegate?.parser(self, resolveExternalEntityName: name, systemID: nil)).map { [UInt8]($0) }
      }
      // A reader that holds its parser would never go.
      defer { reader.resolve = nil }
      delegate?.parserDidStartDocument(self)
      while !isAborted, parserError == nil, let piece = reader.next() { tell(piece) }
      if isAborted, parserError == nil { fail(.delegateAbortedParseError) }
      if parserError != nil { return false }
      delegate?.parserDidEndDocument(self)
      return true
    }

    /// Ends the reading: the delegate is told of an error, and of nothing else.
    open func abortParsing() { isAborted = true }

    private final func fail(_ code: ErrorCode) {
      let words = "The document cannot be read: line \(lineNumber), column \(columnNumber)."
      let info: [String: UIApplicationShortcutItem.UserInfo.Value] = [
        NSLocalizedDescriptionKey: .string(words), "NSXMLParserErrorLineNumber": .integer(Int64(lineNumber)),
        "NSXMLParserErrorColumn": .integer(Int64(columnNumber)),
      ]
      var userInfo = UIApplicationShortcutItem.UserInfo()
      for (key, value) in info { userInfo[key] = value }
      let error = NSError(domain: XMLParser.errorDomain, code: code.rawValue, userInfo: userInfo)
      parserError = error
      delegate?.parser(self, parseErrorOccurred: error)
    }

    // MARK: Pieces

    private final func tell(_ piece: XMLPiece) {
      switch piece {
      case .start(let name, let attributes): start(name, attributes)
      case .end(let name): end(name)
      case .text(let text): delegate?.parser(self, foundCharacters: text)
      case .cdata(let bytes): delegate?.parser(self, foundCDATA: Data(bytes))
      case .comment(let text): delegate?.parser(self, foundComment: text)
      case .instruction(let target, let data):
        delegate?.parser(self, foundProcessingInstructionWithTarget: target, data: data)
      case .entity(let name, let value):
        delegate?.parser(self, foundInternalEntityDeclarationWithName: name, value: value)
      case .externalEntity(let name, let publicID, let systemID):
        delegate?.parser(
          self, foundExternalEntityDeclarationWithName: name, publicID: publicID, systemID: systemID)
      case .failure(let number): fail(ErrorCode(rawValue: number) ?? .internalError)
      }
    }

    private final func start(_ name: String, _ attributes: [(name: String, value: String)]) {
      var scope: [(prefix: String, address: String)] = []
      var values: [String: String] = [:]
      for attribute in attributes {
        let (prefix, local) = XMLParser.parts(attribute.name)
        if prefix == "xmlns" || prefix.isEmpty && local == "xmlns" {
          scope.append((prefix.isEmpty ? "" : local, attribute.value))
          if shouldProcessNamespaces { continue }
        }
        values[attribute.name] = attribute.value
      }
      scopes.append(scope)
      if shouldReportNamespacePrefixes {
        for entry in scope {
          delegate?.parser(self, didStartMappingPrefix: entry.prefix, toURI: entry.address)
        }
      }
      let (element, address, full) = names(name)
      delegate?.parser(
        self, didStartElement: element, namespaceURI: address, qualifiedName: full, attributes: values)
    }

    private final func end(_ name: String) {
      let (element, address, full) = names(name)
      delegate?.parser(self, didEndElement: element, namespaceURI: address, qualifiedName: full)
      let scope = scopes.popLast() ?? []
      if shouldReportNamespacePrefixes {
        for entry in scope { delegate?.parser(self, didEndMappingPrefix: entry.prefix) }
      }
    }

    /// An element's name as it is told.
    private final func names(_ name: String) -> (element: String, address: String?, full: String?) {
      if !shouldProcessNamespaces { return (name, nil, nil) }
      let (prefix, local) = XMLParser.parts(name)
      var address = prefix == "xml" ? "http://www.w3.org/XML/1998/namespace" : ""
      for scope in scopes.reversed() {
        if let entry = scope.first(where: { $0.prefix == prefix }) {
          address = entry.address
          break
        }
      }
      return (local, address, name)
    }

    private static func parts(_ name: String) -> (prefix: String, local: String) {
      guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
      return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
    }
  }

  /// Is told what is in a document. Every method may be left out.
  public protocol XMLParserDelegate: NSObjectProtocol {
    /// The document begins.
    ///
    /// - Parameter parser: The reader.
    func parserDidStartDocument(_ parser: XMLParser)

    /// The document has ended, without a mistake.
    ///
    /// - Parameter parser: The reader.
    func parserDidEndDocument(_ parser: XMLParser)

    /// An element begins.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - elementName: Its name.
    ///   - namespaceURI: What its prefix stands for; nil where that is not asked for.
    ///   - qName: Its name with the prefix; nil where that is not asked for.
    ///   - attributeDict: Its attributes by their names.
    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String])

    /// An element ends.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - elementName: Its name.
    ///   - namespaceURI: What its prefix stands for; nil where that is not asked for.
    ///   - qName: Its name with the prefix; nil where that is not asked for.
    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?)

    /// A prefix begins to stand for something.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - prefix: The prefix.
    ///   - namespaceURI: What it stands for.
    func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)

    /// A prefix no longer stands for something.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - prefix: The prefix.
    func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String)

    /// There is text, or a part of one.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - string: The text.
    func parser(_ parser: XMLParser, foundCharacters string: String)

    /// There is space that means nothing. It is told as text here.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - whitespaceString: The space.
    func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String)

    /// There is text without marks; left out, it is told as any text.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - CDATABlock: The text in UTF-8.
    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)

    /// There is a comment.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - comment: Its text.
    func parser(_ parser: XMLParser, foundComment comment: String)

    /// There is a word to a program.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - target: The program.
    ///   - data: The rest; nil where there is none.
    func parser(
      _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?)

    /// A text has a name.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - name: The name.
    ///   - value: The text.
    func parser(
      _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)

    /// Another file has a name.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - name: The name.
    ///   - publicID: The file's name; nil where it has none.
    ///   - systemID: The file's address.
    func parser(
      _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
      systemID: String?)

    /// Is not called here.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - elementName: An element.
    ///   - model: What may be in it.
    func parser(
      _ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String)

    /// Is not called here.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - attributeName: An attribute.
    ///   - elementName: Its element.
    ///   - type: Its type.
    ///   - defaultValue: Its value where it is left out.
    func parser(
      _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String,
      forElement elementName: String, type: String?, defaultValue: String?)

    /// Is not called here.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - name: A notation.
    ///   - publicID: Its name.
    ///   - systemID: Its address.
    func parser(
      _ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?,
      systemID: String?)

    /// Is not called here.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - name: A file that is no text.
    ///   - publicID: Its name.
    ///   - systemID: Its address.
    ///   - notationName: Its notation.
    func parser(
      _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?,
      systemID: String?, notationName: String?)

    /// The document names a text that it does not know.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - name: The name.
    ///   - systemID: Nil.
    /// - Returns: The text; nil is a mistake in the document, and the default.
    func parser(
      _ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?
    ) -> Data?

    /// There is a mistake, after which nothing is read.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - parseError: The mistake.
    func parser(_ parser: XMLParser, parseErrorOccurred parseError: NSError)

    /// Is not called here.
    ///
    /// - Parameters:
    ///   - parser: The reader.
    ///   - validationError: A mistake by a document's type.
    func parser(_ parser: XMLParser, validationErrorOccurred validationError: NSError)
  }

  extension XMLParserDelegate {
    public func parserDidStartDocument(_ parser: XMLParser) {}
    public func parserDidEndDocument(_ parser: XMLParser) {}
    public func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {}
    public func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {}
    public func parser(_ parser: XMLParser, didStartMappingPrefix prefix: String, toURI namespaceURI: String)
    {}
    public func parser(_ parser: XMLParser, didEndMappingPrefix prefix: String) {}
    public func parser(_ parser: XMLParser, foundCharacters string: String) {}
    public func parser(_ parser: XMLParser, foundIgnorableWhitespace whitespaceString: String) {}
    public func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
      self.parser(parser, foundCharacters: String(decoding: [UInt8](CDATABlock), as: UTF8.self))
    }
    public func parser(_ parser: XMLParser, foundComment comment: String) {}
    public func parser(
      _ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?
    ) {}
    public func parser(
      _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?
    ) {}
    public func parser(
      _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
      systemID: String?
    ) {}
    public func parser(
      _ parser: XMLParser, foundElementDeclarationWithName elementName: String, model: String
    ) {}
    public func parser(
      _ parser: XMLParser, foundAttributeDeclarationWithName attributeName: String,
      forElement elementName: String, type: String?, defaultValue: String?
    ) {}
    public func parser(
      _ parser: XMLParser, foundNotationDeclarationWithName name: String, publicID: String?,
      systemID: String?
    ) {}
    public func parser(
      _ parser: XMLParser, foundUnparsedEntityDeclarationWithName name: String, publicID: String?,
      systemID: String?, notationName: String?
    ) {}
    public func parser(
      _ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?
    ) -> Data? { nil }
    public func parser(_ parser: XMLParser, parseErrorOccurred parseError: NSError) {}
    public func parser(_ parser: XMLParser, validationErrorOccurred validationError: NSError) {}
  }
#else
  #if canImport(FoundationXML)
    @_exported import class FoundationXML.XMLParser
    @_exported import protocol FoundationXML.XMLParserDelegate
  #else
    @_exported import class Foundation.XMLParser
    @_exported import protocol Foundation.XMLParserDelegate
  #endif
#endif

/// The name of the same in Swift 2.
public typealias NSXMLParser = XMLParser
/// The name of the same in Swift 2.
public typealias NSXMLParserDelegate = XMLParserDelegate
