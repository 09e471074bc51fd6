import Heft

/// Hears when an animator moves and rests.
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// The animator is about to move its items.
  ///
  /// - Parameter animator: The animator.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// The animator has stopped: nothing has moved for half a second, or no behavior is left.
  ///
  /// - Parameter animator: The animator.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by their behaviors, frame by frame.
public final class UIDynamicAnimator: NSObject {
  public let referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  public private(set) var isRunning = false
  public private(set) var elapsedTime: TimeInterval = 0
  /// The delegate for moving and resting; a weak reference.
  @Weak public var delegate: (any UIDynamicAnimatorDelegate)?
  private var bodies: [DynamicBody] = []
  private var link: CADisplayLink?
  private var last: TimeInterval?
  private var stillFrames = 0

  /// An animator without behaviors.
  ///
  /// - Parameter referenceView: The view whose coordinates the items are in, and whose bounds a collision behavior
  ///   takes; kept.
  public init(referenceView: UIView) {
    self.referenceView = referenceView
    super.init()
  }

  public override init() {
    referenceView = nil
    super.init()
  }

  deinit { link?.invalidate() }

  /// Adds a behavior and begins to move its items.
  ///
  /// - Parameter behavior: The behavior; one that is there already changes nothing.
  public func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: self)
    behaviors.append(behavior)
    eachBehavior { $0.dynamicAnimator = self }
    wake()
  }

  /// Takes a behavior out; items that no other one has stop.
  ///
  /// - Parameter behavior: The behavior.
  public func removeBehavior(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: nil)
    behavior.dynamicAnimator = nil
    behaviors.removeAll { $0 === behavior }
    forget()
  }

  public func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Takes an item's place as it was set by the app, and its velocity as 0.
  ///
  /// - Parameter item: The item.
  public func updateItem(usingCurrentState item: any UIDynamicItem) {
    body(item).velocity = CGVector(dx: 0, dy: 0)
    wake()
  }

  /// Returns the items whose centers are in a rectangle.
  ///
  /// - Parameter rect: The rectangle, in the reference view's coordinates.
  /// - Returns: The items, in the order in which they were first moved.
  public func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.map { $0.item }.filter { rect.contains($0.center) }
  }

  private func eachBehavior(_ work: (UIDynamicBehavior) -> Void) {
    var waiting = behaviors
    while let behavior = waiting.first {
      waiting.removeFirst()
      work(behavior)
      waiting += behavior.childBehaviors
    }
  }

  func body(_ item: any UIDynamicItem) -> DynamicBody {
    if let known = bodies.first(where: { $0.item === item }) { return known }
    let body = DynamicBody(item)
    bodies.append(body)
    return body
  }

  /// Lets go of items that no behavior has any more.
  private func forget() {
    var kept: [any UIDynamicItem] = []
    eachBehavior { kept += $0.bodies }
    bodies.removeAll { body in !kept.contains { $0 === body.item } }
  }

  func wake() {
    stillFrames = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    isRunning = true
    last = nil
    delegate?.dynamicAnimatorWillResume(self)
    let me = Weak(wrappedValue: self)
    let link = CADisplayLink { link in
      if let me = me.wrappedValue { me.frame(link.timestamp) } else { link.invalidate() }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func frame(_ now: TimeInterval) {
    // After a pause of the page no more than a twentieth of a second is caught up with.
    let passed = Swift.min(0.05, now - (last ?? now - 1 / 60))
    last = now
    advance(by: passed)
  }

  /// Moves everything on by seconds, in steps of a 240th.
  func advance(by passed: TimeInterval) {
    elapsedTime += passed
    let steps = Swift.max(1, Int((passed * 240).rounded()))
    let seconds = CGFloat(passed) / CGFloat(steps)
    forget()
    for _ in 0..<steps { step(seconds) }
    eachBehavior { $0.action?() }
    rest()
  }

  private func step(_ seconds: CGFloat) {
    eachBehavior { $0.push(self, seconds) }
    for body in bodies {
      if body.isAnchored {
        body.velocity = CGVector(dx: 0, dy: 0)
        continue
      }
      let kept = Swift.max(0, 1 - body.resistance * seconds)
      body.velocity = CGVector(dx: body.velocity.dx * kept, dy: body.velocity.dy * kept)
      let center = body.item.center
      body.item.center = CGPoint(
        x: center.x + body.velocity.dx * seconds, y: center.y + body.velocity.dy * seconds)
    }
    eachBehavior { $0.hold(self, seconds) }
  }

  /// Stops where nothing has moved for half a second.
  private func rest() {
    var isActive = false
    eachBehavior { if $0.isActive { isActive = true } }
    let isStill = bodies.allSatisfy { $0.velocity.dx.magnitude < 6 && $0.velocity.dy.magnitude < 6 }
    stillFrames = isStill && !isActive ? stillFrames + 1 : 0
    guard stillFrames > 30 || behaviors.isEmpty else { return }
    isRunning = false
    link?.invalidate()
    link = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}
