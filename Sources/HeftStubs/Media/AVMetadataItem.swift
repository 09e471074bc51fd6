import Heft

/// How a film writes what is said about it.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  public static let unknown = AVMetadataFormat(rawValue: "????")
}

/// Whose the names are.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
}

/// What is said about a film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "@nam")
}

/// What is said about a film, by whose and which name.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/@st3")
  public static let iTunesMetadataContentRating = AVMetadataIdentifier(rawValue: "itsk/rtng")
  public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
}

/// Something that is said about a film.
open class AVMetadataItem: NSObject {
  fileprivate final var heldValue: AnyObject?
  fileprivate final var heldIdentifier: AVMetadataIdentifier?
  fileprivate final var heldKeySpace: AVMetadataKeySpace?
  fileprivate final var heldKey: AnyObject?
  fileprivate final var heldTag: String?

  open var identifier: AVMetadataIdentifier? { heldIdentifier }
  open var keySpace: AVMetadataKeySpace? { heldKeySpace }
  open var key: AnyObject? { heldKey }
  open var value: AnyObject? { heldValue }
  open var extendedLanguageTag: String? { heldTag }
  public final var commonKey: AVMetadataKey? {
    identifier.flatMap {
      $0.rawValue.utf8.starts(with: "comn/".utf8)
        ? AVMetadataKey(rawValue: String($0.rawValue.dropFirst(5))) : nil
    }
  }
  public final var stringValue: String? { heftCast(value, String.self) }
  public final var numberValue: NSNumber? { value as? NSNumber }
  public final var dataValue: Data? { heftCast(value, Data.self) }
  public final var dateValue: Date? { heftCast(value, Date.self) }
  public final var time: CMTime { .invalid }

  /// Those of one name.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - identifier: The name.
  /// - Returns: Those.
  public static func metadataItems(
    from items: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { items.filter { $0.identifier == identifier } }
  /// Those of one name.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - key: The name.
  ///   - keySpace: Whose name it is.
  /// - Returns: Those.
  public static func metadataItems(
    from items: [AVMetadataItem], withKey key: AVMetadataKey?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    items.filter { (key == nil || $0.commonKey == key) && (keySpace == nil || $0.keySpace == keySpace) }
  }
  /// Those of one name, by its text.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - key: The name.
  ///   - keySpace: Whose name it is.
  /// - Returns: Those.
  @_disfavoredOverload
  public static func metadataItems(
    from items: [AVMetadataItem], withKey key: String?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    metadataItems(from: items, withKey: key.map { AVMetadataKey(rawValue: $0) }, keySpace: keySpace)
  }
}

/// Something that an app says about a film.
public final class AVMutableMetadataItem: AVMetadataItem {
  public override var identifier: AVMetadataIdentifier? {
    get { heldIdentifier }
    set { heldIdentifier = newValue }
  }
  public override var keySpace: AVMetadataKeySpace? {
    get { heldKeySpace }
    set { heldKeySpace = newValue }
  }
  public override var key: AnyObject? {
    get { heldKey }
    set { heldKey = newValue }
  }
  public override var value: AnyObject? {
    get { heldValue }
    set { heldValue = newValue }
  }
  public override var extendedLanguageTag: String? {
    get { heldTag }
    set { heldTag = newValue }
  }
  public var locale: Locale?
}

// The names of Swift 3.

public let AVMetadataCommonKeyTitle = AVMetadataKey.commonKeyTitle
public let AVMetadataCommonKeyArtist = AVMetadataKey.commonKeyArtist
public let AVMetadataCommonKeyAlbumName = AVMetadataKey.commonKeyAlbumName
public let AVMetadataCommonKeyArtwork = AVMetadataKey.commonKeyArtwork
public let AVMetadataCommonKeyCreator = AVMetadataKey.commonKeyCreator
public let AVMetadataCommonKeyDescription = AVMetadataKey.commonKeyDescription
public let AVMetadataCommonIdentifierTitle = AVMetadataIdentifier.commonIdentifierTitle
public let AVMetadataCommonIdentifierArtwork = AVMetadataIdentifier.commonIdentifierArtwork
public let AVMetadataKeySpaceCommon = AVMetadataKeySpace.common
public let AVMetadataKeySpaceID3 = AVMetadataKeySpace.id3
public let AVMetadataKeySpaceiTunes = AVMetadataKeySpace.iTunes
