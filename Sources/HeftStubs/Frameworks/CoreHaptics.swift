// Core Haptics: patterns are played as taps, which a browser vibrates for where the device can.

import Heft

/// The time of "now" for a player.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What a device can play.
public struct CHHapticDeviceCapability: Sendable {
  /// True: whether the browser's device vibrates cannot be asked.
  public let supportsHaptics = true
  /// False: there is no sound in patterns here.
  public let supportsAudio = false
}

/// A value that shapes an event.
public final class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  public var value: Float

  /// Makes one.
  ///
  /// - Parameters:
  ///   - parameterID: What is shaped.
  ///   - value: How much of it, 0 to 1.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}

/// A value that changes a pattern while it plays, which makes no difference here.
public final class CHHapticDynamicParameter: NSObject {
  public enum ID: Int, Sendable { case hapticIntensityControl, hapticSharpnessControl }
  public let parameterID: ID
  public var value: Float
  public var relativeTime: TimeInterval

  /// Makes one.
  ///
  /// - Parameters:
  ///   - parameterID: What is changed.
  ///   - value: To what.
  ///   - relativeTime: When, in seconds.
  public init(parameterID: ID, value: Float, relativeTime: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    self.relativeTime = relativeTime
    super.init()
  }
}

/// A tap, or a time of them.
public final class CHHapticEvent: NSObject {
  public enum EventType: Int, Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  public enum ParameterID: Int, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
    case audioVolume, audioPitch, audioPan, audioBrightness
  }

  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  public var relativeTime: TimeInterval
  public var duration: TimeInterval

  /// Makes one.
  ///
  /// - Parameters:
  ///   - type: A tap, or a time of them.
  ///   - parameters: Its intensity and sharpness; both are .5 where they are left out.
  ///   - relativeTime: When it begins, in seconds from the pattern's start.
  ///   - duration: How long it goes on, in seconds; a tap has no length.
  public init(
    eventType type: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = parameters
    self.relativeTime = relativeTime
    self.duration = duration
    super.init()
  }

  func value(_ parameter: ParameterID) -> Float {
    eventParameters.last { $0.parameterID == parameter }?.value ?? 0.5
  }
}

/// Events to play.
public final class CHHapticPattern: NSObject {
  /// How far apart the taps of a long event are, in seconds (our choice).
  private static let gap = 0.1
  /// How many taps a long event has at most.
  private static let mostTaps = 600

  let events: [CHHapticEvent]
  /// When the last event ends, in seconds.
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - parameters: Left aside.
  /// - Throws: Nothing here.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws(NSError) {
    self.events = events
    super.init()
  }

  struct Tap {
    let time: TimeInterval
    let intensity: Float
    let style: UIImpactFeedbackGenerator.FeedbackStyle
  }

  /// The taps that stand for the events.
  var taps: [Tap] {
    events.flatMap { event -> [Tap] in
      let style = event.value(.hapticSharpness) > 0.6 ? UIImpactFeedbackGenerator.FeedbackStyle.rigid : .heavy
      let intensity = event.value(.hapticIntensity)
      switch event.type {
      case .hapticTransient: return [Tap(time: event.relativeTime, intensity: intensity, style: style)]
      case .hapticContinuous:
        let count = min(max(event.duration / Self.gap, 1), Double(Self.mostTaps))
        return (0..<Int(count)).map {
          Tap(time: event.relativeTime + Double($0) * Self.gap, intensity: intensity, style: style)
        }
      case .audioContinuous, .audioCustom: return []
      }
    }
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Plays the pattern, from its beginning.
  ///
  /// - Parameter time: Left aside: it begins at once.
  /// - Throws: Nothing here.
  func start(atTime time: TimeInterval) throws(NSError)
  /// Ends the pattern.
  ///
  /// - Parameter time: Left aside: it ends at once.
  /// - Throws: Nothing here.
  func stop(atTime time: TimeInterval) throws(NSError)
  /// Ends the pattern.
  ///
  /// - Throws: Nothing here.
  func cancel() throws(NSError)
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - parameters: Left aside.
  ///   - time: Left aside.
  /// - Throws: Nothing here.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws(NSError)
}

