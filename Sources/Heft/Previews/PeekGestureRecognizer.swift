import HeftForce

/// The object whose previews a recognizer opens.
protocol PeekClient: NSObjectProtocol {
  /// Prepares the preview at a point of the recognizer's view. Returns whether there is one.
  func preparePeek(at place: CGPoint) -> Bool
  /// Shows a step of the press.
  func show(_ step: PeekMachine.Step)
  /// Opens the preview at a point with its actions, without a press. Returns whether there was one.
  func openActions(at place: CGPoint) -> Bool
}

/// Presses that open previews: hands a touch to the machine, and the resulting steps to its client.
///
/// It takes the touch at the preview and not before: a light or short press stays a tap, and a recognizer that takes
/// the touch sooner keeps it.
final class PeekGestureRecognizer: UIGestureRecognizer, FrameCallback {
  /// The rules for presses, as far as the client knows them; the device's settings are added at each press.
  var rules = PeekRules()
  private(set) var machine = PeekMachine()
  var client: (any PeekClient)? {
    get { clientReference.object }
    set { clientReference = Weak(newValue, token: newValue?.lifeToken) }
  }
  private var clientReference = Weak<any PeekClient>(nil, token: nil)

  /// Whether the preview or its actions are open.
  var isOpen: Bool {
    switch machine.state {
    case .peek, .commit, .actions: true
    case .idle, .touched, .hint: false
    }
  }

  /// Whether a finger is down that may open one, or has.
  var isPressed: Bool {
    switch machine.state {
    case .touched, .hint, .peek, .commit, .actions(isTouched: true): true
    case .idle, .actions(isTouched: false): false
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = event.changed ?? touches.first, let process = AppProcess.current else { return }
    if machine.state == .idle {
      machine.rules = rules
      machine.rules.follow(
        touch.type, isForceTouchOn: process.traits.forceTouchCapability == .available,
        holdDuration: process.touchAndHoldDuration)
    }
    machine.begin(sample(of: touch))
    follow()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = event.changed ?? touches.first else { return }
    machine.move(sample(of: touch))
    follow()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    machine.lift()
    follow()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    stop()
  }

  /// Whatever ends the gesture ends the preview too, but not the actions that have stayed.
  override func reset() {
    guard machine.state != .actions(isTouched: false) else { return }
    machine.stop()
    tell()
  }

  override func viewLeftWindow() { stop() }

  private func sample(of touch: UITouch) -> PeekMachine.Sample {
    PeekMachine.Sample(
      touch.reading, at: touch.location(in: nil), time: AppProcess.current?.now ?? touch.timestamp)
  }

  // MARK: From outside

  /// Ends the press, and the preview or menu that it has opened by the step `end`. A preview or menu that closes by
  /// itself calls `finish` instead.
  func stop() {
    machine.stop()
    follow()
  }

  /// Ends the press without a step, because its preview or menu closes by itself.
  func finish() {
    machine.finish()
    end(as: hasBegun ? .ended : .failed)
  }

  /// There are actions or not, as is known once something is got ready.
  func setHasActions(_ hasActions: Bool) {
    rules.hasActions = hasActions
    machine.rules.hasActions = hasActions
  }

  /// There is something to slide to the left for or not, as is known once something is got ready.
  func setHasLeftAction(_ hasAction: Bool) {
    rules.hasLeftAction = hasAction
    machine.rules.hasLeftAction = hasAction
  }

  /// The finger that opened the actions is on one of them, or beside them.
  func setIsOnAction(_ isOnAction: Bool) {
    machine.setIsOnAction(isOnAction)
  }

  func advance(to now: Double) -> Bool {
    machine.advance(to: now)
    follow()
    return machine.wantsTime
  }

  // MARK: Steps

  private func follow() {
    tell()
    switch machine.state {
    case .idle: end(as: hasBegun ? .ended : .failed)
    case .actions(isTouched: false): end(as: .ended)
    case .touched, .hint, .peek, .commit, .actions: break
    }
    if machine.wantsTime { AppProcess.current?.addFrameCallback(self) }
  }

  private func tell() {
    while let step = machine.next() {
      switch step {
      case .ask:
        let point = view?.convert(machine.latest.place, from: nil) ?? machine.latest.place
        if client?.preparePeek(at: point) != true { machine.refuse() }
      case .peek:
        state = .began
        // A recognizer that the gesture must wait for, or that may prevent it, keeps the touch.
        if hasBegun { show(step) } else { machine.stop() }
      default: show(step)
      }
    }
  }

  private func show(_ step: PeekMachine.Step) {
    PeekGestureRecognizer.vibrate(at: step)
    client?.show(step)
  }

  /// Taps the device under the finger if the step is one that is felt.
  static func vibrate(at step: PeekMachine.Step) {
    if let tap = step.tap { AppProcess.current?.host.perform(.vibrate(milliseconds: tap)) }
  }

  private func end(as state: State) {
    if arena != nil, !isOver { self.state = state }
  }
}
