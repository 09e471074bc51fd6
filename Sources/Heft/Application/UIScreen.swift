import HeftProtocol

/// The screen of the device.
public final class UIScreen: NSObject {
  /// The screen's rectangle in points.
  public let bounds: CGRect
  /// Pixels in a point.
  public let scale: CGFloat
  package let safeArea: UIEdgeInsets

  private init(bounds: CGRect, scale: CGFloat, safeArea: UIEdgeInsets) {
    self.bounds = bounds
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The same screen with a safe area that keeps at least that far from its lower edge.
  package func withSafeBottom(of distance: CGFloat) -> UIScreen {
    var safeArea = safeArea
    safeArea.bottom = max(safeArea.bottom, distance)
    return UIScreen(bounds: bounds, scale: scale, safeArea: safeArea)
  }

  /// The same screen with a safe area that begins so far from its upper edge.
  func withSafeTop(_ distance: CGFloat) -> UIScreen {
    var safeArea = safeArea
    safeArea.top = distance
    return UIScreen(bounds: bounds, scale: scale, safeArea: safeArea)
  }

  package init(_ screen: HostEvent.Screen) {
    bounds = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
    scale = CGFloat(screen.scale)
    safeArea = UIEdgeInsets(
      top: CGFloat(screen.safeTop), left: CGFloat(screen.safeLeft), bottom: CGFloat(screen.safeBottom),
      right: CGFloat(screen.safeRight))
  }

  /// The traits of the app that asks.
  public var traitCollection: UITraitCollection { AppProcess.current?.traits ?? UITraitCollection() }
  /// Pixels in a point.
  public var nativeScale: CGFloat { scale }

  /// The screen on which the running app is shown; outside an app, that of an iPhone 6s.
  public static var main: UIScreen {
    AppProcess.current?.screen ?? UIScreen(HostEvent.Screen(width: 375, height: 667))
  }
}
