import Heft

/// A space in which points lie: a view or the screen. Windows lie at the screen's origin.
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

/// A point of the screen where a point of a space is.
private func screenPoint(_ point: CGPoint, of space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView else { return point }
  return view.convert(point, to: nil as UIView?)
}

/// A point of a space where a point of the screen is.
private func point(_ screenPoint: CGPoint, in space: any UICoordinateSpace) -> CGPoint {
  guard let view = space as? UIView else { return screenPoint }
  return view.convert(screenPoint, from: nil as UIView?)
}

extension UICoordinateSpace {
  /// The place of a point in another space.
  ///
  /// - Parameters:
  ///   - point: The point in this space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point there.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    HeftSpaces.convert(point, from: self, to: coordinateSpace)
  }

  /// The place of another space's point in this one.
  ///
  /// - Parameters:
  ///   - point: The point in the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The point here.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    HeftSpaces.convert(point, from: coordinateSpace, to: self)
  }

  /// The place of a rectangle in another space.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in this space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle there.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    HeftSpaces.convert(rect, from: self, to: coordinateSpace)
  }

  /// The place of another space's rectangle in this one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in the other space.
  ///   - coordinateSpace: The other space.
  /// - Returns: The rectangle here.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    HeftSpaces.convert(rect, from: coordinateSpace, to: self)
  }
}

/// Converts by way of the screen.
private enum HeftSpaces {
  static func convert(
    _ place: CGPoint, from space: any UICoordinateSpace, to other: any UICoordinateSpace
  ) -> CGPoint { point(screenPoint(place, of: space), in: other) }

  /// The smallest rectangle around the corners, which a view that is turned moves apart.
  static func convert(
    _ rect: CGRect, from space: any UICoordinateSpace, to other: any UICoordinateSpace
  ) -> CGRect {
    var screenRect = rect
    if let view = space as? UIView { screenRect = view.convert(rect, to: nil as UIView?) }
    guard let view = other as? UIView else { return screenRect }
    return view.convert(screenRect, from: nil as UIView?)
  }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}
