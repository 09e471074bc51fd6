import Heft
import HeftTesting
import Testing

/// However a press ends, the screen is as it was (PEEK-15, PEEK-16), with force and without (PEEK-5).
struct PreviewEndTests {
  /// What can end a press.
  enum End: CaseIterable {
    case lift, cancel, secondFinger, background, switchOff, removeSource, unregister, escape, turn
  }

  /// How far it has come by then.
  enum Depth: CaseIterable {
    case touch, hint, peek, commit, actions, liftedActions
  }

  private func reach(_ depth: Depth, on stage: PreviewStage) -> TestTouch {
    let finger = stage.device.press(at: 100, 150, force: 1)
    switch depth {
    case .touch: break
    case .hint: finger.press(2)
    case .peek, .commit, .actions, .liftedActions:
      finger.press(3)
      if depth == .commit { finger.press(4) }
      if depth == .actions || depth == .liftedActions { finger.move(to: 100, 60) }
      if depth == .liftedActions { finger.lift() }
    }
    return finger
  }

  private func end(_ end: End, _ finger: TestTouch, on stage: PreviewStage) {
    let device = stage.device
    switch end {
    case .lift: finger.lift()
    case .cancel: finger.cancel()
    case .secondFinger:
      // On the source itself, or on what lies in front of it by now.
      let second = device.press(at: stage.blur == nil ? 110 : 4, 300)
      second.lift()
    case .background:
      device.device.handle(.visibility(isVisible: false, time: device.time))
      device.device.handle(.visibility(isVisible: true, time: device.time))
    case .switchOff:
      device.device.handle(.setting(name: "3d-touch", value: "off"))
      device.device.handle(.setting(name: "3d-touch", value: "on"))
    case .removeSource:
      device.run {
        stage.list.sources[0].removeFromSuperview()
        stage.list.view.insertSubview(stage.list.sources[0], at: 0)
      }
    case .unregister:
      device.run { stage.list.unregisterForPreviewing(withContext: stage.list.contexts[0]) }
    case .escape:
      for isDown in [true, false] {
        device.device.handle(.key(HostEvent.Key(isDown: isDown, time: device.time, name: "Escape")))
      }
    case .turn:
      device.device.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
    }
  }

  @Test(
    "Whatever ends a press, wherever it is, puts the screen back", arguments: End.allCases, Depth.allCases)
  func everyEnd(end: End, depth: Depth) {
    // These two let a light touch be, and a lifted press keeps its actions until they are left.
    let stage = PreviewStage()
    let before = stage.picture
    for delay in [0, 0.1, 1] {
      let finger = reach(depth, on: stage)
      stage.device.advance(by: delay)
      self.end(end, finger, on: stage)
      finger.lift()
      stage.device.advance(by: 1)
      let staysOpen =
        (depth == .actions || depth == .liftedActions) && end == .lift || depth == .actions && end == .cancel
      if stage.blur != nil {
        #expect(staysOpen || depth == .liftedActions, "\(end) at \(depth) after \(delay)")
        stage.device.tap(at: 4, 300)
        stage.device.advance(by: 1)
      }
      #expect(stage.picture == before, "\(end) at \(depth) after \(delay)")
      #expect(stage.screen.mistakes.isEmpty && !stage.device.host.wantsTicks)
      let willAppear = stage.log.lines.filter { $0 == "will appear" }.count
      #expect(stage.log.lines.filter { $0 == "did disappear" }.count == willAppear)
    }
  }

  @Test("A swipe down puts a preview away that has stayed with its actions (PEEK-10)")
  func swipeDown() {
    let stage = PreviewStage()
    let before = stage.picture
    let finger = reach(.liftedActions, on: stage)
    stage.device.advance(by: 1)
    let swipe = stage.device.press(at: 187, 150)
    for y in stride(from: 150, through: 240, by: 15) {
      swipe.move(to: 187, Double(y))
      stage.device.advance(by: 0.02)
    }
    swipe.lift()
    stage.device.advance(by: 1)
    #expect(stage.picture == before && stage.blur == nil)
    _ = finger
  }

  @Test("A pan that takes the touch during the hint has it, and the next press previews again (PEEK-15)")
  func pan() {
    let stage = PreviewStage()
    let pan = UIPanGestureRecognizer()
    stage.device.run { stage.list.view.addGestureRecognizer(pan) }
    let finger = stage.device.press(at: 100, 150)
    stage.device.advance(by: 0.2)
    finger.press(2)
    #expect(stage.blur != nil)
    finger.move(to: 100, 100)
    #expect(pan.state == .began || pan.state == .changed)
    stage.device.advance(by: 1)
    #expect(stage.blur == nil)
    finger.press(6)
    #expect(stage.blur == nil)
    finger.lift()
    let other = stage.peek()
    #expect(stage.shows("Detail"))
    other.lift()
  }

  @Test("Another recognizer waits for the press to fail (PEEK-15)")
  func failureRelationship() {
    let stage = PreviewStage()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.2
    var count = 0
    press.addHandler { if $0.state == .began { count += 1 } }
    stage.device.run {
      press.require(toFail: stage.list.contexts[0].previewingGestureRecognizerForFailureRelationship)
      stage.list.sources[0].addGestureRecognizer(press)
    }
    let finger = stage.device.press(at: 100, 150)
    finger.press(2)
    stage.device.advance(by: 0.5)
    #expect(count == 0)
    finger.press(3)
    stage.device.advance(by: 0.5)
    #expect(count == 0 && stage.shows("Detail"))
    finger.lift()
  }

