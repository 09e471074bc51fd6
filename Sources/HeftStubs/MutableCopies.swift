// Copies that can be changed, of what UIKit and Foundation copy so. Natively Foundation's own root class asks for them.

import Heft

extension UIApplicationShortcutItem {
  fileprivate var changeable: UIMutableApplicationShortcutItem {
    UIMutableApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
  }
}

#if hasFeature(Embedded)
  extension UIApplicationShortcutItem {
    /// Makes a quick action of the same values that can be changed.
    ///
    /// - Returns: A `UIMutableApplicationShortcutItem`.
    public func mutableCopy() -> AnyObject { changeable }
  }

  extension NSAttributedString {
    /// Makes a text of the same attributes that can be changed.
    ///
    /// - Returns: An `NSMutableAttributedString`.
    public func mutableCopy() -> AnyObject { NSMutableAttributedString(attributedString: self) }
  }
#else
  import Foundation

  extension UIApplicationShortcutItem: NSMutableCopying {
    /// Makes a quick action of the same values that can be changed.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: A `UIMutableApplicationShortcutItem`.
    public func mutableCopy(with zone: Foundation.NSZone? = nil) -> Any { changeable }
  }

  extension Heft.NSAttributedString: NSMutableCopying {
    /// Makes a text of the same attributes that can be changed.
    ///
    /// - Parameter zone: Left aside.
    /// - Returns: An `NSMutableAttributedString`.
    public func mutableCopy(with zone: Foundation.NSZone? = nil) -> Any {
      Heft.NSMutableAttributedString(attributedString: self)
    }
  }
#endif
