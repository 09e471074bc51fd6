// A layer's properties, or parts of them, by their key paths.

extension CALayer {
  /// Sets a property, or a part of one, by its key path, as `transform.scale`; the path is one that can be animated. A path that
  /// the layer does not have changes nothing.
  ///
  /// - Parameters:
  ///   - value: The value: a number, or what ``CAAnimationValue`` wraps.
  ///   - path: The key path.
  public final func setValue(_ value: CAAnimationValue, forKeyPath path: String) {
    guard let keyPath = LayerKeyPath(path), var numbers = self.numbers(of: keyPath.key) else { return }
    keyPath.write(value.numbers, to: &numbers)
    take(numbers, for: keyPath.key)
  }

  /// A property, or a part of one, by its key path.
  ///
  /// - Parameter path: The key path.
  /// - Returns: The value; nil where the layer has no such property.
  public final func value(forKeyPath path: String) -> CAAnimationValue? {
    guard let keyPath = LayerKeyPath(path), let numbers = self.numbers(of: keyPath.key) else { return nil }
    return CAAnimationValue(numbers: keyPath.read(numbers))
  }

  /// Sets a property from as many numbers as it has.
  private final func take(_ numbers: [Double], for key: LayerKey) {
    switch key {
    case .path: (self as? CAShapeLayer)?.path = numbers.isEmpty ? nil : CGPath(AnimatedNumbers.path(numbers))
    case .shadowPath: shadowPath = numbers.isEmpty ? nil : CGPath(AnimatedNumbers.path(numbers))
    case .locations: (self as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: $0) }
    case .colors: takeColors(numbers)
    case .transform: if numbers.count == 16 { transform = CATransform3D(numbers: numbers) }
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor:
      if numbers.count == 4 { take(CGColor(AnimatedNumbers.color(numbers)), for: key) }
    case .bounds, .contentsRect:
      guard numbers.count == 4 else { return }
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if key == .bounds { bounds = rect } else { contentsRect = rect }
    case .position, .anchorPoint, .shadowOffset, .startPoint, .endPoint:
      if numbers.count == 2 { take(CGPoint(x: numbers[0], y: numbers[1]), for: key) }
    default: if numbers.count == 1 { take(CGFloat(numbers[0]), for: key) }
    }
  }

  private final func take(_ color: CGColor, for key: LayerKey) {
    switch key {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color
    case .shadowColor: shadowColor = color
    case .fillColor: (self as? CAShapeLayer)?.fillColor = color
    default: (self as? CAShapeLayer)?.strokeColor = color
    }
  }

  private final func take(_ point: CGPoint, for key: LayerKey) {
    switch key {
    case .position: position = point
    case .anchorPoint: anchorPoint = point
    case .shadowOffset: shadowOffset = CGSize(width: point.x, height: point.y)
    case .startPoint: (self as? CAGradientLayer)?.startPoint = point
    default: (self as? CAGradientLayer)?.endPoint = point
    }
  }

  private final func take(_ number: CGFloat, for key: LayerKey) {
    switch key {
    case .opacity: opacity = Float(number)
    case .cornerRadius: cornerRadius = number
    case .borderWidth: borderWidth = number
    case .shadowOpacity: shadowOpacity = Float(number)
    case .shadowRadius: shadowRadius = number
    case .zPosition: zPosition = number
    case .lineWidth: (self as? CAShapeLayer)?.lineWidth = number
    case .strokeStart: (self as? CAShapeLayer)?.strokeStart = number
    case .strokeEnd: (self as? CAShapeLayer)?.strokeEnd = number
    case .lineDashPhase: (self as? CAShapeLayer)?.lineDashPhase = number
    default: break
    }
  }

  private final func takeColors(_ numbers: [Double]) {
    var colors: [CGColor] = []
    for start in stride(from: 0, to: numbers.count - 3, by: 4) {
      colors.append(CGColor(AnimatedNumbers.color(Array(numbers[start..<start + 4]))))
    }
    (self as? CAGradientLayer)?.colors = colors
  }
}

extension CAAnimationValue {
  /// The number that it is; nil where it is more than one.
  public var doubleValue: Double? { numbers.count == 1 ? numbers[0] : nil }
  /// The point that it is; nil where it has not two numbers.
  public var cgPointValue: CGPoint? {
    numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }
}
