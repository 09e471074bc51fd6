// Advertising, which does not come, and what of a user it would know.

import Heft

/// The number by which advertising knows a device.
public final class ASIdentifierManager: NSObject {
  nonisolated(unsafe) private static let one = ASIdentifierManager()
  public static func shared() -> ASIdentifierManager { one }
  public var advertisingIdentifier: UUID {
    UUID(uuidString: "00000000-0000-0000-0000-000000000000") ?? UUID()
  }
  public var isAdvertisingTrackingEnabled: Bool { false }
}

/// Whether advertising may know a user: it may not.
public final class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable { case notDetermined, restricted, denied, authorized }
  public static var trackingAuthorizationStatus: AuthorizationStatus { .denied }

  /// Would ask the user.
  ///
  /// - Parameter completion: Is told that it is denied, later.
  public static func requestTrackingAuthorization(
    completionHandler completion: @escaping (AuthorizationStatus) -> Void
  ) { DispatchQueue.main.async { completion(.denied) } }
}

public enum ADAdType: Int, Sendable { case banner, mediumRectangle }

/// Hears of advertising, which does not come.
public protocol ADBannerViewDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameter banner: The view.
  func bannerViewWillLoadAd(_ banner: ADBannerView!)
  /// Is not called.
  ///
  /// - Parameter banner: The view.
  func bannerViewDidLoadAd(_ banner: ADBannerView!)
  /// Is not called.
  ///
  /// - Parameter banner: The view.
  func bannerViewActionDidFinish(_ banner: ADBannerView!)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - banner: The view.
  ///   - willLeave: Whether the app is left.
  /// - Returns: True.
  func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool) -> Bool
  /// There is no advertising.
  ///
  /// - Parameters:
  ///   - banner: The view.
  ///   - error: Says so.
  func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: NSError!)
}

extension ADBannerViewDelegate {
  public func bannerViewWillLoadAd(_ banner: ADBannerView!) {}
  public func bannerViewDidLoadAd(_ banner: ADBannerView!) {}
  public func bannerViewActionDidFinish(_ banner: ADBannerView!) {}
  public func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool)
    -> Bool
  { true }
  public func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: NSError!) {}
}

/// A view for advertising, which does not come.
open class ADBannerView: UIView {
  public final var isBannerLoaded: Bool { false }
  public final var bannerLoaded: Bool { false }
  @Weak public final var delegate: (any ADBannerViewDelegate)? {
    didSet {
      if delegate == nil { return }
      Stub.say("ADBannerView", "there is no advertising here.")
      DispatchQueue.main.async { [self] in
        delegate?.bannerView(self, didFailToReceiveAdWithError: NSError(domain: "ADErrorDomain", code: 3))
      }
    }
  }

  /// A view.
  ///
  /// - Parameter type: Its size.
  public convenience init(adType type: ADAdType) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: type == .banner ? 50 : 250))
  }
}

extension UIViewController {
  /// No: there is no advertising.
  public final var canDisplayBannerAds: Bool {
    get { false }
    set {}
  }
  public final var originalContentView: UIView! { view }
}
