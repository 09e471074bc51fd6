import HeftProtocol

/// A layer that shows colors which pass into one another, within its round corners.
open class CAGradientLayer: CALayer {
  /// The colors in their order. UIKit's is a list of `Any`.
  public final var colors: [CGColor]? {
    didSet { changed(.colors, from: oldValue.map { AnimatedNumbers.of($0) }) }
  }

  /// Where each color lies, 0...1; nil is evenly.
  public final var locations: [NSNumber]? {
    didSet { changed(.locations, from: oldValue?.map { $0.doubleValue }) }
  }

  /// Where the first color lies, as shares of the layer's size; of a radial gradient the center.
  public final var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed(.startPoint, from: AnimatedNumbers.of(oldValue)) }
  }

  /// Where the last color lies.
  public final var endPoint = CGPoint(x: 0.5, y: 1) {
    didSet { changed(.endPoint, from: AnimatedNumbers.of(oldValue)) }
  }

  /// Along a line, or from a center.
  public final var type = CAGradientLayerType.axial { didSet { show(.shapes) } }

  override func numbers(of key: LayerKey) -> [Double]? {
    switch key {
    case .colors: AnimatedNumbers.of(colors ?? [])
    case .locations: (locations ?? []).map { $0.doubleValue }
    case .startPoint: AnimatedNumbers.of(startPoint)
    case .endPoint: AnimatedNumbers.of(endPoint)
    default: ownNumbers(of: key)
    }
  }

  override func drawing(in size: CGSize) -> LayerDrawing {
    let numbers = shownNumbers(.colors)
    let count = numbers.count / 4
    guard count > 0 else { return super.drawing(in: size) }
    let places = shownNumbers(.locations)
    var gradient = Gradient()
    gradient.isRadial = type == .radial
    func place(_ key: LayerKey) -> CGPoint {
      let share = shownNumbers(key).map { $0.isFinite ? $0 : 0 }
      return CGPoint(x: CGFloat(share[0]) * size.width, y: CGFloat(share[1]) * size.height)
    }
    gradient.start = place(.startPoint)
    gradient.end = place(.endPoint)
    var last = 0.0
    for index in 0..<count {
      let even = count > 1 ? Double(index) / Double(count - 1) : 0
      let wanted = places.count == count ? places[index] : even
      last = max(last, min(max(wanted.isFinite ? wanted : 0, 0), 1))
      let color = AnimatedNumbers.color(Array(numbers[index * 4..<index * 4 + 4]))
      gradient.stops.append(GradientStop(place: last, color: color.packed))
    }
    return LayerDrawing(gradient: gradient, shapes: shadowShapes(in: size))
  }

  override func makeCopy() -> CALayer {
    let copy = CAGradientLayer()
    copy.colors = colors
    copy.locations = locations
    copy.startPoint = startPoint
    copy.endPoint = endPoint
    copy.type = type
    return copy
  }
}

/// How a gradient's colors lie.
public enum CAGradientLayerType: Sendable {
  case axial, radial
}
