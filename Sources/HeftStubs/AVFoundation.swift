import Heft

/// A player of a file: it keeps its state and is silent.
open class AVAudioPlayer: NSObject {
  public final var numberOfLoops = 0
  public final var volume: Float = 1
  public final var currentTime: TimeInterval = 0
  public final private(set) var isPlaying = false
  public final var duration: TimeInterval { 0 }

  public init(contentsOf url: URL) throws(NSError) {
    super.init()
    Stub.say("AVAudioPlayer", "there is no sound of files here.")
  }

  @discardableResult public final func prepareToPlay() -> Bool { true }
  @discardableResult public final func play() -> Bool {
    isPlaying = true
    return true
  }
  public final func pause() { isPlaying = false }
  public final func stop() { isPlaying = false }
}

/// How an app's sound goes with others'.
public final class AVAudioSession: NSObject {
  public struct Category: Equatable, Sendable {
    public static let ambient = Category()
    public static let playback = Category()
    public static let soloAmbient = Category()
    public static let playAndRecord = Category()
  }

  public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
  public func setCategory(_ category: Category) throws(NSError) {}
  public func setActive(_ active: Bool) throws(NSError) {}
}

/// What is said aloud.
open class AVSpeechUtterance: NSObject {
  public final let speechString: String
  public final var rate: Float = 0.5

  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// A voice that is silent.
open class AVSpeechSynthesizer: NSObject {
  public final func speak(_ utterance: AVSpeechUtterance) {
    Stub.say("AVSpeechSynthesizer", "there is no voice here.")
  }
}

/// A player of films: it shows nothing.
open class AVPlayer: NSObject {
  public init(url: URL) {
    super.init()
    Stub.say("AVPlayer", "there are no films here.")
  }
  public final func play() {}
  public final func pause() {}
}
