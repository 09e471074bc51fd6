import Ink

/// The motion of a mass on a spring from 0 to its rest at 1, by its physics.
struct Spring {
  /// The undamped angular frequency.
  private let frequency: Double
  /// 1 is critical.
  private let ratio: Double
  private let velocity: Double

  /// Numbers that are not above 0, or no numbers, count as UIKit's first ones: 1, 100 and 10.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    let damping = damping >= 0 && damping.isFinite ? damping : 10
    frequency = (stiffness / mass).squareRoot()
    ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Where the mass is after seconds.
  func progress(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let part = (decay - velocity) / swing
      return 1 - Mathematics.exponential(-decay * time)
        * (Mathematics.cosine(swing * time) + part * Mathematics.sine(swing * time))
    }
    if ratio == 1 { return 1 - Mathematics.exponential(-decay * time) * (1 + (decay - velocity) * time) }
    let root = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (-decay + root, -decay - root)
    let share = (-velocity - slow) / (fast - slow)
    return 1 - (1 - share) * Mathematics.exponential(slow * time) - share
      * Mathematics.exponential(fast * time)
  }

  /// Seconds until all that is left of the distance is a thousandth; ten at most for a spring that hardly comes to rest
  /// (our choice).
  var settling: Double {
    let decay = ratio <= 1 ? ratio * frequency : frequency * (ratio - (ratio * ratio - 1).squareRoot())
    guard decay > 0 else { return 10 }
    return min(-Mathematics.logarithm(0.001) / decay * (ratio == 1 ? 1.34 : 1), 10)
  }
}

/// The points of a path by how far along it they lie.
struct PathWalk {
  private var points: [Point] = []
  /// How far each lies along the path; a jump to another subpath has no length.
  private var lengths: [Double] = []
  /// How many lines a curve is taken for (our choice).
  private static let curveParts = 24

  init(_ path: Path) {
    var start = Point(0, 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        start = point
        add(point, jumps: true)
      case .line(let point): add(point)
      case .quad(let control, let end):
        guard let from = points.last else { continue }
        for part in 1...PathWalk.curveParts {
          let t = Double(part) / Double(PathWalk.curveParts)
          add(mix(mix(from, control, t), mix(control, end, t), t))
        }
      case .cubic(let first, let second, let end):
        guard let from = points.last else { continue }
        for part in 1...PathWalk.curveParts {
          let t = Double(part) / Double(PathWalk.curveParts)
          let middle = mix(first, second, t)
          add(mix(mix(mix(from, first, t), middle, t), mix(middle, mix(second, end, t), t), t))
        }
      case .close: add(start)
      }
    }
  }

  private func mix(_ one: Point, _ other: Point, _ share: Double) -> Point {
    Point(one.x + (other.x - one.x) * share, one.y + (other.y - one.y) * share)
  }

  private mutating func add(_ point: Point, jumps: Bool = false) {
    var delta = Point(0, 0)
    if let last = points.last, !jumps { delta = Point(point.x - last.x, point.y - last.y) }
    lengths.append((lengths.last ?? 0) + (delta.x * delta.x + delta.y * delta.y).squareRoot())
    points.append(point)
  }

  /// The direction at a share of the path's length, that of the line there; nil for a path without lines.
  func direction(at share: Double) -> Point? {
    guard let total = lengths.last, total > 0 else { return nil }
    let wanted = min(max(share, 0), 1) * total
    var index = 1
    while index + 1 < points.count, lengths[index] < wanted || lengths[index] == lengths[index - 1] {
      index += 1
    }
    return Point(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
  }

  /// The point at a share of the path's length; nil for a path without steps.
  func point(at share: Double) -> Point? {
    guard let total = lengths.last, let first = points.first else { return nil }
    let wanted = min(max(share, 0), 1) * total
    guard let index = lengths.firstIndex(where: { $0 >= wanted }), index > 0 else { return first }
    let length = lengths[index] - lengths[index - 1]
    let part = length > 0 ? (wanted - lengths[index - 1]) / length : 1
    return mix(points[index - 1], points[index], part)
  }
}
