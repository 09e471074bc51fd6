import Ink

/// The properties of a layer that can be animated.
enum LayerKey: String {
  case position, bounds, opacity, transform, cornerRadius, backgroundColor, borderWidth, borderColor,
    shadowOpacity, shadowRadius, shadowOffset, shadowColor, shadowPath, contentsRect, anchorPoint, zPosition
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase
  case colors, locations, startPoint, endPoint

  var change: DisplayChange {
    switch self {
    case .position: .frame
    case .bounds: [.frame, .scroll]
    case .opacity: .alpha
    case .transform: [.transform, .space]
    case .cornerRadius: .corner
    case .backgroundColor: .background
    case .borderWidth, .borderColor: .border
    case .shadowOpacity, .shadowRadius, .shadowOffset, .shadowColor, .shadowPath: [.shadow, .shapes]
    case .contentsRect: .pixels
    case .anchorPoint: [.frame, .space]
    case .zPosition: .space
    default: .shapes
    }
  }

  /// Whether a view has it too and animates it itself.
  var isOfViews: Bool {
    switch self {
    case .position, .bounds, .opacity, .transform, .cornerRadius, .backgroundColor: true
    default: false
    }
  }
}

/// The numbers of a layer's property.
struct LayerValue {
  let key: LayerKey
  var numbers: [Double]
}

/// A property, or a part of one, by its key path.
struct LayerKeyPath {
  enum Part {
    case whole
    case numbers(Range<Int>)
    /// Axes: 0 is x, 1 is y, 2 is z.
    case rotation(Int)
    case scale(Int?)
    case translation(Int)
    case translationInPlane
  }

  let key: LayerKey
  var part = Part.whole

  /// Nil for a path that no layer has.
  init?(_ path: String) {
    if let key = LayerKey(rawValue: path) {
      self.key = key
      return
    }
    let parts: (LayerKey, Part)? =
      switch path {
      case "position.x": (.position, .numbers(0..<1))
      case "position.y": (.position, .numbers(1..<2))
      case "anchorPoint.x": (.anchorPoint, .numbers(0..<1))
      case "anchorPoint.y": (.anchorPoint, .numbers(1..<2))
      case "bounds.origin": (.bounds, .numbers(0..<2))
      case "bounds.origin.x": (.bounds, .numbers(0..<1))
      case "bounds.origin.y": (.bounds, .numbers(1..<2))
      case "bounds.size": (.bounds, .numbers(2..<4))
      case "bounds.size.width": (.bounds, .numbers(2..<3))
      case "bounds.size.height": (.bounds, .numbers(3..<4))
      case "contentsRect.origin": (.contentsRect, .numbers(0..<2))
      case "contentsRect.origin.x": (.contentsRect, .numbers(0..<1))
      case "contentsRect.origin.y": (.contentsRect, .numbers(1..<2))
      case "contentsRect.size": (.contentsRect, .numbers(2..<4))
      case "contentsRect.size.width": (.contentsRect, .numbers(2..<3))
      case "contentsRect.size.height": (.contentsRect, .numbers(3..<4))
      case "shadowOffset.width": (.shadowOffset, .numbers(0..<1))
      case "shadowOffset.height": (.shadowOffset, .numbers(1..<2))
      case "startPoint.x": (.startPoint, .numbers(0..<1))
      case "startPoint.y": (.startPoint, .numbers(1..<2))
      case "endPoint.x": (.endPoint, .numbers(0..<1))
      case "endPoint.y": (.endPoint, .numbers(1..<2))
      case "transform.rotation", "transform.rotation.z": (.transform, .rotation(2))
      case "transform.rotation.x": (.transform, .rotation(0))
      case "transform.rotation.y": (.transform, .rotation(1))
      case "transform.scale": (.transform, .scale(nil))
      case "transform.scale.x": (.transform, .scale(0))
      case "transform.scale.y": (.transform, .scale(1))
      case "transform.scale.z": (.transform, .scale(2))
      case "transform.translation": (.transform, .translationInPlane)
      case "transform.translation.x": (.transform, .translation(0))
      case "transform.translation.y": (.transform, .translation(1))
      case "transform.translation.z": (.transform, .translation(2))
      default: nil
      }
    guard let parts else { return nil }
    (key, part) = parts
  }

  /// Returns the numbers that the key path names, of the numbers of the property.
  func read(_ numbers: [Double]) -> [Double] {
    switch part {
    case .whole: return numbers
    case .numbers(let range): return range.upperBound <= numbers.count ? Array(numbers[range]) : []
    default: break
    }
    // Numbers that are no map count as the one that changes nothing. There are no arrays of constants here: of several
    // in one function, a page may take one for another (CONTRIBUTING).
    let map = numbers.count == 16 ? numbers : CATransform3D().numbers
    var found: [Double] = []
    switch part {
    case .rotation(2): found.append(Mathematics.arctangent(y: map[1], x: map[0]))
    case .rotation: found.append(0)
    case .scale(let axis): found.append(LayerKeyPath.length(map, of: axis ?? 0))
    case .translation(let axis): found.append(map[12 + axis])
    default:
      found.append(map[12])
      found.append(map[13])
    }
    return found
  }

  /// Writes the numbers that the key path names into the property's numbers.
  func write(_ new: [Double], to numbers: inout [Double]) {
    guard let first = new.first else { return }
    switch part {
    case .whole: numbers = new
    case .numbers(let range):
      if new.count == range.count, range.upperBound <= numbers.count {
        numbers.replaceSubrange(range, with: new)
      }
    case .rotation(let axis):
      guard numbers.count == 16 else { return }
      let turn = axis == 2 ? first - read(numbers)[0] : first
      let map = CATransform3D(numbers: numbers)
      numbers =
        CATransform3DRotate(map, CGFloat(turn), axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
        .numbers
    case .scale(let axis):
      guard numbers.count == 16 else { return }
      for row in 0..<3 where axis == nil || axis == row {
        let length = LayerKeyPath.length(numbers, of: row)
        for column in 0..<3 {
          let place = row * 4 + column
          numbers[place] = length > 0 ? numbers[place] / length * first : row == column ? first : 0
        }
      }
    case .translation(let axis): if numbers.count == 16 { numbers[12 + axis] = first }
    case .translationInPlane:
      guard numbers.count == 16, new.count == 2 else { return }
      (numbers[12], numbers[13]) = (new[0], new[1])
    }
  }

  private static func length(_ numbers: [Double], of row: Int) -> Double {
    let (x, y, z) = (numbers[row * 4], numbers[row * 4 + 1], numbers[row * 4 + 2])
    return (x * x + y * y + z * z).squareRoot()
  }
}
