// Views that fall, hit one another's bounds, swing and snap. The physics is our own and simple: round or upright bodies
// that do not turn, Euler's half-implicit steps of a 240th of a second, the same for the same frames.

import Heft

/// An item that a dynamic animator moves.
public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// The state of an item in an animator.
final class DynamicBody {
  let item: any UIDynamicItem
  var velocity = CGVector(dx: 0, dy: 0)
  var force = CGVector(dx: 0, dy: 0)
  var elasticity: CGFloat = 0
  var resistance: CGFloat = 0
  var density: CGFloat = 1
  var isAnchored = false

  init(_ item: any UIDynamicItem) { self.item = item }

  /// A view of 100 by 100 points has the mass 1, as in UIKit.
  var mass: CGFloat {
    let size = item.bounds.size
    return Swift.max(0.0001, size.width * size.height / 10_000 * density)
  }
}

/// Something that items do.
open class UIDynamicBehavior: NSObject {
  public final var action: (() -> Void)?
  public final private(set) var childBehaviors: [UIDynamicBehavior] = []
  @Weak public final internal(set) var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }

  /// Adds a behavior that acts with this one.
  ///
  /// - Parameter behavior: The behavior; kept.
  public final func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }

  /// Takes a behavior out that acts with this one.
  ///
  /// - Parameter behavior: The behavior; one that is not there changes nothing.
  public final func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// Whose bodies it needs.
  open var bodies: [any UIDynamicItem] { [] }
  /// Puts forces on bodies, before a step.
  ///
  /// - Parameters:
  ///   - world: The animator.
  ///   - seconds: How long the step is.
  open func push(_ world: UIDynamicAnimator, _ seconds: CGFloat) {}
  /// Sets places right, after a step.
  ///
  /// - Parameters:
  ///   - world: The animator.
  ///   - seconds: How long the step is.
  open func hold(_ world: UIDynamicAnimator, _ seconds: CGFloat) {}
  /// Whether it may stop the animator's rest.
  open var isActive: Bool { false }
}

/// A behavior of several items.
open class HeftItemsBehavior: UIDynamicBehavior {
  public final private(set) var items: [any UIDynamicItem]

  /// A behavior of items.
  ///
  /// - Parameter items: The items; kept.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  /// Adds an item, and wakes the animator.
  ///
  /// - Parameter item: The item; one that is there already is not added again.
  public final func addItem(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
    dynamicAnimator?.wake()
  }

  /// Takes an item out.
  ///
  /// - Parameter item: The item; one that is not there changes nothing.
  public final func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open override var bodies: [any UIDynamicItem] { items }
}

/// Pulls items down: 1000 points per second squared for the magnitude 1, as in UIKit.
public final class UIGravityBehavior: HeftItemsBehavior {
  public var gravityDirection = CGVector(dx: 0, dy: 1)
  public var angle: CGFloat {
    get { CGFloat(atan2(Double(gravityDirection.dy), Double(gravityDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  public var magnitude: CGFloat {
    get {
      (gravityDirection.dx * gravityDirection.dx + gravityDirection.dy * gravityDirection.dy).squareRoot()
    }
    set {
      let old = magnitude
      gravityDirection =
        old > 0
        ? CGVector(dx: gravityDirection.dx / old * newValue, dy: gravityDirection.dy / old * newValue)
        : CGVector(dx: 0, dy: newValue)
    }
  }

  /// Sets the direction and the strength at once.
  ///
  /// - Parameters:
  ///   - angle: The direction in radians, 0 to the right and pi/2 down.
  ///   - magnitude: The strength; 1 is 1000 points per second squared.
  public func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(
      dx: CGFloat(cos(Double(angle))) * magnitude, dy: CGFloat(sin(Double(angle))) * magnitude)
  }

  public override func push(_ world: UIDynamicAnimator, _ seconds: CGFloat) {
    for item in items {
      let body = world.body(item)
      body.velocity.dx += gravityDirection.dx * 1000 * seconds
      body.velocity.dy += gravityDirection.dy * 1000 * seconds
    }
  }
}

/// A push, once or always: the magnitude 1 gives a mass of 1 the acceleration of 100 points per second squared.
public final class UIPushBehavior: HeftItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  public let mode: Mode
  public var active = true { didSet { dynamicAnimator?.wake() } }
  public var pushDirection = CGVector(dx: 0, dy: 0)

  /// A push in no direction yet.
  ///
  /// - Parameters:
  ///   - items: The items; kept.
  ///   - mode: Whether it pushes once or always.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  public var magnitude: CGFloat {
    get { (pushDirection.dx * pushDirection.dx + pushDirection.dy * pushDirection.dy).squareRoot() }
    set { setAngle(angle, magnitude: newValue) }
  }
  public var angle: CGFloat {
    get { CGFloat(atan2(Double(pushDirection.dy), Double(pushDirection.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// Sets the direction and the strength at once.
  ///
  /// - Parameters:
  ///   - angle: The direction in radians, 0 to the right and pi/2 down.
  ///   - magnitude: The strength; 1 gives a mass of 1 the acceleration of 100 points per second squared.
  public func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(
      dx: CGFloat(cos(Double(angle))) * magnitude, dy: CGFloat(sin(Double(angle))) * magnitude)
  }

  /// A push at a point off the middle, which pushes the middle here: nothing turns.
  ///
  /// - Parameters:
  ///   - offset: Left aside.
  ///   - item: Left aside.
  public func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

  public override var isActive: Bool { active && mode == .continuous }

  public override func push(_ world: UIDynamicAnimator, _ seconds: CGFloat) {
    guard active else { return }
    // At once, the push lasts as long as it takes to reach 100 points per second.
    let time = mode == .instantaneous ? 1 : seconds
    for item in items {
      let body = world.body(item)
      body.velocity.dx += pushDirection.dx * 100 / body.mass * time
      body.velocity.dy += pushDirection.dy * 100 / body.mass * time
    }
    if mode == .instantaneous { active = false }
  }
}

/// How items bounce, brake and weigh.
public final class UIDynamicItemBehavior: HeftItemsBehavior {
  public var elasticity: CGFloat = 0
  public var resistance: CGFloat = 0
  public var density: CGFloat = 1
  public var friction: CGFloat = 0
  public var angularResistance: CGFloat = 0
  public var allowsRotation = true
  public var isAnchored = false

  /// Adds to an item's velocity, at once or where there is no animator yet, with its first step.
  ///
  /// - Parameters:
  ///   - velocity: The velocity that is added, in points per second.
  ///   - item: The item.
  public func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard let body = dynamicAnimator?.body(item) else {
      waiting.append((item, velocity))
      return
    }
    body.velocity.dx += velocity.x
    body.velocity.dy += velocity.y
    dynamicAnimator?.wake()
  }

  /// Returns an item's velocity.
  ///
  /// - Parameter item: The item.
  /// - Returns: The velocity in points per second; zero where there is no animator yet.
  public func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = dynamicAnimator?.body(item) else { return .zero }
    return CGPoint(x: body.velocity.dx, y: body.velocity.dy)
  }

  /// Does nothing but say so in the console: items do not turn here.
  ///
  /// - Parameters:
  ///   - velocity: Left aside.
  ///   - item: Left aside.
  public func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    Stub.say("UIDynamicItemBehavior.addAngularVelocity", "items do not turn here.")
  }

  /// Returns how fast an item turns.
  ///
  /// - Parameter item: Left aside.
  /// - Returns: 0: items do not turn here.
  public func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }

  private var waiting: [(item: any UIDynamicItem, velocity: CGPoint)] = []

  public override func push(_ world: UIDynamicAnimator, _ seconds: CGFloat) {
    for start in waiting {
      let body = world.body(start.item)
      body.velocity.dx += start.velocity.x
      body.velocity.dy += start.velocity.y
    }
    waiting = []
    for item in items {
      let body = world.body(item)
      (body.elasticity, body.resistance, body.density) = (elasticity, resistance, density)
      body.isAnchored = isAnchored
    }
  }
}

/// Ties an item to a point, or to another item: by a rod, or a spring where it has a frequency.
public final class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  public var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  public var length: CGFloat
  public var damping: CGFloat = 0
  public var frequency: CGFloat = 0

  /// Ties an item to a point at the distance that they have now.
  ///
  /// - Parameters:
  ///   - item: The item; kept.
  ///   - point: The point, in the reference view's coordinates.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    items = [item]
    anchorPoint = point
    length = UIAttachmentBehavior.distance(item.center, point)
    super.init()
  }

