import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// The way from a view's old content to the new one (LAYER-21 to LAYER-23).
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

  @Test("A curl moves the old content up and away, or the new one down over it", .rule("LAYER-21"))
  func curls() throws {
    turn(.transitionCurlUp)
    fixture.device.advance(by: 0.5)
    let away = try (#require(shown("old")), #require(shown("new")))
    #expect(isClose(Double(away.0.transform.ty), -30, within: 2) && away.1.transform == .identity)
    #expect(try place(of: away.0) > place(of: away.1))
    fixture.device.advance(by: 1)
    fixture.device.run {
      UIView.transition(with: card, duration: 1, options: [.transitionCurlDown, .curveLinear]) {
        label.text = "old"
      }
    }
    fixture.device.advance(by: 0.5)
    let over = try (#require(shown("new")), #require(shown("old")))
    #expect(over.0.transform == .identity && isClose(Double(over.1.transform.ty), -30, within: 2))
    #expect(try place(of: over.0) < place(of: over.1))
  }

  /// Which of its siblings an element is, from the rear.
  private func place(of view: RenderedTree.View) throws -> Int {
    let outer = try #require(fixture.host.screen.views[view.parent])
    return try #require(outer.children.firstIndex(of: view.number))
  }

  @Test(
    "What the closure sets moves only where the content is to be animated", .rule("LAYER-21"),
    arguments: [false, true])
  func animatedContent(_ isAnimated: Bool) throws {
    fixture.device.run {
      let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveLinear]
      UIView.transition(
        with: card, duration: 1, options: isAnimated ? [options, .allowAnimatedContent] : options
      ) {
        label.text = "new"
        label.frame.origin.x = 40
      }
    }
    fixture.device.advance(by: 0.5)
    let moved = try #require(fixture.host.screen.views.values.first { $0.text == "new" })
    #expect(isClose(Double(moved.frame.minX), isAnimated ? 20 : 40, within: 2))
  }

  @Test("With reduced motion a flip and a curl dissolve", .rule("LAYER-23"))
  func reducedMotion() throws {
    fixture.device.device.handle(.appearance(HostEvent.Appearance(isDark: false, reducesMotion: true)))
    card.backgroundColor = .white
    for options in [UIView.AnimationOptions.transitionFlipFromLeft, .transitionCurlUp] {
      fixture.device.run { label.text = "old" }
      turn(options)
      fixture.device.advance(by: 0.5)
      let (old, new) = (try #require(shown("old")), try #require(shown("new")))
      #expect(new.space.isEmpty && new.transform == .identity && isClose(new.alpha, 0.5, within: 0.03))
      #expect(old.transform == .identity && old.alpha == 1)
      #expect(try place(of: old) < place(of: new))
      fixture.device.advance(by: 1)
    }
  }

  @Test(
    "Between two views the outgoing one leaves, or hides where both are to stay", .rule("LAYER-23"),
    arguments: [false, true])
  func between(stays: Bool) throws {
    let back = UIView(frame: card.frame)
    let container = try #require(card.superview)
    var ends: [Bool] = []
    fixture.device.run {
      if stays {
        back.isHidden = true
        container.insertSubview(back, belowSubview: card)
      }
      let options: UIView.AnimationOptions = [.transitionFlipFromBottom, .curveLinear]
      UIView.transition(
        from: card, to: back, duration: 1, options: stays ? [options, .showHideTransitionViews] : options
      ) { ends.append($0) }
    }
    #expect(card.superview === (stays ? container : nil) && card.isHidden == stays)
    fixture.device.advance(by: 0.25)
    #expect(shown("old")?.alpha == 1 && back.superview === container && ends.isEmpty)
    // Back again before the end.
    fixture.device.run {
      UIView.transition(
        from: back, to: card, duration: 1, options: stays ? .showHideTransitionViews : []
      ) { ends.append($0) }
    }
    fixture.device.advance(by: 1.5)
    #expect(ends == [true, true] && card.superview === container && !card.isHidden)
    #expect(back.superview === (stays ? container : nil) && back.isHidden == stays)
    #expect(fixture.host.screen.views.values.filter { $0.text == "old" }.count == 1)
  }

  @Test("A view that goes in the closure fades out, and comes again as it is", .rule("LAYER-21"))
  func goes() throws {
    let sheet = fixture.sheet
    fixture.device.run {
      UIView.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
        card.removeFromSuperview()
      }
    }
    fixture.device.advance(by: 0.5)
    #expect(isClose(try #require(shown("old")).alpha, 0.5, within: 0.03))
    fixture.device.advance(by: 1)
    #expect(shown("old") == nil)
    fixture.device.run { sheet.addSubview(card) }
    #expect(shown("old")?.alpha == 1 && !fixture.host.wantsTicks)
  }

  @Test("A second transition goes on from what the first one shows", .rule("LAYER-21"))
  func again() throws {
    var ends: [Bool] = []
    turn(.transitionFlipFromLeft) { ends.append($0) }
    fixture.device.advance(by: 0.25)
    fixture.device.run {
      UIView.transition(with: card, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]) {
        label.text = "newest"
      } completion: {
        ends.append($0)
      }
    }
    fixture.device.advance(by: 0.75 + 1.0 / 60)
    let newest = try #require(shown("newest"))
    #expect(newest.alpha == 1 && isClose(newest.space[0], 0.707, within: 0.1))
    fixture.device.advance(by: 0.5)
    #expect(ends == [true, true] && shown("old") == nil && shown("new") == nil)
    #expect(shown("newest")?.space == [] && !fixture.host.wantsTicks)
  }

  @Test("A transition in a view ends where that one's begins", .rule("LAYER-23"))
  func nested() throws {
    var ends: [Bool] = []
    fixture.device.run {
      UIView.transition(with: label, duration: 1, options: .transitionCrossDissolve) {
        label.text = "new"
      } completion: {
        ends.append($0)
      }
    }
    fixture.device.advance(by: 0.25)
    turn(.transitionCrossDissolve)
    #expect(ends == [false])
    fixture.device.advance(by: 1.5)
    let text = try #require(fixture.host.screen.views.values.first { $0.text == "new" })
    #expect(text.alpha == 1 && shown("old") == nil && shown("new")?.children.count == 1)
  }

  @Test("A view in which the user edits changes at once, and keeps the keyboard", .rule("LAYER-23"))
  func editing() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 20, width: 100, height: 30))
    fixture.device.run {
      card.addSubview(field)
      field.becomeFirstResponder()
    }
    let shownFields = { fixture.host.screen.views.values.filter { $0.field != nil }.map(\.number) }
    let before = shownFields()
    turn(.transitionCrossDissolve)
    #expect(shown("old") == nil && shownFields() == before)
    #expect(fixture.device.run { field.isFirstResponder } == true)
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

  @Test("A view that goes in the same event completes too", .rule("LAYER-21"))
  func goesAtOnce() {
    var ends: [Bool] = []
    weak var gone: UIView?
    fixture.device.run {
      let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let inner = UIView(frame: sheet.bounds)
      gone = inner
      sheet.addSubview(inner)
      fixture.sheet.addSubview(sheet)
    }
    fixture.device.advance(by: 0.1)
    fixture.device.run {
      guard let inner = gone, let sheet = inner.superview else { return }
      UIView.transition(with: inner, duration: 1, options: .transitionCrossDissolve, animations: nil) {
        ends.append($0)
      }
      sheet.removeFromSuperview()
    }
    #expect(ends == [false] && gone == nil)
  }

  @Test(
    "A layer's transition moves the old content out and the new one in from its side", .rule("LAYER-22"),
    arguments: [
      (CATransitionType.push, CATransitionSubtype.fromRight, (-50.0, 0.0), (50.0, 0.0)),
      (.push, .fromTop, (0, -30), (0, 30)), (.moveIn, .fromLeft, (0, 0), (-50, 0)),
      (.reveal, .fromBottom, (0, 30), (0, 0)), (.init(rawValue: "cube"), .fromLeft, (50, 0), (-50, 0)),
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

  @Test("Other names of transitions flip or fade", .rule("LAYER-22"), arguments: ["oglFlip", "rippleEffect"])
  func names(_ name: String) throws {
    fixture.device.run {
      let transition = CATransition()
      transition.type = CATransitionType(rawValue: name)
      transition.duration = 1
      card.layer.add(transition, forKey: nil)
      label.text = "new"
    }
    fixture.device.advance(by: 0.25)
    #expect(try #require(shown("old")).space.isEmpty == (name != "oglFlip"))
    #expect(try #require(shown("new")).alpha < 0.5)
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
