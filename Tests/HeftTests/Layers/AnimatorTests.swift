import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// Animations that repeat, go through keyframes and follow a hand (LAYER-10 to LAYER-12).
struct AnimatorTests {
  private let fixture = Fixture()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 41, height: 10))

  init() {
    let box = box
    fixture.device.run { fixture.sheet.addSubview(box) }
    fixture.device.tap(at: 300, 300)
  }

  private var shown: RenderedTree.View {
    fixture.host.screen.views.values.first { $0.frame.width == 41 }!
  }

  @Test("An animation repeats and reverses until another value is set", .rule("LAYER-10"))
  func repeats() {
    fixture.device.run {
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
        box.alpha = 0
      }
    }
    fixture.device.advance(by: 3.5)
    #expect(abs(shown.alpha - 0.5) < 0.03 && fixture.host.wantsTicks)
    fixture.device.advance(by: 0.5)
    #expect(shown.alpha > 0.95)
    fixture.device.run { box.alpha = 0.25 }
    #expect(shown.alpha == 0.25)
    fixture.device.advance(by: 0.1)
    #expect(!fixture.host.wantsTicks)
  }

  @Test("Keyframes follow one another, and the whole completes once", .rule("LAYER-10"))
  func keyframes() {
    var ends: [Bool] = []
    fixture.device.run {
      UIView.animateKeyframes(
        withDuration: 2,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.alpha = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0.5 }
        }, completion: { ends.append($0) })
    }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.alpha - 0.5) < 0.03)
    fixture.device.advance(by: 0.5)
    #expect(shown.alpha < 0.03)
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.alpha - 0.25) < 0.03 && ends.isEmpty)
    fixture.device.advance(by: 0.6)
    #expect(shown.alpha == 0.5 && ends == [true] && !fixture.host.wantsTicks)
  }

  @Test(
    "An animator shows the share that it is set to, and asks for no frames while it is held",
    .rule("LAYER-11"))
  func follows() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120.5 }
    fixture.device.run { animator.fractionComplete = 0.25 }
    #expect(abs(shown.frame.minX - 25) < 1e-9 && animator.state == .active && !animator.isRunning)
    fixture.device.run { animator.fractionComplete = 0.75 }
    #expect(abs(shown.frame.minX - 75) < 1e-9)
    fixture.device.advance(by: 1)
    #expect(abs(shown.frame.minX - 75) < 1e-9 && !fixture.host.wantsTicks)
    var ends: [UIViewAnimatingPosition] = []
    fixture.device.run {
      animator.addCompletion { ends.append($0) }
      animator.isReversed = true
      animator.startAnimation()
    }
    fixture.device.advance(by: 0.4)
    #expect(abs(shown.frame.minX - 35) < 3 && ends.isEmpty)
    fixture.device.advance(by: 0.5)
    #expect(shown.frame.minX == 0 && box.center.x == 20.5 && ends == [.start] && !fixture.host.wantsTicks)
  }

  @Test("Changes with a delay begin when that share of the animation is done", .rule("LAYER-11"))
  func delays() {
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 43, height: 10))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120.5 }
    fixture.device.run {
      fixture.sheet.addSubview(other)
      animator.addAnimations({ other.center.x = 121.5 }, delayFactor: 0.5)
      animator.startAnimation()
    }
    func later() -> Double { fixture.host.screen.views.values.first { $0.frame.width == 43 }!.frame.minX }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.frame.minX - 50) < 3 && later() < 3)
    fixture.device.advance(by: 0.25)
    #expect(abs(later() - 50) < 6)
    fixture.device.advance(by: 0.5)
    #expect(shown.frame.minX == 100 && later() == 100 && !fixture.host.wantsTicks)
  }

  @Test("An animator that is stopped leaves the view where it is shown", .rule("LAYER-11"))
  func stops() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120.5 }
    fixture.device.run { animator.startAnimation() }
    fixture.device.advance(by: 0.5)
    fixture.device.run { animator.stopAnimation(true) }
    #expect(abs(box.center.x - 70.5) < 3 && animator.state == .inactive)
    fixture.device.advance(by: 1)
    #expect(abs(shown.frame.midX - box.center.x) < 1e-9)
  }

  @Test(
    "An animator that is held goes on by the curve that it is then given, in a share of the time left",
    .rule("LAYER-11")
  )
  func goesOnByACurve() {
    /// Where the box is after half of the time that is left, when it goes on from the middle.
    func middle(_ parameters: (any UITimingCurveProvider)?, factor: CGFloat = 0, after seconds: Double = 0.25)
      -> Double
    {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 120.5 }
      fixture.device.run {
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: parameters, durationFactor: factor)
      }
      fixture.device.advance(by: seconds)
      let place = Double(shown.frame.minX)
      fixture.device.advance(by: 2)
      #expect(shown.frame.minX == 100 && animator.state == .inactive && !fixture.host.wantsTicks)
      fixture.device.run { box.center.x = 20.5 }
      return place
    }
    #expect(abs(middle(nil) - 75) < 3)
    // The progress at half of the time, by CSS's curves: 0.315 and 0.685.
    #expect(abs(middle(UICubicTimingParameters(animationCurve: .easeIn)) - 65.8) < 3)
    #expect(abs(middle(UICubicTimingParameters(animationCurve: .easeOut)) - 84.2) < 3)
    #expect(abs(middle(UICubicTimingParameters(animationCurve: .linear), factor: 2, after: 0.5) - 75) < 3)
    #expect(middle(UISpringTimingParameters(dampingRatio: 1)) > 90)
  }

  @Test("An animator that is held goes on along its own curve", .rule("LAYER-19"))
  func goesOnAlongItsCurve() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 120.5 }
    fixture.device.run { animator.startAnimation() }
    fixture.device.advance(by: 0.5)
    // The progress of CSS's curve at half of the time.
    #expect(abs(shown.frame.minX - 31.5) < 3 && abs(animator.fractionComplete - 0.5) < 0.03)
    fixture.device.run { animator.pauseAnimation() }
    #expect(abs(shown.frame.minX - 31.5) < 3 && abs(animator.fractionComplete - 0.315) < 0.03)
    fixture.device.advance(by: 1)
    fixture.device.run { animator.startAnimation() }
    #expect(abs(animator.fractionComplete - 0.5) < 0.03)
    fixture.device.advance(by: 0.25)
    // The progress at three quarters of the time: 0.622.
    #expect(abs(shown.frame.minX - 62.2) < 4 && abs(animator.fractionComplete - 0.75) < 0.03)
    fixture.device.run { animator.isReversed = true }
    fixture.device.advance(by: 0.25)
    #expect(abs(shown.frame.minX - 31.5) < 4)
    fixture.device.run { animator.isReversed = false }
    fixture.device.advance(by: 0.6)
    #expect(shown.frame.minX == 100 && animator.state == .inactive && !fixture.host.wantsTicks)
  }

  @Test("An animator counts the time while it is held where it does not scrub evenly", .rule("LAYER-19"))
  func scrubsByTime() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { box.center.x = 120.5 }
    animator.scrubsLinearly = false
    fixture.device.run { animator.fractionComplete = 0.5 }
    #expect(abs(shown.frame.minX - 31.5) < 1 && animator.fractionComplete == 0.5)
  }

  @Test("An animator that is made running has the curve of its options", .rule("LAYER-19"))
  func options() {
    fixture.device.run {
      UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: .curveEaseIn) {
        box.center.x = 120.5
      }
    }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.frame.minX - 31.5) < 3)
    fixture.device.advance(by: 0.6)
    #expect(shown.frame.minX == 100)
  }

  @Test("Glass blurs what is behind it, as far as an animator of its effect has come", .rule("LAYER-12"))
  func glass() {
    let glass = UIVisualEffectView(effect: nil)
    glass.frame = CGRect(x: 0, y: 0, width: 42, height: 42)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      glass.effect = UIBlurEffect(style: .light)
    }
    fixture.device.run {
      fixture.sheet.addSubview(glass)
    }
    func blur() -> Double {
      fixture.host.screen.views.values.map { $0.backdropBlur }.max() ?? -1
    }
    #expect(blur() == 0)
    fixture.device.run { animator.fractionComplete = 0.5 }
    #expect(abs(blur() - 10) < 1e-9)
    fixture.device.run { animator.fractionComplete = 1 }
    #expect(abs(blur() - 20) < 1e-9)
  }

  @Test("A display link calls for each frame until it is invalidated", .rule("LAYER-12"))
  func links() {
    var calls = 0
    let link = CADisplayLink { _ in calls += 1 }
    fixture.device.run { link.add(to: .main, forMode: .common) }
    fixture.device.advance(by: 0.5)
    #expect(calls > 20 && link.timestamp > 0)
    let before = calls
    fixture.device.run { link.invalidate() }
    fixture.device.advance(by: 0.5)
    #expect(calls == before && !fixture.host.wantsTicks)
  }

  @Test(
    "Timing parameters give an animator its curve, and a spring of physics its duration", .rule("LAYER-11"))
  func timingParameters() {
    let curve = UICubicTimingParameters(animationCurve: .linear)
    let linear = UIViewPropertyAnimator(duration: 1, timingParameters: curve)
    linear.addAnimations { box.center.x = 120.5 }
    fixture.device.run { linear.startAnimation() }
    fixture.device.advance(by: 0.5)
    #expect(linear.duration == 1 && abs(shown.frame.minX - 50) < 3)
    fixture.device.advance(by: 1)
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: CGVector(dx: 0, dy: 0))
    let sprung = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    // Critical damping at 10 radians a second is within a thousandth after 0.92334 s.
    #expect(abs(sprung.duration - 0.92334) < 1e-6)
    let loose = UIViewPropertyAnimator(
      duration: 0.5, timingParameters: UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: .zero))
    #expect(loose.duration == 0.5)
    #expect(spring.springTimingParameters === spring && spring.cubicTimingParameters == nil)
  }

  @Test("One view takes the place of another, which leaves or is hidden", .rule("LAYER-10"))
  func transition() {
    let (first, second) = (UIView(frame: box.frame), UIView(frame: box.frame))
    var ends: [Bool] = []
    fixture.device.run {
      box.addSubview(first)
      UIView.transition(from: first, to: second, duration: 0.3) { ends.append($0) }
    }
    #expect(second.superview === box && first.superview == nil)
    fixture.device.advance(by: 0.5)
    #expect(first.superview == nil && first.alpha == 1 && second.alpha == 1 && ends == [true])
    fixture.device.run {
      box.addSubview(first)
      UIView.transition(from: second, to: first, duration: 0.3, options: .showHideTransitionViews)
    }
    fixture.device.advance(by: 0.5)
    #expect(second.isHidden && second.superview === box && !first.isHidden)
  }
}
