/// Colors from one to the next along a line or between two circles.
public final class GradientShader: Shader {
  /// A color at a location along the gradient, its parts 0...1 each and not multiplied by alpha.
  public struct Stop: Sendable {
    /// 0...1, from the beginning of the gradient to its end.
    public var location: Double
    /// 0...1.
    public var red: Double
    /// 0...1.
    public var green: Double
    /// 0...1.
    public var blue: Double
    /// 0...1, from clear to opaque.
    public var alpha: Double

    /// A color at a location along the gradient.
    ///
    /// - Parameters:
    ///   - location: 0...1, from the beginning of the gradient to its end.
    ///   - red: 0...1, not multiplied by alpha.
    ///   - green: 0...1.
    ///   - blue: 0...1.
    ///   - alpha: 0...1, from clear to opaque.
    public init(location: Double, red: Double, green: Double, blue: Double, alpha: Double) {
      self.location = location
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// How many steps the gradient has (our choice: more than a byte can tell apart in any two colors).
  private static let steps = 1024

  private let colors: [UInt32]
  private let start: Point
  private let axis: Point
  private let startRadius: Double
  private let growth: Double
  private let isRadial: Bool
  private let before: Bool
  private let after: Bool
  /// From the place of a pixel to the place that start and end are given in.
  private let inverse: Affine

  /// A gradient along a line, or between circles where one of the radii is not 0.
  ///
  /// - Parameters:
  ///   - stops: At least one, by location.
  ///   - start: Where the first color is.
  ///   - end: Where the last one is.
  ///   - radii: Those of the circles around start and end, not below 0; nil for a line.
  ///   - before: Whether the first color goes on beyond the start.
  ///   - after: Whether the last color goes on beyond the end.
  ///   - map: From the places given to pixels.
  /// - Returns: nil where the start and the end are at one place, or the map squashes the plane.
  public init?(
    stops: [Stop], from start: Point, to end: Point, radii: (Double, Double)?, before: Bool, after: Bool,
    through map: Affine
  ) {
    let axis = end - start
    let (startRadius, endRadius) = radii ?? (0, 0)
    guard let inverse = map.inverse, !stops.isEmpty, start.isFinite, axis.isFinite, startRadius >= 0,
      endRadius >= 0, startRadius.isFinite, endRadius.isFinite, axis.length > 0 || startRadius != endRadius
    else { return nil }
    colors = GradientShader.table(of: stops)
    self.start = start
    self.axis = axis
    self.startRadius = startRadius
    growth = endRadius - startRadius
    isRadial = radii != nil
    self.before = before
    self.after = after
    self.inverse = inverse
    super.init()
  }

  /// The colors of all steps, mixed evenly between the stops before they are multiplied by alpha.
  private static func table(of stops: [Stop]) -> [UInt32] {
    var next = 0
    return (0..<steps).map { step in
      let location = Double(step) / Double(steps - 1)
      while next < stops.count, stops[next].location <= location { next += 1 }
      let one = stops[max(next - 1, 0)]
      let other = stops[min(next, stops.count - 1)]
      let gap = other.location - one.location
      let share = gap > 0 ? (location - one.location) / gap : 0
      func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
      return premultiplied(
        red: mixed(one.red, other.red), green: mixed(one.green, other.green),
        blue: mixed(one.blue, other.blue), alpha: mixed(one.alpha, other.alpha))
    }
  }

  public override func write(x: Int, y: Int, count: Int, into room: UnsafeMutablePointer<UInt32>) {
    for index in 0..<count {
      let place = inverse(Point(Double(x + index) + 0.5, Double(y) + 0.5)) - start
      room[index] = isRadial ? radial(place) : linear(place)
    }
  }

  private func linear(_ place: Point) -> UInt32 {
    let share = (place.x * axis.x + place.y * axis.y) / (axis.x * axis.x + axis.y * axis.y)
    return shows(share) ? color(at: share) : 0
  }

  /// The color of the last circle on the way that goes through a place.
  private func radial(_ place: Point) -> UInt32 {
    let a = axis.x * axis.x + axis.y * axis.y - growth * growth
    let b = place.x * axis.x + place.y * axis.y + startRadius * growth
    let c = place.x * place.x + place.y * place.y - startRadius * startRadius
    if a.magnitude < 1e-9 {
      let share = c / (2 * b)
      return b != 0 && isCircle(share) ? color(at: share) : 0
    }
    let root = (b * b - a * c).squareRoot()
    guard root >= 0 else { return 0 }
    let (one, other) = ((b + root) / a, (b - root) / a)
    if isCircle(max(one, other)) { return color(at: max(one, other)) }
    return isCircle(min(one, other)) ? color(at: min(one, other)) : 0
  }

  private func isCircle(_ share: Double) -> Bool {
    startRadius + share * growth >= 0 && shows(share)
  }

  private func shows(_ share: Double) -> Bool {
    (share >= 0 || before) && (share <= 1 || after)
  }

  private func color(at share: Double) -> UInt32 {
    let last = Double(GradientShader.steps - 1)
    // `min` and `max` pass NaN through.
    let step = min(max(share, 0), 1) * last + 0.5
    return step >= 0 ? colors[Int(step)] : 0
  }
}
