import Heft

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32

/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// A size that asks for a picture as large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

// What a result tells of its picture, by these names.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture comes to the size that was asked for.
public enum PHImageContentMode: Int, Sendable {
  /// All of it is within the size.
  case aspectFit
  /// It covers the size.
  case aspectFill
  /// As `aspectFit`.
  public static let `default` = PHImageContentMode.aspectFit
}

/// Whether a quick picture comes before the good one.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

/// How exactly a picture has the size that was asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// Which version of a picture is asked for.
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }

/// How a picture is wanted.
public final class PHImageRequestOptions: NSObject {
  /// Which version.
  public var version = PHImageRequestOptionsVersion.current
  /// Whether a quick one comes first; here the good one comes at once.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly it has the size.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of it that is wanted; here it is all.
  public var normalizedCropRect = CGRect.zero
  /// Whether it may come from the network.
  public var isNetworkAccessAllowed = false
  /// Whether the request waits for the picture.
  public var isSynchronous = false
  /// Hears how much of it has come from the network: nothing does.
  public var progressHandler:
    ((Double, NSError?, UnsafeMutablePointer<ObjCBool>, Notification.UserInfo?) -> Void)?

  /// Makes options for a picture as it is.
  public override init() { super.init() }
}

/// Makes the pictures of photos.
open class PHImageManager: NSObject {
  nonisolated(unsafe) private static let shared = PHImageManager()
  private final var last: PHImageRequestID = 0
  private final var waiting: Set<PHImageRequestID> = []

  /// The manager that all share.
  ///
  /// - Returns: The manager.
  public static func `default`() -> PHImageManager { shared }

  /// Makes a manager.
  public override init() { super.init() }

  /// Asks for a picture.
  ///
  /// - Parameters:
  ///   - asset: The photo.
  ///   - targetSize: Its size, in pixels.
  ///   - contentMode: Whether it fits the size or covers it.
  ///   - options: How it is wanted.
  ///   - resultHandler: Gets the picture: later, or at once where the options say so.
  /// - Returns: The number of the request.
  @discardableResult
  public final func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, Notification.UserInfo?) -> Void
  ) -> PHImageRequestID {
    let whole = targetSize.width <= 0 || targetSize.height <= 0
    let size = whole ? CGSize(width: asset.pixelWidth, height: asset.pixelHeight) : targetSize
    return request(options) { number in
      let info: Notification.UserInfo = [
        PHImageResultIsDegradedKey: heftObject(false), PHImageResultIsInCloudKey: heftObject(false),
        PHImageResultRequestIDKey: heftObject(Int(number)),
      ]
      resultHandler(asset.picture(size, fills: contentMode == .aspectFill), info)
    }
  }

  /// Asks for a picture's file, of which there is none.
  ///
  /// - Parameters:
  ///   - asset: The photo.
  ///   - options: How it is wanted.
  ///   - resultHandler: Gets the bytes of the picture as PNG, their kind and how it lies.
  /// - Returns: The number of the request.
  @discardableResult
  public final func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, Notification.UserInfo?) -> Void
  ) -> PHImageRequestID {
    request(options) { _ in
      let size = CGSize(width: asset.pixelWidth / 4, height: asset.pixelHeight / 4)
      resultHandler(asset.picture(size, fills: false).pngData(), "public.png", .up, nil)
    }
  }

  private final func request(_ options: PHImageRequestOptions?, _ body: @escaping (PHImageRequestID) -> Void)
    -> PHImageRequestID
  {
    last += 1
    let number = last
    if options?.isSynchronous ?? false {
      body(number)
    } else {
      waiting.insert(number)
      DispatchQueue.main.async {
        if self.waiting.remove(number) != nil { body(number) }
      }
    }
    return number
  }

  /// Takes a request back; its handler is not called any more.
  ///
  /// - Parameter requestID: Its number.
  public final func cancelImageRequest(_ requestID: PHImageRequestID) { waiting.remove(requestID) }
}

/// Makes the pictures of photos before they are asked for: here they are made when they are.
public final class PHCachingImageManager: PHImageManager {
  /// Whether large pictures are kept.
  public var allowsCachingHighQualityImages = true

  /// Has pictures ready.
  ///
  /// - Parameters:
  ///   - assets: The photos.
  ///   - targetSize: Their size, in pixels.
  ///   - contentMode: Whether they fit the size or cover it.
  ///   - options: How they are wanted.
  public func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Keeps pictures no longer.
  ///
  /// - Parameters:
  ///   - assets: The photos.
  ///   - targetSize: Their size, in pixels.
  ///   - contentMode: Whether they fit the size or cover it.
  ///   - options: How they were wanted.
  public func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}

  /// Keeps no pictures.
  public func stopCachingImagesForAllAssets() {}
}
