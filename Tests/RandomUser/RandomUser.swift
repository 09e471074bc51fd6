import Foundation
import Heft
import HeftTesting
import SampleApps
import Simulator

/// Somebody who uses the sample apps without sense and without end: presses what is shown, with up to three fingers and
/// everything else that a page can send.
///
/// A seed gives the same events each time, so that what goes wrong can be done again.
public final class RandomUser {
  /// The host, which records everything that the device has shown.
  public let host = RecordingHost()
  /// The device with the four sample apps.
  public let simulator: Simulator
  /// How many events there were.
  public private(set) var count = 0

  let storage = MemoryStorage()
  var random: Seeded
  var time = 1.0
  var size = CGSize(width: 375, height: 667)
  var fingers: [Finger] = []
  var keyIsDown = false
  private var pointers: Int32 = 0
  /// Told of each event before it is handled, so that it is known also when that stops the program.
  private let note: (HostEvent) -> Void

  /// A user of whom `note` is told each event before it is handled.
  public init(seed: UInt64, note: @escaping (HostEvent) -> Void = { _ in }) {
    random = Seeded(seed)
    self.note = note
    simulator = Simulator(apps: sampleApps, host: host)
    send(.abilities(HostEvent.Abilities(rawValue: 15)))
    send(.date(HostEvent.Clock(seconds: 1_700_000_000, minutesEast: 60, time: time)))
    send(.loaded([]))
    send(.appearance(HostEvent.Appearance()))
    send(.screen(HostEvent.Screen(width: 375, height: 667)))
  }

  /// A finger, a pen or a mouse that is down.
  struct Finger {
    let id: Int32
    let type: PointerType
    var place: CGPoint
    var pressure: Double
  }

  /// Goes on for at least so many events.
  public func use(events: Int) {
    let end = count + events
    while count < end { act() }
  }

  /// Lifts everything and waits until nothing moves. Returns what is wrong then; empty where all is well.
  public func rest() -> [String] {
    for index in fingers.indices.reversed() { lift(index, .up) }
    if keyIsDown { key(" ", isDown: false) }
    send(.command(.leavePicture))
    wait(frames: 120)
    var problems = Array(host.screen.mistakes.prefix(5))
    if !simulator.device.isIdle { problems.append("a touch is down that nobody makes") }
    return problems
  }

  // MARK: Chance

  /// A whole number from 0 up to another one.
  func number(below limit: Int) -> Int { Int(random.next() % UInt64(max(limit, 1))) }

  func share() -> Double { Double(random.next() >> 11) / Double(1 << 53) }

  func oneOf<Element>(_ choices: [Element]) -> Element { choices[number(below: choices.count)] }

  // MARK: Events

  func send(_ event: HostEvent) {
    var event = event
    event.round()
    note(event)
    count += 1
    host.willHandle(event)
    simulator.handle(event)
    answer()
  }

  /// Keeps what is to be kept and shares what is to be shared, as a page would; now and then that fails.
  private func answer() {
    let requests = host.requests
    host.clear()
    for request in requests {
      switch request {
      case .store, .remove, .fetch:
        storage.failure = number(below: 40) == 0 ? "QuotaExceededError" : nil
        if let answer = request.perform(on: storage, time: time) { send(answer) }
      case .share(let number, _, _, _), .copy(let number, _, _):
        let outcome = oneOf([HostEvent.Shared.Outcome.cancelled, .done, .failed])
        send(.shared(HostEvent.Shared(number: number, outcome: outcome, reason: "", time: time)))
      case .encodeVideo(let number, let picture):
        let video = self.number(below: 3) == 0 ? nil : picture
        send(.fetched(HostEvent.Fetched(number: number, bytes: video, time: time)))
      default: break
      }
    }
  }

  /// Lets frames pass, each with a tick where one is wanted.
  func wait(frames: Int) {
    for _ in 0..<frames {
      time += 1.0 / 60
      if host.wantsTicks { send(.tick(time: time)) }
    }
  }

  func key(_ name: String, isDown: Bool, isRepeat: Bool = false) {
    if name == " " { keyIsDown = isDown }
    send(.key(HostEvent.Key(isDown: isDown, isRepeat: isRepeat, time: time, name: name)))
  }

  // MARK: Fingers

  /// The number of the next finger to go down.
  var nextFinger: Int32 { (pointers + 1) % 1000 }

  func press(at place: CGPoint, pressure: Double) {
    pointers = (pointers + 1) % 1000
    let kind = number(below: 10)
    let type: PointerType = kind == 0 ? .pen : kind == 1 ? .mouse : .touch
    fingers.append(Finger(id: pointers, type: type, place: place, pressure: pressure))
    point(fingers.count - 1, .down)
  }

  func move(_ index: Int, to place: CGPoint, pressure: Double? = nil) {
    guard fingers.indices.contains(index) else { return }
    fingers[index].place = place
    if let pressure { fingers[index].pressure = pressure }
    point(index, .move)
  }

  func lift(_ index: Int, _ phase: PointerPhase) {
    guard fingers.indices.contains(index) else { return }
    point(index, phase)
    fingers.remove(at: index)
  }

  private func point(_ index: Int, _ phase: PointerPhase) {
    let finger = fingers[index]
    time += 0.004
    let sample = TouchSample(
      time: time, x: Double(finger.place.x), y: Double(finger.place.y),
      pressure: phase == .up ? 0 : finger.pressure, tiltX: finger.type == .pen ? 30 : 0)
    send(.pointer(HostEvent.Pointer(phase: phase, type: finger.type, id: finger.id, samples: [sample])))
  }

  // MARK: What is shown

  /// Every view that is shown, the rearmost first, always in the same order.
  var shown: [RenderedTree.View] {
    var found: [RenderedTree.View] = []
    func visit(_ number: ViewNumber) {
      guard let view = host.screen.views[number], !view.isHidden else { return }
      found.append(view)
      for child in view.children { visit(child) }
    }
    for root in host.screen.roots { visit(root) }
    return found
  }

  /// Where to press: mostly in the middle of something that can be acted on, otherwise in any view, or anywhere.
  func target() -> CGPoint {
    let views = shown
    let actors = views.filter { view in
      view.accessibility?.states.contains(.focusable) == true || view.kind == .field
    }
    let choice = number(below: 10)
    let view =
      choice < 6 && !actors.isEmpty ? oneOf(actors) : choice < 9 && !views.isEmpty ? oneOf(views) : nil
    var place =
      view.flatMap { host.screen.middle(of: $0.number) }
      ?? CGPoint(x: size.width * CGFloat(share()), y: size.height * CGFloat(share()))
    if number(below: 3) == 0 {
      place.x += CGFloat(share() * 60 - 30)
      place.y += CGFloat(share() * 60 - 30)
    }
    // A place outside the screen cannot be pressed.
    place.x = place.x.isFinite ? min(max(place.x, 1), size.width - 1) : 1
    place.y = place.y.isFinite ? min(max(place.y, 1), size.height - 1) : 1
    return place
  }
}
