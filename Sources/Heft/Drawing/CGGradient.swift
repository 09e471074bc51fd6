import Ink

/// The colors that a gradient takes: an array of them, as Swift has arrays.
public typealias CFArray = [CGColor]

/// Colors that go over into one another.
public final class CGGradient: NSObject, @unchecked Sendable {
  let stops: [GradientShader.Stop]

  private init(_ stops: [GradientShader.Stop]) {
    self.stops = stops
    super.init()
  }

  /// A gradient of colors, each at its location along the gradient, 0...1. Without locations they are spread evenly.
  ///
  /// - Parameters:
  ///   - space: Taken, and does not count: all is sRGB.
  ///   - colors: At least one; what has no location is left out.
  ///   - locations: In any order; a location beyond 0...1 is moved to the nearer end.
  /// - Returns: nil without colors.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    var stops: [GradientShader.Stop] = []
    for (index, color) in colors.enumerated() {
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      if let locations, index >= locations.count { break }
      let location = locations.map { Double($0[index]) } ?? even
      let stop = GradientShader.Stop(
        location: location.isNaN ? 0 : min(max(location, 0), 1), red: color.rgba.red, green: color.rgba.green,
        blue: color.rgba.blue, alpha: color.rgba.alpha)
      let place = stops.lastIndex { $0.location <= stop.location }.map { $0 + 1 } ?? 0
      stops.insert(stop, at: place)
    }
    if stops.isEmpty { return nil }
    self.init(stops)
  }

  /// A gradient of colors by their parts, as many of each as the space has and an opacity.
  ///
  /// - Parameters:
  ///   - space: What the parts mean.
  ///   - components: The parts, one color after the other.
  ///   - locations: 0...1, one for each color; nil is evenly.
  ///   - count: How many colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count / size >= count else { return nil }
    let colors = (0..<count).map { index in
      let first = index * size
      let isGray = size == 2
      return CGColor(
        red: components[first], green: components[isGray ? first : first + 1],
        blue: components[isGray ? first : first + 2], alpha: components[first + size - 1])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Draws a gradient along a line on all that lies within the clip. Where start and end are one point nothing is
  /// drawn.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - start: In the context's points.
  ///   - end: In the context's points.
  ///   - options: Whether the first and the last color go on beyond.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, from: start, to: end, radii: nil, options: options)
  }

  /// Draws a gradient from one circle to another on all that lies within the clip. With the same circle twice, or a
  /// radius below 0, nothing is drawn.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - startCenter: In the context's points.
  ///   - startRadius: In points.
  ///   - endCenter: In the context's points.
  ///   - endRadius: In points.
  ///   - options: Whether the first and the last color go on beyond.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(
      gradient, from: startCenter, to: endCenter, radii: (Double(startRadius), Double(endRadius)),
      options: options)
  }

  private func draw(
    _ gradient: CGGradient, from start: CGPoint, to end: CGPoint, radii: (Double, Double)?,
    options: CGGradientDrawingOptions
  ) {
    guard
      let shader = GradientShader(
        stops: gradient.stops, from: Point(Double(start.x), Double(start.y)),
        to: Point(Double(end.x), Double(end.y)), radii: radii,
        before: options.contains(.drawsBeforeStartLocation), after: options.contains(.drawsAfterEndLocation),
        through: Affine(state.transform))
    else { return }
    let alpha = state.alpha
    draw(casts: false) { $0.shade(with: shader, alpha: alpha, mode: $1, clip: $2, mask: $3) }
  }
}
