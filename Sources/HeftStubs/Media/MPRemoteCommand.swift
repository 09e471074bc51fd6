// What a lock screen and headphones would send: nothing here.

import Heft

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// A button of the lock screen. What it would call is not kept: nothing presses it.
open class MPRemoteCommand: NSObject {
  public final var isEnabled = true
  override init() { super.init() }

  private final func say() -> AnyObject {
    Stub.say("MPRemoteCommand.addTarget", "there is no lock screen here; nothing sends commands.")
    return NSObject()
  }
  /// Would have a closure called.
  ///
  /// - Parameter handler: Left aside.
  /// - Returns: What `removeTarget(_:)` takes.
  @discardableResult
  public final func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> AnyObject { say() }
  /// Would have a method called.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - action: Left aside.
  public final func addTarget(_ target: AnyObject, action: Selector) { _ = say() }
  /// Would have a method called.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - action: Left aside.
  public final func addTarget<Target: NSObject, Result>(
    _ target: Target, action: @escaping (Target) -> () -> Result
  ) {
    _ = say()
  }
  /// Would have a method called.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - action: Left aside.
  public final func addTarget<Target: NSObject, Event: AnyObject, Result>(
    _ target: Target, action: @escaping (Target) -> (Event) -> Result
  ) { _ = say() }
  /// Would have a method called.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - action: Left aside.
  public final func addTarget<Target: NSObject, Event: AnyObject, Result>(
    _ target: Target, action: @escaping (Target) -> (Event?) -> Result
  ) { _ = say() }
  /// Does nothing.
  ///
  /// - Parameter target: Left aside.
  public final func removeTarget(_ target: AnyObject?) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - action: Left aside.
  public final func removeTarget(_ target: AnyObject?, action: Selector?) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - action: Left aside.
  public final func removeTarget<Target: NSObject, Result>(
    _ target: Target?, action: @escaping (Target) -> () -> Result
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - target: Left aside.
  ///   - action: Left aside.
  public final func removeTarget<Target: NSObject, Event: AnyObject, Result>(
    _ target: Target?, action: @escaping (Target) -> (Event) -> Result
  ) {}
}
public final class MPSkipIntervalCommand: MPRemoteCommand {
  public var preferredIntervals: [NSNumber] = []
}
public final class MPFeedbackCommand: MPRemoteCommand {
  public var isActive = false
  public var localizedTitle = ""
  public var localizedShortTitle = ""
}
public final class MPRatingCommand: MPRemoteCommand {
  public var minimumRating: Float = 0
  public var maximumRating: Float = 1
}
public final class MPChangePlaybackRateCommand: MPRemoteCommand {
  public var supportedPlaybackRates: [NSNumber] = []
}
public final class MPChangePlaybackPositionCommand: MPRemoteCommand {}
public final class MPChangeRepeatModeCommand: MPRemoteCommand {
  public var currentRepeatType = MPRepeatType.off
}
public final class MPChangeShuffleModeCommand: MPRemoteCommand {
  public var currentShuffleType = MPShuffleType.off
}

/// A press of a button of the lock screen: there is none here.
open class MPRemoteCommandEvent: NSObject {
  public final let command = MPRemoteCommand()
  public final let timestamp: TimeInterval = 0
  override init() { super.init() }
}
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent { public let interval: TimeInterval = 0 }
public final class MPSeekCommandEvent: MPRemoteCommandEvent {
  public let type = MPSeekCommandEventType.beginSeeking
}
public final class MPRatingCommandEvent: MPRemoteCommandEvent { public let rating: Float = 0 }
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  public let playbackRate: Float = 1
}
public final class MPFeedbackCommandEvent: MPRemoteCommandEvent { public let isNegative = false }
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  public let positionTime: TimeInterval = 0
}
public final class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  public let repeatType = MPRepeatType.off
  public let preservesRepeatMode = false
}
public final class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  public let shuffleType = MPShuffleType.off
  public let preservesShuffleMode = false
}

/// The buttons of the lock screen.
public final class MPRemoteCommandCenter: NSObject {
  nonisolated(unsafe) private static let only = MPRemoteCommandCenter()
  /// The app's only one.
  ///
  /// - Returns: The center.
  public static func shared() -> MPRemoteCommandCenter { only }
  /// The same in Swift 2.
  ///
  /// - Returns: The center.
  public static func sharedCommandCenter() -> MPRemoteCommandCenter { only }
  private override init() { super.init() }

  public let pauseCommand = MPRemoteCommand()
  public let playCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}
