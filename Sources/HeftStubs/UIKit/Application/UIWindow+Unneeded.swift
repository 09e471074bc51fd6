// The members of windows about which of them is key, and how high they lie.

import Heft

extension UIWindowLevel {
  /// A level by its number.
  ///
  /// - Parameter rawValue: The number; higher ones lie further in front in UIKit.
  public init(_ rawValue: CGFloat) { self = .normal + rawValue }
}

extension UIWindow {
  /// Whether it is the window in front, which is the key one here.
  public final var isKeyWindow: Bool { AppProcess.current?.windows.last === self }

  // One more parameter lets an app's window declare a method of the same name.

  /// Shows the window in front of the others: the front one is the key one here.
  ///
  /// - Parameter heft: Left aside.
  public final func makeKey(_ heft: Void = ()) { makeKeyAndVisible() }

  /// Does nothing: for a subclass's call of `super`.
  ///
  /// - Parameter heft: Left aside.
  public final func becomeKey(_ heft: Void = ()) {}

  /// Does nothing: for a subclass's call of `super`.
  ///
  /// - Parameter heft: Left aside.
  public final func resignKey(_ heft: Void = ()) {}
}

/// Not posted here.
extension UIWindow {
  public static var didBecomeVisibleNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeVisibleNotification")
  }
  public static var didBecomeHiddenNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeHiddenNotification")
  }
  public static var didBecomeKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidBecomeKeyNotification")
  }
  public static var didResignKeyNotification: Notification.Name {
    Notification.Name("UIWindowDidResignKeyNotification")
  }
}
