import Foundation
import Heft
import HeftTesting
import Simulator

/// A simulator with several apps that say what they hear, at its home screen.
///
/// Places are looked up in what is shown, as a user finds them.
final class HomeFixture {
  let host = RecordingHost()
  let storage: MemoryStorage
  private(set) var simulator: Simulator
  /// The calls that the apps have got, each line with the app's name in front.
  var log = HomeLog()
  private(set) var time = 1.0
  private let size: CGSize
  private var pointer: Int32 = 0

  /// Apps by those names, each with the given static actions, on a screen of a size.
  init(
    _ names: [String] = ["Ant", "Bee", "Cat", "Dog"], items: [UIApplicationShortcutItem] = HomeFixture.items,
    width: Double = 375, height: Double = 667, isHome: Bool = true, storage: MemoryStorage = MemoryStorage(),
    dynamic: [UIApplicationShortcutItem]? = nil, hasHomeScreen: Bool? = nil,
    style: UIUserInterfaceStyle = .unspecified
  ) {
    size = CGSize(width: width, height: height)
    self.storage = storage
    let log = log
    log.dynamic = dynamic
    let apps = names.map { log.app($0, items) }
    for app in apps { app.userInterfaceStyle = style }
    simulator = Simulator(apps: apps, host: host, hasHomeScreen: hasHomeScreen)
    simulator.handle(.loaded(storage.items))
    if isHome { simulator.handle(.setting(name: .app, value: "")) }
    simulator.handle(.setting(name: .device, value: ForceProfile.iPhone6s.identifier))
    simulator.handle(.screen(HostEvent.Screen(width: width, height: height)))
  }

  static var items: [UIApplicationShortcutItem] {
    ["one", "two", "tree"].map {
      UIApplicationShortcutItem(
        type: $0, localizedTitle: "Title " + $0, localizedSubtitle: "Under " + $0,
        icon: UIApplicationShortcutIcon(type: .play))
    }
  }

  /// Returns the calls that the apps have got since the last time.
  func heard() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  // MARK: Time and events

  func send(_ event: HostEvent) {
    simulator.handle(event)
    answer()
  }

  /// Lets time pass frame by frame, with a tick where one is wanted.
  func advance(by seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 {
      time = min(time + 1.0 / 60.0, end)
      if host.wantsTicks { send(.tick(time: time)) }
    }
  }

  /// Long enough for anything that moves to arrive.
  func settle() { advance(by: 1) }

  /// Keeps what the apps want kept.
  private func answer() {
    while let request = host.requests.dropFirst(answered).first {
      answered += 1
      switch request {
      case .store, .remove, .fetch:
        if let answer = request.perform(on: storage, time: time) { simulator.handle(answer) }
      default: break
      }
    }
  }
  private var answered = 0

  func key(_ name: String) {
    for isDown in [true, false] { send(.key(HostEvent.Key(isDown: isDown, time: time, name: name))) }
  }

  func act(_ kind: HostEvent.Action.Kind, on view: RenderedTree.View) {
    send(.action(HostEvent.Action(view: view.number, kind: kind, index: 0, time: time)))
  }

  // MARK: Fingers

  /// Puts a finger down with a force in units.
  func press(_ place: CGPoint, force: Double = 0.5, type: PointerType = .touch) -> HomeFinger {
    pointer += 1
    let finger = HomeFinger(self, pointer, type, place, force)
    finger.send(.down)
    return finger
  }

  func tap(_ place: CGPoint, type: PointerType = .touch) {
    let finger = press(place, type: type)
    advance(by: 0.05)
    finger.lift()
  }

  /// A swipe up from the lower edge, as fast as a person's.
  func swipeHome() { swipeUp().lift() }

  /// A swipe up that rests.
  func swipeToSwitcher() {
    let finger = swipeUp()
    advance(by: 0.5)
    finger.lift()
    settle()
  }

