// The user's music, of which there is none here.

import Heft

public typealias MPMediaEntityPersistentID = UInt64

/// A kind of what the user has to hear and see.
public struct MPMediaType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1)
  public static let podcast = MPMediaType(rawValue: 2)
  public static let audioBook = MPMediaType(rawValue: 4)
  public static let audioITunesU = MPMediaType(rawValue: 8)
  public static let anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 0x100)
  public static let tvShow = MPMediaType(rawValue: 0x200)
  public static let videoPodcast = MPMediaType(rawValue: 0x400)
  public static let musicVideo = MPMediaType(rawValue: 0x800)
  public static let videoITunesU = MPMediaType(rawValue: 0x1000)
  public static let homeVideo = MPMediaType(rawValue: 0x2000)
  public static let anyVideo = MPMediaType(rawValue: 0xFF00)
  public static let any = MPMediaType(rawValue: .max)
}

/// Something of the user's music.
open class MPMediaEntity: NSObject {
  public final var persistentID: MPMediaEntityPersistentID { 0 }
  override init() { super.init() }
  /// A value.
  ///
  /// - Parameter property: Its name.
  /// - Returns: Nil: there is none.
  public final func value(forProperty property: String) -> AnyObject? { nil }
  /// The same in Swift 2.
  ///
  /// - Parameter property: Its name.
  /// - Returns: Nil: there is none.
  public final func valueForProperty(_ property: String) -> AnyObject? { nil }
  /// Whether those with a value can be looked for.
  ///
  /// - Parameter property: Its name.
  /// - Returns: No.
  public static func canFilter(byProperty property: String) -> Bool { false }
}

/// A song, of which nothing is known here.
open class MPMediaItem: MPMediaEntity {
  public override init() { super.init() }
  open var mediaType: MPMediaType { .music }
  open var title: String? { nil }
  open var albumTitle: String? { nil }
  open var artist: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var discCount: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var lyrics: String? { nil }
  open var isExplicitItem: Bool { false }
  open var isCompilation: Bool { false }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var releaseDate: Date? { nil }
  open var beatsPerMinute: Int { 0 }
  open var comments: String? { nil }
  open var assetURL: URL? { nil }
  open var podcastTitle: String? { nil }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var lastPlayedDate: Date? { nil }
  open var dateAdded: Date { Date(timeIntervalSince1970: 0) }
  open var userGrouping: String? { nil }
  open var bookmarkTime: TimeInterval { 0 }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumArtistPersistentID: MPMediaEntityPersistentID { 0 }
  open var genrePersistentID: MPMediaEntityPersistentID { 0 }
  open var playbackStoreID: String { "" }
}

/// Several songs.
open class MPMediaItemCollection: MPMediaEntity {
  public final let items: [MPMediaItem]
  public final var count: Int { items.count }
  public final var representativeItem: MPMediaItem? { items.first }
  public final var mediaTypes: MPMediaType { .music }
  /// Several songs.
  ///
  /// - Parameter items: The songs.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init()
  }
}
/// A list of songs.
open class MPMediaPlaylist: MPMediaItemCollection {
  public final var name: String? { nil }
  public final var descriptionText: String? { nil }
  public final var authorDisplayName: String? { nil }
}

public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }

/// What is looked for.
open class MPMediaPredicate: NSObject {
  override init() { super.init() }
}
/// A value that is looked for, which is kept only.
public final class MPMediaPropertyPredicate: MPMediaPredicate {
  public let property: String
  public let value: AnyObject?
  public let comparisonType: MPMediaPredicateComparison

  /// A value that is looked for.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - property: Its name.
  ///   - comparisonType: How it is compared.
  public init(
    value: AnyObject?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.property = property
    self.value = value
    self.comparisonType = comparisonType
    super.init()
  }
  /// A value that is looked for.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - property: Its name.
  ///   - comparisonType: How it is compared.
  @_disfavoredOverload
  public convenience init<Value>(
    value: Value, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) {
    self.init(value: heftObject(value) as AnyObject, forProperty: property, comparisonType: comparisonType)
  }
}

/// Looks for songs: there are none here.
open class MPMediaQuery: NSObject {
  public final var filterPredicates: Set<MPMediaPredicate>?
  public final var groupingType = MPMediaGrouping.title
  public final var items: [MPMediaItem]? { [] }
  public final var collections: [MPMediaItemCollection]? { [] }
  public final var itemSections: [MPMediaQuerySection]? { nil }
  public final var collectionSections: [MPMediaQuerySection]? { nil }

