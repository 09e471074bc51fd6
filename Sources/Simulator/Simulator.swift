import Heft

/// The device with what stands beside it: the live force, the settings, the console, and traces.
public final class Simulator {
  /// The device itself.
  public let device: Device

  private let host: any Host
  private let apps: [App]
  private let recorder = TraceRecorder()
  private let inspector = ForceInspector()
  private var replay: TraceReplay?
  /// What the page said of screen and appearance while a replay had the device.
  private var heldScreen: HostEvent?
  private var heldAppearance: HostEvent?

  /// A simulator of a device on which the first of the apps runs as soon as there is a screen.
  public init(apps: [App], host: any Host) {
    self.host = host
    self.apps = apps
    device = Device(host: host)
    showSettings()
    launch()
    inspect()
  }

  /// Takes one event, with its numbers rounded as a trace holds them.
  public func handle(_ event: consuming HostEvent) {
    event.round()
    handleRounded(event)
  }

  private func handleRounded(_ event: HostEvent) {
    if case .trace(let text, let pace) = event {
      start(text, pace)
    } else if replay != nil {
      handleDuringReplay(event)
    } else {
      take(event)
    }
  }

  /// Counts an event that could not be read.
  public func reportUnreadable() {
    device.report(.unreadable)
  }

  // MARK: Inside

  private func launch() {
    if let app = apps.first { device.launch(app) }
  }

  private func take(_ event: HostEvent) {
    if case .command("save-trace") = event {
      host.perform(.save(name: "heft.trace", mediaType: "text/plain", text: recorder.text))
      return
    }
    if recorder.record(event) == .isFullNow {
      let advice = "The trace is full: what comes now is not recorded. Reload to start a new one."
      host.perform(.console(.heft, advice))
    }
    if case .command("relaunch") = event {
      launch()
    } else {
      device.handle(event)
    }
    inspect()
  }

  private func showSettings() {
    for (name, value) in device.settings.named { host.perform(.setting(name: name, value: value)) }
  }

  private func inspect() {
    if let reading = inspector.update(from: device) { host.perform(.force(reading)) }
  }

  // MARK: Replay

  private func start(_ text: String, _ pace: TracePace) {
    stopReplay()
    do throws(TraceError) {
      let events = try TraceReader.read(text)
      // A trace has its own times, and so has the host afterwards.
      device.expectAnotherClock()
      switch pace {
      case .atOnce:
        for event in events { take(event) }
        device.expectAnotherClock()
      case .asRecorded:
        replay = TraceReplay(events)
        device.keepsTicking = true
        host.perform(.replay(isRunning: true))
      }
    } catch {
      host.perform(.console(.heft, error.message))
    }
  }

  private func handleDuringReplay(_ event: HostEvent) {
    switch event {
    case .tick(let time):
      while let due = replay?.next(before: time) { take(due) }
      if replay?.isOver == true { stopReplay() }
    case .screen: heldScreen = event
    case .appearance: heldAppearance = event
    case .command("stop-replay"): stopReplay()
    default: break
    }
  }

  private func stopReplay() {
    guard replay != nil else { return }
    replay = nil
    device.cancelTouches()
    device.expectAnotherClock()
    device.keepsTicking = false
    host.perform(.replay(isRunning: false))
    // The trace may have set them, and the page's controls may have been moved meanwhile.
    showSettings()
    for event in [heldScreen, heldAppearance] {
      if let event { take(event) }
    }
    heldScreen = nil
    heldAppearance = nil
    inspect()
  }
}
