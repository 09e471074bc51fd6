import Heft
import TestRules
import Testing

/// How a view follows its superview's size (VIEW-3).
struct AutoresizingTests {
  /// The x and width of a view at 20 and 40 wide in a superview that grows from 100 to 200.
  @Test(arguments: [
    // left margin, width, right margin; x, width.
    (false, false, false, 20.0, 40.0), (false, false, true, 20, 40), (false, true, false, 20, 140),
    (false, true, true, 20, 90), (true, false, false, 120, 40), (true, false, true, 53.333333, 40),
    (true, true, false, 53.333333, 106.666667), (true, true, true, 40, 80),
  ])
  func theFlexiblePartsShareTheGrowth(left: Bool, inside: Bool, right: Bool, x: Double, width: Double) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let across = UIView(frame: CGRect(x: 20, y: 7, width: 40, height: 11))
    let down = UIView(frame: CGRect(x: 7, y: 20, width: 11, height: 40))
    outer.addSubview(across)
    outer.addSubview(down)
    if left { across.autoresizingMask.insert(.flexibleLeftMargin) }
    if inside { across.autoresizingMask.insert(.flexibleWidth) }
    if right { across.autoresizingMask.insert(.flexibleRightMargin) }
    if left { down.autoresizingMask.insert(.flexibleTopMargin) }
    if inside { down.autoresizingMask.insert(.flexibleHeight) }
    if right { down.autoresizingMask.insert(.flexibleBottomMargin) }
    outer.frame.size = CGSize(width: 200, height: 200)
    #expect(isClose(across.frame, CGRect(x: x, y: 7, width: width, height: 11)))
    #expect(isClose(down.frame, CGRect(x: 7, y: x, width: 11, height: width)))
  }

  @Test func aShrinkingSuperviewTakesAway() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 180, height: 100))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 100, height: 50)
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 80, height: 50))
  }

  @Test func noWidthIsNegative() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 100))
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    outer.frame.size.width = 10
    #expect(inner.frame.size.width == 0)
  }

  @Test(.rule("VIEW-3")) func aSuperviewOfNoSizeSharesEvenly() {
    let outer = UIView(frame: .zero)
    let inner = UIView(frame: .zero)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    outer.addSubview(inner)
    outer.frame.size.width = 100
    #expect(inner.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
  }

  @Test func theSuperviewCanForbidIt() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.autoresizesSubviews = false
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 300, height: 300)
    #expect(inner.frame.size == CGSize(width: 100, height: 100))
  }

  @Test func itReachesThroughTheLevels() {
    let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    views[0].frame.size = CGSize(width: 50, height: 150)
    #expect(views[3].frame == CGRect(x: 0, y: 0, width: 50, height: 150))
  }
}
