import Heft

/// Told of what becomes of a player's screen.
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// The film would go into a window of its own.
  ///
  /// - Parameter controller: The screen.
  func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController)
  /// The film has gone into a window of its own.
  ///
  /// - Parameter controller: The screen.
  func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController)
  /// The film would come back.
  ///
  /// - Parameter controller: The screen.
  func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController)
  /// The film has come back.
  ///
  /// - Parameter controller: The screen.
  func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController)
  /// The film could not go into a window of its own.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - error: Why; nil where nothing failed.
  func playerViewController(
    _ controller: AVPlayerViewController, failedToStartPictureInPictureWithError error: NSError)
  /// Whether the screen goes when the film does.
  ///
  /// - Parameter controller: The screen.
  /// - Returns: Whether it does.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ controller: AVPlayerViewController
  ) -> Bool
  /// The screen is needed again.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - completionHandler: Is told whether it is there.
  func playerViewController(
    _ controller: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewControllerWillStopPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ controller: AVPlayerViewController) {}
  public func playerViewController(
    _ controller: AVPlayerViewController, failedToStartPictureInPictureWithError error: NSError
  ) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ controller: AVPlayerViewController
  ) -> Bool { true }
  public func playerViewController(
    _ controller: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// A player's screen: black, with a button that leaves it where it is presented.
open class AVPlayerViewController: UIViewController {
  @Weak public final var delegate: (any AVPlayerViewControllerDelegate)?
  public final var player: AVPlayer?
  public final var showsPlaybackControls = true
  public final var videoGravity = AVLayerVideoGravity.resizeAspect
  public final var allowsPictureInPicturePlayback = true
  public final var canStartPictureInPictureAutomaticallyFromInline = false
  public final var entersFullScreenWhenPlaybackBegins = false
  public final var exitsFullScreenWhenPlaybackEnds = false
  public final var updatesNowPlayingInfoCenter = true
  public final var requiresLinearPlayback = false
  public final var isReadyForDisplay: Bool { false }
  public final var videoBounds: CGRect { .zero }
  private final let overlay = UIView()
  private final let done = UIButton(type: .system)
  /// What lies over the film.
  public final var contentOverlayView: UIView? { overlay }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    done.setTitle("Done", for: .normal)
    done.setTitleColor(.white, for: .normal)
    let weak = Weak(wrappedValue: self)
    done.addAction(
      UIAction(title: "") { _ in weak.wrappedValue?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(done)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    done.frame = CGRect(x: insets.left + 8, y: insets.top + 8, width: 64, height: 44)
    done.isHidden = parent != nil || presentingViewController == nil || !showsPlaybackControls
  }
}

/// Told of a film's own window, which there is not.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// The film would go into a window of its own.
  ///
  /// - Parameter controller: The controller.
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  /// The film has gone into a window of its own.
  ///
  /// - Parameter controller: The controller.
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  /// The film would come back.
  ///
  /// - Parameter controller: The controller.
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  /// The film has come back.
  ///
  /// - Parameter controller: The controller.
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  /// The film could not go into a window of its own.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - error: Why; nil where nothing failed.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: NSError)
  /// The screen is needed again.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - completionHandler: Is told whether it is there.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: NSError
  ) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// A film's own window, which a page does not have: none is made.
public final class AVPictureInPictureController: NSObject {
  @Weak public var delegate: (any AVPictureInPictureControllerDelegate)?
  public let playerLayer: AVPlayerLayer
  public var isPictureInPicturePossible: Bool { false }
  public var isPictureInPictureActive: Bool { false }
  public var isPictureInPictureSuspended: Bool { false }
  public var canStartPictureInPictureAutomaticallyFromInline = false

  /// Whether there are such windows.
  ///
  /// - Returns: No.
  public static func isPictureInPictureSupported() -> Bool { false }
  /// Makes none.
  ///
  /// - Parameter playerLayer: The layer of the film.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  public func startPictureInPicture() {}
  public func stopPictureInPicture() {}
}

/// A button that would choose where sound is heard: it stays empty.
open class AVRoutePickerView: UIView {
  public final var activeTintColor: UIColor?
  public final var prioritizesVideoDevices = false
}
