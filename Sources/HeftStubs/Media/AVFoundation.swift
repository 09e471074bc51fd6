import Heft

/// Told when a player comes to its end, which it does at once here.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: NSError?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: NSError?) {}
}

/// A player of a file: it keeps its state and is silent.
open class AVAudioPlayer: NSObject {
  @Weak public final var delegate: (any AVAudioPlayerDelegate)?
  public final var numberOfLoops = 0
  public final var volume: Float = 1
  public final var pan: Float = 0
  public final var rate: Float = 1
  public final var enableRate = false
  public final var isMeteringEnabled = false
  public final var currentTime: TimeInterval = 0
  public final private(set) var isPlaying = false
  public final var duration: TimeInterval { 0 }
  public final let url: URL?

  /// A player that is silent.
  ///
  /// - Parameter url: The file of a sound, which is not opened.
  /// - Throws: Nothing.
  public init(contentsOf url: URL) throws(NSError) {
    self.url = url
    super.init()
    Stub.say("AVAudioPlayer", "there is no sound of files here.")
  }
  /// A player that is silent.
  ///
  /// - Parameters:
  ///   - url: The file of a sound, which is not opened.
  ///   - fileTypeHint: Makes no difference.
  /// - Throws: Nothing.
  public convenience init(contentsOf url: URL, fileTypeHint: String?) throws(NSError) {
    try self.init(contentsOf: url)
  }
  /// A player that is silent.
  ///
  /// - Parameter data: A sound, which is not read.
  /// - Throws: Nothing.
  public init(data: Data) throws(NSError) {
    url = nil
    super.init()
    Stub.say("AVAudioPlayer", "there is no sound of files here.")
  }

  // Swift 2's label of the same.

  /// A player that is silent.
  ///
  /// - Parameter url: The file of a sound, which is not opened.
  /// - Throws: Nothing.
  public convenience init(contentsOfURL url: URL) throws(NSError) { try self.init(contentsOf: url) }

  /// A player that is silent.
  ///
  /// - Parameters:
  ///   - url: The file of a sound, which is not opened.
  ///   - fileTypeHint: Makes no difference.
  /// - Throws: Nothing.
  public convenience init(contentsOfURL url: URL, fileTypeHint: String?) throws(NSError) {
    try self.init(contentsOf: url)
  }

  /// Does nothing.
  ///
  /// - Returns: True.
  @discardableResult public final func prepareToPlay() -> Bool { true }
  /// Plays nothing, until it is paused or stopped.
  ///
  /// - Returns: True.
  @discardableResult public final func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Plays nothing, until it is paused or stopped.
  ///
  /// - Parameter time: Makes no difference.
  /// - Returns: True.
  @discardableResult public final func play(atTime time: TimeInterval) -> Bool { play() }
  public final func setVolume(_ volume: Float, fadeDuration: TimeInterval) { self.volume = volume }
  public final func pause() { isPlaying = false }
  public final func stop() { isPlaying = false }
  public final func updateMeters() {}
  public final func averagePower(forChannel channel: Int) -> Float { -160 }
}

/// A node that an engine plays through: it is silent.
open class AVAudioNode: NSObject {
  public override init() { super.init() }
  public final func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
}

/// A node that mixes.
open class AVAudioMixerNode: AVAudioNode {
  public final var outputVolume: Float = 1
  public final var volume: Float = 1
  public final var pan: Float = 0
}

/// A node that plays buffers and files.
open class AVAudioPlayerNode: AVAudioNode {
  public struct BufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let loops = BufferOptions(rawValue: 1)
    public static let interrupts = BufferOptions(rawValue: 2)
    public static let interruptsAtLoop = BufferOptions(rawValue: 4)
  }
  public final var volume: Float = 1
  public final var pan: Float = 0
  public final var rate: Float = 1
  public final private(set) var isPlaying = false
  public final func play() { isPlaying = true }
  public final func stop() { isPlaying = false }
  public final func pause() { isPlaying = false }
  public final func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
  public final func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
}

/// When something is to be heard.
public final class AVAudioTime: NSObject {}

/// How sound is sampled.
public final class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: UInt32
  public override init() {
    sampleRate = 44_100
    channelCount = 2
    super.init()
  }
  public init?(standardFormatWithSampleRate rate: Double, channels: UInt32) {
    sampleRate = rate
    channelCount = channels
    super.init()
  }
}

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32

/// Samples of sound, which an app may fill, and which are not played.
public final class AVAudioPCMBuffer: NSObject {
  public let frameCapacity: AVAudioFrameCount
  public var frameLength: AVAudioFrameCount = 0
  private let samples: [UnsafeMutablePointer<Float>]
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  public init?(pcmFormat: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    samples = (0..<max(pcmFormat.channelCount, 1)).map { _ in
      let samples = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
      samples.initialize(repeating: 0, count: Int(frameCapacity))
      return samples
    }
    channels = .allocate(capacity: samples.count)
    channels.initialize(from: samples, count: samples.count)
    super.init()
  }

  deinit {
    for channel in samples { channel.deallocate() }
    channels.deallocate()
  }

  public var floatChannelData: UnsafeMutablePointer<UnsafeMutablePointer<Float>>? { channels }
}

/// A node that changes sound.
open class AVAudioUnitEffect: AVAudioNode { public final var bypass = false }
public final class AVAudioUnitReverb: AVAudioUnitEffect {
  public var wetDryMix: Float = 0
  public func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
}
public final class AVAudioUnitTimePitch: AVAudioUnitEffect {
  public var pitch: Float = 0
  public var rate: Float = 1
}
/// A node that plays faster and higher.
public final class AVAudioUnitVarispeed: AVAudioUnitEffect { public var rate: Float = 1 }
/// A node that distorts.
public final class AVAudioUnitDistortion: AVAudioUnitEffect {
  public var preGain: Float = -6
  public var wetDryMix: Float = 50
  /// Changes nothing.
  ///
  /// - Parameter preset: Makes no difference.
  public func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
  case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed
  case multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1, multiEchoTight2,
    multiEverythingIsBroken
  case speechAlienChatter, speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}
public final class AVAudioUnitDelay: AVAudioUnitEffect {
  public var delayTime: TimeInterval = 1
  public var feedback: Float = 50
  public var wetDryMix: Float = 100
}

/// An engine that plays sound that an app makes: it is silent.
public final class AVAudioEngine: NSObject {
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioNode()
  public private(set) var isRunning = false

  public override init() {
    super.init()
    Stub.say("AVAudioEngine", "it is silent here.")
  }
  public func attach(_ node: AVAudioNode) {}
  public func detach(_ node: AVAudioNode) {}
  public func connect(_ first: AVAudioNode, to second: AVAudioNode, format: AVAudioFormat?) {}
  public func prepare() {}
  public func start() throws(NSError) { isRunning = true }
  public func stop() { isRunning = false }
  public func pause() { isRunning = false }
}

extension Notification.Name {
  public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChange")
}
