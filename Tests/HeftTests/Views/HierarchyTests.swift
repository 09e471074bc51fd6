import Heft
import HeftTesting
import Testing

/// The view tree, and that what is shown is the tree (VIEW-6).
struct HierarchyTests {
  private let fixture = Fixture()

  private func makeThree() -> (UIView, UIView, UIView) {
    let views = (UIView(), UIView(), UIView())
    fixture.device.run {
      fixture.sheet.addSubview(views.0)
      fixture.sheet.addSubview(views.1)
      fixture.sheet.addSubview(views.2)
    }
    return views
  }

  private func order(_ views: (UIView, UIView, UIView)) -> String {
    fixture.sheet.subviews.map { $0 === views.0 ? "a" : $0 === views.1 ? "b" : $0 === views.2 ? "c" : "?" }
      .joined()
  }

  @Test func subviewsLieInTheOrderInWhichTheyWereAdded() {
    let views = makeThree()
    #expect(order(views) == "abc")
    #expect(views.0.superview === fixture.sheet)
    #expect(views.0.window === fixture.sheet.window)
  }

  @Test func aSubviewIsBroughtForwardAndSentBack() {
    let views = makeThree()
    fixture.sheet.bringSubviewToFront(views.0)
    #expect(order(views) == "bca")
    fixture.sheet.sendSubviewToBack(views.2)
    #expect(order(views) == "cba")
    fixture.sheet.bringSubviewToFront(UIView())
    #expect(order(views) == "cba")
  }

  @Test func aViewGoesRightBehindOrInFrontOfAnother() {
    let views = makeThree()
    fixture.sheet.insertSubview(views.0, belowSubview: views.2)
    #expect(order(views) == "bac")
    fixture.sheet.insertSubview(views.2, belowSubview: views.1)
    #expect(order(views) == "cba")
    fixture.sheet.insertSubview(views.2, aboveSubview: views.1)
    #expect(order(views) == "bca")
    fixture.sheet.insertSubview(views.0, aboveSubview: views.1)
    #expect(order(views) == "bac")
    fixture.sheet.insertSubview(views.1, belowSubview: UIView())
    #expect(order(views) == "acb")
    for view in [views.0, views.1, views.2] {
      fixture.sheet.insertSubview(view, aboveSubview: view)
      fixture.sheet.insertSubview(view, belowSubview: view)
      #expect(order(views) == "acb")
    }
  }

  @Test func aPlaceThatIsNotThereIsTheNearestOne() {
    let views = makeThree()
    fixture.sheet.insertSubview(views.1, at: -5)
    #expect(order(views) == "bac")
    fixture.sheet.insertSubview(views.1, at: 99)
    #expect(order(views) == "acb")
    fixture.sheet.insertSubview(views.1, at: 1)
    #expect(order(views) == "abc")
  }

  @Test func aViewIsInOnePlaceOnly() {
    let views = makeThree()
    fixture.device.run { views.0.addSubview(views.1) }
    #expect(order(views) == "ac")
    #expect(views.1.superview === views.0)
    #expect(views.1.isDescendant(of: fixture.sheet))
    #expect(!views.0.isDescendant(of: views.1))
  }

  @Test func aViewIsNeverInsideItself() {
    let views = makeThree()
    views.0.addSubview(views.1)
    views.1.addSubview(views.0)
    views.1.addSubview(views.1)
    #expect(views.0.superview === fixture.sheet)
    #expect(views.1.superview === views.0)
    #expect(views.1.subviews.isEmpty)
  }

  @Test func aRemovedViewIsNowhere() {
    let views = makeThree()
    fixture.device.run { views.1.removeFromSuperview() }
    #expect(order(views) == "ac")
    #expect(views.1.superview == nil)
    #expect(views.1.window == nil)
    views.1.removeFromSuperview()
  }

  @Test func aViewIsFoundByItsTag() {
    let views = makeThree()
    let leaf = UIView()
    leaf.tag = 7
    views.1.addSubview(leaf)
    #expect(fixture.sheet.viewWithTag(7) === leaf)
    #expect(fixture.sheet.viewWithTag(8) == nil)
  }

  @Test func viewsHearWhereTheyAre() {
    final class Hearing: UIView {
      var lines: [String] = []
      override func didMoveToSuperview() { lines.append(superview == nil ? "out" : "in") }
      override func didMoveToWindow() { lines.append(window == nil ? "no window" : "window") }
    }
    let view = Hearing()
    let box = UIView()
    box.addSubview(view)
    fixture.device.run { fixture.sheet.addSubview(box) }
    fixture.device.run { fixture.sheet.addSubview(view) }
    fixture.device.run { fixture.sheet.bringSubviewToFront(view) }
    fixture.device.run { view.removeFromSuperview() }
    #expect(view.lines == ["in", "window", "in", "out", "no window"])
  }

  @Test func aSubviewOutlivesItsSuperview() {
    let leaf = UIView()
    do {
      let outer = UIView()
      outer.addSubview(leaf)
      #expect(leaf.superview === outer)
    }
    #expect(leaf.superview == nil)
  }

  @Test func movingWithinTheScreenMakesNothingAnew() {
    let views = makeThree()
    fixture.host.clear()
    fixture.device.run { views.0.addSubview(views.2) }
    let operations = fixture.host.operations
    #expect(operations.count == 1)
    if case .insert(_, _, let index)? = operations.first {
      #expect(index == 0)
    } else {
      Issue.record("no insert")
    }
  }

  @Test func aLabelThatComesBackLooksAsBefore() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    label.text = "Back"
    label.font = .boldSystemFont(ofSize: 31)
    fixture.device.run { fixture.sheet.addSubview(label) }
    let before = fixture.host.screen.label("Back")
    fixture.device.run { label.removeFromSuperview() }
    #expect(fixture.host.screen.label("Back") == nil)
    fixture.device.run { fixture.sheet.addSubview(label) }
    let after = fixture.host.screen.label("Back")
    #expect(before?.style != nil)
    #expect(after?.style == before?.style)
    #expect(after?.frame == before?.frame)
    #expect(fixture.host.screen.mistakes == [])
  }

  @Test func whatIsChangedTwiceInOneFrameIsShownOnce() {
    let view = makeThree().0
    fixture.host.clear()
    fixture.device.run {
      view.alpha = 0.5
      view.alpha = 0.25
      view.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
      view.frame = CGRect(x: 2, y: 2, width: 2, height: 2)
    }
    #expect(fixture.host.operations.count == 2)
  }
}
