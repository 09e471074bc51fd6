import Heft
import HeftTesting
import TestRules
import Testing

/// Which view a touch reaches (TOUCH-12).
struct HitTests {
  let fixture = Fixture()

  /// Adds a view and answers which one of all is under a point of the screen.
  private func view(_ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 100) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    fixture.device.run { fixture.sheet.addSubview(view) }
    return view
  }

  private func hit(_ x: Double, _ y: Double) -> UIView? {
    fixture.device.run { fixture.sheet.hitTest(CGPoint(x: x, y: y), with: nil) } ?? nil
  }

  @Test(.rule("TOUCH-12")) func isTheFrontmostOfOverlappingViews() {
    let back = view(0, 0)
    let front = view(50, 50)
    #expect(hit(75, 75) === front)
    #expect(hit(25, 25) === back)
    fixture.device.run { fixture.sheet.bringSubviewToFront(back) }
    #expect(hit(75, 75) === back)
  }

  @Test func isTheViewItselfWhereNoSubviewIs() {
    _ = view(0, 0)
    #expect(hit(200, 300) === fixture.sheet)
    #expect(hit(-1, 300) == nil)
    #expect(hit(375, 300) == nil)
  }

  @Test(.rule("TOUCH-12")) func theNearEdgesAreInsideAndTheFarOnesOutside() {
    let box = view(10, 10, 20, 20)
    #expect(hit(10, 10) === box)
    #expect(hit(29.999, 29.999) === box)
    #expect(hit(30, 20) === fixture.sheet)
    #expect(hit(20, 30) === fixture.sheet)
  }

  @Test(.rule("TOUCH-12")) func passesOverHiddenViews() {
    view(0, 0).isHidden = true
    #expect(hit(50, 50) === fixture.sheet)
  }

  @Test(.rule("TOUCH-12")) func passesOverNearlyClearViews() {
    let box = view(0, 0)
    box.alpha = 0.009
    #expect(hit(50, 50) === fixture.sheet)
    box.alpha = 0.01
    #expect(hit(50, 50) === box)
  }

  @Test(.rule("TOUCH-12")) func passesOverViewsThatAreSwitchedOff() {
    let box = view(0, 0)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    fixture.device.run { box.addSubview(inner) }
    #expect(hit(20, 20) === inner)
    box.isUserInteractionEnabled = false
    #expect(hit(20, 20) === fixture.sheet)
  }

  @Test(.rule("TOUCH-12")) func doesNotReachWhatLiesOutsideItsSuperview() {
    let box = view(0, 0, 50, 50)
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    fixture.device.run { box.addSubview(inner) }
    #expect(hit(45, 45) === inner)
    for clips in [true, false] {
      box.clipsToBounds = clips
      #expect(hit(60, 60) === fixture.sheet)
    }
  }

  @Test func followsATransform() {
    let bar = view(100, 100, 100, 10)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // The bar now stands upright about its middle, (150, 105).
    #expect(hit(150, 65) === bar)
    #expect(hit(150, 145) === bar)
    #expect(hit(110, 105) === fixture.sheet)
  }

  @Test func followsAStretch() {
    let box = view(100, 100, 20, 20)
    box.transform = CGAffineTransform(scaleX: 3, y: 1)
    #expect(hit(85, 110) === box)
    #expect(hit(110, 95) === fixture.sheet)
  }

  @Test(.rule("TOUCH-12")) func neverFindsAViewThatIsSquashedToNothing() {
    let box = view(0, 0)
    for flat in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0)] {
      box.transform = flat
      #expect(hit(50, 50) === fixture.sheet)
      #expect(hit(1, 1) === fixture.sheet)
    }
  }

  @Test func followsAScrolledSuperview() {
    let box = view(0, 0)
    let inner = UIView(frame: CGRect(x: 150, y: 0, width: 20, height: 20))
    fixture.device.run { box.addSubview(inner) }
    box.bounds.origin.x = 140
    #expect(hit(15, 5) === inner)
    #expect(hit(5, 5) === box)
  }

  @Test func asksTheViewWhichPointsAreInside() {
    final class Round: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
        return x * x + y * y < bounds.midX * bounds.midX
      }
    }
    let round = Round(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.device.run { fixture.sheet.addSubview(round) }
    #expect(hit(50, 50) === round)
    #expect(hit(3, 3) === fixture.sheet)
  }

  @Test func aTouchStaysWithTheViewInWhichItBegan() {
    var isSheet: [Bool] = []
    fixture.sheet.look = { [unowned sheet = fixture.sheet] touch, _ in isSheet.append(touch.view === sheet) }
    let finger = fixture.device.press(at: 200, 200)
    _ = view(0, 0)
    finger.move(to: 50, 50)
    finger.lift()
    #expect(isSheet == [true, true, true])
  }

  @Test(.rule("TOUCH-12")) func labelsAndPicturesLetTouchesThrough() {
    for view in [UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIImageView(image: nil)] {
      view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      fixture.device.run { fixture.sheet.addSubview(view) }
    }
    #expect(hit(20, 20) === fixture.sheet)
  }

  @Test(.rule("TOUCH-12")) func theFrontWindowComesFirst() {
    let front = Sheet(frame: .zero)
    fixture.device.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
      window.rootViewController = SheetController(front)
      window.makeKeyAndVisible()
    }
    _ = fixture.device.press(at: 50, 50)
    _ = fixture.device.press(at: 50, 300)
    #expect(front.heard.count == 1)
    #expect(fixture.heard.count == 1)
  }
}
