/// A view in place of the one that a menu is about, sharp before everything that blurs.
public final class UITargetedPreview: NSObject {
  /// A view of its own, which has the frame of the menu's view; or one that is on the screen, which stays sharp where
  /// it is.
  public let view: UIView
  /// How the view is to look. Kept for the app: the view is shown as it is.
  public let parameters: UIPreviewParameters
  /// Where the view is to lie. Kept for the app: the view lies where its menu's view is.
  public let target: UIPreviewTarget?

  /// A preview of a view.
  ///
  /// - Parameters:
  ///   - view: The view that is shown.
  ///   - parameters: Its shape and the color behind it.
  ///   - target: Where it goes; nil is where it is.
  public init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(), target: UIPreviewTarget? = nil
  ) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
}

/// How a targeted preview is to look.
public final class UIPreviewParameters: NSObject {
  /// The color behind the view; nil is the system's.
  public var backgroundColor: UIColor?
  /// The part of the view that is visible; nil is all.
  public var visiblePath: UIBezierPath?

  /// The system's parameters.
  public override init() {
    super.init()
  }
}

/// Where a targeted preview is to lie.
public final class UIPreviewTarget: NSObject {
  /// The view that the preview is in.
  public let container: UIView
  /// The middle of the preview in the container's points.
  public let center: CGPoint
  /// A map applied to the preview about its middle.
  public let transform: CGAffineTransform

  /// A place in a view.
  ///
  /// - Parameters:
  ///   - container: The view that the place is in.
  ///   - center: In the container's points.
  ///   - transform: About the center.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}
