/// Lines and curves, one after another. A point that is not a number is left out with its line or curve.
public struct Path: Equatable, Sendable {
  /// A step of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(Point)
    /// A line to a point.
    case line(Point)
    case quad(control: Point, end: Point)
    case cubic(first: Point, second: Point, end: Point)
    /// A line back to where the subpath began.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []
  /// Where the last step has ended; nil at the beginning.
  public private(set) var current: Point?
  private var start = Point(0, 0)

  /// A path without steps.
  public init() {}

  /// Whether the path has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Begins a subpath.
  ///
  /// - Parameter point: Where it begins; one that is not finite is left out, as in all steps.
  public mutating func move(to point: Point) {
    guard point.isFinite else { return }
    elements.append(.move(point))
    start = point
    current = point
  }

  /// A line from the current point; without one, the beginning of a subpath.
  ///
  /// - Parameter point: Where the line ends.
  public mutating func line(to point: Point) {
    guard point.isFinite else { return }
    guard current != nil else { return move(to: point) }
    elements.append(.line(point))
    current = point
  }

  /// A curve with one control point.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - control: The point it is pulled toward; without a current point the curve begins there.
  public mutating func quad(to end: Point, control: Point) {
    guard end.isFinite, control.isFinite else { return }
    if current == nil { move(to: control) }
    elements.append(.quad(control: control, end: end))
    current = end
  }

  /// A curve with two control points.
  ///
  /// - Parameters:
  ///   - end: Where the curve ends.
  ///   - first: The point its beginning is pulled toward; without a current point the curve begins there.
  ///   - second: The point its end is pulled toward.
  public mutating func cubic(to end: Point, first: Point, second: Point) {
    guard end.isFinite, first.isFinite, second.isFinite else { return }
    if current == nil { move(to: first) }
    elements.append(.cubic(first: first, second: second, end: end))
    current = end
  }

  /// Joins the subpath's end to its beginning.
  public mutating func close() {
    guard current != nil, elements.last != .close else { return }
    elements.append(.close)
    current = start
  }

  /// Appends the steps of another path, taken through a map.
  ///
  /// - Parameters:
  ///   - other: The path to append.
  ///   - map: Takes its points.
  public mutating func append(_ other: Path, through map: Affine = .identity) {
    for element in other.elements {
      switch element {
      case .move(let point): move(to: map(point))
      case .line(let point): line(to: map(point))
      case .quad(let control, let end): quad(to: map(end), control: map(control))
      case .cubic(let first, let second, let end): cubic(to: map(end), first: map(first), second: map(second))
      case .close: close()
      }
    }
  }

  /// Appends another path, taken through a map; where this one has begun, the other's first step is a line.
  ///
  /// - Parameters:
  ///   - other: The path to append.
  ///   - map: Takes its points.
  public mutating func join(_ other: Path, through map: Affine = .identity) {
    let isBegun = current != nil
    var other = other
    if isBegun, case .move(let start)? = other.elements.first {
      other.elements[0] = .line(start)
    }
    append(other, through: map)
  }
}