  /// A tie at a point off the middle, which is at the middle here: nothing turns.
  ///
  /// - Parameters:
  ///   - item: The item; kept.
  ///   - offsetFromCenter: Left aside.
  ///   - point: The point, in the reference view's coordinates.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(item: item, attachedToAnchor: point)
  }

  /// Ties an item to another item at the distance that they have now.
  ///
  /// - Parameters:
  ///   - item: The item; kept.
  ///   - other: The other one; kept.
  public init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
    items = [item, other]
    anchorPoint = other.center
    length = UIAttachmentBehavior.distance(item.center, other.center)
    super.init()
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  public override var bodies: [any UIDynamicItem] { items }

  public override func hold(_ world: UIDynamicAnimator, _ seconds: CGFloat) {
    guard let item = items.first else { return }
    let body = world.body(item)
    let anchor = items.count > 1 ? items[1].center : anchorPoint
    let center = item.center
    let distance = UIAttachmentBehavior.distance(center, anchor)
    let missing = distance - length
    guard distance > 0.0001 else { return }
    let (nx, ny) = ((center.x - anchor.x) / distance, (center.y - anchor.y) / distance)
    if frequency > 0 {
      let rate = 2 * CGFloat.pi * frequency
      let speed = body.velocity.dx * nx + body.velocity.dy * ny
      let pull = -rate * rate * missing - 2 * damping * rate * speed
      body.velocity.dx += nx * pull * seconds
      body.velocity.dy += ny * pull * seconds
    } else {
      item.center = CGPoint(x: center.x - nx * missing, y: center.y - ny * missing)
      let speed = body.velocity.dx * nx + body.velocity.dy * ny
      body.velocity.dx -= nx * speed
      body.velocity.dy -= ny * speed
    }
  }
}

/// Pulls an item to a point, where it comes to rest.
public final class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  public var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// From 0, which swings, to 1, which does not.
  public var damping: CGFloat = 0.5

  /// A pull on an item, which begins once an animator has the behavior.
  ///
  /// - Parameters:
  ///   - item: The item; kept.
  ///   - point: The point, in the reference view's coordinates.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  public override var bodies: [any UIDynamicItem] { [item] }

  public override func push(_ world: UIDynamicAnimator, _ seconds: CGFloat) {
    let body = world.body(item)
    // A spring of 3 swings a second (our choice), damped from 0.2 to 1 of what is critical.
    let rate: CGFloat = 2 * .pi * 3
    let ratio = 0.2 + 0.8 * Swift.max(0, Swift.min(1, damping))
    let center = item.center
    body.velocity.dx +=
      (rate * rate * (snapPoint.x - center.x) - 2 * ratio * rate * body.velocity.dx) * seconds
    body.velocity.dy +=
      (rate * rate * (snapPoint.y - center.y) - 2 * ratio * rate * body.velocity.dy) * seconds
  }
}
