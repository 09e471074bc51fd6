import Heft
import HeftTesting
import TestRules
import Testing

/// How views move (VIEW-7).
struct AnimationTests {
  private let fixture = Fixture()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let box = box
    fixture.device.run { fixture.sheet.addSubview(box) }
    // The clock starts with the first event.
    fixture.device.tap(at: 300, 300)
  }

  private var shown: RenderedTree.View {
    let root = fixture.host.screen.views.values.first { $0.parent == fixture.host.screen.roots[0] }!
    return fixture.host.screen.views[root.children[0]]!
  }

  private func animate(
    _ seconds: Double, delay: Double = 0, options: UIView.AnimationOptions = .curveLinear,
    completion: ((Bool) -> Void)? = nil, _ changes: @escaping (UIView) -> Void
  ) {
    let box = box
    fixture.device.run {
      UIView.animate(
        withDuration: seconds, delay: delay, options: options, animations: { changes(box) },
        completion: completion)
    }
  }

  @Test(.rule("VIEW-7")) func aFrameMovesEvenlyFromTheOldOneToTheNewOne() {
    animate(1) { $0.frame = CGRect(x: 100, y: 0, width: 20, height: 10) }
    #expect(box.frame.origin.x == 100)
    #expect(isClose(shown.frame, CGRect(x: 0, y: 0, width: 10, height: 10)))
    fixture.device.advance(by: 0.5)
    #expect(isClose(shown.frame, CGRect(x: 50, y: 0, width: 15, height: 10)))
    fixture.device.advance(by: 0.5)
    #expect(isClose(shown.frame, CGRect(x: 100, y: 0, width: 20, height: 10)))
    #expect(!fixture.host.wantsTicks)
  }

  @Test func alphaColorTransformScrollAndCornersMoveToo() {
    fixture.device.run { box.backgroundColor = .black }
    animate(1) {
      $0.alpha = 0
      $0.backgroundColor = .white
      $0.transform = CGAffineTransform(scaleX: 3, y: 1)
      $0.bounds.origin.y = 40
      $0.cornerRadius = 30
    }
    fixture.device.advance(by: 0.5)
    #expect(isClose(shown.alpha, 0.5))
    #expect([0x7F7F_7FFF, 0x8080_80FF].contains(shown.background))
    #expect(isClose(Double(shown.transform.a), 2))
    #expect(isClose(Double(shown.scroll.y), 20))
    #expect(isClose(shown.corner, 15))
    fixture.device.advance(by: 0.5)
    #expect(shown.alpha == 0)
    #expect(shown.background == 0xFFFF_FFFF)
    #expect(shown.transform == CGAffineTransform(scaleX: 3, y: 1))
    #expect(shown.scroll.y == 40)
    #expect(shown.corner == 30)
  }

  @Test func aPropertyThatIsSetTwiceInOneBlockMovesToItsLastValue() {
    var ends: [Bool] = []
    animate(1, completion: { ends.append($0) }) {
      $0.frame = CGRect(x: 50, y: 0, width: 20, height: 10)
      $0.center.x = 110
    }
    fixture.device.advance(by: 1)
    #expect(isClose(shown.frame, CGRect(x: 100, y: 0, width: 20, height: 10)))
    #expect(ends == [true])
  }

  @Test func withoutADurationADelayIsWaitedForToo() {
    animate(0, delay: 1) { $0.alpha = 0 }
    fixture.device.advance(by: 0.5)
    #expect(shown.alpha == 1)
    fixture.device.advance(by: 0.5)
    #expect(shown.alpha == 0)
  }

  @Test(.rule("VIEW-7")) func theUsualCurveStartsAndEndsGently() {
    animate(1, options: []) { $0.center.x = 105 }
    fixture.device.advance(by: 0.1)
    let early = shown.frame.origin.x
    #expect(early > 0 && early < 5)
    fixture.device.advance(by: 0.4)
    #expect(isClose(Double(shown.frame.origin.x), 50, within: 1e-6))
    fixture.device.advance(by: 0.4)
    #expect(shown.frame.origin.x > 95)
  }

  @Test(arguments: [(UIView.AnimationOptions.curveEaseIn, true), (.curveEaseOut, false)])
  func easingInLagsAndEasingOutLeads(options: UIView.AnimationOptions, lags: Bool) {
    animate(1, options: options) { $0.center.x = 105 }
    fixture.device.advance(by: 0.5)
    #expect((shown.frame.origin.x < 45) == lags)
    #expect((shown.frame.origin.x > 55) == !lags)
  }

  @Test func aDelayIsWaitedFor() {
    animate(0.5, delay: 0.5) { $0.alpha = 0 }
    fixture.device.advance(by: 0.5)
    #expect(isClose(shown.alpha, 1))
    fixture.device.advance(by: 0.25)
    #expect(isClose(shown.alpha, 0.5))
    fixture.device.advance(by: 0.25)
    #expect(shown.alpha == 0)
  }

  @Test(.rule("VIEW-7")) func theCompletionComesOnceAtTheEndInsideTheApp() {
    var ends: [Bool] = []
    var isInside = false
    let end = { (finished: Bool) in
      ends.append(finished)
      isInside = AppProcess.current != nil && UIApplication.shared.applicationState == .active
    }
    animate(0.5, completion: end) { $0.alpha = 0 }
    fixture.device.advance(by: 0.45)
    #expect(ends == [])
    fixture.device.advance(by: 0.1)
    #expect(ends == [true])
    #expect(isInside)
    fixture.device.advance(by: 1)
    #expect(ends == [true])
  }

  @Test(.rule("VIEW-7")) func anotherAnimationTakesOverFromWhereTheViewIs() {
    var ends: [Bool] = []
    animate(1, completion: { ends.append($0) }) { $0.center.x = 105 }
    fixture.device.advance(by: 0.5)
    animate(1) { $0.center.x = 5 }
    #expect(ends == [false])
    #expect(isClose(Double(shown.frame.origin.x), 50))
    fixture.device.advance(by: 0.5)
    #expect(isClose(Double(shown.frame.origin.x), 25))
    fixture.device.advance(by: 0.5)
    #expect(isClose(Double(shown.frame.origin.x), 0))
  }

  @Test func aPlainChangeEndsTheAnimationOfThatPropertyOnly() {
    var ends: [Bool] = []
    animate(1, completion: { ends.append($0) }) {
      $0.center.x = 105
      $0.alpha = 0
    }
    fixture.device.advance(by: 0.5)
    fixture.device.run { box.center.x = 205 }
    #expect(shown.frame.origin.x == 200)
    #expect(ends == [])
    fixture.device.advance(by: 0.25)
    #expect(isClose(shown.alpha, 0.25))
    fixture.device.advance(by: 0.25)
    #expect(ends == [false])
  }

  @Test func aViewThatIsAnimatedAnewAllTheTimeIsFlushedOnceAFrame() {
    for step in 1...50 {
      animate(1) { $0.center.x = CGFloat(step * 10) }
    }
    fixture.host.clear()
    fixture.device.advance(by: 1.0 / 60)
    #expect(fixture.host.operations.count == 1)
    fixture.device.advance(by: 1)
    #expect(shown.frame.origin.x == 495)
    #expect(!fixture.host.wantsTicks)
  }

  @Test func nothingIsAnimatedInsidePerformWithoutAnimation() {
    animate(1) { box in
      box.alpha = 0
      UIView.performWithoutAnimation { box.center.x = 105 }
      box.bounds.origin.y = 8
    }
    #expect(shown.frame.origin.x == 100)
    #expect(shown.alpha == 1)
    fixture.device.advance(by: 0.5)
    #expect(isClose(shown.alpha, 0.5))
    #expect(isClose(Double(shown.scroll.y), 4))
  }

  @Test func anInnerAnimationHasItsOwnDuration() {
    animate(1) { box in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { box.alpha = 0 })
      box.center.x = 105
    }
    fixture.device.advance(by: 0.5)
    #expect(shown.alpha == 0)
    #expect(isClose(Double(shown.frame.origin.x), 50))
  }

  @Test(.rule("VIEW-7"), arguments: [0.0, -1, .nan, .infinity])
  func withoutADurationTheChangeIsThereAtOnce(duration: Double) {
    var ends: [Bool] = []
    animate(duration, completion: { ends.append($0) }) { $0.alpha = 0.5 }
    #expect(shown.alpha == 0.5)
    #expect(ends == [true])
    #expect(!fixture.host.wantsTicks)
  }

  @Test func anAnimationInWhichNothingMovesCompletesAtOnce() {
    var ends: [Bool] = []
    animate(1, completion: { ends.append($0) }) { $0.alpha = 1 }
    #expect(ends == [true])
    #expect(!fixture.host.wantsTicks)
  }

  @Test(.rule("VIEW-7")) func aViewThatLeavesEndsItsAnimation() {
    var ends: [Bool] = []
    animate(1, completion: { ends.append($0) }) { $0.alpha = 0 }
    fixture.device.advance(by: 0.5)
    fixture.device.run { box.removeFromSuperview() }
    #expect(ends == [false])
    fixture.device.advance(by: 0.1)
    #expect(!fixture.host.wantsTicks)
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test func aViewThatIsDroppedMidwayIsFreed() {
    weak var dropped: UIView?
    var ends: [Bool] = []
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      dropped = view
      fixture.device.run { fixture.sheet.addSubview(view) }
      fixture.device.run {
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
      }
      fixture.device.advance(by: 0.3)
      fixture.device.run { view.removeFromSuperview() }
    }
    fixture.device.advance(by: 0.1)
    #expect(dropped == nil)
    #expect(ends == [false])
  }

  @Test(.rule("VIEW-7")) func aViewThatIsNotShownChangesAtOnce() {
    let view = UIView()
    var ends: [Bool] = []
    fixture.device.run {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    }
    #expect(view.alpha == 0)
    #expect(ends == [true])
    #expect(!fixture.host.wantsTicks)
  }

  @Test func aCompletionCanStartTheNextAnimation() {
    let box = box
    let goBack = { (_: Bool) in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { box.center.x = 5 })
    }
    animate(0.5, completion: goBack) { $0.center.x = 105 }
    fixture.device.advance(by: 0.5)
    #expect(isClose(Double(shown.frame.origin.x), 100))
    #expect(fixture.host.wantsTicks)
    fixture.device.advance(by: 0.25)
    #expect(isClose(Double(shown.frame.origin.x), 50))
    fixture.device.advance(by: 0.25)
    #expect(!fixture.host.wantsTicks)
  }

  @Test func aCompletionAskedForDuringLayoutComesInTheSameFrame() {
    final class Layer: UIView {
      var ends: [Bool] = []
      override func layoutSubviews() {
        UIView.animate(withDuration: 0, animations: {}, completion: { self.ends.append($0) })
      }
    }
    let layer = Layer()
    fixture.device.run { fixture.sheet.addSubview(layer) }
    #expect(layer.ends == [true])
  }

  @Test(.rule("VIEW-7")) func outsideAnAppTheChangeIsThereAtOnce() {
    let view = UIView()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { ends.append($0) })
    #expect(view.alpha == 0)
    #expect(ends == [true])
  }

  @Test func anAnimationThatStartsAsTheAppComesBackIsNotOverAlready() {
    final class Returning: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationWillEnterForeground(_ application: UIApplication) {
        let view = window!.rootViewController!.view!
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
      }
    }
    let device = TestDevice(
      App(
        name: "Back", bundleIdentifier: "test.back", rootViewController: { UIViewController() },
        delegate: { Returning() }))
    device.device.handle(.visibility(isVisible: false, time: 10))
    device.device.handle(.visibility(isVisible: true, time: 20))
    device.device.handle(.tick(time: 20.5))
    let alphas = device.host.screen.views.values.map(\.alpha)
    #expect(alphas.contains { isClose($0, 0.5) })
  }
}
