import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// How layers move (LAYER-6 to LAYER-9).
struct LayerAnimationTests {
  private let fixture = Fixture()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let layer = CALayer()

  init() {
    let (box, layer) = (box, layer)
    layer.frame = CGRect(x: 0, y: 0, width: 41, height: 10)
    fixture.device.run {
      fixture.sheet.addSubview(box)
      box.layer.addSublayer(layer)
    }
    // The clock starts with the first event.
    fixture.device.tap(at: 300, 300)
  }

  private var shown: RenderedTree.View {
    fixture.host.screen.views.values.first { $0.frame.width == 41 }!
  }

  @Test(
    "A layer without a view moves to a new value in a quarter of a second, a view's at once", .rule("LAYER-6")
  )
  func implicit() {
    fixture.device.run {
      layer.opacity = 0
      box.layer.opacity = 0.5
    }
    let outer = fixture.host.screen.views[shown.parent]
    #expect(shown.alpha == 1 && outer?.alpha == 0.5)
    fixture.device.advance(by: 0.125)
    #expect(shown.alpha > 0 && shown.alpha < 0.5)
    fixture.device.advance(by: 0.2)
    #expect(shown.alpha == 0 && layer.opacity == 0 && !fixture.host.wantsTicks)
  }

  @Test("A transaction says how long, or that nothing moves, and calls when all is over", .rule("LAYER-6"))
  func transactions() {
    var ended = 0
    fixture.device.run {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 4
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setCompletionBlock { ended += 1 }
      layer.position.x = 220.5
      CATransaction.commit()
    }
    #expect(shown.corner == 4)
    fixture.device.advance(by: 1)
    #expect(shown.frame.minX > 10 && shown.frame.minX < 190 && ended == 0)
    fixture.device.advance(by: 1.1)
    #expect(shown.frame.minX == 200 && ended == 1)
  }

