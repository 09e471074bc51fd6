// Rarer members of points, rectangles and their like.

import Heft

#if hasFeature(Embedded)
  /// An edge of a rectangle.
  public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

  extension CGRect {
    /// The rectangle that is everywhere.
    public static let infinite = CGRect(
      x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
      width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    public var isInfinite: Bool { self == CGRect.infinite }

    /// Cuts the rectangle in two.
    ///
    /// - Parameters:
    ///   - distance: How far from the edge, in points; at most all of it.
    ///   - edge: The edge.
    /// - Returns: The part at the edge, and the rest.
    public func divided(atDistance distance: CGFloat, from edge: CGRectEdge)
      -> (slice: CGRect, remainder: CGRect)
    {
      let whole = standardized
      let isAcross = edge == .minXEdge || edge == .maxXEdge
      let cut = Swift.min(Swift.max(distance, 0), isAcross ? whole.width : whole.height)
      var (slice, rest) = (whole, whole)
      if isAcross {
        slice.size.width = cut
        rest.size.width -= cut
      } else {
        slice.size.height = cut
        rest.size.height -= cut
      }
      switch edge {
      case .minXEdge: rest.origin.x += cut
      case .minYEdge: rest.origin.y += cut
      case .maxXEdge: slice.origin.x = whole.maxX - cut
      case .maxYEdge: slice.origin.y = whole.maxY - cut
      }
      return (slice, rest)
    }
  }

  extension CGFloat {
    /// The number itself.
    public var native: Double { self }
    public typealias NativeType = Double
  }

  extension CGRect {
    public var debugDescription: String { description }
  }
  extension CGPoint {
    public var debugDescription: String { description }
  }
  extension CGSize {
    public var debugDescription: String { description }
  }
#endif

extension CGRect {
  /// Whether two rectangles are the same.
  ///
  /// - Parameter other: The other one.
  /// - Returns: Whether they are.
  public func equalTo(_ other: CGRect) -> Bool { self == other }

  /// The numbers by their names.
  public var dictionaryRepresentation: [String: NSNumber] {
    [
      "X": NSNumber(value: Double(minX)), "Y": NSNumber(value: Double(minY)),
      "Width": NSNumber(value: Double(width)), "Height": NSNumber(value: Double(height)),
    ]
  }
}

extension CGPoint {
  /// Whether two points are the same.
  ///
  /// - Parameter other: The other one.
  /// - Returns: Whether they are.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether two sizes are the same.
  ///
  /// - Parameter other: The other one.
  /// - Returns: Whether they are.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGVector {
  /// The vector that goes nowhere.
  public init() { self.init(dx: 0, dy: 0) }
}

extension CGAffineTransform {
  /// The map of six zeros.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
}

extension UIEdgeInsets {
  /// No distance on any edge.
  public init() { self = .zero }
}

extension UILayoutPriority {
  /// Makes a priority higher.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - more: How much.
  public static func += (priority: inout UILayoutPriority, more: Float) { priority = priority + more }
  /// Makes a priority lower.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - less: How much.
  public static func -= (priority: inout UILayoutPriority, less: Float) { priority = priority - less }
}

extension NSValue {
  /// A vector as an object.
  ///
  /// - Parameter cgVector: The vector.
  public convenience init(cgVector: CGVector) {
    self.init(cgPoint: CGPoint(x: cgVector.dx, y: cgVector.dy))
  }
  /// The vector that the object was made of.
  public var cgVectorValue: CGVector { CGVector(dx: cgPointValue.x, dy: cgPointValue.y) }

  /// Distances from the corner as an object.
  ///
  /// - Parameter uiOffset: The distances.
  public convenience init(uiOffset: UIOffset) {
    self.init(cgPoint: CGPoint(x: uiOffset.horizontal, y: uiOffset.vertical))
  }
  /// The distances that the object was made of.
  public var uiOffsetValue: UIOffset { UIOffset(horizontal: cgPointValue.x, vertical: cgPointValue.y) }
}

// MARK: Texts

/// A number as UIKit writes it: a whole one without a point.
private func text(_ number: CGFloat) -> String {
  let double = Double(number)
  return double == double.rounded() && double.magnitude < 1e15 ? "\(Int(double))" : "\(double)"
}

/// The numbers in a text, at least as many as asked for.
private func numbers(in text: String, _ count: Int) -> [CGFloat] {
  var found: [CGFloat] = []
  for part in text.split(whereSeparator: { "{}, ".contains($0) }) {
    if let number = Double(String(part)) { found.append(CGFloat(number)) }
  }
  while found.count < count { found.append(0) }
  return found
}

extension NSCoder {
  /// A rectangle as a text.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: As `{{1, 2}, {3, 4}}`.
  public static func string(for rect: CGRect) -> String {
    "{" + string(for: rect.origin) + ", " + string(for: rect.size) + "}"
  }
  /// A point as a text.
  ///
  /// - Parameter point: The point.
  /// - Returns: As `{1, 2}`.
  public static func string(for point: CGPoint) -> String { "{" + text(point.x) + ", " + text(point.y) + "}" }
  /// A size as a text.
  ///
  /// - Parameter size: The size.
  /// - Returns: As `{1, 2}`.
  public static func string(for size: CGSize) -> String {
    "{" + text(size.width) + ", " + text(size.height) + "}"
  }
  /// A vector as a text.
  ///
  /// - Parameter vector: The vector.
  /// - Returns: As `{1, 2}`.
  public static func string(for vector: CGVector) -> String {
    "{" + text(vector.dx) + ", " + text(vector.dy) + "}"
  }
  /// Distances from the edges as a text.
  ///
  /// - Parameter insets: The distances.
  /// - Returns: Top, left, bottom and right, as `{1, 2, 3, 4}`.
  public static func string(for insets: UIEdgeInsets) -> String {
    "{" + [insets.top, insets.left, insets.bottom, insets.right].map { text($0) }.joined(separator: ", ")
      + "}"
  }
  /// Distances from the corner as a text.
  ///
  /// - Parameter offset: The distances.
  /// - Returns: As `{1, 2}`.
  public static func string(for offset: UIOffset) -> String {
    "{" + text(offset.horizontal) + ", " + text(offset.vertical) + "}"
  }
  /// A map as a text.
  ///
  /// - Parameter transform: The map.
  /// - Returns: As `[1, 0, 0, 1, 0, 0]`.
  public static func string(for transform: CGAffineTransform) -> String {
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[" + parts.map { text($0) }.joined(separator: ", ") + "]"
  }

  /// The rectangle of a text.
  ///
  /// - Parameter string: As `{{1, 2}, {3, 4}}`.
  /// - Returns: The rectangle; numbers that are missing are 0.
  public static func cgRect(for string: String) -> CGRect {
    let parts = numbers(in: string, 4)
    return CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
  }
  /// The point of a text.
  ///
  /// - Parameter string: As `{1, 2}`.
  /// - Returns: The point; numbers that are missing are 0.
  public static func cgPoint(for string: String) -> CGPoint {
    let parts = numbers(in: string, 2)
    return CGPoint(x: parts[0], y: parts[1])
  }
  /// The size of a text.
  ///
  /// - Parameter string: As `{1, 2}`.
  /// - Returns: The size; numbers that are missing are 0.
  public static func cgSize(for string: String) -> CGSize {
    let parts = numbers(in: string, 2)
    return CGSize(width: parts[0], height: parts[1])
  }
  /// The vector of a text.
  ///
  /// - Parameter string: As `{1, 2}`.
  /// - Returns: The vector; numbers that are missing are 0.
  public static func cgVector(for string: String) -> CGVector {
    let parts = numbers(in: string, 2)
    return CGVector(dx: parts[0], dy: parts[1])
  }
  /// The distances from the edges of a text.
  ///
  /// - Parameter string: Top, left, bottom and right, as `{1, 2, 3, 4}`.
  /// - Returns: The distances; numbers that are missing are 0.
  public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let parts = numbers(in: string, 4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }
}
