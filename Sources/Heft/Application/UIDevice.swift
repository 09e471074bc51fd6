/// The kind of device that an app adapts its look to.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the screen is at least as high as wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device that the running app is on.
public final class UIDevice: NSObject {
  /// The shorter side of a screen from which on it counts as a tablet's, in points: the smallest iPad's.
  static let tabletSide: CGFloat = 744

  private override init() {
    super.init()
  }

  /// The device.
  public static var current: UIDevice { UIDevice() }

  private var size: CGSize { UIScreen.main.bounds.size }

  /// A tablet where both sides of the screen have 744 points and more, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    min(size.width, size.height) >= UIDevice.tabletSide ? .pad : .phone
  }

  /// Upright, or on its left side where the screen is wider than high: a page is not told how it is held.
  public var orientation: UIDeviceOrientation { size.width > size.height ? .landscapeLeft : .portrait }

  /// The kind of the device, in a word.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The name that the user has given the device: its model.
  public var name: String { model }
  /// The name of the operating system.
  public var systemName: String { "Heft" }
}
