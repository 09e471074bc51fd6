import Ink

/// Values that can be animated as lists of numbers.
enum AnimatedNumbers {
  static func of(_ point: CGPoint) -> [Double] { [Double(point.x), Double(point.y)] }

  static func of(_ rect: CGRect) -> [Double] {
    [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)]
  }

  static func of(_ color: CGColor?) -> [Double] {
    color.map { [$0.rgba.red, $0.rgba.green, $0.rgba.blue, $0.rgba.alpha] } ?? [0, 0, 0, 0]
  }

  static func of(_ colors: [CGColor]) -> [Double] { colors.flatMap { of($0) } }

  static func color(_ numbers: [Double]) -> RGBA {
    guard numbers.count == 4 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
    return RGBA(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  // MARK: Paths

  /// The steps as `Outline` has them.
  static func of(_ path: Path, through map: Affine = .identity) -> [Double] {
    var numbers: [Double] = []
    func add(_ points: Point...) {
      for point in points {
        let place = map(point)
        numbers.append(place.x)
        numbers.append(place.y)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        numbers.append(0)
        add(point)
      case .line(let point):
        numbers.append(1)
        add(point)
      case .quad(let control, let end):
        numbers.append(2)
        add(control, end)
      case .cubic(let first, let second, let end):
        numbers.append(3)
        add(first, second, end)
      case .close: numbers.append(4)
      }
    }
    return numbers
  }

  /// The path of the steps.
  static func path(_ numbers: [Double]) -> Path {
    var path = Path()
    var index = 0
    func point(_ number: Int) -> Point {
      Point(numbers[index + 1 + 2 * number], numbers[index + 2 + 2 * number])
    }
    while index < numbers.count {
      let code = numbers[index].rounded()
      let count = code < 2 ? 2 : code < 3 ? 4 : code < 4 ? 6 : 0
      guard index + count < numbers.count else { break }
      switch code {
      case 0: path.move(to: point(0))
      case 1: path.line(to: point(0))
      case 2: path.quad(to: point(1), control: point(0))
      case 3: path.cubic(to: point(2), first: point(0), second: point(1))
      default: path.close()
      }
      index += 1 + count
    }
    return path
  }

  // MARK: Between two values

  /// The value at a progress of 0...1; where the two are not alike, the one that is nearer.
  static func between(_ start: [Double], _ end: [Double], at share: Double, of key: LayerKey) -> [Double] {
    guard start.count == end.count else { return share < 0.5 ? start : end }
    if share == 0 { return start }
    if share == 1 { return end }
    if key == .transform, start.count == 16, let turned = turn(start, end, at: share) { return turned }
    return zip(start, end).map { $0 + ($1 - $0) * share }
  }

  /// Between two maps of the plane that turn, stretch and move: by each of the three.
  private static func turn(_ start: [Double], _ end: [Double], at share: Double) -> [Double]? {
    guard let one = PlaneParts(start), let other = PlaneParts(end) else { return nil }
    var difference = other.angle - one.angle
    if difference > .pi { difference -= 2 * .pi }
    if difference < -.pi { difference += 2 * .pi }
    func mixed(_ part: (PlaneParts) -> Double) -> Double { part(one) + (part(other) - part(one)) * share }
    let angle = one.angle + difference * share
    let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
    let (width, height) = (mixed { $0.width }, mixed { $0.height })
    return [
      cosine * width, sine * width, 0, 0, -sine * height, cosine * height, 0, 0, 0, 0, 1, 0,
      mixed { $0.x }, mixed { $0.y }, 0, 1,
    ]
  }

  private struct PlaneParts {
    let angle, width, height, x, y: Double

    /// Nil for a map that is not in the plane, or slants.
    init?(_ numbers: [Double]) {
      guard let map = CATransform3D(numbers: numbers).planeMap else { return nil }
      let (a, b, c, d) = (Double(map.a), Double(map.b), Double(map.c), Double(map.d))
      guard abs(a * c + b * d) < 1e-9 else { return nil }
      angle = a == 0 && b == 0 ? 0 : Mathematics.arctangent(y: b, x: a)
      width = (a * a + b * b).squareRoot()
      height = (c * c + d * d).squareRoot() * (a * d - b * c < 0 ? -1 : 1)
      (x, y) = (Double(map.tx), Double(map.ty))
    }
  }
}
