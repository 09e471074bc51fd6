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
