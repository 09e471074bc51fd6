import Heft

/// Which photos are fetched, in which order.
public final class PHFetchOptions: NSObject {
  /// Which photos.
  public var predicate: NSPredicate?
  /// In which order; nil means by age.
  public var sortDescriptors: [NSSortDescriptor]?
  /// Whether hidden photos come along.
  public var includeHiddenAssets = false
  /// Whether all of a burst come along.
  public var includeAllBurstAssets = false
  /// At most so many; 0 means all.
  public var fetchLimit = 0
  /// Whether changes are told exactly.
  public var wantsIncrementalChangeDetails = true

  /// Makes options that leave nothing out.
  public override init() { super.init() }
}

/// A list of photos or albums, as it was when it was fetched.
public final class PHFetchResult<ObjectType: PHObject>: NSObject {
  private let fetch: () -> [ObjectType]
  let objects: [ObjectType]

  init(_ fetch: @escaping () -> [ObjectType]) {
    self.fetch = fetch
    objects = fetch()
    super.init()
  }

  var fetchedAgain: PHFetchResult { PHFetchResult(fetch) }

  /// How many there are.
  public var count: Int { objects.count }
  /// The first one; nil where there is none.
  public var firstObject: ObjectType? { objects.first }
  /// The last one; nil where there is none.
  public var lastObject: ObjectType? { objects.last }

  /// The one at a place.
  ///
  /// - Parameter index: The place, below `count`.
  /// - Returns: The object.
  public func object(at index: Int) -> ObjectType { objects[index] }

  /// The one at a place, below `count`.
  public subscript(index: Int) -> ObjectType { objects[index] }

  /// Those at some places.
  ///
  /// - Parameter indexes: The places, each below `count`.
  /// - Returns: The objects.
  public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }

  /// Whether something is among them.
  ///
  /// - Parameter object: What is looked for.
  /// - Returns: Whether it is there.
  public func contains(_ object: ObjectType) -> Bool { objects.contains { $0 === object } }

  /// The place of something.
  ///
  /// - Parameter object: What is looked for.
  /// - Returns: The place; `NSNotFound` where it is not among them.
  public func index(of object: ObjectType) -> Int { objects.firstIndex { $0 === object } ?? NSNotFound }

  /// Calls a function for each.
  ///
  /// - Parameter block: Gets the object, its place, and a flag that ends it where it is set.
  public func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stops: ObjCBool = false
    for (place, object) in objects.enumerated() {
      block(object, place, &stops)
      if stops.boolValue { return }
    }
  }

  /// How many photos of a kind there are.
  ///
  /// - Parameter mediaType: The kind.
  /// - Returns: The number.
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int {
    objects.count { ($0 as? PHAsset)?.mediaType == mediaType }
  }
}

/// Of what kind an album is.
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }

/// Of what kind an album is, more exactly.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
  case smartAlbumSelfPortraits, smartAlbumScreenshots
  // The largest number of a page.
  case any = 2_147_483_647
}

/// Something that has photos or albums in it.
public class PHCollection: PHObject {
  /// Its name, as people see it.
  public let localizedTitle: String?

  /// - Parameters:
  ///   - identifier: The name that finds it again.
  ///   - title: Its name, as people see it.
  public init(_ identifier: String, title: String) {
    localizedTitle = title
    super.init(identifier)
  }
}

/// An album: that of all photos, or the favorites.
public final class PHAssetCollection: PHCollection {
  nonisolated(unsafe) private static let all = [
    PHAssetCollection(.smartAlbumUserLibrary, title: "Recents"),
    PHAssetCollection(.smartAlbumFavorites, title: "Favorites"),
  ]
  /// Of what kind the album is, more exactly.
  public let assetCollectionSubtype: PHAssetCollectionSubtype

  init(_ subtype: PHAssetCollectionSubtype, title: String) {
    assetCollectionSubtype = subtype
    super.init("\(subtype.rawValue)/L0/040", title: title)
  }

  /// Of what kind the album is.
  public var assetCollectionType: PHAssetCollectionType { .smartAlbum }
  /// About how many photos are in it.
  public var estimatedAssetCount: Int { PHAsset.library.count(where: takes) }
  /// When its first photo was taken.
  public var startDate: Date? { PHAsset.library.first(where: takes)?.creationDate }
  /// When its last photo was taken.
  public var endDate: Date? { PHAsset.library.last(where: takes)?.creationDate }

  func takes(_ asset: PHAsset) -> Bool {
    assetCollectionSubtype == .smartAlbumUserLibrary || asset.isFavorite
  }

  /// Albums of a kind.
  ///
  /// - Parameters:
  ///   - type: The kind; there are only those that the system makes.
  ///   - subtype: The kind, more exactly.
  ///   - options: Has no effect.
  /// - Returns: The list.
  public static func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult {
      type == .smartAlbum ? all.filter { subtype == .any || $0.assetCollectionSubtype == subtype } : []
    }
  }

  /// The albums that a photo is in.
  ///
  /// - Parameters:
  ///   - asset: The photo.
  ///   - type: The kind of albums.
  ///   - options: Has no effect.
  /// - Returns: The list.
  public static func fetchAssetCollectionsContaining(
    _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult { type == .smartAlbum ? all.filter { $0.takes(asset) } : [] }
  }
}

/// A folder of albums, of which there is none.
public final class PHCollectionList: PHCollection {
  /// The albums that the user has made.
  ///
  /// - Parameter options: Has no effect.
  /// - Returns: An empty list.
  public static func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<
    PHCollection
  > {
    PHFetchResult { [] }
  }
}
