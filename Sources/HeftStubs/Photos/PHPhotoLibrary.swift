import Heft

/// Whether an app may see the user's photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app asks to do with the photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }

/// Hears of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// The library has changed.
  ///
  /// - Parameter changeInstance: What has.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The photos that a page shows in place of the user's, to which it has no access: a few drawn ones, as the platform's
/// simulator has some. Changes hold until the page is left.
public final class PHPhotoLibrary: NSObject {
  nonisolated(unsafe) private static let library = PHPhotoLibrary()
  private var observers: [any PHPhotoLibraryChangeObserver] = []

  /// The library of all photos.
  ///
  /// - Returns: The only one.
  public static func shared() -> PHPhotoLibrary { library }

  /// Whether an app may see the photos.
  ///
  /// - Returns: Always that it may.
  public static func authorizationStatus() -> PHAuthorizationStatus { .authorized }

  /// Whether an app may see the photos.
  ///
  /// - Parameter accessLevel: What it asks to do.
  /// - Returns: Always that it may.
  public static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }

  /// Asks for the photos.
  ///
  /// - Parameter handler: Called later, with the permission.
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    Stub.say("PHPhotoLibrary", "a page has no access to the user's photos; it shows a few drawn ones.")
    DispatchQueue.main.async { handler(.authorized) }
  }

  /// Asks for the photos.
  ///
  /// - Parameters:
  ///   - accessLevel: What the app asks to do.
  ///   - handler: Called later, with the permission.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// Lets an object hear of changes; until it is taken out it is kept.
  ///
  /// - Parameter observer: The object.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

  /// Lets an object hear of no more changes.
  ///
  /// - Parameter observer: The object.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {
    observers.removeAll { $0 === observer }
  }

  /// Changes photos.
  ///
  /// - Parameters:
  ///   - changeBlock: Makes the change requests; called at once.
  ///   - completionHandler: Called later, without an error.
  public func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, NSError?) -> Void)? = nil
  ) {
    changeBlock()
    let observers = observers
    DispatchQueue.main.async {
      for observer in observers { observer.photoLibraryDidChange(PHChange()) }
      completionHandler?(true, nil)
    }
  }

  /// Changes photos, and waits for it.
  ///
  /// - Parameter changeBlock: Makes the change requests.
  /// - Throws: Never.
  public func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws(NSError) {
    performChanges(changeBlock)
  }
}

/// What has changed in the library.
public final class PHChange: NSObject {
  /// The change of a list that was fetched.
  ///
  /// - Parameter object: The list.
  /// - Returns: The list before and after; nil where it has the same photos.
  public func changeDetails<Object: PHObject>(for object: PHFetchResult<Object>)
    -> PHFetchResultChangeDetails<Object>?
  {
    let after = object.fetchedAgain
    return after.objects == object.objects && !PHAsset.isAnyChanged(object.objects)
      ? nil : PHFetchResultChangeDetails(object, after)
  }

  /// The change of a photo.
  ///
  /// - Parameter object: The photo.
  /// - Returns: The photo after it.
  public func changeDetails<Object: PHObject>(for object: Object) -> PHObjectChangeDetails<Object>? {
    PHObjectChangeDetails(
      object, wasDeleted: (object as? PHAsset).map { !PHAsset.library.contains($0) } ?? false)
  }
}

/// How a photo has changed.
public final class PHObjectChangeDetails<Object: PHObject>: NSObject {
  /// The photo before.
  public let objectBeforeChanges: Object
  /// The photo after; nil where it was deleted.
  public let objectAfterChanges: Object?
  /// Whether the picture itself is another: never.
  public var assetContentChanged: Bool { false }
  /// Whether the photo was deleted.
  public let objectWasDeleted: Bool

  init(_ object: Object, wasDeleted: Bool) {
    objectBeforeChanges = object
    objectAfterChanges = wasDeleted ? nil : object
    objectWasDeleted = wasDeleted
    super.init()
  }
}

/// How a list of photos has changed.
public final class PHFetchResultChangeDetails<Object: PHObject>: NSObject {
  /// The list before.
  public let fetchResultBeforeChanges: PHFetchResult<Object>
  /// The list after.
  public let fetchResultAfterChanges: PHFetchResult<Object>

  init(_ before: PHFetchResult<Object>, _ after: PHFetchResult<Object>) {
    fetchResultBeforeChanges = before
    fetchResultAfterChanges = after
    super.init()
  }

  /// Whether the places below tell all there is.
  public var hasIncrementalChanges: Bool { true }
  /// The places, in the list before, of photos that have gone.
  public var removedIndexes: IndexSet? {
    places(of: removedObjects, in: fetchResultBeforeChanges)
  }
  /// The photos that have gone.
  public var removedObjects: [Object] {
    fetchResultBeforeChanges.objects.filter { !fetchResultAfterChanges.contains($0) }
  }
  /// The places, in the list after, of photos that have come.
  public var insertedIndexes: IndexSet? {
    places(of: insertedObjects, in: fetchResultAfterChanges)
  }
  /// The photos that have come.
  public var insertedObjects: [Object] {
    fetchResultAfterChanges.objects.filter { !fetchResultBeforeChanges.contains($0) }
  }
  /// The places, in the list after, of photos that are others than before.
  public var changedIndexes: IndexSet? { places(of: changedObjects, in: fetchResultAfterChanges) }
  /// The photos that are others than before.
  public var changedObjects: [Object] {
    fetchResultAfterChanges.objects.filter { PHAsset.isAnyChanged([$0]) }
  }
  /// Whether photos stand in another order: never.
  public var hasMoves: Bool { false }

  /// Calls a function for each photo that stands elsewhere: for none.
  ///
  /// - Parameter handler: The function.
  public func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}

  private func places(of objects: [Object], in list: PHFetchResult<Object>) -> IndexSet? {
    objects.isEmpty ? nil : IndexSet(objects.map { list.index(of: $0) })
  }
}

/// Asks for a change of a photo.
public final class PHAssetChangeRequest: NSObject {
  private let asset: PHAsset

  /// - Parameter asset: The photo.
  public init(for asset: PHAsset) {
    self.asset = asset
    super.init()
  }

  /// Whether the photo is among the favorites.
  public var isFavorite: Bool {
    get { asset.isFavorite }
    set { asset.change { $0.isFavorite = newValue } }
  }

  /// Whether the photo is hidden.
  public var isHidden: Bool {
    get { asset.isHidden }
    set { asset.change { $0.isHidden = newValue } }
  }

  /// Takes photos out of the library.
  ///
  /// - Parameter assets: The photos.
  public static func deleteAssets(_ assets: NSArray) {
    for asset in heftObjects(in: assets) ?? [] {
      PHAsset.library.removeAll { $0 === asset }
    }
  }

  /// Takes photos out of the library.
  ///
  /// - Parameter assets: The photos.
  public static func deleteAssets(_ assets: [PHAsset]) {
    PHAsset.library.removeAll { assets.contains($0) }
  }

  /// Takes photos out of the library.
  ///
  /// - Parameter assets: A list that was fetched.
  public static func deleteAssets(_ assets: PHFetchResult<PHAsset>) { deleteAssets(assets.objects) }

  /// Puts a picture into the library.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The request.
  @discardableResult
  public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    let asset = PHAsset(number: PHAsset.library.count, image: image)
    PHAsset.library.append(asset)
    return PHAssetChangeRequest(for: asset)
  }
}
