import HeftForce
import HeftProtocol

/// The picture in the settings on which the user tries how hard to press. While it is pressed, touches are its and no
/// app's; what it shows is what a preview would, by the same machine.
final class PressDemo {
  /// Whether what touches now touches the picture.
  private(set) var isPressed = false
  /// Whether time alone can bring the next step.
  var wantsTime: Bool { machine.wantsTime }

  private let host: any Host
  private var machine = PeekMachine()
  private var state = PressDemoState.rest

  init(host: any Host) {
    self.host = host
  }

  func begin() {
    isPressed = true
  }

  /// Ends what was pressed: the finger has gone, or a setting has changed under it.
  func end() {
    stop()
    isPressed = false
  }

  func stop() {
    machine.stop()
    follow()
    show(.rest)
  }

  func take(_ update: TouchUpdate, settings: DeviceSettings, now: Double) {
    guard let reading = update.readings.last else { return }
    let sample = PeekMachine.Sample(reading, at: reading.location, time: now)
    switch update.phase {
    case .began:
      if machine.state == .idle {
        machine.rules.follow(
          update.type, isForceTouchOn: settings.isForceTouchOn, holdDuration: settings.touchAndHoldDuration)
        machine.rules.mayStay = false
      }
      machine.begin(sample)
      follow()
    case .ended:
      machine.lift()
      follow()
      show(.rest)
    case .cancelled: stop()
    default:
      machine.move(sample)
      follow()
    }
  }

  func advance(to now: Double) {
    machine.advance(to: now)
    follow()
  }

  private func follow() {
    while let step = machine.next() {
      if let tap = step.tap { host.perform(.vibrate(milliseconds: tap)) }
      switch step {
      case .hint(let nearness): nearness > 0 ? show(.hint, nearness) : show(.rest)
      case .peek: show(.peek)
      case .commit(let nearness): show(.peek, nearness)
      case .pop: show(.pop, 1)
      case .end: show(.rest)
      // There is always the picture, and there are no actions.
      case .ask, .drag, .side, .chooseSide, .actions, .retract, .slide, .release: break
      }
    }
  }

  private func show(_ state: PressDemoState, _ nearness: Double = 0) {
    if state == .rest, self.state == .rest { return }
    self.state = state
    host.perform(.pressDemo(state, nearness: nearness, words: words(at: state)))
  }

  private func words(at state: PressDemoState) -> String {
    switch state {
    case .rest: ""
    case .hint: machine.rules.feelsForce ? "Hint: press deeper" : "Hint: keep holding"
    case .peek: machine.rules.feelsForce ? "Peek: press deeper still" : "Peek"
    case .pop: "Pop"
    }
  }
}
