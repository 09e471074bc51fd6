// Kinds of files by the names of the system.

import Heft

/// A kind of file.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  public let identifier: String

  private init(known identifier: String) { self.identifier = identifier }

  /// A kind.
  ///
  /// - Parameter identifier: Its name.
  public init?(_ identifier: String) { self.init(known: identifier) }

  /// A kind of the app's own.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - parentType: Left aside.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// A kind of another app's.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - parentType: Left aside.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  /// The kind of files with an ending.
  ///
  /// - Parameters:
  ///   - filenameExtension: The ending; nil is returned of one that is not known.
  ///   - supertype: Left aside.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let found = KnownType.all.first(where: { $0.endings.contains(filenameExtension.lowercased()) })
    else {
      return nil
    }
    self.init(known: found.identifier)
  }

  /// The kind that the web has a name of.
  ///
  /// - Parameters:
  ///   - mimeType: The name; nil is returned of one that is not known.
  ///   - supertype: Left aside.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let found = KnownType.all.first(where: { $0.names.contains(mimeType.lowercased()) }) else {
      return nil
    }
    self.init(known: found.identifier)
  }

  /// The kind that something has a name of.
  ///
  /// - Parameters:
  ///   - tag: The name.
  ///   - tagClass: Who has it.
  ///   - supertype: Left aside.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag)
    case .mimeType: self.init(mimeType: tag)
    default: return nil
    }
  }

  private var known: KnownType? { KnownType.all.first { $0.identifier == identifier } }

  public var preferredFilenameExtension: String? { known?.endings.first }
  public var preferredMIMEType: String? { known?.names.first }
  public var localizedDescription: String? { identifier }
  public var description: String { identifier }
  public var isDynamic: Bool { false }
  public var isPublic: Bool { identifier.utf8.starts(with: "public.".utf8) }
  public var isDeclared: Bool { known != nil }

  /// The kinds that it is one of.
  public var supertypes: Set<UTType> {
    var result: Set<UTType> = []
    for parent in known?.parents ?? [] {
      let type = UTType(known: parent)
      result.insert(type)
      result.formUnion(type.supertypes)
    }
    return result
  }

  /// Whether it is of another kind.
  ///
  /// - Parameter type: The other one.
  /// - Returns: True of itself, too.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is of a narrower kind.
  ///
  /// - Parameter type: The other one.
  /// - Returns: False of itself.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether it is of a wider kind.
  ///
  /// - Parameter type: The other one.
  /// - Returns: False of itself.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

/// Who has names of kinds.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTType {
  public static var item: UTType { UTType(known: "public.item") }
  public static var content: UTType { UTType(known: "public.content") }
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  public static var data: UTType { UTType(known: "public.data") }
  public static var directory: UTType { UTType(known: "public.directory") }
  public static var folder: UTType { UTType(known: "public.folder") }
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  public static var package: UTType { UTType(known: "com.apple.package") }
  public static var url: UTType { UTType(known: "public.url") }
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  public static var text: UTType { UTType(known: "public.text") }
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  public static var rtf: UTType { UTType(known: "public.rtf") }
  public static var html: UTType { UTType(known: "public.html") }
  public static var xml: UTType { UTType(known: "public.xml") }
  public static var json: UTType { UTType(known: "public.json") }
  public static var yaml: UTType { UTType(known: "public.yaml") }
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  public static var vCard: UTType { UTType(known: "public.vcard") }
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  public static var image: UTType { UTType(known: "public.image") }
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  public static var png: UTType { UTType(known: "public.png") }
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  public static var tiff: UTType { UTType(known: "public.tiff") }
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  public static var svg: UTType { UTType(known: "public.svg-image") }
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  public static var heic: UTType { UTType(known: "public.heic") }
  public static var heif: UTType { UTType(known: "public.heif") }
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  public static var movie: UTType { UTType(known: "public.movie") }
  public static var video: UTType { UTType(known: "public.video") }
  public static var audio: UTType { UTType(known: "public.audio") }
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.m4v-video") }
  public static var avi: UTType { UTType(known: "public.avi") }
  public static var mp3: UTType { UTType(known: "public.mp3") }
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  public static var archive: UTType { UTType(known: "public.archive") }
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  public static var presentation: UTType { UTType(known: "public.presentation") }
  public static var database: UTType { UTType(known: "public.database") }
  public static var font: UTType { UTType(known: "public.font") }
  public static var contact: UTType { UTType(known: "public.contact") }
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  public static var log: UTType { UTType(known: "com.apple.log") }
  public static var application: UTType { UTType(known: "com.apple.application") }
  public static var executable: UTType { UTType(known: "public.executable") }
}

/// What is known of a kind.
private struct KnownType {
  let identifier: String
  let endings: [String]
  let names: [String]
  let parents: [String]

  private init(_ identifier: String, _ endings: String, _ names: String, _ parents: String) {
    self.identifier = identifier
    self.endings = KnownType.words(endings)
    self.names = KnownType.words(names)
    self.parents = KnownType.words(parents)
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split(separator: 32).map { String(decoding: $0, as: UTF8.self) }
  }

