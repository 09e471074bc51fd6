import Heft

/// Told how a text is read aloud: here it is at its end as soon as it begins.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// A text begins.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// A text has ended.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// A text stands still, which none does here.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// A text goes on, which none does here.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// A text has been broken off.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - utterance: The text.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A part of a text is next, which is not told here.
  ///
  /// - Parameters:
  ///   - synthesizer: The synthesizer.
  ///   - characterRange: The part.
  ///   - utterance: The text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
public enum AVSpeechSynthesisVoiceGender: Int, Sendable { case unspecified, male, female }

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// A voice, which is silent.
public final class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public let identifier: String
  public var name: String { language }
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }

  /// A voice by its language.
  ///
  /// - Parameter language: The language, as `en-US`; nil is the user's.
  public init?(language: String?) {
    self.language = language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    identifier = self.language
    super.init()
  }
  /// A voice by its name.
  ///
  /// - Parameter identifier: The name.
  public init?(identifier: String) {
    language = AVSpeechSynthesisVoice.currentLanguageCode()
    self.identifier = identifier
    super.init()
  }

  /// The voices that there are.
  ///
  /// - Returns: None.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The user's language.
  ///
  /// - Returns: English.
  public static func currentLanguageCode() -> String { "en-US" }
}

/// A text that is said aloud.
open class AVSpeechUtterance: NSObject {
  public final let speechString: String
  public final var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  public final var pitchMultiplier: Float = 1
  public final var volume: Float = 1
  public final var preUtteranceDelay: TimeInterval = 0
  public final var postUtteranceDelay: TimeInterval = 0
  public final var prefersAssistiveTechnologySettings = false
  public final var voice: AVSpeechSynthesisVoice?

  /// A text.
  ///
  /// - Parameter string: The text.
  public init(string: String) {
    speechString = string
    super.init()
  }
  /// A text.
  ///
  /// - Parameter string: The text, whose attributes make no difference.
  public convenience init(attributedString string: NSAttributedString) { self.init(string: string.string) }
}

/// A voice that is silent: a text is at its end as soon as it begins.
open class AVSpeechSynthesizer: NSObject {
  @Weak public final var delegate: (any AVSpeechSynthesizerDelegate)?
  public final var usesApplicationAudioSession = true
  public final var mixToTelephonyUplink = false
  /// The texts that have not begun.
  private final var waiting: [AVSpeechUtterance] = []
  public final var isSpeaking: Bool { !waiting.isEmpty }
  public final var isPaused: Bool { false }

  public override init() { super.init() }

  /// Says nothing, which the console says. The delegate is told after the event that the text has begun
  /// and ended.
  ///
  /// - Parameter utterance: The text.
  public final func speak(_ utterance: AVSpeechUtterance) {
    Stub.say("AVSpeechSynthesizer.speak", "there is no voice here; a text ends as soon as it begins.")
    waiting.append(utterance)
    DispatchQueue.main.async { [self] in
      guard waiting.contains(where: { $0 === utterance }) else { return }
      delegate?.speechSynthesizer(self, didStart: utterance)
      // What is told may have broken it off.
      guard let place = waiting.firstIndex(where: { $0 === utterance }) else { return }
      waiting.remove(at: place)
      delegate?.speechSynthesizer(self, didFinish: utterance)
    }
  }
  /// Breaks off the texts that have not begun.
  ///
  /// - Parameter boundary: Left aside.
  /// - Returns: Whether there were any.
  @discardableResult
  public final func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = waiting
    waiting = []
    for utterance in stopped { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return !stopped.isEmpty
  }
  /// Does nothing.
  ///
  /// - Parameter boundary: Left aside.
  /// - Returns: False.
  @discardableResult public final func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Does nothing.
  ///
  /// - Returns: False.
  @discardableResult public final func continueSpeaking() -> Bool { false }
}