  @Test("A basic animation shows its values over its time and then what the layer has", .rule("LAYER-7"))
  func basic() throws {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 100
    animation.toValue = 200
    animation.duration = 1
    fixture.device.run { layer.add(animation, forKey: "move") }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.frame.midX - 150) < 2)
    var copy: CALayer?
    fixture.device.run { copy = layer.presentation() }
    let presented = try #require(copy)
    #expect(abs(presented.position.x - 150) < 2 && layer.position.x == 20.5)
    #expect(layer.animationKeys() == ["move"])
    fixture.device.advance(by: 0.6)
    #expect(shown.frame.midX == 20.5 && layer.animationKeys() == nil && !fixture.host.wantsTicks)
  }

  @Test("An animation that stays shows its end, until it is removed", .rule("LAYER-7"))
  func stays() {
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.byValue = CAAnimationValue(Double.pi / 2)
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    fixture.device.run { layer.add(animation, forKey: "turn") }
    fixture.device.advance(by: 2)
    #expect(abs(shown.transform.b - 1) < 1e-9 && !fixture.host.wantsTicks)
    fixture.device.run { layer.removeAnimation(forKey: "turn") }
    #expect(shown.transform.isIdentity)
  }

  @Test("Repeats and reversals are counted, and the delegate hears the end once", .rule("LAYER-7"))
  func repeats() {
    final class Ear: CAAnimationDelegate {
      var ends: [Bool] = []
      var starts = 0
      func animationDidStart(_ anim: CAAnimation) { starts += 1 }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    let ear = Ear()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    animation.repeatCount = 2
    animation.autoreverses = true
    animation.delegate = ear
    fixture.device.run { layer.add(animation, forKey: nil) }
    fixture.device.advance(by: 1)
    #expect(shown.alpha > 0.9)
    fixture.device.advance(by: 1)
    #expect(shown.alpha < 0.1)
    fixture.device.advance(by: 1.75)
    #expect(abs(shown.alpha - 0.25) < 0.03 && ear.ends.isEmpty)
    fixture.device.advance(by: 0.5)
    #expect(shown.alpha == 1 && ear.ends == [true] && ear.starts == 1)
    fixture.device.run { layer.add(animation, forKey: "again") }
    fixture.device.run { layer.removeAllAnimations() }
    #expect(ear.ends == [true, false])
  }

  @Test("Keyframes pass each value at its time, and a path is walked evenly", .rule("LAYER-7"))
  func keyframes() {
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1, 0.5]
    frames.keyTimes = [0, 0.25, 1]
    frames.duration = 1
    let walk = CAKeyframeAnimation(keyPath: "position")
    walk.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    walk.duration = 1
    fixture.device.run {
      layer.add(frames, forKey: "frames")
      layer.add(walk, forKey: "walk")
    }
    fixture.device.advance(by: 0.625)
    #expect(abs(shown.alpha - 0.75) < 0.03)
    #expect(abs(shown.frame.midX - 50) < 8 && shown.frame.midY == 100)
  }

  @Test(
    "The part of the contents that is shown can step from picture to picture, and a shadow's path can move",
    .rule("LAYER-7"))
  func contentsAndShadow() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.cgContext.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }
    fixture.device.run {
      CATransaction.setDisableActions(true)
      layer.contents = picture.cgImage
      layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
      layer.shadowOpacity = 1
      layer.shadowOffset = .zero
      layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(shown.pixels?[0, 0] == 0xFF00_00FF)
    let steps = CAKeyframeAnimation(keyPath: "contentsRect")
    steps.values = [0, 0.5].map { CAAnimationValue(CGRect(x: $0, y: 0, width: 0.5, height: 1)) }
    steps.calculationMode = .discrete
    steps.duration = 1
    let widening = CABasicAnimation(keyPath: "shadowPath")
    widening.toValue = CAAnimationValue(CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)))
    widening.duration = 1
    fixture.device.run {
      layer.add(steps, forKey: nil)
      layer.add(widening, forKey: nil)
    }
    fixture.device.advance(by: 0.5)
    #expect(abs(try #require(shown.shapes.first).outline.steps[4] - 20) < 1)
    fixture.device.advance(by: 0.1)
    #expect(shown.pixels?[0, 0] == 0x0000_FFFF)
    fixture.device.advance(by: 0.5)
    #expect(shown.pixels?[0, 0] == 0xFF00_00FF)
    #expect(shown.shapes.first?.outline.steps[4] == 10 && !fixture.host.wantsTicks)
    // Without a transaction's word a layer of its own goes to another part in its own time.
    fixture.device.run { layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1) }
    #expect(shown.pixels?[0, 0] == 0xFF00_00FF)
    fixture.device.advance(by: 0.3)
    #expect(shown.pixels?[0, 0] == 0x0000_FFFF)
  }

  @Test("A spring passes by its end and comes to rest there", .rule("LAYER-7"))
  func springs() {
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.damping = 5
    spring.duration = spring.settlingDuration
    spring.fillMode = .forwards
    spring.isRemovedOnCompletion = false
    fixture.device.run { layer.add(spring, forKey: nil) }
    fixture.device.advance(by: 0.32)
    #expect(shown.frame.midX > 120)
    fixture.device.advance(by: 5)
    #expect(abs(shown.frame.midX - 100) < 0.5)
  }

  @Test("A group runs its animations by its own time", .rule("LAYER-7"))
  func groups() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    let turn = CABasicAnimation(keyPath: "cornerRadius")
    turn.toValue = 10
    turn.beginTime = 0.5
    turn.duration = 0.5
    let group = CAAnimationGroup()
    group.animations = [fade, turn]
    group.duration = 1
    fixture.device.run { layer.add(group, forKey: nil) }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.alpha - 0.5) < 0.03 && shown.corner < 0.5)
    fixture.device.advance(by: 0.25)
    #expect(abs(shown.corner - 5) < 0.5)
  }

  @Test("A layer whose speed is 0 shows its animations at its time offset", .rule("LAYER-8"))
  func scrubbing() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    fixture.device.run {
      layer.speed = 0
      layer.add(animation, forKey: nil)
    }
    fixture.device.run { layer.timeOffset = 0.25 }
    #expect(abs(shown.alpha - 0.25) < 1e-9)
    fixture.device.advance(by: 3)
    fixture.device.run { layer.timeOffset = 0.75 }
    #expect(abs(shown.alpha - 0.75) < 1e-9 && !fixture.host.wantsTicks)
  }

  @Test("A mask's shape can move", .rule("LAYER-9"))
  func masks() throws {
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.device.run { layer.mask = mask }
    let animation = CABasicAnimation(keyPath: "path")
    animation.toValue = CAAnimationValue(CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)))
    animation.duration = 1
    fixture.device.run { mask.add(animation, forKey: nil) }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.mask.steps[4] - 20) < 1)
    fixture.device.advance(by: 1)
    #expect(shown.mask.steps[4] == 10 && !fixture.host.wantsTicks)
  }

  @Test("A view is the mask of another one, and moves in an animation of views", .rule("LAYER-13"))
  func viewMasks() throws {
    let mask = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    mask.backgroundColor = .black
    let masked = UIView(frame: CGRect(x: 0, y: 0, width: 43, height: 100))
    fixture.device.run {
      box.addSubview(masked)
      masked.mask = mask
    }
    func steps() -> [Double] {
      fixture.host.screen.views.values.first { $0.frame.width == 43 }?.mask.steps ?? []
    }
    #expect(masked.mask === mask && masked.layer.mask === mask.layer)
    #expect(steps().prefix(3) == [0, 10, 20])
    fixture.device.run { mask.frame.origin.x = 0 }
    #expect(steps().prefix(3) == [0, 0, 20])
    var ended: Bool?
    fixture.device.run {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { mask.frame.origin.x = 10 },
        completion: { ended = $0 })
    }
    fixture.device.advance(by: 0.5)
    #expect(abs(steps()[1] - 5) < 0.5)
    fixture.device.advance(by: 1)
    #expect(steps()[1] == 10 && ended == true && !fixture.host.wantsTicks)
    fixture.device.run { mask.transform = CGAffineTransform(scaleX: 2, y: 1) }
    #expect(steps()[1] == -5)
    fixture.device.run { mask.backgroundColor = nil }
    #expect(steps().count == 4, "a clear mask shows nothing")
    fixture.device.run { masked.mask = UIImageView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(steps().count == 4, "an image view without an image shows nothing either")
    fixture.device.run { masked.mask = nil }
    #expect(steps() == [] && masked.mask == nil && masked.layer.mask == nil)
    fixture.device.run { box.addSubview(mask) }
    #expect(fixture.host.screen.mistakes.isEmpty)
  }

  @Test("A mask that goes ends its animations, and its view can be shown elsewhere", .rule("LAYER-13"))
  func maskGoes() {
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    var ended: Bool?
    fixture.device.run { box.mask = mask }
    fixture.device.run {
      UIView.animate(withDuration: 1, animations: { mask.alpha = 0.5 }, completion: { ended = $0 })
    }
    fixture.device.run { box.removeFromSuperview() }
    fixture.device.run {}
    #expect(ended == false)
    fixture.device.run {
      fixture.sheet.addSubview(box)
      box.addSubview(mask)
    }
    fixture.device.advance(by: 0.5)
    #expect(fixture.host.screen.mistakes.isEmpty && !fixture.host.wantsTicks)
  }

  @Test("Animations show an anchor point, and a depth among the siblings", .rule("LAYER-14"))
  func anchorsAndDepths() {
    let others = (0..<3).map { number in
      let other = CALayer()
      other.frame = CGRect(x: 0, y: 0, width: 50 + number, height: 10)
      return other
    }
    fixture.device.run { for other in others { box.layer.addSublayer(other) } }
    func order() -> [CGFloat] {
      let outer = fixture.host.screen.views[shown.parent]
      return (outer?.children ?? []).compactMap { fixture.host.screen.views[$0]?.frame.width }
    }
    #expect(order() == [41, 50, 51, 52])
    func animation(_ key: String, _ value: CAAnimationValue) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: key)
      animation.toValue = value
      animation.duration = 1
      return animation
    }
    fixture.device.run {
      layer.add(animation("zPosition", 2), forKey: nil)
      others[0].add(animation("zPosition", 4), forKey: nil)
      layer.add(animation("anchorPoint", CAAnimationValue(CGPoint(x: 0, y: 0.5))), forKey: nil)
    }
    fixture.device.advance(by: 0.5)
    #expect(order() == [51, 52, 41, 50])
    #expect(abs(shown.anchor.x - 0.25) < 0.02)
    #expect(abs(shown.frame.minX - (20.5 - 41 * shown.anchor.x)) < 1e-6)
    fixture.device.advance(by: 1)
    #expect(order() == [41, 50, 51, 52])
    #expect(shown.anchor.x == 0.5 && shown.frame.minX == 0 && layer.zPosition == 0)
    #expect(fixture.host.screen.mistakes.isEmpty)
  }

  @Test("An animation ends unfinished when its layer leaves the screen", .rule("LAYER-9"))
  func leaves() {
    var ended = 0
    fixture.device.run {
      CATransaction.setCompletionBlock { ended += 1 }
      layer.opacity = 0
    }
    fixture.device.run { box.removeFromSuperview() }
    #expect(ended == 1 && layer.animationKeys() == nil && !fixture.host.wantsTicks)
  }
}
