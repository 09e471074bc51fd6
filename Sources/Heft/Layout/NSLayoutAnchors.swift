/// An edge, a baseline or a middle of an item: makes constraints to others along the same axis.
public struct NSLayoutAnchor<AnchorType> {
  let item: NSObject
  let attribute: NSLayoutConstraint.Attribute

  /// Makes a constraint that this anchor is at another anchor, or some points beyond it.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0) -> NSLayoutConstraint {
    related(.equal, anchor, c)
  }

  /// Makes a constraint that this anchor is at least some points beyond another anchor.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, c) }

  /// This anchor lies where another anchor does, or before, and so far beyond.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, c) }

  /// Whether two anchors are the same of the same item.
  ///
  /// - Parameters:
  ///   - one: An anchor.
  ///   - other: Another anchor, of any axis.
  /// - Returns: Whether they are.
  public static func == <OtherType>(one: NSLayoutAnchor, other: NSLayoutAnchor<OtherType>) -> Bool {
    one.item === other.item && one.attribute == other.attribute
  }

  /// Whether an anchor is a length: true only of the anchors that a constraint has as its `firstAnchor` or `secondAnchor`.
  ///
  /// - Parameters:
  ///   - one: An anchor.
  ///   - other: A length.
  /// - Returns: Whether they are the same of the same item.
  public static func == (one: NSLayoutAnchor, other: NSLayoutDimension) -> Bool {
    one.item === other.item && one.attribute == other.attribute && other.start == nil
  }

  fileprivate func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other.item, attribute: other.attribute,
      multiplier: 1, constant: constant)
  }

  fileprivate func spaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint { related(relation, other, LayoutNumbers.space * multiplier) }
}

/// Anchors from left to right.
public final class LayoutXAxis {}
/// Anchors from top to bottom.
public final class LayoutYAxis {}

/// A vertical edge, or the middle between two.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<LayoutXAxis>
/// A horizontal edge, a baseline, or the middle.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<LayoutYAxis>

extension NSLayoutAnchor where AnchorType == LayoutXAxis {
  /// How far another anchor lies to the right, to be set against other lengths and numbers.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The length; negative where the other one lies to the left.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute)
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

extension NSLayoutAnchor where AnchorType == LayoutYAxis {
  /// How far another anchor lies below, to be set against other lengths and numbers.
  ///
  /// - Parameter otherAnchor: The other anchor.
  /// - Returns: The length; negative where the other one lies above.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: item, attribute, to: otherAnchor.item, otherAnchor.attribute)
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
public struct NSLayoutDimension {
  let item: NSObject
  let attribute: NSLayoutConstraint.Attribute
  /// Where a length between two anchors begins; it ends at the item's attribute.
  private(set) var start: (item: NSObject, attribute: NSLayoutConstraint.Attribute)?

  init(item: NSObject, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  fileprivate init(
    from first: NSObject, _ firstAttribute: NSLayoutConstraint.Attribute, to second: NSObject,
    _ secondAttribute: NSLayoutConstraint.Attribute
  ) {
    self.init(item: second, attribute: secondAttribute)
    start = (first, firstAttribute)
  }

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
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat = 1, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.equal, anchor, m, c) }

  /// This length is at least another length times a number, and so many points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The number.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat = 1, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, m, c) }

  /// This length is at most another length times a number, and so many points.
  ///
  /// - Parameters:
  ///   - anchor: The other length.
  ///   - m: The number.
  ///   - c: In points.
  /// - Returns: The constraint, which is not active yet.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat = 1, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, m, c) }

  private func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutDimension?, _ multiplier: CGFloat,
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