  static let all: [KnownType] = [
    KnownType("public.item", "", "", ""),
    KnownType("public.content", "", "", ""),
    KnownType("public.composite-content", "", "", "public.content"),
    KnownType("public.data", "", "application/octet-stream", "public.item"),
    KnownType("public.directory", "", "", "public.item"),
    KnownType("public.folder", "", "", "public.directory"),
    KnownType("com.apple.bundle", "bundle", "", "public.directory"),
    KnownType("com.apple.package", "", "", "public.directory"),
    KnownType("public.url", "", "", "public.data"),
    KnownType("public.file-url", "", "", "public.url"),
    KnownType("public.text", "", "", "public.data public.content"),
    KnownType("public.plain-text", "txt text", "text/plain", "public.text"),
    KnownType("public.utf8-plain-text", "", "text/plain;charset=utf-8", "public.plain-text"),
    KnownType("public.utf16-plain-text", "", "", "public.plain-text"),
    KnownType("public.comma-separated-values-text", "csv", "text/csv", "public.plain-text"),
    KnownType("public.tab-separated-values-text", "tsv", "text/tab-separated-values", "public.plain-text"),
    KnownType("public.rtf", "rtf", "text/rtf", "public.text"),
    KnownType("public.html", "html htm", "text/html", "public.text"),
    KnownType("public.xml", "xml", "application/xml text/xml", "public.text"),
    KnownType("public.json", "json", "application/json", "public.text"),
    KnownType("public.yaml", "yml yaml", "application/x-yaml", "public.text"),
    KnownType("public.source-code", "", "", "public.plain-text"),
    KnownType("public.swift-source", "swift", "", "public.source-code"),
    KnownType("com.netscape.javascript-source", "js", "text/javascript", "public.source-code"),
    KnownType("com.apple.property-list", "plist", "", "public.data"),
    KnownType("public.vcard", "vcf vcard", "text/vcard", "public.text"),
    KnownType("public.calendar-event", "", "", "public.content"),
    KnownType("public.image", "", "", "public.data public.content"),
    KnownType("public.jpeg", "jpeg jpg jpe", "image/jpeg", "public.image"),
    KnownType("public.png", "png", "image/png", "public.image"),
    KnownType("com.compuserve.gif", "gif", "image/gif", "public.image"),
    KnownType("public.tiff", "tiff tif", "image/tiff", "public.image"),
    KnownType("com.microsoft.bmp", "bmp", "image/bmp", "public.image"),
    KnownType("com.microsoft.ico", "ico", "image/vnd.microsoft.icon", "public.image"),
    KnownType("public.svg-image", "svg svgz", "image/svg+xml", "public.image"),
    KnownType("org.webmproject.webp", "webp", "image/webp", "public.image"),
    KnownType("public.heic", "heic", "image/heic", "public.image"),
    KnownType("public.heif", "heif", "image/heif", "public.image"),
    KnownType("public.camera-raw-image", "", "", "public.image"),
    KnownType("com.apple.live-photo", "", "", ""),
    KnownType("public.audiovisual-content", "", "", "public.data public.content"),
    KnownType("public.movie", "", "", "public.audiovisual-content"),
    KnownType("public.video", "", "", "public.movie"),
    KnownType("public.audio", "", "", "public.audiovisual-content"),
    KnownType("com.apple.quicktime-movie", "mov qt", "video/quicktime", "public.movie"),
    KnownType("public.mpeg", "mpg mpeg", "video/mpeg", "public.movie"),
    KnownType("public.mpeg-4", "mp4", "video/mp4", "public.movie"),
    KnownType("com.apple.m4v-video", "m4v", "video/x-m4v", "public.movie"),
    KnownType("public.avi", "avi", "video/avi", "public.movie"),
    KnownType("public.mp3", "mp3", "audio/mpeg", "public.audio"),
    KnownType("public.mpeg-4-audio", "m4a", "audio/mp4", "public.audio"),
    KnownType("com.microsoft.waveform-audio", "wav", "audio/vnd.wave", "public.audio"),
    KnownType("public.aiff-audio", "aiff aif", "audio/aiff", "public.audio"),
    KnownType("public.midi-audio", "mid midi", "audio/midi", "public.audio"),
    KnownType("com.adobe.pdf", "pdf", "application/pdf", "public.data public.composite-content"),
    KnownType("com.apple.rtfd", "rtfd", "", "com.apple.package public.composite-content"),
    KnownType("public.archive", "", "", "public.data"),
    KnownType("public.zip-archive", "zip", "application/zip", "public.archive"),
    KnownType("org.gnu.gnu-zip-archive", "gz", "application/gzip", "public.archive"),
    KnownType("public.spreadsheet", "", "", "public.content"),
    KnownType("public.presentation", "", "", "public.composite-content"),
    KnownType("public.database", "", "", ""),
    KnownType("public.font", "", "", "public.data"),
    KnownType("public.contact", "", "", ""),
    KnownType(
      "org.idpf.epub-container", "epub", "application/epub+zip", "public.data public.composite-content"),
    KnownType("com.apple.log", "log", "", "public.plain-text"),
    KnownType("com.apple.application", "", "", ""),
    KnownType("public.executable", "", "", "public.item"),
  ]
}

