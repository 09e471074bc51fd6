import Heft

/// A region about a field's position.
public final class UIRegion: NSObject {
  private let isInside: (CGPoint) -> Bool

  private init(_ isInside: @escaping (CGPoint) -> Bool) {
    self.isInside = isInside
    super.init()
  }

  /// A circle.
  ///
  /// - Parameter radius: In points.
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
  /// A box.
  ///
  /// - Parameter size: In points.
  public convenience init(size: CGSize) {
    self.init { $0.x.magnitude <= size.width / 2 && $0.y.magnitude <= size.height / 2 }
  }

  nonisolated(unsafe) public static let infinite = UIRegion { _ in true }

  /// Returns what is outside.
  ///
  /// - Returns: A new region.
  public func inverse() -> UIRegion { UIRegion { !self.isInside($0) } }
  /// Returns what is in this or another region.
  ///
  /// - Parameter region: The other one.
  /// - Returns: A new region.
  public func union(with region: UIRegion) -> UIRegion {
    UIRegion { self.isInside($0) || region.isInside($0) }
  }
  /// Returns what is in this region and not in another one.
  ///
  /// - Parameter region: The other one.
  /// - Returns: A new region.
  public func difference(from region: UIRegion) -> UIRegion {
    UIRegion { self.isInside($0) && !region.isInside($0) }
  }
  /// Returns what is in this and another region.
  ///
  /// - Parameter region: The other one.
  /// - Returns: A new region.
  public func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { self.isInside($0) && region.isInside($0) }
  }
  /// Returns whether a point is in the region.
  ///
  /// - Parameter point: From the middle.
  /// - Returns: Whether it is.
  public func contains(_ point: CGPoint) -> Bool { isInside(point) }
}

/// A field of forces about a point, whose strengths are our own.
public final class UIFieldBehavior: HeftItemsBehavior {
  private enum Kind { case drag, vortex, radial, linear, velocity, spring, noise, none }

  private let kind: Kind
  public var position = CGPoint.zero
  public var region = UIRegion.infinite
  public var strength: CGFloat = 1
  public var falloff: CGFloat = 0
  public var minimumRadius: CGFloat = 1
  public var direction = CGVector(dx: 0, dy: 0)
  public var smoothness: CGFloat = 0
  public var animationSpeed: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
    super.init(items: [])
  }

  /// A field that brakes.
  ///
  /// - Returns: The field.
  public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// A field that turns items about its point.
  ///
  /// - Returns: The field.
  public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// A field that pulls to a point.
  ///
  /// - Parameter position: The point, in the reference view's coordinates.
  /// - Returns: The field.
  public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radial)
    field.position = position
    return field
  }
  /// A field that pulls in a direction.
  ///
  /// - Parameter direction: The direction and the strength.
  /// - Returns: The field.
  public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linear)
    field.direction = direction
    return field
  }
  /// A field that gives a speed.
  ///
  /// - Parameter direction: The direction and the speed.
  /// - Returns: The field.
  public static func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// A field that pulls to its point as a spring does.
  ///
  /// - Returns: The field.
  public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// A field of chance, which does nothing here.
  ///
  /// - Parameters:
  ///   - smoothness: Read back.
  ///   - speed: Read back.
  /// - Returns: The field.
  public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// A field of chance, which does nothing here.
  ///
  /// - Parameters:
  ///   - smoothness: Read back.
  ///   - speed: Read back.
  /// - Returns: The field.
  public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// A field that pulls charged items, of which there are none here.
  ///
  /// - Returns: The field.
  public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.none) }
  /// A field that turns charged items, of which there are none here.
  ///
  /// - Returns: The field.
  public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.none) }

  public override var isActive: Bool { kind == .velocity || kind == .vortex }

  public override func push(_ world: UIDynamicAnimator, _ seconds: CGFloat) {
    for item in items {
      let (x, y) = (item.center.x - position.x, item.center.y - position.y)
      guard region.contains(CGPoint(x: x, y: y)) else { continue }
      let body = world.body(item)
      let distance = Swift.max((x * x + y * y).squareRoot(), Swift.max(minimumRadius, 0.0001))
      let (nx, ny) = (x / distance, y / distance)
      // Where the field gets weaker, it does so from a hundred points on.
      let share = falloff > 0 ? CGFloat(pow(Double(Swift.max(distance / 100, 0.01)), -Double(falloff))) : 1
      let force = strength * share * seconds
      switch kind {
      case .drag:
        let kept = Swift.max(0, 1 - force)
        body.velocity = CGVector(dx: body.velocity.dx * kept, dy: body.velocity.dy * kept)
      case .vortex: pull(body, -ny * 1000 * force, nx * 1000 * force)
      case .radial: pull(body, -nx * 1000 * force, -ny * 1000 * force)
      case .linear: pull(body, direction.dx * 1000 * force, direction.dy * 1000 * force)
      case .velocity: body.velocity = direction
      case .spring: pull(body, -x * 10 * force / body.mass, -y * 10 * force / body.mass)
      case .noise, .none: break
      }
    }
  }

  private func pull(_ body: DynamicBody, _ x: CGFloat, _ y: CGFloat) {
    body.velocity = CGVector(dx: body.velocity.dx + x, dy: body.velocity.dy + y)
  }
}
