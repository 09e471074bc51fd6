// Where bars lie, and the delegates that bars have besides the controllers around them.

import Heft

/// Where a bar lies on the screen.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// A bar that knows where it lies.
public protocol UIBarPositioning: AnyObject {
  /// Where the bar lies.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies.
public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns where a bar lies; it is never asked for here.
  ///
  /// - Parameter bar: The bar.
  /// - Returns: Its position.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  public final var barPosition: UIBarPosition { .top }
}
extension UIToolbar: UIBarPositioning {
  public final var barPosition: UIBarPosition { .bottom }
}
extension UISearchBar: UIBarPositioning {
  public final var barPosition: UIBarPosition { .any }
}

/// Is asked before a bar's items come and go, which nothing here does. Every method may be left out.
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: Whether it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// An item was pushed.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Returns whether an item may be popped.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  /// - Returns: Whether it may.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// An item was popped.
  ///
  /// - Parameters:
  ///   - navigationBar: The bar.
  ///   - item: The item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Is told of the items of a tab bar that stands by itself. Every method may be left out.
public protocol UITabBarDelegate: AnyObject {
  /// The user has chosen an item.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Says where a toolbar lies, which is never asked for here.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

extension UINavigationBar {
  public final var delegate: (any UINavigationBarDelegate)? {
    get { nil }
    set { if newValue != nil { Stub.say("UINavigationBar.delegate", "a bar asks no delegate here.") } }
  }
}

extension UITabBar {
  public final var delegate: (any UITabBarDelegate)? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UITabBar.delegate", "only the tabs of a UITabBarController can be chosen here.")
      }
    }
  }
}

extension UIToolbar {
  public final var delegate: (any UIToolbarDelegate)? {
    get { nil }
    set {}
  }
}
