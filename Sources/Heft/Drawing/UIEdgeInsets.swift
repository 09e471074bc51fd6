/// Distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// No distance on any edge.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Insets from their four distances.
  ///
  /// - Parameters:
  ///   - top: In points.
  ///   - left: In points.
  ///   - bottom: In points.
  ///   - right: In points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension NSValue {
  /// Distances from the edges of a rectangle as an object.
  ///
  /// - Parameter uiEdgeInsets: The distances, in points.
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      cgRect: CGRect(
        x: uiEdgeInsets.left, y: uiEdgeInsets.top, width: uiEdgeInsets.right, height: uiEdgeInsets.bottom))
  }

  /// The distances that the object was made of.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = cgRectValue
    return UIEdgeInsets(
      top: numbers.origin.y, left: numbers.origin.x, bottom: numbers.size.height, right: numbers.size.width)
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards by its inset.
  ///
  /// - Parameter insets: How far each edge moves; a negative one moves outwards.
  /// - Returns: The rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
