// Properties of the device and its screen that apps ask for and that are the same on every device here.

import Heft

/// The orientation of the app's content.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// The orientation now, by the shape of the screen.
  static var now: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}

extension UIApplication {
  public final var statusBarOrientation: UIInterfaceOrientation { .now }
  /// The scenes of the app: the one of its window.
  public final var connectedScenes: [UIScene] {
    guard let scene = keyWindow?.windowScene else { return [] }
    return [scene]
  }
}

extension UIWindowScene {
  public final var interfaceOrientation: UIInterfaceOrientation { .now }
}

extension UIScreen {
  /// The browser's screen is as bright as it is.
  public final var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
}

extension UIDevice {
  /// Nothing tells one device from another here.
  public final var identifierForVendor: UUID? { nil }
}

/// The action of a double tap on a pen: there is none here.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette
}

public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// The pen was tapped twice.
  ///
  /// - Parameter interaction: The interaction.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

/// Hears of double taps on a pen, which no browser tells.
public final class UIPencilInteraction: NSObject, UIInteraction {
  @Weak public var delegate: (any UIPencilInteractionDelegate)?
  public var isEnabled = true
  @Weak public private(set) var view: UIView?
  public static var preferredTapAction: UIPencilPreferredAction { .ignore }

  public override init() {
    super.init()
  }

  /// It is about to belong to another view.
  ///
  /// - Parameter view: The new view; nil for none.
  public func willMove(to view: UIView?) {}

  /// It belongs to another view now.
  ///
  /// - Parameter view: The new view; nil for none.
  public func didMove(to view: UIView?) { self.view = view }
}
