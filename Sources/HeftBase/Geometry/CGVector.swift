/// A direction and its length.
public struct CGVector: Hashable, Sendable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector that goes nowhere.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// A vector with the given parts.
  ///
  /// - Parameters:
  ///   - dx: The part along x.
  ///   - dy: The part along y.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