  public override init() {
    super.init()
    Stub.say("MPMediaQuery", "there is no music of the user's here.")
  }
  /// Looks for songs.
  ///
  /// - Parameter filterPredicates: What is looked for.
  public convenience init(filterPredicates: Set<MPMediaPredicate>?) {
    self.init()
    self.filterPredicates = filterPredicates
  }
  /// Looks for one thing more.
  ///
  /// - Parameter predicate: What is looked for.
  public final func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  /// Looks for one thing less.
  ///
  /// - Parameter predicate: What is looked for no more.
  public final func removeFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates?.remove(predicate)
  }

  private static func grouped(by type: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = type
    return query
  }
  /// All songs.
  ///
  /// - Returns: None.
  public static func songs() -> MPMediaQuery { grouped(by: .title) }
  /// All albums.
  ///
  /// - Returns: None.
  public static func albums() -> MPMediaQuery { grouped(by: .album) }
  /// All artists.
  ///
  /// - Returns: None.
  public static func artists() -> MPMediaQuery { grouped(by: .artist) }
  /// All lists.
  ///
  /// - Returns: None.
  public static func playlists() -> MPMediaQuery { grouped(by: .playlist) }
  /// All podcasts.
  ///
  /// - Returns: None.
  public static func podcasts() -> MPMediaQuery { grouped(by: .podcastTitle) }
  /// All genres.
  ///
  /// - Returns: None.
  public static func genres() -> MPMediaQuery { grouped(by: .genre) }
  /// All composers.
  ///
  /// - Returns: None.
  public static func composers() -> MPMediaQuery { grouped(by: .composer) }
  /// All collections.
  ///
  /// - Returns: None.
  public static func compilations() -> MPMediaQuery { grouped(by: .album) }
  /// All books that are read.
  ///
  /// - Returns: None.
  public static func audiobooks() -> MPMediaQuery { grouped(by: .title) }
}

/// A letter that songs begin with.
public final class MPMediaQuerySection: NSObject {
  public var title: String { "" }
  public var range: NSRange { NSRange(location: 0, length: 0) }
  override init() { super.init() }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// The user's music, which the app counts as refused.
public final class MPMediaLibrary: NSObject {
  nonisolated(unsafe) private static let only = MPMediaLibrary()
  private override init() { super.init() }
  /// The only one.
  ///
  /// - Returns: The library.
  public static func `default`() -> MPMediaLibrary { only }
  /// Whether the app may use it.
  ///
  /// - Returns: No.
  public static func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  /// Says that the app may not use it.
  ///
  /// - Parameter handler: Is told, later.
  public static func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
    Stub.say("MPMediaLibrary", "there is no music of the user's here; the app counts as refused.")
    DispatchQueue.main.async { handler(.denied) }
  }
  public var lastModifiedDate: Date { Date(timeIntervalSince1970: 0) }
  public func beginGeneratingLibraryChangeNotifications() {}
  public func endGeneratingLibraryChangeNotifications() {}
}

/// Told what the user has chosen: that it is nothing.
public protocol MPMediaPickerControllerDelegate: AnyObject {
  /// Would tell what the user has chosen.
  ///
  /// - Parameters:
  ///   - mediaPicker: The screen.
  ///   - mediaItemCollection: The songs.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// The user has chosen nothing.
  ///
  /// - Parameter mediaPicker: The screen.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// A screen to choose songs in, which ends without any as soon as it is there.
open class MPMediaPickerController: UIViewController {
  @Weak public final var delegate: (any MPMediaPickerControllerDelegate)?
  public final private(set) var mediaTypes = MPMediaType.any
  public final var allowsPickingMultipleItems = false
  public final var showsCloudItems = true
  public final var showsItemsWithProtectedAssets = true
  public final var prompt: String?

  /// A screen.
  ///
  /// - Parameter mediaTypes: The kinds to choose of.
  public convenience init(mediaTypes: MPMediaType) {
    self.init(nibName: nil, bundle: nil)
    self.mediaTypes = mediaTypes
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Stub.say("MPMediaPickerController", "there is no music of the user's here; nothing is chosen.")
    delegate?.mediaPickerDidCancel(self)
  }
}

extension Notification.Name {
  public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}
