import Heft

/// A film or a sound that a player has. It keeps the time that is sought in it; it is never ready to play.
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public final let asset: AVAsset
  private final var time = CMTime.zero
  open var status: Status { .unknown }
  open var error: NSError? { nil }
  /// Indefinite: it is not opened.
  open var duration: CMTime { .indefinite }
  public final var tracks: [AVPlayerItemTrack] { [] }
  public final var presentationSize: CGSize { .zero }
  public final var loadedTimeRanges: [NSValue] { [] }
  public final var seekableTimeRanges: [NSValue] { [] }
  public final var timedMetadata: [AVMetadataItem]? { nil }
  public final var isPlaybackLikelyToKeepUp: Bool { false }
  public final var isPlaybackBufferEmpty: Bool { true }
  public final var isPlaybackBufferFull: Bool { false }
  public final var canPlayReverse: Bool { false }
  public final var canPlayFastForward: Bool { false }
  public final var canPlayFastReverse: Bool { false }
  public final var canPlaySlowForward: Bool { false }
  public final var canPlaySlowReverse: Bool { false }
  public final var canStepForward: Bool { false }
  public final var canStepBackward: Bool { false }
  public final var forwardPlaybackEndTime = CMTime.invalid
  public final var reversePlaybackEndTime = CMTime.invalid
  public final var preferredForwardBufferDuration: TimeInterval = 0
  public final var preferredPeakBitRate = 0.0
  public final var preferredMaximumResolution = CGSize.zero
  public final var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  public final var seekingWaitsForVideoCompositionRendering = false
  public final var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  public final var externalMetadata: [AVMetadataItem] = []
  public final var audioMix: AVAudioMix?
  public final var videoComposition: AVVideoComposition?
  public final private(set) var outputs: [AVPlayerItemOutput] = []
  /// Is told of a time that is sought.
  final var timeJumped: (() -> Void)?

  /// A film or a sound.
  ///
  /// - Parameter url: Its address, which is not opened.
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  /// The same by Swift 2's label.
  ///
  /// - Parameter url: Its address, which is not opened.
  public convenience init(URL url: URL) { self.init(url: url) }
  /// A film or a sound.
  ///
  /// - Parameter asset: The film or sound.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  /// A film or a sound.
  ///
  /// - Parameters:
  ///   - asset: The film or sound.
  ///   - keys: Left aside.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) {
    self.asset = asset
    super.init()
  }

  /// The time that has been sought last.
  ///
  /// - Returns: The time.
  public final func currentTime() -> CMTime { time }
  /// Nothing: it is not known when a film was made.
  ///
  /// - Returns: Nil.
  public final func currentDate() -> Date? { nil }

  /// Keeps a time as the current one.
  ///
  /// - Parameter time: The time.
  public final func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }
  /// Keeps a time as the current one.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - completionHandler: Is told later, with true.
  public final func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    if time.isNumeric { self.time = max(time, .zero) }
    timeJumped?()
    NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: self)
    if let completionHandler { DispatchQueue.main.async { completionHandler(true) } }
  }
  /// Keeps a time as the current one.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: Left aside.
  ///   - toleranceAfter: Left aside.
  public final func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time, completionHandler: nil)
  }
  /// Keeps a time as the current one.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - toleranceBefore: Left aside.
  ///   - toleranceAfter: Left aside.
  ///   - completionHandler: Is told later, with true.
  public final func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
  ) { seek(to: time, completionHandler: completionHandler) }
  /// Does nothing: it is not known when a film was made.
  ///
  /// - Parameter date: Left aside.
  /// - Returns: False.
  @discardableResult public final func seek(to date: Date) -> Bool { false }
  public final func cancelPendingSeeks() {}
  /// Does nothing: there are no pictures.
  ///
  /// - Parameter count: Left aside.
  public final func step(byCount count: Int) {}

  /// Keeps what would get the pictures.
  ///
  /// - Parameter output: The output.
  public final func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  /// Keeps no more what would get the pictures.
  ///
  /// - Parameter output: The output.
  public final func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - option: Left aside.
  ///   - group: Left aside.
  public final func select(_ option: AVMediaSelectionOption?, in group: AVMediaSelectionGroup) {}
  /// How it has come in.
  ///
  /// - Returns: Nil: it has not.
  public final func accessLog() -> AVPlayerItemAccessLog? { nil }
  /// What has gone wrong.
  ///
  /// - Returns: Nil: nothing has come in.
  public final func errorLog() -> AVPlayerItemErrorLog? { nil }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let newAccessLogEntryNotification = Notification.Name(
    "AVPlayerItemNewAccessLogEntryNotification")
  public static let newErrorLogEntryNotification = Notification.Name(
    "AVPlayerItemNewErrorLogEntryNotification")
}
public typealias AVPlayerItemStatus = AVPlayerItem.Status