/// Plays a pattern, once and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var isMuted: Bool { get set }
  var completionHandler: ((NSError?) -> Void)? { get set }
}

private final class PatternPlayer: NSObject, CHHapticAdvancedPatternPlayer {
  var loopEnabled = false
  var isMuted = false
  var completionHandler: ((NSError?) -> Void)?
  private let pattern: CHHapticPattern
  private var timers: [Timer] = []

  init(_ pattern: CHHapticPattern) {
    self.pattern = pattern
    super.init()
  }

  func start(atTime time: TimeInterval) throws(NSError) {
    halt()
    let own = Weak(wrappedValue: self)
    for tap in pattern.taps {
      at(tap.time) {
        if own.wrappedValue?.isMuted == false {
          UIImpactFeedbackGenerator(style: tap.style).impactOccurred(intensity: CGFloat(tap.intensity))
        }
      }
    }
    at(pattern.duration) {
      guard let player = own.wrappedValue else { return }
      if player.loopEnabled, player.pattern.duration > 0 {
        try? player.start(atTime: 0)
      } else {
        player.completionHandler?(nil)
      }
    }
  }

  private func at(_ time: TimeInterval, _ action: @escaping () -> Void) {
    guard time > 0 else { return action() }
    timers.append(Timer.scheduledTimer(withTimeInterval: time, repeats: false) { _ in action() })
  }

  private func halt() {
    for timer in timers { timer.invalidate() }
    timers = []
  }

  func stop(atTime time: TimeInterval) throws(NSError) { halt() }
  func cancel() throws(NSError) { halt() }
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws(NSError) {}
}

/// Plays patterns.
open class CHHapticEngine: NSObject {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }
  public final var isAutoShutdownEnabled = false
  public final var playsHapticsOnly = false
  public final var isMutedForAudio = false
  /// Never called: nothing takes the engine away.
  public final var resetHandler: () -> Void = {}
  /// Never called: nothing takes the engine away.
  public final var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// The time that players begin at, in seconds.
  public final var currentTime: TimeInterval { 0 }

  /// Makes one.
  ///
  /// - Throws: Nothing here.
  public init(_: Void = ()) throws(NSError) { super.init() }

  /// What the device can play.
  ///
  /// - Returns: Taps, and no sound.
  public static func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }

  /// Does nothing: a browser has nothing to be started.
  ///
  /// - Throws: Nothing here.
  open func start() throws(NSError) {}

  /// Does nothing but to tell that it has.
  ///
  /// - Parameter completionHandler: Is called with nil.
  open func start(completionHandler: ((NSError?) -> Void)?) { completionHandler?(nil) }

  /// Does nothing but to tell that it has.
  ///
  /// - Parameter completionHandler: Is called with nil.
  open func stop(completionHandler: ((NSError?) -> Void)? = nil) { completionHandler?(nil) }

  /// Does nothing: players tell by themselves.
  ///
  /// - Parameter handler: Left aside.
  open func notifyWhenPlayersFinished(finishedHandler handler: @escaping (NSError?) -> FinishedAction) {}

  /// Makes a player.
  ///
  /// - Parameter pattern: What it plays.
  /// - Returns: The player.
  /// - Throws: Nothing here.
  open func makePlayer(with pattern: CHHapticPattern) throws(NSError) -> any CHHapticPatternPlayer {
    PatternPlayer(pattern)
  }

  /// Makes a player that can play again and again.
  ///
  /// - Parameter pattern: What it plays.
  /// - Returns: The player.
  /// - Throws: Nothing here.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws(NSError)
    -> any CHHapticAdvancedPatternPlayer
  { PatternPlayer(pattern) }
}
