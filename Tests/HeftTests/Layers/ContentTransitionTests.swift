import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// The way from a view's old content to the new one (LAYER-21, LAYER-22).
struct ContentTransitionTests {
  private let fixture = Fixture()
  private let card = UIView(frame: CGRect(x: 40, y: 40, width: 100, height: 60))
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  init() {
    let (card, label) = (card, label)
    label.text = "old"
    fixture.device.run {
      fixture.sheet.addSubview(card)
      card.addSubview(label)
    }
    // The clock starts with the first event.
    fixture.device.tap(at: 300, 300)
  }

  /// The element of the card that shows a text.
  private func shown(_ text: String) -> RenderedTree.View? {
    let views = fixture.host.screen.views
    return views.values.first { $0.text == text }.flatMap { views[$0.parent] }
  }

  private func turn(
    _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)? = nil
  ) {
    fixture.device.run {
      UIView.transition(with: card, duration: 1, options: [options, .curveLinear]) {
        label.text = "new"
      } completion: {
        completion?($0)
      }
    }
  }

  @Test(
    "A dissolve shows the old content and the new one over it, and in the end the new one only",
    .rule("LAYER-21"))
  func dissolve() throws {
    var ends: [Bool] = []
    turn(.transitionCrossDissolve) { ends.append($0) }
    fixture.device.advance(by: 0.25)
    #expect(isClose(try #require(shown("old")).alpha, 1, within: 0.03))
    #expect(isClose(try #require(shown("new")).alpha, 0.25, within: 0.03))
    fixture.device.advance(by: 0.5)
    #expect(isClose(try #require(shown("old")).alpha, 0.5, within: 0.03))
    #expect(isClose(try #require(shown("new")).alpha, 0.75, within: 0.03) && ends.isEmpty)
    fixture.device.advance(by: 0.5)
    #expect(shown("old") == nil && shown("new")?.alpha == 1 && ends == [true])
    #expect(card.alpha == 1 && card.superview?.subviews.count == 1 && !fixture.host.wantsTicks)
  }

  @Test(
    "A view that hides in a dissolve fades out, and one that comes to be seen fades in", .rule("LAYER-21"))
  func hiding() throws {
    for hides in [true, false] {
      fixture.device.run {
        UIView.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
          card.isHidden = hides
        }
      }
      fixture.device.advance(by: 0.5)
      let seen = fixture.host.screen.views.values.filter { $0.frame == card.frame && !$0.isHidden }
      #expect(seen.count == 1 && isClose(seen[0].alpha, 0.5, within: 0.03))
      fixture.device.advance(by: 1)
    }
  }

  @Test("In a flip the old content turns away and the new one comes from behind", .rule("LAYER-21"))
  func flip() throws {
    turn(.transitionFlipFromLeft)
    fixture.device.advance(by: 0.25)
    let old = try #require(shown("old"))
    #expect(old.alpha == 1 && shown("new")?.alpha == 0)
    // A quarter of the way is 45 degrees around the vertical axis, with the left side nearer to the eye.
    #expect(
      isClose(old.space[0], 0.707, within: 0.06) && old.space[2] < -0.6
        && isClose(old.space[5], 1, within: 0.001))
    fixture.device.advance(by: 0.5)
    let new = try #require(shown("new"))
    #expect(new.alpha == 1 && shown("old")?.alpha == 0 && new.space[2] > 0.6)
    fixture.device.advance(by: 0.5)
    #expect(shown("old") == nil && shown("new")?.space == [])
  }

  @Test(
    "Between two views the outgoing one leaves, or hides where both are to stay", .rule("LAYER-21"),
    arguments: [false, true])
  func between(stays: Bool) throws {
    let back = UIView(frame: card.frame)
    let container = try #require(card.superview)
    var ends: [Bool] = []
    fixture.device.run {
      if stays {
        back.isHidden = true
        container.addSubview(back)
      }
      let options: UIView.AnimationOptions = [.transitionFlipFromBottom, .curveLinear]
      UIView.transition(
        from: card, to: back, duration: 1, options: stays ? [options, .showHideTransitionViews] : options
      ) { ends.append($0) }
    }
    fixture.device.advance(by: 0.75)
    #expect(shown("old")?.alpha == 0 && back.superview === container && ends.isEmpty)
    fixture.device.advance(by: 0.5)
    #expect(ends == [true] && !back.isHidden && card.alpha == 1)
    #expect(card.superview === (stays ? container : nil) && card.isHidden == stays)
  }

  @Test("What is not shown, or takes no time, changes at once and completes", .rule("LAYER-21"))
  func atOnce() {
    var ends: [Bool] = []
    fixture.device.run {
      let loose = UIView(frame: card.frame)
      UIView.transition(with: loose, duration: 1, options: .transitionFlipFromTop, animations: nil) {
        ends.append($0)
      }
      UIView.transition(with: card, duration: 0, options: .transitionFlipFromTop, animations: nil) {
        ends.append($0)
      }
      UIView.transition(with: card, duration: .nan, options: .transitionFlipFromTop, animations: nil) {
        ends.append($0)
      }
    }
    #expect(ends == [true, true, true] && !fixture.host.wantsTicks)
  }

  @Test(
    "An animation in the view goes on, and a view that goes before the end completes with false",
    .rule("LAYER-21"))
  func others() throws {
    var (moved, ends): ([Bool], [Bool]) = ([], [])
    fixture.device.run {
      UIView.animate(withDuration: 2) {
        label.alpha = 0
      } completion: {
        moved.append($0)
      }
    }
    turn(.transitionCrossDissolve) { ends.append($0) }
    fixture.device.advance(by: 0.5)
    #expect(moved.isEmpty)
    fixture.device.run { fixture.sheet.removeFromSuperview() }
    #expect(ends == [false] && moved == [false])
  }

  @Test(
    "A layer's transition moves the old content out and the new one in from its side", .rule("LAYER-22"),
    arguments: [
      (CATransitionType.push, CATransitionSubtype.fromRight, (-50.0, 0.0), (50.0, 0.0)),
      (.push, .fromTop, (0, -30), (0, 30)), (.moveIn, .fromLeft, (0, 0), (-50, 0)),
      (.reveal, .fromBottom, (0, 30), (0, 0)),
    ])
  func transition(
    _ example: (
      type: CATransitionType, side: CATransitionSubtype, old: (Double, Double), new: (Double, Double)
    )
  ) throws {
    fixture.device.run {
      let transition = CATransition()
      transition.type = example.type
      transition.subtype = example.side
      transition.duration = 1
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      card.layer.add(transition, forKey: "change")
      label.text = "new"
    }
    fixture.device.advance(by: 0.5)
    let (old, new) = (try #require(shown("old")).transform, try #require(shown("new")).transform)
    #expect(
      isClose(Double(old.tx), example.old.0, within: 3) && isClose(Double(old.ty), example.old.1, within: 3))
    #expect(
      isClose(Double(new.tx), example.new.0, within: 3) && isClose(Double(new.ty), example.new.1, within: 3))
    fixture.device.advance(by: 0.6)
    #expect(shown("old") == nil && shown("new")?.transform == .identity)
    #expect(card.layer.animationKeys() == nil && !fixture.host.wantsTicks)
  }

  @Test("A window's transition shows the old content over that of another controller", .rule("LAYER-22"))
  func window() throws {
    let window = try #require(card.window)
    fixture.device.run {
      let transition = CATransition()
      transition.duration = 1
      window.layer.add(transition, forKey: nil)
      let next = UIViewController()
      let text = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      text.text = "next"
      next.view.addSubview(text)
      window.rootViewController = next
    }
    fixture.device.advance(by: 0.5)
    let (old, next) = (try #require(shown("old")), try #require(shown("next")))
    #expect(next.alpha > 0.4 && next.alpha < 1)
    let root = try #require(fixture.host.screen.views[next.parent])
    // The old window lies behind, with all that was in it.
    #expect(root.children.count == 2 && root.children.last == next.number && old.alpha == 1)
    fixture.device.advance(by: 0.6)
    #expect(shown("old") == nil && shown("next")?.alpha == 1)
  }
}
