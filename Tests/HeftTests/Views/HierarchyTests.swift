import Heft
import HeftTesting
import Testing

/// The view tree, and that what is shown is the tree (VIEW-6).
struct HierarchyTests {
  private let stage = Stage()

  private func makeThree() -> (UIView, UIView, UIView) {
    let views = (UIView(), UIView(), UIView())
    stage.device.run {
      stage.sheet.addSubview(views.0)
      stage.sheet.addSubview(views.1)
      stage.sheet.addSubview(views.2)
    }
    return views
  }

  private func order(_ views: (UIView, UIView, UIView)) -> String {
    stage.sheet.subviews.map { $0 === views.0 ? "a" : $0 === views.1 ? "b" : $0 === views.2 ? "c" : "?" }
      .joined()
  }

  @Test func subviewsLieInTheOrderInWhichTheyWereAdded() {
    let views = makeThree()
    #expect(order(views) == "abc")
    #expect(views.0.superview === stage.sheet)
    #expect(views.0.window === stage.sheet.window)
  }

  @Test func aSubviewIsBroughtForwardAndSentBack() {
    let views = makeThree()
    stage.sheet.bringSubviewToFront(views.0)
    #expect(order(views) == "bca")
    stage.sheet.sendSubviewToBack(views.2)
    #expect(order(views) == "cba")
    stage.sheet.bringSubviewToFront(UIView())
    #expect(order(views) == "cba")
  }

  @Test func aViewGoesRightBehindOrInFrontOfAnother() {
    let views = makeThree()
    stage.sheet.insertSubview(views.0, belowSubview: views.2)
    #expect(order(views) == "bac")
    stage.sheet.insertSubview(views.2, belowSubview: views.1)
    #expect(order(views) == "cba")
    stage.sheet.insertSubview(views.2, aboveSubview: views.1)
    #expect(order(views) == "bca")
    stage.sheet.insertSubview(views.0, aboveSubview: views.1)
    #expect(order(views) == "bac")
    stage.sheet.insertSubview(views.1, belowSubview: UIView())
    #expect(order(views) == "acb")
    for view in [views.0, views.1, views.2] {
      stage.sheet.insertSubview(view, aboveSubview: view)
      stage.sheet.insertSubview(view, belowSubview: view)
      #expect(order(views) == "acb")
    }
  }

  @Test func aPlaceThatIsNotThereIsTheNearestOne() {
    let views = makeThree()
    stage.sheet.insertSubview(views.1, at: -5)
    #expect(order(views) == "bac")
    stage.sheet.insertSubview(views.1, at: 99)
    #expect(order(views) == "acb")
    stage.sheet.insertSubview(views.1, at: 1)
    #expect(order(views) == "abc")
  }

  @Test func aViewIsInOnePlaceOnly() {
    let views = makeThree()
    stage.device.run { views.0.addSubview(views.1) }
    #expect(order(views) == "ac")
    #expect(views.1.superview === views.0)
    #expect(views.1.isDescendant(of: stage.sheet))
    #expect(!views.0.isDescendant(of: views.1))
  }

  @Test func aViewIsNeverInsideItself() {
    let views = makeThree()
    views.0.addSubview(views.1)
    views.1.addSubview(views.0)
    views.1.addSubview(views.1)
    #expect(views.0.superview === stage.sheet)
    #expect(views.1.superview === views.0)
    #expect(views.1.subviews.isEmpty)
  }

  @Test func aRemovedViewIsNowhere() {
    let views = makeThree()
    stage.device.run { views.1.removeFromSuperview() }
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
    #expect(stage.sheet.viewWithTag(7) === leaf)
    #expect(stage.sheet.viewWithTag(8) == nil)
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
    stage.device.run { stage.sheet.addSubview(box) }
    stage.device.run { stage.sheet.addSubview(view) }
    stage.device.run { stage.sheet.bringSubviewToFront(view) }
    stage.device.run { view.removeFromSuperview() }
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
    stage.host.clear()
    stage.device.run { views.0.addSubview(views.2) }
    let operations = stage.host.operations
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
    stage.device.run { stage.sheet.addSubview(label) }
    let before = stage.host.screen.label("Back")
    stage.device.run { label.removeFromSuperview() }
    #expect(stage.host.screen.label("Back") == nil)
    stage.device.run { stage.sheet.addSubview(label) }
    let after = stage.host.screen.label("Back")
    #expect(before?.style != nil)
    #expect(after?.style == before?.style)
    #expect(after?.frame == before?.frame)
    #expect(stage.host.screen.mistakes == [])
  }

  @Test func whatIsChangedTwiceInOneFrameIsShownOnce() {
    let view = makeThree().0
    stage.host.clear()
    stage.device.run {
      view.alpha = 0.5
      view.alpha = 0.25
      view.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
      view.frame = CGRect(x: 2, y: 2, width: 2, height: 2)
    }
    #expect(stage.host.operations.count == 2)
  }
}