  @Test(
    "Without 3D Touch a held touch previews, and stays with its actions (PEEK-5)",
    arguments: ["0.3", "0.5", "0.8"])
  func hold(duration: String) {
    let stage = PreviewStage()
    stage.device.device.handle(.setting(name: "3d-touch", value: "off"))
    stage.device.device.handle(.setting(name: "touch-and-hold", value: duration))
    let finger = stage.device.press(at: 100, 150)
    let seconds = Double(duration) ?? 0
    stage.device.advance(by: seconds - 0.05)
    #expect(stage.vibrations.isEmpty && stage.blur != nil)
    stage.device.advance(by: 0.1)
    #expect(stage.vibrations == [10])
    stage.device.advance(by: 3)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.shows("Jump"))
    stage.tap("Detail")
    #expect(stage.list.committed != nil && stage.vibrations == [10, 15])
  }

  @Test("The right button, the menu key and Shift+F10 open the actions; the keyboard stays in them (PEEK-17)")
  func menu() throws {
    let stage = PreviewStage()
    stage.device.device.handle(.menu(HostEvent.Menu(time: stage.device.time, x: 100, y: 150)))
    stage.device.advance(by: 1)
    #expect(stage.shows("Jump") && stage.words == ["Preview of Detail", "3 actions"])
    let rows = stage.screen.views.values.filter { $0.accessibility?.label == "Jump" }
    #expect(rows.count == 1 && stage.screen.attended == rows.first?.number)
    #expect(rows.first?.accessibility?.role == "button")
    let source = try #require(stage.screen.views.values.first { $0.accessibility?.label == "Source 1" })
    for isDown in [true, false] {
      stage.device.device.handle(.key(HostEvent.Key(isDown: isDown, time: stage.device.time, name: "Escape")))
    }
    stage.device.advance(by: 1)
    #expect(stage.blur == nil)
    stage.device.device.handle(
      .action(HostEvent.Action(view: source.number, kind: .menu, time: stage.device.time)))
    stage.device.advance(by: 1)
    #expect(stage.shows("Jump"))
    stage.device.device.handle(
      .action(HostEvent.Action(view: rows.first?.number ?? 0, kind: .activate, time: stage.device.time)))
  }

  @Test("A finger on a card that has gone meanwhile does nothing (PEEK-16)")
  func lateFinger() {
    let stage = PreviewStage()
    stage.openActions()
    guard let place = stage.screen.middle(ofText: "Detail") else {
      Issue.record("the preview is shown")
      return
    }
    stage.device.tap(at: Double(place.x), Double(place.y))
    let finger = stage.device.press(at: Double(place.x), Double(place.y), force: 0.5)
    stage.device.advance(by: 1)
    #expect(stage.list.committed != nil)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.log.lines.filter { $0 == "commit" }.count == 1)
    #expect(stage.screen.mistakes == [])
  }

  @Test("What is in a preview cannot be reached by itself until it is the screen (PEEK-17)")
  func preview() {
    let stage = PreviewStage()
    func isHidden() -> Bool? {
      var view = stage.screen.label("Detail, inside")
      guard view != nil else { return nil }
      while let here = view {
        if here.accessibility?.role == "none" { return true }
        view = stage.screen.views[here.parent]
      }
      return false
    }
    stage.list.makeController = { _ in
      let controller = PreviewedController()
      controller.title = "Detail, inside"
      return controller
    }
    let finger = stage.peek()
    #expect(isHidden() == true)
    finger.press(6)
    stage.device.advance(by: 1)
    finger.lift()
    stage.device.advance(by: 1)
    #expect(stage.list.committed != nil)
    stage.device.settle { stage.list.committed?.title = "Detail" }
    #expect(isHidden() == false)
  }

  @Test(
    "Space held on a source presses deeper: lifted early it is a tap, then a peek, and Return opens (PEEK-17)"
  )
  func space() {
    let stage = PreviewStage()
    guard let source = stage.screen.views.values.first(where: { $0.accessibility?.label == "Source 1" })
    else {
      Issue.record("the source is shown")
      return
    }
    #expect(source.accessibility?.hint.isEmpty == false)
    func key(_ kind: HostEvent.Action.Kind) {
      stage.device.device.handle(
        .action(HostEvent.Action(view: source.number, kind: kind, time: stage.device.time)))
    }
    key(.press)
    stage.device.advance(by: 0.1)
    key(.release)
    stage.device.advance(by: 1)
    #expect(stage.list.taps == 1 && stage.vibrations.isEmpty)
    key(.press)
    stage.device.advance(by: 0.5)
    #expect(stage.vibrations == [10])
    stage.device.device.handle(.key(HostEvent.Key(isDown: true, time: stage.device.time, name: "Enter")))
    stage.device.advance(by: 1)
    #expect(stage.list.committed != nil)
    key(.release)
    #expect(stage.screen.warnings.isEmpty)
  }

  @Test("With less motion nothing grows or recedes: the preview fades (PEEK-18)")
  func reducedMotion() {
    let stage = PreviewStage()
    stage.device.device.handle(.appearance(HostEvent.Appearance(reducesMotion: true)))
    let finger = stage.device.press(at: 100, 150)
    stage.device.advance(by: 0.2)
    finger.press(3)
    stage.device.advance(by: 0.1)
    #expect(stage.screen.views.values.allSatisfy { $0.recession.scale == 1 })
    guard let platter = stage.screen.views.values.first(where: { $0.accessibility?.label == "Open Detail" })
    else {
      Issue.record("the preview is shown")
      return
    }
    #expect(platter.transform == .identity)
    #expect(platter.alpha > 0 && platter.alpha < 1)
    finger.lift()
  }
}
