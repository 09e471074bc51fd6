import Heft

/// Told when a recorder comes to its end, which never begins here.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Would tell that the recording has ended.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - flag: Whether it came to its end.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Would tell that the sound could not be written.
  ///
  /// - Parameters:
  ///   - recorder: The recorder.
  ///   - error: Why; nil where nothing failed.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: NSError?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: NSError?) {}
}

/// A recorder into a file, which records nothing.
open class AVAudioRecorder: NSObject {
  @Weak public final var delegate: (any AVAudioRecorderDelegate)?
  public final let url: URL
  public final let settings: [String: AnyObject]
  public final var isMeteringEnabled = false
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  public final var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
  public final var format: AVAudioFormat { AVAudioFormat() }

  /// A recorder into a file.
  ///
  /// - Parameters:
  ///   - url: The file, which is not written.
  ///   - settings: How the sound would be written.
  /// - Throws: Nothing.
  public init(url: URL, settings: [String: AnyObject]) throws(NSError) {
    self.url = url
    self.settings = settings
    super.init()
  }
  /// A recorder into a file.
  ///
  /// - Parameters:
  ///   - url: The file, which is not written.
  ///   - settings: Left aside.
  /// - Throws: Nothing.
  @_disfavoredOverload
  public convenience init<Value>(url: URL, settings: [String: Value]) throws(NSError) {
    try self.init(url: url, settings: settings.mapValues { heftObject($0) } as [String: AnyObject])
  }
  /// A recorder into a file.
  ///
  /// - Parameters:
  ///   - url: The file, which is not written.
  ///   - format: How the sound would be written.
  /// - Throws: Nothing.
  public convenience init(url: URL, format: AVAudioFormat) throws(NSError) {
    try self.init(url: url, settings: [:] as [String: AnyObject])
  }
  /// The same by Swift 2's label.
  ///
  /// - Parameters:
  ///   - url: The file, which is not written.
  ///   - settings: How the sound would be written.
  /// - Throws: Nothing.
  public convenience init(URL url: URL, settings: [String: AnyObject]) throws(NSError) {
    try self.init(url: url, settings: settings)
  }

  /// Does nothing.
  ///
  /// - Returns: False: nothing is recorded.
  @discardableResult open func prepareToRecord() -> Bool { false }
  /// Records nothing, which the console says.
  ///
  /// - Returns: False.
  @discardableResult open func record() -> Bool {
    Stub.say("AVAudioRecorder.record", "there is no microphone here; nothing is recorded.")
    return false
  }
  /// Records nothing.
  ///
  /// - Parameter time: The time.
  /// - Returns: False.
  @discardableResult public final func record(atTime time: TimeInterval) -> Bool { record() }
  /// Records nothing.
  ///
  /// - Parameter duration: Left aside.
  /// - Returns: False.
  @discardableResult public final func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Records nothing.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - duration: Left aside.
  /// - Returns: False.
  @discardableResult
  public final func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { record() }
  open func pause() {}
  open func stop() {}
  /// Deletes nothing: there is no file.
  ///
  /// - Returns: False.
  @discardableResult open func deleteRecording() -> Bool { false }
  public final func updateMeters() {}
  /// How loud it is.
  ///
  /// - Parameter channel: Left aside.
  /// - Returns: Silence.
  public final func averagePower(forChannel channel: Int) -> Float { -160 }
  /// How loud it has been.
  ///
  /// - Parameter channel: Left aside.
  /// - Returns: Silence.
  public final func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// How well sound is written.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 0x20
  case medium = 0x40
  case high = 0x60
  case max = 0x7F
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVAudioFileTypeKey = "AVAudioFileTypeKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
public let AVSampleRateConverterAudioQualityKey = "AVSampleRateConverterQualityKey"
public let AVChannelLayoutKey = "AVChannelLayoutKey"
