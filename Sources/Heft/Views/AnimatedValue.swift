/// A value that can lie between two others: up to six numbers.
struct AnimatedValue: Equatable {
  var numbers: (Double, Double, Double, Double, Double, Double)

  static func == (one: AnimatedValue, other: AnimatedValue) -> Bool { one.numbers == other.numbers }

  init(_ value: CGFloat) {
    numbers = (Double(value), 0, 0, 0, 0, 0)
  }

  init(_ point: CGPoint) {
    numbers = (Double(point.x), Double(point.y), 0, 0, 0, 0)
  }

  init(_ rect: CGRect) {
    numbers = (
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height), 0, 0
    )
  }

  init(_ color: RGBA) {
    numbers = (color.red, color.green, color.blue, color.alpha, 0, 0)
  }

  init(_ map: CGAffineTransform) {
    numbers = (Double(map.a), Double(map.b), Double(map.c), Double(map.d), Double(map.tx), Double(map.ty))
  }

  var float: CGFloat { CGFloat(numbers.0) }
  var point: CGPoint { CGPoint(x: numbers.0, y: numbers.1) }
  var rect: CGRect { CGRect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3) }
  var color: RGBA { RGBA(red: numbers.0, green: numbers.1, blue: numbers.2, alpha: numbers.3) }
  var map: CGAffineTransform {
    CGAffineTransform(
      a: CGFloat(numbers.0), b: CGFloat(numbers.1), c: CGFloat(numbers.2), d: CGFloat(numbers.3),
      tx: CGFloat(numbers.4), ty: CGFloat(numbers.5))
  }

  /// The value at a progress toward another, 0...1.
  func toward(_ end: AnimatedValue, by share: Double) -> AnimatedValue {
    var value = self
    value.numbers.0 += (end.numbers.0 - numbers.0) * share
    value.numbers.1 += (end.numbers.1 - numbers.1) * share
    value.numbers.2 += (end.numbers.2 - numbers.2) * share
    value.numbers.3 += (end.numbers.3 - numbers.3) * share
    value.numbers.4 += (end.numbers.4 - numbers.4) * share
    value.numbers.5 += (end.numbers.5 - numbers.5) * share
    return value
  }
}

/// How an animation spends its time.
enum MotionCurve {
  case easeInOut
  case easeIn
  case easeOut
  case linear
  case spring(SpringCurve)
  case cubic(Double, Double, Double, Double)

  /// The progress at a share of the time, 0...1 each: the cubic curves of CSS and Core Animation. A
  /// spring may pass by its end.
  func progress(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .linear: return time
    case .spring(let spring): return spring.progress(time)
    case .cubic(let x1, let y1, let x2, let y2): return MotionCurve.cubic(x1, y1, x2, y2, at: time)
    case .easeInOut: return MotionCurve.cubic(0.42, 0, 0.58, 1, at: time)
    case .easeIn: return MotionCurve.cubic(0.42, 0, 1, 1, at: time)
    case .easeOut: return MotionCurve.cubic(0, 0, 0.58, 1, at: time)
    }
  }

  /// The share of the time at which the progress is first so far: between two of 64 steps, found by halving.
  func time(of share: Double) -> Double {
    if share <= 0 { return 0 }
    if share == 1 { return 1 }
    if case .linear = self { return min(share, 1) }
    let step = 1.0 / 64
    var high = step
    while high < 1, progress(high) < share { high += step }
    var low = high - step
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if progress(middle) < share { low = middle } else { high = middle }
    }
    return high
  }

  /// The cubic Bezier curve from (0, 0) to (1, 1), found by halving: thirty steps leave less than a
  /// billionth.
  private static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double
  {
    func value(_ one: Double, _ two: Double, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * one + 3 * u * t * t * two + t * t * t
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if value(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return value(y1, y2, (low + high) / 2)
  }
}
