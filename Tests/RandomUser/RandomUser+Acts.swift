import Heft
import HeftTesting
import SampleApps

/// The user's actions, one at a time.
extension RandomUser {
  func act() {
    switch number(below: 100) {
    case 0..<22: tap()
    case 22..<34: putDown()
    case 34..<56: moveOne()
    case 56..<66: lift(number(below: fingers.count), number(below: 8) == 0 ? .cancel : .up)
    case 66..<71: pressHard()
    case 71..<75: swipe()
    case 75..<84: wait(frames: 1 + number(below: 45))
    case 84..<88: act(on: shown)
    case 88..<91: type()
    case 91..<93: turnWheel()
    case 93..<95: edit(shown)
    case 95: goHome()
    case 96: open()
    case 97: changeSetting()
    case 98: changeScreen()
    default: interrupt()
    }
  }

  private func tap() {
    press(at: target(), pressure: 0.3)
    wait(frames: 1 + number(below: 5))
    lift(fingers.count - 1, .up)
    if number(below: 2) == 0 { wait(frames: number(below: 40)) }
  }

  private func putDown() {
    guard fingers.count < 3 else { return lift(0, .up) }
    press(at: target(), pressure: share())
  }

  private func moveOne() {
    let index = number(below: fingers.count)
    guard fingers.indices.contains(index) else { return putDown() }
    if number(below: 6) == 0 { return move(index, to: target(), pressure: share()) }
    var place = fingers[index].place
    let (x, y) = (share() * 24 - 12, share() * 24 - 12)
    for _ in 0...number(below: 8) {
      place.x = min(max(place.x + CGFloat(x), 0), size.width)
      place.y = min(max(place.y + CGFloat(y), 0), size.height)
      move(index, to: place, pressure: number(below: 4) == 0 ? share() : nil)
      if number(below: 3) == 0 { wait(frames: 1) }
    }
  }

  /// A press that goes deeper and deeper, and perhaps up to the actions.
  private func pressHard() {
    guard fingers.count < 3 else { return lift(0, .cancel) }
    press(at: target(), pressure: 0.1)
    let id = fingers[fingers.count - 1].id
    // The screen may take a finger away meanwhile.
    func index() -> Int { fingers.firstIndex { $0.id == id } ?? -1 }
    let deepest = 0.3 + 0.7 * share()
    for step in 1...6 {
      guard fingers.indices.contains(index()) else { return }
      move(index(), to: fingers[index()].place, pressure: 0.1 + (deepest - 0.1) * Double(step) / 6)
      wait(frames: 1 + number(below: 8))
    }
    if number(below: 2) == 0, fingers.indices.contains(index()) {
      let start = fingers[index()].place
      for step in 1...4 {
        move(index(), to: CGPoint(x: start.x, y: max(start.y - CGFloat(step) * 40, 0)))
        wait(frames: 1)
      }
    }
    if number(below: 3) != 0 { lift(index(), .up) }
  }

  private func swipe() {
    guard fingers.count < 3 else { return lift(0, .up) }
    let starts = [
      target(), CGPoint(x: 2, y: size.height / 2), CGPoint(x: size.width / 2, y: size.height - 2),
    ]
    let steps: [(CGFloat, CGFloat)] = [(40, 0), (-40, 0), (0, 40), (0, -60)]
    press(at: oneOf(starts), pressure: 0.3)
    let last = fingers.count - 1
    let delta = oneOf(steps)
    for _ in 0..<4 {
      let place = fingers[last].place
      move(
        last,
        to: CGPoint(
          x: min(max(place.x + delta.0, 0), size.width), y: min(max(place.y + delta.1, 0), size.height)))
      wait(frames: 1 + number(below: 3))
    }
    if number(below: 3) == 0 { wait(frames: 40) }
    lift(last, .up)
  }

  /// Acts on a view as a screen reader or the keyboard does.
  private func act(on views: [RenderedTree.View]) {
    let named = views.filter { $0.accessibility?.label.isEmpty == false }
    let view = named.isEmpty ? 0 : oneOf(named).number
    let kind = HostEvent.Action.Kind(rawValue: UInt8(number(below: 8)))!
    send(
      .action(
        HostEvent.Action(
          view: number(below: 20) == 0 ? 0 : view, kind: kind, index: UInt32(max(number(below: 8) - 4, 0)),
          time: time)))
  }

  private func type() {
    let names = [
      " ", "Escape", "Enter", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Delete", "a",
      "Control+z", "Meta+z", "Meta+Shift+z", "Control+s", "Meta+n", "+", "-", "0",
    ]
    let name = oneOf(names)
    key(name, isDown: true, isRepeat: number(below: 6) == 0)
    wait(frames: number(below: 3) == 0 ? 40 : 1)
    if number(below: 5) != 0 { key(name, isDown: false) }
  }

  private func turnWheel() {
    let place = target()
    for _ in 0...number(below: 6) {
      time += 0.016
      send(
        .wheel(
          HostEvent.Wheel(
            time: time, x: Double(place.x), y: Double(place.y), deltaX: share() * 40 - 20,
            deltaY: share() * 240 - 120, deltaMode: 0, isPinch: number(below: 5) == 0)))
    }
  }

