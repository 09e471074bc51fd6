import Heft

/// Something in the library of photos.
public class PHObject: KeyedObject {
  /// The name that finds it again.
  public let localIdentifier: String

  /// - Parameter identifier: The name that finds it again.
  public init(_ identifier: String) {
    localIdentifier = identifier
    super.init()
  }
}

/// What a photo is.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

/// What is special about a photo.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A panorama.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
  /// A photo of high dynamic range.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
  /// A picture of a screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
  /// A photo that moves.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
}

/// What may be done to a photo.
public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// A photo of the library: here a drawn one, or a picture that the app has put in.
public final class PHAsset: PHObject {
  /// So many are drawn [our choice]: they fill the first screen of a grid.
  private static let count = 24
  nonisolated(unsafe) static var library: [PHAsset] = (0..<count).map { PHAsset(number: $0, image: nil) }

  private let number: Int
  private let image: UIImage?
  /// Whether an app has changed it since the change before.
  private(set) var isChanged = false
  /// Whether it is among the favorites.
  public internal(set) var isFavorite = false
  /// Whether it is hidden.
  public internal(set) var isHidden = false

  init(number: Int, image: UIImage?) {
    self.number = number
    self.image = image
    isFavorite = number % 5 == 2
    super.init("\(number)/L0/001")
  }

  /// That it is a picture.
  public var mediaType: PHAssetMediaType { .image }
  /// Nothing special.
  public var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Its width, in pixels.
  public var pixelWidth: Int { Int(image?.size.width ?? (isUpright ? 3024 : 4032)) }
  /// Its height, in pixels.
  public var pixelHeight: Int { Int(image?.size.height ?? (isUpright ? 4032 : 3024)) }
  /// When it was taken: on the day after the one before, from the day on which the first phone with 3D Touch was sold.
  public var creationDate: Date? { Date(timeIntervalSince1970: 1_443_175_200 + Double(number) * 86_400) }
  /// When it was last changed.
  public var modificationDate: Date? { creationDate }
  /// Where it was taken: nowhere.
  public var location: CLLocation? { nil }
  /// How long it plays, in seconds.
  public var duration: TimeInterval { 0 }
  /// Whether it stands for a burst of photos.
  public var representsBurst: Bool { false }
  /// The burst that it belongs to.
  public var burstIdentifier: String? { nil }

  private var isUpright: Bool { number % 3 == 1 }

  /// Whether something may be done to the photo.
  ///
  /// - Parameter operation: What.
  /// - Returns: Always that it may.
  public func canPerform(_ operation: PHAssetEditOperation) -> Bool { true }

  func change(_ body: (PHAsset) -> Void) {
    for other in Self.library { other.isChanged = false }
    body(self)
    isChanged = true
  }

  static func isAnyChanged<Object: PHObject>(_ objects: [Object]) -> Bool {
    objects.contains { ($0 as? PHAsset)?.isChanged ?? false }
  }

  public override func keyedValue(_ name: String) -> AnyObject? {
    switch name {
    case "creationDate": heftObject(creationDate)
    case "modificationDate": heftObject(modificationDate)
    case "mediaType": heftObject(mediaType.rawValue)
    case "mediaSubtypes", "mediaSubtype": heftObject(0)
    case "favorite", "isFavorite": heftObject(isFavorite)
    case "hidden", "isHidden": heftObject(isHidden)
    case "pixelWidth": heftObject(pixelWidth)
    case "pixelHeight": heftObject(pixelHeight)
    case "duration": heftObject(duration)
    case "localIdentifier": heftObject(localIdentifier)
    default: nil
    }
  }

  /// The picture, as large as it is asked for.
  func picture(_ target: CGSize, fills: Bool) -> UIImage {
    let own = CGSize(width: pixelWidth, height: pixelHeight)
    let scales = (target.width / own.width, target.height / own.height)
    let scale = min(1, max(0, fills ? max(scales.0, scales.1) : min(scales.0, scales.1)))
    let size = CGSize(
      width: max(1, (own.width * scale).rounded()), height: max(1, (own.height * scale).rounded()))
    if let image { return image }
    return SamplePhoto(number: number).image(size)
  }

  // MARK: Lists

  private static func fetched(_ options: PHFetchOptions?, _ test: @escaping (PHAsset) -> Bool)
    -> PHFetchResult<PHAsset>
  {
    PHFetchResult {
      var assets = library.filter { test($0) && (options?.includeHiddenAssets ?? false || !$0.isHidden) }
      if let predicate = options?.predicate { assets = assets.filter { predicate.evaluate(with: $0) } }
      assets = NSSortDescriptor.sort(assets, by: options?.sortDescriptors ?? [])
      let limit = options?.fetchLimit ?? 0
      return limit > 0 ? Array(assets.prefix(limit)) : assets
    }
  }

  /// All photos.
  ///
  /// - Parameter options: Which of them, in which order.
  /// - Returns: The list.
  public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    fetched(options) { _ in true }
  }

  /// All photos of a kind.
  ///
  /// - Parameters:
  ///   - mediaType: The kind; there are only pictures.
  ///   - options: Which of them, in which order.
  /// - Returns: The list.
  public static func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<
    PHAsset
  > { fetched(options) { $0.mediaType == mediaType } }

  /// The photos of an album.
  ///
  /// - Parameters:
  ///   - assetCollection: The album.
  ///   - options: Which of them, in which order.
  /// - Returns: The list.
  public static func fetchAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { fetched(options, assetCollection.takes) }

  /// Photos by their names.
  ///
  /// - Parameters:
  ///   - identifiers: The names.
  ///   - options: Which of them, in which order.
  /// - Returns: The list.
  public static func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>
  { fetched(options) { identifiers.contains($0.localIdentifier) } }

  /// The photos that stand for an album.
  ///
  /// - Parameters:
  ///   - assetCollection: The album.
  ///   - options: Which of them, in which order.
  /// - Returns: The list.
  public static func fetchKeyAssets(in assetCollection: PHAssetCollection, options: PHFetchOptions?)
    -> PHFetchResult<PHAsset>?
  { fetchAssets(in: assetCollection, options: options) }
}
