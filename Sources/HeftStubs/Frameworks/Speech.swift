// Speech made text, which a page does not do: nothing is recognized.

import Heft

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// Hears whether speech is recognized. It is told nothing here.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - speechRecognizer: The recognizer.
  ///   - available: Whether it works.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
  {}
}

/// Speech that would be recognized.
open class SFSpeechRecognitionRequest: NSObject {
  public final var shouldReportPartialResults = true
  public final var requiresOnDeviceRecognition = false
  public final var addsPunctuation = false
  public final var taskHint = SFSpeechRecognitionTaskHint.unspecified
  public final var contextualStrings: [String] = []
  public override init() { super.init() }
}

/// Speech of the microphone.
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Left aside.
  ///
  /// - Parameter audioPCMBuffer: A part of the speech.
  public func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  public func endAudio() {}
}

/// Speech of a file.
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL

  /// Speech.
  ///
  /// - Parameter URL: The file.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// A word of what was said.
public final class SFTranscriptionSegment: NSObject {
  public var substring: String { "" }
  public var confidence: Float { 0 }
  public var timestamp: TimeInterval { 0 }
  public var duration: TimeInterval { 0 }
}

/// What was said.
public final class SFTranscription: NSObject {
  public var formattedString: String { "" }
  public var segments: [SFTranscriptionSegment] { [] }
}

/// What was recognized. Nothing is.
public final class SFSpeechRecognitionResult: NSObject {
  public let bestTranscription = SFTranscription()
  public var transcriptions: [SFTranscription] { [] }
  public var isFinal: Bool { true }
}

/// A piece of work, which fails.
public final class SFSpeechRecognitionTask: NSObject {
  public private(set) var isCancelled = false
  public var isFinishing: Bool { false }
  public var error: NSError? { SFSpeechRecognizer.failure }
  public var state: SFSpeechRecognitionTaskState { .completed }
  public func cancel() { isCancelled = true }
  public func finish() {}
}

/// Makes text of speech, which it does not.
public final class SFSpeechRecognizer: NSObject {
  public let locale: Locale
  public var isAvailable: Bool { false }
  public var supportsOnDeviceRecognition: Bool { false }
  public var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  @Weak public var delegate: (any SFSpeechRecognizerDelegate)?

  /// A recognizer of the user's language.
  public convenience override init() { self.init(of: Locale.current) }

  private init(of locale: Locale) {
    self.locale = locale
    super.init()
  }

  /// A recognizer.
  ///
  /// - Parameter locale: The language.
  public convenience init?(locale: Locale) { self.init(of: locale) }

  static var failure: NSError {
    Stub.say("SFSpeechRecognizer", "speech is not recognized here.")
    return NSError(domain: "kAFAssistantErrorDomain", code: 1101)
  }

  public static func supportedLocales() -> Set<Locale> { [] }
  public static func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

  /// Would ask the user.
  ///
  /// - Parameter handler: Is told that it is denied, later.
  public static func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    _ = failure
    DispatchQueue.main.async { handler(.denied) }
  }

  /// Would recognize speech.
  ///
  /// - Parameters:
  ///   - request: The speech.
  ///   - resultHandler: Is told of an error, later.
  /// - Returns: The work, which fails.
  @discardableResult
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, NSError?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    let failure = SFSpeechRecognizer.failure
    DispatchQueue.main.async { if !task.isCancelled { resultHandler(nil, failure) } }
    return task
  }
}
