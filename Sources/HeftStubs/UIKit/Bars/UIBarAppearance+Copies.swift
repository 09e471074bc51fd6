// Copies of bars' appearances. Natively Foundation's own root class asks for them.

import Heft

extension UINavigationBarAppearance {
  fileprivate var duplicate: UINavigationBarAppearance {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    copy.buttonAppearance = buttonAppearance.duplicate
    copy.doneButtonAppearance = doneButtonAppearance.duplicate
    copy.backButtonAppearance = backButtonAppearance.duplicate
    return copy
  }
}

extension UIToolbarAppearance {
  fileprivate var duplicate: UIToolbarAppearance {
    let copy = UIToolbarAppearance(barAppearance: self)
    copy.buttonAppearance = buttonAppearance.duplicate
    copy.doneButtonAppearance = doneButtonAppearance.duplicate
    return copy
  }
}

extension UIBarButtonItemAppearance {
  fileprivate var duplicate: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }
}

extension UITabBarAppearance {
  fileprivate var duplicate: UITabBarAppearance {
    let copy = UITabBarAppearance(barAppearance: self)
    copy.stackedLayoutAppearance = stackedLayoutAppearance.duplicate
    return copy
  }
}

extension UITabBarItemAppearance {
  fileprivate var duplicate: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (new, old) in [(copy.normal, normal), (copy.selected, selected), (copy.disabled, disabled)] {
      new.titleTextAttributes = old.titleTextAttributes
      new.iconColor = old.iconColor
    }
    return copy
  }
}

#if hasFeature(Embedded)
  extension UINavigationBarAppearance {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Returns: The copy.
    public func copy() -> UINavigationBarAppearance { duplicate }
  }
  extension UIToolbarAppearance {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Returns: The copy.
    public func copy() -> UIToolbarAppearance { duplicate }
  }
  extension UIBarButtonItemAppearance {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Returns: The copy.
    public func copy() -> UIBarButtonItemAppearance { duplicate }
  }
  extension UITabBarAppearance {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Returns: The copy.
    public func copy() -> UITabBarAppearance { duplicate }
  }
  extension UITabBarItemAppearance {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Returns: The copy.
    public func copy() -> UITabBarItemAppearance { duplicate }
  }
#else
  import Foundation

  extension UINavigationBarAppearance: Foundation.NSCopying {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: The copy.
    public func copy(with zone: Foundation.NSZone? = nil) -> Any { duplicate }
  }
  extension UIToolbarAppearance: Foundation.NSCopying {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: The copy.
    public func copy(with zone: Foundation.NSZone? = nil) -> Any { duplicate }
  }
  extension UIBarButtonItemAppearance: Foundation.NSCopying {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: The copy.
    public func copy(with zone: Foundation.NSZone? = nil) -> Any { duplicate }
  }
  extension UITabBarAppearance: Foundation.NSCopying {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: The copy.
    public func copy(with zone: Foundation.NSZone? = nil) -> Any { duplicate }
  }
  extension UITabBarItemAppearance: Foundation.NSCopying {
    /// Makes one of the same values; the looks in it are copies, too.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: The copy.
    public func copy(with zone: Foundation.NSZone? = nil) -> Any { duplicate }
  }
#endif
