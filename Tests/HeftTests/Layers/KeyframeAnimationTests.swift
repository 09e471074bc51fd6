import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// How values lie in runs and between keyframes (LAYER-7, LAYER-15).
struct KeyframeAnimationTests {
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

  @Test("A layer on a path turns with it where that is asked for", .rule("LAYER-15"))
  func turning() {
    let walk = CAKeyframeAnimation(keyPath: "position")
    walk.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    walk.rotationMode = .rotateAuto
    walk.duration = 1
    fixture.device.run { layer.add(walk, forKey: nil) }
    fixture.device.advance(by: 0.4)
    // Down the second side.
    #expect(abs(shown.transform.a) < 0.01 && abs(shown.transform.b - 1) < 0.01)
    fixture.device.advance(by: 1)
    #expect(shown.transform.a == 1)
  }

  @Test("Paced values are passed at one speed, and a cubic path is a curve through them", .rule("LAYER-15"))
  func calculation() {
    func place(_ mode: CAAnimationCalculationMode, after seconds: Double) -> Double {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      animation.values = [0, 10, 100]
      animation.calculationMode = mode
      animation.duration = 1
      fixture.device.run { layer.add(animation, forKey: "position") }
      fixture.device.advance(by: seconds)
      return Double(shown.frame.midX)
    }
    #expect(abs(place(.linear, after: 0.5) - 10) < 2)
    #expect(abs(place(.paced, after: 0.5) - 50) < 3)
    // Between 0 and 10, with a slope that begins as the straight line's and ends as that of the line from 0 to 100: below it.
    let cubic = place(.cubic, after: 0.25)
    #expect(cubic > -6 && cubic < 3)
  }

  @Test("Runs that add up begin where the one before has ended", .rule("LAYER-15"))
  func cumulative() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 20
    animation.duration = 1
    animation.repeatCount = 3
    animation.isCumulative = true
    fixture.device.run { layer.add(animation, forKey: nil) }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.frame.midX - 10) < 1)
    fixture.device.advance(by: 2)
    #expect(abs(shown.frame.midX - 50) < 1)
  }

  @Test(
    "An additive animation adds to what the layer has, and a duration of repeats ends it", .rule("LAYER-7"))
  func additive() {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 20
    animation.isAdditive = true
    animation.duration = 1
    animation.repeatDuration = 1.5
    fixture.device.run { layer.add(animation, forKey: nil) }
    fixture.device.advance(by: 0.5)
    #expect(abs(shown.frame.midX - 30.5) < 1)
    fixture.device.advance(by: 0.75)
    #expect(abs(shown.frame.midX - 25.5) < 1)
    fixture.device.advance(by: 0.5)
    #expect(shown.frame.midX == 20.5 && !fixture.host.wantsTicks)
  }

  @Test("The time between two values is spent by its own curve", .rule("LAYER-7"))
  func timing() {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 100, 200]
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    animation.duration = 2
    fixture.device.run { layer.add(animation, forKey: nil) }
    fixture.device.advance(by: 0.5)
    // CSS's curve gives 0.315 half way.
    #expect(abs(shown.frame.midX - 31.5) < 3)
    fixture.device.advance(by: 1)
    #expect(abs(shown.frame.midX - 150) < 3)
  }
}
