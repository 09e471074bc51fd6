/// An edge, a baseline or a middle of an item: makes constraints to others along the same axis.
///
/// `AnchorType` tells the axes apart: it is the class of the anchors of one axis, as in UIKit, so that code over all anchors can be
/// written for `NSLayoutAnchor<Axis>`.
public class NSLayoutAnchor<AnchorType> {
  final let item: NSObject
  final let attribute: NSLayoutConstraint.Attribute
  /// Where a length between two anchors begins; it ends at the item's attribute.
  fileprivate final let start: (item: NSObject, attribute: NSLayoutConstraint.Attribute)?

  init(
    item: NSObject, attribute: NSLayoutConstraint.Attribute,
    from start: (item: NSObject, attribute: NSLayoutConstraint.Attribute)? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.start = start
  }

  /// Makes a constraint that this anchor is at another anchor, or some points beyond it.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor, 1, c) }

  /// Makes a constraint that this anchor is at least some points beyond another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, c) }

  /// This anchor lies where another anchor does, or before, and so far beyond.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, c) }

  /// Whether two anchors are the same of the same item.
  ///
  /// - Parameters:
  ///   - one: An anchor.
  ///   - other: Another anchor, of any axis.
  /// - Returns: Whether they are.
  public static func == <OtherType>(one: NSLayoutAnchor, other: NSLayoutAnchor<OtherType>) -> Bool {
    one.item === other.item && one.attribute == other.attribute
  }

  fileprivate final func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    if start != nil || other?.start != nil {
      constraint.starts = LengthStarts(
        LengthStart(start?.item, start?.attribute), LengthStart(other?.start?.item, other?.start?.attribute))
    }
    return constraint
  }

  fileprivate final func spaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint { related(relation, other, 1, LayoutNumbers.space * multiplier) }

  fileprivate final func length(to other: NSLayoutAnchor) -> NSLayoutDimension {
    NSLayoutDimension(item: other.item, attribute: other.attribute, from: (item, attribute))
  }
}

/// A vertical edge, or the middle between two.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far another anchor lies to the right, to be set against other lengths and numbers.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The length; negative where the other one lies to the left.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    length(to: otherAnchor)
  }

  /// The system's space, 8 points, times the multiplier after another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: Of the 8 points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// At least the system's space, 8 points, times the multiplier after another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: Of the 8 points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// At most the system's space, 8 points, times the multiplier after another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: Of the 8 points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A horizontal edge, a baseline, or the middle.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// How far another anchor lies below, to be set against other lengths and numbers.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The length; negative where the other one lies above.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    length(to: otherAnchor)
  }

  /// The system's space, 8 points, times the multiplier below another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: Of the 8 points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }

  /// At least the system's space, 8 points, times the multiplier below another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: Of the 8 points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }

  /// At most the system's space, 8 points, times the multiplier below another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: Of the 8 points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }
}

/// A width, a height, or the length between two anchors: makes constraints to others and to numbers.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This length is so many points.
  ///
  /// - Parameter c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, 1, c) }

  /// This length is at least so many points.
  ///
  /// - Parameter c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, nil, 1, c)
  }

  /// This length is at most so many points.
  ///
  /// - Parameter c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, nil, 1, c)
  }

  /// Makes a constraint that this length is a multiple of another length plus some points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The number.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor, m, c) }

  /// This length is at least another length times a number, and so many points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The number.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, m, c) }

  /// This length is at most another length times a number, and so many points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The number.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, m, c) }
}

// MARK: Anchors of views and guides

extension UIView {
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .trailing)
  }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
  }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
  }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}

extension UILayoutGuide {
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(item: self, attribute: .trailing)
  }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
}
