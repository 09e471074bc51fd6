import Heft

/// How far the values of a film are read.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A film or a sound, which is not opened: nothing is known of it.
open class AVAsset: NSObject {
  open var duration: CMTime { .zero }
  public final var tracks: [AVAssetTrack] { [] }
  public final var metadata: [AVMetadataItem] { [] }
  public final var commonMetadata: [AVMetadataItem] { [] }
  public final var availableMetadataFormats: [AVMetadataFormat] { [] }
  public final var isPlayable: Bool { false }
  public final var isReadable: Bool { false }
  public final var isExportable: Bool { false }
  public final var isComposable: Bool { false }
  public final var hasProtectedContent: Bool { false }
  public final var providesPreciseDurationAndTiming: Bool { false }
  public final var preferredRate: Float { 1 }
  public final var preferredVolume: Float { 1 }
  public final var preferredTransform: CGAffineTransform { .identity }
  public final var naturalSize: CGSize { .zero }
  public final var creationDate: AVMetadataItem? { nil }
  public final var lyrics: String? { nil }
  public final var availableChapterLocales: [Locale] { [] }

  public override init() { super.init() }
  /// A film or a sound.
  ///
  /// - Parameter url: Its address, which is not opened.
  public convenience init(url: URL) { self.init() }

  /// The tracks of a kind.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: None.
  public final func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// The tracks with a property.
  ///
  /// - Parameter characteristic: The property.
  /// - Returns: None.
  public final func tracks(withMediaCharacteristic characteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
    []
  }
  /// A track by its number.
  ///
  /// - Parameter trackID: The number.
  /// - Returns: None.
  public final func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { nil }
  /// What is written in a film about it.
  ///
  /// - Parameter format: How it is written.
  /// - Returns: Nothing.
  public final func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  /// The choices that a film has.
  ///
  /// - Parameter characteristic: What about.
  /// - Returns: None.
  public final func mediaSelectionGroup(
    forMediaCharacteristic characteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }

  /// Reads nothing, which the console says.
  ///
  /// - Parameters:
  ///   - keys: The names of the values.
  ///   - handler: Is called later.
  public final func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    Stub.say(
      "AVAsset.loadValuesAsynchronously", "there are no films and no sound of files here; nothing is read.")
    if let handler { DispatchQueue.main.async { handler() } }
  }
  /// How far a value is read.
  ///
  /// - Parameters:
  ///   - key: Its name.
  ///   - outError: Gets an error that says why not.
  /// - Returns: That it cannot be.
  public final func statusOfValue(
    forKey key: String, error outError: UnsafeMutablePointer<NSError?>? = nil
  ) -> AVKeyValueStatus {
    outError?.pointee = AVError.object(
      .fileFormatNotRecognized, "There are no films and no sound of files here.")
    return .failed
  }
  public final func cancelLoading() {}
}

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"

/// A film or a sound by its address.
open class AVURLAsset: AVAsset {
  public final let url: URL
  public final let resourceLoader = AVAssetResourceLoader()

  /// A film or a sound.
  ///
  /// - Parameters:
  ///   - url: Its address, which is not opened.
  ///   - options: Make no difference.
  public init(url: URL, options: [String: AnyObject]? = nil) {
    self.url = url
    super.init()
  }
  /// The same by Swift 2's label.
  ///
  /// - Parameters:
  ///   - url: Its address, which is not opened.
  ///   - options: Make no difference.
  public convenience init(URL url: URL, options: [String: AnyObject]? = nil) {
    self.init(url: url, options: options)
  }
}

/// Gets the pieces of a film that an app itself has: none are asked for.
public final class AVAssetResourceLoader: NSObject {
  @Weak public var delegate: (any AVAssetResourceLoaderDelegate)?
  public var delegateQueue: DispatchQueue? { nil }
  public var preloadsEligibleContentKeys = false
  /// Has pieces asked for, which they are not here.
  ///
  /// - Parameters:
  ///   - delegate: Who has them.
  ///   - queue: Left aside.
  public func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue: DispatchQueue?) {
    self.delegate = delegate
  }
}

