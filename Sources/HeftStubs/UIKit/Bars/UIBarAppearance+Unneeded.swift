// What bars' appearances have besides colors, titles and lines.

import Heft

extension UIBarAppearance {
  /// A look with the system's background.
  ///
  /// - Parameter idiom: Makes no difference.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// A look with the background and the line of another one.
  ///
  /// - Parameter barAppearance: The other one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Takes the background and the line of another one.
  fileprivate final func take(_ other: UIBarAppearance) {
    if other.backgroundColor == nil, other.shadowColor == nil {
      configureWithTransparentBackground()
    } else {
      backgroundColor = other.backgroundColor
      shadowColor = other.shadowColor
    }
  }

  /// How a picture would fill the bar.
  public final var backgroundImageContentMode: UIView.ContentMode {
    get { .scaleToFill }
    set {}
  }
}

extension UINavigationBarAppearance {
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public var backIndicatorImage: UIImage { UIImage() }
  public var backIndicatorTransitionMaskImage: UIImage { UIImage() }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backIndicatorImage: The picture before the back button's title.
  ///   - backIndicatorTransitionMaskImage: Where it is seen during a transition.
  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    if backIndicatorImage != nil {
      Stub.say("UINavigationBarAppearance.setBackIndicatorImage", "the back button has its own arrow here.")
    }
  }
}

extension UIBarButtonItemAppearance {
  /// The look of what has the focus, which no button has here: a new one each time.
  public var focused: UIBarButtonItemStateAppearance { UIBarButtonItemAppearance().normal }
}

extension UIBarButtonItemStateAppearance {
  /// How far the title is moved. It stays where it is; one that is moved out of sight is not seen.
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set { if newValue.isOutOfSight { titleTextAttributes[.foregroundColor] = UIColor.clear } }
  }
  public var backgroundImage: UIImage? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UIBarButtonItemStateAppearance.backgroundImage", "buttons of bars have no background here.")
      }
    }
  }
  public var backgroundImagePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}

extension UIOffset {
  /// Whether it moves a title off the screen, as apps do to have a back button without one.
  var isOutOfSight: Bool { horizontal.magnitude >= 100 || vertical.magnitude >= 60 }
}

// MARK: Tab bars

extension UITabBarAppearance {
  /// The look of tabs with titles beside their pictures, which there are none of here: a new one each time.
  public var inlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
  /// The look of tabs with small titles beside their pictures, of which there are none: a new one each time.
  public var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { UITabBarItemAppearance() }
    set {}
  }
  public var selectionIndicatorTintColor: UIColor? {
    get { nil }
    set {}
  }
  public var selectionIndicatorImage: UIImage? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UITabBarAppearance.selectionIndicatorImage", "the tint shows which tab is chosen here.")
      }
    }
  }
  /// How tabs share the bar: evenly here.
  public var stackedItemPositioning: UITabBar.ItemPositioning {
    get { .automatic }
    set {}
  }
  public var stackedItemWidth: CGFloat {
    get { 0 }
    set {}
  }
  public var stackedItemSpacing: CGFloat {
    get { 0 }
    set {}
  }
}

extension UITabBarItemAppearance {
  /// How a tab's title and picture stand to one another: one below the other here.
  public enum Style: Int, Sendable { case stacked, inline, compactInline }

  /// The default look.
  ///
  /// - Parameter style: Makes no difference.
  public convenience init(style: Style) { self.init() }

  /// Forgets all that was set.
  ///
  /// - Parameter style: Makes no difference.
  public func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled] {
      state.titleTextAttributes = [:]
      state.iconColor = nil
    }
  }

  /// The look of what has the focus, which no tab has here: a new one each time.
  public var focused: UITabBarItemStateAppearance { UITabBarItemAppearance().normal }
}

extension UITabBarItemStateAppearance {
  /// How far the title is moved. It stays where it is; one that is moved out of sight is not seen.
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set { if newValue.isOutOfSight { titleTextAttributes[.foregroundColor] = UIColor.clear } }
  }
  public var badgeBackgroundColor: UIColor? {
    get { nil }
    set {}
  }
  public var badgeTextAttributes: NSAttributedString.Attributes {
    get { [:] }
    set {}
  }
  public var badgePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public var badgeTitlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}
