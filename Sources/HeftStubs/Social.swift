import Heft

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"

public enum SLComposeViewControllerResult: Int, Sendable { case cancelled, done }

/// A screen that posts to a network, none of which is set up here.
public final class SLComposeViewController: UIViewController {
  public let serviceType: String
  public var completionHandler: ((SLComposeViewControllerResult) -> Void)?

  /// Whether anything can be posted: never.
  ///
  /// - Parameter serviceType: The network.
  /// - Returns: False.
  public static func isAvailable(forServiceType serviceType: String) -> Bool { false }

  /// Whether anything can be posted, by its name in Swift 2.
  ///
  /// - Parameter serviceType: The network.
  /// - Returns: False.
  public static func isAvailableForServiceType(_ serviceType: String) -> Bool { false }

  /// Makes one.
  ///
  /// - Parameter serviceType: The network.
  public init(forServiceType serviceType: String) {
    self.serviceType = serviceType
    super.init(nibName: nil, bundle: nil)
    Stub.say("SLComposeViewController", "no network is set up here; nothing is posted.")
  }

  /// Would set what is posted.
  ///
  /// - Parameter text: The text.
  /// - Returns: False: nothing is posted.
  /// Would post an address.
  ///
  /// - Parameter image: The picture.
  /// - Returns: False: nothing is posted.
  ///
  ///
  /// - Parameter url: The address.
  /// - Returns: False: nothing is posted.
  /// - Parameter url: The address.
  ///
  /// - Parameter image: The picture.
  /// - Returns: False: nothing is posted.
  /// - Returns: False: nothing is posted.
  @discardableResult public func setInitialText(_ text: String) -> Bool { false }
  @discardableResult public func add(_ image: UIImage) -> Bool { false }
  @discardableResult public func add(_ url: URL) -> Bool { false }
  @discardableResult public func addImage(_ image: UIImage) -> Bool { false }
  @discardableResult public func addURL(_ url: URL) -> Bool { false }
}
