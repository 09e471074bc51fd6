// What an AVAudioPlayer and an AVAudioEngine have besides: all of it is silent.

import Heft

extension AVAudioPlayer {
  public final var numberOfChannels: Int { 2 }
  public final var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }
  public final var data: Data? { nil }
  public final var settings: [String: AnyObject] { [:] }
  public final var format: AVAudioFormat { AVAudioFormat() }

  /// A player that is silent.
  ///
  /// - Parameters:
  ///   - data: A sound, which is not read.
  ///   - fileTypeHint: Makes no difference.
  /// - Throws: Nothing.
  public convenience init(data: Data, fileTypeHint: String?) throws(NSError) { try self.init(data: data) }

  /// How loud it has been.
  ///
  /// - Parameter channel: Left aside.
  /// - Returns: Silence.
  public final func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// A node that hears: there is no microphone here.
public final class AVAudioInputNode: AVAudioNode {
  /// How a microphone's sound is sampled.
  ///
  /// - Parameter bus: Left aside.
  /// - Returns: The usual way.
  public func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
}

public typealias AVAudioNodeBus = Int
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

extension AVAudioNode {
  /// Would give the node's sound to a closure, which is not called.
  ///
  /// - Parameters:
  ///   - bus: Left aside.
  ///   - bufferSize: Left aside.
  ///   - format: Left aside.
  ///   - tapBlock: Left aside.
  public final func installTap(
    onBus bus: Int, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) { Stub.say("AVAudioNode.installTap", "there is no sound here to listen to.") }
  /// Does nothing.
  ///
  /// - Parameter bus: Left aside.
  public final func removeTap(onBus bus: Int) {}
  public final func reset() {}
}

extension AVAudioEngine {
  /// What hears: it is there, and hears nothing.
  public var inputNode: AVAudioInputNode! { AVAudioInputNode() }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - first: Left aside.
  ///   - second: Left aside.
  ///   - bus: Left aside.
  ///   - other: Left aside.
  ///   - format: Left aside.
  public func connect(
    _ first: AVAudioNode, to second: AVAudioNode, fromBus bus: Int, toBus other: Int, format: AVAudioFormat?
  ) {}
  /// Does nothing.
  ///
  /// - Parameter node: Left aside.
  public func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Does nothing.
  ///
  /// - Parameter node: Left aside.
  public func disconnectNodeOutput(_ node: AVAudioNode) {}
  public func reset() {}
}

extension AVAudioPlayerNode {
  /// Would play a file: it is silent, and the closure is not called.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - when: Left aside.
  ///   - completionHandler: Is told, later.
  public final func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {}
  /// Would play a part of a file: it is silent, and the closure is not called.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - startingFrame: Left aside.
  ///   - frameCount: Left aside.
  ///   - when: Left aside.
  ///   - completionHandler: Is told, later.
  public final func scheduleSegment(
    _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount,
    at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Plays nothing.
  ///
  /// - Parameter when: Left aside.
  public final func play(at when: AVAudioTime?) { play() }
}

/// A file of sound, which is not opened: it has no samples.
public final class AVAudioFile: NSObject {
  public let url: URL
  public var length: AVAudioFramePosition { 0 }
  public var framePosition: AVAudioFramePosition = 0
  public var processingFormat: AVAudioFormat { AVAudioFormat() }
  public var fileFormat: AVAudioFormat { AVAudioFormat() }

  /// A file without samples.
  ///
  /// - Parameter url: The file, which is not opened.
  /// - Throws: Nothing.
  public init(forReading url: URL) throws(NSError) {
    self.url = url
    super.init()
    Stub.say("AVAudioFile", "there is no sound of files here; it has no samples.")
  }
  /// A file that nothing is written to.
  ///
  /// - Parameters:
  ///   - url: The file, which is not written.
  ///   - settings: Left aside.
  /// - Throws: Nothing.
  public init(forWriting url: URL, settings: [String: AnyObject]) throws(NSError) {
    self.url = url
    super.init()
    Stub.say("AVAudioFile", "there is no sound of files here; it has no samples.")
  }
  /// Reads no samples.
  ///
  /// - Parameter buffer: Stays as it is.
  /// - Throws: Nothing.
  public func read(into buffer: AVAudioPCMBuffer) throws(NSError) {}
  /// Reads no samples.
  ///
  /// - Parameters:
  ///   - buffer: Stays as it is.
  ///   - frameCount: Left aside.
  /// - Throws: Nothing.
  public func read(into buffer: AVAudioPCMBuffer, frameCount: AVAudioFrameCount) throws(NSError) {}
  /// Writes nothing.
  ///
  /// - Parameter buffer: Left aside.
  /// - Throws: Nothing.
  public func write(from buffer: AVAudioPCMBuffer) throws(NSError) {}
}

/// The kinds of numbers that samples are.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

extension AVAudioFormat {
  /// How sound is sampled.
  ///
  /// - Parameters:
  ///   - format: The kind of numbers, which makes no difference.
  ///   - sampleRate: Samples in a second.
  ///   - channels: How many channels there are.
  ///   - interleaved: Left aside.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) { self.init(standardFormatWithSampleRate: sampleRate, channels: channels) }
  public var commonFormat: AVAudioCommonFormat { .pcmFormatFloat32 }
  public var isInterleaved: Bool { false }
  public var isStandard: Bool { true }
  public var settings: [String: AnyObject] { [:] }
}