  /// A finger that has come up from the lower edge and is still down.
  private func swipeUp() -> HomeFinger {
    let finger = press(CGPoint(x: size.width / 2, y: size.height - 6))
    for step in 1...6 {
      advance(by: 1.0 / 60.0)
      finger.move(to: CGPoint(x: size.width / 2, y: size.height - 6 - CGFloat(step) * 40))
    }
    return finger
  }

  // MARK: What is shown

  /// The element that a screen reader calls so and that it and the keyboard reach; nil if there is none.
  func element(_ label: String) -> RenderedTree.View? { elements.first { $0.accessibility?.label == label } }

  /// All that the keyboard reaches, in its order.
  var elements: [RenderedTree.View] {
    var found: [RenderedTree.View] = []
    func visit(_ number: ViewNumber) {
      guard let view = host.screen.views[number], !view.isHidden,
        view.accessibility?.states.contains(.hidden) != true
      else { return }
      if let role = view.accessibility?.role, role != .generic { found.append(view) }
      view.children.forEach(visit)
    }
    host.screen.roots.forEach(visit)
    return found
  }

  var labels: [String] { elements.map { $0.accessibility?.label ?? "" } }

  /// The icons that can be reached, by their names, in order.
  var icons: [String] {
    elements.filter { $0.accessibility?.states.contains(.hasMenu) == true }
      .map { $0.accessibility?.label ?? "" }
  }

  /// The rows of the menu that is open.
  var menu: [String] {
    elements.filter { $0.accessibility?.role == .menuitem }.map { $0.accessibility!.label }
  }

  /// The cards of the switcher.
  var cards: [String] {
    elements.filter { $0.accessibility?.hint.hasPrefix("Opens the app") == true }
      .map { $0.accessibility!.label }
  }

  /// Where a view is on the screen, with all that moves and shrinks it.
  func frame(of view: RenderedTree.View) -> CGRect {
    var rect = CGRect(origin: .zero, size: view.frame.size)
    var here: RenderedTree.View? = view
    while let view = here {
      let (middle, map) = (CGPoint(x: view.frame.width / 2, y: view.frame.height / 2), view.transform)
      let corners = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)].map { corner in
        CGPoint(
          x: view.frame.midX + map.a * (corner.x - middle.x) + map.tx,
          y: view.frame.midY + map.d * (corner.y - middle.y) + map.ty)
      }
      rect = CGRect(
        x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
        height: corners[1].y - corners[0].y)
      here = host.screen.views[view.parent]
      if let scroll = here?.scroll { rect = rect.offsetBy(dx: -scroll.x, dy: -scroll.y) }
    }
    return rect
  }

  func place(of label: String) -> CGPoint {
    let frame = element(label).map { self.frame(of: $0) } ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// How much what is behind a menu is blurred.
  var blur: Double { host.screen.views.values.map { $0.backgroundBlur.blur }.max() ?? 0 }
}

/// A finger on the home screen.
final class HomeFinger {
  private unowned let fixture: HomeFixture
  private let pointer: Int32
  private let type: PointerType
  private(set) var place: CGPoint
  private var force: Double

  init(_ fixture: HomeFixture, _ pointer: Int32, _ type: PointerType, _ place: CGPoint, _ force: Double) {
    self.fixture = fixture
    self.pointer = pointer
    self.type = type
    self.place = place
    self.force = force
  }

  func press(_ force: Double) {
    self.force = force
    send(.move)
  }

  /// Presses from nothing to a force within some frames, as a finger does.
  func deepen(to force: Double) {
    for step in 1...12 {
      fixture.advance(by: 1.0 / 60.0)
      press(0.5 + (force - 0.5) * Double(step) / 12)
    }
    fixture.advance(by: 0.3)
  }

  func move(to place: CGPoint) {
    self.place = place
    send(.move)
  }

  func lift() { send(.up) }

  func send(_ phase: PointerPhase) {
    let sample = TouchSample(
      time: fixture.time, x: Double(place.x), y: Double(place.y), pressure: phase == .up ? 0 : force * 60)
    fixture.send(.pointer(HostEvent.Pointer(phase: phase, type: type, id: pointer, samples: [sample])))
  }
}
