// UIKit's functions, constants and properties as they were called until Swift 4.1.

import Heft

extension UIViewController {
  /// `isMovingToParent`, as it was called.
  public final var isMovingToParentViewController: Bool { isMovingToParent }
  /// `isMovingFromParent`, as it was called.
  public final var isMovingFromParentViewController: Bool { isMovingFromParent }

  /// `setOverrideTraitCollection(_:forChild:)`, as it was called.
  ///
  /// - Parameters:
  ///   - traits: The traits of the child; nil for those of its parent.
  ///   - child: The child.
  public final func setOverrideTraitCollection(
    _ traits: UITraitCollection?, forChildViewController child: UIViewController
  ) {
    setOverrideTraitCollection(traits, forChild: child)
  }
}

/// Returns a constraint of nothing, which stands in a property until the real one is made: `NSLayoutConstraint()`.
///
/// - Returns: The constraint, which is not active.
public func heftNoConstraint() -> NSLayoutConstraint {
  NSLayoutConstraint(
    item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1,
    constant: 0)
}

extension NSLayoutXAxisAnchor {
  /// `constraint(equalToSystemSpacingAfter:multiplier:)`, as it was called.
  ///
  /// - Parameters:
  ///   - anchor: The anchor before.
  ///   - multiplier: How many times the system's distance.
  /// - Returns: The constraint, which is not active.
  public func constraintEqualToSystemSpacingAfter(_ anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier) }
}

extension NSLayoutYAxisAnchor {
  /// `constraint(equalToSystemSpacingBelow:multiplier:)`, as it was called.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above.
  ///   - multiplier: How many times the system's distance.
  /// - Returns: The constraint, which is not active.
  public func constraintEqualToSystemSpacingBelow(_ anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  { constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier) }
}

/// Insets of the directions of text.
///
/// - Parameters:
///   - top: From above, in points.
///   - leading: From where a line begins.
///   - bottom: From below.
///   - trailing: From where a line ends.
/// - Returns: The insets.
public func NSDirectionalEdgeInsetsMake(
  _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> NSDirectionalEdgeInsets {
  NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

extension UICollectionView {
  /// What attributes of a layout are for, as UIKit nests it.
  public typealias ElementCategory = UICollectionViewLayoutAttributes.ElementCategory
}
public typealias UICollectionElementCategory = UICollectionViewLayoutAttributes.ElementCategory
public typealias UICollectionUpdateAction = UICollectionViewUpdateItem.Action
public let UICollectionViewFlowLayoutAutomaticSize = UICollectionViewFlowLayout.automaticSize

extension UITableViewCell.StateMask {
  public static var showingEditControlMask: UITableViewCell.StateMask { .showingEditControl }
  public static var showingDeleteConfirmationMask: UITableViewCell.StateMask { .showingDeleteConfirmation }
}

public typealias UIPasteboardOption = UIPasteboard.OptionsKey
public let UIApplicationOpenURLOptionUniversalLinksOnly = UIApplication.OpenExternalURLOptionsKey
  .universalLinksOnly
public let UIContentSizeCategoryNewValueKey = UIContentSizeCategory.newValueUserInfoKey

/// Returns the kind of device: a phone or a tablet.
///
/// - Returns: `UIDevice.current.userInterfaceIdiom`.
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

public let UIFontDescriptorFamilyAttribute = UIFontDescriptor.AttributeName.family
public let UIFontDescriptorNameAttribute = UIFontDescriptor.AttributeName.name
public let UIFontDescriptorFaceAttribute = UIFontDescriptor.AttributeName.face
public let UIFontDescriptorSizeAttribute = UIFontDescriptor.AttributeName.size
public let UIFontDescriptorTraitsAttribute = UIFontDescriptor.AttributeName.traits
public let UIFontDescriptorFeatureSettingsAttribute = UIFontDescriptor.AttributeName.featureSettings
public let UIFontDescriptorTextStyleAttribute = UIFontDescriptor.AttributeName.textStyle
public let UIFontSymbolicTrait = UIFontDescriptor.TraitKey.symbolic
public let UIFontWeightTrait = UIFontDescriptor.TraitKey.weight
public let UIFontWidthTrait = UIFontDescriptor.TraitKey.width
public let UIFontSlantTrait = UIFontDescriptor.TraitKey.slant
