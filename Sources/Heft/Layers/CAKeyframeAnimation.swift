import Ink

/// A change through several values.
public final class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in their order.
  public var values: [CAAnimationValue]?
  /// When each is reached, as shares of a run; nil is evenly.
  public var keyTimes: [NSNumber]?
  /// How the time between two values is spent.
  public var timingFunctions: [CAMediaTimingFunction]?
  /// How the values lie between those that are given.
  public var calculationMode = CAAnimationCalculationMode.linear
  /// The path of a position, in place of values: at the same speed all along.
  public var path: CGPath?
  /// Whether a layer that goes along a path turns with it; nil is that it keeps upright.
  public var rotationMode: CAAnimationRotationMode?

  override func copied() -> CAAnimation {
    let copy = CAKeyframeAnimation(keyPath: keyPath)
    copy.values = values
    copy.keyTimes = keyTimes
    copy.timingFunctions = timingFunctions
    copy.calculationMode = calculationMode
    copy.path = path
    copy.rotationMode = rotationMode
    return copyProperty(to: copy)
  }

  override var keys: [LayerKey] {
    var keys = super.keys
    if turns { keys.append(.transform) }
    return keys
  }

  private var turns: Bool { rotationMode != nil && path != nil && place?.key == .position }

  override func show(at share: Double, seconds: Double, in shown: inout [LayerValue], of layer: CALayer) {
    guard let place else { return }
    if let path {
      let walk = PathWalk(path.path)
      guard let point = walk.point(at: share) else { return }
      put([point.x, point.y], in: &shown, of: layer)
      if turns, let direction = walk.direction(at: share) { turn(to: direction, in: &shown, of: layer) }
      return
    }
    guard let values, let last = values.last else { return }
    let numbers = between(values.map { $0.numbers }, at: share, of: place.key)
    put(accumulated(numbers, end: last.numbers), in: &shown, of: layer)
  }

  /// The value at a share of a run.
  private func between(_ values: [[Double]], at share: Double, of key: LayerKey) -> [Double] {
    let count = values.count
    let isDiscrete = calculationMode == .discrete
    let paces = calculationMode.isPaced ? CAKeyframeAnimation.paces(of: values) : nil
    func time(_ index: Int) -> Double {
      if let paces { return paces[index] }
      if let keyTimes, keyTimes.count >= count { return keyTimes[index].doubleValue }
      return isDiscrete ? Double(index) / Double(count) : count > 1 ? Double(index) / Double(count - 1) : 0
    }
    var index = 0
    while index + 1 < count, time(index + 1) <= share { index += 1 }
    if index + 1 >= count || isDiscrete { return values[index] }
    let length = time(index + 1) - time(index)
    var part = length > 0 ? min(max((share - time(index)) / length, 0), 1) : 1
    if paces == nil, let timingFunctions, index < timingFunctions.count {
      part = timingFunctions[index].curve.progress(part)
    }
    let (from, to) = (values[index], values[index + 1])
    let isSmooth = calculationMode.isCubic && !key.hasAnyCount && key != .transform
    guard isSmooth, from.count == to.count else {
      return AnimatedNumbers.between(from, to, at: part, of: key)
    }
    let before = index > 0 && values[index - 1].count == from.count ? values[index - 1] : from
    let after = index + 2 < count && values[index + 2].count == from.count ? values[index + 2] : to
    return from.indices.map {
      CAKeyframeAnimation.curve(before[$0], from[$0], to[$0], after[$0], at: part)
    }
  }

  /// The times at which the values are reached at one speed all along, as shares.
  private static func paces(of values: [[Double]]) -> [Double] {
    var times: [Double] = []
    var distance = 0.0
    for index in values.indices {
      if index > 0, values[index].count == values[index - 1].count {
        distance += zip(values[index], values[index - 1]).reduce(0.0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
          .squareRoot()
      }
      times.append(distance)
    }
    return times.map { distance > 0 ? $0 / distance : 1 }
  }

  /// A number on the curve through two values whose slope at each is that of its neighbors (Catmull and Rom's).
  private static func curve(
    _ before: Double, _ from: Double, _ to: Double, _ after: Double, at part: Double
  ) -> Double {
    let first = to - before
    let second = 2 * before - 5 * from + 4 * to - after
    let third = 3 * from - before - 3 * to + after
    return (2 * from + part * (first + part * (second + part * third))) / 2
  }

  /// Turns the layer's own transform by the angle of a direction.
  private func turn(to direction: Point, in shown: inout [LayerValue], of layer: CALayer) {
    let index = shown.firstIndex { $0.key == .transform }
    guard let numbers = index.map({ shown[$0].numbers }) ?? layer.numbers(of: .transform), numbers.count == 16
    else { return }
    let sign = rotationMode == .rotateAutoReverse ? -1.0 : 1.0
    let angle = Mathematics.arctangent(y: direction.y * sign, x: direction.x * sign)
    let turned = CATransform3DRotate(CATransform3D(numbers: numbers), CGFloat(angle), 0, 0, 1).numbers
    if let index {
      shown[index].numbers = turned
    } else {
      shown.append(LayerValue(key: .transform, numbers: turned))
    }
  }
}

/// How a keyframe animation's values lie between those that are given.
public enum CAAnimationCalculationMode: Sendable {
  case linear
  case discrete
  /// At one speed all along, whatever the times say.
  case paced
  /// On a smooth curve through the values; maps and paths are as with `linear`.
  case cubic
  /// On a smooth curve, in times that go by the distances between the values.
  case cubicPaced

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer turns as it goes along a path.
public enum CAAnimationRotationMode: Sendable {
  /// Its right side goes ahead.
  case rotateAuto
  /// Its left side goes ahead.
  case rotateAutoReverse
}