// MARK: MobileCoreServices

public let kUTTypeItem: NSString = "public.item"
public let kUTTypeContent: NSString = "public.content"
public let kUTTypeCompositeContent: NSString = "public.composite-content"
public let kUTTypeData: NSString = "public.data"
public let kUTTypeDirectory: NSString = "public.directory"
public let kUTTypeFolder: NSString = "public.folder"
public let kUTTypeFileURL: NSString = "public.file-url"
public let kUTTypeUTF8PlainText: NSString = "public.utf8-plain-text"
public let kUTTypeUTF16PlainText: NSString = "public.utf16-plain-text"
public let kUTTypeCommaSeparatedText: NSString = "public.comma-separated-values-text"
public let kUTTypeRTF: NSString = "public.rtf"
public let kUTTypeHTML: NSString = "public.html"
public let kUTTypeXML: NSString = "public.xml"
public let kUTTypeJSON: NSString = "public.json"
public let kUTTypePropertyList: NSString = "com.apple.property-list"
public let kUTTypeVCard: NSString = "public.vcard"
public let kUTTypeGIF: NSString = "com.compuserve.gif"
public let kUTTypeTIFF: NSString = "public.tiff"
public let kUTTypeBMP: NSString = "com.microsoft.bmp"
public let kUTTypeICO: NSString = "com.microsoft.ico"
public let kUTTypeScalableVectorGraphics: NSString = "public.svg-image"
public let kUTTypeLivePhoto: NSString = "com.apple.live-photo"
public let kUTTypeRawImage: NSString = "public.camera-raw-image"
public let kUTTypeAudiovisualContent: NSString = "public.audiovisual-content"
public let kUTTypeVideo: NSString = "public.video"
public let kUTTypeAudio: NSString = "public.audio"
public let kUTTypeQuickTimeMovie: NSString = "com.apple.quicktime-movie"
public let kUTTypeMPEG: NSString = "public.mpeg"
public let kUTTypeMPEG4: NSString = "public.mpeg-4"
public let kUTTypeAVIMovie: NSString = "public.avi"
public let kUTTypeMP3: NSString = "public.mp3"
public let kUTTypeMPEG4Audio: NSString = "public.mpeg-4-audio"
public let kUTTypeWaveformAudio: NSString = "com.microsoft.waveform-audio"
public let kUTTypeRTFD: NSString = "com.apple.rtfd"
public let kUTTypeArchive: NSString = "public.archive"
public let kUTTypeZipArchive: NSString = "public.zip-archive"
public let kUTTypeSpreadsheet: NSString = "public.spreadsheet"
public let kUTTypePresentation: NSString = "public.presentation"
public let kUTTypeDatabase: NSString = "public.database"
public let kUTTypeContact: NSString = "public.contact"
public let kUTTypeElectronicPublication: NSString = "org.idpf.epub-container"
public let kUTTypeSourceCode: NSString = "public.source-code"
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// A text that names a kind.
public protocol HeftTypeName {
  var heftTypeName: String { get }
}

extension String: HeftTypeName {
  public var heftTypeName: String { self }
}
extension NSString: HeftTypeName {
  public var heftTypeName: String { "\(self)" }
}

/// Finds the kind that something has a name of.
///
/// - Parameters:
///   - tagClass: Who has it.
///   - tag: The name.
///   - conformingTo: Left aside.
/// - Returns: The kind's name; nil where it is not known.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: some HeftTypeName, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  UTType(tag: tag.heftTypeName, tagClass: UTTagClass(rawValue: tagClass), conformingTo: nil)
    .map { Unmanaged.passRetained($0.identifier) }
}

/// Finds the name that something has of a kind.
///
/// - Parameters:
///   - type: The kind's name.
///   - tagClass: Who has it.
/// - Returns: The name; nil where there is none.
public func UTTypeCopyPreferredTagWithClass(_ type: some HeftTypeName, _ tagClass: CFString)
  -> Unmanaged<CFString>?
{
  let type = UTType(type.heftTypeName)
  let name = tagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return name.map { Unmanaged.passRetained($0) }
}

/// Whether a kind is one of another.
///
/// - Parameters:
///   - type: The kind's name.
///   - other: The other one's.
/// - Returns: True where it is.
public func UTTypeConformsTo(_ type: some HeftTypeName, _ other: some HeftTypeName) -> Bool {
  guard let one = UTType(type.heftTypeName), let two = UTType(other.heftTypeName) else { return false }
  return one.conforms(to: two)
}

/// Whether two names are those of one kind.
///
/// - Parameters:
///   - type: A name.
///   - other: Another one.
/// - Returns: True where they are.
public func UTTypeEqual(_ type: some HeftTypeName, _ other: some HeftTypeName) -> Bool {
  type.heftTypeName == other.heftTypeName
}

extension UIDocumentPickerViewController {
  /// Asks for files.
  ///
  /// - Parameters:
  ///   - contentTypes: Their kinds.
  ///   - asCopy: Makes no difference.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(documentTypes: contentTypes.map { $0.identifier }, in: asCopy ? .import : .open)
  }
}
