extension UIBarButtonItem {
  /// Returns the proxy for the buttons of all bars, which has their tint and the look of their titles.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UIBarButtonItem {
    AppearanceProxies.item(for: AppearanceProxies.Subject(UIBarButtonItem.self))
  }

  /// Returns the proxy for the buttons in containers of a class, which has their tint and the look of their titles.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UIBarButtonItem {
    AppearanceProxies.item(for: AppearanceProxies.Subject(UIBarButtonItem.self, in: Container.self))
  }
}

extension UITabBarItem {
  /// Returns the proxy for all tabs, which has the look of their titles.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UITabBarItem {
    AppearanceProxies.tab(for: AppearanceProxies.Subject(UITabBarItem.self))
  }

  /// Returns the proxy for the tabs in containers of a class, which has the look of their titles.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UITabBarItem {
    AppearanceProxies.tab(for: AppearanceProxies.Subject(UITabBarItem.self, in: Container.self))
  }
}
