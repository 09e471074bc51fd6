import Heft
import HeftTesting
import TestRules
import Testing

/// However a press ends, the screen is as it was (PEEK-15, PEEK-16), with force and without (PEEK-5).
struct PreviewEndTests {
  /// The ways in which a press can end.
  enum End: CaseIterable {
    case lift, cancel, secondFinger, background, switchOff, removeSource, unregister, escape, turn
  }

  /// How far it has come by then.
  enum Depth: CaseIterable {
    case touch, hint, peek, commit, actions, liftedActions
  }

  private func reach(_ depth: Depth, on fixture: PreviewFixture) -> TestTouch {
    let finger = fixture.device.press(at: 100, 150, force: 1)
    switch depth {
    case .touch: break
    case .hint: finger.press(2)
    case .peek: finger.press(3)
    case .commit:
      finger.press(3)
      finger.press(4)
    case .actions, .liftedActions:
      // A finger that slides before the preview has come scrolls.
      fixture.device.advance(by: 0.1)
      finger.press(3)
      fixture.device.advance(by: 0.8)
      finger.move(to: 100, 80)
      if depth == .liftedActions { finger.lift() }
    }
    return finger
  }

  private func end(_ end: End, _ finger: TestTouch, on fixture: PreviewFixture) {
    let device = fixture.device
    switch end {
    case .lift: finger.lift()
    case .cancel: finger.cancel()
    case .secondFinger:
      // On the source itself, or on what lies in front of it by now.
      let second = device.press(at: fixture.blur == nil ? 110 : 4, 300)
      second.lift()
    case .background:
      device.device.handle(.visibility(isVisible: false, time: device.time))
      device.device.handle(.visibility(isVisible: true, time: device.time))
    case .switchOff:
      device.device.handle(.setting(name: .forceTouch, value: "off"))
      device.device.handle(.setting(name: .forceTouch, value: "on"))
    case .removeSource:
      device.run {
        fixture.list.sources[0].removeFromSuperview()
        fixture.list.view.insertSubview(fixture.list.sources[0], at: 0)
      }
    case .unregister:
      device.run { fixture.list.unregisterForPreviewing(withContext: fixture.list.contexts[0]) }
    case .escape:
      for isDown in [true, false] {
        device.device.handle(.key(HostEvent.Key(isDown: isDown, time: device.time, name: "Escape")))
      }
    case .turn:
      device.device.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
    }
  }

  @Test(
    "Whatever ends a press, wherever it is, puts the screen back", .rule("PEEK-16"),
    arguments: End.allCases, Depth.allCases)
  func everyEnd(end: End, depth: Depth) {
    // The actions stay when the finger that opened them is lifted; a finger that is gone by then ends nothing more.
    let staysOpen =
      depth == .actions && end == .lift || depth == .liftedActions && (end == .lift || end == .cancel)
    for delay in [0, 0.1, 1] {
      // A list of its own each time: one that was unregistered previews no more.
      let fixture = PreviewFixture()
      let before = fixture.picture
      let finger = reach(depth, on: fixture)
      fixture.device.advance(by: delay)
      // Before, it may be a tap.
      #expect(delay < 1 || depth == .touch || fixture.blur != nil, "\(depth)")
      self.end(end, finger, on: fixture)
      finger.lift()
      fixture.device.advance(by: 1)
      #expect((fixture.blur != nil) == staysOpen, "\(end) at \(depth) after \(delay)")
      if fixture.blur != nil {
        fixture.device.tap(at: 4, 300)
        fixture.device.advance(by: 1)
      }
      #expect(fixture.picture == before, "\(end) at \(depth) after \(delay)")
      #expect(fixture.screen.mistakes.isEmpty && !fixture.device.host.wantsTicks)
      let willAppear = fixture.log.lines.filter { $0 == "will appear" }.count
      #expect(fixture.log.lines.filter { $0 == "did disappear" }.count == willAppear)
    }
  }

  @Test(
    "A preview that goes while the finger is down lets its recognizer go at once",
    .rule("PEEK-16"), arguments: [End.escape, .background, .turn])
  func release(end: End) {
    let fixture = PreviewFixture()
    let recognizer = fixture.list.contexts[0].previewingGestureRecognizerForFailureRelationship
    let finger = reach(.actions, on: fixture)
    #expect(recognizer.state == .began)
    self.end(end, finger, on: fixture)
    #expect(recognizer.state == .possible)
    finger.lift()
  }

