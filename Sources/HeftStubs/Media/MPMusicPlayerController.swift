import Heft

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

/// What an old and a new player of music have both.
public protocol MPMediaPlayback: AnyObject {
  func prepareToPlay()
  var isPreparedToPlay: Bool { get }
  func play()
  func pause()
  func stop()
  var currentPlaybackTime: TimeInterval { get set }
  var currentPlaybackRate: Float { get set }
  func beginSeekingForward()
  func beginSeekingBackward()
  func endSeeking()
}

/// The player of the user's music, of which there is none here: it stays silent and stopped.
open class MPMusicPlayerController: NSObject, MPMediaPlayback {
  nonisolated(unsafe) private static let only = MPMusicPlayerController()
  // In Swift 3 these are functions: a player that is called is itself.
  public static var applicationMusicPlayer: MPMusicPlayerController { only }
  public static var applicationQueuePlayer: MPMusicPlayerController { only }
  public static var systemMusicPlayer: MPMusicPlayerController { only }
  public static var iPodMusicPlayer: MPMusicPlayerController { only }
  /// The player itself.
  ///
  /// - Returns: The player.
  public final func callAsFunction() -> MPMusicPlayerController { self }
  override init() { super.init() }

  public final var repeatMode = MPMusicRepeatMode.default
  public final var shuffleMode = MPMusicShuffleMode.default
  public final var volume: Float = 1
  public final var currentPlaybackTime: TimeInterval = 0
  public final var currentPlaybackRate: Float = 0
  public final var playbackState: MPMusicPlaybackState { .stopped }
  public final var isPreparedToPlay: Bool { false }
  public final var indexOfNowPlayingItem: Int { NSNotFound }
  public final var nowPlayingItem: MPMediaItem? {
    get { nil }
    set {}
  }

  /// Sets what it plays, which it does not.
  ///
  /// - Parameter query: The songs.
  public final func setQueue(with query: MPMediaQuery) {}
  /// Sets what it plays, which it does not.
  ///
  /// - Parameter collection: The songs.
  public final func setQueue(with collection: MPMediaItemCollection) {}
  /// Sets what it plays, which it does not.
  ///
  /// - Parameter storeIDs: The songs' numbers in a store.
  public final func setQueue(with storeIDs: [String]) {}
  public final func prepareToPlay() {}
  /// Gets nothing ready.
  ///
  /// - Parameter completionHandler: Is told later, with an error.
  public final func prepareToPlay(completionHandler: @escaping (NSError?) -> Void) {
    DispatchQueue.main.async { completionHandler(NSError(domain: "MPErrorDomain", code: 0, userInfo: nil)) }
  }
  public final func play() {
    Stub.say("MPMusicPlayerController.play", "there is no music of the user's here.")
  }
  public final func pause() {}
  public final func stop() {}
  public final func beginSeekingForward() {}
  public final func beginSeekingBackward() {}
  public final func endSeeking() {}
  public final func skipToNextItem() {}
  public final func skipToBeginning() {}
  public final func skipToPreviousItem() {}
  public final func beginGeneratingPlaybackNotifications() {}
  public final func endGeneratingPlaybackNotifications() {}
}

extension Notification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMusicPlayerControllerQueueDidChange = Notification.Name(
    "MPMusicPlayerControllerQueueDidChange")
}
public let MPMusicPlayerControllerPlaybackStateDidChangeNotification =
  Notification.Name.MPMusicPlayerControllerPlaybackStateDidChange
public let MPMusicPlayerControllerNowPlayingItemDidChangeNotification =
  Notification.Name.MPMusicPlayerControllerNowPlayingItemDidChange

/// A slider for the device's volume, which a page does not set: it stays empty.
open class MPVolumeView: UIView {
  public final var showsVolumeSlider = true
  public final var showsRouteButton = true
  public final var volumeWarningSliderImage: UIImage?
  public final var areWirelessRoutesAvailable: Bool { false }
  public final var isWirelessRouteActive: Bool { false }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - state: Left aside.
  public final func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - state: Left aside.
  public final func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - state: Left aside.
  public final func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - image: Left aside.
  ///   - state: Left aside.
  public final func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Where the slider would be.
  ///
  /// - Parameter bounds: The view's.
  /// - Returns: The same.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button would be.
  ///
  /// - Parameter bounds: The view's.
  /// - Returns: Nowhere.
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
