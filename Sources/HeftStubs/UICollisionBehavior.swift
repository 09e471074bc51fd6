import Heft

/// Hears where items hit one another or a bound.
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// An item begins to touch a bound.
  ///
  /// - Parameters:
  ///   - behavior: The behavior.
  ///   - item: The item.
  ///   - identifier: The bound's name; nil is an edge of the reference view.
  ///   - point: The item's center for an edge, otherwise the bound's nearest point, in the reference view's
  ///     coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: AnyObject?, at point: CGPoint)

  /// Two items begin to touch.
  ///
  /// - Parameters:
  ///   - behavior: The behavior.
  ///   - item1: The one item.
  ///   - item2: The other one.
  ///   - point: The middle between the centers of both, in the reference view's coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at point: CGPoint)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: AnyObject?, at point: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at point: CGPoint
  ) {}
}

/// Keeps items within bounds and apart.
public final class UICollisionBehavior: HeftItemsBehavior {
  /// The things that an item collides with.
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: UInt.max)
  }

  public var collisionMode = Mode.everything
  public var translatesReferenceBoundsIntoBoundary = false
  /// The delegate for contacts; a weak reference.
  @Weak public var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private var lines: [(name: String, from: CGPoint, to: CGPoint)] = []
  /// Which items touch which bound, so that a contact begins once.
  private var touching: Set<String> = []

  /// Makes the reference view's edges a bound.
  ///
  /// - Parameter insets: How far inside the edges the bound is, in points.
  public func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a line as a bound.
  ///
  /// - Parameters:
  ///   - identifier: The bound's name; bounds of the same name are added to each other.
  ///   - from: The line's one end, in the reference view's coordinates.
  ///   - to: Its other end.
  public func addBoundary(withIdentifier identifier: NSString, from: CGPoint, to: CGPoint) {
    lines.append(("\(identifier)", from, to))
  }

  /// Adds a line as a bound.
  ///
  /// - Parameters:
  ///   - identifier: The bound's name; bounds of the same name are added to each other.
  ///   - from: The line's one end, in the reference view's coordinates.
  ///   - to: Its other end.
  @_disfavoredOverload
  public func addBoundary(withIdentifier identifier: String, from: CGPoint, to: CGPoint) {
    lines.append((identifier, from, to))
  }

  /// Adds the four sides of a path's box as a bound: curves are not followed here.
  ///
  /// - Parameters:
  ///   - identifier: The bound's name; bounds of the same name are added to each other.
  ///   - path: The path, in the reference view's coordinates.
  public func addBoundary(withIdentifier identifier: NSString, for path: UIBezierPath) {
    let box = path.cgPath.boundingBox
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    for index in 0..<4 { lines.append(("\(identifier)", corners[index], corners[(index + 1) % 4])) }
  }

  /// The names of the bounds that were added.
  public var boundaryIdentifiers: [NSString]? {
    var names: [String] = []
    for line in lines where !names.contains(line.name) { names.append(line.name) }
    return names.isEmpty ? nil : names.map { NSString(string: $0) }
  }

  /// Takes every bound of a name out.
  ///
  /// - Parameter identifier: The name; one that no bound has changes nothing.
  public func removeBoundary(withIdentifier identifier: NSString) {
    lines.removeAll { $0.name == "\(identifier)" }
  }
  public func removeAllBoundaries() {
    lines = []
    translatesReferenceBoundsIntoBoundary = false
  }

  public override func hold(_ world: UIDynamicAnimator, _ seconds: CGFloat) {
    if collisionMode.contains(.boundaries) {
      for (index, item) in items.enumerated() { holdIn(world, world.body(item), index) }
    }
    if collisionMode.contains(.items) {
      for one in items.indices {
        for other in items.indices where other > one { part(world, one, other) }
      }
    }
  }

  private func touch(_ name: String, _ isTouching: Bool) -> Bool {
    guard isTouching else {
      touching.remove(name)
      return false
    }
    return touching.insert(name).inserted
  }

  private func holdIn(_ world: UIDynamicAnimator, _ body: DynamicBody, _ index: Int) {
    let size = body.item.bounds.size
    var center = body.item.center
    if translatesReferenceBoundsIntoBoundary, let view = world.referenceView {
      let box = view.bounds.inset(by: insets)
      let (left, right) = (box.minX + size.width / 2, box.maxX - size.width / 2)
      let (top, bottom) = (box.minY + size.height / 2, box.maxY - size.height / 2)
      var isTouching = false
      if center.x < left, left <= right {
        (center.x, isTouching) = (left, true); bounce(&body.velocity.dx, 1, body)
      }
      if center.x > right, left <= right {
        (center.x, isTouching) = (right, true); bounce(&body.velocity.dx, -1, body)
      }
      if center.y < top, top <= bottom {
        (center.y, isTouching) = (top, true); bounce(&body.velocity.dy, 1, body)
      }
      if center.y > bottom, top <= bottom {
        (center.y, isTouching) = (bottom, true); bounce(&body.velocity.dy, -1, body)
      }
      if isTouching { body.item.center = center }
      if touch("\(index) bounds", isTouching) {
        collisionDelegate?.collisionBehavior(
          self, beganContactFor: body.item, withBoundaryIdentifier: nil, at: center)
      }
    }
    for line in lines { hold(body, line, index) }
  }

  private func bounce(_ speed: inout CGFloat, _ direction: CGFloat, _ body: DynamicBody) {
    if speed * direction < 0 {
      // A body slower than a frame of gravity rests.
      speed = speed.magnitude < 20 ? 0 : -speed * body.elasticity
    }
  }

  /// Keeps a body off a line, as a circle of its smaller side.
  private func hold(_ body: DynamicBody, _ line: (name: String, from: CGPoint, to: CGPoint), _ index: Int) {
    let size = body.item.bounds.size
    let radius = Swift.min(size.width, size.height) / 2
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return }
    let center = body.item.center
    let along = Swift.max(
      0, Swift.min(1, ((center.x - line.from.x) * dx + (center.y - line.from.y) * dy) / length))
    let near = CGPoint(x: line.from.x + dx * along, y: line.from.y + dy * along)
    let (ox, oy) = (center.x - near.x, center.y - near.y)
    let distance = (ox * ox + oy * oy).squareRoot()
    let isTouching = distance < radius && distance > 0
    if isTouching {
      let (nx, ny) = (ox / distance, oy / distance)
      body.item.center = CGPoint(x: near.x + nx * radius, y: near.y + ny * radius)
      let speed = body.velocity.dx * nx + body.velocity.dy * ny
      if speed < 0 {
        body.velocity.dx -= nx * speed * (1 + body.elasticity)
        body.velocity.dy -= ny * speed * (1 + body.elasticity)
      }
    }
    if touch("\(index) " + line.name, isTouching) {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: body.item, withBoundaryIdentifier: NSString(string: line.name), at: near)
    }
  }

  /// Parts two items along the axis on which they overlap less.
  private func part(_ world: UIDynamicAnimator, _ one: Int, _ two: Int) {
    let (first, second) = (world.body(items[one]), world.body(items[two]))
    let (a, b) = (first.item.center, second.item.center)
    let (sizeA, sizeB) = (first.item.bounds.size, second.item.bounds.size)
    let overlapX = (sizeA.width + sizeB.width) / 2 - (a.x - b.x).magnitude
    let overlapY = (sizeA.height + sizeB.height) / 2 - (a.y - b.y).magnitude
    let isTouching = overlapX > 0 && overlapY > 0
    if isTouching {
      let isSideways = overlapX < overlapY
      let sign: CGFloat = isSideways ? (a.x < b.x ? -1 : 1) : (a.y < b.y ? -1 : 1)
      let (nx, ny) = isSideways ? (sign, CGFloat(0)) : (CGFloat(0), sign)
      let overlap = isSideways ? overlapX : overlapY
      let (weightA, weightB) = (
        first.isAnchored ? 0 : 1 / first.mass, second.isAnchored ? 0 : 1 / second.mass
      )
      let whole = weightA + weightB
      guard whole > 0 else { return }
      first.item.center = CGPoint(
        x: a.x + nx * overlap * weightA / whole, y: a.y + ny * overlap * weightA / whole)
      second.item.center = CGPoint(
        x: b.x - nx * overlap * weightB / whole, y: b.y - ny * overlap * weightB / whole)
      let speed =
        (first.velocity.dx - second.velocity.dx) * nx + (first.velocity.dy - second.velocity.dy) * ny
      if speed < 0 {
        let push = -(1 + Swift.max(first.elasticity, second.elasticity)) * speed / whole
        first.velocity.dx += nx * push * weightA
        first.velocity.dy += ny * push * weightA
        second.velocity.dx -= nx * push * weightB
        second.velocity.dy -= ny * push * weightB
      }
    }
    if touch("\(one) \(two)", isTouching) {
      let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
      collisionDelegate?.collisionBehavior(self, beganContactFor: first.item, with: second.item, at: middle)
    }
  }
}
