import Heft
import Ink

/// An aid for drawing: what is drawn once is there several times, about the middle of the paper.
enum Symmetry: Equatable {
  case none
  /// Left and right of an upright axis.
  case mirror
  /// On all four sides of an upright and a level axis.
  case axes
  /// So many times around the middle, one of `folds`.
  case turns(Int)

  /// How often it may be there around the middle (our choice).
  static let folds = 3...12

  /// Where a place about the middle is once more: a map for each time besides the first.
  var maps: [CGAffineTransform] {
    switch self {
    case .none: []
    case .mirror: [CGAffineTransform(scaleX: -1, y: 1)]
    case .axes: [(-1, 1), (1, -1), (-1, -1)].map { CGAffineTransform(scaleX: $0.0, y: $0.1) }
    case .turns(let count):
      (1..<max(count, 2)).map { CGAffineTransform(rotationAngle: 2 * .pi * CGFloat($0) / CGFloat(count)) }
    }
  }

  /// The directions from the middle in which its axes go, in radians.
  var axes: [Double] {
    switch self {
    case .none: []
    case .mirror: [-Double.pi / 2, .pi / 2]
    case .axes: (0..<4).map { Double($0) * .pi / 2 }
    case .turns(let count): (0..<count).map { 2 * .pi * Double($0) / Double(count) - .pi / 2 }
    }
  }
}

extension DrawnStroke {
  /// The stroke where a map about a place takes it, in pixels; a pen that leaned leans with it.
  func placed(by map: CGAffineTransform, about middle: SIMD2<Double>) -> DrawnStroke {
    var own = self
    let steps = StrokeSample.stepsInPixel
    for index in own.samples.indices {
      let sample = samples[index]
      let (x, y) = (Double(sample.x) / steps - middle.x, Double(sample.y) / steps - middle.y)
      let place = CGPoint(x: x, y: y).applying(map)
      own.samples[index].x = Int32(((Double(place.x) + middle.x) * steps).rounded())
      own.samples[index].y = Int32(((Double(place.y) + middle.y) * steps).rounded())
      guard sample.azimuth > 0 else { continue }
      let angle = Double(sample.azimuth - 1) / StrokeSample.steps * 2 * .pi
      let direction = CGPoint(x: Mathematics.cosine(angle), y: Mathematics.sine(angle)).applying(map)
      let turns = Mathematics.arctangent(y: Double(direction.y), x: Double(direction.x)) / (2 * .pi)
      own.samples[index].azimuth = UInt16(
        1 + ((turns - turns.rounded(.down)) * StrokeSample.steps).rounded())
    }
    return own
  }
}
