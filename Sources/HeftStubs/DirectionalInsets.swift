// Distances by the direction of reading, which is from left to right here.

import Heft

/// Distances from four edges, of which two follow the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  /// Makes one.
  ///
  /// - Parameters:
  ///   - top: The distance from the upper edge, in points.
  ///   - leading: The distance from the edge where reading begins.
  ///   - bottom: The distance from the lower edge.
  ///   - trailing: The distance from the edge where reading ends.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension UIView {
  /// The view's margins by the direction of reading.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let own = layoutMargins
      return NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }
}

/// How a layer's corners are rounded: by arcs of a circle here, whichever is set.
public struct CALayerCornerCurve: RawRepresentable, Equatable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  public final var cornerCurve: CALayerCornerCurve {
    get { .circular }
    set {}
  }
}