/// How sound keeps its pitch at another rate.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}
public let AVAudioTimePitchAlgorithmTimeDomain = AVAudioTimePitchAlgorithm.timeDomain
public let AVAudioTimePitchAlgorithmSpectral = AVAudioTimePitchAlgorithm.spectral
public let AVAudioTimePitchAlgorithmVarispeed = AVAudioTimePitchAlgorithm.varispeed

/// A track of what a player has: none is known here.
public final class AVPlayerItemTrack: NSObject {
  public var assetTrack: AVAssetTrack? { nil }
  public var isEnabled = true
  override init() { super.init() }
}

/// What gets the pictures of a film: there are none here.
open class AVPlayerItemOutput: NSObject {
  public final var suppressesPlayerRendering = false
  public override init() { super.init() }
}

/// What gets the pictures of a film: there are none here.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  /// Gets no pictures.
  ///
  /// - Parameter attributes: Left aside.
  public convenience init(pixelBufferAttributes attributes: [String: AnyObject]?) { self.init() }
  /// Whether there is a picture.
  ///
  /// - Parameter time: The time.
  /// - Returns: False.
  public final func hasNewPixelBuffer(forItemTime time: CMTime) -> Bool { false }
  /// A time of the film's.
  ///
  /// - Parameter hostTime: Left aside.
  /// - Returns: An invalid one.
  public final func itemTime(forHostTime hostTime: TimeInterval) -> CMTime { .invalid }
  /// A picture.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - shown: Stays as it is.
  /// - Returns: None.
  public final func copyPixelBuffer(
    forItemTime time: CMTime, itemTimeForDisplay shown: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}

/// How a film has come in: none has.
public final class AVPlayerItemAccessLog: NSObject {
  override init() { super.init() }
  public var events: [AVPlayerItemAccessLogEvent] { [] }
}
public final class AVPlayerItemAccessLogEvent: NSObject {
  override init() { super.init() }
  public var indicatedBitrate: Double { 0 }
  public var observedBitrate: Double { 0 }
  public var numberOfBytesTransferred: Int64 { 0 }
}
/// What has gone wrong with a film.
public final class AVPlayerItemErrorLog: NSObject {
  override init() { super.init() }
  public var events: [AVPlayerItemErrorLogEvent] { [] }
}
public final class AVPlayerItemErrorLogEvent: NSObject {
  override init() { super.init() }
  public var errorStatusCode: Int { 0 }
  public var errorComment: String? { nil }
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
  public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
  public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
}

// The names of Swift 2.

public let AVPlayerItemDidPlayToEndTimeNotification = AVPlayerItem.didPlayToEndTimeNotification
public let AVPlayerItemFailedToPlayToEndTimeNotification = AVPlayerItem.failedToPlayToEndTimeNotification
public let AVPlayerItemTimeJumpedNotification = AVPlayerItem.timeJumpedNotification
public let AVPlayerItemPlaybackStalledNotification = AVPlayerItem.playbackStalledNotification
