// Films that are cut and written: none are here.

import Heft

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes a film into a file: nothing here, which its error says.
open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public final let asset: AVAsset
  public final let presetName: String
  public final var outputURL: URL?
  public final var outputFileType: AVFileType?
  public final var shouldOptimizeForNetworkUse = false
  public final var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  public final var metadata: [AVMetadataItem]?
  public final var fileLengthLimit: Int64 = 0
  public final var videoComposition: AVVideoComposition?
  public final var audioMix: AVAudioMix?
  public final private(set) var status = Status.unknown
  public final private(set) var error: NSError?
  public final var progress: Float { 0 }
  public final var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }
  public final var estimatedOutputFileLength: Int64 { 0 }

  /// Writes a film.
  ///
  /// - Parameters:
  ///   - asset: The film or sound.
  ///   - presetName: How.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
    super.init()
  }
  /// How films can be written.
  ///
  /// - Returns: No way.
  public static func allExportPresets() -> [String] { [] }
  /// How a film can be written.
  ///
  /// - Parameter asset: The film or sound.
  /// - Returns: No way.
  public static func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// Fails, which the console says.
  ///
  /// - Parameter handler: Is called later.
  public final func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    Stub.say("AVAssetExportSession", "there are no films here; it ends with an error.")
    DispatchQueue.main.async { [self] in
      status = .failed
      error = AVError.object(.exportFailed, "There are no films here.")
      handler()
    }
  }
  public final func cancelExport() {}
}
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// A film that is made of others: it keeps its tracks, which stay empty.
open class AVComposition: AVAsset {}

/// A film that is made of others.
public final class AVMutableComposition: AVComposition {
  private var list: [AVMutableCompositionTrack] = []
  /// Adds a track, which stays empty.
  ///
  /// - Parameters:
  ///   - mediaType: The kind of media.
  ///   - preferredTrackID: Left aside.
  /// - Returns: The track.
  @discardableResult
  public func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let track = AVMutableCompositionTrack(mediaType)
    list.append(track)
    return track
  }
  /// Does nothing.
  ///
  /// - Parameter range: The range.
  public func removeTimeRange(_ range: CMTimeRange) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - asset: The film or sound.
  ///   - start: Left aside.
  /// - Throws: Nothing.
  public func insertTimeRange(_ range: CMTimeRange, of asset: AVAsset, at start: CMTime) throws(NSError) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - duration: Left aside.
  public func scaleTimeRange(_ range: CMTimeRange, toDuration duration: CMTime) {}
}

/// A track of a film that is made of others.
open class AVCompositionTrack: AVAssetTrack {}

/// A track of a film that is made of others, which stays empty.
public final class AVMutableCompositionTrack: AVCompositionTrack {
  private let kind: AVMediaType
  private var transform = CGAffineTransform.identity
  public override var mediaType: AVMediaType { kind }
  public override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  fileprivate init(_ kind: AVMediaType) {
    self.kind = kind
    super.init()
  }
  /// Does nothing: there are no films here.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - track: The other track.
  ///   - start: Left aside.
  /// - Throws: Nothing.
  public func insertTimeRange(
    _ range: CMTimeRange, of track: AVAssetTrack, at start: CMTime
  ) throws(NSError) { Stub.say("AVMutableCompositionTrack", "there are no films here; tracks stay empty.") }
  /// Does nothing.
  ///
  /// - Parameter range: The range.
  public func removeTimeRange(_ range: CMTimeRange) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - duration: Left aside.
  public func scaleTimeRange(_ range: CMTimeRange, toDuration duration: CMTime) {}
}

/// How the pictures of several tracks go together.
open class AVVideoComposition: NSObject {
  public final var frameDuration = CMTime.invalid
  public final var renderSize = CGSize.zero
  public final var renderScale: Float = 1
  public final var instructions: [AVMutableVideoCompositionInstruction] = []
  public override init() { super.init() }
}
public final class AVMutableVideoComposition: AVVideoComposition {
  /// How those of a film go together.
  ///
  /// - Parameter asset: The film.
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}
public final class AVMutableVideoCompositionInstruction: NSObject {
  public var timeRange = CMTimeRange.invalid
  public var backgroundColor: CGColor?
  public var layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []
  public override init() { super.init() }
}
public final class AVMutableVideoCompositionLayerInstruction: NSObject {
  public var trackID: CMPersistentTrackID = 0
  /// How a track lies.
  ///
  /// - Parameter track: The track.
  public init(assetTrack track: AVAssetTrack) {
    trackID = track.trackID
    super.init()
  }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - transform: Left aside.
  ///   - time: The time.
  public func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - opacity: Left aside.
  ///   - time: The time.
  public func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// How loud tracks are.
open class AVAudioMix: NSObject {
  public final var inputParameters: [AVMutableAudioMixInputParameters] = []
  public override init() { super.init() }
}
public final class AVMutableAudioMix: AVAudioMix {}
public final class AVMutableAudioMixInputParameters: NSObject {
  public var trackID: CMPersistentTrackID = 0
  public override init() { super.init() }
  /// How loud a track is.
  ///
  /// - Parameter track: The track.
  public convenience init(track: AVAssetTrack?) { self.init() }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - volume: Left aside.
  ///   - time: The time.
  public func setVolume(_ volume: Float, at time: CMTime) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - start: Left aside.
  ///   - end: Left aside.
  ///   - timeRange: Left aside.
  public func setVolumeRamp(fromStartVolume start: Float, toEndVolume end: Float, timeRange: CMTimeRange) {}
}
