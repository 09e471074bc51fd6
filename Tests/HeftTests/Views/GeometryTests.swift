import Heft
import HeftTesting
import TestRules
import Testing

/// Where a view lies (VIEW-1) and how places go from one view to another (VIEW-2).
struct GeometryTests {
  private func makeView(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> UIView {
    UIView(frame: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test(.rule("VIEW-1")) func aFrameGivesBoundsAndCenter() {
    let view = makeView(10, 20, 30, 40)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func aCenterMovesTheFrame() {
    let view = makeView(10, 20, 30, 40)
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
  }

  @Test(.rule("VIEW-1")) func boundsGrowAboutTheCenter() {
    let view = makeView(10, 20, 30, 40)
    view.bounds.size = CGSize(width: 50, height: 60)
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 60))
    #expect(view.center == CGPoint(x: 25, y: 40))
  }

  @Test func theBoundsOriginDoesNotMoveTheFrame() {
    let view = makeView(10, 20, 30, 40)
    view.bounds.origin = CGPoint(x: 5, y: -5)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 5, y: -5, width: 10, height: 10))
  }

  @Test(.rule("VIEW-1")) func aTransformedFrameIsTheUprightRectangleAround() {
    let view = makeView(10, 20, 30, 40)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: 5, y: 25, width: 40, height: 30)))
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(isClose(view.frame, CGRect(x: -5, y: 30, width: 60, height: 20)))
  }

  @Test(.rule("VIEW-1")) func settingATransformedFrameKeepsTheTransform() {
    let view = makeView(10, 20, 30, 40)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(isClose(view.frame, CGRect(x: 0, y: 0, width: 100, height: 50)))
    #expect(view.bounds.size == CGSize(width: 50, height: 25))
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test(.rule("VIEW-1")) func whatIsNotFiniteCountsAsNothing() {
    let view = UIView(frame: CGRect(x: CGFloat.nan, y: 5, width: .infinity, height: -3))
    #expect(view.frame == CGRect(x: 0, y: 5, width: 0, height: 0))
    view.center = CGPoint(x: -CGFloat.infinity, y: 7)
    #expect(view.center == CGPoint(x: 0, y: 7))
    view.bounds = CGRect(x: 0, y: CGFloat.nan, width: 4, height: .nan)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 4, height: 0))
  }

  @Test func pointsGoToASuperviewAndBack() {
    let outer = makeView(0, 0, 300, 300)
    let inner = makeView(50, 60, 100, 100)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 51, y: 62))
    #expect(inner.convert(CGPoint(x: 51, y: 62), from: outer) == CGPoint(x: 1, y: 2))
    #expect(outer.convert(CGPoint(x: 51, y: 62), to: inner) == CGPoint(x: 1, y: 2))
    outer.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(inner.convert(CGPoint(x: 1, y: 2), to: outer) == CGPoint(x: 51, y: 62))
  }

  @Test func pointsGoBetweenCousins() {
    let root = makeView(0, 0, 300, 300)
    let (left, right) = (makeView(10, 10, 100, 100), makeView(150, 40, 100, 100))
    let (one, two) = (makeView(5, 5, 10, 10), makeView(20, 20, 10, 10))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(one)
    right.addSubview(two)
    #expect(one.convert(CGPoint.zero, to: two) == CGPoint(x: 15 - 170, y: 15 - 60))
    #expect(two.convert(CGPoint.zero, from: one) == CGPoint(x: 15 - 170, y: 15 - 60))
  }

  @Test(.rule("VIEW-2")) func aTurnedViewHasItsOwnAxes() {
    let outer = makeView(0, 0, 300, 300)
    let inner = makeView(100, 100, 100, 100)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    outer.addSubview(inner)
    #expect(isClose(inner.convert(CGPoint(x: 0, y: 0), to: outer), CGPoint(x: 200, y: 100)))
    #expect(isClose(inner.convert(CGPoint(x: 100, y: 0), to: outer), CGPoint(x: 200, y: 200)))
    let rect = inner.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: outer)
    #expect(isClose(rect, CGRect(x: 180, y: 100, width: 20, height: 10)))
    #expect(isClose(inner.convert(rect, from: outer), CGRect(x: 0, y: 0, width: 10, height: 20)))
  }

  @Test(.rule("VIEW-2")) func conversionThereAndBackIsWhereItStarted() {
    var random = Seeded(Seeded.seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    for round in 0..<300 {
      let root = makeView(0, 0, 400, 400)
      var chain = [root]
      for _ in 0..<4 {
        let view = makeView(number(-50...50), number(-50...50), number(1...200), number(1...200))
        view.bounds.origin = CGPoint(x: number(-20...20), y: number(-20...20))
        view.transform = CGAffineTransform(rotationAngle: CGFloat(number(-7...7)))
          .scaledBy(x: CGFloat(number(0.2...3)), y: CGFloat(number(0.2...3)))
        chain.randomElement(using: &random)!.addSubview(view)
        chain.append(view)
      }
      let (one, two) = (chain.randomElement(using: &random)!, chain.randomElement(using: &random)!)
      let point = CGPoint(x: number(-100...100), y: number(-100...100))
      let back = one.convert(one.convert(point, to: two), from: two)
      #expect(isClose(back, point, within: 1e-6), "seed \(Seeded.seed), round \(round)")
      #expect(
        isClose(one.convert(point, to: two), two.convert(point, from: one), within: 1e-6),
        "seed \(Seeded.seed), round \(round)")
    }
  }

  @Test(.rule("VIEW-2")) func aFlatMapIsUndoneByNothing() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
    let turn = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3).translatedBy(x: 5, y: 7)
    let back = CGPoint(x: 3, y: 4).applying(turn).applying(turn.inverted())
    #expect(isClose(back, CGPoint(x: 3, y: 4)))
  }

  @Test func insetsMoveEachEdgeInwards() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 94, height: 96))
  }
}
