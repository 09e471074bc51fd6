// The names that UIKit's nested types had in Swift 3, so that a tutorial of that time compiles; each names
// its heir.

@available(*, deprecated, renamed: "UITouch.Phase")
public typealias UITouchPhase = UITouch.Phase

@available(*, deprecated, renamed: "UITouch.TouchType")
public typealias UITouchType = UITouch.TouchType

@available(*, deprecated, renamed: "UITouch.Properties")
public typealias UITouchProperties = UITouch.Properties

@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State

@available(*, deprecated, renamed: "UIApplicationShortcutIcon.IconType")
public typealias UIApplicationShortcutIconType = UIApplicationShortcutIcon.IconType

@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = UIView.AnimationOptions

@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = UIView.AutoresizingMask

@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = UIView.ContentMode

extension UIViewController {
  /// The name of `children` in Swift 3.
  @available(*, deprecated, renamed: "children")
  public var childViewControllers: [UIViewController] { children }

  /// The name of `addChild(_:)` in Swift 3.
  @available(*, deprecated, renamed: "addChild(_:)")
  public func addChildViewController(_ child: UIViewController) {
    addChild(child)
  }

  /// The name of `removeFromParent()` in Swift 3.
  @available(*, deprecated, renamed: "removeFromParent()")
  public func removeFromParentViewController() {
    removeFromParent()
  }
}

extension UIViewController {
  /// The name of `willMove(toParent:)` in Swift 3, to call; what is overridden is `willMove(toParent:)`.
  @available(*, deprecated, renamed: "willMove(toParent:)")
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }

  /// The name of `didMove(toParent:)` in Swift 3, to call; what is overridden is `didMove(toParent:)`.
  @available(*, deprecated, renamed: "didMove(toParent:)")
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIView {
  /// The name of `bringSubviewToFront(_:)` in Swift 3.
  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) {
    bringSubviewToFront(view)
  }

  /// The name of `sendSubviewToBack(_:)` in Swift 3.
  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) {
    sendSubviewToBack(view)
  }
}
