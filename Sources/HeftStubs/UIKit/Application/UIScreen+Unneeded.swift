// The members of the screen that tell of further screens, of its modes and of its light.

import Heft

/// A size that a screen can show, in pixels.
public final class UIScreenMode: NSObject {
  public let size: CGSize
  /// Pixels are square.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIScreen {
  /// How a picture is fit to a television.
  public enum OverscanCompensation: Int, Sendable { case scale, insetBounds, none }

  /// The screens: there is one.
  public static var screens: [UIScreen] { [main] }
  /// The screen that this one repeats: none.
  public final var mirrored: UIScreen? { nil }
  /// Whether the screen is recorded: not known, so no.
  public final var isCaptured: Bool { false }
  /// The most pictures a second, as `CADisplayLink` counts on them.
  public final var maximumFramesPerSecond: Int { 60 }
  public final var wantsSoftwareDimming: Bool {
    get { false }
    set {}
  }
  public final var overscanCompensation: OverscanCompensation {
    get { .scale }
    set {}
  }
  public final var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The one size that the screen shows.
  public final var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
  public final var currentMode: UIScreenMode? {
    get { UIScreenMode(size: nativeBounds.size) }
    set {}
  }
  public final var preferredMode: UIScreenMode? { currentMode }
  /// The view that has the focus of a remote control: none.
  public final var focusedView: UIView? { nil }
  /// The space of the screen, in which windows lie.
  public final var coordinateSpace: any UICoordinateSpace { self }
  /// The space of the screen, in which windows lie.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// A link that calls a method before each picture.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - selector: The method.
  /// - Returns: The link.
  public final func displayLink<Target: AnyObject>(
    withTarget target: Target, selector: @escaping (Target) -> (CADisplayLink) -> Void
  ) -> CADisplayLink? { CADisplayLink(target: target, selector: selector) }

  /// A link that calls a method without an argument before each picture.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - selector: The method.
  /// - Returns: The link.
  public final func displayLink<Target: AnyObject>(
    withTarget target: Target, selector: @escaping (Target) -> () -> Void
  ) -> CADisplayLink? { CADisplayLink(target: target, selector: selector) }

  /// The front window as it looks now.
  ///
  /// - Parameter afterUpdates: Makes no difference.
  /// - Returns: A view of it; an empty one where there is no window.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    AppProcess.current?.windows.last?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
  }
}

/// Never posted: there is one screen, and no page is told of its light.
extension UIScreen {
  public static var didConnectNotification: Notification.Name {
    Notification.Name("UIScreenDidConnectNotification")
  }
  public static var didDisconnectNotification: Notification.Name {
    Notification.Name("UIScreenDidDisconnectNotification")
  }
  public static var modeDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenModeDidChangeNotification")
  }
  public static var brightnessDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenBrightnessDidChangeNotification")
  }
  public static var capturedDidChangeNotification: Notification.Name {
    Notification.Name("UIScreenCapturedDidChangeNotification")
  }
}
