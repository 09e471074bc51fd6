// The proxies of the views that have one. A value that is set at a proxy applies to the views of its class that have no
// value of their own, from when they next come into a window.

/// A class with a proxy that sets the look of all its views.
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}

// A subclass has a proxy of its own, with the properties that the proxy of the nearest class here has.
extension UIAppearance where Self: UIView {
  /// Returns the proxy for all views of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UIView { viewProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all views of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UIView { viewProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func viewProxy(_ subject: AppearanceProxies.Subject) -> UIView {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UIView(frame: .zero) }) { _ in }
  }
}

extension UIAppearance where Self: UILabel {
  /// Returns the proxy for all labels of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UILabel { labelProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all labels of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UILabel { labelProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func labelProxy(_ subject: AppearanceProxies.Subject) -> UILabel {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UILabel(frame: .zero) }) {
      $0.object({ $0.textColor }, { if let color = $1 { $0.textColor = color } })
      $0.object({ $0.font }, { if let font = $1 { $0.font = font } })
    }
  }
}

extension UIAppearance where Self: UIButton {
  /// Returns the proxy for all buttons of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UIButton { buttonProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all buttons of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UIButton { buttonProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func buttonProxy(_ subject: AppearanceProxies.Subject) -> UIButton {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UIButton(frame: .zero) }) { _ in }
  }
}

extension UIAppearance where Self: UISwitch {
  /// Returns the proxy for all switches of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UISwitch { switchProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all switches of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UISwitch { switchProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func switchProxy(_ subject: AppearanceProxies.Subject) -> UISwitch {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UISwitch(frame: .zero) }) {
      $0.object({ $0.onTintColor }, { $0.onTintColor = $1 })
      $0.object({ $0.thumbTintColor }, { $0.thumbTintColor = $1 })
    }
  }
}

extension UIAppearance where Self: UISlider {
  /// Returns the proxy for all sliders of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UISlider { sliderProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all sliders of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UISlider { sliderProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func sliderProxy(_ subject: AppearanceProxies.Subject) -> UISlider {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UISlider(frame: .zero) }) {
      $0.object({ $0.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 })
      $0.object({ $0.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 })
      $0.object({ $0.thumbTintColor }, { $0.thumbTintColor = $1 })
    }
  }
}

extension UIAppearance where Self: UIProgressView {
  /// Returns the proxy for all progress views of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UIProgressView {
    progressViewProxy(AppearanceProxies.Subject(Self.self))
  }

  /// Returns the proxy for all progress views of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UIProgressView { progressViewProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func progressViewProxy(_ subject: AppearanceProxies.Subject)
    -> UIProgressView
  {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UIProgressView(frame: .zero) }) {
      $0.object({ $0.progressTintColor }, { $0.progressTintColor = $1 })
      $0.object({ $0.trackTintColor }, { $0.trackTintColor = $1 })
    }
  }
}

extension UIAppearance where Self: UIPageControl {
  /// Returns the proxy for all page controls of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UIPageControl { pageControlProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all page controls of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UIPageControl { pageControlProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func pageControlProxy(_ subject: AppearanceProxies.Subject)
    -> UIPageControl
  {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UIPageControl(frame: .zero) }) {
      $0.object({ $0.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 })
      $0.object({ $0.currentPageIndicatorTintColor }, { $0.currentPageIndicatorTintColor = $1 })
    }
  }
}

extension UIAppearance where Self: UISegmentedControl {
  /// Returns the proxy for all segmented controls of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UISegmentedControl {
    segmentedControlProxy(AppearanceProxies.Subject(Self.self))
  }

  /// Returns the proxy for all segmented controls of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UISegmentedControl { segmentedControlProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func segmentedControlProxy(_ subject: AppearanceProxies.Subject)
    -> UISegmentedControl
  {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UISegmentedControl(items: [String]()) }) {
      $0.object({ $0.selectedSegmentTintColor }, { $0.selectedSegmentTintColor = $1 })
    }
  }
}

extension UIAppearance where Self: UITextField {
  /// Returns the proxy for all text fields of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UITextField { textFieldProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all text fields of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UITextField { textFieldProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func textFieldProxy(_ subject: AppearanceProxies.Subject) -> UITextField {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UITextField(frame: .zero) }) {
      $0.object({ $0.textColor }, { $0.textColor = $1 })
      $0.object({ $0.font }, { $0.font = $1 })
    }
  }
}