  /// Acts on a field, on a document, or by the right button.
  private func edit(_ views: [RenderedTree.View]) {
    if let field = host.screen.focus ?? views.last(where: { $0.kind == .field })?.number {
      let texts = [
        "", "50", "Cat", "a name that is longer than any field", "\u{1F469}\u{200D}\u{1F467}", "-1e9",
      ]
      let text = oneOf(texts)
      send(
        .text(
          HostEvent.TextInput(
            view: field, text: text, selectionStart: UInt32(text.utf16.count),
            selectionEnd: UInt32(text.utf16.count), isComposing: number(below: 6) == 0, time: time)))
      if number(below: 3) == 0 { press(in: field, length: text.utf16.count) }
      if number(below: 2) == 0 {
        let change = HostEvent.Editing.Change(rawValue: UInt8(number(below: 4)))!
        send(.editing(HostEvent.Editing(view: field, change: change, time: time)))
      }
    }
    if let document = views.last(where: { $0.kind == .document })?.number {
      let links = (0..<3 as Range<UInt32>).map { number in
        HostEvent.DocumentLayout.Link(
          number: number, x: 20, y: 20 + Double(number) * 60, width: 90, height: 20)
      }
      send(.document(HostEvent.DocumentLayout(view: document, height: 900, time: time, links: links)))
      let kind = HostEvent.LinkUse.Kind(rawValue: UInt8(number(below: 3)))!
      send(.link(HostEvent.LinkUse(view: document, link: UInt32(number(below: 4)), kind: kind, time: time)))
    }
    let place = target()
    send(.menu(HostEvent.Menu(time: time, x: Double(place.x), y: Double(place.y))))
  }

  /// Presses in a field that has the keyboard, and moves the finger along.
  private func press(in field: ViewNumber, length: Int) {
    guard fingers.count < 3 else { return }
    let caret = UInt32(number(below: length + 2))
    send(
      .fieldPress(
        HostEvent.FieldPress(
          view: field, pointer: nextFinger, selectionStart: caret, selectionEnd: caret, time: time)))
    press(at: target(), pressure: 0.2)
    let last = fingers.count - 1
    for step in 1...6 where fingers.indices.contains(last) {
      let place = fingers[last].place
      let delta = CGFloat(number(below: 60) - 30)
      move(
        last, to: CGPoint(x: min(max(place.x + (step > 3 ? delta : 0), 0), size.width), y: place.y),
        pressure: Double(step) / 6)
      wait(frames: 1 + number(below: 8))
    }
    if number(below: 3) != 0, fingers.indices.contains(last) { lift(last, .up) }
  }

  private func goHome() {
    send(.setting(name: .app, value: ""))
    if number(below: 2) == 0 { wait(frames: 30) }
  }

  /// Launches an app, goes back to one, or opens it with a quick action.
  private func open() {
    let app = oneOf(sampleApps)
    switch number(below: 4) {
    case 0: send(.command(.relaunch))
    case 1: send(.setting(name: .app, value: app.name))
    default:
      send(.setting(name: .app, value: app.name))
      let items = simulator.device.shortcutItems(of: app)
      if !items.isEmpty { send(.setting(name: .action, value: oneOf(items).type)) }
    }
    if number(below: 2) == 0 { wait(frames: 40) }
  }

  private func changeSetting() {
    let settings: [(SettingName, String)] = [
      (.forceTouch, "on"), (.forceTouch, "on"), (.forceTouch, "off"), (.sensitivity, "light"),
      (.sensitivity, "medium"), (.sensitivity, "firm"), (.touchAndHold, "0.3"),
      (.touchAndHold, "0.8"),
      (.device, ""), (.device, "iphone-6s"), (.device, "apple-pencil"),
    ]
    let (name, value) = oneOf(settings)
    send(.setting(name: name, value: value))
  }

  private func changeScreen() {
    if number(below: 3) == 0 {
      let appearance = HostEvent.Appearance(
        isDark: number(below: 2) == 0, reducesMotion: number(below: 3) == 0)
      return send(.appearance(appearance))
    }
    let sizes = [(375.0, 667.0), (667, 375), (320, 568), (414, 896), (896, 414), (768, 1024), (1024, 768)]
    let (width, height) = oneOf(sizes)
    size = CGSize(width: width, height: height)
    send(.screen(HostEvent.Screen(width: width, height: height)))
  }

  /// The page is turned from, the clock is set, the picture in the settings is pressed.
  private func interrupt() {
    switch number(below: 4) {
    case 0:
      send(.visibility(isVisible: false, time: time))
      time += share() * 10
      send(.visibility(isVisible: true, time: time))
    case 1:
      send(
        .date(
          HostEvent.Clock(
            seconds: 1_700_000_000 + share() * 1e6, minutesEast: Int32(number(below: 24) * 60 - 720),
            time: time)))
    case 2:
      send(.command(.pressPicture))
      if fingers.count < 3 { press(at: target(), pressure: share()) }
      wait(frames: 10)
      send(.command(.leavePicture))
    default: time += share() * 100
    }
  }
}
