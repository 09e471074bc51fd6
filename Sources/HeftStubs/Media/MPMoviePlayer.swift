// The player of films before AVKit, which shows none.

import Heft

public enum MPMovieScalingMode: Int, Sendable { case none, aspectFit, aspectFill, fill }
public enum MPMoviePlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public struct MPMovieLoadState: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let playable = MPMovieLoadState(rawValue: 1)
  public static let playthroughOK = MPMovieLoadState(rawValue: 2)
  public static let stalled = MPMovieLoadState(rawValue: 4)
}
public enum MPMovieRepeatMode: Int, Sendable { case none, one }
public enum MPMovieControlStyle: Int, Sendable {
  case none, embedded, fullscreen
  public static let `default` = MPMovieControlStyle.embedded
}
public enum MPMovieFinishReason: Int, Sendable { case playbackEnded, playbackError, userExited }
public enum MPMovieSourceType: Int, Sendable { case unknown, file, streaming }
public enum MPMovieTimeOption: Int, Sendable { case nearestKeyFrame, exact }

/// A player of films: a black view.
open class MPMoviePlayerController: NSObject, MPMediaPlayback {
  public final let view: UIView! = UIView()
  public final let backgroundView: UIView! = UIView()
  public final var contentURL: URL!
  public final var movieSourceType = MPMovieSourceType.unknown
  public final var controlStyle = MPMovieControlStyle.default
  public final var repeatMode = MPMovieRepeatMode.none
  public final var scalingMode = MPMovieScalingMode.aspectFit
  public final var shouldAutoplay = true
  public final var allowsAirPlay = true
  public final var isFullscreen = false
  public final var initialPlaybackTime: TimeInterval = -1
  public final var endPlaybackTime: TimeInterval = -1
  public final var currentPlaybackTime: TimeInterval = 0
  public final var currentPlaybackRate: Float = 0
  public final var playbackState: MPMoviePlaybackState { .stopped }
  public final var loadState: MPMovieLoadState { [] }
  public final var isPreparedToPlay: Bool { false }
  public final var readyForDisplay: Bool { false }
  public final var duration: TimeInterval { 0 }
  public final var playableDuration: TimeInterval { 0 }
  public final var naturalSize: CGSize { .zero }

  public override init() {
    super.init()
    view.backgroundColor = .black
  }
  /// A player.
  ///
  /// - Parameter url: The address of a film, which is not opened.
  public convenience init!(contentURL url: URL!) {
    self.init()
    contentURL = url
  }
  public final func prepareToPlay() {}
  public final func play() { Stub.say("MPMoviePlayerController.play", "there are no films here.") }
  public final func pause() {}
  public final func stop() {}
  public final func beginSeekingForward() {}
  public final func beginSeekingBackward() {}
  public final func endSeeking() {}
  /// Keeps whether it is to fill the screen.
  ///
  /// - Parameters:
  ///   - fullscreen: Whether it is.
  ///   - animated: Left aside.
  public final func setFullscreen(_ fullscreen: Bool, animated: Bool) { isFullscreen = fullscreen }
  /// Would make pictures of the film: none are made.
  ///
  /// - Parameters:
  ///   - times: When they are in the film.
  ///   - option: Left aside.
  public final func requestThumbnailImages(atTimes times: [NSNumber], timeOption option: MPMovieTimeOption) {}
  public final func cancelAllThumbnailImageRequests() {}
}

/// The screen of such a player: black, with a button that leaves it where it is presented.
open class MPMoviePlayerViewController: AVPlayerViewController {
  public final let moviePlayer: MPMoviePlayerController! = MPMoviePlayerController()
  /// A screen.
  ///
  /// - Parameter url: The address of a film, which is not opened.
  public convenience init!(contentURL url: URL!) {
    self.init(nibName: nil, bundle: nil)
    moviePlayer.contentURL = url
  }
}

extension UIViewController {
  /// Presents a player's screen.
  ///
  /// - Parameter controller: The screen.
  public final func presentMoviePlayerViewControllerAnimated(_ controller: MPMoviePlayerViewController!) {
    present(controller, animated: true, completion: nil)
  }
  /// Leaves a player's screen.
  public final func dismissMoviePlayerViewControllerAnimated() { dismiss(animated: true, completion: nil) }
}

public let MPMoviePlayerPlaybackDidFinishReasonUserInfoKey = "MPMoviePlayerPlaybackDidFinishReasonUserInfoKey"

extension Notification.Name {
  public static let MPMoviePlayerPlaybackDidFinish = Notification.Name(
    "MPMoviePlayerPlaybackDidFinishNotification")
  public static let MPMoviePlayerPlaybackStateDidChange = Notification.Name(
    "MPMoviePlayerPlaybackStateDidChangeNotification")
  public static let MPMoviePlayerLoadStateDidChange = Notification.Name(
    "MPMoviePlayerLoadStateDidChangeNotification")
  public static let MPMoviePlayerDidEnterFullscreen = Notification.Name(
    "MPMoviePlayerDidEnterFullscreenNotification")
  public static let MPMoviePlayerWillEnterFullscreen = Notification.Name(
    "MPMoviePlayerWillEnterFullscreenNotification")
  public static let MPMoviePlayerDidExitFullscreen = Notification.Name(
    "MPMoviePlayerDidExitFullscreenNotification")
  public static let MPMoviePlayerWillExitFullscreen = Notification.Name(
    "MPMoviePlayerWillExitFullscreenNotification")
  public static let MPMoviePlayerReadyForDisplayDidChange = Notification.Name(
    "MPMoviePlayerReadyForDisplayDidChangeNotification")
  public static let MPMovieDurationAvailable = Notification.Name("MPMovieDurationAvailableNotification")
  public static let MPMoviePlayerThumbnailImageRequestDidFinish = Notification.Name(
    "MPMoviePlayerThumbnailImageRequestDidFinishNotification")
}
public let MPMoviePlayerPlaybackDidFinishNotification = Notification.Name.MPMoviePlayerPlaybackDidFinish
public let MPMoviePlayerPlaybackStateDidChangeNotification =
  Notification.Name.MPMoviePlayerPlaybackStateDidChange
public let MPMoviePlayerLoadStateDidChangeNotification = Notification.Name.MPMoviePlayerLoadStateDidChange