extension UIAppearance where Self: UISearchBar {
  /// Returns the proxy for all search bars of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UISearchBar { searchBarProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all search bars of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UISearchBar { searchBarProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func searchBarProxy(_ subject: AppearanceProxies.Subject) -> UISearchBar {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UISearchBar(frame: .zero) }) { _ in }
  }
}

extension UIAppearance where Self: UITableView {
  /// Returns the proxy for all tables of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UITableView { tableViewProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all tables of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UITableView { tableViewProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func tableViewProxy(_ subject: AppearanceProxies.Subject) -> UITableView {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UITableView(frame: .zero) }) {
      $0.object({ $0.separatorColor }, { $0.separatorColor = $1 })
    }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// Returns the proxy for all rows of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UITableViewCell {
    tableViewCellProxy(AppearanceProxies.Subject(Self.self))
  }

  /// Returns the proxy for all rows of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UITableViewCell { tableViewCellProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func tableViewCellProxy(_ subject: AppearanceProxies.Subject)
    -> UITableViewCell
  {
    AppearanceProxies.proxy(
      of: Self.self, for: subject, make: { UITableViewCell(style: .default, reuseIdentifier: nil) }
    ) { _ in }
  }
}

extension UIAppearance where Self: UINavigationBar {
  /// Returns the proxy for all navigation bars of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UINavigationBar {
    navigationBarProxy(AppearanceProxies.Subject(Self.self))
  }

  /// Returns the proxy for all navigation bars of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UINavigationBar { navigationBarProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func navigationBarProxy(_ subject: AppearanceProxies.Subject)
    -> UINavigationBar
  {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UINavigationBar(frame: .zero) }) {
      $0.object({ $0.barTintColor }, { $0.barTintColor = $1 })
      $0.flag({ $0.isTranslucent }, { $0.isTranslucent = $1 })
      $0.flag({ $0.prefersLargeTitles }, { $0.prefersLargeTitles = $1 })
      if $0.view.titleStyle == nil { $0.view.titleStyle = $0.proxy.titleStyle }
      if $0.view.emptyParts == nil, let parts = $0.proxy.emptyParts { $0.view.emptyParts = parts }
      if $0.view.look == nil, let look = $0.proxy.look {
        look.isShared = true
        $0.view.look = look
      }
      if $0.view.largeTitleStyle == nil { $0.view.largeTitleStyle = $0.proxy.largeTitleStyle }
    }
  }
}

extension UIAppearance where Self: UITabBar {
  /// Returns the proxy for all tab bars of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UITabBar { tabBarProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all tab bars of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UITabBar { tabBarProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func tabBarProxy(_ subject: AppearanceProxies.Subject) -> UITabBar {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UITabBar(frame: .zero) }) {
      $0.object({ $0.barTintColor }, { $0.barTintColor = $1 })
      $0.object({ $0.unselectedItemTintColor }, { $0.unselectedItemTintColor = $1 })
      if $0.view.emptyParts == nil, let parts = $0.proxy.emptyParts { $0.view.emptyParts = parts }
      if $0.view.look == nil, let look = $0.proxy.look {
        look.isShared = true
        $0.view.look = look
      }
    }
  }
}

extension UIAppearance where Self: UIToolbar {
  /// Returns the proxy for all toolbars of this class.
  ///
  /// - Returns: The proxy.
  public static func appearance() -> UIToolbar { toolbarProxy(AppearanceProxies.Subject(Self.self)) }

  /// Returns the proxy for all toolbars of this class in containers of a class.
  ///
  /// - Parameter containerType: The class of the containers, views or controllers.
  /// - Returns: The proxy.
  public static func appearance<Container: UIResponder>(
    whenContainedInInstancesOf containerType: Container.Type
  ) -> UIToolbar { toolbarProxy(AppearanceProxies.Subject(Self.self, in: Container.self)) }

  private static func toolbarProxy(_ subject: AppearanceProxies.Subject) -> UIToolbar {
    AppearanceProxies.proxy(of: Self.self, for: subject, make: { UIToolbar(frame: .zero) }) {
      $0.object({ $0.barTintColor }, { $0.barTintColor = $1 })
      if $0.view.look == nil, let look = $0.proxy.look {
        look.isShared = true
        $0.view.look = look
      }
    }
  }
}
