import Heft
import HeftProtocol

extension Device {
  /// Gives the device a home screen. Call it before there is a screen.
  package func install(_ systemUI: any SystemUI) {
    self.systemUI = systemUI
  }

  /// Sends the app in front to the background and shows the home screen. Without one nothing happens. From within an
  /// app's code it waits until that is done; before there is a screen, no app is launched when one comes.
  public func goHome() {
    guard systemUI != nil else { return }
    waiting = nil
    pendingLaunches.append(PendingLaunch(app: nil, item: nil))
    if !isBusy { admitPendingLaunches() }
  }

  /// The process that gets the touches and the keys: the app in front, otherwise the home screen.
  var receiver: AppProcess? { front ?? systemUIProcess }

  /// Runs something as the home screen's code; nil if there is none.
  @discardableResult
  func withSystemUI<Result>(_ body: (any SystemUI) -> Result) -> Result? {
    guard let systemUI, let systemUIProcess else { return nil }
    return systemUIProcess.run { body(systemUI) }
  }

  /// Runs something as the home screen's code, and asks for ticks where that has set something going. False, and nothing
  /// is run, where there is none yet.
  ///
  /// - Parameter body: The code.
  /// - Returns: Whether it was run.
  public func runSystemUI(_ body: () -> Void) -> Bool {
    guard let systemUIProcess else { return false }
    systemUIProcess.run(body)
    updateTicks()
    return true
  }

  /// Launches the home screen, which the first app's room is in.
  func launchSystemUI(on screen: UIScreen, traits: UITraitCollection, reducesMotion: Bool, now: Double) {
    guard let systemUI, systemUIProcess == nil else { return }
    let process = AppProcess(
      app: systemUI.app, host: host, numbers: numbers, services: services, screen: screen, traits: traits,
      reducesMotion: reducesMotion, now: now)
    systemUIProcess = process
    process.launch()
  }

  /// The screen as apps know it: its lower edge, where the way home begins, is in the safe area.
  func appScreen(_ screen: UIScreen) -> UIScreen {
    guard systemUI != nil else { return screen }
    return screen.withSafeBottom(of: EdgeLimits.height)
  }

  /// Gives the home screen the events that are its own. Returns whether the event is no longer the app's.
  func systemUITakes(_ pointer: HostEvent.Pointer, screen: UIScreen?, isIdle: Bool) -> Bool {
    guard systemUIProcess != nil, let screen else { return false }
    if let step = edgePress.take(pointer) {
      if let time = pointer.samples.last?.time { moveTime(to: time) }
      withSystemUI { $0.edgePress(step) }
      // A press that begins is a new touch.
      return pointer.phase != .down
    }
    let outcome = edge.take(pointer, screen: screen.bounds.size, isIdle: isIdle)
    // An event that the app gets moves the time by itself, sample by sample.
    if outcome == .isForApp { return false }
    if let time = pointer.samples.last?.time { moveTime(to: time) }
    switch outcome {
    case .isForApp, .isTaken: break
    case .begins:
      cancelTouches()
      withSystemUI { $0.swipe(.began) }
    case .step(let step): withSystemUI { $0.swipe(step) }
    case .isClick: withSystemUI { $0.home() }
    }
    return true
  }

  /// A key that is neither an app's nor a force's: it moves in a menu that is open, or leads home.
  func systemUITakes(_ key: HostEvent.Key) -> Bool {
    guard key.isDown else { return false }
    if receiver?.pressMenuKey(key) == true { return true }
    guard systemUIProcess != nil, !key.isRepeat, key.isPlain else { return false }
    if key.key == .home {
      withSystemUI { $0.home() }
      return true
    }
    return front == nil && withSystemUI { $0.press(key.key) } == true
  }
}