/// A piece of a film that is asked for: none is here.
public final class AVAssetResourceLoadingRequest: NSObject {
  public let request: URLRequest
  public var isFinished: Bool { true }
  public var isCancelled: Bool { true }
  fileprivate init(request: URLRequest) {
    self.request = request
    super.init()
  }
  public func finishLoading() {}
  /// Does nothing.
  ///
  /// - Parameter error: Why; nil where nothing failed.
  public func finishLoading(with error: NSError?) {}
}

/// Would be asked for the pieces of a film.
public protocol AVAssetResourceLoaderDelegate: AnyObject {
  /// Would ask for a piece.
  ///
  /// - Parameters:
  ///   - resourceLoader: Who asks.
  ///   - loadingRequest: The piece.
  /// - Returns: Whether the app has it.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// Would say that a piece is not needed any more.
  ///
  /// - Parameters:
  ///   - resourceLoader: Who says so.
  ///   - loadingRequest: The piece.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}

/// A track of a film: none is known here.
open class AVAssetTrack: NSObject {
  public final var trackID: CMPersistentTrackID { 0 }
  open var mediaType: AVMediaType { .video }
  public final var asset: AVAsset? { nil }
  public final var isPlayable: Bool { false }
  public final var isEnabled: Bool { true }
  public final var timeRange: CMTimeRange { .zero }
  public final var naturalSize: CGSize { .zero }
  public final var naturalTimeScale: CMTimeScale { 600 }
  public final var nominalFrameRate: Float { 0 }
  public final var minFrameDuration: CMTime { .invalid }
  public final var estimatedDataRate: Float { 0 }
  public final var formatDescriptions: [CMFormatDescription] { [] }
  public final var metadata: [AVMetadataItem] { [] }
  public final var languageCode: String? { nil }
  public final var preferredVolume: Float { 1 }
  open var preferredTransform: CGAffineTransform {
    get { .identity }
    set {}
  }
  override init() { super.init() }
}

/// The choices that a film has, such as its languages: none are known here.
public final class AVMediaSelectionGroup: NSObject {
  public var options: [AVMediaSelectionOption] { [] }
  public var defaultOption: AVMediaSelectionOption? { nil }
  public var allowsEmptySelection: Bool { true }
  override init() { super.init() }
}

/// A choice that a film has.
public final class AVMediaSelectionOption: NSObject {
  public var displayName: String { "" }
  public var locale: Locale? { nil }
  public var extendedLanguageTag: String? { nil }
  public var isPlayable: Bool { false }
  override init() { super.init() }
}

public typealias AVAssetImageGeneratorCompletionHandler = (
  CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, NSError?
) -> Void

/// Makes pictures of films: none here, which its errors say.
open class AVAssetImageGenerator: NSObject {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
  public final let asset: AVAsset
  public final var appliesPreferredTrackTransform = false
  public final var maximumSize = CGSize.zero
  public final var apertureMode: ApertureMode?
  public final var requestedTimeToleranceBefore = CMTime.positiveInfinity
  public final var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// Makes pictures of a film.
  ///
  /// - Parameter asset: The film or sound.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }

  private static func error() -> NSError {
    Stub.say("AVAssetImageGenerator", "there are no films here; it ends with an error.")
    return AVError.object(.noImageAtTime, "There are no films here.")
  }
  /// Would make a picture.
  ///
  /// - Parameters:
  ///   - time: When it is in the film.
  ///   - actualTime: Stays as it is.
  /// - Returns: Nothing.
  /// - Throws: Always.
  public final func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws(NSError) -> CGImage { throw AVAssetImageGenerator.error() }
  /// Would make pictures.
  ///
  /// - Parameters:
  ///   - times: When they are in the film.
  ///   - handler: Is called later for each, with an error.
  public final func generateCGImagesAsynchronously(
    forTimes times: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
  ) {
    let error = AVAssetImageGenerator.error()
    DispatchQueue.main.async { for time in times { handler(time.timeValue, nil, .zero, .failed, error) } }
  }
  /// Would make a picture.
  ///
  /// - Parameters:
  ///   - time: When it is in the film.
  ///   - handler: Is called later, with an error.
  public final func generateCGImageAsynchronously(
    for time: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, NSError?) -> Void
  ) {
    let error = AVAssetImageGenerator.error()
    DispatchQueue.main.async { handler(nil, .zero, error) }
  }
  public final func cancelAllCGImageGeneration() {}
}
public typealias AVAssetImageGeneratorResult = AVAssetImageGenerator.Result
