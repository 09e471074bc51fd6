// Environments of which one part is known.

import Heft

extension UITraitCollection {
  /// An environment of which only the room across is known.
  ///
  /// - Parameter horizontalSizeClass: The room across the screen.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var classes = SizeClasses()
    classes.horizontal = horizontalSizeClass
    self.init(classes)
  }

  /// An environment of which only the room down is known.
  ///
  /// - Parameter verticalSizeClass: The room down the screen.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var classes = SizeClasses()
    classes.vertical = verticalSizeClass
    self.init(classes)
  }

  /// An environment of which only the pixels in a point are known.
  ///
  /// - Parameter displayScale: Pixels in a point.
  public convenience init(displayScale: CGFloat) {
    self.init(SizeClasses(), displayScale: displayScale)
  }

  /// An environment of which only the size of text is known.
  ///
  /// - Parameter preferredContentSizeCategory: How large the user wants text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(SizeClasses(), category: preferredContentSizeCategory)
  }

  /// An environment of which only force is known.
  ///
  /// - Parameter forceTouchCapability: Whether touches can tell force.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(SizeClasses(), force: forceTouchCapability)
  }

  /// An environment of which the kind of device would be known: there is none here that tells.
  ///
  /// - Parameter userInterfaceIdiom: Left aside.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init() }

  /// An environment of several, of which the last that knows a part tells it.
  ///
  /// - Parameter traitCollections: The environments.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var classes = SizeClasses()
    var (style, scale) = (UIUserInterfaceStyle.unspecified, CGFloat(0))
    var (force, category) = (UIForceTouchCapability.unknown, UIContentSizeCategory.unspecified)
    for traits in traitCollections {
      if traits.horizontalSizeClass != .unspecified { classes.horizontal = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { classes.vertical = traits.verticalSizeClass }
      if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
      if traits.displayScale > 0 { scale = traits.displayScale }
      if traits.forceTouchCapability != .unknown { force = traits.forceTouchCapability }
      if traits.preferredContentSizeCategory != .unspecified {
        category = traits.preferredContentSizeCategory
      }
    }
    self.init(classes, style: style, displayScale: scale, force: force, category: category)
  }

  private convenience init(
    _ classes: SizeClasses, style: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    force: UIForceTouchCapability = .unknown, category: UIContentSizeCategory = .unspecified
  ) {
    self.init(
      forceTouchCapability: force, userInterfaceStyle: style, displayScale: displayScale,
      accessibilityContrast: .unspecified, preferredContentSizeCategory: category, sizeClasses: classes)
  }
}
