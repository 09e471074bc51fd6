import Heft

/// Some of a rectangle's corners.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

extension UIBezierPath {
  /// A rectangle, some of whose corners are round: each a quarter of a circle of the radii's width, as in UIKit, which does
  /// not look at their height. It is at most half as large as the rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Which corners are round.
  ///   - cornerRadii: Their radius, as its width.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let most = max(0, min(cornerRadii.width, min(rect.width, rect.height) / 2))
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? most : 0 }
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
    let quarter = CGFloat.pi / 2
    move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
    round(CGPoint(x: rect.maxX - topRight, y: rect.minY + topRight), topRight, from: -quarter)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
    round(CGPoint(x: rect.maxX - bottomRight, y: rect.maxY - bottomRight), bottomRight, from: 0)
    addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
    round(CGPoint(x: rect.minX + bottomLeft, y: rect.maxY - bottomLeft), bottomLeft, from: quarter)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
    round(CGPoint(x: rect.minX + topLeft, y: rect.minY + topLeft), topLeft, from: 2 * quarter)
    close()
  }

  private final func round(_ center: CGPoint, _ radius: CGFloat, from angle: CGFloat) {
    guard radius > 0 else { return }
    addArc(
      withCenter: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
  }
}
