// What tab bars, toolbars and tab bar controllers have besides what is shown here.

import Heft

extension UITabBar {
  /// How tabs share the bar: evenly here.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  /// Sets the items.
  ///
  /// - Parameters:
  ///   - items: The items, from left to right; nil for none.
  ///   - animated: Makes no difference.
  public final func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  public final var backgroundImage: UIImage? {
    get { nil }
    set {
      emptyParts = (emptyParts ?? EmptyBarParts()).background(newValue)
      if let newValue, newValue.size != .zero {
        Stub.say("UITabBar.backgroundImage", "bars have no pictures here; barTintColor colors them.")
      }
    }
  }
  public final var shadowImage: UIImage? {
    get { nil }
    set { emptyParts = (emptyParts ?? EmptyBarParts()).line(newValue) }
  }
  public final var selectionIndicatorImage: UIImage? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UITabBar.selectionIndicatorImage", "the tint shows which tab is chosen here.")
      }
    }
  }
  public final var itemPositioning: ItemPositioning {
    get { .automatic }
    set {}
  }
  public final var itemWidth: CGFloat {
    get { 0 }
    set { if newValue > 0 { Stub.say("UITabBar.itemWidth", "tabs share the bar evenly here.") } }
  }
  public final var itemSpacing: CGFloat {
    get { 0 }
    set { if newValue > 0 { Stub.say("UITabBar.itemSpacing", "tabs share the bar evenly here.") } }
  }

  /// Whether the user puts tabs in another order: never here.
  public final var isCustomizing: Bool { false }

  /// Does nothing.
  ///
  /// - Parameter items: The items that the user would put in order.
  public final func beginCustomizingItems(_ items: [UITabBarItem]) {
    Stub.say("UITabBar.beginCustomizingItems", "tabs keep their order here.")
  }

  /// Does nothing.
  ///
  /// - Parameter animated: Makes no difference.
  /// - Returns: Whether the order has changed: never here.
  @discardableResult
  public final func endCustomizing(animated: Bool) -> Bool { false }
}

extension UITabBarItem {
  /// The bar does not know of what scrolls under it: it looks as `standardAppearance` says.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { nil }
    set {}
  }

  /// Changes nothing: badges have their own look here.
  ///
  /// - Parameters:
  ///   - textAttributes: The attributes.
  ///   - state: The state that they are for.
  public final func setBadgeTextAttributes(
    _ textAttributes: NSAttributedString.Attributes?, for state: UIControl.State
  ) {}

  /// Returns what a badge was given for a state: nothing here.
  ///
  /// - Parameter state: The state.
  /// - Returns: Nil.
  public final func badgeTextAttributes(for state: UIControl.State) -> NSAttributedString.Attributes? { nil }
}

extension UITabBarController {
  /// The screens whose tabs the user may put in order: none are put in order here.
  public final var customizableViewControllers: [UIViewController]? {
    get { viewControllers }
    set {}
  }
  /// The stack of tabs beyond the fifth. It is never shown, as all are in the bar: a new one each time.
  public final var moreNavigationController: UINavigationController { UINavigationController() }
}

extension UIToolbar {
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind the bar.
  ///   - topOrBottom: The position that it is for.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if backgroundImage != nil {
      Stub.say("UIToolbar.setBackgroundImage", "bars have no pictures here; barTintColor colors them.")
    }
  }

  /// Returns the picture behind the bar: there is none here.
  ///
  /// - Parameters:
  ///   - topOrBottom: The bar's position.
  ///   - barMetrics: The bar's size.
  /// - Returns: Nil.
  public final func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - shadowImage: The picture at the bar's edge.
  ///   - topOrBottom: The position that it is for.
  public final func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}

  /// Returns the picture at the bar's edge: there is none here.
  ///
  /// - Parameter topOrBottom: The bar's position.
  /// - Returns: Nil.
  public final func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }

  public final var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { nil }
    set {}
  }
}
