import HeftStubs
import HeftTesting
import Testing

@testable import Heft

@Suite("The drawn photos that stand for the user's", .serialized)
struct PhotoTests {
  private func all(_ options: PHFetchOptions? = nil) -> PHFetchResult<PHAsset> {
    PHAsset.fetchAssets(with: .image, options: options)
  }

  @Test("Photos are fetched by age, by name, by predicate and by album")
  func fetched() throws {
    let photos = all()
    #expect(photos.count >= 20)
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.fetchLimit = 3
    let newest = all(options)
    #expect(newest.count == 3 && newest.firstObject === photos.lastObject)
    let one = try #require(newest.firstObject)
    #expect(
      PHAsset.fetchAssets(withLocalIdentifiers: [one.localIdentifier], options: nil).firstObject === one)
    let liked = PHFetchOptions()
    liked.predicate = NSPredicate(format: "favorite == YES")
    let album = try #require(
      PHAssetCollection.fetchAssetCollections(
        with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil
      ).firstObject)
    let favorites = all(liked)
    #expect(favorites.count > 0 && favorites.count < photos.count)
    #expect(PHAsset.fetchAssets(in: album, options: nil).count == favorites.count)
    #expect(album.estimatedAssetCount == favorites.count)
    #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
  }

  @Test("A photo's picture comes later, or at once where it is waited for, in the size that is asked for")
  func pictures() throws {
    let asset = try #require(all().firstObject)
    let device = Device(host: RecordingHost())
    _ = device
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var size = CGSize.zero
    PHImageManager.default().requestImage(
      for: asset, targetSize: CGSize(width: 100, height: 100), contentMode: .aspectFit, options: options
    ) { image, info in
      size = image?.size ?? .zero
    }
    #expect(max(size.width, size.height) == 100)
    #expect(
      abs(size.width / size.height - CGFloat(asset.pixelWidth) / CGFloat(asset.pixelHeight)) < 0.02)
  }

  @Test("A change is told to who has registered, with the places of what has gone")
  func changes() throws {
    final class Observer: NSObject, PHPhotoLibraryChangeObserver {
      var change: PHChange?
      func photoLibraryDidChange(_ changeInstance: PHChange) { change = changeInstance }
    }
    let before = all()
    let gone = before[4]
    PHPhotoLibrary.shared().performChanges({ PHAssetChangeRequest.deleteAssets([gone]) })
    let details = try #require(PHChange().changeDetails(for: before))
    #expect(details.removedIndexes == IndexSet([4]))
    #expect(details.insertedIndexes == nil)
    #expect(details.fetchResultAfterChanges.count == before.count - 1)
    #expect(PHChange().changeDetails(for: gone)?.objectWasDeleted == true)
    PHAssetChangeRequest(for: before[5]).isFavorite.toggle()
    let changed = try #require(PHChange().changeDetails(for: all()))
    #expect(changed.changedObjects == [before[5]])
  }
}
