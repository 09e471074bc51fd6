// How bars look since iOS 13: a bar takes the background's color of what it is given.

import Heft

/// How a bar looks.
open class UIBarAppearance: NSObject {
  public final var backgroundColor: UIColor?
  public final var backgroundImage: UIImage?
  public final var backgroundEffect: UIBlurEffect?
  public final var shadowColor: UIColor?
  public final var shadowImage: UIImage?

  public override init() {
    super.init()
  }

  public final func configureWithDefaultBackground() { backgroundColor = nil }
  public final func configureWithOpaqueBackground() { backgroundColor = UIColor.systemBackground }
  public final func configureWithTransparentBackground() { backgroundColor = UIColor.clear }
}

/// How a button in a bar looks, which is the bar's own here.
public final class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()

  public override init() {
    super.init()
  }
}

public final class UIBarButtonItemStateAppearance: NSObject {
  public var titleTextAttributes: NSAttributedString.Attributes = [:]
}

public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: NSAttributedString.Attributes = [:]
  public var largeTitleTextAttributes: NSAttributedString.Attributes = [:]
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
}

public final class UITabBarAppearance: UIBarAppearance {}
public final class UIToolbarAppearance: UIBarAppearance {}

extension UINavigationBar {
  public final var standardAppearance: UINavigationBarAppearance {
    get { UINavigationBarAppearance() }
    set { barTintColor = newValue.backgroundColor }
  }
  /// The bar looks the same wherever its content is.
  public final var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
  public final var compactAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }
}

extension UITabBar {
  public final var standardAppearance: UITabBarAppearance {
    get { UITabBarAppearance() }
    set { barTintColor = newValue.backgroundColor }
  }
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }
}