  @Test("A swipe down puts a preview away that has stayed with its actions", .rule("PEEK-10"))
  func swipeDown() {
    let fixture = PreviewFixture()
    let before = fixture.picture
    let finger = reach(.liftedActions, on: fixture)
    fixture.device.advance(by: 1)
    #expect(fixture.blur != nil)
    let swipe = fixture.device.press(at: 187, 150)
    for y in stride(from: 150, through: 240, by: 15) {
      swipe.move(to: 187, Double(y))
      fixture.device.advance(by: 0.02)
    }
    swipe.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.picture == before && fixture.blur == nil)
    _ = finger
  }

  @Test(
    "A pan that takes the touch during the hint has it, and the next press previews again", .rule("PEEK-15"))
  func pan() {
    let fixture = PreviewFixture()
    let pan = UIPanGestureRecognizer()
    fixture.device.run { fixture.list.view.addGestureRecognizer(pan) }
    let finger = fixture.device.press(at: 100, 150)
    fixture.device.advance(by: 0.2)
    finger.press(2)
    #expect(fixture.blur != nil)
    finger.move(to: 100, 100)
    #expect(pan.state == .began)
    fixture.device.advance(by: 1)
    #expect(fixture.blur == nil)
    finger.press(6)
    #expect(fixture.blur == nil)
    finger.lift()
    let other = fixture.peek()
    #expect(fixture.shows("Detail"))
    other.lift()
  }

  @Test("Another recognizer waits for the press to fail", .rule("PEEK-15"))
  func failureRelationship() {
    let fixture = PreviewFixture()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.2
    var count = 0
    press.addHandler { if $0.state == .began { count += 1 } }
    fixture.device.run {
      press.require(toFail: fixture.list.contexts[0].previewingGestureRecognizerForFailureRelationship)
      fixture.list.sources[0].addGestureRecognizer(press)
    }
    let finger = fixture.device.press(at: 100, 150)
    finger.press(2)
    fixture.device.advance(by: 0.5)
    #expect(count == 0)
    finger.press(3)
    fixture.device.advance(by: 0.5)
    #expect(count == 0 && fixture.shows("Detail"))
    finger.lift()
  }

  @Test(
    "Without 3D Touch a held touch previews, and stays with its actions", .rule("PEEK-5"),
    arguments: ["0.3", "0.5", "0.8"])
  func hold(duration: String) {
    let fixture = PreviewFixture()
    fixture.device.device.handle(.setting(name: .forceTouch, value: "off"))
    fixture.device.device.handle(.setting(name: .touchAndHold, value: duration))
    let finger = fixture.device.press(at: 100, 150)
    let seconds = Double(duration) ?? 0
    fixture.device.advance(by: seconds - 0.05)
    #expect(fixture.vibrations.isEmpty && fixture.blur != nil)
    fixture.device.advance(by: 0.1)
    #expect(fixture.vibrations == [10])
    fixture.device.advance(by: 3)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Jump"))
    fixture.tap("Detail")
    #expect(fixture.list.committed != nil && fixture.vibrations == [10, 15])
  }

  @Test(
    "The right button, the menu key and Shift+F10 open the actions; the keyboard stays in them",
    .rule("PEEK-17"))
  func menu() throws {
    let fixture = PreviewFixture()
    fixture.device.device.handle(.menu(HostEvent.Menu(time: fixture.device.time, x: 100, y: 150)))
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Jump") && fixture.words == ["Preview of Detail", "3 actions"])
    let rows = fixture.screen.views.values.filter { $0.accessibility?.label == "Jump" }
    #expect(rows.count == 1 && fixture.screen.focused == rows.first?.number)
    #expect(rows.first?.accessibility?.role == .button)
    let source = try #require(fixture.screen.views.values.first { $0.accessibility?.label == "Source 1" })
    for isDown in [true, false] {
      fixture.device.device.handle(
        .key(HostEvent.Key(isDown: isDown, time: fixture.device.time, name: "Escape")))
    }
    fixture.device.advance(by: 1)
    #expect(fixture.blur == nil)
    fixture.device.device.handle(
      .action(HostEvent.Action(view: source.number, kind: .menu, time: fixture.device.time)))
    fixture.device.advance(by: 1)
    #expect(fixture.shows("Jump"))
    fixture.device.device.handle(
      .action(HostEvent.Action(view: rows.first?.number ?? 0, kind: .activate, time: fixture.device.time)))
  }

  @Test("A finger on a card that has gone meanwhile does nothing", .rule("PEEK-16"))
  func lateFinger() {
    let fixture = PreviewFixture()
    fixture.openActions()
    guard let place = fixture.screen.middle(ofText: "Detail") else {
      Issue.record("the preview is shown")
      return
    }
    fixture.device.tap(at: Double(place.x), Double(place.y))
    let finger = fixture.device.press(at: Double(place.x), Double(place.y), force: 0.5)
    fixture.device.advance(by: 1)
    #expect(fixture.list.committed != nil)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.log.lines.filter { $0 == "commit" }.count == 1)
    #expect(fixture.screen.mistakes == [])
  }

  @Test("What is in a preview cannot be reached by itself until it is the screen", .rule("PEEK-17"))
  func preview() {
    let fixture = PreviewFixture()
    func isHidden() -> Bool? {
      var view = fixture.screen.label("Detail, inside")
      guard view != nil else { return nil }
      while let here = view {
        if here.accessibility?.states.contains(.hidden) == true { return true }
        view = fixture.screen.views[here.parent]
      }
      return false
    }
    fixture.list.makeController = { _ in
      let controller = PreviewedController()
      controller.title = "Detail, inside"
      return controller
    }
    let finger = fixture.peek()
    #expect(isHidden() == true)
    finger.press(6)
    fixture.device.advance(by: 1)
    finger.lift()
    fixture.device.advance(by: 1)
    #expect(fixture.list.committed != nil)
    fixture.device.settle { fixture.list.committed?.title = "Detail" }
    #expect(isHidden() == false)
  }

  @Test(
    "Space held on a source presses deeper: lifted early it is a tap, then a peek, and Return opens",
    .rule("PEEK-17")
  )
  func space() {
    let fixture = PreviewFixture()
    guard let source = fixture.screen.views.values.first(where: { $0.accessibility?.label == "Source 1" })
    else {
      Issue.record("the source is shown")
      return
    }
    #expect(source.accessibility?.hint.isEmpty == false)
    func key(_ kind: HostEvent.Action.Kind) {
      fixture.device.device.handle(
        .action(HostEvent.Action(view: source.number, kind: kind, time: fixture.device.time)))
    }
    key(.press)
    fixture.device.advance(by: 0.1)
    key(.release)
    fixture.device.advance(by: 1)
    #expect(fixture.list.taps == 1 && fixture.vibrations.isEmpty)
    key(.press)
    fixture.device.advance(by: 0.5)
    #expect(fixture.vibrations == [10])
    fixture.device.device.handle(.key(HostEvent.Key(isDown: true, time: fixture.device.time, name: "Enter")))
    fixture.device.advance(by: 1)
    #expect(fixture.list.committed != nil)
    key(.release)
    #expect(fixture.screen.warnings.isEmpty)
  }

  @Test("With less motion nothing grows or recedes: the preview fades", .rule("PEEK-18"))
  func reducedMotion() {
    let fixture = PreviewFixture()
    fixture.device.device.handle(.appearance(HostEvent.Appearance(reducesMotion: true)))
    let finger = fixture.device.press(at: 100, 150)
    fixture.device.advance(by: 0.2)
    finger.press(3)
    fixture.device.advance(by: 0.1)
    #expect(fixture.screen.views.values.allSatisfy { $0.backgroundBlur.scale == 1 })
    guard let platter = fixture.screen.views.values.first(where: { $0.accessibility?.label == "Open Detail" })
    else {
      Issue.record("the preview is shown")
      return
    }
    #expect(platter.transform == .identity)
    #expect(platter.alpha > 0 && platter.alpha < 1)
    finger.lift()
  }
}
